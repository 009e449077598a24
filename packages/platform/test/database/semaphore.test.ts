/** The semaphore before the database: callers are served in their order, and a caller that waits too long gets an error. */
import { isDatabaseUnavailable } from '@deckwright/platform/database';
import { expect, it } from 'vitest';
import { createSemaphore, SemaphoreTimeoutError } from '../../src/database/semaphore.ts';

it('lets a rush wait in the order in which it came, never more at work than there are places', async () => {
  const semaphore = createSemaphore({ places: 3, wait_ms: 60_000 });
  const begun: number[] = [];
  let working = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 500 }, (_, caller) =>
      semaphore.run(async () => {
        begun.push(caller);
        working += 1;
        most = Math.max(most, working);
        await new Promise((resolve) => setImmediate(resolve));
        working -= 1;
      }),
    ),
  );
  expect(begun).toEqual(Array.from({ length: 500 }, (_, caller) => caller));
  expect(most).toBe(3);
});

it('refuses as busy, not as broken, whoever waited too long, and gives the place of failed work to the next', async () => {
  const semaphore = createSemaphore({ places: 1, wait_ms: 10 });
  let end = () => {};
  const held = semaphore.run(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  let begun = 0;
  const begin = async () => {
    begun += 1;
  };
  const late = await semaphore.run(begin).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(SemaphoreTimeoutError);
  expect(isDatabaseUnavailable(late)).toBe(true);
  expect(begun).toBe(0);
  end();
  await held;
  await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await semaphore.run(async () => 'served')).toBe('served');
});
