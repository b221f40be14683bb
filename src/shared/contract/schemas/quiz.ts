import { z } from 'zod';
import { imageAddress, listOf, nullable, unixSeconds } from './common.ts';

/** How a question is shown and answered; `lib/quiz-kinds.ts` says what each of them means. @spec §3 Question displayAs */
export const QUIZ_KINDS = ['radio', 'checkbox', 'yesno', 'image', 'scale', 'matrix', 'number'] as const;

export type QuizKind = (typeof QUIZ_KINDS)[number];

/** An id within quizzes: lowercase letters and digits, since ids stand in addresses and field names. @spec §5 Quiz id */
export const quizIdSchema = z.string().regex(/^[a-z0-9]{1,40}$/, 'has lowercase letters and digits only');

const text = z.string().trim().min(1).max(300);
const longText = nullable(z.string().trim().max(2000));
const count = z.number().int().nonnegative().default(0);

/** A column that the answers of a scale or matrix are put into. */
const optionSchema = z.object({ _id: quizIdSchema, title: text });

/** What the newsroom writes of an answer. */
const answerDraftSchema = z.object({ _id: quizIdSchema, title: text, image: imageAddress, description: longText });

/** An answer with its votes; `optionCounts` has them by option where the question has options. @spec §3 Answer */
const answerSchema = z.object({
  ...answerDraftSchema.shape,
  answerCount: count,
  sum: z.number().default(0),
  average: z.number().default(0),
  optionCounts: listOf(z.object({ optionId: quizIdSchema, count })),
});

/** What the newsroom writes of a question. `rightAnswer` names answers, parted by commas, or is the number to be guessed. */
const questionDraftSchema = z.object({
  _id: quizIdSchema,
  question: text,
  displayAs: z.enum(QUIZ_KINDS),
  image: imageAddress,
  description: longText,
  activeTo: nullable(unixSeconds),
  rightAnswer: nullable(z.object({ value: z.string().trim().min(1).max(300) })),
  options: z.array(optionSchema).max(12).default([]),
  answers: z.array(answerDraftSchema).min(1).max(40),
});

/** A question; `voterCount` says how many have answered it. @spec §3 Question */
const questionSchema = z.object({ ...questionDraftSchema.shape, answers: z.array(answerSchema), voterCount: count });

/** A quiz of an article. @spec §3 Quiz */
export const quizSchema = z.object({ _id: quizIdSchema, complex: z.boolean().default(false), questions: z.array(questionSchema) }).meta({ id: 'Quiz' });

/** A quiz as the newsroom writes it; only a complex one has questions with options. */
export const quizDraftSchema = z.object({ complex: z.boolean().default(false), questions: z.array(questionDraftSchema).min(1).max(40) }).meta({ id: 'QuizDraft' });

/** One choice of a visitor: an answer, with an option where the question has options, with a number where it asks for one. */
const responseSchema = z.object({ answerId: quizIdSchema, optionId: nullable(quizIdSchema), value: nullable(z.number()) });

/** What a visitor has answered to a question. @spec §3 User answers */
export const userAnswerSchema = z.object({ questionId: quizIdSchema, responses: z.array(responseSchema).min(1).max(40) }).meta({ id: 'QuizUserAnswer' });

/** Answers as they are sent: to each question once. */
export const userAnswersSchema = z
  .array(userAnswerSchema)
  .max(40)
  .refine((answers) => new Set(answers.map(({ questionId }) => questionId)).size === answers.length, 'names a question twice');

/** What the operations of the quiz service answer in `data`. @spec §7 Quiz service */
export const quizDataSchemas = {
  quiz: z.object({ quiz: quizSchema.nullable() }),
  visitorsQuiz: z.object({ quiz: quizSchema.nullable(), userAnswers: z.array(userAnswerSchema) }),
  addOrUpdateAnswers: z.object({ addOrUpdateAnswers: z.array(userAnswerSchema) }),
} as const;

export type Quiz = z.infer<typeof quizSchema>;
export type QuizQuestion = Quiz['questions'][number];
export type QuizDraft = z.infer<typeof quizDraftSchema>;
export type QuizResponse = z.infer<typeof responseSchema>;
export type UserAnswer = z.infer<typeof userAnswerSchema>;
