/** Episodes of a show under its name on the page of all shows. */
export const SHOW_NEWEST_EPISODES = 3;
/** Other episodes under an episode. */
export const MORE_EPISODES = 4;

/** How far the player's buttons jump, in seconds: back for what was not understood, further ahead for what does not interest. */
export const SKIP_BACK_SECONDS = 15;
export const SKIP_AHEAD_SECONDS = 30;
/** How fast an episode can be played. */
export const PLAYBACK_RATES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
/** How often a playing episode's place is written down. */
export const REMEMBER_EVERY_SECONDS = 5;
/** Whose places are remembered: the episodes that were played last. */
export const REMEMBERED_EPISODES = 30;
/** An episode that was left this close to its end begins anew. */
export const FINISHED_WITHIN_SECONDS = 10;

/** Episodes asked for at once by the feed, and the most that it holds: programs for podcasts show what the feed has and no more. */
export const PODCAST_FEED_CALL_EPISODES = 50;
export const PODCAST_FEED_MAX_EPISODES = 300;
/** The category of a show that names none, from the list of Apple Podcasts. */
export const PODCAST_DEFAULT_CATEGORY = 'News';

/** Where all shows stand. @spec §2.10 */
export const PODCASTS_PATH = '/podcast';
