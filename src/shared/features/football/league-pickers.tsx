import { footballTexts } from '../../config/texts-football.ts';
import { footballPath } from './football-path.ts';
import styles from './football.module.css';

const texts = footballTexts.pickers;

/** A country to choose; the id is what stands in addresses. */
export type CountryChoice = { readonly id: string; readonly name: string };

/** A league to choose, with the season that it opens with. */
export type LeagueChoice = { readonly id: number; readonly name: string; readonly season: number | null };

type LeaguePickersProps = {
  countries: readonly CountryChoice[];
  country: string | null;
  leagues: readonly LeagueChoice[];
  league: { readonly id: number; readonly name: string } | null;
  seasons: readonly number[];
  season: number | null;
};

/** Country, league and season to choose, as links in lists that fold. @spec §2.8 */
export function LeaguePickers({ countries, country, leagues, league, seasons, season }: LeaguePickersProps) {
  return (
    <nav aria-label={texts.label} className={styles.pickers}>
      <Picker
        title={texts.country}
        current={countries.find(({ id }) => id === country)?.name ?? null}
        links={countries.map(({ id, name }) => ({ href: footballPath({ country: id }), name, isCurrent: id === country }))}
      />
      <Picker
        title={texts.league}
        current={league?.name ?? null}
        links={leagues.map(({ id, name, season: newest }) => ({ href: footballPath({ league: id, season: newest }), name, isCurrent: id === league?.id }))}
      />
      {league !== null && (
        <Picker
          title={texts.season}
          current={season === null ? null : String(season)}
          links={seasons.map((year) => ({ href: footballPath({ league: league.id, season: year }), name: String(year), isCurrent: year === season }))}
        />
      )}
    </nav>
  );
}

type PickerProps = { title: string; current: string | null; links: readonly { readonly href: string; readonly name: string; readonly isCurrent: boolean }[] };

function Picker({ title, current, links }: PickerProps) {
  if (links.length === 0) return null;
  return (
    <details>
      <summary>{current === null ? title : `${title}: ${current}`}</summary>
      <ul className="plain">
        {links.map(({ href, name, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
