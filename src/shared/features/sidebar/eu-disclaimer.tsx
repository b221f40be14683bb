import { sidebarTexts } from '../../config/texts-sidebar.ts';
import styles from './sidebar.module.css';

/** Who paid for the supplement of the European elections, and who answers for what stands in it. @spec §2.7 */
export function EuDisclaimer() {
  const { title, text } = sidebarTexts.hu.euDisclaimer;
  return (
    <section className={styles.box}>
      <h2 className="heading">{title}</h2>
      <p>{text}</p>
    </section>
  );
}
