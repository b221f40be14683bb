/** The section whose articles the hold-blog recommender shows, and beside which it stands. @spec §2.3 */
export const HOLD_BLOG_SECTION = 'holdblog';
