/** The contract of `illustrate`: a prompt in, a PNG that the illustrator drew out. */
import { defineTask } from '@deckwright/core/task';

export interface IllustrateOrder {
  readonly prompt: string;
  /** `1792x1024`, in pixels. */
  readonly size: string;
  readonly theme_id?: string;
}

export const illustrateTask = defineTask<IllustrateOrder, object>({
  name: 'illustrate',
  limits: { time_ms: 30_000, memory_mib: 768, output_bytes: 16 * 1024 * 1024 },
  remedy: 'Send a shorter prompt.',
});
