import { sidebarTexts } from '../../config/texts-sidebar.ts';
import { toOutsideAddress } from '../../lib/outside-address.ts';
import { useSite } from '../site-context/site-context.tsx';
import styles from './sidebar.module.css';

/** What the magazine's editors listen to. @spec §2.7 */
export function MusicBox() {
  const { music } = useSite().edition;
  const href = toOutsideAddress(music?.url ?? null);
  if (music === null || href === null) return null;
  return (
    <section className={styles.box}>
      <h2 className="heading">{sidebarTexts.hu.music}</h2>
      <p>
        <a href={href} rel="noopener">
          {music.title}
        </a>
      </p>
    </section>
  );
}
