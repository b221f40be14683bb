/** Says that something slow has begun, keeps saying so, and says how long it took. */
export function startProgress(label: string, out?: NodeJS.WriteStream): { end(result?: string): void };

/** Milliseconds as "1.2 s". */
export function toSeconds(ms: number): string;
