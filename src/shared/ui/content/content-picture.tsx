import { articleTexts } from '../../config/texts-article.ts';
import { useDisplaySettings } from '../display-settings.tsx';
import { Picture } from '../picture.tsx';
import { toSafeHref } from './safe-href.ts';

type ContentPictureProps = { props: Readonly<Record<string, string>> };

/** A picture of a body. One from elsewhere is a link: nothing is fetched from third parties without being asked for. */
export function ContentPicture({ props }: ContentPictureProps) {
  const { language } = useDisplaySettings();
  const src = toSafeHref(props['src'] ?? '');
  const alt = props['alt'] ?? '';
  if (src === null) return null;
  if (src.startsWith('/uploads/')) return <Picture src={src} alt={alt} ratio="natural" sizes="wide" width={toPixels(props['width'])} height={toPixels(props['height'])} />;
  return /^https?:/i.test(src) ? <a href={src}>{alt === '' ? articleTexts[language].picture : alt}</a> : null;
}

function toPixels(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
}
