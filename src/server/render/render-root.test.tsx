import { describe, expect, it } from 'vitest';
import type { AnyView } from '../../shared/app/view-table.ts';
import type { PagePayload } from '../../shared/pages/page.ts';
import { SlowBlock } from '../../shared/ui/slow-block.tsx';
import { makeCommon } from '../../../test/support/fixtures.ts';
import { renderThroughStream, renderWhole } from './render-root.tsx';

const payload: PagePayload = {
  build: 'test',
  edition: 'main',
  framesOrigin: 'https://frames.lapszel.hu',
  page: 'empty',
  routeKey: 'empty',
  path: '/empty',
  status: 200,
  head: { title: 'Cím & „idézet”', description: 'leírás', canonical: 'https://lapszel.hu/empty', robots: null, language: 'hu', siteName: 'Lapszél', ogType: 'website', image: null, properties: [], feeds: [], alternates: [] },
  look: { headerOpacity: false, colorMode: null, colorScheme: 'default', footer: true },
  common: makeCommon(),
  data: null,
  slow: { block: 'lassú' },
};

const LONG = Array.from({ length: 400 }, (_, index) => `A ${index}. bekezdés szövege <b> & „így” hosszú.`);

const GoodView: AnyView = ({ slow }) => (
  <>
    <h1>Szöveg {1} és {'másik'}</h1>
    <SlowBlock of={slow['block'] ?? null} fallback={<a href="/">vissza</a>}>
      {(value) => (
        <div>
          {String(value)}
          {LONG.map((text) => (
            <p key={text}>
              {text} <img src="/uploads/a.jpg" alt="" loading="lazy" />
            </p>
          ))}
        </div>
      )}
    </SlowBlock>
  </>
);

const BrokenView: AnyView = ({ slow }) => (
  <SlowBlock of={slow['block'] ?? null} fallback={<a href="/">vissza</a>}>
    {() => {
      throw new Error('a broken block');
    }}
  </SlowBlock>
);

describe('a whole page', () => {
  it('is the same bytes from the string renderer and from the stream, without anything inline', async () => {
    const whole = await renderWhole(payload, GoodView);
    expect(whole).toBe(await renderThroughStream(payload, GoodView));
    expect(whole).not.toContain('<script');
    expect(whole.indexOf('<title>')).toBeLessThan(whole.indexOf('<div id="root">'));
  });

  it('fails as a whole when a block fails', async () => {
    await expect(renderWhole(payload, BrokenView)).rejects.toThrow('a broken block');
  });
});
