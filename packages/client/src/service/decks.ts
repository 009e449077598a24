/** Decks of slides that exist: combined, replaced, forked. All of it is free. */
import type { Schema } from '../api/index.ts';
import type { RequestOptions } from '../transport/index.ts';
import { type Caller, fillPath } from './caller.ts';
import type { Make, MakeOptions } from './finished.ts';
import type { WaitOptions } from './jobs.ts';
import type { DeckResponse, DocumentRequest } from './renders.ts';

export type DocumentOutline = Schema<'DocumentOutline'>;

export class Decks {
  readonly #call: Caller;
  readonly #make: Make;

  constructor(call: Caller, make: Make) {
    this.#call = call;
    this.#make = make;
  }

  /** A deck of finished slides, which it keeps copies of. */
  fromJobs(request: Schema<'DeckFromJobsRequest'>, options: WaitOptions = {}): Promise<DeckResponse> {
    return this.#make('POST', '/v1/deck/from-jobs', request, options);
  }

  /** What a document would become, free: its slides with whole intents, and what is on none. `render.document` makes the deck. */
  async outlineDocument(request: DocumentRequest, options: RequestOptions = {}): Promise<DocumentOutline> {
    // Without `render` there is no deck in the answer.
    return (await this.#call('post', '/v1/deck/document', { body: request, ...options })) as DocumentOutline;
  }

  /** Puts finished slides in the places of others. */
  replace(deck_id: string, replacements: Schema<'DeckUpdateRequest'>['replacements'], options: MakeOptions = {}): Promise<DeckResponse> {
    return this.#make('PATCH', fillPath('/v1/deck/{deck_id}', { deck_id }), { replacements }, options);
  }

  /** A deck of its own with the same slides; later edits of either leave the other alone. */
  fork(deck_id: string, name?: string, options: RequestOptions = {}): Promise<DeckResponse> {
    return this.#make('POST', fillPath('/v1/deck/{deck_id}/fork', { deck_id }), { name, wait: true }, options);
  }
}
