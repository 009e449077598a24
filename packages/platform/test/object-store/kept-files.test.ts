/** Files of jobs in both stores: the same bytes once, gone with the last job that has them, and never lost to a race. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestS3, type TestS3 } from '@deckwright/testkit/s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJobStore, expireJobs, type JobRecord, type JobStore } from '../../src/jobs/index.ts';
import {
  adoptStrays,
  CLAIM_MS,
  claimObjects,
  createFolderStore,
  createKeepFiles,
  FILES_PREFIX,
  type ObjectStore,
  openChecked,
  sha256Of,
  sweepObjects,
} from '../../src/object-store/index.ts';
import { createS3Store } from '../../src/object-store/s3-store.ts';
import { newJob, OWNER, startTestDatabase, type TestDatabase } from '../jobs/_setup.ts';

let test: TestDatabase;
let jobs: JobStore;
let s3: TestS3;
let folder: string;

beforeAll(async () => {
  [test, s3] = await Promise.all([startTestDatabase(), startTestS3()]);
  jobs = createJobStore(test.db);
  folder = mkdtempSync(join(tmpdir(), 'deckwright-kept-'));
});

afterAll(async () => {
  await jobs?.close();
  await test?.stop();
  await s3?.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await test.db.query('TRUNCATE jobs, job_files, stored_objects CASCADE');
});

const bytes = (text: string) => Buffer.from(text);
const accept = async (): Promise<JobRecord> => {
  const accepted = await jobs.accept(newJob());
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  const begun = await jobs.begin(accepted.job.job_id, 1, { worker_id: 'wrk_kept', lease_ms: 60_000 });
  return begun!;
};
/** A finished job with one file of these bytes. */
const finish = async (objects: ObjectStore, content: Uint8Array): Promise<{ job_id: string; object_key: string }> => {
  const job = await accept();
  const [stored] = await createKeepFiles(test.db, objects)([{ content, extension: 'pptx', mime: 'x' }]);
  await jobs.complete(job.job_id, 1, { result: {}, files: [{ kind: 'pptx', mime: 'x', ...stored! }], cost_cents: 5 });
  return { job_id: job.job_id, object_key: stored!.object_key };
};
/** Time passes: no claim runs any more. */
const claimsEnd = () => test.db.query("UPDATE stored_objects SET claimed_until = now() - interval '1 second'");
const listing = async (objects: ObjectStore): Promise<string[]> => {
  const found: string[] = [];
  for await (const key of objects.list(`${FILES_PREFIX}/`)) found.push(key);
  return found.sort();
};

describe.each([
  ['a folder', () => createFolderStore(folder)],
  [
    'S3',
    () =>
      createS3Store({
        bucket: s3.bucket,
        region: 'us-east-1',
        endpoint: s3.endpoint,
        credentials: s3.credentials,
        timeout_ms: 600_000,
        connect_ms: 600_000,
      }),
  ],
] as const)('in %s', (_name, open) => {
  let objects: ObjectStore;
  beforeAll(() => {
    objects = open();
  });
  beforeEach(async () => {
    for (const key of await listing(objects)) await objects.delete(key);
  });
  afterAll(() => objects.close());

  it('keeps the bytes of two jobs once, until the last of them goes', async () => {
    const [one, two] = [await finish(objects, bytes('same')), await finish(objects, bytes('same'))];
    expect(await listing(objects)).toEqual([`files/${sha256Of(bytes('same')).slice(0, 2)}/${sha256Of(bytes('same'))}.pptx`]);
    await claimsEnd();
    await jobs.remove(OWNER, one.job_id);
    expect(await sweepObjects(test.db, objects)).toBe(0);
    expect(Buffer.from((await objects.getBytes(two.object_key))!).toString()).toBe('same');
    await jobs.remove(OWNER, two.job_id);
    expect(await sweepObjects(test.db, objects)).toBe(1);
    expect(await listing(objects)).toEqual([]);
  });

  it('deletes the files of jobs past their retention, all of them and no others', async () => {
    const made = await Promise.all(Array.from({ length: 120 }, (_, i) => finish(objects, bytes(`file ${i}`))));
    const old = made.filter((_, i) => i % 2 === 0);
    await test.db.query("UPDATE jobs SET finished_at = now() - interval '31 days' WHERE job_id = ANY($1)", [old.map((one) => one.job_id)]);
    await claimsEnd();
    expect(await listing(objects)).toHaveLength(120);
    expect(await expireJobs(test.db, 30, 200)).toBe(60);
    expect(await sweepObjects(test.db, objects)).toBe(60);
    const young = made.filter((_, i) => i % 2 === 1).map((one) => one.object_key);
    expect(await listing(objects)).toEqual(young.sort());
    expect((await test.db.query('SELECT 1 FROM stored_objects WHERE loose_since IS NOT NULL')).rowCount).toBe(0);
  });

  it('leaves bytes alone that somebody has claimed, and takes them when nothing came of it', async () => {
    const [stored] = await createKeepFiles(test.db, objects)([{ content: bytes('claimed'), extension: 'png', mime: 'x' }]);
    expect(await sweepObjects(test.db, objects)).toBe(0);
    expect(await objects.head(stored!.object_key)).not.toBeNull();
    await claimsEnd();
    expect(await sweepObjects(test.db, objects)).toBe(1);
    expect(await objects.head(stored!.object_key)).toBeNull();
  });

  it('takes strays that no row knows, and none that one does', async () => {
    const stored = await finish(objects, bytes('known'));
    const stray = await objects.put(bytes('stray'), { prefix: `${FILES_PREFIX}/aa`, extension: 'png', mime: 'x' });
    await claimsEnd();
    expect(await adoptStrays(test.db, objects, `${FILES_PREFIX}/`)).toBe(1);
    expect(await sweepObjects(test.db, objects)).toBe(1);
    expect(await listing(objects)).toEqual([stored.object_key]);
    expect(await objects.head(stray.object_key)).toBeNull();
  });
});

