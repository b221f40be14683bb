import { SEARCH_TERM_MAX_CHARS } from '../../config/constants.ts';
import { frameTexts } from '../../config/texts-frame.ts';
import { decideSearchScope } from '../../lib/search-scope.ts';
import { useSite } from '../site-context/site-context.tsx';
import styles from './search-control.module.css';

/**
 * The way to the search from every page: a link on narrow screens, a field on wide ones. Both are the browser's own; what
 * helps to search comes with the archive, which has a box of its own in this one's stead. @spec §2.6
 */
export function SearchControl() {
  const { init, language, path } = useSite();
  if (/^\/archivum(?:\?|$)/.test(path)) return null;
  const words = frameTexts[language];
  const { placeholder, filters } = decideSearchScope(init.searchPlaceholders, path);
  return (
    <search className={styles.search}>
      <a href="/archivum">
        <span className="visually-hidden">{words.search}</span>
      </a>
      <form method="get" action="/archivum">
        <input type="text" name="term" inputMode="search" enterKeyHint="search" autoComplete="off" maxLength={SEARCH_TERM_MAX_CHARS} placeholder={placeholder} aria-label={words.searchField} />
        {filters.superTags !== undefined && <input type="hidden" name="filters" value={JSON.stringify(filters)} />}
        <button>
          <span className="visually-hidden">{words.search}</span>
        </button>
      </form>
    </search>
  );
}
