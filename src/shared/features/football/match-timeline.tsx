import { footballTexts } from '../../config/texts-football.ts';
import type { TimelineItem } from './timeline.ts';
import styles from './football.module.css';

const SIGNS = { goal: '⚽', yellow: '▮', red: '▮', subst: '⇄', var: '▣', other: '·' } as const satisfies Record<TimelineItem['kind'], string>;

/** What happened, the home team's on the left. @spec §2.8 Timeline */
export function MatchTimeline({ items, home, away }: { items: readonly TimelineItem[]; home: string; away: string }) {
  if (items.length === 0) return <p>{footballTexts.noData}</p>;
  return (
    <ol className={`plain ${styles.timeline}`}>
      {items.map(({ minute, side, kind, title, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- what happened keeps its order
        <li key={index} className={side === 'away' ? styles.away : undefined}>
          <b>{minute}</b>
          <span aria-hidden="true" className={styles[kind]}>
            {SIGNS[kind]}
          </span>
          <span>
            {title}
            {side !== null && <span className="visually-hidden">{` (${side === 'home' ? home : away})`}</span>}
            {text !== '' && <small>{text}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
