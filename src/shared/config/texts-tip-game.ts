/* The texts of the prediction games. */

/** What a player reads. @spec §2.1 Tip-game supplement */
export const tipGameTexts = {
  name: 'Tippjáték',
  description: (site: string) => `${site}: tippelj, mutasd meg a barátaidnak, és nézd meg a határidő után, ki találta el!`,
  gameDescription: (title: string) => `${title}: tippek a határidőig, utána a helyes válaszok és a játékosok táblázata.`,
  none: 'Most nincs játék. Nézz vissza később!',
  open: 'Nyitva',
  closed: 'Lezárult',
  deadline: 'Határidő',
  players: (count: string) => `${count} játékos`,
  supplement: 'A melléklethez',
  allGames: 'Minden játék',

  form: {
    heading: 'A tippjeid',
    name: 'Név a táblázatban',
    nameHint: '2–40 betű, mindenki látja',
    points: (points: number) => `${points} pont`,
    send: 'Tippek elküldése',
    save: 'Módosítások mentése',
  },
  problems: {
    invalid: { title: 'A tippeket nem tudtuk elmenteni.', explanation: 'Adj meg egy 2–40 betűs nevet, és válassz a felsorolt lehetőségek közül!' },
    closed: { title: 'Erre a játékra már nem lehet tippelni.', explanation: 'A határidő lejárt. A helyes válaszok és a táblázat lejjebb vannak.' },
    tooMany: { title: 'Túl sok próbálkozás.', explanation: 'Várj egy percet, és küldd el újra!' },
  },

  entry: {
    title: (name: string) => `${name} tippjei`,
    keep: 'Ez a te oldalad: aki ismeri a címét, módosíthatja a tippeket. Mentsd el a könyvjelzők közé!',
    result: (points: string, right: string, place: string) => `${points} pont, ${right} találat, ${place}. hely`,
    pick: 'A te tipped',
    noPick: 'Nem tippeltél',
  },

  answers: { heading: 'Kérdések és válaszok', right: 'Helyes válasz', unknown: 'Még nem dőlt el' },
  table: { heading: 'A játékosok', rank: 'Helyezés', name: 'Név', points: 'Pont', right: 'Találat', first: (shown: string, all: string) => `Az első ${shown} a ${all} játékosból.` },
} as const;
