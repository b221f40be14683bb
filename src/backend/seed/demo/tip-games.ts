import type { TipGameDraft } from '../../../shared/contract/schemas/tip-game.ts';
import { seededRandom } from '../../../shared/lib/seeded-random.ts';
import type { Database } from '../../store/database/open-database.ts';
import { toHash } from '../../store/tip-entry-store.ts';
import { countPoints, toGameRow } from '../../store/tip-game-store.ts';

const DAY = 86_400;
/** The open game stays open for so long. */
const OPEN_DAYS = 120;

/** The players of the demo; nobody has a key to their entries. */
const PLAYERS = [
  'Kapuvári Emese', 'Tippmester', 'Bódi Ákos', 'Réka a Duna mellől', 'Nagy Hunor', 'sárrétifiú', 'Kocsis Villő', 'Három Királyok', 'Berek Jenő', 'Mézes Mackó', 'Pap Luca', 'Zöld Szamár', 'Vízóra 1938', 'Gál Kincső', 'Szerencsés Feri', 'Halász Ottó',
  'nagyiamesterhármas', 'Lukács Tege', 'Fehér Holló', 'Domokos Panna', 'Kék Kanapé', 'Szalai Benedek', 'Távoli Rokon', 'Esti Kornél',
];

const question = (id: string, text: string, points: number, options: readonly string[], answer: string | null): TipGameDraft['questions'][number] => ({
  id,
  text,
  points,
  options: options.map((option) => ({ id: toOptionId(option), text: option })),
  answer: answer === null ? null : toOptionId(answer),
});

function toOptionId(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** The demo's prediction games by name: two that are over and one that takes picks. @spec §2.1 Tip-game supplement */
export function toSeedGames(now: number): Readonly<Record<string, TipGameDraft>> {
  return {
    'valasztas-2022': {
      title: 'Választás 2022: ki találja el?',
      lead: 'Négy kérdés a választás estéjére. A kitalált pártok kitalált versenyében az nyert, aki a legtöbbet eltalálta.',
      supplement: 'valasztas-2022',
      deadline: Date.UTC(2022, 3, 3, 4) / 1000,
      questions: [
        question('gyoztes', 'Melyik lista kapja a legtöbb szavazatot?', 3, ['Folyópart Szövetség', 'Új Nap Mozgalom', 'Füves Pálya Párt', 'Városkapu Egyesület'], 'Folyópart Szövetség'),
        question('reszvetel', 'Mekkora lesz a részvétel?', 2, ['60 százalék alatt', '60–65 százalék', '65–70 százalék', '70 százalék fölött'], '65–70 százalék'),
        question('mandatum', 'Hány mandátumot szerez az első?', 2, ['70 alatt', '70–80', '80–90', '90 fölött'], '70–80'),
        question('nemzetisegi', 'Jut-e be nemzetiségi képviselő?', 1, ['Igen', 'Nem'], 'Igen'),
      ],
    },
    'eb-2024': {
      title: 'Eb 2024: tippelj a tornára!',
      lead: 'Ki nyer, ki jut ki a magyar csoportból, és hány gólt lő a gólkirály?',
      supplement: 'eb-2024',
      deadline: Date.UTC(2024, 5, 14, 19) / 1000,
      questions: [
        question('bajnok', 'Ki nyeri az Európa-bajnokságot?', 5, ['Spanyolország', 'Anglia', 'Franciaország', 'Németország', 'Portugália', 'Más'], 'Spanyolország'),
        question('csoport', 'Ki nyeri az A csoportot?', 2, ['Németország', 'Svájc', 'Magyarország', 'Skócia'], 'Németország'),
        question('golkiraly', 'Hány góllal lesz valaki gólkirály?', 2, ['3', '4', '5', '6 vagy több'], '3'),
      ],
    },
    'teli-kor': {
      title: 'Téli kör',
      lead: 'Négy kérdés a következő hetekre. A tippeket a határidőig bármikor módosíthatod.',
      supplement: null,
      deadline: now + OPEN_DAYS * DAY,
      questions: [
        question('tisza', 'Hány centiméteren tetőzik legközelebb a Tisza Tiszaszálkásnál?', 3, ['700 alatt', '700–750', '750–800', '800 fölött'], null),
        question('ho', 'Mikor esik először hó Hegyalmáson?', 2, ['Novemberben', 'Decemberben', 'Januárban', 'Később'], null),
        question('vonat', 'Megindul-e időben a budapest–kalotavári éjszakai vonat?', 1, ['Igen', 'Nem'], null),
        question('rangado', 'Mi lesz a Bodrogvári Vasutas következő mérkőzésének vége?', 2, ['Győzelem', 'Döntetlen', 'Vereség'], null),
      ],
    },
  };
}

/** Writes the games that a site does not have yet, each with its players. */
export async function seedTipGames(trx: Database, site: string, now: number): Promise<void> {
  const known = new Set((await trx.selectFrom('tip_games').select('slug').where('site', '=', site).execute()).map(({ slug }) => slug));
  for (const [slug, draft] of Object.entries(toSeedGames(now))) {
    if (known.has(slug)) continue;
    await trx.insertInto('tip_games').values(toGameRow({ site, slug, draft, now })).execute();
    await trx.insertInto('tip_entries').values(toEntryRows({ site, slug, draft, now })).execute();
    await countPoints(trx, { site, slug });
  }
}

function toEntryRows({ site, slug, draft, now }: { site: string; slug: string; draft: TipGameDraft; now: number }) {
  const random = seededRandom(`${site} ${slug}`);
  const createdAt = Math.min(now, draft.deadline - DAY);
  return PLAYERS.map((name, index) => {
    const picks = Object.fromEntries(draft.questions.map(({ id, options }) => [id, options[Math.floor(random() * options.length)]?.id ?? '']));
    // No key has a space, so none opens this entry.
    return { site, game: slug, key_hash: toHash(`demo ${site} ${slug} ${index}`), name, picks: JSON.stringify(picks), created_at: createdAt, updated_at: createdAt };
  });
}
