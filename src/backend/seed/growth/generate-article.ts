import type { ContentTree } from '../../../shared/contract/schemas/content-tree.ts';
import { seededRandom } from '../../../shared/lib/seeded-random.ts';
import { REGIONAL_SECTION, SECTIONS } from './sections.ts';
import type { Section, Theme } from './sections.ts';
import { BACKGROUNDS, ENDINGS, FACTS, LEADS, QUOTES, TITLES } from './sentences.ts';
import { FAMILY_NAMES, FEW, GIVEN_NAMES, IN_MONTHS, IN_YEARS, ON_DAYS, REGIONAL_TOWNS, TOWNS } from './word-lists.ts';
import type { Town } from './word-lists.ts';

/** A generated article. Its HTML and its tree hold the same plain paragraphs, so it needs no cleaning. */
export type GeneratedArticle = {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly recommender: string;
  readonly html: string;
  readonly tree: ContentTree;
  readonly paragraphs: readonly string[];
  readonly section: string;
  readonly tags: readonly string[];
  readonly edition: 'main' | 'regional';
  readonly mirrored: boolean;
  /** A number in 0–1 for each choice that needs rows of the database: date, authors, picture, reactions. */
  readonly draws: { readonly date: number; readonly author: number; readonly second: number; readonly picture: number; readonly reactions: number; readonly mark: number };
};

type Random = () => number;

/** Writes the article with a number; the same seed and number always give the same text. */
export function generateArticle(seed: number, number: number): GeneratedArticle {
  const random = seededRandom(`${seed}:${number}`);
  const edition = random() < 0.8 ? 'main' : 'regional';
  const section = edition === 'regional' && random() < 0.7 ? REGIONAL_SECTION : pick(SECTIONS, random);
  const theme = pick(section.themes, random);
  const words = pickWords(section, theme, pick(edition === 'main' ? TOWNS : REGIONAL_TOWNS, random), random);
  const write = (sentence: string) => fill(sentence, words, random);

  const title = write(pick(TITLES, random));
  const lead = write(pick(LEADS, random));
  const paragraphs = composeBody(random).map((sentences) => sentences.map(write).join(' '));
  const second = pick(section.themes, random);
  return {
    slug: `${toSlug(title)}-${number}`,
    title,
    lead,
    recommender: write(pick(BACKGROUNDS, random)),
    html: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    tree: paragraphs.map((text) => ['p', null, [text]]),
    paragraphs,
    section: section.slug,
    tags: [...new Set([theme.tag, second.tag])],
    edition,
    mirrored: random() < 0.15,
    draws: { date: random(), author: random(), second: random(), picture: random(), reactions: random(), mark: random() },
  };
}

/** Sentences by paragraph: facts and quotes in turn, background after them, an ending. No sentence comes twice. */
function composeBody(random: Random): string[][] {
  const facts = shuffle(FACTS, random);
  const quotes = shuffle(QUOTES, random);
  const backgrounds = shuffle(BACKGROUNDS, random);
  const turns = 2 + Math.floor(random() * 2);
  const body = Array.from({ length: turns }, (_, turn) => [...facts.slice(turn * 2, turn * 2 + 2), quotes[turn] ?? '']);
  return [...body, [backgrounds[0] ?? '', facts[turns * 2] ?? ''], [backgrounds[1] ?? '', quotes[turns] ?? ''], [pick(ENDINGS, random)]];
}

/** Words that stay the same through an article. */
function pickWords(section: Section, theme: Theme, town: Town, random: Random): Readonly<Record<string, string>> {
  const words = {
    subject: theme.subject,
    object: theme.object,
    about: theme.about,
    actor: pick(section.actors, random),
    town: town.name,
    townOn: town.on,
    townOf: town.of,
    theTownOf: `${/^[aáeéiíoóöőuúüű]/i.test(town.of) ? 'az' : 'a'} ${town.of}`,
    person: pickName(random),
    other: pickName(random),
    role: pick(section.roles, random),
  };
  const otherRole = pick(section.roles.filter((one) => one !== words.role), random);
  const capitals = Object.fromEntries(Object.entries(words).map(([slot, word]) => [capitalise(slot), capitalise(word)]));
  return { ...words, ...capitals, otherRole };
}

function fill(sentence: string, words: Readonly<Record<string, string>>, random: Random): string {
  return sentence.replace(/\{([A-Za-z]+)(\|lower)?\}/g, (_, slot: string, lower: string | undefined) => {
    const word = words[slot] ?? draw(slot, random);
    return lower === undefined ? word : word.toLowerCase();
  });
}

/** Slots that are drawn anew each time. */
function draw(slot: string, random: Random): string {
  const between = (least: number, most: number) => String(least + Math.floor(random() * (most - least + 1)));
  switch (slot) {
    case 'few':
      return pick(FEW, random);
    case 'Few':
      return capitalise(pick(FEW, random));
    case 'some':
      return between(24, 480);
    case 'many':
      return between(60, 900);
    case 'percent':
      return between(11, 89);
    case 'year':
      return between(1993, 2013);
    case 'inYear':
      return pick(IN_YEARS, random);
    case 'inMonth':
      return pick(IN_MONTHS, random);
    case 'InMonth':
      return capitalise(pick(IN_MONTHS, random));
    case 'OnDay':
      return pick(ON_DAYS, random);
    default:
      throw new Error(`A sentence names {${slot}}, which nothing fills.`);
  }
}

function pickName(random: Random): string {
  return `${pick(FAMILY_NAMES, random)} ${pick(GIVEN_NAMES, random)}`;
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const drawn = items.map((item) => ({ item, place: random() }));
  return drawn.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function toSlug(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 70).replace(/-$/, '');
}
