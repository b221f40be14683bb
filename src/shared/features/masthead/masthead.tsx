import { frameTexts, frameTextsHu } from '../../config/texts-frame.ts';
import { CommonStrip } from '../common-data/common-strip.tsx';
import { useMenus } from '../common-data/use-menus.ts';
import { useSite } from '../site-context/site-context.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuPanel } from './menu-panel.tsx';
import styles from './masthead.module.css';
import { SearchControl } from './search-control.tsx';

/** The head of every page: the day's figures, the brand, the sections. It may lie over the page's first picture. @spec §4 Header opacity */
export function Masthead() {
  const { edition, language, path, headerOpacity } = useSite();
  const menus = useMenus();
  const words = frameTexts[language];
  return (
    <>
      <a className="skip-link" href="#content" lang={language === 'en' ? 'en' : undefined}>
        {words.skipToContent}
      </a>
      <header className={headerOpacity ? `${styles.masthead} ${styles.over}` : styles.masthead} lang={language === 'en' ? 'en' : undefined}>
        <CommonStrip />
        <div className={`wrap ${styles.brand}`}>
          <a className={styles.logo} href="/">
            <span className="visually-hidden">{words.toFront(edition.name)}</span>
          </a>
          <p lang="hu">{edition.tagline}</p>
          <Menu items={menus.heading} path={path} label={frameTextsHu.heading} className={styles.heading} />
        </div>
        <div className={`wrap ${styles.bar}`}>
          <MenuPanel />
          <Menu items={menus.main} path={path} label={frameTextsHu.sections} className={styles.sections} />
          <SearchControl />
        </div>
      </header>
    </>
  );
}
