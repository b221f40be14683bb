import styles from './tabs.module.css';

/** A tab as a link. `current`: the page itself, or the tab that it lies within. */
export type TabLink = { readonly label: string; readonly href: string; readonly current: 'page' | 'true' | null };

type TabsProps = {
  label: string;
  tabs: readonly TabLink[];
  /** Tabs within a tab are quieter. */
  within?: boolean;
};

/** The pages that belong together, as links; on narrow screens they are pushed through sideways. @spec §2.3 §2.4 */
export function Tabs({ label, tabs, within = false }: TabsProps) {
  if (tabs.length === 0) return null;
  return (
    <nav aria-label={label} className={within ? `${styles.tabs} ${styles.within}` : styles.tabs}>
      <ul className="plain">
        {tabs.map(({ label: name, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ?? undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
