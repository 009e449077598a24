/** T29 in small: what an earlier version stored, as its back-up, read and worked on by this one. The fixture is made by `scripts/soak/record-version.ts`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reconcileLedger } from '@deckwright/platform/billing';
import { until } from '@deckwright/testkit/processes';
import { tally } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Body, type DeckStand, startDeckStand } from './_deck-stand.ts';

/** What the recording wrote down beside the back-up. */
interface Recorded {
  readonly commit: string;
  readonly recorded_at: string;
  readonly account: { readonly account_id: string; readonly key: string };
  /** A request that was answered, to be sent again under its key. */
  readonly idempotent: { readonly key: string; readonly path: string; readonly body: unknown; readonly text: string };
  /** `GET /v1/jobs/{id}` of all that had ended. */
  readonly jobs: readonly Body[];
  /** The files of those jobs; links to them are signed anew each time. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
  /** A slide and a deck with two revisions each. */
  readonly slide_id: string;
  readonly deck_id: string;
  /** Accepted and not begun; begun by a worker that then was killed. */
  readonly waiting: readonly string[];
  readonly brand_theme: string;
}

const FIXTURE = join(import.meta.dirname, 'fixtures/version-before');
const recorded = (): Recorded => JSON.parse(readFileSync(join(FIXTURE, 'recorded.json'), 'utf8')) as Recorded;
/** Without what is told anew each time: links that are signed, and times, which were moved. */
const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (/_(?:url|at)$/.test(name) ? [] : [[name, comparable(one)] as const])),
  );
};

describe('T29 what an earlier version stored', () => {
  let stand: DeckStand;
  const before = recorded();
  const as = { as: { ...before.account, mode: 'live' as const, key_id: 0 } };
  const get = async (path: string): Promise<Body> => (await stand.harness.request(path, as)).json() as Promise<Body>;

  beforeAll(async () => {
    stand = await startDeckStand({ restored: { folder: join(FIXTURE, 'back-up'), recorded_at: before.recorded_at } });
  });
  afterAll(() => stand?.close());

  it('is told as that version told it, files to the byte, and the first answer of a key word for word', async () => {
    const links: string[] = [];
    for (const job of before.jobs) {
      const now = await get(`/v1/jobs/${job['job_id']}`);
      expect(comparable(now)).toMatchObject(comparable(job) as object);
      for (const value of Object.values(now)) if (typeof value === 'string' && value.includes('/v1/files/')) links.push(value);
    }
    for (const { path, sha256 } of before.files) {
      const link = links.find((one) => one.includes(`${path}?`)) ?? path;
      const bytes = Buffer.from(await (await stand.harness.request(link.slice(link.indexOf('/v1/')), as)).arrayBuffer());
      expect([path, createHash('sha256').update(bytes).digest('hex')]).toEqual([path, sha256]);
    }
    const { key, path, body, text } = before.idempotent;
    const again = await stand.harness.request(path, { ...as, json: body, headers: { 'idempotency-key': key } });
    expect([again.status, again.headers.get('idempotent-replayed'), await again.text()]).toEqual([200, 'true', text]);
  });

  it('is finished where it was waiting or in hand, each once and paid for once', async () => {
    const ended = async () => {
      const all = await Promise.all(before.waiting.map((id) => get(`/v1/jobs/${id}`)));
      return all.every((job) => job['status'] === 'complete');
    };
    await until('what was waiting is complete', ended, 100_000);
    expect(await reconcileLedger(stand.harness.db)).toEqual([]);
    const open = await stand.harness.db.query("SELECT job_id FROM wallet_holds WHERE state = 'open'");
    expect(open.rows).toEqual([]);
    const jobs = await stand.harness.db.query<{ n: number }>('SELECT count(*) AS n FROM jobs');
    tally('T29', {
      before: before.commit.slice(0, 7),
      jobs: jobs.rows[0]?.n ?? 0,
      'files to the byte': before.files.length,
      finished: before.waiting.length,
    });
  });
});
