/** Turns at the database: a rush waits in its order, and who waited too long is told so. */
import { isDatabaseUnavailable } from '@deckwright/platform/database';
import { expect, it } from 'vitest';
import { createTurns, TurnTimeoutError } from '../../src/database/turns.ts';

it('lets a rush wait in the order in which it came, never more at work than there are places', async () => {
  const turns = createTurns({ places: 3, wait_ms: 60_000 });
  const begun: number[] = [];
  let working = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 500 }, (_, caller) =>
      turns.take(async () => {
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
  const turns = createTurns({ places: 1, wait_ms: 10 });
  let end = () => {};
  const held = turns.take(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  let begun = 0;
  const begin = async () => {
    begun += 1;
  };
  const late = await turns.take(begin).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(TurnTimeoutError);
  expect(isDatabaseUnavailable(late)).toBe(true);
  expect(begun).toBe(0);
  end();
  await held;
  await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take(async () => 'served')).toBe('served');
});
