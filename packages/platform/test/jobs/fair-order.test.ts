/** The order in which jobs are begun: against a model, under simultaneous claims, and where a job could be forgotten. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCheckWaiting, createJobStore, type JobStore, openShares, readBacklog, TooManyWaiting } from '../../src/jobs/index.ts';
import { startTestDatabase, type TestDatabase } from './_setup.ts';

let test: TestDatabase;
let store: JobStore;

beforeAll(async () => {
  test = await startTestDatabase();
  store = createJobStore(test.db);
  await test.db.query("INSERT INTO accounts (account_id, name) SELECT 'acc_' || n, '' FROM generate_series(0, 9) AS n");
}, 180_000);

beforeEach(() => test.db.query('TRUNCATE jobs, outbox, fair_shares CASCADE'));

afterAll(async () => {
  await store?.close();
  await test?.stop();
});

interface Waiting {
  readonly job_id: string;
  readonly account: number;
  /** -1: none. */
  readonly key: number;
  readonly weight: number;
  readonly crashes: number;
  /** Seconds after the first. */
  readonly at_s: number;
}

const queue = (...jobs: readonly Waiting[]) =>
  test.db.query(
    `INSERT INTO jobs (job_id, account_id, job_type, request_text, input_hash, outputs, key_id, weight, crashes, queued_at)
     SELECT job_id, 'acc_' || account, 'slide', '{}', job_id, '{pptx}', NULLIF(key, -1), weight, crashes,
       timestamptz '2026-01-01T00:00:00Z' + at_s * interval '1 second'
     FROM json_to_recordset($1) AS j(job_id text, account int, key int, weight int, crashes int, at_s int)`,
    [JSON.stringify(jobs)],
  );

const job = (part: Partial<Waiting> & { readonly job_id: string }): Waiting => ({
  account: 0,
  key: -1,
  weight: 1,
  crashes: 0,
  at_s: 0,
  ...part,
});

const claim = async (most = 1) => {
  const received = { job_id: 'job_heard', attempt_no: 1 };
  return store.beginNext({ job_types: ['slide'], received, most }, { worker_id: 'wrk_a', lease_ms: 600_000 });
};
const claimed = async () => (await claim())[0]?.job_id;

const end = (job_id: string) => store.fail(job_id, 1, {});

/** The order in plain words: what is due, what runs, and who was served when. */
class Model {
  readonly waiting = new Set<Waiting>();
  readonly running = new Set<Waiting>();
  private readonly served = new Map<string, number>();
  private clock = 0;

  /** The job that is next, which then runs; with what others had when it was chosen. */
  claim(): { readonly chosen: Waiting; readonly lanes: number; readonly fewest: number } | undefined {
    const accounts = [...new Set([...this.waiting].map(({ account }) => account))];
    const lanesOf = (account: number, key?: number) =>
      [...this.running].filter((one) => one.account === account && (key === undefined || one.key === key)).length;
    const [account] = accounts.sort((a, b) => lanesOf(a) - lanesOf(b) || this.servedAt(`${a}`) - this.servedAt(`${b}`) || a - b);
    if (account === undefined) return undefined;
    const mine = [...this.waiting].filter((one) => one.account === account);
    const name = (key: number) => `${account}/${key}`;
    const keys = [...new Set(mine.map(({ key }) => key))].sort(
      (a, b) => lanesOf(account, a) - lanesOf(account, b) || this.servedAt(name(a)) - this.servedAt(name(b)) || a - b,
    );
    const rank = ({ at_s, weight, crashes }: Waiting) => at_s + Math.min(weight - 1, 60) * 10 + Math.min(crashes, 2) * 600;
    const [chosen] = mine.filter(({ key }) => key === keys[0]).sort((a, b) => rank(a) - rank(b) || (a.job_id < b.job_id ? -1 : 1));
    if (chosen === undefined) return undefined;
    this.clock += 1;
    this.served.set(`${account}`, this.clock);
    if (keys.length > 1) this.served.set(name(chosen.key), this.clock);
    const found = { chosen, lanes: lanesOf(account), fewest: Math.min(...accounts.map((one) => lanesOf(one))) };
    this.waiting.delete(chosen);
    this.running.add(chosen);
    return found;
  }

  private servedAt(name: string): number {
    return this.served.get(name) ?? 0;
  }
}

