import { expect, test } from 'vitest';
import { backendSettings } from '../../src/backend/config.ts';
import { edgeSettings } from '../../src/server/config.ts';
import { startSettings } from '../start/start-settings.ts';
import { createSettingsTables } from './settings-table.ts';

const [, start = '', edge = '', backend = ''] = createSettingsTables().split('\n## ');

test.each([
  ['the start script', start, startSettings],
  ['the edge', edge, edgeSettings.shape],
  ['the backend', backend, backendSettings.shape],
])('every setting of %s is a row that says what it is for', (_, table, settings) => {
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.map((row) => row.split('`')[1])).toEqual(Object.keys(settings));
  for (const row of rows) expect(row).toMatch(/ \| [^|]{8,} \|$/);
});

test('values, units and defaults are those of the parser', () => {
  expect(edge).toContain('| `PATIENCE_MS` | 0–60000 | ms | `150` |');
  expect(edge).toContain('| `BACKEND_URL` | address | – | needed |');
  expect(edge).toContain('| `DEFAULT_EDITION` | `main`, `regional`, `none` | – | – |');
  expect(backend).toContain('| `NEWSROOM_TOKEN` | text of 16 characters or more | – | – |');
  expect(backend).toContain('| `IMAGE_CACHE_MB` | 16–1000000 | MB | `2048` |');
  expect(start).toContain('| `LOG_LEVEL` | `warn` |');
});
