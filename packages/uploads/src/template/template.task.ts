/** The contract of `template`: a company's .pptx in; the purpose and free areas of its layouts, and the file without slides, out. */
import { defineTask } from '@deckwright/core/task';
import type { LayoutUse, TemplateModel } from '@deckwright/draw/template';
import type { FileLimits } from '@deckwright/read/ooxml';

export interface TemplateOrder extends FileLimits {
  /** For people; the theme's own name when absent. */
  readonly name?: string;
}

export interface TemplateAnswer {
  readonly model: TemplateModel;
  /** Of the base, hex: the first file of the answer. */
  readonly sha256: string;
  /** A picture of each layout that is used, after the base, in this order. */
  readonly pictures: readonly { readonly layout: string; readonly use: LayoutUse }[];
}

export const templateTask = defineTask<TemplateOrder, TemplateAnswer>({
  name: 'template',
  limits: { time_ms: 60_000, memory_mib: 1024, output_bytes: 256 * 1024 * 1024 },
  remedy: 'Send the template without its sample slides and with smaller pictures.',
});
