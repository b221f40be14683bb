// 5,000 visitors vote at the same moment, and the backend is killed half-way and started again. Each visitor has a token
// before and sends the same vote until it is acknowledged, as a browser with its cookie would.
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request as sendRequest } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { closeDatabase, openDatabase } from '../../src/backend/store/database/open-database.ts';
import { quizOperations } from '../../src/shared/contract/quiz-operations.ts';
import { quizDataSchemas, quizSchema } from '../../src/shared/contract/schemas/quiz.ts';
import { TEST_NEWSROOM_TOKEN } from '../../test/support/start-backend.ts';
import { findFreePort } from '../start/free-port.ts';
import { atMost, exactly, toMs, type Claim } from './support/claims.ts';
import { runBench } from './support/run-bench.ts';
import { percentile } from './support/statistics.ts';
import { startBackend } from './support/site.ts';

const VOTERS = 5000;
const CONNECTIONS = 500;
const QUIZ = 'meres';
const ANSWERS = ['a', 'b', 'c'];
const RETRY_MS = 1000;
const GIVE_UP_MS = 300_000;

/** Whoever finds no free connection waits for one. */
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

await runBench(async (bench) => {
  const voters = bench.isQuick ? 500 : VOTERS;
  if (process.env['DATABASE_URL'] === undefined) await makeSite(bench.folder);
  const settings = { NEWSROOM_TOKEN: TEST_NEWSROOM_TOKEN, BACKEND_PORT: String(await findFreePort()), DEMO_CONTENT: '0' };
  const first = await startBackend(bench, settings);
  const { url } = first;
  await saveQuiz(url);
  const tokens = await Promise.all(Array.from({ length: voters }, async () => (await post(url, '/api/functions/get-quiz-token', '', {})).body));
  bench.say(`${tokens.length} visitors have their tokens`);

  let acknowledged = 0;
  const half = Promise.withResolvers<void>();
  const startedAt = performance.now();
  const voting = Promise.all(
    tokens.map(async (token, index) => {
      const ms = await voteUntilTaken(url, token, ANSWERS[index % ANSWERS.length] ?? 'a');
      acknowledged += 1;
      if (acknowledged >= voters / 2) half.resolve();
      return ms;
    }),
  );
  await Promise.race([half.promise, voting]);
  const before = acknowledged;
  await first.stop('SIGKILL');
  bench.say(`killed after ${before} acknowledged votes`);
  await startBackend(bench, settings);
  const times = await voting;
  const totalMs = performance.now() - startedAt;

  const quiz = quizSchema.parse(JSON.parse((await ask(url, `/api/quizzes/${QUIZ}`, { method: 'GET', headers: {} }, '')).body));
  const kept = await Promise.all(tokens.map((token, index) => hasVote(url, token, ANSWERS[index % ANSWERS.length] ?? 'a')));
  return toClaims({ voters, times, totalMs, kept: kept.filter(Boolean).length, counts: quiz.questions[0]?.answers.map(({ answerCount }) => answerCount) ?? [], voterCount: quiz.questions[0]?.voterCount ?? 0 });
});

type Outcome = { readonly voters: number; readonly times: readonly number[]; readonly totalMs: number; readonly kept: number; readonly counts: readonly number[]; readonly voterCount: number };

function toClaims({ voters, times, totalMs, kept, counts, voterCount }: Outcome): Claim[] {
  return [
    exactly('votes that are there after the kill', kept, voters),
    exactly('visitors counted', voterCount, voters),
    ...ANSWERS.map((answer, index) => exactly(`votes counted for ${answer}`, counts[index] ?? 0, Math.ceil((voters - index) / ANSWERS.length))),
    { figure: 'votes a second, restart included', measured: String(Math.round((voters / totalMs) * 1000)), target: '–', reached: null },
    { figure: '99 of 100 acknowledged after', measured: toMs(percentile(times, 0.99)), target: '–', reached: null },
    atMost('the last one acknowledged after', Math.max(...times), GIVE_UP_MS, toMs),
  ];
}

/** A quiz needs a site and nothing else; a database on a server is taken as it is. */
async function makeSite(folder: string): Promise<void> {
  const database = await openDatabase({ url: null, folder: join(folder, 'data', 'database'), connections: 1, queryLimitMs: 60_000 });
  await database.insertInto('sites').values({ slug: 'lapszel', name: 'Lapszél', domain: 'lapszel.hu', currency: 'HUF', currency_sign: 'Ft', twitter_site: null, audience_script: null }).execute();
  await closeDatabase(database);
}

async function saveQuiz(url: string): Promise<void> {
  const body = JSON.stringify({ questions: [{ _id: 'k', question: 'Melyik?', displayAs: 'radio', answers: ANSWERS.map((_id) => ({ _id, title: _id })) }] });
  const answer = await ask(url, `/api/newsroom/quizzes/${QUIZ}`, { method: 'PUT', headers: { 'authorization': `Bearer ${TEST_NEWSROOM_TOKEN}`, 'content-type': 'application/json' } }, body);
  if (answer.status !== 200) throw new Error(`The quiz was answered ${answer.status}: ${answer.body}`);
}

/** @returns milliseconds from the first try to the acknowledgement */
async function voteUntilTaken(url: string, token: string, answerId: string): Promise<number> {
  const startedAt = performance.now();
  const body = JSON.stringify({ query: quizOperations.addOrUpdateAnswers, variables: { id: QUIZ, answers: [{ questionId: 'k', responses: [{ answerId }] }] } });
  for (;;) {
    const answer = await post(url, '/quiz/', body, { authorization: `Bearer ${token}` }).catch(() => null);
    if (answer?.status === 200 && quizDataSchemas.addOrUpdateAnswers.safeParse(JSON.parse(answer.body).data).success) return performance.now() - startedAt;
    if (performance.now() - startedAt > GIVE_UP_MS) throw new Error(`A vote was not taken: ${answer?.status} ${answer?.body}`);
    await wait(RETRY_MS);
  }
}

async function hasVote(url: string, token: string, answerId: string): Promise<boolean> {
  const answer = await post(url, '/quiz/', JSON.stringify({ query: quizOperations.visitorsQuiz, variables: { id: QUIZ } }), { authorization: `Bearer ${token}` });
  const { userAnswers } = quizDataSchemas.visitorsQuiz.parse(JSON.parse(answer.body).data);
  return userAnswers.length === 1 && userAnswers[0]?.responses[0]?.answerId === answerId;
}

type HttpAnswer = { readonly status: number; readonly body: string };

function post(url: string, path: string, body: string, headers: Record<string, string>): Promise<HttpAnswer> {
  return ask(url, path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }, body);
}

function ask(url: string, path: string, options: { method: string; headers: Record<string, string> }, body: string): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest(new URL(path, url), { ...options, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
