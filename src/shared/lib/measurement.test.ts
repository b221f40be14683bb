import { expect, test } from 'vitest';
import { isScriptAddress, resolveMeasurement } from './measurement.ts';

const NONE = { tagManager: null, measurementSources: [] };
const TAGS = 'https://tags.example/gtm.js?id=GTM-1';

test('an edition without scripts measures nothing', () => {
  expect(resolveMeasurement(NONE, null)).toBeNull();
  expect(resolveMeasurement({ ...NONE, measurementSources: ['https://count.example'] }, null)).toBeNull();
});

test('the tag manager stands before the audience script, and each host is named once', () => {
  expect(resolveMeasurement({ tagManager: TAGS, measurementSources: ['https://count.example', 'https://tags.example'] }, 'https://audience.example:8443/a.js')).toEqual({
    scripts: [TAGS, 'https://audience.example:8443/a.js'],
    sources: ['https://tags.example', 'https://audience.example:8443', 'https://count.example'],
  });
});

test('a script of the frames host names no foreign host', () => {
  expect(resolveMeasurement(NONE, '/audience.js')).toEqual({ scripts: ['/audience.js'], sources: [] });
});

test.each(['http://tags.example/x.js', '//tags.example/x.js', '/\\tags.example/x.js', 'javascript:alert(1)', 'data:text/javascript,1', 'https://user@tags.example/x.js', 'x.js', '', '/x.js"; script-src *'])('%j is no script address', (address) => {
  expect(isScriptAddress(address)).toBe(false);
  expect(resolveMeasurement(NONE, address)).toBeNull();
});