describe('the last reference going while the same bytes come again', () => {
  /** A store whose deletions take their time, so that everything else happens in between. */
  const slowly = (objects: ObjectStore): ObjectStore => ({
    ...objects,
    async delete(key) {
      await sleep(Math.random() * 4);
      await objects.delete(key);
      await sleep(Math.random() * 4);
    },
  });

  it('loses nothing in 150 rounds with four writers, four removers and three sweeps at once', async () => {
    const objects = slowly(createFolderStore(folder));
    let refused = 0;
    /** As a worker does: what is refused at the end is done again. */
    const again = async (content: Uint8Array): Promise<{ job_id: string; object_key: string }> => {
      for (;;) {
        try {
          return await finish(objects, content);
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'DW410')) throw error;
          refused += 1;
        }
      }
    };
    const contents = [0, 1, 2].map((i) => bytes(`raced ${i}`));
    const living = new Map<string, string>();
    let writing = true;
    // No claim lasts here: only the locks stand between the lanes, and a writer that comes too late is refused.
    const claimless = async () => {
      while (writing) {
        await claimsEnd();
        await sleep(1);
      }
    };
    const sweeper = async () => {
      while (writing) await sweepObjects(test.db, objects);
    };
    const lane = async (n: number) => {
      for (let round = 0; round < 150 / 4; round += 1) {
        const made = await again(contents[(round + n) % contents.length]!);
        // One in five stays.
        if (round % 5 === 0) living.set(made.job_id, made.object_key);
        else await jobs.remove(OWNER, made.job_id);
      }
    };
    const background = [claimless(), sweeper(), sweeper(), sweeper()];
    await Promise.all([0, 1, 2, 3].map(lane));
    writing = false;
    await Promise.all(background);
    for (const [job_id, object_key] of living) {
      expect(await objects.head(object_key), `${job_id} has lost ${object_key} (${refused} refused)`).not.toBeNull();
    }
    for (const job_id of living.keys()) await jobs.remove(OWNER, job_id);
    // A writer without a claim may have stored its bytes behind a sweep's back; those are strays, and found.
    await adoptStrays(test.db, objects, `${FILES_PREFIX}/`);
    await claimsEnd();
    await sweepObjects(test.db, objects);
    expect(await listing(objects)).toEqual([]);
  });

  it('refuses a file whose object was given up before it was written down, and takes it after another claim', async () => {
    const objects = createFolderStore(folder);
    const job = await accept();
    const keep = createKeepFiles(test.db, objects);
    const file = { content: bytes('late'), extension: 'png', mime: 'x' };
    const [stored] = await keep([file]);
    await claimsEnd();
    await sweepObjects(test.db, objects);
    const completion = { result: {}, files: [{ kind: 'preview' as const, mime: 'x', ...stored! }], cost_cents: 0 };
    await expect(jobs.complete(job.job_id, 1, completion)).rejects.toMatchObject({ code: 'DW410' });
    const [again] = await keep([file]);
    expect(await jobs.complete(job.job_id, 1, { ...completion, files: [{ kind: 'preview', mime: 'x', ...again! }] })).toBe(true);
    expect(await objects.head(again!.object_key)).not.toBeNull();
  });

  it('gives what comes again a place of its own, so that a deletion that comes late hits nobody', async () => {
    const objects = createFolderStore(folder);
    const first = await finish(objects, bytes('comes again'));
    await claimsEnd();
    await jobs.remove(OWNER, first.job_id);
    // The sweep has given the object up; its deletion is under way, and takes longer than Postgres or the sweep live.
    let deletes = async () => {};
    const stuck = sweepObjects(test.db, {
      delete: (key) =>
        new Promise((_resolve, reject) => {
          deletes = async () => {
            await objects.delete(key);
            reject(new Error('cut off'));
          };
        }),
    });
    stuck.catch(() => {});
    await expect.poll(async () => (await test.db.query('SELECT 1 FROM stored_objects WHERE gone_at IS NOT NULL')).rowCount).toBe(1);
    const again = await finish(objects, bytes('comes again'));
    expect(again.object_key).not.toBe(first.object_key);
    await deletes();
    await expect(stuck).rejects.toThrow('cut off');
    expect(Buffer.from((await objects.getBytes(again.object_key))!).toString()).toBe('comes again');
    // The next sweep deletes once more, writes it down, and leaves the living one alone. A third job shares it.
    await sweepObjects(test.db, objects);
    expect((await finish(objects, bytes('comes again'))).object_key).toBe(again.object_key);
    expect((await test.db.query('SELECT 1 FROM stored_objects WHERE gone_at IS NOT NULL AND deleted_at IS NULL')).rowCount).toBe(0);
  });

  it('makes one object of twenty claims at once, also while the earlier one is given up', async () => {
    const claims = async () =>
      new Set((await Promise.all(Array.from({ length: 20 }, () => claimObjects(test.db, [key])))).map((map) => map.get(key)));
    const key = 'files/aa/x.png';
    expect(await claims()).toEqual(new Set([key]));
    for (let round = 0; round < 5; round += 1) {
      await claimsEnd();
      const [, places] = await Promise.all([sweepObjects(test.db, { delete: async () => {} }), claims()]);
      expect(places.size).toBeLessThanOrEqual(2);
      expect((await test.db.query('SELECT 1 FROM stored_objects WHERE gone_at IS NULL')).rowCount).toBe(1);
    }
  });

  it('forgets what is gone after a day, and not before its bytes are', async () => {
    const objects = createFolderStore(folder);
    const { job_id } = await finish(objects, bytes('long gone'));
    await claimsEnd();
    await jobs.remove(OWNER, job_id);
    const failing = { delete: () => Promise.reject(new Error('away')) };
    await expect(sweepObjects(test.db, failing)).rejects.toThrow('away');
    await test.db.query("UPDATE stored_objects SET gone_at = now() - interval '2 days'");
    await expect(sweepObjects(test.db, failing)).rejects.toThrow('away');
    expect((await test.db.query('SELECT 1 FROM stored_objects')).rowCount).toBe(1);
    await sweepObjects(test.db, objects);
    expect((await test.db.query('SELECT 1 FROM stored_objects')).rowCount).toBe(0);
  });
});

