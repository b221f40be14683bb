import { describe, expect, it, vi } from 'vitest';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { createSwrCache, type Produced } from './swr-cache.ts';

const SECOND = 1000;

function setUp() {
  const clock = { ms: 0 };
  const onRenewError = vi.fn();
  const cache = createSwrCache<string>({ maxBytes: 1000, now: () => clock.ms, onRenewError });
  return { cache, clock, onRenewError };
}

function makeProduced(value: string, changes: Partial<Produced<string>> = {}): Produced<string> {
  return { value, bytes: 10, freshMs: 10 * SECOND, staleWhileRevalidateMs: 5 * SECOND, staleIfErrorMs: 60 * SECOND, keys: ['article:a'], ...changes };
}

async function flush(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('the cache', () => {
  it('answers fresh entries without asking', async () => {
    const { cache, clock } = setUp();
    const produce = vi.fn(async () => makeProduced('one'));
    await cache.get('k', produce);
    clock.ms = 9 * SECOND;
    expect(await cache.get('k', produce)).toEqual({ value: 'one', state: 'fresh', ageMs: 9 * SECOND });
    expect(produce).toHaveBeenCalledTimes(1);
  });

  it('asks once for any number of simultaneous cold misses', async () => {
    const { cache } = setUp();
    const produce = vi.fn(async () => makeProduced('one'));
    const answers = await Promise.all(Array.from({ length: 500 }, () => cache.get('k', produce)));
    expect(produce).toHaveBeenCalledTimes(1);
    expect(answers.filter((answer) => answer.state === 'miss')).toHaveLength(1);
    expect(answers.filter((answer) => answer.state === 'coalesced')).toHaveLength(499);
  });

  it('serves stale while one renews', async () => {
    const { cache, clock } = setUp();
    await cache.get('k', async () => makeProduced('one'));
    clock.ms = 12 * SECOND;
    const renew = vi.fn(async () => makeProduced('two'));
    const readers = await Promise.all([cache.get('k', renew), cache.get('k', renew)]);
    expect(readers.map(({ value, state }) => `${state} ${value}`)).toEqual(['stale one', 'stale one']);
    await flush();
    expect(await cache.get('k', renew)).toMatchObject({ value: 'two', state: 'fresh' });
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('serves stale when the backend fails, with a growing age, and never stores the error', async () => {
    const { cache, clock } = setUp();
    const fail = vi.fn(async (): Promise<Produced<string>> => {
      throw new AppError('BACKEND_STATUS', 'down');
    });
    await cache.get('k', async () => makeProduced('one'));
    clock.ms = 30 * SECOND;
    expect(await cache.get('k', fail)).toEqual({ value: 'one', state: 'error', ageMs: 30 * SECOND });
    clock.ms = 31.5 * SECOND;
    expect(await cache.get('k', fail)).toMatchObject({ state: 'error', ageMs: 31.5 * SECOND });
    await expect(cache.get('never seen', fail)).rejects.toThrow('down');
    await expect(cache.get('never seen', async () => makeProduced('back'))).resolves.toMatchObject({ value: 'back' });
  });

  it('asks a dead backend once a second at most', async () => {
    const { cache, clock } = setUp();
    const fail = vi.fn(async (): Promise<Produced<string>> => {
      throw new AppError('BACKEND_TIMEOUT', 'slow');
    });
    await cache.get('k', async () => makeProduced('one'));
    clock.ms = 30 * SECOND;
    for (let reader = 0; reader < 50; reader += 1) await cache.get('k', fail);
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('forgets what the backend says is gone', async () => {
    const { cache, clock } = setUp();
    await cache.get('k', async () => makeProduced('one'));
    clock.ms = 30 * SECOND;
    const gone = async (): Promise<Produced<string>> => {
      throw notFound('/x');
    };
    await expect(cache.get('k', gone)).rejects.toThrow('Page Not Found');
    expect(cache.peek('k')).toBeUndefined();
  });

  it('drops by surrogate key, softly for a change and wholly for a takedown', async () => {
    const { cache } = setUp();
    const fail = async (): Promise<Produced<string>> => {
      throw new AppError('BACKEND_STATUS', 'down');
    };
    await cache.get('soft', async () => makeProduced('one'));
    expect(cache.purge(new Set(['article:a']), false)).toBe(1);
    expect(cache.fresh('soft')).toBeUndefined();
    expect((await cache.get('soft', fail)).state).toBe('error');
    await cache.get('hard', async () => makeProduced('two'));
    cache.purge(new Set(['article:a']), true);
    await expect(cache.get('hard', fail)).rejects.toThrow('down');
  });

  it('does not store an answer that a purge overtook', async () => {
    const { cache } = setUp();
    const gate = Promise.withResolvers<Produced<string>>();
    const first = cache.get('k', () => gate.promise);
    cache.purge(new Set(['article:a']), false);
    gate.resolve(makeProduced('old'));
    expect((await first).value).toBe('old');
    expect(cache.peek('k')).toBeUndefined();
  });

  it('does not give an answer that was under way before a purge to those who ask after it', async () => {
    const { cache } = setUp();
    const gate = Promise.withResolvers<Produced<string>>();
    const before = cache.get('k', () => gate.promise);
    cache.purge(new Set(['article:a']), false);
    const after = cache.get('k', async () => makeProduced('new'));
    expect((await after).value).toBe('new');
    gate.resolve(makeProduced('old'));
    expect((await before).value).toBe('old');
    expect(cache.peek('k')?.value).toBe('new');
  });

  it('does not fall back on a copy that was taken down while the backend failed', async () => {
    const { cache, clock } = setUp();
    await cache.get('k', async () => makeProduced('withdrawn'));
    clock.ms = 30 * SECOND;
    const gate = Promise.withResolvers<Produced<string>>();
    const reader = cache.get('k', () => gate.promise);
    cache.purge(new Set(['article:a']), true);
    gate.reject(new AppError('BACKEND_STATUS', 'down'));
    await expect(reader).rejects.toThrow('down');
  });

  it('lets a takedown, and no change, take what shows the article beside its own content', async () => {
    const { cache } = setUp();
    await cache.get('k', async () => makeProduced('one', { takedownKeys: ['article-id:7'] }));
    expect(cache.purge(new Set(['article-id:7']), false)).toBe(0);
    expect(cache.purge(new Set(['article-id:7']), true)).toBe(1);
    expect(cache.peek('k')).toBeUndefined();
  });

  it('keeps what was found outside a flight, unless a purge came since', () => {
    const { cache } = setUp();
    const position = cache.position();
    cache.keep('early', makeProduced('one'), position);
    cache.purge(new Set(['article:a']), true);
    cache.keep('late', makeProduced('old'), position);
    expect([cache.peek('early'), cache.peek('late')]).toEqual([undefined, undefined]);
    cache.keep('now', makeProduced('new'), cache.position());
    expect(cache.fresh('now')?.value).toBe('new');
  });

  it('stays within its bytes', async () => {
    const { cache } = setUp();
    for (let index = 0; index < 50; index += 1) await cache.get(`k${index}`, async () => makeProduced('x', { bytes: 100 }));
    expect(cache.size().bytes).toBeLessThanOrEqual(1000);
  });
});
