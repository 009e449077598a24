/** The reading of a form as members of an intent: pieces become text, counts numbers, and each keeps the characters that it was taken from. */
import { findForm } from '@deckwright/draw/catalog';
import type { Extracted } from '@deckwright/draw/intent';
import { Piece } from '../document/piece.ts';
import { Count, Framed, type Reading, Word } from '../relations/values.ts';

/** Pieces become text, counts numbers; each leaves its place and its characters. */
function settle(value: unknown, path: string, out: Extracted[], added: { path: string; text: string }[]): unknown {
  if (value instanceof Word) {
    // A blank stands for a name that nobody gave and that is not drawn.
    if (value.text.trim() !== '') added.push({ path, text: value.text });
    return value.text;
  }
  if (value instanceof Framed) {
    out.push({ path, text: value.piece.text, start: value.piece.start, end: value.piece.end });
    return value.before + value.piece.text;
  }
  if (value instanceof Count) {
    out.push({ path, text: value.from.text, start: value.from.start, end: value.from.end });
    return value.value;
  }
  if (value instanceof Piece) {
    // An empty cell is drawn empty, and took nothing.
    if (value.end > value.start) out.push({ path, text: value.text, start: value.start, end: value.end });
    return value.text;
  }
  if (Array.isArray(value)) return value.map((v, i) => settle(v, `${path}/${i}`, out, added));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, settle(v, `${path}/${k}`, out, added)]));
  return value;
}

/** Content is settled once for a reading: it is asked whether it can be drawn, and drawn. */
const SETTLED = new WeakMap<Reading, { readonly form: string; readonly content: ReturnType<typeof settled> }>();

/** A reading as members of an intent; undefined where the form does not hold it. */
export function contentOf(form: string, reading: Reading): ReturnType<typeof settled> {
  const known = SETTLED.get(reading);
  if (known?.form === form) return known.content;
  const content = settled(form, reading);
  SETTLED.set(reading, { form, content });
  return content;
}

function settled(form: string, reading: Reading) {
  const entry = findForm(form);
  const variant = entry?.variants.find((v) => v.name === (reading.variant ?? entry.form.default_variant));
  if (entry === undefined || variant === undefined) return undefined;
  const extracted: Extracted[] = [];
  const added: { path: string; text: string }[] = [];
  const content: Record<string, unknown> = {};
  for (const member of ['subject', 'context', 'date', 'data', 'blocks', 'takeaway'] as const)
    if (reading[member] !== undefined) content[member] = settle(reading[member], `/${member}`, extracted, added);
  const blocks = content.blocks as never;
  return variant.read(content.data ?? {}, { blocks: blocks ?? [] }).ok ? { entry, variant, extracted, added, content } : undefined;
}

/** Whether a form can draw what was read for it. */
export const isHeld = (form: string, reading: Reading): boolean => contentOf(form, reading) !== undefined;