it('claims again only when half the claim is over, so that common bytes make no hot row', async () => {
  const version = async () => (await test.db.query('SELECT xmin FROM stored_objects')).rows;
  await claimObjects(test.db, ['files/aa/x.png']);
  const first = await version();
  await claimObjects(test.db, ['files/aa/x.png', 'files/aa/x.png']);
  expect(await version()).toEqual(first);
  await test.db.query(`UPDATE stored_objects SET claimed_until = now() + interval '${CLAIM_MS / 2 - 1000} milliseconds'`);
  const aged = await version();
  await claimObjects(test.db, ['files/aa/x.png']);
  expect(await version()).not.toEqual(aged);
});

describe('what is read', () => {
  it('is compared with what was stored, before its first byte leaves', async () => {
    const objects = createFolderStore(folder);
    const [stored] = await createKeepFiles(test.db, objects)([{ content: bytes('whole'), extension: 'png', mime: 'x' }]);
    expect(Buffer.concat(await (await openChecked(objects, stored!))!.stream.toArray()).toString()).toBe('whole');
    writeFileSync(join(folder, stored!.object_key), 'whale');
    await expect(openChecked(objects, stored!)).rejects.toThrow(/is damaged/);
    await objects.delete(stored!.object_key);
    expect(await openChecked(objects, stored!)).toBeNull();
  });

  it('breaks off before its end when a large file is not what was stored', async () => {
    const objects = createFolderStore(folder);
    const content = Buffer.alloc(5 * 1024 * 1024, 7);
    const [stored] = await createKeepFiles(test.db, objects)([{ content, extension: 'pptx', mime: 'x' }]);
    const whole = Buffer.concat(await (await openChecked(objects, stored!))!.stream.toArray());
    expect(sha256Of(whole)).toBe(stored!.sha256);
    content[1_000_000] = 8;
    writeFileSync(join(folder, stored!.object_key), content);
    let received = 0;
    const reading = (async () => {
      for await (const piece of (await openChecked(objects, stored!))!.stream) received += piece.length;
    })();
    await expect(reading).rejects.toThrow(/is damaged/);
    expect(received).toBeLessThan(content.length);
    writeFileSync(join(folder, stored!.object_key), content.subarray(1));
    await expect(openChecked(objects, stored!)).rejects.toThrow(/is damaged/);
  });
});
