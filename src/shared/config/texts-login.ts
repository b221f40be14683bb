/* The texts of logins: of editors on preview hosts, of members elsewhere. */

/** What a reader reads who logs in. @spec §4 Auth */
export const loginTexts = {
  editors: { title: 'Belépés az előnézetbe', lead: 'Az előnézetet a szerkesztőség munkatársai látják. Kérjük, lépjen be!' },
  members: { title: 'Belépés támogatóknak', lead: 'Írja be a támogatói fiókjához tartozó e-mail-címet és jelszót!' },

  form: {
    email: 'E-mail-cím',
    password: 'Jelszó',
    submit: 'Tovább',
    thirdParty: 'Belépés külső fiókkal',
  },
  code: {
    title: 'Egyszeri kód',
    editors: 'Írja be a hitelesítő alkalmazásban látható hatjegyű kódot!',
    members: 'Hatjegyű kódot küldtünk az e-mail-címére. Tíz percig érvényes, és csak ehhez a belépéshez használható.',
    label: 'Hatjegyű kód',
    submit: 'Belépés',
    again: 'Újrakezdem a belépést',
  },
  problems: {
    heading: 'Nem sikerült belépni',
    emailMissing: 'Adjon meg egy érvényes e-mail-címet, például nev@pelda.hu!',
    passwordMissing: 'Írja be a jelszavát!',
    wrong: 'Az e-mail-cím vagy a jelszó nem jó. Ellenőrizze mindkettőt, és próbálja újra!',
    tooMany: 'Túl sok próbálkozás. Várjon egy negyedórát, és próbálja újra!',
    ended: 'Ez a belépés lejárt, vagy túl sok hibás kód érkezett hozzá. Kezdje elölről!',
    notEditor: 'Ezzel a fiókkal nem nyitható meg az előnézet. Szerkesztői fiókkal lépjen be!',
    thirdParty: 'A külső fiókkal nem sikerült belépni. Olyan fiókot válasszon, amelynek e-mail-címét nálunk is megadta, vagy lépjen be jelszóval!',
    codeInvalid: 'A kód hat számjegyből áll. Írja be vagy illessze be az egészet!',
    codeWrong: 'Ez a kód nem jó. Nézze meg a legutóbb kapottat, és írja be újra!',
  },
  leaving: { title: 'Továbblépés a külső fiókhoz', goOn: 'Tovább a külső fiókhoz' },
  logout: 'Kilépés',
} as const;
