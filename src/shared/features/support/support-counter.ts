import type { SupportCounts } from './minutes-box-hours.ts';

/** The call behind the minutes box. */
export function toCounterPath(from: string): string {
  return `/api/counter?from=${encodeURIComponent(from)}`;
}

/** Asks the edge for the counts of today. @throws where no sound answer came */
export async function askSupportCounts(from: string): Promise<SupportCounts> {
  const path = toCounterPath(from);
  const response = await fetch(path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  return parseSupportCounts(await response.json());
}

/** Reads the counts. @throws for anything else */
export function parseSupportCounts(value: unknown): SupportCounts {
  if (typeof value === 'object' && value !== null && 'recurring' in value && 'onetime' in value) {
    const { recurring, onetime } = value;
    if (Number.isInteger(recurring) && Number.isInteger(onetime)) return { recurring: Number(recurring), onetime: Number(onetime) };
  }
  throw new Error('The answer has no counts of support.');
}
