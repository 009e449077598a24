/** Words that name the box below them: in a band of its width, or right above a field. */
import type { BoxIn } from './convert-picture.task.ts';
import { around, holds, type Paragraph } from './paragraphs-of-picture.ts';

/** Inches: edges of a band and of its box, and of a field and its name. */
const SAME_EDGE_IN = 0.12;
const FIELD_GAP_IN = 0.25;
/** Of its width: words of a field begin at its left. */
const FIELD_INDENT = 0.15;
/** A band is lower than its box. */
const LOWER = 0.7;
const MOST_WORDS = 6;
/** One name above one field may stand there by chance. */
const LEAST_FIELDS = 2;

/** Names in the box of what they name. */
export function withHeads(paragraphs: readonly Paragraph[], holders: readonly BoxIn[]): readonly Paragraph[] {
  return ofFields(ofBands(paragraphs, holders));
}

const wordsIn = (text: string): number => text.split(' ').length;
const startsWith = (a: BoxIn, b: BoxIn): boolean => Math.abs(a[0] - b[0]) < SAME_EDGE_IN;
const isAsWide = (a: BoxIn, b: BoxIn): boolean => startsWith(a, b) && Math.abs(a[0] + a[2] - b[0] - b[2]) < SAME_EDGE_IN;

/** Whether a band lies at the top of a box, or ends where it begins. */
function isBandOf(band: BoxIn, box: BoxIn): boolean {
  if (!isAsWide(band, box) || band[3] > box[3] * LOWER) return false;
  const bottom = band[1] + band[3];
  return Math.abs(bottom - box[1]) < SAME_EDGE_IN || (Math.abs(band[1] - box[1]) < SAME_EDGE_IN && bottom < box[1] + box[3]);
}

function ofBands(paragraphs: readonly Paragraph[], holders: readonly BoxIn[]): readonly Paragraph[] {
  const inside = (box: BoxIn): readonly Paragraph[] => paragraphs.filter((one) => one.holder === box);
  const boxes = [...new Set(holders)];
  const moved = new Map<Paragraph, Paragraph>();
  for (const band of boxes) {
    const [head, ...others] = inside(band);
    if (head === undefined || others.length > 0 || wordsIn(head.text) > MOST_WORDS) continue;
    const bodies = boxes.filter((box) => box !== band && isBandOf(band, box) && inside(box).length > 0);
    const [body] = bodies;
    // Two boxes below one another are cells of a table.
    if (body === undefined || bodies.some((box) => !holds(around([band, body]), box))) continue;
    const holder = around([band, body]);
    moved.set(head, { ...head, holder, is_head: true });
    for (const one of inside(body)) moved.set(one, { ...one, holder });
  }
  return paragraphs.map((one) => moved.get(one) ?? one);
}

function ofFields(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const fields = paragraphs.flatMap((said) => {
    const { holder } = said;
    if (holder === undefined || paragraphs.some((other) => other !== said && other.holder === holder)) return [];
    // Words of a button stand in its middle.
    if (said.box_in[0] - holder[0] > holder[2] * FIELD_INDENT) return [];
    const name = paragraphs.find((one) => one !== said && wordsIn(one.text) <= MOST_WORDS - 2 && isNameOf(one, holder));
    return name === undefined ? [] : [{ said, name, holder: around([name.box_in, holder]) }];
  });
  if (fields.length < LEAST_FIELDS) return paragraphs;
  return paragraphs.map((one) => {
    const field = fields.find(({ said, name }) => one === said || one === name);
    if (field === undefined) return one;
    return { ...one, holder: field.holder, ...(one === field.name && { is_head: true as const }) };
  });
}

/** It begins where the field begins, right above it, and stands in what the field stands in. */
function isNameOf({ box_in, holder }: Paragraph, field: BoxIn): boolean {
  const gap = field[1] - box_in[1] - box_in[3];
  return startsWith(box_in, field) && gap > -0.05 && gap < FIELD_GAP_IN && (holder === undefined || holds(holder, field));
}
