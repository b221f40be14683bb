import type { ContentTree } from '../contract/schemas/content-tree.ts';

const QUIZ_ID = /^[a-z0-9]{1,40}$/;

/** Whether a text can be a quiz's id. @spec §5 Quiz id */
export function isQuizId(text: string): boolean {
  return QUIZ_ID.test(text);
}

/** The quiz that an embedded address names by its `quizId` parameter, or null. @spec §5 Quiz id */
export function parseQuizId(address: string): string | null {
  const id = URL.canParse(address) ? (new URL(address).searchParams.get('quizId') ?? '') : '';
  return isQuizId(id) ? id : null;
}

/** The quizzes that stand in bodies, each once, in the order of reading. */
export function listQuizIds(trees: readonly ContentTree[]): string[] {
  return [...new Set(trees.flatMap((tree) => tree.flatMap(toQuizIds)))];
}

function toQuizIds(node: ContentTree[number]): string[] {
  if (typeof node === 'string') return [];
  const [tag, props, children] = node;
  const id = tag === 'embed' ? parseQuizId(props?.['src'] ?? '') : null;
  return [...(id === null ? [] : [id]), ...children.flatMap(toQuizIds)];
}
