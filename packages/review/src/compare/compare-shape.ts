/** Compares one shape of an edited file with the shape that was written: its place, picture, words, table and look. */
import { createHash } from 'node:crypto';
import { hashLine, type ImageShape, lookOfShape, type Shape, type TableShape } from '@deckwright/draw/scene';
import type { ForeignShape, ForeignTable } from '@deckwright/read/pptx';
import { fillOf, inches, paragraphsOf, strokeOf, toElement } from './added-element.ts';
import { compareCells } from './compare-table.ts';
import { type Comparison, type EditDraft, elementKit } from './comparison.ts';
import { isNumberField, lookOfForeign, lookParts, nearLook, nearRuns, textOfForeign } from './foreign-lines.ts';
import type { BaseShape } from './match-shapes.ts';
import { alignIn, runOf, samePlace, turnBetween, typedOver } from './shape-changes.ts';

/** Degrees: a smaller turn is a rounding. */
const TURN = 0.1;

/** One base shape and what became of it. */
interface Pair {
  readonly base: BaseShape;
  readonly now: ForeignShape;
  /** The edit that its changes become. */
  readonly edit: EditDraft;
}

export function compareShape(comparison: Comparison, base: BaseShape, now: ForeignShape): void {
  const pair: Pair = { base, now, edit: {} };
  const shape = comparison.shapes.get(base.key);
  const { lost } = elementKit(comparison, base.name, base.key);
  const is_moved = now.box !== undefined && !comparison.moved_along.has(base.key) && !samePlace(base.box, now.box);
  const is_turned = shape !== undefined && isTurned(shape, now);
  // A table that is drawn again keeps the place that it has now.
  const is_redrawn = shape?.kind === 'table' && now.kind === 'table' && isRecut(shape, now);
  if (!is_redrawn) recordPlace(comparison, pair, { is_moved, is_turned });
  if (now.hidden) lost('it was hidden');
  if (shape?.kind === 'image' && replacePicture(comparison, pair, shape)) return;
  if (shape !== undefined) {
    compareAlt(comparison, pair, shape);
    if (shape.kind === 'table' && now.kind === 'table') {
      if (compareTable(comparison, pair, shape, now)) return;
    } else compareWords(comparison, pair, shape);
    compareLook(comparison, pair, shape, lost);
  }
  pushEdit(comparison, pair, shape);
}

/** Records a group that was moved as a whole. */
export function recordMove(comparison: Comparison, base: BaseShape, now: ForeignShape): void {
  const pair: Pair = { base, now, edit: {} };
  recordPlace(comparison, pair, { is_moved: true, is_turned: false });
  pushEdit(comparison, pair, undefined);
}

export const isTurned = (shape: Shape, now: ForeignShape): boolean => Math.abs(turnBetween(shape.rotation ?? 0, now.rotation)) > TURN;

function recordPlace(
  { found }: Comparison,
  { base, now, edit }: Pair,
  { is_moved, is_turned }: { readonly is_moved: boolean; readonly is_turned: boolean },
): void {
  const line = ({ x, y, w, h }: BaseShape['box']): string => `${[x, y, w, h].map((side) => inches(side).toFixed(3)).join(' ')} in`;
  const entry = { shape: base.key, name: base.name, kept: true };
  if (is_moved && now.box !== undefined) {
    const { x, y, w, h } = now.box;
    edit.box_in = [x, y, w, h].map((side) => inches(Math.round(side)));
    const is_resized = w !== base.box.w || h !== base.box.h;
    found.push({ ...entry, change: is_resized ? 'resized' : 'moved', from: line(base.box), to: line(now.box) });
  }
  if (!is_turned) return;
  edit.rotation = Math.round(now.rotation * 1000) / 1000;
  found.push({ ...entry, change: 'turned', to: `${edit.rotation}°` });
}

function pushEdit({ edits, theme }: Comparison, { base, edit }: Pair, shape: Shape | undefined): void {
  if (Object.keys(edit).length === 0) return;
  const look = shape === undefined ? undefined : lookOfShape(shape, theme);
  const { x, y, w, h } = base.box;
  const was = {
    text: base.words,
    ...(edit.box_in === undefined ? {} : { box_in: [x, y, w, h].map(inches) }),
    ...((edit.run ?? edit.fill ?? edit.stroke) === undefined || look === undefined ? {} : { look: look.slice(0, 2000) }),
  };
  edits.push({ shape: base.key, name: base.name, was, ...(edit as Partial<Comparison['edits'][number]>) });
}

const CARRIED_PICTURE = /^image\/(?:png|jpeg|gif)$/;
const isCarriedPicture = (media: { readonly mime: string } | undefined): boolean => media !== undefined && CARRIED_PICTURE.test(media.mime);

