import type { PitchPlace } from './pitch-places.ts';
import styles from './football.module.css';

const WIDTH = 300;
const HEIGHT = 220;

/** Half a pitch with the starters on it; the same names stand in the list beside it. @spec §2.8 Lineups */
export function Pitch({ places, title }: { places: readonly PitchPlace[]; title: string }) {
  if (places.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no img
    <svg className={styles.pitch} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      <path d={`M1,1H${WIDTH - 1}V${HEIGHT - 1}H1ZM90,${HEIGHT - 1}V${HEIGHT - 34}H210V${HEIGHT - 1}M125,${HEIGHT - 1}V${HEIGHT - 12}H175V${HEIGHT - 1}M110,1A40,28 0 0 0 190,1`} />
      {places.map(({ player, x, y }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two players may have one name
        <g key={index} transform={`translate(${(x / 100) * WIDTH} ${(y / 100) * HEIGHT - 6})`}>
          <circle r="10" />
          <text dy="4">{player.number}</text>
          <text dy="22">{toShortName(player.name)}</text>
        </g>
      ))}
    </svg>
  );
}

const SHORT_NAME_CHARS = 11;

/** What fits under a shirt: the last of several names where the first is a foreign one's initial, else the beginning. */
function toShortName(name: string | null): string {
  const words = (name ?? '').split(' ');
  const short = words.length > 1 && words[0]?.endsWith('.') === true ? words.slice(1).join(' ') : (words[0] ?? '');
  return short.length > SHORT_NAME_CHARS ? `${short.slice(0, SHORT_NAME_CHARS - 1)}…` : short;
}
