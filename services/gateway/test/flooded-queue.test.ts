/**
 * T33: one account's flood holds up no other. What is asserted is order: how many jobs of the flood end while another account's slide waits.
 * The times are printed, and judged by whoever runs the soak on a machine of its own.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@deckwright/testkit/processes';
import { hasRedis } from '@deckwright/testkit/redis';
import { isSoak, limit, sized, tally } from '@deckwright/testkit/trial';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Stand, type StandGateway, startStand, type Tenant } from '../../render-worker/test/_stand.ts';
import { type Answer, jobOf, post } from './_callers.ts';

const LANES = 4;
/** Slides of a deck that a lane may hold. */
const TOGETHER = 4;
const ASKED = sized(4, 12);

let stand: Stand;
let victim: Tenant;
let gateway: StandGateway;

beforeAll(async () => {
  stand = await startStand({ queue: hasRedis() ? 'redis' : 'postgres', cents: 10_000_000 });
  victim = await stand.createTenant({ cents: 100_000 });
}, 180_000);
afterEach(() => stand.killWorkers());
afterAll(() => stand?.stop(), 30_000);

/** Two workers of two lanes each; a lease that a busy machine does not outlast. */
async function startService(): Promise<void> {
  gateway = await stand.startGateway();
  const workers = [1, 2].map(() => stand.startWorker({ concurrency: LANES / 2, pause_ms: 20, lease_ms: 30_000 }));
  await Promise.all([...workers, stand.startDeckWorker({ lease_ms: 30_000 })].map((one) => one.ready));
}

interface Asked {
  readonly job_id: string;
  readonly ms: number;
}

/** Slides of the other account, one after the other. */
async function askForSlides(count = ASKED): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  while (asked.length < count) {
    const from = performance.now();
    const answer = await post(gateway.base, { tenant: victim, key: randomUUID(), body: stand.slide() });
    const ms = performance.now() - from;
    expect(answer.status, answer.text).toBe(200);
    asked.push({ job_id: jobOf(answer), ms });
  }
  return asked;
}

const median = (asked: readonly Asked[]): number => asked.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(asked.length / 2)] ?? 0;
const longest = (asked: readonly Asked[]): number => Math.max(...asked.map(({ ms }) => ms));
const figures = (asked: readonly Asked[]) => ({ 'p50 ms': Math.round(median(asked)), 'longest ms': Math.round(longest(asked)) });

/** The most jobs of the flood that were begun while one of these slides waited: after it was accepted, before it was begun itself. */
async function mostBefore(asked: readonly Asked[]): Promise<number> {
  const { rows } = await stand.db.query<{ n: number }>(
    `SELECT count(f.job_id)::int AS n FROM jobs v LEFT JOIN jobs f
       ON f.account_id = $2 AND f.job_type = 'slide' AND f.started_at > v.created_at AND f.started_at < v.started_at
     WHERE v.job_id = ANY($1) GROUP BY v.job_id ORDER BY n DESC LIMIT 1`,
    [asked.map(({ job_id }) => job_id), stand.tenant.account_id],
  );
  return rows[0]?.n ?? 0;
}

const waiting = async (): Promise<number> =>
  (
    await stand.db.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM jobs WHERE account_id = $1 AND status = 'queued' AND job_type = 'slide'",
      [stand.tenant.account_id],
    )
  ).rows[0]?.n ?? 0;

/** Takes what is left of the flood back; the trial is not about how long it takes. */
async function endFlood(): Promise<void> {
  const { rows } = await stand.db.query<{ job_id: string }>(
    "SELECT job_id FROM jobs WHERE account_id = $1 AND parent_deck_id IS NULL AND status IN ('queued', 'rendering') ORDER BY (status = 'rendering'), job_id",
    [stand.tenant.account_id],
  );
  for (const { job_id } of rows) await stand.store.cancel({ account_id: stand.tenant.account_id, mode: 'live' }, job_id);
  await until('all have ended', stand.allEnded, 120_000);
}

