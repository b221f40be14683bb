import { editions } from '../../../shared/config/editions/editions.ts';
import type { Database } from '../../store/database/open-database.ts';
import { SEED_AUTHORS, SEED_SUPER_TAGS, SEED_TAGS } from '../taxonomy.ts';
import type { SeedPictures } from './pictures.ts';
import { SEED_SPONSORS } from './site-settings.ts';

/** Writes sections, topics and authors. */
export async function seedTaxonomy(trx: Database, pictures: SeedPictures): Promise<void> {
  const sponsors = new Map<string, unknown>(Object.entries(SEED_SPONSORS));
  await trx
    .insertInto('super_tags')
    .values(SEED_SUPER_TAGS.map(({ slug, name }) => ({ slug, name, sponsor: sponsors.has(slug) ? JSON.stringify(sponsors.get(slug)) : null })))
    .execute();
  await trx.insertInto('tags').values([...SEED_TAGS]).execute();
  await trx
    .insertInto('authors')
    .values(SEED_AUTHORS.map(({ slug, name, title, email, site }) => ({ slug, name, title, email, site: editions[site].slug, avatar_src: pictures.addressOf(`author:${slug}`) })))
    .execute();
}
