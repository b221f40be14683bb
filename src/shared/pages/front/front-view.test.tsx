import { expect, test } from 'vitest';
import { makeArticleSummaries, makeAuthor } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { BLOCK_NAMES } from '../../features/front-blocks/block-names.ts';
import type { PlacedBlock } from '../../features/front-blocks/arrange-blocks.ts';
import type { BlockProps, FrontLater } from '../../features/front-blocks/block-props.ts';
import { FrontView } from './front-view.tsx';

const articles = makeArticleSummaries(3);
const episode = {
  slug: 'adas',
  title: 'Hosszú beszélgetés arról, hogy miért nem jár a vonat, és ki fogja végül megjavítani a síneket',
  image: null,
  duration: 2700,
  sourceUrl: 'https://hang.example/adas.mp3',
  article: null,
  podcast: { slug: 'jegyzet', name: 'Lapszéli jegyzet', page: null },
  pubDate: null,
  description: null,
  bytes: null,
  mimeType: null,
};
const later: FrontLater = { podcasts: [episode], strips: {} };

function block(name: PlacedBlock['name'], overrides: Partial<PlacedBlock> = {}): PlacedBlock {
  return { name, position: 1, title: null, superTag: null, articles, ...overrides };
}

function render(blocks: PlacedBlock[], slow: BlockProps['later'] = later): string {
  return renderInSite(<FrontView data={{ blocks, priority: 0 }} slow={slow} />);
}

function levels(html: string): number[] {
  return [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
}

test('a page of every block has one h1 and never skips a level', () => {
  const found = levels(render(BLOCK_NAMES.map((name) => block(name, { title: name === 'grid' ? 'Ajánló' : null }))));
  expect(found.filter((level) => level === 1)).toHaveLength(1);
  expect(found[0]).toBe(1);
  for (const [index, level] of found.entries()) expect(level - (found[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('podcast titles are cut at 60 characters and lead to the episode’s page where there is no article', () => {
  const html = render([block('podcasts')]);
  expect(html).toContain('Hosszú beszélgetés arról, hogy miért nem jár a vonat, és ki...');
  expect(html).toContain('href="/podcast/jegyzet/adas"');
  // Its recording is somebody else's: this page cannot play it.
  expect(html).not.toContain('Lejátszás');
});

test('an episode that can be heard here has its button, a way to its page until React comes', () => {
  const html = render([block('podcasts')], { ...later, podcasts: [{ ...episode, sourceUrl: '/uploads/podcast/adas.mp3' }] });
  expect(html).toMatch(/<a href="\/podcast\/jegyzet\/adas"[^>]* data-react="">Lejátszás<span class="visually-hidden">: Hosszú beszélgetés[^<]+<\/span><\/a>/);
});

test('an episode of which the newsroom says nothing but its name says nothing wrong', () => {
  const html = render([block('podcasts')], { ...later, podcasts: [{ ...episode, title: '', image: null, duration: null, sourceUrl: null, podcast: null }] });
  expect(html).toContain('Cím nélküli adás');
  expect(html).not.toMatch(/undefined|null|NaN|perc/);
});

test('podcasts that are on their way are a link to all of them, never back to the page itself', () => {
  const html = render([block('podcasts')], { ...later, podcasts: new Promise<never>(() => {}) });
  expect(html).toContain('<h2 class="heading');
  expect(html).toContain('<a href="/podcast">Minden adás</a>');
  expect(html).not.toContain('href="/"');
});

test('only the first large picture is fetched before others', () => {
  const html = render([block('lead'), block('grid')]);
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
});

test('a strip whose articles could not be had is still a way to its section', () => {
  const html = render([block('strip', { articles: [], superTag: 'sport', title: 'Sport' })]);
  expect(html).toContain('href="/rovat/sport"');
  expect(html).toContain('Tovább: Sport');
});

test('an opinion shows its author’s portrait and name', () => {
  const author = makeAuthor({ avatarSrc: '/uploads/avatars/dobrai-nora.png' });
  const html = render([block('opinion', { articles: articles.slice(0, 1).map((article) => ({ ...article, articleAuthors: [author] })) })]);
  expect(html).toContain('/uploads/avatars/dobrai-nora.png');
  expect(html).toContain('href="/szerzo/dobrai-nora"');
});
