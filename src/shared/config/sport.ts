/** What `oldal` shows on the football page; the first where it is not said. @spec §2.8 */
export const FOOTBALL_VIEWS = ['tabella', 'gol', 'sarga', 'piros'] as const;

/** What `oldal` shows on the Formula 1 page; the first where it is not said. @spec §2.9 */
export const FORMULA1_VIEWS = ['versenynaptar', 'csapatok', 'versenyzok', 'pontverseny', 'konstruktor'] as const;

export type FootballView = (typeof FOOTBALL_VIEWS)[number];
export type Formula1View = (typeof FORMULA1_VIEWS)[number];

/** The newsroom's single piece of data that names the league of the boxes of scores. @spec §7 livescore-pp-dashboard */
export const LIVE_SCORES_SLUG = 'livescore-pp-dashboard';

/** A box of scores shows so many matches at most. */
export const LIVE_SCORES_MAX_MATCHES = 5;
