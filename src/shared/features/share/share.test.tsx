import { expect, test } from 'vitest';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { toShareLinks } from './share-links.ts';
import { Share, ShareButton } from './share.tsx';

const url = 'https://lapszel.hu/belfold/2026/11/21/hid';
const title = 'Híd & „út” #1';

test('address and title arrive whole at every target', () => {
  const links = toShareLinks(url, title);
  expect(links.map(({ target }) => target)).toEqual(['facebook', 'x', 'linkedin', 'whatsapp', 'email']);
  for (const { href } of links) expect(decodeURIComponent(href)).toContain(url);
  expect(new URL(links[1]?.href ?? '').searchParams.get('text')).toBe(title);
  expect(new URL(links[4]?.href ?? '').searchParams.get('subject')).toBe(title);
});

test('the links work by themselves, the buttons wait for the script', () => {
  const html = renderInSite(<Share url={url} title={title} />);
  expect(html.match(/<a href="(?:https|mailto):/g)).toHaveLength(5);
  for (const action of ['copy-link', 'print']) expect(html).toMatch(new RegExp(`<button[^>]* data-action="${action}"[^>]* hidden=""`));
  expect(html).toContain('role="status"');
  expect(renderInSite(<ShareButton url={url} title={title} />)).toMatch(/data-action="share" data-url="https:[^"]+" data-title="Híd &amp; „út” #1" hidden=""/);
});
