import { expect, test } from 'vitest';
import { ERROR_TABLE } from '../../src/shared/lib/errors.ts';
import { createErrorTable } from './tables.ts';

test('every error is a row with its status and the words that a reader sees', () => {
  const rows = createErrorTable().split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toHaveLength(Object.keys(ERROR_TABLE).length);
  expect(rows).toContain('| `NOT_FOUND` | 404 | A keresett oldal nem található. | debug |');
  expect(rows).toContain('| `NOT_IMPLEMENTED` | 501 | Belső kiszolgálóhiba. | debug |');
  expect(rows.filter((row) => row.includes('[object'))).toEqual([]);
});
