import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './carousel.module.css';

type CarouselProps = {
  /** The cards with their keys. */
  items: readonly { readonly key: number | string; readonly card: ReactNode }[];
  /** What it is, for those who do not see it. */
  label: string;
  buttons: { readonly previous: string; readonly next: string };
};

/**
 * Cards side by side: a list that scrolls, by touch, by wheel, and from any of its links by Tab and the arrow keys,
 * whether there is script or not. With React two buttons are added that turn it by what is seen at once. It never moves
 * by itself. @spec §2.5 Card carousel
 */
export function Carousel({ items, label, buttons }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const { atStart, atEnd, isReady } = useTrackEnds(track);
  const turn = (direction: 1 | -1) => track.current?.scrollBy({ left: direction * track.current.clientWidth });
  return (
    <div className={styles.carousel}>
      <ul ref={track} className={`plain ${styles.track}`} aria-label={label}>
        {items.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
      <p hidden={!isReady || (atStart && atEnd)} className={styles.buttons}>
        <button type="button" aria-label={buttons.previous} aria-disabled={atStart} onClick={() => turn(-1)} />
        <button type="button" aria-label={buttons.next} aria-disabled={atEnd} onClick={() => turn(1)} />
      </p>
    </div>
  );
}

/** Scroll positions are fractions on some screens. */
const TOLERANCE_PX = 2;

/** Whether a track stands at its ends, once it can be measured. */
function useTrackEnds(track: { readonly current: HTMLElement | null }) {
  const [ends, setEnds] = useState({ isReady: false, atStart: true, atEnd: true });
  useEffect(() => {
    const { current } = track;
    if (current === null) return undefined;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      setEnds({ isReady: true, atStart: scrollLeft <= TOLERANCE_PX, atEnd: scrollLeft + clientWidth >= scrollWidth - TOLERANCE_PX });
    };
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(current);
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizes.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, [track]);
  return ends;
}
