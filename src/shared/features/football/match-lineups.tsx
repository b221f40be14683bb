import { footballTexts } from '../../config/texts-football.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import { toTeamName } from './match-row.ts';
import { toPitchPlaces, toStarters, type LineupPlayer } from './pitch-places.ts';
import { Pitch } from './pitch.tsx';
import styles from './football.module.css';

const texts = footballTexts.match;

type Lineup = Fixture['lineups'][number];

/** Both team sheets: eleven starters drawn and listed, substitutes, coach. @spec §2.8 Lineups */
export function MatchLineups({ lineups }: { lineups: readonly Lineup[] }) {
  const known = lineups.filter(({ startXI, substitutes, coach }) => startXI.length > 0 || substitutes.length > 0 || coach?.name != null);
  if (known.length === 0) return <p>{footballTexts.noData}</p>;
  return (
    <div className={styles.teams}>
      {known.map((lineup, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the home team stands first
        <TeamSheet key={index} lineup={lineup} />
      ))}
    </div>
  );
}

function TeamSheet({ lineup }: { lineup: Lineup }) {
  const { team, formation, substitutes, coach } = lineup;
  const starters = toStarters(lineup);
  return (
    <div>
      <h3>{toTeamName(team)}</h3>
      {formation !== null && <p className="meta">{texts.formation(formation)}</p>}
      <Pitch places={toPitchPlaces(starters)} title={texts.pitch(toTeamName(team))} />
      <Players title={texts.starters} players={starters} />
      <Players title={texts.substitutes} players={substitutes.map(({ player }) => player)} />
      {coach !== null && coach.name !== null && (
        <p className={styles.coach}>
          <Photo src={coach.photo} />
          {`${texts.coach}: ${coach.name}`}
        </p>
      )}
    </div>
  );
}

function Players({ title, players }: { title: string; players: readonly LineupPlayer[] }) {
  if (players.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className="plain">
        {players.map(({ name, number, pos }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two players may have one name
          <li key={index}>
            {`${number === null ? '' : `${number}. `}${name ?? footballTexts.unknownPlayer}`}
            {isPosition(pos) && <small>{` ${texts.positions[pos]}`}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of another's host the page's policy would refuse it. */
function Photo({ src }: { src: string | null }) {
  return src?.startsWith('/') === true ? <img src={src} alt="" width={40} height={40} loading="lazy" /> : null;
}

function isPosition(pos: string | null): pos is keyof typeof texts.positions {
  return pos !== null && Object.hasOwn(texts.positions, pos);
}
