import { expect, test } from 'vitest';
import { makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { editions } from '../../config/editions/editions.ts';
import { programmes } from '../../config/editions/programmes.ts';
import { taxDonationPage } from './tax-donation-page.ts';
import { TaxDonationView } from './tax-donation-view.tsx';

// @spec §2.1 §6
test('the main edition has the page, the regional one has not', async () => {
  expect(await taxDonationPage.load(makeContext({ path: '/egyszazalek' }))).toBe(programmes.main.taxDonation);
  await expect(taxDonationPage.load(makeContext({ site: makeSite({ edition: editions.regional }), path: '/egyszazalek' }))).rejects.toMatchObject({ status: 404 });
});

test('the tax number can be read, and copied where the browser can', () => {
  const html = renderInSite(<TaxDonationView data={programmes.main.taxDonation} slow={{}} />);
  expect(html).toContain('<strong>12345678-1-42</strong>');
  expect(html).toMatch(/<button [^>]*data-action="copy-link" data-url="12345678-1-42"[^>]*hidden/);
  expect(html).toContain('role="status"');
});
