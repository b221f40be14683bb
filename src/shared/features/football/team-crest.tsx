import { toAssetUrl } from '../../lib/image-variants.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { toTeamName, type Team } from './match-row.ts';
import styles from './live-score.module.css';

/** A team's sign beside its name: its logo where that is one of ours, or else its initials. */
export function TeamCrest({ team }: { team: Pick<Team, 'name' | 'logo'> }) {
  const { assetsBaseUrl } = useDisplaySettings();
  // Of another's host the page's policy would refuse it.
  if (team.logo?.startsWith('/') === true) return <img className={styles.crest} src={toAssetUrl(team.logo, assetsBaseUrl)} alt="" width={32} height={32} loading="lazy" />;
  return (
    <span className={styles.crest} aria-hidden="true">
      {toInitials(toTeamName(team))}
    </span>
  );
}

/** Three letters at most: of each word the first, of a single word its first three. */
export function toInitials(name: string): string {
  const words = name.split(/[\s.–-]+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? words.map((word) => [...word][0] ?? '').slice(0, 3) : [...(words[0] ?? '')].slice(0, 3);
  return letters.join('').toLocaleUpperCase('hu');
}
