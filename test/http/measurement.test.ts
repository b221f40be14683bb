import { afterAll, beforeAll, expect, it } from 'vitest';
import { request } from '../support/request.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ FRAMES_ORIGIN_MAIN: 'http://frames.localhost:4321' });
});
afterAll(() => site.close());

const askFrame = (options: Parameters<typeof request>[2] = {}) => request(site.edge.url, '/meres', { host: 'frames.localhost', ...options });

it('the measuring frame has our script first, then that of the site record, and nothing to see', async () => {
  const { status, headers, body } = await askFrame();
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect([...body.matchAll(/<script src="([^"]+)"/g)].map((match) => match[1])).toEqual(['/assets/measurement-frame-test.js', '/meres-proba.js']);
  expect(body).toContain('data-pages="localhost:0 preview.localhost:0');
  expect(body).toContain('<body></body>');
});

it('its policy lets in what the edition names and nothing else, and only pages of the edition may show it', async () => {
  for (const answer of [await askFrame(), await askFrame(), await askFrame({ method: 'HEAD' })]) {
    expect(String(answer.headers['content-security-policy'])).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; " +
        'frame-ancestors localhost:0 preview.localhost:0 lite.localhost:0 127.0.0.1:0; sandbox allow-scripts allow-same-origin',
    );
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  }
});

it('pages name the frame and the script of consent, and ask for neither by themselves', async () => {
  const { body } = await request(site.edge.url, '/legfrissebb');
  expect(body).toContain(' data-consent="/assets/consent-test.js" data-measurement="http://frames.localhost:4321/meres"></script>');
  expect(body).not.toMatch(/(?:src|href)="[^"]*(?:consent|meres)/);
});

it('pictures of pages name neither, and error pages are not measured', async () => {
  expect((await request(site.edge.url, '/legfrissebb?isScreenshot')).body).not.toMatch(/data-consent|data-measurement/);
  const missing = await request(site.edge.url, '/nincs-ilyen-oldal');
  expect(missing.body).toContain('data-consent');
  expect(missing.body).not.toContain('data-measurement');
});
