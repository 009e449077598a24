/** What is cached in memory stays within its limit. */
import { expect, it } from 'vitest';
import { createWeightedCache } from '../src/examples/weighted-cache.ts';

it('makes a value once for all who ask at the same time, and again only when it was dropped', async () => {
  const cache = createWeightedCache<string>(10, (value) => value.length);
  const made: string[] = [];
  const ask = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return key.repeat(4);
    });
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['aaaa', 'aaaa', 'bbbb']);
  await ask('a');
  // Heavier together than the bound: b was used longest ago.
  await ask('c');
  await ask('a');
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('does not keep what is too heavy, nor a failure', async () => {
  const cache = createWeightedCache<string>(3, (value) => value.length);
  expect(await cache.get('big', async () => 'too heavy')).toBe('too heavy');
  expect(await cache.get('big', async () => 'ok')).toBe('ok');
  await expect(cache.get('x', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('x', async () => 'yes')).toBe('yes');
});
