import type { ReactNode } from 'react';
import { articleTexts } from '../../config/texts-article.ts';
import { useDisplaySettings } from '../display-settings.tsx';
import styles from './content.module.css';

type ContentTableProps = { caption: string | null; children: ReactNode };

/** A table that scrolls sideways where it is wider than the page; the keyboard can scroll it too, so it has a name. */
export function ContentTable({ caption, children }: ContentTableProps) {
  const { language } = useDisplaySettings();
  return (
    // A group and no section: several tables of one name would be landmarks that cannot be told apart.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- only what has the focus scrolls by keyboard
    <div className={styles.scroll} role="group" aria-label={caption ?? articleTexts[language].table} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
