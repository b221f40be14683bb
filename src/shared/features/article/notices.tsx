import { HELP_LINES } from '../../config/help-lines.ts';
import { articleTexts } from '../../config/texts-article.ts';
import { useSite } from '../site-context/site-context.tsx';
import type { NoticeKind } from './article-labels.ts';
import styles from './notices.module.css';

/** Help for readers whom the subject may touch, with the lines of both countries, their own first. @spec §3 spiritualHelp, drugProblem */
export function Notices({ notices }: { notices: readonly NoticeKind[] }) {
  const { language, edition } = useSite();
  const texts = articleTexts[language];
  const lines = edition.key === 'regional' ? [HELP_LINES.ro, HELP_LINES.hu] : [HELP_LINES.hu, HELP_LINES.ro];
  return notices.map((notice) => (
    <div key={notice} className={styles.notice}>
      <strong>{texts[notice].title}</strong>
      <p>{texts[notice].text}</p>
      <ul className="plain">
        {lines.map(({ country, number, href }) => (
          <li key={country}>
            {texts.helpLine(texts.countries[country])}: <a href={href}>{number}</a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Says that an article is old, before its body is taken for news. */
export function OldArticleNote({ years }: { years: number }) {
  const texts = articleTexts[useSite().language];
  return <p className={styles.old}>{texts.old(years)}</p>;
}
