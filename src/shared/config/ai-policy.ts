import type { EditionKey } from './editions/edition.ts';

/** What machines that learn from texts or answer with them do with a page. */
export const AI_USES = ['training', 'search', 'userTriggered'] as const;

/** One of these uses. */
export type AiUse = (typeof AI_USES)[number];

/** A publication's stand: who may use its texts for what. */
export type AiPolicy = {
  /** May agents of this use fetch pages? */
  readonly allows: Readonly<Record<AiUse, boolean>>;
  /** Whether the right to text and data mining is reserved (Directive (EU) 2019/790, Article 4(3)). */
  readonly reservesMining: boolean;
  /** A page of ours that says how it can be had, or null. */
  readonly licencePath: string | null;
};

/**
 * The agents by use, by the names that their operators publish. `Google-Extended` and `Applebot-Extended` fetch nothing:
 * they are switches for what the operator's ordinary crawler has fetched.
 */
export const AI_AGENTS = {
  training: [
    'AI2Bot', 'Amazonbot', 'anthropic-ai', 'Applebot-Extended', 'Bytespider', 'CCBot', 'ClaudeBot', 'cohere-training-data-crawler', 'Diffbot', 'FacebookBot',
    'Google-Extended', 'GPTBot', 'ImagesiftBot', 'meta-externalagent', 'omgili', 'PanguBot', 'Timpibot', 'Webzio-Extended',
  ],
  search: ['Claude-SearchBot', 'DuckAssistBot', 'OAI-SearchBot', 'PerplexityBot'],
  userTriggered: ['ChatGPT-User', 'Claude-User', 'meta-externalfetcher', 'MistralAI-User', 'Perplexity-User'],
} as const satisfies Record<AiUse, readonly string[]>;

/** The stand of each edition: found and quoted with a link, yes; learnt from, only with a licence. */
export const aiPolicies = {
  main: { allows: { training: false, search: true, userTriggered: true }, reservesMining: true, licencePath: null },
  regional: { allows: { training: false, search: true, userTriggered: true }, reservesMining: true, licencePath: null },
} as const satisfies Record<EditionKey, AiPolicy>;
