import type { ReactNode } from 'react';
import styles from './plain-page.module.css';

/** A page of a title, a few sentences and a form. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
