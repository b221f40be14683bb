import type { ReactNode } from 'react';
import styles from './front-blocks.module.css';

type BlockFrameProps = {
  /** Stands in the page's margin on wide screens; null for a block without a name. */
  title: string | null;
  href?: string | null;
  className?: string | undefined;
  children: ReactNode;
};

/** A titled block: its name in the margin, beside the line, its content after it. */
export function BlockFrame({ title, href = null, className, children }: BlockFrameProps) {
  return (
    <section className={className === undefined ? styles.block : `${styles.block} ${className}`}>
      {title !== null && <h2 className={`heading ${styles.label}`}>{href === null ? title : <a href={href}>{title}</a>}</h2>}
      {children}
    </section>
  );
}