it(
  'T33 begins the slide of one account at once, behind a flood of single slides and a flood of decks of another',
  async () => {
    await startService();
    await askForSlides(2);
    const alone = await askForSlides();
    tally('T33', { what: 'alone', ...figures(alone) });

    await stand.accept(sized(300, 10_000));
    await until('the flood is being drawn', async () => (await stand.counts())['rendering'] === LANES, 60_000);
    const besideSlides = await askForSlides();
    const left = await waiting();
    expect(left).toBeGreaterThan(0);
    // At most what the lanes took in the moment between its acceptance and its message.
    const slidesBefore = await mostBefore(besideSlides);
    expect(slidesBefore).toBeLessThanOrEqual(2 * LANES);
    tally('T33', { what: 'beside single slides', 'still waiting': left, 'begun before it': slidesBefore, ...figures(besideSlides) });
    await endFlood();

    const deck = () => ({ slides: Array.from({ length: 30 }, () => stand.slide()) });
    const decks = sized(4, 40);
    for (let i = 0; i < decks; i += 1) {
      const headers = { prefer: 'respond-async' };
      const ask = { tenant: stand.tenant, key: randomUUID(), path: '/v1/render/intent/deck', body: deck(), headers };
      expect((await post(gateway.base, ask)).status).toBe(202);
    }
    const besideDecks = await askForSlides();
    const leftOfDecks = await waiting();
    expect(leftOfDecks).toBeGreaterThan(0);
    const deckSlidesBefore = await mostBefore(besideDecks);
    expect(deckSlidesBefore).toBeLessThanOrEqual(2 * LANES * TOGETHER);
    tally('T33', {
      what: 'beside decks of 30',
      'still waiting': leftOfDecks,
      'begun before it': deckSlidesBefore,
      ...figures(besideDecks),
    });
    await endFlood();
    tally('T33', { ...(await stand.expectLedgerBalance()) });
  },
  limit(120_000),
);

/** A drawing that takes its reader seconds. */
const heavySvg = (seed: number): string => {
  const paths = Array.from({ length: 8_000 }, (_, i) => `<path d="M${i % 100} ${i % 90}l${i % 7} 9z" fill="#${100_000 + i + seed}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${paths.join('')}</svg>`;
};

if (isSoak)
  it(
    'T33 answers one account while another sends heavy pictures and heavy dry runs',
    async () => {
      await startService();
      await askForSlides(2);
      const upload = (tenant: Tenant, svg: string) =>
        post(gateway.base, { tenant, key: randomUUID(), path: '/v1/assets/image', body: { data: Buffer.from(svg).toString('base64') } });
      const dryRun = (tenant: Tenant, count: number) => {
        const body = { dry_run: true, slides: Array.from({ length: count }, () => stand.slide()) };
        return post(gateway.base, { tenant, key: randomUUID(), path: '/v1/render/intent/deck', body });
      };
      let serial = 0;
      const small = () =>
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="${++serial}" height="20" fill="#123456"/></svg>`;
      const timed = async (status: number, work: () => Promise<Answer>) => {
        const from = performance.now();
        const answer = await work();
        expect(answer.status, answer.text).toBe(status);
        return Math.round(performance.now() - from);
      };
      const look = async (what: string) => {
        tally('T33', {
          what,
          'small picture ms': await timed(201, () => upload(victim, small())),
          'dry run ms': await timed(200, () => dryRun(victim, 1)),
          ...figures(await askForSlides(3)),
        });
      };
      // What is used for the first time is loaded first.
      await Promise.all([upload(victim, small()), dryRun(victim, 1)]);
      await look('alone');
      for (const [what, flood] of [
        ['beside six heavy pictures', (i: number) => upload(stand.tenant, heavySvg(i))],
        ['beside six heavy dry runs', () => dryRun(stand.tenant, 100)],
      ] as const) {
        const answers = Array.from({ length: 6 }, (_, i) => flood(i));
        await sleep(200);
        await look(what);
        const statuses = (await Promise.all(answers)).map(({ status }) => status);
        tally('T33', { what: `${what}: their own answers`, statuses: statuses.join(' ') });
      }
    },
    limit(120_000),
  );
