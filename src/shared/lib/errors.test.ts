import { expect, test } from 'vitest';
import { texts } from '../config/texts.ts';
import { AppError, ERROR_TABLE, isAppError, notFound, toErrorPageKey } from './errors.ts';

test('a page that is not there says which', () => {
  expect(notFound('/nincs')).toMatchObject({ message: 'Page Not Found: /nincs', code: 'NOT_FOUND', status: 404, detail: { path: '/nincs' } });
});

test('the status comes from the table unless it is given', () => {
  expect(new AppError('BACKEND_TIMEOUT', 'late').status).toBe(504);
  expect(new AppError('BACKEND_STATUS', 'odd', { status: 500 }).status).toBe(500);
});

test('the cause of an error stays with it', () => {
  const cause = new Error('socket');
  expect(new AppError('BACKEND_UNREACHABLE', 'gone', { cause }).cause).toBe(cause);
  expect('cause' in new AppError('INTERNAL', 'alone')).toBe(false);
});

test('only errors of the table are recognised, those of another copy of the class too', () => {
  const copy = Object.assign(new Error('copy'), { name: 'AppError', code: 'FORBIDDEN', status: 403 });
  expect(isAppError(new AppError('INTERNAL', 'x'))).toBe(true);
  expect(isAppError(copy)).toBe(true);
  expect(isAppError(Object.assign(new Error('x'), { code: 'NOT_FOUND' }))).toBe(false);
  expect(isAppError(Object.assign(new Error('x'), { name: 'AppError', code: 'ECONNRESET' }))).toBe(false);
  expect(isAppError({ name: 'AppError', code: 'INTERNAL' })).toBe(false);
  expect(isAppError(null)).toBe(false);
});

test.each(Object.entries(ERROR_TABLE))('%s has an error status and a text', (_, { status, textKey }) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(texts.errors[textKey].title).not.toBe('');
});

test('the error page of 404 and that of all other statuses', () => {
  expect(texts.errors[toErrorPageKey(404)].title).toBe('A keresett oldal nem található.');
  expect([400, 403, 500, 502, 503, 504].map((status) => texts.errors[toErrorPageKey(status)].title)).toEqual(Array(6).fill('Belső kiszolgálóhiba.'));
});
