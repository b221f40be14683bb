import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { editions } from '../../../shared/config/editions/editions.ts';
import type { EditionKey } from '../../../shared/config/editions/edition.ts';
import type { Database } from '../../store/database/open-database.ts';
import type { SeedPictures } from './pictures.ts';
import { createTuneWriter } from './tune-mp3.ts';

type SeedEpisode = { slug: string; title: string; description: string; ageHours: number; seconds: number; article?: string };
type SeedPodcast = { edition: EditionKey; slug: string; name: string; description: string; category: string; picture: string; episodes: readonly SeedEpisode[] };

/** The shows of both editions, with square pictures, as programs for podcasts want them. Their sound is a short tune made by code, and `seconds` is its real length. */
export const SEED_PODCASTS = [
  {
    edition: 'main',
    slug: 'margojegyzet',
    name: 'Margójegyzet',
    description: 'A hét egyik cikke, mögötte a szerző: mi maradt ki, és miért.',
    category: 'News',
    picture: 'parliament-8',
    episodes: [
      { slug: 'margojegyzet-a-toltesen', title: 'Éjszaka a töltésen: amit a tudósítás nem mutat meg az árvízből', description: 'Tudósítónk három éjszakát töltött a homokzsákok között. Mit lehetett leírni, és mi az, amit csak elmesélni lehet?', ageHours: 5, seconds: 48, article: 'tetozik-a-tisza-tiszaszalkasnal' },
      { slug: 'margojegyzet-ketszer-fizetett-hid', title: 'Hogyan lehet egy hidat kétszer kifizetni?', description: 'Két szerződés, egy híd, és a bekezdés, amelyet az ügyvéd kihúzatott. A cikk szerzője végigveszi, hogyan állt össze a történet.', ageHours: 76, seconds: 57, article: 'a-hid-amelyet-ketszer-fizettek-ki' },
      { slug: 'margojegyzet-a-falu-boltja', title: 'A falu, a bolt és a hatvanezer forint', description: 'Mi lesz a bolttal, ha elfogy az első lelkesedés? Visszatértünk a faluba, amely megvette a saját boltját.', ageHours: 172, seconds: 36, article: 'a-falu-amely-megvette-a-sajat-boltjat' },
      { slug: 'margojegyzet-negynapos-het', title: 'Mit kezdtek Dunamorván a szabad péntekkel?', description: 'Egy év négynapos munkahét után nem a termelékenységről beszélgettünk, hanem a péntekekről.', ageHours: 340, seconds: 42, article: 'egy-ev-negynapos-munkahettel-dunamorvan' },
    ],
  },
  {
    edition: 'main',
    slug: 'tizenegyes',
    name: 'Tizenegyes',
    description: 'Sport arról az oldalról, amelyet a kamera nem vesz.',
    category: 'Sports',
    picture: 'stadium-2',
    episodes: [
      { slug: 'tizenegyes-a-nyolcas-palya', title: 'A nyolcas pálya dicsérete: beszélgetés egy Európa-bajnok edzőjével', description: 'Miért jó a szélső pálya, és mit mond az edző az utolsó ötven méter előtt?', ageHours: 29, seconds: 40 },
      { slug: 'tizenegyes-a-biro-esteje', title: 'Mit csinál a bíró a meccs estéjén?', description: 'Egy játékvezető a lefújás utáni óráiról: kinek telefonál, és megnézi-e a visszajátszást.', ageHours: 197, seconds: 33 },
      { slug: 'tizenegyes-az-utanpotlas', title: 'Kilencéves, és már van menedzsere', description: 'Szülők, edzők és ügynökök az utánpótlás piacáról.', ageHours: 365, seconds: 45 },
    ],
  },
  {
    edition: 'regional',
    slug: 'hegyen-innen',
    name: 'Hegyen innen',
    description: 'Erdélyi történetek azoktól, akikkel megestek.',
    category: 'Society & Culture',
    picture: 'mountain-2',
    episodes: [
      { slug: 'hegyen-innen-medve-az-udvaron', title: 'Medve az iskolaudvaron: így telt az a délelőtt', description: 'Az igazgató, a portás és egy negyedikes elmeséli ugyanazt a két órát.', ageHours: 20, seconds: 38 },
      { slug: 'hegyen-innen-az-ejszakai-vonat', title: 'Utazás az új éjszakai vonaton Kalotavárig', description: 'Tizenegy óra, hat fülke, négy nyelv. Hangjegyzetek a folyosóról.', ageHours: 118, seconds: 50 },
      { slug: 'hegyen-innen-ket-nyelv-egy-ajto', title: 'Két nyelv, egy ajtó: beszélgetés egy kórházi táblafestővel', description: 'Mennyi idő alatt készül el egy tábla, és hányszor kell leszerelni?', ageHours: 260, seconds: 35 },
    ],
  },
] as const satisfies readonly SeedPodcast[];

/** The names of the pictures that the shows use. */
export const PODCAST_PICTURES: readonly string[] = SEED_PODCASTS.map(({ picture }) => picture);

/** Writes the shows of an edition and their episodes, each bound to its article where that exists. */
export async function seedPodcasts(trx: Database, { edition, site, pictures, now }: { edition: EditionKey; site: string; pictures: SeedPictures; now: number }): Promise<void> {
  for (const [index, podcast] of (SEED_PODCASTS satisfies readonly SeedPodcast[]).entries()) {
    if (podcast.edition !== edition) continue;
    const { slug, name, description, category } = podcast;
    const image = pictures.addressOf(podcast.picture);
    const { id } = await trx.insertInto('podcasts').values({ site, slug, name, description, category, image, page: null, position: index }).returning('id').executeTakeFirstOrThrow();
    for (const episode of podcast.episodes satisfies readonly SeedEpisode[]) {
      const article = 'article' in episode ? await trx.selectFrom('articles').select('id').where('slug', '=', episode.article).executeTakeFirst() : undefined;
      const pub_date = Math.round(now - episode.ageHours * 3600);
      const { slug: episodeSlug, title, description: about, seconds } = episode;
      await trx.insertInto('episodes').values({ podcast_id: id, slug: episodeSlug, title, description: about, image, duration: seconds, source_url: toAddress(episodeSlug), article_id: article?.id ?? null, pub_date }).execute();
    }
  }
}

/** Gives the shows and episodes of an older demo what its release had no place for. What somebody has written stays. */
export async function seedPodcastDetails(trx: Database, site: string): Promise<void> {
  for (const podcast of SEED_PODCASTS) {
    if (editions[podcast.edition].slug !== site) continue;
    await trx.updateTable('podcasts').set({ category: podcast.category }).where('site', '=', site).where('slug', '=', podcast.slug).where('category', 'is', null).execute();
    for (const { slug, description } of podcast.episodes) await trx.updateTable('episodes').set({ description }).where('slug', '=', slug).where('description', 'is', null).execute();
  }
}

/** Writes the episodes' sound files under a folder; what is there already is kept. */
export async function writePodcastFiles(folder: string): Promise<void> {
  const write = await createTuneWriter();
  for (const { slug, seconds } of SEED_PODCASTS.flatMap(({ episodes }) => [...episodes])) {
    const path = join(folder, toAddress(slug));
    if (existsSync(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    // By way of another name, so that an interrupted run leaves no half file behind.
    await writeFile(`${path}.part`, write(slug, seconds));
    await rename(`${path}.part`, path);
  }
}

function toAddress(slug: string): string {
  return `/uploads/podcast/${slug}.mp3`;
}
