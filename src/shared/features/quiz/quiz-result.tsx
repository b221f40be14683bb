import { quizTexts, type QuizTexts } from '../../config/texts-quiz.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { quizKinds } from '../../lib/quiz-kinds.ts';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { useSite } from '../site-context/site-context.tsx';
import type { AnswerData, QuestionData } from './quiz-data.ts';
import { QuestionMatter } from './quiz-fields.tsx';
import { toPercent, type QuestionView } from './quiz-rules.ts';
import styles from './quiz.module.css';

const TWO_DECIMALS = 2;

/** What was answered to a question, by all and by its reader, and what is right. @spec §3 Answer */
export function QuizResult({ view }: { view: QuestionView }) {
  const { question } = view;
  const texts = quizTexts[useSite().language];
  return (
    <div className={styles.question}>
      <p>
        <strong>{question.text}</strong>
      </p>
      <QuestionMatter question={question} />
      {quizKinds[question.kind].result === 'average' ? <Guesses view={view} texts={texts} /> : <Answers view={view} texts={texts} />}
      <p className="meta">
        {question.voters === 0 ? texts.noVotes : texts.voters(formatNumber(question.voters))}
        {!question.open && question.closesAt !== null && (
          <>
            {` · ${texts.closed}: `}
            <TimeStamp unix={question.closesAt} />
          </>
        )}
      </p>
    </div>
  );
}

/** The average of the numbers, the reader's own, and the one that was to be guessed. */
function Guesses({ view: { question, own }, texts }: { view: QuestionView; texts: QuizTexts }) {
  const value = own?.responses[0]?.value ?? null;
  const average = question.answers[0]?.average ?? 0;
  const [right] = question.right;
  return (
    <ul className="plain">
      {question.voters > 0 && <li>{texts.average(formatNumber(average, { fractionDigits: Number.isInteger(average) ? 0 : TWO_DECIMALS }))}</li>}
      {value !== null && <li>{texts.ownNumber(formatNumber(value))}</li>}
      {right !== undefined && (
        <li>
          <strong>{texts.rightNumber(formatNumber(Number(right)))}</strong>
        </li>
      )}
    </ul>
  );
}

function Answers({ view: { question, own }, texts }: { view: QuestionView; texts: QuizTexts }) {
  return (
    <ul className="plain">
      {question.answers.map((answer) => {
        const response = own?.responses.find(({ answerId }) => answerId === answer.id);
        const option = question.options.find(({ id }) => id === response?.optionId);
        return (
          <li key={answer.id}>
            {answer.title}
            {response !== undefined && <b className={styles.mark}>{` ${option === undefined ? texts.own : `${texts.own}: ${option.title}`}`}</b>}
            {question.right.includes(answer.id) && <b className={styles.mark}>{` ✓ ${texts.right}`}</b>}
            <Votes question={question} answer={answer} texts={texts} />
          </li>
        );
      })}
    </ul>
  );
}

type VotesProps = { question: QuestionData; answer: AnswerData; texts: QuizTexts };

function Votes({ question: { kind, voters, options }, answer, texts }: VotesProps) {
  const tell = (count: number, of: number) => texts.votes(formatNumber(toPercent(count, of)), formatNumber(count));
  switch (quizKinds[kind].result) {
    case 'shares':
      return (
        <>
          <progress className={styles.bar} max={100} value={toPercent(answer.count, voters)} aria-hidden="true" />
          <span className="meta">{tell(answer.count, voters)}</span>
        </>
      );
    case 'averages':
      return <span className="meta">{` ${texts.average(formatNumber(answer.average, { fractionDigits: TWO_DECIMALS }))}`}</span>;
    case 'optionShares':
      return <span className="meta">{` ${options.map(({ id, title }) => `${title}: ${tell(answer.options[id] ?? 0, answer.count)}`).join(' · ')}`}</span>;
    case 'average':
      return null;
  }
}
