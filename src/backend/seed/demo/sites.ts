import type { Edition, EditionKey } from '../../../shared/config/editions/edition.ts';
import { cleanArticleHtml } from '../../../shared/lib/article-html/clean-article-html.ts';
import type { Database } from '../../store/database/open-database.ts';
import { SEED_DOCUMENTS } from '../documents.ts';
import type { SeedDocument } from '../documents.ts';
import { SEED_STAFF } from '../staff.ts';
import { SEED_MENUS } from './menus.ts';
import { SEED_SETTINGS } from './site-settings.ts';

/** Writes an edition's record, its settings and its eight menus. */
export async function seedSite(trx: Database, edition: Edition): Promise<void> {
  const settings = SEED_SETTINGS[edition.key];
  const site = edition.slug;
  await trx
    .insertInto('sites')
    .values({
      slug: site,
      name: edition.name,
      domain: new URL(edition.origin).host,
      currency: edition.currency,
      currency_sign: edition.currencySign,
      social_networks: JSON.stringify(settings.socialNetworks),
      twitter_site: edition.twitterSite,
      audience_script: settings.audienceScript,
    })
    .execute();
  await trx
    .insertInto('site_settings')
    .values({
      site,
      component_setup: JSON.stringify(settings.componentSetup),
      search_placeholders: JSON.stringify(settings.searchPlaceholders),
      exchange_rates: JSON.stringify(settings.exchangeRates),
      weather: JSON.stringify(settings.weather),
      flooding: JSON.stringify(settings.flooding),
      pip: JSON.stringify(settings.pip),
      trending_tags: [...settings.trendingTags],
      widgets: JSON.stringify(settings.widgets),
    })
    .execute();
  for (const [menu, items] of toEntries(SEED_MENUS[edition.key])) {
    const rows = items.map((item, index) => ({ site, menu, position: index + 1, title: item.title, href: item.href, icon: item.icon ?? null, description: item.description ?? null }));
    await trx.insertInto('menu_items').values(rows).execute();
  }
}

/** Writes an edition's documents and the people of its imprint. */
export async function seedStaffAndDocuments(trx: Database, { edition, site, now }: { edition: EditionKey; site: string; now: number }): Promise<void> {
  const documents = SEED_DOCUMENTS.filter(({ sites }: SeedDocument) => sites === 'both' || sites === edition);
  for (const { slug, title, lead, content, updatedAgeHours } of documents) {
    const { html, tree } = cleanArticleHtml(content);
    const updated_at = Math.round(now - updatedAgeHours * 3600);
    await trx.insertInto('documents').values({ site, slug, title, lead, content_raw: content, content_html: html, content_tree: JSON.stringify(tree), updated_at }).execute();
  }
  const authors = new Map((await trx.selectFrom('authors').select(['id', 'slug']).execute()).map(({ id, slug }) => [slug, id]));
  const groups = SEED_STAFF.filter((group) => group.site === edition);
  const rows = groups.flatMap(({ group, people }, groupIndex) =>
    people.map(({ name, title, email, authorSlug }, index) => ({
      site,
      group_position: groupIndex + 1,
      group_name: group,
      position: index + 1,
      name,
      title,
      email,
      author_id: authorSlug === null ? null : (authors.get(authorSlug) ?? null),
    })),
  );
  await trx.insertInto('staff').values(rows).execute();
}

type MenuRows = readonly { title: string; href: string; icon?: string; description?: string }[];

function toEntries(menus: (typeof SEED_MENUS)[EditionKey]): [keyof (typeof SEED_MENUS)[EditionKey], MenuRows][] {
  return [
    ['main', menus.main],
    ['sidebar', menus.sidebar],
    ['heading', menus.heading],
    ['extra', menus.extra],
    ['footerHighlight', menus.footerHighlight],
    ['footerNormal', menus.footerNormal],
    ['footerApp', menus.footerApp],
    ['footerSocial', menus.footerSocial],
  ];
}
