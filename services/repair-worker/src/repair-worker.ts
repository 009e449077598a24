/** The repair worker: does jobs on uploaded decks, each in a process of its own, and stores the files. */
import { type FileWorkerDeps, type RunningFileWorker, startFileWorker } from '@deckwright/isolate/worker';
import { combineDecksJob, convertPdfJob, renderCodeJob, repairDeckJob, translateDeckJob } from '@deckwright/platform/jobs';
import type { Translator } from '@deckwright/platform/translator';
import type { CodeService } from '@deckwright/sandbox/call';
import { createCombineDecks } from './combine-decks.ts';
import { createConvertPdf } from './convert-pdf.ts';
import { createRenderCode } from './render-code.ts';
import { createRepairDeck } from './repair-deck.ts';
import { createTranslateDeck } from './translate-deck.ts';

export interface RepairWorkerDeps extends FileWorkerDeps {
  /** Without one, jobs that translate end as failed, at no cost. */
  readonly translator?: Translator | null;
  /** Without one, jobs that run code end as failed, at no cost. */
  readonly code?: CodeService | null;
}

export type RunningRepairWorker = RunningFileWorker;

/** Starts the worker; `close` drains it. */
export const startRepairWorker = ({ translator = null, code = null, ...rest }: RepairWorkerDeps): RunningRepairWorker =>
  startFileWorker(rest, (deps) => [
    [combineDecksJob, createCombineDecks(deps)],
    [convertPdfJob, createConvertPdf(deps)],
    [renderCodeJob, createRenderCode({ ...deps, code })],
    [repairDeckJob, createRepairDeck(deps)],
    [translateDeckJob, createTranslateDeck({ ...deps, translator, log: rest.log })],
  ]);
