/** The contract of `sync`: an edited deck and the request that made it in; what changed, and the updated request, out. */
import { defineTask } from '@deckwright/core/task';
import type { SyncedDeck } from '@deckwright/draw/deck';
import type { DrawProblem } from '@deckwright/draw/intent';
import type { FileLimits } from '@deckwright/read/ooxml';
import type { SentBrand } from '@deckwright/uploads/brand';

export interface SyncOrder extends FileLimits {
  /** The current request of the deck. Default: the one that the file carries. */
  readonly deck?: Readonly<Record<string, unknown>>;
  /** Brands that the deck names; their files follow the .pptx. */
  readonly brands?: readonly SentBrand[];
}

export type SyncAnswer =
  | (Omit<SyncedDeck, 'ok'> & {
      readonly ok: true;
      /** Whether the file was compared with the source that it carries, or with the current deck. */
      readonly based_on: 'carried' | 'deck';
      readonly input_hash?: string;
    })
  | { readonly ok: false; readonly problem: DrawProblem }
  /** No slide of the file is one of the deck. */
  | { readonly ok: false; readonly problem?: undefined };

export const syncTask = defineTask<SyncOrder, SyncAnswer>({
  name: 'sync',
  limits: { time_ms: 30_000, memory_mib: 768, output_bytes: 64 * 1024 * 1024 },
  remedy: 'Compress its pictures, or send fewer slides.',
});
