/** Workers whose jobs are done on files of strangers: how they start, and what their handlers have in common. */
export {
  complete,
  failed,
  fileProblem,
  type HandlerDeps,
  readSources,
  storePptx,
} from './file-job.ts';
export { type FileWorkerDeps, type RunningFileWorker, startFileWorker } from './file-worker.ts';
