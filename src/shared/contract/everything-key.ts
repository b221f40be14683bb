/**
 * The surrogate key that every cached entry of an edge answers to, though none carries it: a purge by it makes all of
 * them stale. A backend sends it to an edge whose share of the purge log it cannot tell any more.
 */
export const EVERYTHING_KEY = '*';
