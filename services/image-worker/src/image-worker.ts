/** The image worker: makes pictures of words and slides of pictures, opens each file in a process of its own, and stores the files. */
import { type FileWorkerDeps, type RunningFileWorker, startFileWorker } from '@deckwright/isolate/worker';
import { convertPictureJob, generatePictureJob } from '@deckwright/platform/jobs';
import type { PictureConfig } from '@deckwright/platform/picture-maker';
import { type VisionConfig, visionOf } from '@deckwright/platform/vision';
import { createConvertPicture } from './convert-picture.ts';
import { createGeneratePicture } from './generate-picture.ts';

export type RunningImageWorker = RunningFileWorker;

export interface ImageWorkerDeps extends FileWorkerDeps {
  /** Which generator makes pictures. Without settings the illustrator does. */
  readonly pictures?: PictureConfig;
  /** Which model proposes how pictures are built. Without settings rules alone read them. */
  readonly vision?: VisionConfig;
}

/** Starts the worker; `close` drains it. */
export const startImageWorker = ({ pictures = {}, vision = {}, ...deps }: ImageWorkerDeps): RunningImageWorker =>
  startFileWorker(deps, (parts) => [
    [convertPictureJob, createConvertPicture({ ...parts, vision: visionOf(vision), log: deps.log })],
    [generatePictureJob, createGeneratePicture({ ...parts, pictures, log: deps.log })],
  ]);
