import { articleTexts } from '../../config/texts-article.ts';
import { useDisplaySettings } from '../display-settings.tsx';
import styles from './content.module.css';

type ContentEmbedProps = { props: Readonly<Record<string, string>> };

/** What stands elsewhere: a link that says what it leads to and where. */
export function ContentEmbed({ props }: ContentEmbedProps) {
  const { language } = useDisplaySettings();
  const texts = articleTexts[language];
  const src = props['src'] ?? '';
  if (!/^https?:/i.test(src) || !URL.canParse(src)) return null;
  const { href, host } = new URL(src);
  return (
    <p className={styles.embed}>
      <a href={href}>{texts.embed(texts.embedKinds[toKind(props['kind'])], host.replace(/^www\./, ''))}</a>
    </p>
  );
}

function toKind(kind: string | undefined): 'frame' | 'video' | 'audio' {
  return kind === 'video' || kind === 'audio' ? kind : 'frame';
}
