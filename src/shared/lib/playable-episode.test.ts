import { expect, test } from 'vitest';
import { episodeSchema } from '../contract/schemas/front.ts';
import { toEpisodeHref, toPlayableEpisode } from './playable-episode.ts';

const make = (fields: object = {}) => episodeSchema.parse({ slug: 'adas', title: 'Adás', duration: 61, sourceUrl: '/uploads/podcast/adas.mp3', image: '/uploads/2026/11/a.jpg', podcast: { slug: 'jegyzet', name: 'Jegyzet' }, ...fields });

test('an episode for the player has its own address, and its recording and picture those of the edition’s assets', () => {
  expect(toPlayableEpisode(make(), 'https://kepek.example')).toEqual({
    slug: 'adas', title: 'Adás', show: 'Jegyzet', href: '/podcast/jegyzet/adas', src: 'https://kepek.example/uploads/podcast/adas.mp3', picture: 'https://kepek.example/uploads/2026/11/a.jpg/11/xs-1x.jpg', seconds: 61,
  });
});

test.each([null, '', 'https://hang.example/a.mp3', '//hang.example/uploads/a.mp3', '/uploads/a b.mp3', '/uploads/a.mp3?x', '/uploads//evil.example/a.mp3', '/uploads/../a.mp3', '/uploads', 'javascript:alert(1)'])('the recording at %o is not ours to play', (sourceUrl) => {
  expect(toPlayableEpisode(make({ sourceUrl }), '')).toBeNull();
});

test('an episode without a show has no page, so no button leads there', () => {
  expect(toPlayableEpisode(make({ podcast: null }), '')).toBeNull();
});

test('a title leads to the article, else to the page of the episode, else to a recording elsewhere', () => {
  const article = { pubDate: 1_795_000_000, slug: 'cikk', mainSuperTag: { slug: 'belfold', name: 'Belföld' } };
  expect(toEpisodeHref(make({ article }))).toMatch(/^\/belfold\/2026\/\d\d\/\d\d\/cikk$/);
  expect(toEpisodeHref(make())).toBe('/podcast/jegyzet/adas');
  expect(toEpisodeHref(make({ podcast: null, sourceUrl: 'https://hang.example/a.mp3' }))).toBe('https://hang.example/a.mp3');
  expect(toEpisodeHref(make({ podcast: null }))).toBeNull();
});
