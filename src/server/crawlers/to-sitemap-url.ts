import type { Edition } from '../../shared/config/editions/edition.ts';
import type { ArchiveEntry } from '../../shared/contract/schemas/archive.ts';
import { toAlternates } from '../../shared/lib/alternates.ts';
import { articlePath } from '../../shared/lib/canonical-path.ts';
import { absoluteUrl, toHeadImage } from '../../shared/lib/head.ts';
import type { SitemapUrl } from './write-sitemap.ts';

/** Whether an article is for search engines to find here: nobody paid for it, and no other copy is the canonical one. */
export function isForSitemaps({ pr, canonicalSite }: ArchiveEntry): boolean {
  return !pr && canonicalSite === null;
}

/** An article as an address of a sitemap. */
export function toArticleUrl(edition: Edition, entry: ArchiveEntry): SitemapUrl {
  const path = articlePath({ pubDate: entry.pubDate, slug: entry.slug, mainSuperTag: { slug: entry.mainSuperTag } });
  return {
    url: absoluteUrl(edition, path),
    updatedAt: Math.max(entry.pubDate, entry.updatedAt),
    alternates: toAlternates([...new Set([entry.originatingSite, ...entry.mirroringSites])], path, toLanguage(entry)),
    ...(entry.coverImage === null ? {} : { image: toHeadImage(edition, entry.coverImage, entry.title).url }),
  };
}

/** The same with what the news sitemap wants besides. */
export function toNewsUrl(edition: Edition, entry: ArchiveEntry): SitemapUrl {
  return { ...toArticleUrl(edition, entry), news: { publication: edition.name, language: toLanguage(entry), publishedAt: entry.pubDate, title: entry.title } };
}

function toLanguage({ mainSuperTag }: ArchiveEntry): 'hu' | 'en' {
  return mainSuperTag === 'english' ? 'en' : 'hu';
}
