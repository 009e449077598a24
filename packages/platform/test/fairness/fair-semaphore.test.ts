/** Slots are shared by account, then by key, small work first; nobody is passed over beyond its share, and waiting is bounded. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ask, createFairSemaphore, type FairSemaphoreOptions, Overflow } from '../../src/fairness/index.ts';

interface Work extends Ask {
  readonly id: number;
  readonly gone: AbortController;
  state: 'waiting' | 'running' | 'done' | 'shed' | 'left';
  release: () => void;
}

/** A semaphore with everything that was asked of it, and a clock that the test moves. */
function bench(options: Partial<FairSemaphoreOptions> = {}) {
  let now = 0;
  const semaphore = createFairSemaphore({ slots: 2, waiting: 100, waiting_per_account: 50, now_ms: () => now, ...options });
  const all: Work[] = [];
  const started: Work[] = [];
  return {
    all,
    started,
    in: (state: Work['state'], account?: string) =>
      all.filter((w) => w.state === state && (account === undefined || w.account === account)),
    pass: (ms: number) => {
      now += ms;
    },
    async ask(ask: Partial<Ask> & Pick<Ask, 'account'>): Promise<Work> {
      const work: Work = { weight: 1, ...ask, id: all.length, gone: new AbortController(), state: 'waiting', release: () => {} };
      all.push(work);
      semaphore.acquire(work, work.gone.signal).then(
        (release) => {
          work.state = 'running';
          work.release = release;
          started.push(work);
        },
        (error: unknown) => {
          work.state = error instanceof Overflow ? 'shed' : 'left';
        },
      );
      await settled();
      return work;
    },
    async end(work: Work | undefined): Promise<void> {
      if (work === undefined) return;
      if (work.state === 'running') {
        work.state = 'done';
        work.release();
        work.release();
      } else work.gone.abort();
      await settled();
    },
  };
}

