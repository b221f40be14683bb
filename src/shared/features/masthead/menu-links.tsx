import type { MenuItem } from '../../contract/schemas/front.ts';
import { decideCurrent } from './current-section.ts';

type MenuLinksProps = {
  items: readonly MenuItem[];
  /** The page's path, to mark where the reader is. */
  path: string;
  className?: string | undefined;
};

/** A menu's entries as a list of links; those that lead elsewhere open as any link does, without telling where from. */
export function MenuLinks({ items, path, className }: MenuLinksProps) {
  return (
    <ul className={className === undefined ? 'plain' : `plain ${className}`}>
      {items.map(({ title, href, description }) => (
        <li key={href}>
          <a href={href} aria-current={decideCurrent(href, path)} title={description ?? undefined} rel={href.startsWith('/') ? undefined : 'noopener'}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
