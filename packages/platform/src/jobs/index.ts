/** Jobs: accepted with an outbox entry, published to a queue, begun and ended by workers under a fencing number. */
export { checkAtOnce, TooManyAtOnce } from './at-once.ts';
export { CRASH_LIMIT } from './attempt.ts';
export { type Circuit, type CircuitOptions, createCircuit } from './circuit.ts';
export type { JobDefinition, MessagePayload } from './definition.ts';
export {
  combineDecksJob,
  compileDeckJob,
  convertPdfJob,
  convertPictureJob,
  generatePictureJob,
  renderCodeJob,
  renderSlideJob,
  repairDeckJob,
  translateDeckJob,
} from './definitions/register.generated.ts';
export { definitionOfQueue, jobDefinitions, queueOf } from './definitions.ts';
export { type DrainOptions, drainOnSignals, endSignals } from './drain.ts';
export { type Failure, failureOf } from './failure-kind.ts';
export { type FaultPoint, type Faults, faultPoints, noFaults } from './faults.ts';
export type { HandlerKit, HandlerOutcome, JobHandler, Task, TogetherHandler } from './handler.ts';
export { claimKeyIn, putAnswer as putAnswerIn } from './idempotency.ts';
export {
  type FileKind,
  type FileRecord,
  isFinal,
  isJobId,
  type JobRecord,
  type JobStatus,
  type JobType,
  type Json,
  type JsonObject,
  newFileId,
  newJobId,
  type OutputFormat,
  type Progress,
  toJsonObject,
  type WaitingFor,
} from './job.ts';
export { OUTBOX_CHANNEL } from './job-row.ts';
export type {
  Accepted,
  Completion,
  DueWork,
  Ended,
  Heartbeat,
  Holder,
  JobFilter,
  JobStore,
  KeyOutcome,
  NewFile,
  NewJob,
  NewSlide,
  NextWork,
  OwnedFile,
  PastRevision,
  Recovered,
  Revised,
  RevisedSlide,
  Revision,
  Stages,
  StoredAnswer,
} from './job-store.ts';
export { expireJobs, expireKeys } from './lifecycle.ts';
export { type CheckWaiting, createCheckWaiting, TooManyWaiting } from './most-waiting.ts';
export { type OpenQueuesOptions, openQueues, showRedisQueues } from './open-queues.ts';
export { drainWorker, NotPossible, OPERATIONS, type OperableJob, type Operation, operate, whyNot } from './operate.ts';
export { type Backlog, claimOutbox, markSent, type OutboxEntry, readBacklog, sweepOutbox, unclaim } from './outbox.ts';
export {
  keepFingerprint,
  lacksFingerprint,
  type PicturedSlide,
  type PictureFingerprint,
  slidesLike,
} from './picture-fingerprints.ts';
export { type Outage, readOutages } from './postpone.ts';
export type { Backoff, Postponement } from './postponement.ts';
export { keepPreview } from './preview.ts';
export { type ConsumeOptions, type Consumer, type Message, type Queues, settlesWithin } from './queues.ts';
export { createPostgresQueues } from './queues-postgres.ts';
export type { ShownQueues } from './queues-redis.ts';
export { listWaiting, openShares, publishAgain, quarantineProblem, readDue, recoverLostWorkers, type WaitingAttempt } from './recovery.ts';
export {
  foldSamples,
  type LineNow,
  OUTBOX_LINE,
  PROMPT_MS,
  readLines,
  type StoreReading,
  storeLine,
  WEBHOOK_LINE,
  writeSamples,
} from './samples.ts';
export { readSource, writeSource } from './sources.ts';
export { createJobStore } from './store.ts';
export { type TestAllowance, TestSlidesUsedUp } from './test-allowance.ts';
export { type RunningWorker, runWorker } from './worker.ts';
export type { WorkerOptions } from './worker-options.ts';
