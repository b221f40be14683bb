/* The texts of the subscription, the programmes, the tax donation and the member's own page. */

/** What stands on the subscription page. @spec §6 */
export const subscriptionTexts = {
  title: 'Előfizetés',
  description: (site: string) => `${site}: az előfizetések és áraik.`,
  lead: 'Az előfizetés rendszeres bevétel, amelyre a szerkesztőség tervezhet. A cikkeink mindenkinek ingyenesek maradnak.',
  periods: { month: 'havonta', year: 'évente' },
  order: 'Előfizetését e-mailben kérheti:',
} as const;

/** What stands on the pages of programmes. @spec §2.1 Academy page, Youth page */
export const programmeTexts = { contact: 'Jelentkezés és kérdések:' } as const;

/** What stands on the one-percent page. @spec §2.1 One-percent tax donation page */
export const taxDonationTexts = {
  title: 'Adó 1%',
  description: (site: string) => `${site}: így ajánlhatja fel adója egy százalékát az újságírásnak.`,
  lead: 'Személyi jövedelemadójának egy százalékáról Ön rendelkezik. Ha nem nyilatkozik róla, a költségvetésben marad.',
  beneficiary: 'Kedvezményezett',
  taxNumber: 'Adószám',
  copy: 'Adószám másolása',
  copied: 'Az adószám a vágólapon van.',
  steps: {
    heading: 'Így rendelkezhet',
    items: ['Nyissa meg az adóhatóság honlapján a személyijövedelemadó-bevallás tervezetét.', 'Keresse meg a civil kedvezményezettnek szóló egy százalék mezőjét.', 'Írja be az adószámot, és küldje be a nyilatkozatot május 20-ig.'],
  },
} as const;

/** What a member sees of themselves. @spec §7 Member */
export const accountTexts = {
  title: 'Fiókom',
  name: 'Belépve mint',
  programmes: 'Programjaim',
  none: 'Önnek most nincs programja.',
  active: 'Él',
  finished: 'Lezárult',
  price: { recurring: (amount: string) => `${amount} havonta`, onetime: (amount: string) => `${amount} egyszer` },
  since: 'Kezdete:',
  until: 'Vége:',
  support: 'Támogatás',
  logOut: 'Kilépés',
} as const;
