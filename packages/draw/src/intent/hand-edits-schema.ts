/** What a person changed on a slide by hand: kept beside the intent, laid over every drawing of it. */
import { z } from 'zod';
import { authoredElement, authoredFill, authoredRunStyle, authoredStroke, MAX_ELEMENTS } from './authored-schema.ts';

const absent = (v: unknown): unknown => (v === null ? undefined : v);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(absent, schema.optional());

const inches = z.number().min(-100).max(100);
/** Left, top, width and height in inches. */
const box = z.tuple([inches, inches, z.number().min(0).max(100), z.number().min(0).max(100)]);
const words = z.string().max(20_000);

const run = z.object({ text: words, ...authoredRunStyle });
const paragraph = z.object({ runs: z.array(run).max(200), align: optional(z.enum(['left', 'center', 'right'])) });

const shapeEdit = z.object({
  /** The scene's id of the shape. */
  shape: z.string().min(1).max(200),
  name: optional(z.string().max(500)),
  /** The shape as it was drawn when the person changed it. Later drawings are compared with it. */
  was: z.object({ text: optional(words), box_in: optional(box), look: optional(z.string().max(2000)) }).default({}),
  deleted: optional(z.boolean()),
  box_in: optional(box),
  rotation: optional(z.number().min(-360).max(360)),
  alt: optional(z.string().max(2000)),
  align: optional(z.enum(['left', 'center', 'right'])),
  anchor: optional(z.enum(['top', 'middle', 'bottom'])),
  paragraphs: optional(z.array(paragraph).max(200)),
  /** Of all its words. */
  run: optional(z.object(authoredRunStyle)),
  fill: optional(z.union([z.literal('none'), authoredFill])),
  stroke: optional(z.union([z.literal('none'), authoredStroke])),
  /** Cells of a table with changed words, counted from 0. */
  cells: optional(z.array(z.object({ row: z.int().min(0).max(99), column: z.int().min(0).max(39), was: words, text: words })).max(4000)),
  /** Cells that were merged; the first keeps its words. */
  merged: optional(
    z
      .array(
        z.object({
          row: z.int().min(0).max(99),
          column: z.int().min(0).max(39),
          rows: z.int().min(1).max(100),
          columns: z.int().min(1).max(40),
        }),
      )
      .max(400),
  ),
});

export const handEdits = z.object({
  shapes: z
    .array(shapeEdit)
    .max(2 * MAX_ELEMENTS)
    .default([]),
  /** Values that a person typed on the slide. They are data now, and later changes of these data are reported. */
  values: z
    .array(z.object({ path: z.string().max(500), was: z.unknown(), hand: z.unknown() }))
    .max(2000)
    .default([]),
  /** Drawn over everything else. */
  added: z.array(authoredElement).max(MAX_ELEMENTS).default([]),
});

export type HandEdits = z.infer<typeof handEdits>;
export type ShapeEdit = z.infer<typeof shapeEdit>;
