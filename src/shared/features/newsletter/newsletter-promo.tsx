import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newsletterBoxTexts } from '../../config/texts-newsletter-box.ts';
import { useSite } from '../site-context/site-context.tsx';
import { NewsletterBox } from './newsletter-box.tsx';
import styles from './newsletter-promo.module.css';
import { isPromoHidden, toPromoCookie, type PromoPlace } from './promo-cookies.ts';

/**
 * The newsletter box at the end of a page. It stands in everybody's HTML, since pages are shared; once React is there it
 * can be closed, and goes where a cookie says that it was, unless it is in sight: nothing may move under a reader's eyes.
 * @spec §4 Newsletter promo §9
 */
export function NewsletterPromo({ place }: { place: PromoPlace }) {
  const { language } = useSite();
  const box = useRef<HTMLElement>(null);
  const [state, setState] = useState<'open' | 'hidden' | 'later' | 'never'>('open');
  const canClose = useSyncExternalStore(toNothing, () => true, () => false);
  useLayoutEffect(() => {
    if (isPromoHidden(document.cookie, place) && !isInSight(box.current)) setState('hidden');
  }, [place]);
  if (language === 'en' || state === 'hidden') return null;

  const close = (how: 'later' | 'never') => {
    document.cookie = toPromoCookie(how === 'later' ? place : 'always', location.protocol === 'https:');
    setState(how);
  };
  return (
    <aside ref={box} data-react="" className={`wrap ${styles.promo}`} aria-label={newsletterBoxTexts.heading}>
      {state === 'open' ? (
        <>
          <NewsletterBox />
          {/* Their room is there before they are */}
          <p className={canClose ? styles.buttons : `${styles.buttons} ${styles.idle}`}>
            <button type="button" onClick={() => close('later')}>
              {newsletterBoxTexts.later}
            </button>
            <button type="button" onClick={() => close('never')}>
              {newsletterBoxTexts.never}
            </button>
          </p>
        </>
      ) : (
        // The button that had the focus is gone: it stays where it was.
        <output tabIndex={-1} ref={(text) => text?.focus({ preventScroll: true })}>
          {state === 'later' ? newsletterBoxTexts.closedForNow : newsletterBoxTexts.closedForGood}
        </output>
      )}
    </aside>
  );
}

function isInSight(element: HTMLElement | null): boolean {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

const toNothing = () => () => {};
