import { footballTexts } from '../../config/texts-football.ts';
import { liveScoreTexts } from '../../config/texts-live-score.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { toDay, toDayText } from './day-text.ts';
import { toScoreText, toTeamName } from './match-row.ts';
import { ShareBar } from './share-bar.tsx';
import styles from './football.module.css';

const texts = footballTexts.match;

type Prediction = Fixture['predictions'][number];

/** How it may end, and how the two teams fared before. @spec §2.8 Predicted outcome */
export function MatchPredictions({ predictions: [prediction], teams }: Pick<Fixture, 'predictions' | 'teams'>) {
  if (prediction === undefined || isEmpty(prediction)) return <p>{footballTexts.noData}</p>;
  const { winner, percent } = prediction.predictions;
  const goals = prediction.comparison?.goals ?? null;
  return (
    <>
      {winner !== null && winner.name !== null && <p>{texts.winner(winner.name)}</p>}
      <Shares rows={[[texts.home, percent.home], [texts.draw, percent.draw], [texts.away, percent.away]]} title={texts.percent} />
      {goals !== null && <Shares rows={[[toTeamName(teams.home), goals.home], [toTeamName(teams.away), goals.away]]} title={texts.goalsComparison} />}
      <Meetings meetings={prediction.h2h} />
    </>
  );
}

function isEmpty({ predictions: { winner, percent }, comparison, h2h }: Prediction): boolean {
  return winner?.name == null && percent.home === null && percent.draw === null && percent.away === null && comparison?.goals == null && h2h.length === 0;
}

function Shares({ rows, title }: { rows: readonly (readonly [string, string | null])[]; title: string }) {
  const known = rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value, share: Number.parseFloat(value) }]));
  if (known.length === 0) return null;
  const isWhole = known.length === rows.length && known.every(({ share }) => share >= 0) && known.reduce((sum, { share }) => sum + share, 0) <= 101;
  return (
    <figure className={styles.chances}>
      <figcaption>{title}</figcaption>
      <ShareBar shares={isWhole ? known.map(({ share }) => share) : []} />
      <p>{known.map(({ name, value }) => `${name}: ${value}`).join(' · ')}</p>
    </figure>
  );
}

function Meetings({ meetings }: { meetings: Prediction['h2h'] }) {
  const { timeZone } = useDisplaySettings();
  if (meetings.length === 0) return null;
  return (
    <>
      <h3>{texts.headToHead}</h3>
      <ul className="plain">
        {meetings.map(({ fixture, teams, goals }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- matches keep their order
          <li key={index}>
            {liveScoreTexts.versus(toTeamName(teams.home), toTeamName(teams.away))}
            <b>{` ${toScoreText({ status: { short: null, elapsed: null }, goals }) ?? ''}`}</b>
            {fixture.timestamp !== null && <small>{` ${toDayText(toDay(fixture.timestamp, timeZone))}`}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