const arrival = fc.record({
  account: fc.nat(3),
  key: fc.constantFrom(-1, 1, 2),
  weight: fc.constantFrom(1, 1, 3, 30, 200),
  crashes: fc.constantFrom(0, 0, 0, 1, 2),
  at_s: fc.nat(900),
});
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('queue' as const), jobs: fc.array(arrival, { minLength: 1, maxLength: 5 }) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('claim' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('end' as const), which: fc.nat() }) },
);

describe('the order of jobs', () => {
  it('is that of the model over random arrivals, and nobody gets more than a share while another waits', async () => {
    let serial = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 45 }), async (steps) => {
        await test.db.query('TRUNCATE jobs, outbox, fair_shares CASCADE');
        const model = new Model();
        for (const one of steps) {
          if (one.do === 'queue') {
            const jobs = one.jobs.map((part) => ({ ...part, job_id: `job_${String(++serial).padStart(8, '0')}` }));
            for (const next of jobs) model.waiting.add(next);
            await queue(...jobs);
          } else if (one.do === 'claim') {
            const next = model.claim();
            expect(await claimed()).toBe(next?.chosen.job_id);
            if (next) expect(next.lanes).toBe(next.fewest);
          } else {
            const ended = [...model.running][one.which % Math.max(1, model.running.size)];
            if (ended === undefined) continue;
            model.running.delete(ended);
            await end(ended.job_id);
          }
        }
      }),
      { numRuns: 20 },
    );
  }, 180_000);

  it('gives two floods as many lanes each, however many claim at once, and all lanes to one that is alone', async () => {
    await queue(...Array.from({ length: 20 }, (_, i) => job({ job_id: `job_a${i}`, account: 0 })));
    expect(await Promise.all(Array.from({ length: 4 }, () => claim()))).toHaveLength(4);
    await queue(...Array.from({ length: 20 }, (_, i) => job({ job_id: `job_b${i}`, account: 1 })));
    const begun = (await Promise.all(Array.from({ length: 8 }, () => claim()))).flat().map(({ account_id }) => account_id);
    expect(begun).toHaveLength(8);
    // Four ran already of the first.
    expect(begun.filter((account_id) => account_id === 'acc_0')).toHaveLength(2);
    expect(begun.filter((account_id) => account_id === 'acc_1')).toHaveLength(6);
  });

  it('lets small work of an account go before its large work, but not for ever', async () => {
    await queue(job({ job_id: 'job_large', weight: 30, at_s: 0 }));
    await queue(job({ job_id: 'job_middle', weight: 5, at_s: 1 }));
    await queue(job({ job_id: 'job_small', at_s: 30 }));
    await queue(job({ job_id: 'job_late', at_s: 400 }));
    expect([await claimed(), await claimed(), await claimed(), await claimed()]).toEqual([
      'job_small',
      'job_middle',
      'job_large',
      'job_late',
    ]);
  });

  it('takes slides that were begun together for one lane', async () => {
    const slides = Array.from({ length: 32 }, (_, i) => ({ name: null, request_text: `{"n":${i}}`, input_hash: `${i}` }));
    const deck = { job_type: 'deck', name: null, request_text: '{}', input_hash: 'x', outputs: ['pptx'], slides } as const;
    await store.accept({ ...deck, account_id: 'acc_0' });
    await queue(...['job_b1', 'job_b2', 'job_b3'].map((job_id) => job({ job_id, account: 1 })));
    const begun = [await claim(4), await claim(4), await claim(4), await claim(4)];
    expect(begun.map((jobs) => `${jobs[0]?.account_id} ${jobs.length}`)).toEqual(['acc_0 4', 'acc_1 1', 'acc_0 4', 'acc_1 1']);
  });
});

