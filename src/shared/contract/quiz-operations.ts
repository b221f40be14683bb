const QUIZ_FIELDS = `_id complex questions {
  _id question displayAs image description activeTo voterCount rightAnswer { value } options { _id title }
  answers { _id title image description answerCount sum average optionCounts { optionId count } }
}`;
const USER_ANSWER_FIELDS = 'questionId responses { answerId optionId value }';

/** The operations that the edge sends to the quiz service; a browser sends none. @spec §7 Quiz service */
export const quizOperations = {
  quiz: `query quiz($id: ID!) { quiz(id: $id) { ${QUIZ_FIELDS} } }`,
  visitorsQuiz: `query visitorsQuiz($id: ID!) { quiz(id: $id) { ${QUIZ_FIELDS} } userAnswers(quizId: $id) { ${USER_ANSWER_FIELDS} } }`,
  addOrUpdateAnswers: `mutation addOrUpdateAnswers($id: ID!, $answers: [UserAnswerInput!]!) { addOrUpdateAnswers(quizId: $id, answers: $answers) { ${USER_ANSWER_FIELDS} } }`,
} as const;
