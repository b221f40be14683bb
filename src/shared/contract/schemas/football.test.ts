import { describe, expect, test } from 'vitest';
import { BARE_MATCH, WHOLE_MATCH } from '../../../../test/support/football.ts';
import { listHoles } from '../../../../test/support/list-holes.ts';
import { fixtureListSchema, fixtureSchema, matchDaysSchema, pickListSchema, standingsSchema } from './football.ts';

// @spec §3 Fixture
describe('a match', () => {
  test('is read whole', () => {
    expect(fixtureSchema.parse(WHOLE_MATCH)).toEqual(WHOLE_MATCH);
  });

  test('of which only the id is known is one', () => {
    expect(BARE_MATCH).toMatchObject({ fixture: { id: 502, timestamp: null, status: { short: null } }, teams: { home: { name: null } }, events: [], predictions: [], robot: false });
  });

  test('can do without each of its fields, but for the id', () => {
    const needed = listHoles(WHOLE_MATCH).filter(({ value }) => !fixtureSchema.safeParse(value).success);
    expect([...new Set(needed.map(({ path }) => path))]).toEqual(['fixture', 'fixture.id']);
  });

  test('takes what is of another kind for nothing', () => {
    const holes = listHoles(WHOLE_MATCH);
    const isLeaf = (path: string) => !holes.some((other) => other.path.startsWith(`${path}.`));
    const readOf = (kind: string) => new Map(holes.filter((hole) => hole.kind === kind && isLeaf(hole.path) && hole.path !== 'fixture.id' && !hole.path.endsWith('.assist')).map(({ path, value }) => [path, JSON.stringify(fixtureSchema.parse(value))]));
    const ofNull = readOf('null');
    const differing = [...readOf('another kind')].filter(([path, read]) => read !== ofNull.get(path));
    expect(ofNull.size).toBeGreaterThan(100);
    expect(differing.map(([path]) => path)).toEqual([]);
  });

  test('without an id is none, and takes no other with it', () => {
    expect(fixtureListSchema.parse({ items: [{ fixture: { id: null } }, null, 3, { fixture: { id: 7 } }] }).items.map(({ fixture }) => fixture.id)).toEqual([7]);
  });
});

test('lists that are missing are empty', () => {
  for (const schema of [fixtureListSchema, standingsSchema, pickListSchema, matchDaysSchema]) {
    expect(schema.parse({})).toEqual({ items: [] });
    expect(schema.parse({ items: null })).toEqual({ items: [] });
  }
});

test('a day that no calendar has is none', () => {
  expect(matchDaysSchema.parse({ items: [{ date: '2024-06-31', matches: 1 }, { date: '2024-06-14' }] }).items).toEqual([{ date: '2024-06-14', matches: null }]);
});
