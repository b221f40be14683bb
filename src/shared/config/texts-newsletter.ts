/* The texts of newsletters: forms, steps, letters. */

/** What a reader sees on the pages of newsletters. @spec §7 Newsletter */
export const newsletterTexts = {
  form: {
    heading: 'Feliratkozás',
    emailHint: 'Erre a címre küldünk egy megerősítő levelet.',
    lastName: 'Vezetéknév (nem kötelező)',
    firstName: 'Keresztnév (nem kötelező)',
    lists: 'Melyik hírlevelet kéri?',
  },
  problems: {
    heading: 'A feliratkozást nem tudtuk elküldeni.',
    email: 'Írja be az e-mail-címét így: nev@example.hu.',
    name: 'A név legfeljebb 100 betű lehet.',
    lists: 'Válasszon legalább egy hírlevelet a listából.',
    tooMany: 'Túl sok feliratkozás érkezett erről a hálózatról. Várjon egy percet, és küldje el újra.',
  },

  steps: {
    sent: { title: 'Nézze meg a postaládáját', text: 'Küldtünk egy levelet a megadott címre. A benne lévő hivatkozással erősítse meg a feliratkozást; hét napig érvényes. Ha fél órán belül nem érkezik meg, nézze meg a kéretlen levelek mappáját is.' },
    confirm: { title: 'Hírlevél megerősítése', text: 'Egy gombnyomás, és megkapja a választott hírleveleket.', submit: 'Megerősítem a feliratkozást' },
    confirmed: { title: 'Feliratkozott', text: 'Köszönjük. A következő számot már Önnek is küldjük. Leiratkozni bármikor tud a tőlünk kapott levelek hivatkozásával.' },
    unsubscribe: { title: 'Leiratkozás a hírlevelekről', text: 'Minden hírlevelünkről leiratkozik ezzel a címmel. Indoklást nem kérünk.', submit: 'Leiratkozom' },
    unsubscribed: { title: 'Leiratkozott', text: 'Erre a címre nem küldünk több hírlevelet. Ha meggondolja magát, bármikor újra feliratkozhat.' },
  },
  stepProblems: {
    heading: 'Ezt nem tudtuk elvégezni.',
    unknown: 'Ez a hivatkozás nem érvényes, vagy már lejárt. Iratkozzon fel újra, és küldünk egy másikat.',
    tooMany: 'Túl sok próbálkozás érkezett erről a hálózatról. Várjon egy percet, és próbálja újra.',
  },
  toForm: 'A hírlevelek oldalára',
} as const;

type LetterFacts = { readonly name: string; readonly lists: readonly string[]; readonly confirm: string; readonly unsubscribe: string };

/** The letter that asks whether an order is meant. */
export const newsletterLetterTexts = {
  subject: (name: string) => `Erősítse meg a feliratkozását – ${name}`,
  paragraphs: ({ name, lists, confirm, unsubscribe }: LetterFacts) => [
    'Jó napot kívánunk!',
    `Valaki – reméljük, Ön – ezzel az e-mail-címmel feliratkozott a hírleveleinkre: ${lists.join(', ')}.`,
    `Ha Ön volt, nyissa meg ezt a hivatkozást, és nyomja meg a gombot. A hivatkozás hét napig érvényes.\n${confirm}`,
    'Ha nem Ön volt, nincs teendője: megerősítés nélkül nem küldünk hírlevelet.',
    `Leiratkozás minden hírlevelünkről:\n${unsubscribe}`,
    name,
  ],
} as const;
