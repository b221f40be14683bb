import { expect, test } from 'vitest';
import { BARE_MATCH, makeMatch } from '../../../../test/support/football.ts';
import { fixtureEventSchema } from '../../contract/schemas/football.ts';
import { toTimeline } from './timeline.ts';

const { teams } = makeMatch();
const read = (...events: object[]) => toTimeline({ teams, events: events.map((event) => fixtureEventSchema.parse(event)) });

// @spec §2.8 Timeline
test('goals, cards, video reviews and substitutions stand in the order of time, on their team’s side', () => {
  expect(toTimeline(makeMatch())).toEqual([
    { minute: '12.', side: 'home', kind: 'goal', title: 'Gól', text: 'Bán Ede, gólpassz: Czuczor Imre' },
    { minute: '45+2.', side: 'away', kind: 'yellow', title: 'Sárga lap', text: 'Darvas Pál, szabálytalanság' },
    { minute: '60.', side: 'home', kind: 'var', title: 'Videóbíró: a gól nem érvényes', text: 'Bán Ede' },
    { minute: '70.', side: 'away', kind: 'subst', title: 'Csere', text: 'be: Fodor Gergő, le: Ecsedi Bence' },
    { minute: '88.', side: 'away', kind: 'red', title: 'Piros lap', text: 'Darvas Pál' },
  ]);
});

test('added time comes after its minute, and before the next; of one minute the service’s order stays', () => {
  const at = (elapsed: number | null, extra: number | null, detail: string) => ({ type: 'Goal', detail, time: { elapsed, extra } });
  expect(read(at(46, null, 'c'), at(45, 2, 'b'), at(null, null, 'd'), at(45, null, 'Own Goal'), at(45, null, 'Penalty')).map(({ minute, title }) => [minute, title])).toEqual([['45.', 'Öngól'], ['45.', 'Gól tizenegyesből'], ['45+2.', 'Gól'], ['46.', 'Gól'], ['', 'Gól']]);
});

test('a missed penalty is no goal, a second yellow card a red one', () => {
  expect(read({ type: 'Goal', detail: 'Missed Penalty' }, { type: 'Card', detail: 'Second Yellow card' }).map(({ kind }) => kind)).toEqual(['other', 'red']);
});

test('what is missing leaves no hole in the text', () => {
  expect(read({})).toEqual([{ minute: '', side: null, kind: 'other', title: 'Esemény', text: '' }]);
  expect(read({ type: 'subst', assist: { name: 'Fodor Gergő' } })[0]?.text).toBe('be: Fodor Gergő, le: Ismeretlen játékos');
  expect(read({ type: 'Goal', team: { name: 'Bodrogvár SC' } })[0]).toMatchObject({ side: 'home', text: 'Bodrogvár SC' });
  expect(toTimeline(BARE_MATCH)).toEqual([]);
});
