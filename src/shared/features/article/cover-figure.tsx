import styles from './cover.module.css';
import { CoverPicture } from './cover-picture.tsx';
import type { Cover } from './decide-cover.ts';

/** The cover with its caption. */
export function CoverFigure({ cover }: { cover: Cover }) {
  return (
    <figure className={`${styles.cover} ${styles[cover.kind]}`}>
      <CoverPicture cover={cover} />
      {cover.text !== null && <figcaption className="meta">{cover.text}</figcaption>}
    </figure>
  );
}
