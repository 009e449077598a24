/** Where the figures of a slide come from: tables of a workbook, each figure with its cell. */
import { z } from 'zod';

const name = z.string().max(300);
const MOST_TABLES = 4;
const MOST_CELLS = 1000;

export const sources = z
  .array(
    z.strictObject({
      sheet: name,
      /** Of the table as it was read: `A3:C8`, its heads and the names of its rows among them. */
      range: z.string().max(30),
      /** Words over each column of the range; empty where it has none. */
      heads: z.array(name).max(200),
      /** Names of its rows. */
      rows: z.array(name).max(1000),
      figures: z
        .array(
          z.strictObject({
            /** Pointer into the slide. In a text, the figure is a part of it. */
            path: z.string().max(300),
            /** `B4`. */
            cell: z.string().max(12),
            /** As the workbook showed it. */
            text: name,
            /** Name of its row: the words of its first cell. */
            row: name,
          }),
        )
        .max(MOST_CELLS),
    }),
  )
  .max(MOST_TABLES);

/** A table of a workbook of which a slide shows cells. */
export type FigureSource = z.infer<typeof sources>[number];
