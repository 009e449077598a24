/** Accepts a job that works on decks which the caller sent: they are stored first, so that no accepted job lacks them. */
import { createHash } from 'node:crypto';
import { packFiles } from '@deckwright/isolate/run';
import type { Hold } from '@deckwright/platform/billing';
import type { Reply } from '@deckwright/platform/http';
import { type JobRecord, type JobType, type NewJob, writeSource } from '@deckwright/platform/jobs';
import { createKeepFiles, sha256Of } from '@deckwright/platform/object-store';
import type { Source } from '../sources/take-source.ts';
import { acceptJob, type JobCall } from './accept-job.ts';

export interface DeckJobWish {
  readonly job_type: JobType;
  readonly name: string | null;
  readonly sources: readonly Source[];
  /** What is to be done with them, for the worker. */
  readonly order: Readonly<Record<string, unknown>>;
  /** How many it counts for among the slides of a day, for a test key. */
  readonly slides: number;
  readonly respond_async: boolean;
  readonly hold?: Hold;
  /** Default: a .pptx. */
  readonly outputs?: NewJob['outputs'];
  readonly answer: (job: JobRecord) => Record<string, unknown>;
}

/** What makes two such jobs the same: what is to be done, and with which bytes. */
export const deckJobHash = (order: DeckJobWish['order'], hashes: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([order, hashes]))
    .digest('hex');

const SOURCE_MIME = 'application/octet-stream';

export async function acceptDeckJob(call: JobCall, wish: DeckJobWish): Promise<Reply> {
  const { kit } = call;
  const content = packFiles(wish.sources.map(({ bytes }) => bytes));
  const keep = createKeepFiles(kit.db, kit.files);
  const [stored] = await call.timing.measure('store', () => keep([{ content, extension: 'source', mime: SOURCE_MIME }]));
  const hashes = wish.sources.map(({ bytes }) => sha256Of(bytes));
  // What was sent and where it came from, never the bytes: the row outlives them.
  const request_text = JSON.stringify({
    ...wish.order,
    sources: wish.sources.map(({ kind, job_id }, i) => ({ kind, sha256: hashes[i], ...(job_id && { job_id }) })),
  });
  return acceptJob(call, {
    job: {
      job_type: wish.job_type,
      name: wish.name,
      request_text,
      input_hash: deckJobHash(wish.order, hashes),
      outputs: wish.outputs ?? ['pptx'],
      ...(wish.hold && { hold: wish.hold }),
      alongside: async (transaction, job_id) => {
        if (stored) await writeSource(transaction, job_id, { ...stored, mime: SOURCE_MIME });
      },
    },
    slides: wish.slides,
    respond_async: wish.respond_async,
    step: 'work',
    answer: wish.answer,
  });
}
