import { frameTextsHu } from '../../config/texts-frame.ts';
import { useSite } from '../site-context/site-context.tsx';
import { decidePip } from './pip.ts';
import styles from './pip-box.module.css';

/**
 * A live broadcast beside every page: its label, and opened its title with the way to it. It folds without script; the
 * boot script remembers for the session that a reader has folded it, so its state is not React's. @spec §3 Pip status
 */
export function PipBox() {
  const pip = decidePip(useSite().refresh.pipStatus);
  if (pip === null) return null;
  return (
    <aside className={styles.place} aria-label={frameTextsHu.pip.box} lang="hu">
      <details key={pip.href} className={styles.pip} open={pip.isOpen} data-pip={pip.href} suppressHydrationWarning>
        <summary>
          <span className={styles.label}>{pip.label}</span> <span className={styles.title}>{pip.title}</span>
        </summary>
        <p>
          <a href={pip.href} rel={pip.rel}>
            {frameTextsHu.pip.watch}
          </a>
        </p>
      </details>
    </aside>
  );
}
