import { execute, GraphQLError, NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate } from 'graphql';
import type { ASTVisitor, DocumentNode, ValidationContext } from 'graphql';
import { isAppError } from '../../shared/lib/errors.ts';
import { quizGraphqlSchema } from './quiz-graphql-schema.ts';
import { quizResolvers, type QuizCaller } from './quiz-resolvers.ts';

/** An operation as it is sent. */
export type QuizOperation = { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> | undefined };

/** What it is answered: by code what a caller did wrong. */
export type QuizOperationAnswer = { readonly data: unknown; readonly errors: { readonly message: string; readonly extensions: { readonly code: string } }[] };

/** The largest of the edge's own operations has some sixty tokens and five levels. */
const MAX_TOKENS = 300;
const MAX_DEPTH = 6;
/** Fields of the query or mutation itself, each a question to the database. */
const MAX_ROOT_FIELDS = 4;

/** Callers send the same few operations again and again; none of them is read twice. */
const known = new Map<string, DocumentNode>();
const MAX_KNOWN = 50;

const RULES = [...specifiedRules, NoSchemaIntrospectionCustomRule, boundSelections];

/** Runs an operation of the quiz service. @throws what went wrong inside; what the caller did is part of the answer @spec §7 Quiz service */
export async function runQuizGraphql(caller: QuizCaller, { query, variables }: QuizOperation): Promise<QuizOperationAnswer> {
  const document = known.get(query) ?? readDocument(query);
  if (Array.isArray(document)) return toRefusal(document);
  const { data, errors = [] } = await execute({ schema: quizGraphqlSchema, document, rootValue: quizResolvers, contextValue: caller, variableValues: variables ?? {} });
  return { data, errors: errors.map(toAnsweredError) };
}

/** A sound document, remembered, or what is wrong with it. */
function readDocument(query: string): DocumentNode | GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
    const faults = validate(quizGraphqlSchema, document, RULES);
    if (faults.length > 0) return [...faults];
    if (known.size < MAX_KNOWN) known.set(query, document);
    return document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

function toRefusal(errors: readonly GraphQLError[]): QuizOperationAnswer {
  return { data: undefined, errors: errors.slice(0, 5).map(({ message }) => ({ message, extensions: { code: 'BAD_REQUEST' } })) };
}

/** An error of ours by its code; a value that a field does not take is the caller's; anything else is for the log. */
function toAnsweredError({ message, originalError }: GraphQLError): QuizOperationAnswer['errors'][number] {
  if (originalError === undefined || originalError instanceof GraphQLError) return { message, extensions: { code: 'BAD_REQUEST' } };
  if (isAppError(originalError) && originalError.status < 500) return { message, extensions: { code: originalError.code } };
  throw originalError;
}

/** A rule that refuses operations that nest or ask for too much. */
function boundSelections(context: ValidationContext): ASTVisitor {
  let depth = 0;
  let rootFields = 0;
  return {
    SelectionSet: {
      enter(node) {
        depth += 1;
        if (depth === 1) rootFields += node.selections.length;
        if (depth > MAX_DEPTH) context.reportError(new GraphQLError(`The operation nests deeper than ${MAX_DEPTH} levels.`));
        if (rootFields > MAX_ROOT_FIELDS) context.reportError(new GraphQLError(`The operation asks for more than ${MAX_ROOT_FIELDS} things at once.`));
      },
      leave() {
        depth -= 1;
      },
    },
  };
}
