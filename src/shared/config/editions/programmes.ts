import type { EditionKey } from './edition.ts';

/** A page of one of the newsroom's programmes. */
export type Programme = { readonly title: string; readonly lead: string; readonly sections: readonly { readonly title: string; readonly items: readonly string[] }[]; readonly contact: string };

/** What a subscriber gets, and for how much in whole units of the edition's currency. */
export type SubscriptionOffer = { readonly name: string; readonly price: number; readonly period: 'month' | 'year'; readonly points: readonly string[] };

/** Whom one per cent of a reader's income tax can be given to. */
export type TaxBeneficiary = { readonly name: string; readonly taxNumber: string; readonly text: string };

/** The pages that not every edition has; null where it does without. @spec §6 */
export type EditionProgrammes = { readonly subscription: readonly SubscriptionOffer[] | null; readonly academy: Programme | null; readonly youth: Programme | null; readonly taxDonation: TaxBeneficiary | null };

/** Apart from the editions themselves, since only the edge reads them. @spec §2.1 §6 */
export const programmes = {
  main: {
    subscription: [
      { name: 'Olvasói előfizetés', price: 1990, period: 'month', points: ['Minden hírlevelünk, a hétvégi válogatás is', 'Meghívó a szerkesztőség online beszélgetéseire'] },
      { name: 'Éves olvasói előfizetés', price: 19_900, period: 'year', points: ['Tizenkét hónap tíz hónap áráért', 'Minden, ami a havi előfizetéshez jár', 'Nyomtatott évkönyv decemberben'] },
      { name: 'Pártolói előfizetés', price: 4990, period: 'month', points: ['Minden, ami az olvasói előfizetéshez jár', 'Két hely a szerkesztőség rendezvényein', 'Név a támogatók között, ha hozzájárul'] },
    ],
    academy: {
      title: 'Lapszél Akadémia',
      lead: 'Újságírást tanítunk azoknak, akik írni, kérdezni és ellenőrizni szeretnének: kezdőknek, tanároknak és pályát váltóknak.',
      sections: [
        { title: 'Tanfolyamok', items: ['Híríró alapok: négy este, gyakorlattal', 'Tényellenőrzés lépésről lépésre: egy szombat', 'Riport a terepen: egy hétvége vidéken, szerkesztői visszajelzéssel', 'Adatokból cikk: táblázattól a térképig, hat alkalom'] },
        { title: 'Kiknek szól?', items: ['Előképzettség nem kell, kíváncsiság igen', 'Diákoknak féláron, tanároknak az iskola nevére szóló számlával', 'Egy csoportban legfeljebb tizenketten vannak'] },
        { title: 'Jelentkezés', items: ['Írjon néhány mondatot magáról és arról, melyik tanfolyam érdekli', 'A következő csoportok kezdetéről e-mailben értesítjük'] },
      ],
      contact: 'akademia@lapszel.example',
    },
    youth: {
      title: 'Te – a Lapszél fiataloknak',
      lead: 'Tizen- és huszonévesek írják a saját korosztályuknak: iskoláról, munkáról, lakhatásról, barátságról és mindarról, amiről mások helyettük szoktak beszélni.',
      sections: [
        { title: 'Miben lehet részt venni?', items: ['Küldje el írását, fotóját vagy ötletét: minden beküldőnek válaszolunk', 'Diákszerkesztőség: félévente nyolc hely, mentorral és honoráriummal', 'Iskolai sajtóóra: újságírónk egy tanórára elmegy az iskolába'] },
        { title: 'Amire figyelünk', items: ['Kiskorút csak szülői hozzájárulással szólaltatunk meg', 'A neve elhagyható vagy megváltoztatható', 'A beküldött írást csak a szerzőjével egyeztetve szerkesztjük'] },
      ],
      contact: 'te@lapszel.example',
    },
    // The check digit is wrong on purpose: this number is nobody's.
    taxDonation: { name: 'Lapszél Közhasznú Alapítvány', taxNumber: '12345678-1-42', text: 'A felajánlásokból oknyomozó riportokra és a Lapszél Akadémia ösztöndíjaira költünk. A felhasználásról minden évben beszámolunk.' },
  },
  regional: { subscription: null, academy: null, youth: null, taxDonation: null },
} as const satisfies Record<EditionKey, EditionProgrammes>;
