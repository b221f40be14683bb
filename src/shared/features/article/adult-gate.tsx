import type { ReactNode } from 'react';
import { articleTexts } from '../../config/texts-article.ts';
import { useSite } from '../site-context/site-context.tsx';
import styles from './notices.module.css';

type AdultGateProps = { closed: boolean; children: ReactNode };

/** Content that a reader opens by saying to be of age; it works without script. @spec §3 adultContent */
export function AdultGate({ closed, children }: AdultGateProps) {
  const texts = articleTexts[useSite().language].adult;
  if (!closed) return children;
  return (
    <>
      <p className={styles.notice}>
        <strong>{texts.title}</strong>
        {texts.text}
      </p>
      <details className={styles.gate}>
        <summary>{texts.open}</summary>
        {children}
      </details>
    </>
  );
}
