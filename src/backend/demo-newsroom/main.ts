// The demo's live newsroom: writes by the newsroom API like any editor, and only to what the demo's seed has marked.
import process from 'node:process';
import { editions } from '../../shared/config/editions/editions.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import { parseDemoNewsroomConfig, type DemoNewsroomConfig } from './config.ts';
import { startDesk, type DeskLoop } from './desk-loop.ts';
import { workOnFigures } from './figures-desk.ts';
import { workOnFrontPage } from './front-desk.ts';
import { createHttpTransport } from './http-transport.ts';
import { workOnLiveBlog } from './live-blog-desk.ts';
import { workOnLiveMatch, workOnOverdueMatch } from './match-desk.ts';
import { createNewsroomApi } from './newsroom-api.ts';
import { workOnPip } from './pip-desk.ts';
import { workOnLiveRace } from './race-desk.ts';
import { FLOOD_TEXTS } from './posts/flood-texts.ts';

const POST_EVERY_MS = 25_000;
const BREAKING_EVERY_MS = 120_000;
const FIGURES_EVERY_MS = 60_000;
const PIP_EVERY_MS = 240_000;
const RACE_EVERY_MS = 8_000;
const MATCH_EVERY_MS = 20_000;
const OVERDUE_EVERY_MS = 300_000;

async function run(): Promise<void> {
  const stopSignal = awaitStopSignal();
  const config = parseDemoNewsroomConfig(process.env);
  const desks = Object.values<Edition>(editions).flatMap((edition) => startDesks(config, edition));
  process.stdout.write(`demo-newsroom ready ${config.BACKEND_URL}\n`);
  await stopSignal;
  await Promise.all(desks.map((desk) => desk.stop()));
}

function startDesks({ BACKEND_URL: url, NEWSROOM_TOKEN: token }: DemoNewsroomConfig, { key, slug: site }: Edition): DeskLoop[] {
  const random = Math.random;
  const api = createNewsroomApi(createHttpTransport({ url, token, site }));
  const parts = { api, random, now: () => Math.floor(Date.now() / 1000) };
  const tell = (error: unknown) => void process.stderr.write(`The demo's newsroom (${site}) keeps failing and goes on trying: ${error instanceof Error ? error.message : String(error)}\n`);
  return [
    startDesk({ work: () => workOnLiveBlog(parts, FLOOD_TEXTS), everyMs: POST_EVERY_MS, random, tell }),
    startDesk({ work: () => workOnFrontPage(api, site), everyMs: BREAKING_EVERY_MS, random, tell }),
    startDesk({ work: () => workOnFigures(parts, key, site), everyMs: FIGURES_EVERY_MS, random, tell }),
    startDesk({ work: () => workOnPip(api, site), everyMs: PIP_EVERY_MS, random, tell }),
    // Matches and races are of no edition: one desk moves them.
    ...(key === 'main' ? [startDesk({ work: () => workOnLiveRace(parts), everyMs: RACE_EVERY_MS, random, tell })] : []),
    ...(key === 'main' ? [startDesk({ work: () => workOnLiveMatch(parts), everyMs: MATCH_EVERY_MS, random, tell }), startDesk({ work: () => workOnOverdueMatch(parts), everyMs: OVERDUE_EVERY_MS, random, tell })] : []),
  ];
}

function awaitStopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  return promise;
}

await run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
