/** The job store: every change to a job goes through one of these functions, each of them one transaction in Postgres. */
import type { Database } from '../database/database.ts';
import { acceptJob } from './accept.ts';
import { beat, beginAttempt, completeAttempt, failAttempt, isDrainAsked, noteRefused, reportProgress, signOff } from './attempt.ts';
import { completeTogether } from './attempts-together.ts';
import { listSlides } from './deck-slides.ts';
import { type Faults, noFaults } from './faults.ts';
import { forkDeck } from './fork.ts';
import { claimKey, putAnswer, releaseKey } from './idempotency.ts';
import { newJobId } from './job.ts';
import type { Accepted, JobStore } from './job-store.ts';
import { cancelJob, removeJob } from './lifecycle.ts';
import { beginNext } from './next-job.ts';
import { postponeAttempt, postponeDue, wakeWaiting } from './postpone.ts';
import { createPublisher } from './publisher.ts';
import type { Queues } from './queues.ts';
import { findRepeat, getFile, getJob, listJobs, requestBytes } from './reading.ts';
import { giveBackAttempt } from './recovery.ts';
import { listPastRevisions, reviseJob } from './revise.ts';
import { createJobWaiter, type JobWaiter } from './waiting.ts';

/**
 * Opens the job store on a database. From the first wait on it listens on one connection of its own. Given queues, it publishes messages for
 * what it accepts; without them the relay does.
 */
export function createJobStore(
  db: Database,
  faults: Faults = noFaults,
  queues?: Queues,
  waiter: JobWaiter = createJobWaiter(db),
): JobStore {
  const publisher = queues && createPublisher(db, queues, faults);
  return {
    async accept(job) {
      const job_id = newJobId();
      const forget = waiter.expect(job_id);
      let accepted: Accepted | undefined;
      try {
        accepted = await acceptJob(db, job, faults, job_id, publisher);
        return accepted;
      } finally {
        if (accepted?.outcome !== 'accepted') forget();
      }
    },
    get: (owner, job_id) => getJob(db, job_id, owner),
    slides: (deck_id) => listSlides(db, deck_id),
    revise: (revision) => reviseJob(db, revision),
    fork: (owner, deck_id, name) => forkDeck(db, owner, deck_id, name),
    pastRevisions: (job_id) => listPastRevisions(db, job_id),
    list: (filter) => listJobs(db, filter),
    requestBytes: (owner, job_ids) => requestBytes(db, owner, job_ids),
    cancel: (owner, job_id) => cancelJob(db, owner, job_id),
    remove: (owner, job_id) => removeJob(db, owner, job_id),
    getFile: (file_id) => getFile(db, file_id),
    findRepeat: (owner, input_hash, kinds = []) => findRepeat(db, owner, input_hash, kinds),
    waitFor: (owner, job_id, timeout_ms, signal) => waiter.waitFor(owner, job_id, timeout_ms, signal),
    watch: (job_id, changed) => waiter.watch(job_id, changed),
    claimKey: (account_id, key, body_sha256, running_ms = 120_000) => claimKey(db, account_id, key, body_sha256, running_ms),
    putAnswer: (account_id, key, answer) => putAnswer(db, account_id, key, answer),
    releaseKey: (account_id, key, body_sha256) => releaseKey(db, account_id, key, body_sha256),
    begin: (job_id, attempt_no, holder) => beginAttempt(db, job_id, attempt_no, holder),
    beginNext: (work, holder) => beginNext(db, work, holder),
    heartbeat: (heartbeat) => beat(db, heartbeat),
    isDrainAsked: (worker_id) => isDrainAsked(db, worker_id),
    signOff: (worker_id) => signOff(db, worker_id),
    progress: (job_id, attempt_no, progress) => reportProgress(db, job_id, attempt_no, progress),
    complete: (job_id, attempt_no, completion) => completeAttempt(db, job_id, attempt_no, completion),
    completeTogether: (ended) => completeTogether(db, ended),
    fail: (job_id, attempt_no, problem, stages) => failAttempt(db, job_id, attempt_no, problem, stages),
    noteRefused: (job_id, attempt_no, stages) => noteRefused(db, job_id, attempt_no, stages),
    giveBack: (job_id, attempt_no, options) => giveBackAttempt(db, job_id, attempt_no, options),
    postpone: (job_id, attempt_no, why) => postponeAttempt(db, job_id, attempt_no, why),
    postponeDue: (work, why) => postponeDue(db, work, why),
    wake: (waiting_for, job_types, limit) => wakeWaiting(db, waiting_for, job_types, limit),
    async close() {
      await Promise.all([waiter.close(), publisher?.close()]);
    },
  };
}
