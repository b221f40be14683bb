import type { Database } from '../../store/database/open-database.ts';

/** The demo's newsletters, as their document describes them. */
export const SEED_NEWSLETTERS = [
  { code: 'reggeli-lap', name: 'Reggeli lap', description: 'Munkanapokon fél hétkor: öt hír, egy szám, egy jó mondat.' },
  { code: 'erdelyi-reggel', name: 'Erdélyi reggel', description: 'Munkanapokon hétkor, bukaresti idő szerint: romániai és erdélyi hírek.' },
  { code: 'heti-valogatas', name: 'Heti válogatás', description: 'Szombat reggel: a hét legjobb riportjai és interjúi.' },
  { code: 'ellenorzo', name: 'Ellenőrző', description: 'Csütörtökönként: a hét ellenőrzött állításai.' },
  { code: 'szep-kilatas', name: 'Szép kilátás', description: 'Péntek délután: egy túra a hétvégére.' },
  { code: 'english-digest', name: 'English digest', description: 'Every Friday, in English.' },
  { code: 'fontos', name: 'Fontos', description: 'Évente legfeljebb tizenötször, ha valami azonnal figyelmet érdemel.' },
  { code: 'tamogatoi-level', name: 'Támogatói levél', description: 'Havonta egyszer: a lap mögötti munkáról.' },
] as const;

/** Writes the lists that a site does not have yet. */
export async function seedNewsletterLists(trx: Database, site: string): Promise<void> {
  const rows = SEED_NEWSLETTERS.map((list, position) => ({ site, position, ...list }));
  await trx.insertInto('newsletter_lists').values(rows).onConflict((conflict) => conflict.columns(['site', 'code']).doNothing()).execute();
}