describe('a waiting job', () => {
  it('is left alone until it is due, and counted by nobody', async () => {
    await queue(job({ job_id: 'job_later' }));
    await test.db.query("UPDATE jobs SET not_before = now() + interval '1 hour'");
    await queue(job({ job_id: 'job_now', at_s: 5 }));
    expect([await claimed(), await claimed()]).toEqual(['job_now', undefined]);
    expect(await readBacklog(test.db, 'render-slide', ['slide'])).toMatchObject({ waiting: 0, accounts: 0 });
    await test.db.query("UPDATE jobs SET not_before = now() - interval '1 second' WHERE status = 'queued'");
    expect(await claimed()).toBe('job_later');
  });

  it('is found although its account was just found empty when it was queued', async () => {
    await queue(job({ job_id: 'job_first' }));
    expect(await claimed()).toBe('job_first');
    await test.db.transaction(async (transaction) => {
      await transaction.query(
        `INSERT INTO jobs (job_id, account_id, job_type, request_text, input_hash, outputs) VALUES ('job_second', 'acc_0', 'slide', '{}', 'x', '{pptx}')`,
      );
      // Not committed yet: nothing to begin, and no reason to take the account for empty.
      expect(await claim()).toEqual([]);
    });
    expect(await claimed()).toBe('job_second');
    expect(await claim()).toEqual([]);
    // Now it was found empty, and whoever queues opens it anew.
    expect((await test.db.query('SELECT due_at FROM fair_shares WHERE due_at IS NOT NULL')).rows).toEqual([]);
    await queue(job({ job_id: 'job_third' }));
    expect(await claimed()).toBe('job_third');
  });

  it('is found although its share is held by one who queues a job and gives up', async () => {
    await queue(job({ job_id: 'job_waits' }));
    let begun: Promise<string | undefined> | undefined;
    const holding = test.db.transaction(async (sql) => {
      await sql.query("UPDATE fair_shares SET due_at = '-infinity' WHERE account_id = 'acc_0'");
      begun = claimed();
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('refused');
    });
    await expect(holding).rejects.toThrow('refused');
    expect(await begun).toBe('job_waits');
  });

  it('is found again when its account lost its share', async () => {
    await queue(job({ job_id: 'job_lost' }));
    await test.db.query('DELETE FROM fair_shares');
    expect(await claim()).toEqual([]);
    expect(await openShares(test.db)).toBe(1);
    expect(await openShares(test.db)).toBe(0);
    expect(await claimed()).toBe('job_lost');
  });

  it('is begun once by many that ask at the same time, and one that is being changed is passed over', async () => {
    await queue(...Array.from({ length: 30 }, (_, i) => job({ job_id: `job_${String(i).padStart(2, '0')}`, account: i % 10 })));
    await test.db.transaction(async (transaction) => {
      await transaction.query("SELECT 1 FROM jobs WHERE job_id = 'job_00' FOR UPDATE");
      const begun = (await Promise.all(Array.from({ length: 40 }, () => claim()))).flat().map(({ job_id }) => job_id);
      expect(new Set(begun).size).toBe(29);
      expect(begun).toHaveLength(29);
    });
    expect(await claimed()).toBe('job_00');
  });

  it('keeps its own outbox entry when it is begun by the message of another, whose entry is done with', async () => {
    const accept = async (account_id: string) => {
      const accepted = await store.accept({
        account_id,
        job_type: 'slide',
        name: null,
        request_text: '{}',
        input_hash: account_id,
        outputs: ['pptx'],
      });
      return accepted.outcome === 'accepted' ? accepted.job.job_id : '';
    };
    const [first, second] = [await accept('acc_0'), await accept('acc_0')];
    const entries = async () => (await test.db.query<{ job_id: string }>('SELECT job_id FROM outbox')).rows.map(({ job_id }) => job_id);
    const receive = (job_id: string) =>
      store.beginNext({ job_types: ['slide'], received: { job_id, attempt_no: 1 }, most: 1 }, { worker_id: 'wrk_a', lease_ms: 600_000 });
    expect((await receive(second)).map(({ job_id }) => job_id)).toEqual([first]);
    expect(await entries()).toEqual([first]);
    // A worker of an earlier version begins just what it hears of; its message then finds nothing for the other.
    expect(await store.begin(first, 1, { worker_id: 'wrk_old', lease_ms: 600_000 })).toBeNull();
    expect((await receive(first)).map(({ job_id }) => job_id)).toEqual([second]);
    expect(await entries()).toEqual([]);
  });
});

describe('how much one account may have waiting', () => {
  it('is counted for that account alone, at most once a second', async () => {
    let now_ms = 0;
    const check = createCheckWaiting(test.db, 3, () => now_ms);
    await queue(...[1, 2].map((n) => job({ job_id: `job_${n}` })), job({ job_id: 'job_other', account: 1 }));
    await check('acc_0');
    await queue(job({ job_id: 'job_3' }));
    now_ms = 999;
    await check('acc_0');
    now_ms = 1_000;
    await expect(check('acc_0')).rejects.toThrow(new TooManyWaiting(3, 3));
    await check('acc_1');
    await claim();
    now_ms = 2_000;
    await check('acc_0');
  });
});
