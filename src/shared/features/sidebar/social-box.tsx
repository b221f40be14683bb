import type { SocialProfile, SocialSection } from '../../config/editions/edition.ts';
import { listTexts } from '../../config/texts-list.ts';
import { toOutsideAddress } from '../../lib/outside-address.ts';
import { useSite } from '../site-context/site-context.tsx';
import styles from './sidebar.module.css';

/** How the networks that we know write themselves; another one goes by the name that the newsroom gave it. */
const NAMES: ReadonlyMap<string, string> = new Map(
  ['Facebook', 'Instagram', 'TikTok', 'YouTube', 'LinkedIn', 'Bluesky', 'Mastodon', 'X', 'Telegram', 'Viber'].map((name) => [name.toLowerCase(), name]),
);

/** Where else the newsroom can be followed. @spec §2.7 Social follow box, default */
export function SocialBox() {
  return <FollowBox profiles={useSite().init.site.socialNetworks} />;
}

/** Where the hikers can be followed. @spec §2.7 Social follow box, szepkilatas */
export function SzepkilatasSocialBox() {
  return <SectionSocialBox section="szepkilatas" />;
}

/** Where the popular science section can be followed. @spec §2.7 Social follow box, eszkombajn */
export function EszkombajnSocialBox() {
  return <SectionSocialBox section="eszkombajn" />;
}

/** Where the magazine can be followed. @spec §2.7 Social follow box, after */
export function AfterSocialBox() {
  return <SectionSocialBox section="after" />;
}

/** A section without profiles of its own has those of the newsroom. */
function SectionSocialBox({ section }: { section: SocialSection }) {
  const { edition } = useSite();
  const profiles = edition.socialProfiles[section];
  return profiles.length === 0 ? <SocialBox /> : <FollowBox profiles={profiles} />;
}

function FollowBox({ profiles }: { profiles: readonly SocialProfile[] }) {
  const { language } = useSite();
  const networks = profiles.flatMap(({ name, url }) => {
    const href = toOutsideAddress(url);
    return href === null ? [] : [{ name: NAMES.get(name.toLowerCase()) ?? name, href }];
  });
  if (networks.length === 0) return null;
  return (
    <section>
      <h2 className="heading">{listTexts[language].sidebar.follow}</h2>
      <ul className={`plain ${styles.pills}`}>
        {networks.map(({ name, href }) => (
          <li key={href}>
            <a href={href} rel="me noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
