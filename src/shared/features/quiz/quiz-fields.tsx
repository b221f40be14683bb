import { quizTexts } from '../../config/texts-quiz.ts';
import { quizKinds } from '../../lib/quiz-kinds.ts';
import { FormField } from '../../ui/form-field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { useSite } from '../site-context/site-context.tsx';
import { toFieldName, type AnswerData, type QuestionData } from './quiz-data.ts';
import styles from './quiz.module.css';

/** Values of a form's fields by name. */
export type FilledFields = Readonly<Record<string, readonly string[]>>;

type QuizFieldsProps = { quizId: string; question: QuestionData; filled: FilledFields };

/** A question that waits for an answer: what it asks, and its fields. */
export function QuizFields({ quizId, question, filled }: QuizFieldsProps) {
  const texts = quizTexts[useSite().language];
  return (
    <fieldset className={styles.question}>
      <legend>{question.text}</legend>
      <QuestionMatter question={question} />
      {question.closesAt !== null && (
        <p className="meta">
          {texts.closes}: <TimeStamp unix={question.closesAt} />
        </p>
      )}
      <Controls quizId={quizId} question={question} filled={filled} />
    </fieldset>
  );
}

/** What belongs to a question besides its words. */
export function QuestionMatter({ question: { image, description } }: { question: Pick<QuestionData, 'image' | 'description'> }) {
  return (
    <>
      {image !== null && <Picture src={image} alt="" ratio="16x9" sizes="card" />}
      {description !== null && <p>{description}</p>}
    </>
  );
}

function Controls({ quizId, question, filled }: QuizFieldsProps) {
  const texts = quizTexts[useSite().language];
  const { control } = quizKinds[question.kind];
  const name = toFieldName(quizId, question.id);
  switch (control) {
    case 'one':
    case 'many':
      return (
        <>
          {control === 'many' && <p className="meta">{texts.many}</p>}
          {question.answers.map((answer) => (
            <label key={answer.id}>
              <input type={control === 'one' ? 'radio' : 'checkbox'} name={name} value={answer.id} defaultChecked={filled[name]?.includes(answer.id)} />
              <Answer answer={answer} />
            </label>
          ))}
        </>
      );
    case 'grid':
      return question.answers.map((answer) => <Line key={answer.id} name={toFieldName(quizId, question.id, answer.id)} answer={answer} options={question.options} filled={filled} />);
    case 'number':
      return <FormField name={name} label={question.answers[0]?.title ?? texts.number} inputMode="decimal" autoComplete="off" maxLength={20} value={filled[name]?.[0]} />;
  }
}

function Answer({ answer: { title, image, description } }: { answer: AnswerData }) {
  return (
    <>
      {image !== null && (
        <span className={styles.thumb}>
          <Picture src={image} alt="" ratio="1x1" sizes="thumb" />
        </span>
      )}
      <span>
        {title}
        {description !== null && <span className="meta"> {description}</span>}
      </span>
    </>
  );
}

/** A line of a scale or matrix: one of the options for one answer. */
function Line({ name, answer, options, filled }: { name: string; answer: AnswerData; options: QuestionData['options']; filled: FilledFields }) {
  return (
    <fieldset className={styles.line}>
      <legend>{answer.title}</legend>
      {options.map(({ id, title }) => (
        <label key={id}>
          <input type="radio" name={name} value={id} defaultChecked={filled[name]?.includes(id)} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
