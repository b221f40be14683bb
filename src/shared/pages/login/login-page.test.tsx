import { expect, test } from 'vitest';
import { makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import type { Site } from '../../lib/site.ts';
import { LoginCodeView } from './login-code-view.tsx';
import { loginCodePage, loginPage } from './login-page.ts';
import { LoginView } from './login-view.tsx';

const FIRST = { place: 'members', thirdParty: false, email: '', problem: null } as const;

const load = (path: string, site: Partial<Site> = {}) => loginPage.load(makeContext({ path, site: makeSite(site) }));

test.each([
  ['editors log in on preview hosts', '/login', { mode: 'preview' }, 'editors'],
  ['members log in on public hosts', '/tamogatas/belepes', {}, 'members'],
] as const)('%s', async (_, path, site, place) => {
  expect(await load(path, site)).toEqual({ place, thirdParty: false, email: '', problem: null });
});

// @spec §4 Preview mode
test.each([
  ['an editor who is logged in', '/login', { mode: 'preview', viewer: 'editor' }, '/'],
  ['a member who is logged in', '/tamogatas/belepes', { viewer: 'member' }, '/fiok'],
  ['the editors’ login on a public host', '/login', {}, '/'],
  ['the members’ login on a preview host', '/tamogatas/belepes', { mode: 'preview' }, '/login'],
] as const)('%s is led on', async (_, path, site, location) => {
  await expect(load(path, site)).rejects.toMatchObject({ location, status: 302 });
});

test('the form takes what password managers fill in, and is sent by POST to its own page', () => {
  const html = renderInSite(<LoginView data={FIRST} slow={{}} />);
  expect(html).toMatch(/<form [^>]*action="\/tamogatas\/belepes" method="post"/);
  expect(html).toMatch(/<input [^>]*type="email"[^>]*autoComplete="username"/);
  expect(html).toMatch(/<input [^>]*type="password"[^>]*autoComplete="current-password"/);
  expect(html).not.toContain('kulso');
});

test('a third-party provider has a button where there is one', () => {
  expect(renderInSite(<LoginView data={{ ...FIRST, thirdParty: true }} slow={{}} />)).toMatch(/<form [^>]*action="\/login\/kulso" method="post"/);
});

test.each([
  ['wrong', 'Az e-mail-cím vagy a jelszó nem jó.'],
  ['tooMany', 'Túl sok próbálkozás.'],
  ['ended', 'Kezdje elölről!'],
  ['notEditor', 'Szerkesztői fiókkal lépjen be!'],
  ['thirdParty', 'A külső fiókkal nem sikerült belépni.'],
] as const)('"%s" is said in a sentence above the form', (problem, sentence) => {
  const html = renderInSite(<LoginView data={{ ...FIRST, email: 'a@b.hu', problem }} slow={{}} />);
  expect(html).toMatch(new RegExp(`role="alert".*${sentence}`));
  expect(html).toContain('value="a@b.hu"');
});

test('what is not filled in is said with its field', () => {
  const html = renderInSite(<LoginView data={{ ...FIRST, email: 'nem cím', problem: 'invalid' }} slow={{}} />);
  expect(html).toMatch(/aria-invalid="true" aria-describedby="email-problem"/);
  expect(renderInSite(<LoginView data={{ ...FIRST, email: 'jo@cim.hu', problem: 'invalid' }} slow={{}} />)).not.toContain('email-problem');
});

test('the code’s field lets itself be filled in and pasted into', () => {
  const html = renderInSite(<LoginCodeView data={{ place: 'members', problem: 'wrong' }} slow={{}} />);
  expect(html).toMatch(/<input [^>]*autoComplete="one-time-code"/);
  expect(html).not.toMatch(/onpaste|pattern=/i);
  expect(html).toContain('<a href="#kod">Ez a kód nem jó.');
  expect(html).toContain('href="/tamogatas/belepes"');
});

test('neither page is for search engines', () => {
  for (const page of [loginPage, loginCodePage]) expect(page.head({ place: 'members', problem: null }, makeContext({ path: '/tamogatas/belepes' }))).toMatchObject({ robots: 'noindex', canonical: null });
});