/** True when another picture stands in the place of the image. */
function replacePicture(comparison: Comparison, { base, now }: Pair, shape: ImageShape): boolean {
  const { kit, media, added, edits, found } = comparison;
  const part = now.kind === 'picture' ? now.picture.part : undefined;
  const picture = part === undefined ? undefined : kit.picture(part);
  if (picture === undefined || !isCarriedPicture(picture) || !isCarriedPicture(media.get(shape.media))) return false;
  if (createHash('sha256').update(picture.bytes).digest('hex') === shape.media) return false;
  const element = toElement(now, kit.nextId(), elementKit(comparison, base.name, base.key));
  if (element !== undefined) {
    added.push(element);
    edits.push({ shape: base.key, name: base.name, was: {}, deleted: true });
  }
  found.push({ change: 'replaced', shape: base.key, name: base.name, to: 'another picture', kept: element !== undefined });
  return true;
}

function compareAlt({ found }: Comparison, { base, now, edit }: Pair, shape: Shape): void {
  if (now.alt === undefined || now.alt === '' || now.alt === shape.alt || shape.alt === undefined) return;
  edit.alt = now.alt.slice(0, 2000);
  found.push({ change: 'described', shape: base.key, name: base.name, from: shape.alt, to: now.alt, kept: true });
}

function compareWords({ carried, found, theme }: Comparison, { base, now, edit }: Pair, shape: Shape): void {
  const text = now.kind === 'shape' || now.kind === 'connector' ? now.text : undefined;
  const words = text === undefined ? '' : textOfForeign(text);
  const is_as_carried = carried.get(base.key)?.text === hashLine(words);
  if (words === base.words || is_as_carried || (base.holds === 'number' && isNumberField(text))) return;
  found.push({ change: 'retyped', shape: base.key, name: base.name, from: base.words, to: words, kept: true });
  edit.paragraphs =
    text === undefined || words === ''
      ? [{ runs: [{ text: '' }] }]
      : typedOver('text' in shape ? shape.text : undefined, paragraphsOf(text), theme);
}

function compareLook(
  { carried, found, sent, theme }: Comparison,
  { base, now, edit }: Pair,
  shape: Shape,
  lost: (what: string) => void,
): void {
  const after = lookOfForeign(now, sent.colors.get('hlink'));
  if (after === '' || carried.get(base.key)?.look === hashLine(after)) return;
  const before = lookOfShape(shape, theme);
  if (before === after) return;
  const [a, b] = [lookParts(before), lookParts(after)];
  let is_restyled = false;
  if (shape.kind !== 'image' && shape.kind !== 'table' && !nearLook(a.fill, b.fill)) {
    is_restyled = true;
    edit.fill = fillOf(now.fill, { lost }) ?? 'none';
  }
  if (shape.kind !== 'table' && !nearLook(a.stroke, b.stroke)) {
    is_restyled = true;
    edit.stroke = strokeOf(now.outline) ?? 'none';
  }
  if (a.runs.length > 0 && b.runs.length > 0 && !nearRuns(a.runs, b.runs)) {
    const is_word_restyled = compareRuns({ base, now, edit }, a.runs, b.runs, lost);
    is_restyled ||= is_word_restyled;
  }
  if (is_restyled) found.push({ change: 'restyled', shape: base.key, name: base.name, from: before, to: after, kept: true });
}

/** True when words got another look that the edit holds. */
function compareRuns({ now, edit }: Pair, before: readonly string[], after: readonly string[], lost: (what: string) => void): boolean {
  const [uniform] = after;
  if (after.length === 1 && uniform !== undefined) {
    const run = runOf(uniform, before);
    const align = alignIn(uniform);
    if (Object.keys(run).length > 0) edit.run = run;
    if (align !== undefined && before.some((old) => alignIn(old) !== align)) edit.align = align;
    return edit.run !== undefined || edit.align !== undefined;
  }
  // Words that were typed have their own look already.
  if (edit.paragraphs === undefined && now.kind === 'shape' && now.text !== undefined) {
    edit.paragraphs = paragraphsOf(now.text).map(({ runs, align }) => ({ runs: runs.map(({ link: _link, ...run }) => run), align }));
    return true;
  }
  if (now.kind === 'table') lost('different looks of words in the cells of a table');
  return false;
}

/** True when the table was replaced as a whole. */
function compareTable(comparison: Comparison, { base, edit }: Pair, shape: TableShape, now: ForeignTable): boolean {
  const { kit, added, edits, found } = comparison;
  if (isRecut(shape, now)) {
    const element = toElement(now, kit.nextId(), elementKit(comparison, base.name, base.key));
    const [from, to] = [shape, now].map(({ rows, columns }) => `${rows.length} rows, ${columns.length} columns`) as [string, string];
    found.push({ change: 'replaced', shape: base.key, name: base.name, from, to, kept: element !== undefined });
    if (element === undefined) return false;
    added.push(element);
    edits.push({ shape: base.key, name: base.name, was: { text: base.words }, deleted: true });
    return true;
  }
  const { found: changed, cells, merged } = compareCells(base, shape, now);
  found.push(...changed);
  if (cells.length > 0) edit.cells = cells;
  if (merged.length > 0) edit.merged = merged;
  return false;
}

/** Whether rows or columns were added or removed. */
const isRecut = (shape: TableShape, now: ForeignTable): boolean =>
  now.rows.length !== shape.rows.length || now.columns.length !== shape.columns.length;
