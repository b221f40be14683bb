import { smallPageTexts } from '../../config/texts-list.ts';
import { useSite } from '../../features/site-context/site-context.tsx';
import type { ViewProps } from '../page.ts';
import type { ErrorPageData } from './error-page.ts';
import { decideErrorText } from './error-text.ts';
import styles from './error-view.module.css';

/** An error in the reader's words, and the ways on. @spec §2.11 */
export function ErrorView({ data }: ViewProps<ErrorPageData>) {
  const { title, explanation } = decideErrorText(data.status);
  return (
    <div className={`wrap ${styles.error}`}>
      <p className={styles.status}>{data.status}</p>
      <h1>{title}</h1>
      <p>{explanation}</p>
      <p>
        <a href="/" className={styles.button}>
          {smallPageTexts.error.backToFront}
        </a>
      </p>
      <WaysOn />
    </div>
  );
}

/** The newest articles and the sections, where the site's menus could be had. */
function WaysOn() {
  const sections = useSite().init.menus.main.filter(({ href }) => /^\/(?!\/)/.test(href));
  if (sections.length === 0) return null;
  const texts = smallPageTexts.error;
  return (
    <nav aria-label={texts.sections}>
      <ul className="plain">
        {[{ title: texts.newest, href: '/legfrissebb' }, ...sections.filter(({ href }) => href !== '/legfrissebb')].map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
