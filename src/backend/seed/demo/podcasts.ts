import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EditionKey } from '../../../shared/config/editions/edition.ts';
import type { Database } from '../../store/database/open-database.ts';
import type { SeedPictures } from './pictures.ts';
import { createTuneWav } from './tune-wav.ts';

type SeedEpisode = { slug: string; title: string; ageHours: number; seconds: number; article?: string };
type SeedPodcast = { edition: EditionKey; slug: string; name: string; description: string; picture: string; episodes: readonly SeedEpisode[] };

/** The shows of both editions. Their sound is a short tune made by code, and `seconds` is its real length. */
export const SEED_PODCASTS = [
  {
    edition: 'main',
    slug: 'margojegyzet',
    name: 'Margójegyzet',
    description: 'A hét egyik cikke, mögötte a szerző: mi maradt ki, és miért.',
    picture: 'books-5',
    episodes: [
      { slug: 'margojegyzet-a-toltesen', title: 'Éjszaka a töltésen: amit a tudósítás nem mutat meg az árvízből', ageHours: 5, seconds: 32, article: 'tetozik-a-tisza-tiszaszalkasnal' },
      { slug: 'margojegyzet-ketszer-fizetett-hid', title: 'Hogyan lehet egy hidat kétszer kifizetni?', ageHours: 76, seconds: 41, article: 'a-hid-amelyet-ketszer-fizettek-ki' },
      { slug: 'margojegyzet-a-falu-boltja', title: 'A falu, a bolt és a hatvanezer forint', ageHours: 172, seconds: 28, article: 'a-falu-amely-megvette-a-sajat-boltjat' },
      { slug: 'margojegyzet-negynapos-het', title: 'Mit kezdtek Dunamorván a szabad péntekkel?', ageHours: 340, seconds: 36, article: 'egy-ev-negynapos-munkahettel-dunamorvan' },
    ],
  },
  {
    edition: 'main',
    slug: 'tizenegyes',
    name: 'Tizenegyes',
    description: 'Sport arról az oldalról, amelyet a kamera nem vesz.',
    picture: 'stadium-6',
    episodes: [
      { slug: 'tizenegyes-a-nyolcas-palya', title: 'A nyolcas pálya dicsérete: beszélgetés egy Európa-bajnok edzőjével', ageHours: 29, seconds: 30 },
      { slug: 'tizenegyes-a-biro-esteje', title: 'Mit csinál a bíró a meccs estéjén?', ageHours: 197, seconds: 25 },
      { slug: 'tizenegyes-az-utanpotlas', title: 'Kilencéves, és már van menedzsere', ageHours: 365, seconds: 34 },
    ],
  },
  {
    edition: 'regional',
    slug: 'hegyen-innen',
    name: 'Hegyen innen',
    description: 'Erdélyi történetek azoktól, akikkel megestek.',
    picture: 'mountain-7',
    episodes: [
      { slug: 'hegyen-innen-medve-az-udvaron', title: 'Medve az iskolaudvaron: így telt az a délelőtt', ageHours: 20, seconds: 29 },
      { slug: 'hegyen-innen-az-ejszakai-vonat', title: 'Utazás az új éjszakai vonaton Kalotavárig', ageHours: 118, seconds: 38 },
      { slug: 'hegyen-innen-ket-nyelv-egy-ajto', title: 'Két nyelv, egy ajtó: beszélgetés egy kórházi táblafestővel', ageHours: 260, seconds: 27 },
    ],
  },
] as const satisfies readonly SeedPodcast[];

/** The names of the pictures that the shows use. */
export const PODCAST_PICTURES: readonly string[] = SEED_PODCASTS.map(({ picture }) => picture);

/** Writes the shows of an edition and their episodes, each bound to its article where that exists. */
export async function seedPodcasts(trx: Database, { edition, site, pictures, now }: { edition: EditionKey; site: string; pictures: SeedPictures; now: number }): Promise<void> {
  for (const [index, podcast] of (SEED_PODCASTS satisfies readonly SeedPodcast[]).entries()) {
    if (podcast.edition !== edition) continue;
    const { slug, name, description } = podcast;
    const image = pictures.addressOf(podcast.picture);
    const { id } = await trx.insertInto('podcasts').values({ site, slug, name, description, image, page: null, position: index }).returning('id').executeTakeFirstOrThrow();
    for (const episode of podcast.episodes satisfies readonly SeedEpisode[]) {
      const article = 'article' in episode ? await trx.selectFrom('articles').select('id').where('slug', '=', episode.article).executeTakeFirst() : undefined;
      const pub_date = Math.round(now - episode.ageHours * 3600);
      await trx.insertInto('episodes').values({ podcast_id: id, slug: episode.slug, title: episode.title, image, duration: episode.seconds, source_url: toAddress(episode.slug), article_id: article?.id ?? null, pub_date }).execute();
    }
  }
}

/** Writes the episodes' sound files under a folder. */
export async function writePodcastFiles(folder: string): Promise<void> {
  for (const { slug, seconds } of SEED_PODCASTS.flatMap(({ episodes }) => [...episodes])) {
    const path = join(folder, toAddress(slug));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, createTuneWav(slug, seconds));
  }
}

function toAddress(slug: string): string {
  return `/uploads/podcast/${slug}.wav`;
}
