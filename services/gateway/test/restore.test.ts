/** A back-up at some moment of a service under load, restored elsewhere: a whole ledger, whole files, and nothing lost from before its beginning. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backUp, restore } from '@deckwright/platform/backup';
import { reconcileLedger } from '@deckwright/platform/billing';
import { openDatabase } from '@deckwright/platform/database';
import { createFolderStore, readChecked } from '@deckwright/platform/object-store';
import { until } from '@deckwright/testkit/processes';
import { limit, rounds, tally } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stand, startStand } from '../../render-worker/test/_stand.ts';
import { jobOf } from './_callers.ts';
import { startLoad } from './_load.ts';

let stand: Stand;
let base: string;
beforeAll(async () => {
  stand = await startStand({ queue: 'postgres' });
  base = mkdtempSync(join(tmpdir(), 'deckwright-restore-'));
}, 180_000);
afterAll(async () => {
  await stand?.stop();
  rmSync(base, { recursive: true, force: true });
}, 30_000);

it(
  'T30 restores a back-up of some moment elsewhere: ledger explained, files whole, and work of before it there',
  async () => {
    const gateway = await stand.startGateway();
    // With the lease that ships: nobody dies here.
    const workers = [1, 2].map(() => stand.startWorker({ pause_ms: 5, lease_ms: 15_000 }));
    await Promise.all(workers.map((worker) => worker.ready));
    const load = startLoad([gateway], {
      callers: 3,
      pause_ms: 30,
      request: () => ({ tenant: stand.tenant, key: randomUUID(), body: stand.slide() }),
    });
    const objects = createFolderStore(stand.folder);
    let rpo_ms = 0;
    let rto_ms = 0;
    let rows = 0;
    let files = 0;
    let times = 0;
    for (const round of rounds(1, 10)) {
      const goal = load.answers.length + 8;
      await until('work goes on', () => load.answers.length >= goal);
      await sleep((round * 137) % 1_000);
      const folder = join(base, `back-up-${round}`);
      const acknowledged = load.answers.map(jobOf);
      const from = performance.now();
      const taken = await backUp({ db: stand.db, objects, folder, now_ms: Date.now });
      // What was acknowledged while it was made may be in it or not: that is what a loss would cost.
      rpo_ms = Math.max(rpo_ms, performance.now() - from);
      expect(taken.lost).toEqual([]);

      const url = await stand.postgres.createEmptyDatabase();
      const db = openDatabase({ url, max: 4 });
      const elsewhere = createFolderStore(join(base, `files-${round}`));
      const began = performance.now();
      const restored = await restore({ url, db, objects: elsewhere, folder });
      rto_ms = Math.max(rto_ms, performance.now() - began);
      rows += restored.rows;
      expect(await reconcileLedger(db)).toEqual([]);
      const { rows: there } = await db.query<{ job_id: string }>("SELECT job_id FROM jobs WHERE status = 'complete'");
      const ids = new Set(there.map(({ job_id }) => job_id));
      expect(acknowledged.filter((job_id) => !ids.has(job_id))).toEqual([]);
      const { rows: storedFiles } = await db.query<{ object_key: string; sha256: string; bytes: number }>(
        'SELECT DISTINCT object_key, sha256, bytes FROM job_files',
      );
      for (const file of storedFiles) {
        const content = await readChecked(elsewhere, file);
        expect(content === null ? null : createHash('sha256').update(content).digest('hex')).toBe(file.sha256);
      }
      files += storedFiles.length;
      times += 1;
      await db.close();
    }
    await load.stop();
    expect(load.failures).toEqual([]);
    await until('all have ended', stand.allEnded);
    tally('T30', {
      restored: times,
      rows,
      'files whole': files,
      'RPO at most ms': Math.round(rpo_ms),
      'RTO at most ms': Math.round(rto_ms),
      ...(await stand.expectLedgerBalance()),
    });
  },
  limit(180_000),
);
