/* The letter to who has supported the newsroom; apart from the page's texts, since no browser needs it. */

type PaidSupport = { readonly name: string; readonly site: string; readonly amount: string; readonly isMonthly: boolean; readonly contact: string };

/** The thanks after a payment. */
export const supportMailTexts = {
  subject: (site: string) => `Köszönjük, hogy támogatja a lapot – ${site}`,
  body: ({ name, site, amount, isMonthly, contact }: PaidSupport) =>
    [
      `Kedves ${name}!`,
      `Megérkezett az Ön ${isMonthly ? 'havi' : 'egyszeri'} támogatása: ${amount}. Köszönjük, hogy segíti a szerkesztőség munkáját.`,
      ...(isMonthly ? [`A támogatást bármikor lemondhatja: írjon a ${contact} címre arról az e-mail-címről, amelyre ez a levél érkezett.`] : []),
      `Ha kérdése van, válaszát a ${contact} címen várjuk.`,
      `Üdvözlettel: a ${site} szerkesztősége`,
    ].join('\n\n'),
} as const;
