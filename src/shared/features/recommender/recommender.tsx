import { articleTexts } from '../../config/texts-article.ts';
import { TeaserList } from '../../ui/teaser-list.tsx';
import { useSite } from '../site-context/site-context.tsx';
import styles from './recommender.module.css';
import type { RecommenderList, RecommenderListName } from './recommender-lists.ts';

/** What to read next: the editors' choice with pictures, the other lists as titles. @spec §9 */
export function Recommender({ lists }: { lists: readonly RecommenderList[] }) {
  const texts = articleTexts[useSite().language].recommender;
  return (
    <section className={`wrap ${styles.recommender}`} aria-label={texts.title}>
      {lists.map(({ name, items }) => (
        <div key={name} className={hasPictures(name) ? styles.wide : undefined}>
          <h2 className="heading">{texts.lists[name]}</h2>
          <TeaserList items={items} variant={hasPictures(name) ? 'cards' : 'lines'} />
        </div>
      ))}
    </section>
  );
}

function hasPictures(name: RecommenderListName): boolean {
  return name === 'special';
}
