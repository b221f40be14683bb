import { editions } from '../../../shared/config/editions/editions.ts';
import { quizDraftSchema, type QuizDraft, type UserAnswer } from '../../../shared/contract/schemas/quiz.ts';
import { quizKinds } from '../../../shared/lib/quiz-kinds.ts';
import { seededRandom } from '../../../shared/lib/seeded-random.ts';
import type { Database } from '../../store/database/open-database.ts';
import { writeNewAnswers } from '../../store/quiz-answer-store.ts';
import { toQuizRow } from '../../store/quiz-store.ts';
import { createQuizVoter, findQuizVoter } from '../../store/quiz-voter-store.ts';

/** Nobody has a token of theirs. */
const DEMO_VOTERS = 24;

const named = (titles: readonly string[]) => titles.map((title, index) => ({ _id: 'abcdefghij'.charAt(index), title }));
const YES_NO = ['Igen', 'Nem'];

/** The demo's quizzes by id; the articles that they stand in name them in `quizId`. @spec §3 Quiz */
const SEED_QUIZZES: Readonly<Record<string, QuizDraft>> = {
  nadasto: quizDraftSchema.parse({
    questions: [
      { _id: 'jart', question: 'Járt már a Nádas-tónál?', displayAs: 'yesno', answers: named(YES_NO) },
      { _id: 'pad', question: 'Melyik padnál állna meg először?', displayAs: 'radio', answers: named(['A délre néző Molnár-padnál', 'Amelyik a legközelebb van', 'Egyiknél sem, a csónakházig megyek']) },
      { _id: 'lepcso', question: 'Hány lépcsőfok van a csónakház mögött?', displayAs: 'number', description: 'A válasz a cikkben van.', rightAnswer: { value: '11' }, answers: [{ _id: 'szam', title: 'Az Ön becslése' }] },
    ],
  }),
  kutatas: quizDraftSchema.parse({
    complex: true,
    questions: [
      { _id: 'vezetes', question: 'Ezer megkérdezettnél két pont a különbség. Mi ez?', displayAs: 'radio', rightAnswer: { value: 'b' }, answers: named(['Biztos vezetés', 'Döntetlen', 'Elírás']) },
      { _id: 'adatok', question: 'Mi hiányzik Ön szerint a leggyakrabban a közleményekből?', displayAs: 'checkbox', answers: named(['A megrendelő', 'A felvétel ideje', 'A válaszmegtagadók aránya', 'A kérdés pontos szövege']) },
      { _id: 'bizalom', question: 'Mennyire bízik bennük? (1: semennyire, 5: teljesen)', displayAs: 'scale', options: named(['1', '2', '3', '4', '5']), answers: named(['A kutatóintézetekben', 'A pártok saját méréseiben', 'Az internetes szavazásokban']) },
      { _id: 'forras', question: 'Hol találkozik felmérésekkel?', displayAs: 'matrix', options: named(['Gyakran', 'Ritkán', 'Soha']), answers: named(['Újságban', 'A közösségi oldalakon', 'Beszélgetésben']) },
    ],
  }),
  szamla: quizDraftSchema.parse({
    questions: [
      { _id: 'diktal', question: 'Diktálja havonta a mérőállást?', displayAs: 'yesno', activeTo: Date.UTC(2025, 9, 31, 23) / 1000, answers: named(YES_NO) },
      { _id: 'fok', question: 'Hány fokra elég állítani a bojlert?', displayAs: 'radio', activeTo: Date.UTC(2025, 9, 31, 23) / 1000, rightAnswer: { value: 'b' }, answers: named(['40', '55', '75']) },
    ],
  }),
};

/** Writes the quizzes that are not there yet, each with some visitors' answers. They are the main edition's; both show them. */
export async function seedQuizzes(trx: Database, site: string, now: number): Promise<void> {
  if (site !== editions.main.slug) return;
  const known = new Set((await trx.selectFrom('quizzes').select('id').execute()).map(({ id }) => id));
  const missing = Object.entries(SEED_QUIZZES).filter(([id]) => !known.has(id));
  if (missing.length === 0) return;
  for (const [id, draft] of missing) await trx.insertInto('quizzes').values(toQuizRow({ site, id, draft, now })).execute();
  const random = seededRandom('quizzes');
  for (let index = 0; index < DEMO_VOTERS; index += 1) {
    const voterId = await findQuizVoter(trx, await createQuizVoter(trx, now));
    if (voterId === null) throw new Error('A visitor of quizzes was not written.');
    for (const [quizId, { questions }] of missing) await writeNewAnswers(trx, { voterId, quizId, questions, answers: questions.map((question) => toAnswer(question, random)), now });
  }
}

function toAnswer({ _id, displayAs, answers, options }: QuizDraft['questions'][number], random: () => number): UserAnswer {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const plain = { optionId: null, value: null };
  switch (quizKinds[displayAs].control) {
    case 'one':
      return { questionId: _id, responses: [{ answerId: pick(answers)?._id ?? '', ...plain }] };
    case 'many': {
      const chosen = answers.filter(() => random() < 0.5);
      return { questionId: _id, responses: (chosen.length === 0 ? answers : chosen).map((answer) => ({ answerId: answer._id, ...plain })) };
    }
    case 'grid':
      return { questionId: _id, responses: answers.map((answer) => ({ answerId: answer._id, optionId: pick(options)?._id ?? '', value: null })) };
    case 'number':
      return { questionId: _id, responses: [{ answerId: answers[0]?._id ?? '', optionId: null, value: 6 + Math.floor(random() * 12) }] };
  }
}
