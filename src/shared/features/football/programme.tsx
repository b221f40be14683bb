import { footballTexts } from '../../config/texts-football.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { toDay, toDayText } from './day-text.ts';
import { MatchLine } from './match-line.tsx';
import type { MatchRow } from './match-row.ts';
import type { Phase } from './phase-labels.ts';
import styles from './football.module.css';

/** A phase of a tournament with its matches. */
export type ProgrammePart = { readonly phase: Phase; readonly matches: readonly MatchRow[] };

/** A tournament from its first match to its last, each phase under its label. @spec §2.8 §9 Football tournament labels */
export function Programme({ parts }: { parts: readonly ProgrammePart[] }) {
  const { timeZone } = useDisplaySettings();
  return (
    <section aria-labelledby="programme">
      <h2 id="programme" className="heading">
        {footballTexts.programme}
      </h2>
      {parts.map(({ phase, matches }) => (
        <section key={phase} aria-labelledby={phase}>
          <h3 id={phase}>{footballTexts.phases[phase]}</h3>
          <ol className={`plain ${styles.programme}`}>
            {matches.map((match) => (
              <li key={match.id}>
                {match.timestamp !== null && <small>{toDayText(toDay(match.timestamp, timeZone))}</small>}
                <MatchLine match={match} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
