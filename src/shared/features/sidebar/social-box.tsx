import { listTexts } from '../../config/texts-list.ts';
import { toOutsideAddress } from '../../lib/outside-address.ts';
import { useSite } from '../site-context/site-context.tsx';
import styles from './sidebar.module.css';

/** How the networks that we know write themselves; another one goes by the name that the newsroom gave it. */
const NAMES: ReadonlyMap<string, string> = new Map(
  ['Facebook', 'Instagram', 'TikTok', 'YouTube', 'LinkedIn', 'Bluesky', 'Mastodon', 'X', 'Telegram', 'Viber'].map((name) => [name.toLowerCase(), name]),
);

/** Where else the newsroom can be followed. @spec §2.7 Social follow box */
export function SocialBox() {
  const { init, language } = useSite();
  const networks = init.site.socialNetworks.flatMap(({ name, url }) => {
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
