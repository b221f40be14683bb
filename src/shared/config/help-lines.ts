/** A telephone line for people in a crisis: free, open day and night. */
export type HelpLine = { readonly country: 'hu' | 'ro'; readonly number: string; readonly href: `tel:${string}` };

/** The lines that notices name, by country; an edition shows its own country's first. @spec §3 spiritualHelp, drugProblem */
export const HELP_LINES = {
  hu: { country: 'hu', number: '116-123', href: 'tel:116123' },
  ro: { country: 'ro', number: '0800 801 200', href: 'tel:0800801200' },
} as const satisfies Record<HelpLine['country'], HelpLine>;
