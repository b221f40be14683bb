/** The texts of the hold-blog recommender. @spec §3 Unique items */
export const holdBlogTexts = { title: 'Ajánló a Holdblogból' } as const;
