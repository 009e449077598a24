/** The findings of a sync as the documentation shows them. */
import { z } from 'zod';

export const SyncFound = z
  .object({
    change: z
      .string()
      .describe(
        '`moved`, `resized`, `turned`, `retyped`, `restyled`, `described`, `deleted`, `added`, `replaced`, `merged`, `duplicated` or `other`.',
      ),
    shape: z.string().optional().describe('Id of the shape; absent for what was added.'),
    name: z.string(),
    from: z.string().optional(),
    to: z.string().optional(),
    kept: z.boolean().describe('False: seen, and not carried on; then it is in `conflicts` too.'),
    as: z
      .enum(['intent', 'overlay', 'deck'])
      .optional()
      .describe(
        '`intent`: a value of the slide, data again. `overlay`: laid over every drawing of it. `deck`: slides that came, went or moved.',
      ),
    path: z.string().optional().describe('JSON Pointer of the value into the slide.'),
  })
  .meta({ id: 'SyncFound' });

export const HandConflict = z
  .looseObject({
    slide: z.int().describe('From 1.'),
    shape: z.string().optional(),
    name: z.string(),
    what: z.string(),
    was: z.string().describe('When the person changed it.'),
    hand: z.string(),
    data: z.string().describe('What the data say; empty for a shape that they no longer draw.'),
    won: z.enum(['hand', 'data']),
    message: z.string(),
  })
  .meta({
    id: 'HandConflict',
    description: 'Where a person and the data say different things, or something of theirs cannot be carried on.',
  });

export const SyncReport = z
  .object({
    based_on: z.enum(['carried', 'deck']).describe('What the file was held against: the source that it carries, or the deck as it is.'),
    unchanged: z.boolean().describe('Nothing was changed by hand: no revision is made.'),
    slides: z.array(
      z.object({
        slide: z.int(),
        was: z.int().nullable().describe('Where it stood in the deck; null for a new one.'),
        found: z.array(SyncFound),
      }),
    ),
    removed: z.array(z.int()).describe('Slides of the deck that were taken out.'),
  })
  .meta({ id: 'SyncReport' });
