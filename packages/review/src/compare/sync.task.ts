/** The contract of `sync`: an edited deck and the request that made it in; what changed, and the updated request, out. */
import { defineTask } from '@deckwright/core/task';
import type { SyncedDeck } from '@deckwright/draw/deck';
import type { DrawProblem } from '@deckwright/draw/intent';
import type { FileLimits } from '@deckwright/read/ooxml';
import type { SentBrand } from '@deckwright/uploads/brand';

export interface SyncOrder extends FileLimits {
  /** The deck's request as it is; what the file carries when absent. */
  readonly deck?: Readonly<Record<string, unknown>>;
  /** Brands that the deck names; their files follow the .pptx. */
  readonly brands?: readonly SentBrand[];
}

export type SyncAnswer =
  | (Omit<SyncedDeck, 'ok'> & {
      readonly ok: true;
      /** Whether the file still carries its source, or was compared with the deck as it is. */
      readonly based_on: 'carried' | 'deck';
      readonly input_hash?: string;
    })
  | { readonly ok: false; readonly problem: DrawProblem }
  /** Nothing of the deck is in the file. */
  | { readonly ok: false; readonly problem?: undefined };

export const syncTask = defineTask<SyncOrder, SyncAnswer>({
  name: 'sync',
  limits: { time_ms: 30_000, memory_mib: 768, output_bytes: 64 * 1024 * 1024 },
  remedy: 'Compress its pictures, or send fewer slides.',
});
