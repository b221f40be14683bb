/** Which of the two recommender calls an article asks for; `null` is that of all sections. */
export type RecommendedCall = { readonly superTag: string | null };

const BY_SUPER_TAG = /^\/api\/recommended\/mstag\/([^/?#]+)$/;

/**
 * Reads an article's recommender address. An article names an address and not a call, so anything that is not one of
 * the two known ones means the recommender of all sections. @spec §3 Article, actions §7
 */
export function resolveRecommendedCall(address: string | undefined): RecommendedCall {
  const superTag = BY_SUPER_TAG.exec(address ?? '')?.[1] ?? 'all';
  return { superTag: superTag === 'all' || !/^[a-z0-9-]+$/.test(superTag) ? null : superTag };
}
