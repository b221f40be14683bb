import { useContext } from 'react';
import { articleTexts } from '../../config/texts-article.ts';
import { useDisplaySettings } from '../display-settings.tsx';
import { OwnEmbedContext } from './own-embed.ts';
import styles from './content.module.css';

type ContentEmbedProps = { props: Readonly<Record<string, string>> };

/** What stands elsewhere: a link that says what it leads to and where, unless the page knows it for its own. */
export function ContentEmbed({ props }: ContentEmbedProps) {
  const { language } = useDisplaySettings();
  const texts = articleTexts[language];
  const toOwn = useContext(OwnEmbedContext);
  const src = props['src'] ?? '';
  if (!/^https?:/i.test(src) || !URL.canParse(src)) return null;
  const { href, host } = new URL(src);
  return toOwn(
    href,
    <p className={styles.embed}>
      <a href={href}>{texts.embed(texts.embedKinds[toKind(props['kind'])], host.replace(/^www\./, ''))}</a>
    </p>,
  );
}

function toKind(kind: string | undefined): 'frame' | 'video' | 'audio' {
  return kind === 'video' || kind === 'audio' ? kind : 'frame';
}
