/** The demo's own league, played by clubs of its own towns. Level matches go on to extra time and penalties. */
export const TISZA_LEAGUE = { id: 9001, name: 'Tisza Liga', country: 'Magyarország', position: 40 } as const;

/** The match that the demo's newsroom plays again and again. */
export const LIVE_FIXTURE_ID = 900_190;
