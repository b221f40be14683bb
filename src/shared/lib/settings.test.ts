import { expect, test } from 'vitest';
import { toPresentSettings, toSettingsError } from './settings.ts';

test('an empty setting is as good as none', () => {
  expect(toPresentSettings({ PORT: '0', HOST: '', TOKEN: undefined })).toEqual({ PORT: '0' });
});

test('every bad setting is named with its value, a secret without it', () => {
  const issues = [
    { path: ['PORT'], message: 'not a port' },
    { path: ['URLS', 1], message: 'no address' },
    { path: ['TOKEN'], message: 'too short' },
    { path: ['BACKEND_URL'], message: 'needed' },
  ];
  const settings = { PORT: { meta: () => undefined }, TOKEN: { meta: () => ({ secret: true }) } };
  const error = toSettingsError('edge', issues, { environment: { PORT: 'x', URLS: 'a,b', TOKEN: 'geheim', BACKEND_URL: '' }, settings });
  expect(error.code).toBe('CONFIG_INVALID');
  expect(error.message.split('\n').slice(1)).toEqual(['  PORT is "x": not a port', '  URLS is "a,b": no address', '  TOKEN: too short', '  BACKEND_URL is not set: needed']);
});
