import { formula1Texts } from '../../config/texts-formula1.ts';
import type { RaceTeam } from '../../contract/schemas/formula1.ts';
import { Picture } from '../../ui/picture.tsx';
import { FactList } from './fact-list.tsx';
import { toCountText, toFactText, toFinishText, toYearText } from './fact-text.ts';
import styles from './formula1.module.css';

const { team: texts } = formula1Texts;

/** A team's profile; its name is the page's title. @spec §2.9 §3 Formula 1 */
export function TeamProfile({ team }: { team: Omit<RaceTeam, 'id'> }) {
  return (
    <section className={styles.block}>
      {team.logo !== null && (
        <div className={styles.portrait}>
          <Picture src={team.logo} alt="" ratio="natural" sizes="card" />
        </div>
      )}
      <FactList
        facts={[
          [texts.base, toFactText(team.base)],
          [texts.firstEntry, toYearText(team.first_team_entry)],
          [texts.championships, toCountText(team.world_championships)],
          [texts.highestFinish, toFinishText(team.highest_race_finish)],
          [texts.poles, toCountText(team.pole_positions)],
          [texts.fastestLaps, toCountText(team.fastest_laps)],
          [texts.president, toFactText(team.president)],
          [texts.director, toFactText(team.director)],
          [texts.technicalManager, toFactText(team.technical_manager)],
          [texts.chassis, toFactText(team.chassis)],
          [texts.engine, toFactText(team.engine)],
          [texts.tyres, toFactText(team.tyres)],
        ]}
      />
    </section>
  );
}
