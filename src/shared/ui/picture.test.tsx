import { expect, test } from 'vitest';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import { Picture } from './picture.tsx';

const src = '/uploads/2026/11/market-1.jpg';

test('a full picture has a source for each breakpoint and format, each in every density', () => {
  const html = renderInSite(<Picture src={src} alt="Piac" ratio="16x9" sizes="full" />);
  const sources = [...html.matchAll(/<source type="image\/(\w+)"(?: media="\(max-width:(\d+)px\)")? srcSet="([^"]+)"/g)].map(([, format, width, srcSet]) => ({ format, width, srcSet }));
  expect(sources.map(({ format, width }) => [format, width])).toEqual(['avif', 'webp'].flatMap((format) => ['375', '500', '768', undefined].map((width) => [format, width])));
  for (const { srcSet } of sources) expect(srcSet?.match(/ [\d.]+x(?=,|$)/g)).toEqual([' 1x', ' 1.25x', ' 2x', ' 3x', ' 4x']);
});

test('a shape takes its own cut of the upload, and every picture its room', () => {
  const html = renderInSite(<Picture src={src} alt="" ratio="4x3" sizes="thumb" />);
  expect(html).toContain(`srcSet="${src}/43/xs-1x.avif"`);
  expect(html).toMatch(/<img src="[^"]+\/43\/xs-1x\.jpg" alt="" width="1200" height="900"/);
});

test('pictures wait until they are near, except the first one', () => {
  expect(renderInSite(<Picture src={src} alt="" ratio="3x2" sizes="wide" />)).toContain('loading="lazy"');
  const first = renderInSite(<Picture src={src} alt="" ratio="3x2" sizes="wide" priority />);
  expect(first).not.toContain('loading=');
  expect(first).toMatch(/fetchPriority="high"/i);
});

test('a picture of elsewhere goes as it is', () => {
  const html = renderInSite(<Picture src="https://kep.example/a.svg" alt="" ratio="1x1" sizes="card" />);
  expect(html).not.toContain('<source');
  expect(html).toContain('src="https://kep.example/a.svg"');
});

test('a missing picture leaves a quiet surface in columns and nothing beside titles', () => {
  expect(renderInSite(<Picture src={null} alt="" ratio="3x2" sizes="card" />)).toMatch(/^<span class="[^"]+"><\/span>$/);
  expect(renderInSite(<Picture src={null} alt="" ratio="1x1" sizes="thumb" />)).toBe('');
});
