import type { SearchFilter } from '../contract/schemas/search.ts';
import type { ArticlesContent, LinkContent, Tab } from './tabs.ts';

/** A tab of a section: a list narrowed further, or a way to another page. */
export type SectionTab = Tab<ArticlesContent | LinkContent>;

/** A section that is more than the plain list of its articles. */
export type Section = {
  /** The super tag. */
  readonly slug: string;
  /** What the section's own list leaves out or is narrowed to. */
  readonly filter?: SearchFilter;
  readonly tabs?: readonly SectionTab[];
};

const all = { path: '', label: 'Összes cikk', content: { kind: 'articles' } } as const satisfies SectionTab;

/** The sections that differ from the plain list; any other super tag is a section all the same. A new one is one row. @spec §2.3 */
export const sections = [
  { slug: 'ellenorzo', tabs: [{ ...all, label: 'Cikkek' }, { path: 'modszertan', label: 'Módszertan', content: { kind: 'link', href: '/dokumentum/modszertan' } }] },
  {
    slug: 'szepkilatas',
    // News of the trails have a block of their own beside the list.
    filter: { not_tags: ['turahirek'] },
    tabs: [all, topic('konnyu', 'Könnyű', 'tura-konnyu'), topic('kozepes', 'Közepes', 'tura-kozepes'), topic('nehez', 'Nehéz', 'tura-nehez'), topic('extrem', 'Extrém', 'tura-extrem')],
  },
  { slug: 'sport', tabs: [all, topic('labdarugas', 'Labdarúgás', 'labdarugas'), topic('kezilabda', 'Kézilabda', 'kezilabda'), topic('uszas', 'Úszás', 'uszas'), topic('jegkorong', 'Jégkorong', 'jegkorong')] },
] as const satisfies readonly Section[];

function topic(path: string, label: string, tag: string): SectionTab {
  return { path, label, content: { kind: 'articles', filter: { and_tags: [tag] } } };
}
