import { texts, textsEn } from '../../config/texts.ts';
import { useSite } from '../site-context/site-context.tsx';
import { toShareLinks } from './share-links.ts';
import styles from './share.module.css';

type ShareProps = { url: string; title: string };

/** Ways to pass a page on. The links work by themselves; the buttons belong to the boot script, which shows those that the browser can do. */
export function Share({ url, title }: ShareProps) {
  const words = (useSite().language === 'en' ? textsEn : texts).share;
  return (
    <div className={styles.share}>
      <ul className="plain" aria-label={words.label}>
        {toShareLinks(url, title).map(({ target, name, href }) => (
          <li key={target}>
            <a href={href} rel="nofollow noopener" title={words[target]}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" data-action="copy-link" data-url={url} data-done-text={words.copied} hidden suppressHydrationWarning>
        {words.copyLink}
      </button>
      <button type="button" data-action="print" hidden suppressHydrationWarning>
        {words.print}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the boot script finds the place of its answer by the role */}
      <span className="meta" role="status" suppressHydrationWarning />
    </div>
  );
}

/** The device's own way to share, as a button of the boot script. */
export function ShareButton({ url, title }: ShareProps) {
  const words = (useSite().language === 'en' ? textsEn : texts).share;
  return (
    <button type="button" className={styles.button} data-action="share" data-url={url} data-title={title} hidden suppressHydrationWarning>
      {words.label}
    </button>
  );
}
