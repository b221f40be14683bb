import { formula1Texts } from '../../config/texts-formula1.ts';
import type { FactSource } from '../../contract/schemas/formula1.ts';
import styles from './formula1.module.css';

const { source: texts } = formula1Texts;

/** Whose facts are shown, by the terms of their licence. */
export function SourceNote({ source }: { source: FactSource | null }) {
  if (source === null) return null;
  return (
    <p className={styles.source}>
      <small>
        {`${texts.text} `}
        <a href={source.url}>{source.name}</a>
        {`. ${texts.licence} `}
        <a href={source.licenceUrl}>{source.licence}</a>
      </small>
    </p>
  );
}
