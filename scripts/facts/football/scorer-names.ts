/** Scorers whom the World Cup's file writes in more than one way, or with a slip, as their teams' lists have them. */
export const WORLD_CUP_NAMES: Readonly<Record<string, string>> = {
  'Aurelién Tchouaméni': 'Aurélien Tchouaméni',
  'Foden': 'Phil Foden',
  'Freuler': 'Remo Freuler',
  'Hakim Zyiech': 'Hakim Ziyech',
  'Ilkay Gündogan': 'İlkay Gündoğan',
  'Ismaila Sarr': 'Ismaïla Sarr',
  'Kai Lukas Havertz': 'Kai Havertz',
  'Kolo Muani': 'Randal Kolo Muani',
  'Koulibaly': 'Kalidou Koulibaly',
  'Mac Allister': 'Alexis Mac Allister',
  'Mbappé': 'Kylian Mbappé',
  'Piotr Zielinski': 'Piotr Zieliński',
  'Pulisic': 'Christian Pulisic',
  'Rashford': 'Marcus Rashford',
  'Ritsu Doan': 'Ritsu Dōan',
  'Salem Al Dawasari': 'Salem Al Dawsari',
  'Vinícius Jr.': 'Vinícius Júnior',
  'Wout Werghost': 'Wout Weghorst',
};

/** Scorers of the Euro whom their surname alone does not tell from a teammate, or whose name has a slip, by `team: name`. */
export const EURO_NAMES: Readonly<Record<string, string>> = {
  'Portugal: Silva': 'Bernardo Silva',
  'Romania: R. Marin': 'Răzvan Marin',
  'Turkey: Akaydian': 'Samet Akaydin',
};
