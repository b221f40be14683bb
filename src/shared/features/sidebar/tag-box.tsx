import { TAG_BOX_ITEMS } from '../../config/constants.ts';
import { listTexts } from '../../config/texts-list.ts';
import { tagPath } from '../../lib/tag-path.ts';
import { useSite } from '../site-context/site-context.tsx';
import styles from './sidebar.module.css';

/** The topics that are read most now; the common-data poll renews them. @spec §2.7 Tag recommendation box */
export function TagBox() {
  const { refresh, language } = useSite();
  const tags = refresh.trendingTags.slice(0, TAG_BOX_ITEMS);
  if (tags.length === 0) return null;
  return (
    <section>
      <h2 className="heading">{listTexts[language].sidebar.tags}</h2>
      <ul className={`plain ${styles.pills}`} lang={language === 'en' ? 'hu' : undefined}>
        {tags.map((tag) => (
          <li key={tag.id}>
            <a href={tagPath(tag.slug)}>{tag.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
