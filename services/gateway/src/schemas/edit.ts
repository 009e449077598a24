/** Edits as they are sent. */
import { CONTROLS } from '@deckwright/draw/intent';
import { open } from '@deckwright/platform/http';
import { z } from 'zod';

const isObject = (value: unknown): boolean => value !== null && typeof value === 'object' && !Array.isArray(value);

const Operation = z
  .strictObject({
    op: z.enum(['add', 'remove', 'replace', 'move', 'copy', 'test']),
    path: z.string().max(2000).describe('JSON Pointer into the slide as it was sent.'),
    from: z.string().max(2000).optional(),
    value: open('content, which is checked where it then stands', z.unknown()).optional(),
  })
  .meta({ id: 'PatchOperation', description: 'One operation of a JSON Patch (RFC 6902).' });

const edits = z
  .array(Operation)
  .min(1)
  .max(200)
  .optional()
  .describe(
    'JSON Patch (RFC 6902) on the slide as it was sent. The result may hold 20,000 values, 64 levels and 10 MiB, or what was there and what was sent where that is more.',
  );
// Handed on as it was read: the order of keys counts.
const intent = open('content, which is checked as the slide that it makes', z.unknown())
  .refine((value) => value === undefined || isObject(value), { error: 'must be an object' })
  .optional()
  .describe('Merge patch (RFC 7396): the members that change; null takes one away.');
const theme_id = z.string().max(200).optional();
const position = z.int().min(1).max(50);

/** Controls of a slide are set on what is edited; those without an effect are named in warnings. */
const controls = Object.fromEntries(
  Object.keys(CONTROLS).map((name) => [name, open('checked as the slide that it makes', z.unknown()).optional()]),
);

export const SlideEditRequest = z
  .strictObject({ ...controls, edits, intent, theme_id, wait: z.union([z.enum(['auto', 'true', 'false']), z.boolean()]).optional() })
  .refine((edit) => edit.edits !== undefined || edit.intent !== undefined || edit.theme_id !== undefined, {
    error: 'needs edits, intent or theme_id',
  })
  .meta({ id: 'SlideEditRequest' });

export const DeckEditRequest = z
  .strictObject({
    ...controls,
    slides: z
      .array(z.strictObject({ position, edits, intent }))
      .max(50)
      .optional()
      .describe('Edits by position, from 1, as it was before.'),
    order: z.array(position).max(50).optional().describe('Positions of all slides that stay, in their new order.'),
    remove: z.array(position).max(50).optional().describe('Positions of slides to be taken out.'),
    theme_id,
    name: z.string().min(1).max(200).optional(),
    title: z.string().min(1).max(500).optional(),
    wait: z.union([z.enum(['auto', 'true', 'false']), z.boolean()]).optional(),
  })
  .refine((edit) => Object.entries(edit).some(([name, value]) => name !== 'wait' && value !== undefined), {
    error: 'needs slides, order, remove, theme_id, name or title',
  })
  .meta({ id: 'DeckEditRequest' });
