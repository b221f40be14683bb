import { livescoreDashboardSchema, type LivescoreDashboard } from '../../contract/schemas/football.ts';

/** Reads which league the newsroom wants in the box of scores; null where its text names none that can be asked for. @spec §7 livescore-pp-dashboard */
export function parseDashboard(content: string): LivescoreDashboard | null {
  try {
    return livescoreDashboardSchema.safeParse(JSON.parse(content)).data ?? null;
  } catch {
    // An editor's slip of the pen hides the box, no more.
    return null;
  }
}
