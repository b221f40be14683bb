import { expect, test } from 'vitest';
import { AI_AGENTS, aiPolicies, type AiPolicy } from '../../shared/config/ai-policy.ts';
import { editions } from '../../shared/config/editions/editions.ts';
import { writeMiningReservation, writeRobots } from './write-robots.ts';

const { main } = editions;
const policy: AiPolicy = aiPolicies.main;
const OPEN: AiPolicy = { allows: { training: true, search: true, userTriggered: true }, reservesMining: false, licencePath: null };

/** Whether an agent may fetch a path, by the rules of RFC 9309: its own group or that of all, the longest match, `*` for anything. */
function mayFetch(robots: string, agent: string, path: string): boolean {
  const groups = robots.split('\n\n').map((group) => group.split('\n').filter((line) => !line.startsWith('#')));
  const isOf = (name: string) => (lines: string[]) => lines.some((line) => line.toLowerCase() === `user-agent: ${name.toLowerCase()}`);
  const own = groups.find(isOf(agent)) ?? groups.find(isOf('*')) ?? [];
  const rules = own.flatMap((line) => {
    const [, verb, pattern = ''] = /^(Allow|Disallow): (.*)$/.exec(line) ?? [];
    const matches = new RegExp(`^${pattern.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path);
    return verb !== undefined && matches ? [{ allowed: verb === 'Allow', length: pattern.length }] : [];
  });
  const [longest] = rules.toSorted((one, other) => other.length - one.length || Number(other.allowed) - Number(one.allowed));
  return longest?.allowed ?? true;
}

test('crawlers may have pages, the archive by time too, and neither data nor searches', () => {
  const robots = writeRobots(main, policy);
  const allowed = ['/', '/rovat/sport?oldal=2', '/archivum', '/archivum?oldal=2', '/archivum?honap=2026-11', '/uploads/a.jpg', '/assets/a.js', '/rss'];
  const refused = ['/api/me', '/_payload/x?v=1', '/_changes/1?since=2', '/archivum?term=h%C3%ADd', '/archivum?oldal=2&filters=%7B%7D'];
  expect(allowed.filter((path) => !mayFetch(robots, 'Googlebot', path))).toEqual([]);
  expect(refused.filter((path) => mayFetch(robots, 'Googlebot', path))).toEqual([]);
});

test('agents are refused by use', () => {
  const robots = writeRobots(main, policy);
  expect(AI_AGENTS.training.filter((agent) => mayFetch(robots, agent, '/'))).toEqual([]);
  expect([...AI_AGENTS.search, ...AI_AGENTS.userTriggered].filter((agent) => !mayFetch(robots, agent, '/'))).toEqual([]);
  const closed = writeRobots(main, { ...policy, allows: { training: false, search: false, userTriggered: true } });
  expect(mayFetch(closed, 'OAI-SearchBot', '/')).toBe(false);
  expect(closed).toContain('Content-Signal: search=yes, ai-input=no, ai-train=no');
});

test('a publication that reserves nothing says nothing of it', () => {
  const robots = writeRobots(main, OPEN);
  expect(robots).toMatch(/^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\n/);
  expect(AI_AGENTS.training.filter((agent) => !mayFetch(robots, agent, '/'))).toEqual([]);
  expect(JSON.parse(writeMiningReservation(main, OPEN))).toEqual([{ location: '/', 'tdm-reservation': 0 }]);
});

test('a licence is named where there is one', () => {
  expect(JSON.parse(writeMiningReservation(main, { ...policy, licencePath: '/dokumentum/szerzoi-jogok' }))).toEqual([{ 'location': '/', 'tdm-reservation': 1, 'tdm-policy': 'https://lapszel.hu/dokumentum/szerzoi-jogok' }]);
});

test('the file is small, and no line of a group is parted from it', () => {
  const robots = writeRobots(main, policy);
  expect(Buffer.byteLength(robots)).toBeLessThan(10_000);
  expect(robots.match(/^User-agent: \*$/gm)).toHaveLength(1);
});
