import { expect, test } from 'vitest';
import { supplements } from '../../../shared/config/supplements.ts';
import type { Tab } from '../../../shared/config/tabs.ts';
import { resultWidgetDraftSchema } from '../../../shared/contract/schemas/result-widget.ts';
import { SEED_WIDGETS } from './result-widgets.ts';

const tabs = supplements.flatMap(({ tabs: own }: { tabs: readonly Tab[] }) => own.flatMap((tab) => [tab, ...(tab.subTabs ?? [])]));
const wanted = new Map(tabs.flatMap(({ content }) => (content.kind === 'widget' ? [[content.widget, content.details === true] as const] : [])));

// @spec §2.4
test('every widget that a supplement names is there, and keeps the contract', () => {
  expect(Object.keys(SEED_WIDGETS).toSorted()).toEqual([...wanted.keys()].toSorted());
  for (const [slug, draft] of Object.entries(SEED_WIDGETS)) expect(resultWidgetDraftSchema.safeParse(draft).error?.issues, slug).toBeUndefined();
});

test('where a supplement shows parts, each area of its map has an address, and only there', () => {
  for (const [slug, hasDetails] of wanted) {
    const { content } = SEED_WIDGETS[slug] ?? { content: null };
    if (content?.kind !== 'electionMap') continue;
    for (const area of content.areas) expect(area.href !== null, `${slug} ${area.slug}`).toBe(hasDetails);
    expect(new Set(content.areas.map((area) => area.slug)).size).toBe(content.areas.length);
    expect(new Set(content.areas.map(({ column, row }) => `${column} ${row}`)).size).toBe(content.areas.length);
  }
});

test('shares of an area add up to a hundred, and its winner has the largest', () => {
  for (const { content } of Object.values(SEED_WIDGETS)) {
    if (content.kind !== 'electionMap') continue;
    for (const { results, winner } of content.areas) {
      expect(results.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 6);
      expect(results.find(({ party }) => party === winner)?.percent).toBe(Math.max(...results.map(({ percent }) => percent)));
    }
  }
});
