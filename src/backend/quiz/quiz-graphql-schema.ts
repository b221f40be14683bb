import { buildSchema } from 'graphql';

/** What the quiz service can be asked. No type holds itself, so no question is deeper than this. @spec §3 Quiz §7 Quiz service */
export const quizGraphqlSchema = buildSchema(`
  type Query {
    quiz(id: ID!): Quiz
    "What the visitor of the quiz token has answered; nothing without one."
    userAnswers(quizId: ID!): [UserAnswer!]!
  }
  type Mutation {
    "Needs a quiz token. Answers to questions that were answered before replace those."
    addOrUpdateAnswers(quizId: ID!, answers: [UserAnswerInput!]!): [UserAnswer!]!
  }
  type Quiz { _id: ID! complex: Boolean! questions: [Question!]! }
  type Question {
    _id: ID!
    question: String!
    displayAs: String!
    image: String
    description: String
    "Unix seconds."
    activeTo: Float
    "Known when the question is closed, and to who has answered it."
    rightAnswer: RightAnswer
    options: [Option!]!
    answers: [Answer!]!
    voterCount: Int!
  }
  type RightAnswer { value: String! }
  type Option { _id: ID! title: String! }
  type Answer {
    _id: ID!
    title: String!
    image: String
    description: String
    answerCount: Int!
    sum: Float!
    average: Float!
    optionCounts: [OptionCount!]!
  }
  type OptionCount { optionId: ID! count: Int! }
  type UserAnswer { questionId: ID! responses: [Response!]! }
  type Response { answerId: ID! optionId: ID value: Float }
  input UserAnswerInput { questionId: ID! responses: [ResponseInput!]! }
  input ResponseInput { answerId: ID! optionId: ID value: Float }
`);
