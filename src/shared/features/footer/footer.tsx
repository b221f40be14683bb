import { consentControlText } from '../../config/texts-consent.ts';
import { frameTexts, frameTextsHu } from '../../config/texts-frame.ts';
import { Menu } from '../../ui/menu.tsx';
import { useMenus } from '../common-data/use-menus.ts';
import { useSite } from '../site-context/site-context.tsx';
import styles from './footer.module.css';

/** The foot of every page: what the newsroom puts forward, what is said of it, and who publishes. */
export function Footer() {
  const { edition, language, path } = useSite();
  const { footerHighlight, footerNormal, footerApp, footerSocial } = useMenus();
  return (
    <footer className={styles.footer} lang={language === 'en' ? 'en' : undefined}>
      <div className={`wrap ${styles.columns}`}>
        <p className={styles.brand} lang="hu">
          <b>{edition.name}</b>
          <i>{edition.tagline}</i>
        </p>
        <Menu items={footerHighlight} path={path} label={frameTextsHu.highlighted} className={styles.highlight} />
        <Menu items={footerNormal} path={path} label={frameTextsHu.aboutUs} className={styles.normal} />
        <div>
          <Menu items={footerApp} path={path} label={frameTextsHu.apps} />
          <Menu items={footerSocial} path={path} label={frameTextsHu.followUs} />
        </div>
        <p className={styles.publisher}>
          {frameTexts[language].publishedBy(edition.publisher.name)} · <a href={`mailto:${edition.publisher.email}`}>{edition.publisher.email}</a>
        </p>
        {/* Shown by script: a row of its own and the last one, so that it moves nothing */}
        <button type="button" data-action="consent" hidden suppressHydrationWarning>
          {consentControlText[language]}
        </button>
      </div>
    </footer>
  );
}
