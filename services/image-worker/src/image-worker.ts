/** The image worker: makes slides of pictures, each in a process of its own, and stores the files. */
import { type FileWorkerDeps, type RunningFileWorker, startFileWorker } from '@deckwright/isolate/worker';
import { convertPictureJob } from '@deckwright/platform/jobs';
import { createConvertPicture } from './convert-picture.ts';

export type RunningImageWorker = RunningFileWorker;

/** Starts the worker; `close` drains it. */
export const startImageWorker = (deps: FileWorkerDeps): RunningImageWorker =>
  startFileWorker(deps, (parts) => [[convertPictureJob, createConvertPicture(parts)]]);
