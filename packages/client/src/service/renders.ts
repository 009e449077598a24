/** Slides and decks: requested, waited for, and returned when they are finished. */
import type { BodyOf, OperationOf, Schema } from '../api/index.ts';
import { fillPath } from './caller.ts';
import type { Make, MakeOptions } from './finished.ts';
import type { WaitOptions } from './jobs.ts';

export type RenderResponse = Schema<'RenderResponse'>;
export type DeckResponse = Schema<'DeckResponse'>;

export type IntentRequest = BodyOf<OperationOf<'post', '/v1/render/intent'>>;
export type BriefRequest = BodyOf<OperationOf<'post', '/v1/render/auto'>>;
/** A form of the catalogue that this client was made from. For a name that comes from elsewhere, say `name as FormName`: the service checks it. */
export type FormName = NonNullable<Schema<'IntentRenderRequest'>['form']>;
export type DeckRequest = Schema<'IntentDeckRequest'>;

/** A document in base64, or at an address, and how it is to become a deck. */
export type DocumentRequest = Omit<Schema<'DocumentDeckRequest'>, 'render' | 'wait'>;

export class Renders {
  readonly #make: Make;

  constructor(make: Make) {
    this.#make = make;
  }

  /** One slide of a typed intent or component spec. */
  intent(request: IntentRequest, options: WaitOptions = {}): Promise<RenderResponse> {
    return this.#make('POST', '/v1/render/intent', request, options);
  }

  /** One slide of a prose brief, routed by rules. */
  brief(request: BriefRequest, options: WaitOptions = {}): Promise<RenderResponse> {
    return this.#make('POST', '/v1/render/auto', request, options);
  }

  /** A deck of 1 to 30 slides. */
  deck(request: DeckRequest, options: WaitOptions = {}): Promise<DeckResponse> {
    return this.#make('POST', '/v1/render/intent/deck', request, options);
  }

  /** The deck of a document. */
  document(request: DocumentRequest, options: WaitOptions = {}): Promise<DeckResponse> {
    return this.#make('POST', '/v1/deck/document', { ...request, render: true }, options);
  }

  /** Changes a rendered slide, free; it keeps its id and gets its next revision. */
  edit(job_id: string, edit: Schema<'SlideEditRequest'>, options: MakeOptions = {}): Promise<RenderResponse> {
    return this.#make('PATCH', fillPath('/v1/render/intent/{job_id}', { job_id }), edit, options);
  }

  /** Changes slides of a rendered deck, their order or its theme, free; what is untouched stays byte for byte. */
  editDeck(deck_id: string, edit: Schema<'DeckEditRequest'>, options: MakeOptions = {}): Promise<DeckResponse> {
    return this.#make('PATCH', fillPath('/v1/render/intent/deck/{deck_id}', { deck_id }), edit, options);
  }
}
