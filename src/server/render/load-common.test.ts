import { expect, test } from 'vitest';
import { makeApi, makeInit, makeRefresh, makeSite } from '../../../test/support/fixtures.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { loadCommon } from './load-common.ts';

const init = makeInit({ componentSetup: { donations: '1', refreshQuiz: '1' } });

test('a page has the state of the poll', async () => {
  const refresh = makeRefresh({ componentSetup: { donations: '0', refreshQuiz: '0' } });
  const common = await loadCommon(makeSite({ api: makeApi({ frontendInit: async () => init, frontendRefresh: async () => refresh }) }));
  expect(common).toEqual({ init, refresh });
});

test('where it cannot be had the page goes without its figures, under the set-up that came with the menus', async () => {
  const frontendRefresh = () => Promise.reject(new AppError('BACKEND_TIMEOUT', 'too late'));
  const { refresh } = await loadCommon(makeSite({ api: makeApi({ frontendInit: async () => init, frontendRefresh }) }));
  expect(refresh).toEqual(makeRefresh({ componentSetup: init.componentSetup }));
});

test('a mistake of ours is not taken for a backend that is away', async () => {
  const frontendRefresh = () => Promise.reject(new TypeError('x is undefined'));
  await expect(loadCommon(makeSite({ api: makeApi({ frontendInit: async () => init, frontendRefresh }) }))).rejects.toThrow(TypeError);
});
