import { sidebarTexts } from '../../config/texts-sidebar.ts';
import { useSite } from '../site-context/site-context.tsx';
import styles from './sidebar.module.css';

/**
 * The shop and the app. Both stores stand in the HTML, which is the same for every device; the style sheet shows Apple's
 * to its phones and tablets and the other one to everybody else. @spec §2.7 Link box
 */
export function LinkBox() {
  const { edition, language } = useSite();
  if (edition.appStores === null) return null;
  const texts = sidebarTexts[language].links;
  const { apple, android } = edition.appStores;
  return (
    <section className={styles.box}>
      <h2 className="heading">{texts.title}</h2>
      <ul className={`plain ${styles.pills}`}>
        <li>
          <a href={edition.externalHosts.shop}>{texts.shop}</a>
        </li>
        <li className={styles.apple}>
          <a href={apple} rel="noopener">
            {texts.apple}
          </a>
        </li>
        <li className={styles.android}>
          <a href={android} rel="noopener">
            {texts.android}
          </a>
        </li>
      </ul>
    </section>
  );
}
