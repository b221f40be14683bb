/** The list of the newest articles: where the front page's blocks send readers who want more. @spec §2.1 */
export const NEWEST_PATH = '/legfrissebb';
