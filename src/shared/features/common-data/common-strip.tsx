import { frameTextsHu } from '../../config/texts-frame.ts';
import { tagPath } from '../../lib/tag-path.ts';
import { useSite } from '../site-context/site-context.tsx';
import { DailyFigures } from './daily-figures.tsx';
import styles from './common-strip.module.css';

/** What the common-data poll brings, in one line: live broadcast, weather, rates, rivers, topics of the day. @spec §3 Other common data */
export function CommonStrip() {
  const { refresh } = useSite();
  const { trendingTags } = refresh;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on narrow screens: without a link in it, the keyboard needs a way in
    <section className={styles.strip} aria-label={frameTextsHu.today} lang="hu" tabIndex={trendingTags.length === 0 ? 0 : undefined}>
      <div className={`wrap ${styles.line}`}>
        <DailyFigures />
        {trendingTags.length > 0 && (
          <nav aria-label={frameTextsHu.trending}>
            <ul className="plain">
              {trendingTags.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={tagPath(slug)}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  );
}