/** Promises that are decided have told so. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 8; i += 1) await Promise.resolve();
};

const idsOf = (works: readonly Work[]): readonly number[] => works.map(({ id }) => id);

describe('a contended pool', () => {
  it('lets a victim begin before the third of a flood, whatever the flood sent before', async () => {
    const pool = bench();
    for (let i = 0; i < 6; i += 1) await pool.ask({ account: 'flood' });
    const victim = await pool.ask({ account: 'victim' });
    expect(idsOf(pool.started)).toEqual([0, victim.id]);
  });

  it('gives one account as many slots as it may have, and leaves the others free', async () => {
    const pool = bench({ slots: 4, most_per_account: 3 });
    for (let i = 0; i < 6; i += 1) await pool.ask({ account: 'flood' });
    expect(idsOf(pool.started)).toEqual([0, 1, 2]);
    const victim = await pool.ask({ account: 'victim' });
    expect(idsOf(pool.started)).toEqual([0, 1, 2, victim.id]);
  });

  it('gives one account at most half of the slots, and all of them to light work while nobody else asks', async () => {
    const pool = bench({ slots: 4, light_weight: 5 });
    for (let i = 0; i < 4; i += 1) await pool.ask({ account: 'a', weight: 9 });
    expect(pool.in('running')).toHaveLength(2);
    await pool.ask({ account: 'a', weight: 5 });
    expect(pool.in('running')).toHaveLength(3);
    await pool.end(await pool.ask({ account: 'b' }));
    await pool.ask({ account: 'a', weight: 5 });
    expect(pool.in('running')).toHaveLength(3);
    pool.pass(60_001);
    await pool.ask({ account: 'a', weight: 5 });
    expect(pool.in('running')).toHaveLength(4);
  });

  it('takes small work before large within a key, but passes no work over for ever', async () => {
    const pool = bench({ slots: 1 });
    const first = await pool.ask({ account: 'a' });
    const large = await pool.ask({ account: 'a', weight: 100 });
    const small: Work[] = [];
    for (let i = 0; i < 8; i += 1) small.push(await pool.ask({ account: 'a', weight: 1 }));
    await pool.end(first);
    for (let i = 0; i < 8; i += 1) await pool.end(pool.in('running')[0]);
    expect(idsOf(pool.started).indexOf(large.id)).toBe(5);
  });

  it('shares an account between its keys', async () => {
    const pool = bench({ slots: 1 });
    await pool.ask({ account: 'a', key: '1' });
    for (let i = 0; i < 3; i += 1) await pool.ask({ account: 'a', key: '1' });
    const other = await pool.ask({ account: 'a', key: '2' });
    await pool.end(pool.in('running')[0]);
    await pool.end(pool.in('running')[0]);
    expect(idsOf(pool.started)).toEqual([0, 1, other.id]);
  });
});

describe('waiting', () => {
  it('is bounded for each account, whose overflow is its own', async () => {
    const pool = bench({ slots: 1, waiting_per_account: 2 });
    for (let i = 0; i < 5; i += 1) await pool.ask({ account: 'flood' });
    const victim = await pool.ask({ account: 'victim' });
    expect([idsOf(pool.in('shed')), victim.state]).toEqual([[3, 4], 'waiting']);
  });

  it('of all together sheds the newest of the account that has most', async () => {
    const pool = bench({ slots: 1, waiting: 3, waiting_per_account: 3 });
    for (let i = 0; i < 4; i += 1) await pool.ask({ account: 'flood' });
    const victim = await pool.ask({ account: 'victim' });
    expect([idsOf(pool.in('shed')), victim.state]).toEqual([[3], 'waiting']);
  });

  it('ends when the caller goes, whose place is then free', async () => {
    const pool = bench({ slots: 1, waiting_per_account: 1 });
    await pool.ask({ account: 'a' });
    await pool.end(await pool.ask({ account: 'a' }));
    const third = await pool.ask({ account: 'a' });
    expect([pool.all[1]?.state, third.state]).toEqual(['left', 'waiting']);
  });
});

describe('whatever is asked, given back and called off', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('ask' as const),
      account: fc.constantFrom('a', 'b', 'c', 'd'),
      key: fc.constantFrom('1', '2'),
      weight: fc.nat(9),
    }),
    fc.record({ do: fc.constant('end' as const), which: fc.nat(50) }),
    fc.record({ do: fc.constant('leave' as const), which: fc.nat(50) }),
    fc.record({ do: fc.constant('pass' as const), ms: fc.nat(40_000) }),
  );

  it('no account with waiting work is passed over beyond its share, and no slot stands idle that it could have', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 60 }), async (slots, steps) => {
        const half = Math.max(1, Math.ceil(slots / 2));
        const pool = bench({ slots, waiting: 8, waiting_per_account: 4 });
        /** Starts of each other account since this one began to wait with nothing running. */
        const passes = new Map<string, Map<string, number>>();
        for (const one of steps) {
          const before = new Map(pool.all.map((work) => [work.id, work.state]));
          const seen = pool.started.length;
          if (one.do === 'ask') await pool.ask(one);
          else if (one.do === 'pass') pool.pass(one.ms);
          else {
            const from = pool.in(one.do === 'end' ? 'running' : 'waiting');
            await pool.end(from[one.which % Math.max(1, from.length)]);
          }
          const running = pool.in('running');
          expect(running.length).toBeLessThanOrEqual(slots);
          expect(pool.in('waiting').length).toBeLessThanOrEqual(8);
          for (const account of ['a', 'b', 'c', 'd']) {
            const held = pool.in('running', account).length;
            const waits = pool.in('waiting', account).length;
            expect(held).toBeLessThanOrEqual(half);
            expect(waits).toBeLessThanOrEqual(4);
            // A free slot and a share that is not used up: then nothing waits.
            if (waits > 0) expect(running.length === slots || held >= half).toBe(true);
            const waitedAllAlong = pool.in('waiting', account).some(({ id }) => before.get(id) === 'waiting');
            if (!waitedAllAlong || held > 0) {
              passes.delete(account);
              continue;
            }
            const others = passes.get(account) ?? new Map<string, number>();
            passes.set(account, others);
            for (const { account: other } of pool.started.slice(seen)) {
              others.set(other, (others.get(other) ?? 0) + 1);
              expect(others.get(other)).toBeLessThanOrEqual(1);
            }
          }
        }
        // Everything that was let in ends.
        while (pool.in('running').length > 0) await pool.end(pool.in('running')[0]);
        expect(pool.in('waiting')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
