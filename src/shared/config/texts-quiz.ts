/* The texts of quizzes. */

const hu = {
  title: 'Kvíz',
  send: 'Válaszok elküldése',
  sendOne: 'Válasz elküldése',
  change: 'Módosítom a válaszomat',
  save: 'Módosítás mentése',
  saved: 'A válaszát rögzítettük.',
  own: 'az Ön válasza',
  right: 'helyes válasz',
  votes: (percent: string, count: string) => `${percent}% (${count})`,
  average: (average: string) => `Átlag: ${average}`,
  voters: (count: string) => `${count} válaszadó`,
  noVotes: 'Még nincs válasz.',
  number: 'Az Ön becslése',
  ownNumber: (value: string) => `Az Ön becslése: ${value}`,
  rightNumber: (value: string) => `A helyes válasz: ${value}`,
  closes: 'Lezárul',
  closed: 'Lezárult',
  many: 'Több választ is megjelölhet.',
  score: (right: number, asked: number) => `${asked} kérdésből ${right} helyes.`,
  back: 'Vissza a cikkhez',
  /** Read before a reader who has no script gets the results. */
  lead: 'Az eredmény a válasz elküldése után jelenik meg.',

  problem: {
    heading: 'A válaszát nem tudtuk rögzíteni.',
    empty: 'Válaszoljon legalább egy kérdésre, és küldje el újra!',
    invalid: 'Az egyik válasz nem értelmezhető. Ellenőrizze, hogy számot írt-e oda, ahol azt kérdezzük!',
    closed: 'Erre a kérdésre már nem fogadunk választ. Az eredményt alább láthatja.',
    tooMany: 'Túl sok válasz érkezett erről a hálózatról. Várjon egy percet, és küldje el újra!',
    failed: 'Nincs kapcsolat a kiszolgálóval. Ellenőrizze az internetkapcsolatát, és küldje el újra!',
  },
};

const en = {
  title: 'Quiz',
  send: 'Send answers',
  sendOne: 'Send answer',
  change: 'Change my answer',
  save: 'Save changes',
  saved: 'Your answer has been recorded.',
  own: 'your answer',
  right: 'right answer',
  votes: (percent, count) => `${percent}% (${count})`,
  average: (average) => `Average: ${average}`,
  voters: (count) => `${count} answered`,
  noVotes: 'No answers yet.',
  number: 'Your guess',
  ownNumber: (value) => `Your guess: ${value}`,
  rightNumber: (value) => `The right answer: ${value}`,
  closes: 'Closes',
  closed: 'Closed',
  many: 'You may choose several answers.',
  score: (right, asked) => `${right} of ${asked} right.`,
  back: 'Back to the article',
  lead: 'Results are shown once you have answered.',

  problem: {
    heading: 'Your answer could not be recorded.',
    empty: 'Answer at least one question and send it again.',
    invalid: 'One of the answers cannot be read. Check that there is a number where one is asked for.',
    closed: 'This question takes no more answers. The results are below.',
    tooMany: 'Too many answers came from this network. Wait a minute and send it again.',
    failed: 'The server cannot be reached. Check your connection and send it again.',
  },
} satisfies typeof hu;

/** The texts of quizzes by language. @spec §3 Quiz */
export const quizTexts = { hu, en } as const;

/** The texts of quizzes in one language. */
export type QuizTexts = typeof hu;
