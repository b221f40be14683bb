/** What every call of the live-score service has in its address. @spec §7 {sport} */
export const FOOTBALL = { sport: 'football' } as const;
