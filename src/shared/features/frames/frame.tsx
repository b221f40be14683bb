import { FRAME_KINDS, type FrameKindName } from './frame-kinds.ts';
import { frameLinkTexts } from '../../config/texts-widgets.ts';
import { useSite } from '../site-context/site-context.tsx';
import styles from './frame.module.css';

type FrameProps = {
  kind: FrameKindName;
  /** Absolute, and of another origin than the page. */
  src: string;
  title: string;
};

/**
 * What comes from another origin, in a sandbox: our frames host says so in a header, anybody else is put into one here.
 * Its height is reserved; where the script of frames runs it takes the height that the frame tells. Without scripts the
 * frame scrolls, and the link opens it whole. @spec §5
 */
export function Frame({ kind, src, title }: FrameProps) {
  const { framesOrigin } = useSite();
  const { reservedHeight } = FRAME_KINDS[kind];
  const sandbox = src.startsWith(`${framesOrigin}/`) ? undefined : FRAME_KINDS[kind].sandbox;
  return (
    <div className={styles.frame}>
      {/* A new address is a new frame: changed in place it would leave a step in the browser's history. */}
      <iframe key={src} data-frame={kind} src={src} title={title} sandbox={sandbox} height={reservedHeight} loading="lazy" referrerPolicy="strict-origin" suppressHydrationWarning />
      <p className="meta">
        <a href={src} target="_blank" rel="nofollow noopener">
          {frameLinkTexts.open}
        </a>
      </p>
    </div>
  );
}
