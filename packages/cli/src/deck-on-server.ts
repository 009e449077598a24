/** Makes a deck on a service: sends it, follows it slide by slide, and downloads its files. */
import {
  ApiError,
  ConnectionError,
  type DeckRequest,
  type DeckResponse,
  Deckwright,
  JobEndedError,
  type Problem,
} from '@deckwright/client';
import { onCommandLine } from './command-door.ts';
import type { Io } from './io.ts';
import { type Progress, startProgress } from './progress.ts';
import { FORMATS, type Format } from './rendering.ts';
import { traceOfEnvironment } from './trace-of-environment.ts';

export interface ServerDeckWish {
  readonly body: Readonly<Record<string, unknown>>;
  /** What the deck asks for when absent, else .pptx. */
  readonly formats: readonly Format[] | undefined;
  /** A picture of each slide, too. */
  readonly previews: boolean;
  /** Puts a file with this ending somewhere and says where. */
  readonly keep: (ending: string, bytes: Uint8Array) => string;
}

/** What a caller learns of a refusal; it has the members of `Problem` where the service refused. */
export type ServerRefusal = Pick<Problem, 'title' | 'detail' | 'remedy' | 'errors'>;

export type ServerDeck =
  | { readonly ok: true; readonly deck: DeckResponse; readonly files: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly problem: ServerRefusal };

/** Never throws for what a service answers, nor when there is none. */
export async function deckOnServer(
  wish: ServerDeckWish,
  at: { readonly server: string; readonly key?: string | undefined },
  io: Io,
): Promise<ServerDeck> {
  const client = new Deckwright({ baseUrl: at.server, apiKey: at.key, clientName: 'deckwright-cli/0.1.0', headers: traceOfEnvironment() });
  let bar: Progress | undefined;
  try {
    const { slides } = wish.body;
    const progress = await startProgress(io, Array.isArray(slides) ? slides.length : 0);
    bar = progress;
    // The service reads it as it reads any request, and names what is wrong in it.
    const request = { ...wish.body, ...(wish.formats === undefined ? {} : { outputs: [...wish.formats] }) } as DeckRequest;
    const onProgress = (job: { readonly progress: { readonly done: number; readonly stage: string } }): void =>
      progress.reach(job.progress.done, job.progress.stage);
    const deck = await client.render.deck(request, { onProgress });
    progress.stop();
    return { ok: true, deck, files: await fetchFiles(client, deck, wish) };
  } catch (error) {
    bar?.stop();
    return { ok: false, problem: refusalOf(error, at.server) };
  }
}

async function fetchFiles(
  client: Deckwright,
  deck: DeckResponse,
  { formats, previews, keep }: ServerDeckWish,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const made = FORMATS.filter((format) => deck.files[format] !== undefined && (formats ?? FORMATS).includes(format));
  for (const format of made) files[format] = keep(`.${format}`, await (await client.jobs.download(deck.job_id, format)).bytes());
  for (const { i, job_id, usable } of previews ? deck.slides : []) {
    if (!usable || job_id === undefined) continue;
    keep(`-${String(i).padStart(2, '0')}.png`, await (await client.jobs.download(job_id, 'preview')).bytes());
  }
  return files;
}

/** @throws errors that are no refusals */
export function refusalOf(error: unknown, server: string): ServerRefusal {
  if (error instanceof ApiError) return onCommandLine(error.problem);
  if (error instanceof JobEndedError) {
    if (error.cause instanceof ApiError) return onCommandLine(error.cause.problem);
    return { title: 'The deck was not made', detail: error.message, remedy: 'Send it again.' };
  }
  if (error instanceof ConnectionError)
    return {
      title: 'The service does not answer',
      detail: `${server}: ${error.message}`,
      remedy: 'Check the address given as --server, and that the service runs: GET /healthz answers 200.',
    };
  throw error;
}
