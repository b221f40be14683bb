/** Who sends push messages, by its keys (RFC 8292), and whom push services can ask about it. */
export type VapidDetails = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

/** What the calls of subscriptions need to know; without a public key nothing is sent and nobody can subscribe. */
export type PushSettings = { readonly publicKey: string | null; readonly allowsLoopback: boolean };

/** Push switched off. */
export const NO_PUSH: PushSettings = { publicKey: null, allowsLoopback: false };
