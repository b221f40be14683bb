import { frameTextsHu } from '../../config/texts-frame.ts';
import { useSite } from '../site-context/site-context.tsx';
import { toOwnOrSecureHref } from './pip.ts';
import styles from './widget-list.module.css';

/** Pages of live data that the newsroom leads to, as cards; last on its page, so that a change moves nothing that is read. @spec §3 Other common data */
export function WidgetList() {
  const widgets = useSite().refresh.widgets.flatMap(({ slug, title, url }) => {
    const href = toOwnOrSecureHref(url);
    return href === null ? [] : [{ slug, title, href }];
  });
  if (widgets.length === 0) return null;
  return (
    <section className={styles.widgets}>
      <h2 className="heading">{frameTextsHu.liveData}</h2>
      <ul className="plain">
        {widgets.map(({ slug, title, href }) => (
          <li key={slug}>
            <a href={href} rel={href.startsWith('/') ? undefined : 'noopener'}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
