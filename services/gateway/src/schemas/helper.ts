/** A function for caller code as the catalog shows it. */
import { z } from 'zod';

export const HelperList = z
  .object({
    entry_point: z.object({
      signature: z.string().describe('The function that your code defines.'),
      with_chrome: z
        .string()
        .describe('Its form when the request carries a headline, a context, a takeaway or a source note, which are drawn around it.'),
    }),
    canvas: z.object({ w_in: z.number(), h_in: z.number() }),
    names: z.array(z.string()).describe('There without an import.'),
    runs_here: z
      .boolean()
      .describe('Whether this service runs caller code (POST /v1/render/code): false where it has no sandbox of two layers.'),
    helpers: z.array(
      z
        .object({
          name: z.string(),
          signature: z.string().describe('As Python writes it.'),
          what: z.string(),
          returns: z.string(),
          parameters: z.array(
            z.object({
              name: z.string(),
              type: z.string(),
              unit: z.enum(['in', 'pt']).optional().describe('Of a bare number: inches or points.'),
              required: z.boolean(),
              default: z.string().optional().describe('As Python writes it.'),
              doc: z.string(),
            }),
          ),
          example: z.string().describe('A whole program.'),
          mistakes: z
            .array(z.object({ wrong: z.string(), right: z.string(), why: z.string() }))
            .describe('What is often written, and what is meant.'),
        })
        .meta({ id: 'CodeHelper' }),
    ),
  })
  .meta({ id: 'HelperList' });
