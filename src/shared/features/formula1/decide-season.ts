/** The season that is shown where none is asked for: this year's, or the newest where this year has none. @spec §2.9 */
export function decideSeason(thisYear: number, seasons: readonly number[]): number {
  return seasons.length === 0 || seasons.includes(thisYear) ? thisYear : Math.max(...seasons);
}
