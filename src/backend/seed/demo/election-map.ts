import type { ResultContent } from '../../../shared/contract/schemas/result-widget.ts';
import { seededRandom } from '../../../shared/lib/seeded-random.ts';

/** A tile of the map: name, column, row. */
export type MapArea = readonly [name: string, column: number, row: number];

type ElectionMap = Extract<ResultContent, { kind: 'electionMap' }>;

/** What a map is made of; `base` is the path under which each area has a page, null where none has. */
export type MapParts = { readonly parties: ElectionMap['parties']; readonly areas: readonly MapArea[]; readonly seed: string; readonly base: string | null };

/** A map of invented results: equal seeds give equal figures, and those of an area add up to a hundred. */
export function toElectionMap({ parties, areas, seed, base }: MapParts): ElectionMap {
  const random = seededRandom(seed);
  return {
    kind: 'electionMap',
    countedPercent: 100,
    parties,
    areas: areas.map(([name, column, row]) => {
      const slug = toAreaSlug(name);
      const results = toShares(parties.map(({ slug: party }) => ({ party, weight: 0.4 + random() })));
      const winner = results.reduce((best, one) => (one.percent > best.percent ? one : best)).party;
      return { slug, name, column, row, winner, results, href: base === null ? null : `${base}/${slug}` };
    }),
  };
}

function toShares(weighed: readonly { party: string; weight: number }[]): { party: string; percent: number }[] {
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const tenths = weighed.map(({ weight }) => Math.floor((weight / total) * 1000));
  // What rounding leaves over goes to the first.
  const rest = 1000 - tenths.reduce((sum, share) => sum + share, 0);
  return weighed.map(({ party }, index) => ({ party, percent: ((tenths[index] ?? 0) + (index === 0 ? rest : 0)) / 10 }));
}

function toAreaSlug(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
