import { useSite } from '../site-context/site-context.tsx';
import styles from './sidebar.module.css';

/** The way to the data of the election that is on, from every supplement; without one there is no box. @spec §2.7 */
export function ElectionBox() {
  const { election } = useSite().edition;
  if (election === null) return null;
  return (
    <section className={styles.box} lang="hu">
      <h2 className="heading">{election.title}</h2>
      <p>
        <a href={election.href}>{election.text}</a>
      </p>
    </section>
  );
}
