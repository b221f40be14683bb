import type { Page } from 'playwright';

/** A first interaction with a page. */
export type Interaction = {
  readonly name: string;
  /** A page type of test/support/page-types.ts. */
  readonly page: string;
  /** What answers it: the browser or the boot script; React, which comes for it; React, which is there and shows another page. */
  readonly kind: 'own' | 'hydrates' | 'navigates';
  /** What makes the control reachable without being an interaction. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<void>;
};

const openMenu = (page: Page) => page.evaluate(() => document.querySelector('header details')?.setAttribute('open', ''));

/** The first tap of a reader, by control. */
export const interactions: readonly Interaction[] = [
  { name: 'menu', page: 'article', kind: 'own', act: (page) => page.locator('header details > summary').tap() },
  { name: 'colour mode', page: 'article', kind: 'own', prepare: openMenu, act: (page) => page.locator('label:has([data-action="color-mode"][value="dark"])').first().tap() },
  { name: 'copy link', page: 'article', kind: 'own', act: (page) => page.locator('[data-action="copy-link"]').first().tap() },
  { name: 'menu on the front page', page: 'front', kind: 'own', act: (page) => page.locator('header details > summary').tap() },
  { name: 'Tab key on an article', page: 'article', kind: 'hydrates', act: (page) => page.keyboard.press('Tab') },
  { name: 'Tab key on the front page', page: 'front', kind: 'hydrates', act: (page) => page.keyboard.press('Tab') },
  { name: 'Tab key on a list', page: 'newest', kind: 'hydrates', act: (page) => page.keyboard.press('Tab') },
  { name: 'mouse resting on a link, then a click', page: 'newest', kind: 'navigates', act: restAndClick },
];

/** Goes to the article in place: React comes while the mouse rests, the click meets whatever is there by then. */
async function restAndClick(page: Page): Promise<void> {
  const link = page.locator('main h2 a[href*="/20"], main h3 a[href*="/20"]').first();
  await link.hover();
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));
  await link.click();
}
