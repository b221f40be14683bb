/** The topic of news of the trails, which stand beside the hikes and not among them. @spec §2.3 §2.7 */
export const HIKING_NEWS_TAG = 'turahirek';
