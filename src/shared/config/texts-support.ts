/* The texts of support: its form, where it ends, the trial page. */

/** What a supporter reads. @spec §2.1 Support page */
export const supportTexts = {
  title: (site: string) => `Támogassa a ${site} munkáját`,
  menuTitle: 'Támogatás',
  description: (site: string) => `${site}: a független újságírás az olvasókból él. Egyszeri vagy havi támogatással Ön is segítheti a szerkesztőséget.`,
  lead: (site: string) => `A ${site} bevételének nagyobb része az olvasóitól jön. Az Ön támogatásából riportok, elemzések és helyszíni tudósítások készülnek, és senki sem szólhat bele abba, hogy miről és hogyan írunk.`,
  closed: 'Támogatást most nem tudunk fogadni. Kérjük, nézzen vissza később!',
  trial: 'Ez próbaüzem: a következő oldalon nem történik valódi fizetés.',
  member: 'Már a támogatónk? Lépjen be a fiókjába!',
  more: 'Más módon is',
  use: {
    heading: 'Mire költjük?',
    items: ['Újságírók, fotósok és szerkesztők munkájára', 'Utazásra, hogy ott legyünk, ahol a hír történik', 'Szerverekre, jogi segítségre és adatbázisokra'],
  },

  form: {
    kind: 'Milyen gyakran támogatna?',
    kinds: { once: 'Egyszer', monthly: 'Minden hónapban' },
    amount: 'Mekkora összeggel?',
    otherAmount: 'Más összeg',
    otherAmountHint: (min: string, max: string) => `Egész összeg ${min} és ${max} között. Ha kitölti, ez az összeg számít.`,
    name: 'Név',
    email: 'E-mail-cím',
    emailHint: 'Ide küldjük a visszaigazolást.',
    terms: 'Feltételek',
    accept: 'Elfogadom a felhasználási feltételeket, és megismertem az adatvédelmi tájékoztatót.',
    termsLink: 'Felhasználási feltételek',
    privacyLink: 'Adatvédelem',
    submit: 'Tovább a fizetéshez',
  },
  problems: {
    heading: 'A támogatást még nem tudtuk elindítani.',
    kind: 'Válassza ki, hogy egyszer vagy minden hónapban támogatna!',
    amountMissing: 'Válasszon egy összeget, vagy írjon be egy másikat!',
    amountUnreadable: 'Az összeget egész számként, számjegyekkel írja be, például így: 5 000.',
    amountTooSmall: (min: string) => `A legkisebb összeg ${min}: írjon be ennél nem kisebbet!`,
    amountTooLarge: (max: string) => `A legnagyobb összeg ${max}: ennél nagyobb támogatásról, kérjük, írjon a szerkesztőségnek!`,
    name: 'Írja be a nevét, 2–100 betűvel!',
    emailMissing: 'Írja be az e-mail-címét!',
    emailInvalid: 'Ez nem e-mail-cím: ellenőrizze, hogy van-e benne @ és pont, például nev@pelda.hu!',
    accept: 'A támogatáshoz el kell fogadnia a feltételeket: jelölje be a négyzetet!',
    closed: 'Támogatást most nem tudunk fogadni. Kérjük, próbálja meg később!',
    tooMany: 'Túl sok próbálkozás érkezett innen. Várjon egy percet, és küldje el újra!',
  },

  result: {
    paid: { title: 'Köszönjük a támogatását!', text: 'A fizetés sikerült. A visszaigazolást elküldtük a megadott e-mail-címre.' },
    open: { title: 'A fizetés visszaigazolására várunk', text: 'A bank válasza néhány percet késhet. Frissítse az oldalt, vagy nézzen vissza később!' },
    refused: { title: 'A fizetés nem sikerült', text: 'A bank elutasította a fizetést, így nem történt terhelés. Ellenőrizze a kártya adatait és egyenlegét, vagy próbálja meg egy másik kártyával!' },
    cancelled: { title: 'A fizetés megszakadt', text: 'Ön megszakította a fizetést, így nem történt terhelés. Bármikor újrakezdheti.' },
    unknown: { title: 'A fizetést nem tudtuk azonosítani', text: 'Ha a számlájáról mégis levonták az összeget, írjon nekünk, és utánanézünk.' },
    thanks: { title: 'Köszönjük a támogatását!', text: 'A fizetés eredményéről e-mailben értesítjük.' },
    sum: { once: (amount: string) => `Egyszeri támogatás: ${amount}`, monthly: (amount: string) => `Havi támogatás: ${amount}` },
    again: 'Újra megpróbálom',
    toFront: 'Vissza a címlapra',
    contact: 'Kérdése van? Írjon nekünk:',
  },

  trialPage: {
    title: 'Próbafizetés',
    warning: 'Ez egy próbaoldal, valódi fizetés nem történik. Azért van, hogy a támogatás útja végigjárható legyen.',
    sum: (amount: string) => `Fizetendő: ${amount}`,
    decisions: { paid: 'Fizetek', refused: 'A bank elutasítja', cancelled: 'Megszakítom' },
  },
} as const;
