/** T29 under load: a version rolled out over the one before, mixed with it, and rolled back, with the schema changed underneath. Only as a soak. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateDatabase } from '@deckwright/platform/database';
import { type Running, until } from '@deckwright/testkit/processes';
import { hasRedis } from '@deckwright/testkit/redis';
import { isSoak, limit, rounds, tally } from '@deckwright/testkit/trial';
import { checkOutBefore } from '@deckwright/testkit/version-before';
import { expect, it } from 'vitest';
import { type Stand, type StandGateway, startStand } from '../../render-worker/test/_stand.ts';
import { type Ask, jobOf } from './_callers.ts';
import { slidesIn } from './_deck-stand.ts';
import { type RunningLoad, startLoad } from './_load.ts';

/** The version before: that of the back-up which T29 reads, unless another commit is named. */
const commit =
  process.env['DECKWRIGHT_VERSION_BEFORE'] ??
  (JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/version-before/recorded.json'), 'utf8')) as { commit: string }).commit;

/** More than eight: a worker that knows how begins several of them together. */
const SLIDES = 10;
/** After so many revisions an editor begins another job. */
const MAX_REVISIONS = 4;
const PARTS = ['worker', 'deckWorker', 'gateway'] as const;
type Part = (typeof PARTS)[number];

/** A job in the hands of a caller who edits it again and again. */
interface Edited {
  readonly kind: 'slide' | 'deck';
  job_id?: string;
  /** Of the revision that was answered last. */
  headline: string;
  revision: number;
}

/** Renders something, edits it in place, and begins anew with another; remembers what each job must say at the end. */
function createEditor(stand: Stand, kind: Edited['kind']) {
  const edited: Edited[] = [];
  let asked: { one: Edited; headline: string } | undefined;
  let serial = 0;
  return {
    edited,
    /** Called when the answer to the request before has come. */
    request(load: RunningLoad): Ask {
      const last = load.answers.at(-1);
      if (asked !== undefined && last !== undefined) {
        asked.one.job_id = jobOf(last);
        asked.one.headline = asked.headline;
        asked.one.revision += 1;
      }
      const before = edited.at(-1);
      const isNew = before === undefined || before.revision >= MAX_REVISIONS;
      const one = isNew ? { kind, headline: '', revision: 0 } : before;
      if (isNew) edited.push(one);
      const headline = `Said ${kind} ${++serial}`;
      asked = { one, headline };
      const path = kind === 'slide' ? '/v1/render/intent' : '/v1/render/intent/deck';
      const ask = { tenant: stand.tenant, key: randomUUID() };
      if (isNew) return { ...ask, path, body: kind === 'slide' ? { ...stand.slide(), headline } : deckOf(stand, headline) };
      const intent = { headline };
      return {
        ...ask,
        path: `${path}/${one.job_id}`,
        method: 'PATCH',
        body: kind === 'slide' ? { intent } : { slides: [{ position: 3, intent }] },
      };
    },
    /** When the load has stopped: the last answer, which no further request looked at. */
    end(load: RunningLoad): readonly Edited[] {
      this.request(load);
      return edited.filter(({ job_id }) => job_id !== undefined);
    },
  };
}

const deckOf = (stand: Stand, third = `Third ${randomUUID()}`) => ({
  slides: Array.from({ length: SLIDES }, (_, i) => (i === 2 ? { ...stand.slide(), headline: third } : stand.slide())),
});

it.skipIf(!isSoak)(
  'T29 loses, doubles and cuts nothing while a version is rolled out under load, mixed with the one before, and rolled back',
  async () => {
    const before = checkOutBefore(commit);
    try {
      for (const round of rounds(1, 3)) tally('T29', { before: commit.slice(0, 7), ...(await rollOut(before.root, round)) });
    } finally {
      before.remove();
    }
  },
  limit(90_000),
);

/** Once there and back, on a database that the version before has made; what was counted. */
async function rollOut(root: string, round: number): Promise<Record<string, number | string>> {
  const queue = hasRedis() && round % 2 === 0 ? 'redis' : 'postgres';
  const stand = await startStand({ queue, root, cents: 1_000_000 });
  const counts = { replaced: 0, 'looked at by the other version': 0 };
  try {
    const fleet = await startFleet(stand);
    const ask = (): Ask => ({ tenant: stand.tenant, key: randomUUID(), body: stand.slide() });
    const first = [fleet.gateway];
    const patient = { pause_ms: 20, is_patient: true };
    const slides = startLoad(first, { ...patient, callers: 3, request: ask });
    const decks = startLoad(first, {
      ...patient,
      callers: 1,
      request: () => ({ ...ask(), path: '/v1/render/intent/deck', body: deckOf(stand) }),
    });
    const editors = (['slide', 'deck'] as const).map((kind) => {
      const editor = createEditor(stand, kind);
      const load: RunningLoad = startLoad(first, { ...patient, callers: 1, request: () => later(() => editor.request(load)) });
      return { editor, load };
    });
    const loads = [slides, decks, ...editors.map(({ load }) => load)];

    /** Each mixture serves for a while, and says of jobs old and new what their makers said. */
    const serve = async (mixture: string) => {
      const goals = loads.map((load) => load.answers.length + (load === slides ? 15 : 3));
      await until(
        `${mixture} serves`,
        () => loads.some((load) => load.failures.length > 0) || loads.every((load, i) => load.answers.length >= (goals[i] ?? 0)),
      );
      expect(loads.flatMap((load) => load.failures)).toEqual([]);
      const some = [slides, decks].flatMap(({ answers }) => [...answers.slice(0, 2), ...answers.slice(-6)]);
      for (const answer of some) await look(JSON.parse(answer.text) as Said);
      counts['looked at by the other version'] += some.length;
    };
    interface Said {
      readonly job_id: string;
      readonly pptx_url: string;
    }
    const look = async ({ job_id, pptx_url }: Said): Promise<Uint8Array> => {
      const headers = { authorization: `Bearer ${stand.tenant.key}` };
      const job = await fetch(`${fleet.gateway.base}/v1/jobs/${job_id}`, { headers });
      expect([job.status, await job.json()]).toMatchObject([200, { job_id, status: 'complete' }]);
      // Signed by whoever answered, opened by whoever serves now.
      const { pathname, search } = new URL(pptx_url, fleet.gateway.base);
      const file = await fetch(new URL(pathname + search, fleet.gateway.base), { headers });
      const bytes = new Uint8Array(await file.arrayBuffer());
      expect([file.status, bytes.byteLength > 1_000]).toEqual([200, true]);
      return bytes;
    };
    /** The next one serves beside the one before, then alone. */
    const replace = async (part: Part, version: string) => {
      const old: Running = fleet[part];
      await fleet.start(part);
      for (const load of loads) load.inRotation.add(fleet.gateway);
      await serve(`${part} of both versions, towards ${version},`);
      expect(await old.end('SIGTERM')).toBe(0);
      counts.replaced += 1;
      await serve(`${part} of ${version}`);
    };

    await serve('the version before');
    // The schema first, under the eyes of those who do not know it.
    await migrateDatabase(stand.url);
    await serve('the version before on the new schema');
    await stand.useVersion();
    await stand.startRelay().ready;
    const order = round % 2 === 0 ? PARTS : PARTS.toReversed();
    for (const part of order) await replace(part, 'this version');
    // And back, onto the schema that is there. In the same order: who was new first is old first.
    await stand.useVersion(root);
    for (const part of order) await replace(part, 'the version before, again');

    await Promise.all(loads.map((load) => load.stop()));
    expect(loads.flatMap((load) => load.failures)).toEqual([]);
    await until('all have ended', stand.allEnded);
    await stand.expectAllWhole(slides.answers.map(jobOf));
    const deck_ids = decks.answers.map(jobOf);
    expect(decks.answers.map(({ text }) => JSON.parse(text))).toEqual(
      deck_ids.map((job_id) => expect.objectContaining({ job_id, status: 'complete', slides_ok: SLIDES, pptx_available: true })),
    );
    // A key is one job: nobody was answered twice from different ones, and no job is there that nobody asked for.
    const edited = editors.flatMap(({ editor, load }) => editor.end(load));
    const asked = [...slides.answers.map(jobOf), ...deck_ids, ...edited.map(({ job_id }) => job_id)];
    const { rows } = await stand.db.query<{ n: number }>('SELECT count(*) AS n FROM jobs WHERE parent_deck_id IS NULL');
    expect([new Set(asked).size, rows[0]?.n]).toEqual([asked.length, asked.length]);
    for (const one of edited) {
      const headers = { authorization: `Bearer ${stand.tenant.key}` };
      const job = (await (await fetch(`${fleet.gateway.base}/v1/jobs/${one.job_id}`, { headers })).json()) as Said;
      expect(job).toMatchObject({ revision: one.revision, status: 'complete' });
      const drawn = await slidesIn(await look(job));
      expect(drawn[one.kind === 'slide' ? 0 : 2]).toContain(one.headline);
    }
    return {
      queue,
      ...counts,
      answered: slides.answers.length,
      decks: deck_ids.length,
      'edited jobs': edited.length,
      revisions: edited.reduce((sum, { revision }) => sum + revision, 0),
      'told to come back': loads.reduce((sum, load) => sum + load.later, 0),
      'refused or cut': 0,
      ...(await stand.expectLedgerBalance()),
    };
  } finally {
    await stand.stop();
  }
}

/** `load` is known to its own requests only after it has been made. */
const later = async <T>(make: () => T): Promise<T> => {
  await Promise.resolve();
  return make();
};

/** One of each, as the stand's version has them at the moment. */
async function startFleet(stand: Stand) {
  const fleet: { gateway: StandGateway } & Record<'worker' | 'deckWorker', Running> = {
    gateway: await stand.startGateway({ notice_ms: 400 }),
    worker: stand.startWorker(),
    deckWorker: stand.startDeckWorker(),
  };
  await Promise.all([fleet.worker.ready, fleet.deckWorker.ready]);
  return Object.assign(fleet, {
    async start(part: Part): Promise<void> {
      if (part === 'gateway') fleet.gateway = await stand.startGateway({ notice_ms: 400 });
      if (part === 'worker') fleet.worker = stand.startWorker();
      if (part === 'deckWorker') fleet.deckWorker = stand.startDeckWorker();
      await fleet[part].ready;
    },
  });
}
