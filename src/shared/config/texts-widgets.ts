/* The texts of result widgets and of the frames that they stand in. */

/** What a frame says on the page around it. */
export const frameLinkTexts = {
  open: 'Megnyitás külön lapon',
} as const;

/** The texts inside of the frames. @spec §2.4 */
export const widgetTexts = {
  updated: 'Frissítve',
  source: (source: string) => `Forrás: ${source}`,
  more: 'További eredmények',
  back: (title: string) => `Vissza: ${title}`,
  counted: (percent: string) => `Feldolgozottság: ${percent}%`,
  percent: (percent: string) => `${percent}%`,
  noResult: 'Nincs adat',
  notFound: { title: 'Ez az eredmény nem található.', explanation: 'Lehet, hogy átneveztük, vagy még nem készült el.' },
  failed: { title: 'Az eredmények most nem érhetők el.', explanation: 'Próbáld újra néhány perc múlva!' },

  medals: { nation: 'Nemzet', gold: 'Arany', silver: 'Ezüst', bronze: 'Bronz', total: 'Összesen', totalShort: 'Ö', place: 'Helyezés' },
  groups: { team: 'Csapat', played: 'Mérkőzés', win: 'Győzelem', draw: 'Döntetlen', lose: 'Vereség', goals: 'Gólok', difference: 'Gólkülönbség', points: 'Pont', short: { played: 'M', win: 'Gy', draw: 'D', lose: 'V', difference: 'GK', points: 'P' } },
  fixtures: { time: 'Kezdés', event: 'Esemény', result: 'Eredmény', venue: 'Helyszín', versus: (home: string, away: string) => `${home} – ${away}` },
  lists: { name: 'Lista', votes: 'Szavazat', percent: 'Arány', seats: 'Mandátum' },
  map: { area: 'Terület', leader: 'Első helyen', percent: 'Arány', picture: (title: string) => `${title}: térkép, a számok a táblázatban`, table: 'Az eredmények táblázatban', party: 'Lista' },
  top: { name: 'Név', team: 'Csapat' },
  turnout: { hour: 'Időpont' },
} as const;
