/** What readers can be notified of. @spec §3 Push topic */
export const PUSH_TOPICS = ['fontos'] as const;

/** One of them. */
export type PushTopic = (typeof PUSH_TOPICS)[number];
