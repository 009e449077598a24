/** Footnotes of a document at the foot of the slide that refers to them. */
import type { Intent } from './document-outline.ts';
import type { ReadDocument } from './sections.ts';

/** At the foot of one slide. */
const MOST = 6;

/** References are counted anew on each slide; what refers to no note, or to more than a foot holds, stays as it is written. */
export function withFootnotes(
  intent: Intent,
  notes: ReadDocument['footnotes'],
): { readonly intent: Intent; readonly ids: readonly string[] } {
  if (notes.length === 0) return { intent, ids: [] };
  const shown: ReadDocument['footnotes'][number][] = [];
  const counted = (text: string): string => {
    const open = text.indexOf('[^');
    const close = open < 0 ? -1 : text.indexOf(']', open);
    if (close < 0) return text;
    const note = notes.find(({ label }) => label === text.slice(open + 2, close));
    if (note !== undefined && !shown.includes(note) && shown.length < MOST) shown.push(note);
    const number = note === undefined ? 0 : shown.indexOf(note) + 1;
    const mark = number > 0 ? `[^${number}]` : text.slice(open, close + 1);
    return `${text.slice(0, open)}${mark}${counted(text.slice(close + 1))}`;
  };
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return counted(value);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)]));
  };
  const marked = walk(intent) as Intent;
  if (shown.length === 0) return { intent, ids: [] };
  return { intent: { ...marked, footnotes: shown.map(({ text }) => text) }, ids: shown.map(({ id }) => id) };
}
