/* What every place that shows a match's score says; boxes on articles carry this and nothing else of football. */

/** The texts of a score. @spec §4 Football match §8 Live score */
export const liveScoreTexts = {
  /** What a match's status is called, by the service's short name. */
  statuses: {
    TBD: 'Időpontja később',
    NS: 'Még nem kezdődött el',
    '1H': '1. félidő',
    HT: 'Félidő',
    '2H': '2. félidő',
    LIVE: 'Zajlik',
    ET: 'Hosszabbítás',
    BT: 'Szünet a hosszabbításban',
    WP: 'Tizenegyesek következnek',
    P: 'Tizenegyespárbaj',
    SUSP: 'Felfüggesztve',
    INT: 'Félbeszakadt',
    FT: 'Vége',
    AET: 'Vége hosszabbítás után',
    PEN: 'Vége tizenegyesekkel',
    PST: 'Elhalasztva',
    CANC: 'Törölve',
    ABD: 'Félbeszakítva, nem fejezik be',
    AWD: 'Zöld asztalnál döntöttek',
    WO: 'Játék nélkül eldőlt',
  },
  live: 'ÉLŐ',
  unknownTeam: 'Ismeretlen csapat',
  versus: (home: string, away: string) => `${home} – ${away}`,
  score: (home: string, away: string) => `${home}–${away}`,
  /** For a goal count that is not known. */
  noGoals: '?',
  penalties: (home: string, away: string) => `tizenegyesekkel ${home}–${away}`,
  fullTime: (home: string, away: string) => `90 perc után ${home}–${away}`,
  minute: (elapsed: number) => `${elapsed}. perc`,
  box: 'Élő eredmény',
  boxes: 'Eredmények',
  toMatch: 'A mérkőzés részletei',
  toLeague: 'Tabella és minden mérkőzés',
} as const;
