import type { UserAnswer } from '../../contract/schemas/quiz.ts';
import { quizTexts } from '../../config/texts-quiz.ts';
import { FormProblemList } from '../../ui/form-problems.tsx';
import { Form } from '../../ui/form.tsx';
import { useSite } from '../site-context/site-context.tsx';
import { toFieldName, type QuizProblem, type QuizState } from './quiz-data.ts';
import { QuizFields, type FilledFields } from './quiz-fields.tsx';
import { QuizResult } from './quiz-result.tsx';
import { countRight, toChangeable, toQuestionViews, type QuestionView } from './quiz-rules.ts';
import styles from './quiz.module.css';

type QuizProps = {
  state: QuizState;
  /** Where its forms are sent to where there is no script. */
  action: string;
  problem: QuizProblem | null;
  /** What was filled in and could not be taken. */
  draft?: FilledFields;
};

/** A quiz: the questions that wait for an answer as one plain form, of the others the results. @spec §3 Quiz */
export function Quiz({ state, action, problem, draft = {} }: QuizProps) {
  const texts = quizTexts[useSite().language];
  const views = toQuestionViews(state);
  const toFields = ({ question }: QuestionView, filled: FilledFields) => <QuizFields key={question.id} quizId={state.quiz.id} question={question} filled={filled} />;
  const asked = views.filter(({ shows }) => shows === 'fields').length;
  const parts = views.map((view) => (view.shows === 'fields' ? toFields(view, draft) : <QuizResult key={view.question.id} view={view} />));
  const changeable = toChangeable(views);
  const score = countRight(views);
  return (
    <>
      {problem !== null && <FormProblemList heading={texts.problem.heading} problems={{ form: texts.problem[problem], fields: {} }} />}
      {asked > 0 ? (
        <Form action={action} submitText={asked > 1 ? texts.send : texts.sendOne}>
          {parts}
        </Form>
      ) : (
        <div className={styles.results}>{parts}</div>
      )}
      {score !== null && score.asked > 1 && <p>{texts.score(score.right, score.asked)}</p>}
      {changeable.length > 0 && (
        <details>
          <summary>{texts.change}</summary>
          <Form action={action} submitText={texts.save}>
            {changeable.map((view) => toFields(view, toFilled(state.quiz.id, view.own)))}
          </Form>
        </details>
      )}
    </>
  );
}

/** An answer as the fields of its question's form. */
function toFilled(quizId: string, own: UserAnswer | null): FilledFields {
  const pairs = (own?.responses ?? []).map(({ answerId, optionId, value }): [string, string] => [
    toFieldName(quizId, own?.questionId ?? '', optionId === null ? null : answerId),
    value === null ? (optionId ?? answerId) : String(value).replace('.', ','),
  ]);
  return Object.fromEntries(pairs.map(([name]) => [name, pairs.flatMap(([other, value]) => (other === name ? [value] : []))]));
}
