/** The contract of `template`: a company's .pptx in; the purpose and free areas of its layouts, and the file without slides, out. */
import { defineTask } from '@deckwright/core/task';
import type { LayoutUse, TemplateModel } from '@deckwright/draw/template';
import type { FileLimits } from '@deckwright/read/ooxml';

export interface TemplateOrder extends FileLimits {
  /** For people. Default: the name of the theme. */
  readonly name?: string;
}

export interface TemplateAnswer {
  readonly model: TemplateModel;
  /** Of the first file of the answer, hex. */
  readonly sha256: string;
  /** The further files of the answer, in this sequence: pictures of the layouts that are used. */
  readonly pictures: readonly { readonly layout: string; readonly use: LayoutUse }[];
}

export const templateTask = defineTask<TemplateOrder, TemplateAnswer>({
  name: 'template',
  limits: { time_ms: 60_000, memory_mib: 1024, output_bytes: 256 * 1024 * 1024 },
  remedy: 'Send the template without its sample slides and with smaller pictures.',
});
