import { expect, test } from 'vitest';
import { FIXTURE_NOW } from '../../../test/support/fixtures.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import { editions } from '../config/editions/editions.ts';
import { TimeStamp } from './time-stamp.tsx';

test('HTML carries the absolute date in the edition’s zone, with the moment itself', () => {
  expect(renderInSite(<TimeStamp unix={FIXTURE_NOW} />)).toBe('<time dateTime="2026-11-21T11:00:00Z" data-rel="hu">2026. november 21. 12:00</time>');
  expect(renderInSite(<TimeStamp unix={FIXTURE_NOW} />, { edition: editions.regional })).toContain('2026. november 21. 13:00');
});

test('on English pages dates are English, and an update says so', () => {
  expect(renderInSite(<TimeStamp unix={FIXTURE_NOW} updated />, { language: 'en' })).toBe('Updated: <time dateTime="2026-11-21T11:00:00Z" data-rel="en">21 November 2026 12:00 PM</time>');
});
