/** The answer of POST /v1/deck/combine as the documentation shows it. */
import { z } from 'zod';

const link = z.string().nullable();

export const DeckCombined = z
  .looseObject({
    job_id: z.string(),
    status: z.string().describe('`complete`.'),
    name: z.string().nullable(),
    decks: z.int().describe('How many were put together.'),
    slides_total: z.int(),
    warnings: z.array(z.looseObject({ code: z.string(), message: z.string() })).describe('What had to change, by deck.'),
    download_url: link.describe('Signed link, good for an hour without a key.'),
    pptx_url: link.describe('A path that needs the key.'),
    cost: z.literal(0),
    cost_charged: z.literal(0),
  })
  .meta({ id: 'DeckCombined' });
