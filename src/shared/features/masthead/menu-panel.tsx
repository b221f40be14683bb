import { frameTexts, frameTextsHu } from '../../config/texts-frame.ts';
import { useMenus } from '../common-data/use-menus.ts';
import { useSite } from '../site-context/site-context.tsx';
import { ColorModeControl } from './color-mode-control.tsx';
import { Menu } from '../../ui/menu.tsx';
import styles from './menu-panel.module.css';

/** The menu of the whole publication. It opens without script, and closes when the reader gets to another page. */
export function MenuPanel() {
  const { language, path } = useSite();
  const { sidebar, heading, extra } = useMenus();
  return (
    <details key={path} className={styles.menu}>
      <summary>{frameTexts[language].menu}</summary>
      <div className={styles.panel}>
        <div className={`wrap ${styles.columns}`}>
          <Menu items={sidebar} path={path} label={frameTextsHu.wholeMenu} className={styles.whole} described />
          <Menu items={heading} path={path} label={frameTextsHu.heading} className={styles.heading} />
          <Menu items={extra} path={path} label={frameTextsHu.extra} />
          <ColorModeControl />
        </div>
      </div>
    </details>
  );
}
