/** The blocks that a front page can be made of: the newsroom places them by name, a component draws each. @spec §3 Front-page block */
export const FRONT_BLOCK_NAMES = ['breaking', 'lead', 'grid', 'strip', 'opinion', 'newest', 'podcasts', 'sponsored'] as const;
