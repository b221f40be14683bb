/** The supplements' names; apart, since every page that links to a topic needs them, and none needs their tabs. @spec §2.4 */
export const SUPPLEMENT_SLUGS = [
  'tokio-2020',
  'foci-vb-2022',
  'eb-2024',
  'parizs-2024',
  'orosz-ukran-haboru',
  'valasztas-2022',
  'valasztas-2024',
  'ep-2024',
  'usa-2024',
] as const;
