import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ARTICLES_FOLDER = new URL('./../articles/', import.meta.url).pathname;

/** Which editions show an article; the first named one wrote it. */
export type SeedEditions = 'main' | 'regional' | 'main+regional' | 'regional+main';

/** The head of an article file. */
export type SeedArticleHead = {
  title: string;
  subtitle?: string;
  type: 'article' | 'longform' | 'liveblog';
  mainSuperTag: string;
  superTags: string[];
  tags: string[];
  authors: string[];
  contributors?: string[];
  editions: SeedEditions;
  ageHours: number;
  updatedAgeHours?: number;
  flags: string[];
  lead: string;
  recommender: string;
  contentHighlight?: string;
  cover?: { picture: string; text: string; variant: 'normal' | 'article-width' | 'full' | 'half' | 'set' };
  colorScheme?: 'default' | 'sand' | 'sea' | 'plum' | 'night';
  colorClass?: string;
  subType?: string;
  important?: boolean;
  evergreen?: boolean;
  favorite?: boolean;
  periodic?: boolean;
  announcement?: boolean;
  spiritualHelp?: boolean;
  drugProblem?: boolean;
  adultContent?: boolean;
  english?: boolean;
  minute?: number;
  ctUrl?: string;
  ogDescription?: string;
  facebookEngagement?: number;
  avCode?: string;
  rank?: number;
};

/** A post of a live blog. */
export type SeedPost = { title: string; ageHours: number; authors: string[]; content: string; pinned?: boolean };

/** An article of the demo newspaper; a live blog comes with its posts, newest first. */
export type SeedArticle = { slug: string; head: SeedArticleHead; body: string; posts: SeedPost[] };

/** Reads the demo newspaper's articles, oldest first. @throws naming the file that is not as it should be */
export async function loadSeedArticles(): Promise<SeedArticle[]> {
  const names = (await readdir(ARTICLES_FOLDER)).filter((name) => name.endsWith('.html')).toSorted();
  const articles = await Promise.all(names.map((name) => loadArticle(name.slice(0, -'.html'.length))));
  return articles.toSorted((one, other) => other.head.ageHours - one.head.ageHours);
}

async function loadArticle(slug: string): Promise<SeedArticle> {
  const text = await readFile(join(ARTICLES_FOLDER, `${slug}.html`), 'utf8');
  const { head, body } = parseArticleFile(slug, text);
  const posts = head.type === 'liveblog' ? parsePosts(slug, await readFile(join(ARTICLES_FOLDER, `${slug}.posts.json`), 'utf8')) : [];
  return { slug, head, body, posts };
}

/** Takes an article file apart: a JSON head between two lines of dashes, then the body. What the fields hold is checked when the draft is parsed. */
export function parseArticleFile(slug: string, text: string): { head: SeedArticleHead; body: string } {
  const [, json, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (json === undefined || body === undefined) throw new Error(`articles/${slug}.html has no head between two lines of ---.`);
  return { head: parseJson<SeedArticleHead>(`${slug}.html`, json), body: body.trim() };
}

function parsePosts(slug: string, text: string): SeedPost[] {
  const posts = parseJson<SeedPost[]>(`${slug}.posts.json`, text);
  if (!Array.isArray(posts)) throw new Error(`articles/${slug}.posts.json is no array.`);
  return posts;
}

function parseJson<T>(name: string, json: string): T {
  try {
    return JSON.parse(json) as T;
  } catch (error) {
    throw new Error(`articles/${name} is not JSON: ${String(error)}`, { cause: error });
  }
}
