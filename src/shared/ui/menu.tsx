import type { MenuItem } from '../contract/schemas/front.ts';
import { decideCurrent } from '../lib/current-section.ts';

type MenuProps = {
  items: readonly MenuItem[];
  /** The page's path, to mark where the reader is. */
  path: string;
  label: string;
  className?: string | undefined;
  /** Shows what an entry says of itself under its title. */
  described?: boolean;
};

/** A menu as a landmark; one without entries is not there. Its entries are Hungarian on every page. */
export function Menu({ items, path, label, className, described = false }: MenuProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} lang="hu" className={className}>
      <ul className="plain">
        {items.map(({ title, href, description }) => (
          <li key={`${title} ${href}`}>
            <a href={href} aria-current={decideCurrent(href, path)} rel={href.startsWith('/') ? undefined : 'noopener'}>
              {title}
            </a>
            {described && description !== null && <small>{description}</small>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
