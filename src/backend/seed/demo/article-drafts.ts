import { articleDraftSchema } from '../../../shared/contract/schemas/newsroom.ts';
import type { ArticleDraft } from '../../../shared/contract/schemas/newsroom.ts';
import { editions } from '../../../shared/config/editions/editions.ts';
import type { SeedArticle, SeedEditions } from './article-files.ts';
import type { SeedPictures } from './pictures.ts';

const SECONDS_PER_HOUR = 3600;

/** A draft ready to be written, and when it was last changed. */
export type SeedDraft = { draft: ArticleDraft; updatedAt: number };

/** The draft of an article file, its ages turned into dates and its pictures into addresses. @throws naming the file and the field */
export function toSeedDraft({ slug, head, body }: SeedArticle, pictures: SeedPictures, now: number): SeedDraft {
  const { editions: where, ageHours, updatedAgeHours, cover, ...fields } = head;
  const pubDate = toTime(now, ageHours);
  const draft = parseDraft(slug, {
    ...fields,
    ...toSites(where),
    slug,
    pubDate,
    content: placePictures(body, pictures),
    coverImage: cover === undefined ? null : pictures.addressOf(cover.picture),
    coverImageText: cover?.text ?? null,
    // The same campaign is counted apart on lists.
    indexAVCode: head.avCode === undefined ? null : `${head.avCode}-index`,
    headerType: cover === undefined || cover.variant === 'normal' ? 'default' : cover.variant,
  });
  return { draft, updatedAt: updatedAgeHours === undefined ? pubDate : toTime(now, updatedAgeHours) };
}

/** The drafts of a live blog's posts, oldest first. */
export function toPostDrafts({ slug, head, posts }: SeedArticle, parentId: number, pictures: SeedPictures, now: number): SeedDraft[] {
  return posts
    .toSorted((one, other) => other.ageHours - one.ageHours)
    .map(({ ageHours, content, ...post }, index) => {
      const pubDate = toTime(now, ageHours);
      const postSlug = `${slug}-${index + 1}`;
      const fields = { ...post, ...toSites(head.editions), type: 'liveblogpost', slug: postSlug, mainSuperTag: head.mainSuperTag, parentId, pubDate, content: placePictures(content, pictures) };
      return { draft: parseDraft(postSlug, fields), updatedAt: pubDate };
    });
}

/** The names of all pictures that an article shows. */
export function listPictureKeys({ head, body, posts }: SeedArticle): string[] {
  const bodies = [body, ...posts.map(({ content }) => content)].join('\n');
  return [...(head.cover === undefined ? [] : [head.cover.picture]), ...[...bodies.matchAll(PICTURE_SRC)].flatMap(([, key]) => key ?? [])];
}

const PICTURE_SRC = /src="picture:([a-z0-9-]+)"/g;

function placePictures(html: string, pictures: SeedPictures): string {
  return html.replaceAll(PICTURE_SRC, (_, key: string) => {
    const { width, height } = pictures.sizeOf(key);
    return `src="${pictures.addressOf(key)}" width="${width}" height="${height}"`;
  });
}

function parseDraft(slug: string, fields: Record<string, unknown>): ArticleDraft {
  const result = articleDraftSchema.safeParse(fields);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`articles/${slug}: ${lines.join('; ')}`);
}

function toSites(where: SeedEditions): { originatingSite: string; mirroringSites: string[] } {
  const [first, ...others] = where.split('+').map((key) => (key === 'regional' ? editions.regional.slug : editions.main.slug));
  return { originatingSite: first ?? editions.main.slug, mirroringSites: others };
}

function toTime(now: number, ageHours: number): number {
  return Math.round(now - ageHours * SECONDS_PER_HOUR);
}
