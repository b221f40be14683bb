import { formula1Texts } from '../../config/texts-formula1.ts';
import type { RaceDriver } from '../../contract/schemas/formula1.ts';
import { Picture } from '../../ui/picture.tsx';
import { FactList } from './fact-list.tsx';
import { toCountText, toBirthdayText, toFactText, toPlaceText } from './fact-text.ts';
import { toFormula1Path } from './formula1-path.ts';
import styles from './formula1.module.css';

const { driver: texts, table } = formula1Texts;

/** A driver's profile; the name is the page's title. @spec §2.9 §3 Formula 1 */
export function DriverProfile({ driver }: { driver: Omit<RaceDriver, 'id'> }) {
  return (
    <section className={styles.block}>
      {driver.image !== null && (
        <div className={styles.portrait}>
          <Picture src={driver.image} alt="" ratio="1x1" sizes="card" />
        </div>
      )}
      <FactList
        facts={[
          [texts.number, toCountText(driver.number)],
          [texts.abbr, toFactText(driver.abbr)],
          [texts.nationality, toFactText(driver.nationality)],
          [texts.birthdate, toBirthdayText(driver.birthdate)],
          [texts.birthplace, toFactText(driver.birthplace)],
          [texts.entered, toCountText(driver.grands_prix_entered)],
          [texts.championships, toCountText(driver.world_championships)],
          [texts.podiums, toCountText(driver.podiums)],
          [texts.highestGrid, toPlaceText(driver.highest_grid_position)],
          [texts.careerPoints, toFactText(driver.career_points)],
          [texts.teams, driver.teams.length === 0 ? null : <Teams key={texts.teams} teams={driver.teams} />],
        ]}
      />
    </section>
  );
}

function Teams({ teams }: Pick<RaceDriver, 'teams'>) {
  return (
    <ul className="plain">
      {teams.map(({ season, team }) => (
        <li key={`${season} ${team.id}`}>
          {`${season}: `}
          <a href={toFormula1Path({ view: 'csapatok', season, team: team.id })}>{team.name ?? table.unknownTeam}</a>
        </li>
      ))}
    </ul>
  );
}
