/** Understanding a company's own .pptx as a template: what its layouts are for and where on them is room, and the file without its slides. */

import { createHash } from 'node:crypto';
import type { LayoutUse, TemplateModel } from '@deckwright/draw/template';
import type { Brand, BrandTemplate } from '@deckwright/draw/themes';
import { defineTask } from '../run/define-task.ts';

export interface TemplateOrder {
  /** For people; the theme's own name when absent. */
  readonly name?: string;
  /** Largest file that is read, bytes; that of a service when absent. */
  readonly file_bytes?: number;
  /** Of all its parts, inflated. */
  readonly total_bytes?: number;
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

/** As a brand carries it. @param base the first file of the answer */
export const templateOf = ({ sha256, model }: TemplateAnswer, base: Uint8Array): BrandTemplate => ({ sha256, bytes: base, model });

/** A brand that is nothing but its template. `id` is `acme@3`, or the name of a file. */
export function brandOfTemplate(answer: TemplateAnswer, base: Uint8Array, id: string): Brand {
  const template = templateOf(answer, base);
  const hash = createHash('sha256')
    .update(`${answer.sha256}\n${JSON.stringify(answer.model)}`)
    .digest('hex');
  return { theme: { ...answer.model.theme, id }, hash, faces: [], template };
}
