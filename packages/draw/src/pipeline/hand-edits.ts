/** Lays a person's changes over the drawing and reports conflicts with the data, so that no change is lost silently. */
import { drawElements } from '../intent/authored.ts';
import type { HandEdits, ShapeEdit } from '../intent/hand-edits-schema.ts';
import type { Kit } from '../layout/index.ts';
import {
  type Box,
  boxOfIn,
  inOfEmu,
  lookOfShape,
  placeOfShape,
  type Shape,
  type Slide,
  unionOf,
  walk,
  wordsOfShape,
} from '../scene/index.ts';
import type { HandConflict } from './hand-conflict.ts';
import { changedCells } from './hand-table.ts';
import { moved, movedChart } from './move-shape.ts';
import { paragraphsOf, restyled, retyped, setAgain } from './set-again.ts';

export interface HandDrawn {
  readonly slide: Slide;
  readonly conflicts: readonly HandConflict[];
}

/** A hundredth of an inch, because smaller differences are invisible. */
const SAME_IN = 0.01;

type BoxTuple = readonly [x_in: number, y_in: number, w_in: number, h_in: number];

/** @param request canonical text of the slide's request */
export function applyHandEdits(slide: Slide, edits: HandEdits, request: string, kit: Kit): HandDrawn {
  const conflicts: HandConflict[] = outdated(edits, request);
  const drawn = new Map([...walk(slide.shapes)].map((shape) => [shape.id, shape]));
  const aimed = edits.shapes.map((edit) => aim(edit, drawn, conflicts));
  const byId = new Map(aimed.map((edit) => [edit.shape, edit]));
  const charts = slide.charts ?? [];
  let shapes = slide.shapes;
  let placedCharts = charts;
  for (const chart of charts) {
    const edit = byId.get(chart.id);
    if (edit === undefined) continue;
    const gone = new Set(chart.replaces);
    if (edit.deleted === true) {
      shapes = without(shapes, gone);
      placedCharts = placedCharts.filter((one) => one !== chart);
    } else if (edit.box_in !== undefined) {
      const to = boxOfIn(...edit.box_in);
      shapes = shapes.map((shape) => movedIn(shape, gone, chart.frame, to, kit));
      placedCharts = placedCharts.map((one) => (one === chart ? movedChart(one, to) : one));
    }
  }
  for (const edit of aimed) {
    const shape = drawn.get(edit.shape);
    if (shape !== undefined) conflicts.push(...against(edit, shape, kit));
    else if (edit.deleted !== true && !charts.some(({ id }) => id === edit.shape)) conflicts.push(gone(edit));
  }
  const laid = shapes.flatMap((shape) => change(shape, byId, kit, conflicts));
  const added = drawElements(edits.added, '/hand_edits/added', kit);
  const { charts: _charts, ...rest } = slide;
  return { slide: { ...rest, shapes: [...laid, ...added], ...(placedCharts.length === 0 ? {} : { charts: placedCharts }) }, conflicts };
}

/** Values that a person typed and that the data changed later. */
function outdated({ values }: HandEdits, request: string): HandConflict[] {
  if (values.length === 0) return [];
  const body: unknown = JSON.parse(request);
  return values.flatMap(({ path, was, hand }): HandConflict[] => {
    const now = valueAt(body, path);
    if (JSON.stringify(now) === JSON.stringify(hand)) return [];
    const message = `${path} was ${String(was)}, was typed as ${String(hand)} by hand, and the data now say ${String(now)}.`;
    return [{ shape: '', name: path, what: 'text', was: String(was), hand: String(hand), data: String(now), won: 'data', message }];
  });
}

const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (at, step) => (at !== null && typeof at === 'object' && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined),
      body,
    );

/** `bar 2: Harbour` is the bar of Harbour, wherever the data rank it. */
const subjectOf = (name: string): string | undefined => (/: ./.test(name) ? name.replace(/ \d+(?=:)/, '') : undefined);

/** The edit with the id of the shape that shows the same item, where the data have another order now. */
function aim(edit: ShapeEdit, drawn: ReadonlyMap<string, Shape>, conflicts: HandConflict[]): ShapeEdit {
  const there = drawn.get(edit.shape);
  const subject = edit.name === undefined ? undefined : subjectOf(edit.name);
  if (subject === undefined || (there !== undefined && subjectOf(there.name) === subject)) return edit;
  const other = [...drawn.values()].filter((shape) => subjectOf(shape.name) === subject);
  const [only] = other;
  if (only !== undefined && other.length === 1) return { ...edit, shape: only.id };
  if (there !== undefined && subjectOf(there.name) !== undefined)
    conflicts.push({
      shape: edit.shape,
      name: there.name,
      what: 'shape',
      was: edit.name ?? '',
      hand: edit.name ?? '',
      data: there.name,
      won: 'hand',
      message: `What was done by hand to “${edit.name}” is now done to “${there.name}”, which stands in its place.`,
    });
  return edit;
}

const without = (shapes: readonly Shape[], ids: ReadonlySet<string>): readonly Shape[] =>
  shapes.flatMap((shape): readonly Shape[] =>
    ids.has(shape.id) ? [] : shape.kind === 'group' ? [{ ...shape, children: without(shape.children, ids) }] : [shape],
  );

const movedIn = (shape: Shape, ids: ReadonlySet<string>, from: Box, to: Box, kit: Kit): Shape =>
  ids.has(shape.id)
    ? moved(shape, from, to, kit)
    : shape.kind === 'group'
      ? { ...shape, children: shape.children.map((child) => movedIn(child, ids, from, to, kit)) }
      : shape;

/** The shape with the person's changes. Undefined where it was deleted. */
function change(shape: Shape, edits: ReadonlyMap<string, ShapeEdit>, kit: Kit, conflicts: HandConflict[]): readonly Shape[] {
  const edit = edits.get(shape.id);
  if (edit?.deleted === true) return [];
  let out = shape;
  if (shape.kind === 'group') {
    const children = shape.children.flatMap((child) => change(child, edits, kit, conflicts));
    if (children.length === 0) return [];
    const same = children.length === shape.children.length && children.every((child, i) => child === shape.children[i]);
    if (!same) out = { ...shape, children, box: unionOf(children.map((child) => child.box)) ?? shape.box };
  }
  if (edit === undefined) return [out];
  if (edit.box_in !== undefined) out = moved(out, placeOfShape(shape), targetOf(edit, placeOfShape(shape)), kit);
  if (edit.alt !== undefined) out = { ...out, alt: edit.alt };
  if (edit.rotation !== undefined) out = { ...out, rotation: edit.rotation };
  if (out.kind === 'table') out = changedCells(out, edit, kit, conflicts);
  else out = reworded(out, edit, kit);
  return [painted(out, edit, conflicts)];
}

/** A shape that was only moved keeps the size that the data give it. */
function targetOf({ box_in, was }: ShapeEdit, now: Box): Box {
  const [x, y, w, h] = box_in ?? [0, 0, 0, 0];
  const sized = was.box_in === undefined || Math.abs(was.box_in[2] - w) > SAME_IN || Math.abs(was.box_in[3] - h) > SAME_IN;
  const to = boxOfIn(x, y, w, h);
  return sized ? to : { ...to, w: now.w, h: now.h };
}

function reworded(shape: Shape, edit: ShapeEdit, kit: Kit): Shape {
  const { paragraphs, run, align, anchor } = edit;
  if (shape.kind === 'table' || shape.kind === 'group' || shape.kind === 'line' || shape.kind === 'image') return shape;
  if ((paragraphs ?? run ?? align ?? anchor) === undefined) return shape;
  const { text } = shape;
  if (text === undefined) return paragraphs === undefined ? shape : { ...shape, text: firstWords(shape, edit, kit) };
  const old = paragraphsOf(text);
  const words = paragraphs === undefined ? old : retyped(old, paragraphs);
  const styled = words.map((p) => ({
    ...p,
    ...(align === undefined ? {} : { align }),
    runs: run === undefined ? p.runs : p.runs.map((one) => restyled(one, run)),
  }));
  const set = setAgain(anchor === undefined ? text : { ...text, anchor }, styled, shape.box, kit);
  return { ...shape, text: set };
}

/** Words on a shape that had none: in the middle, in a colour that reads on it. */
function firstWords(shape: Extract<Shape, { kind: 'rect' | 'ellipse' | 'path' | 'text' }>, edit: ShapeEdit, kit: Kit) {
  const color = shape.kind !== 'text' && shape.fill !== undefined ? kit.on(shape.fill.color) : 'ink';
  const size_pt = edit.run?.size_pt ?? edit.paragraphs?.[0]?.runs[0]?.size_pt ?? 12;
  return kit.text.set({
    block: {
      color,
      paragraphs: retyped([{ runs: [] }], edit.paragraphs ?? []).map((p) => ({ ...p, runs: p.runs.map((r) => restyled(r, edit.run)) })),
    },
    size_pt,
    width_in: inOfEmu(shape.box.w),
    height_in: inOfEmu(shape.box.h),
    align: edit.align ?? 'center',
    anchor: edit.anchor ?? 'middle',
    lang: kit.locale,
  });
}

function painted(shape: Shape, { fill, stroke, name }: ShapeEdit, conflicts: HandConflict[]): Shape {
  if (fill === undefined && stroke === undefined) return shape;
  if (shape.kind === 'text' && shape.placeholder === undefined) {
    const { kind: _kind, placeholder: _none, ...rest } = shape;
    return painted({ ...rest, kind: 'rect' }, { shape: shape.id, was: {}, fill, stroke }, conflicts);
  }
  if (shape.kind === 'rect' || shape.kind === 'ellipse' || shape.kind === 'path') {
    const { fill: oldFill, stroke: oldStroke, ...rest } = shape;
    const inside = fill === undefined ? oldFill : fill === 'none' ? undefined : { color: fill.color, ...alphaOf(fill) };
    const line = stroke === undefined ? oldStroke : stroke === 'none' ? undefined : strokeOf(stroke);
    return { ...rest, ...(inside === undefined ? {} : { fill: inside }), ...(line === undefined ? {} : { stroke: line }) };
  }
  if ((shape.kind === 'line' || shape.kind === 'image') && stroke !== undefined && stroke !== 'none')
    return { ...shape, stroke: { ...shape.stroke, ...strokeOf(stroke) } };
  conflicts.push({
    shape: shape.id,
    name: name ?? shape.name,
    what: 'look',
    was: '',
    hand: 'fill or line',
    data: '',
    won: 'data',
    message: `“${name ?? shape.name}” takes no fill or line of its own here; it is drawn without the one that was given to it.`,
  });
  return shape;
}

const alphaOf = (fill: object): { readonly alpha?: number } => {
  const alpha: unknown = Reflect.get(fill, 'alpha');
  return typeof alpha === 'number' ? { alpha } : {};
};

const strokeOf = (stroke: Exclude<NonNullable<ShapeEdit['stroke']>, 'none'>) => ({
  color: stroke.color,
  width_pt: stroke.width_pt,
  ...(stroke.dash === undefined ? {} : { dash: stroke.dash }),
  ...(stroke.head === undefined ? {} : { head: stroke.head }),
  ...(stroke.tail === undefined ? {} : { tail: stroke.tail }),
});

const boxInOf = (box: Box): BoxTuple => [inOfEmu(box.x), inOfEmu(box.y), inOfEmu(box.w), inOfEmu(box.h)];
const nearBox = (a: BoxTuple, b: BoxTuple): boolean => a.every((side, i) => Math.abs(side - (b[i] ?? 0)) <= SAME_IN);
const boxWords = ([x, y, w, h]: BoxTuple): string => `${[x, y, w, h].map((side) => side.toFixed(2)).join(' ')} in`;
const wordsOf = (edit: ShapeEdit): string => (edit.paragraphs ?? []).map((p) => p.runs.map(({ text }) => text).join('')).join('\n');

/** A conflict where the data have changed since the person edited the shape. */
function against(edit: ShapeEdit, shape: Shape, kit: Kit): HandConflict[] {
  const { was } = edit;
  const name = edit.name ?? shape.name;
  const base = { shape: shape.id, name, won: 'hand' } as const;
  const text = wordsOfShape(shape);
  if (edit.deleted === true)
    return was.text === undefined || was.text === text
      ? []
      : [
          {
            ...base,
            what: 'deleted',
            was: was.text,
            hand: '',
            data: text,
            message: `“${name}” was deleted; the data would now show “${text}”.`,
          },
        ];
  const out: HandConflict[] = [];
  const hand = wordsOf(edit);
  if (edit.paragraphs !== undefined && was.text !== undefined && was.text !== text && hand !== text)
    out.push({
      ...base,
      what: 'text',
      was: was.text,
      hand,
      data: text,
      message: `“${hand}” was typed over “${was.text}”; the data now say “${text}”.`,
    });
  const place = boxInOf(placeOfShape(shape));
  if (edit.box_in !== undefined && was.box_in !== undefined && !nearBox(was.box_in, place) && !nearBox(edit.box_in, place))
    out.push({
      ...base,
      what: 'place',
      was: boxWords(was.box_in),
      hand: boxWords(edit.box_in),
      data: boxWords(place),
      message: `“${name}” stands where it was put by hand; the data would now put it elsewhere or make it another size.`,
    });
  const look = lookOfShape(shape, kit.theme);
  if ((edit.run ?? edit.fill ?? edit.stroke) !== undefined && was.look !== undefined && was.look !== look)
    out.push({
      ...base,
      what: 'look',
      was: was.look,
      hand: JSON.stringify({ run: edit.run, fill: edit.fill, stroke: edit.stroke }),
      data: look,
      message: `“${name}” keeps the look that it was given by hand; the data would now give it another one.`,
    });
  return out;
}

function gone(edit: ShapeEdit): HandConflict {
  const hand = [
    edit.alt === undefined ? '' : `alternative text “${edit.alt}”`,
    (edit.align ?? edit.anchor) === undefined ? '' : 'alignment',
    edit.paragraphs === undefined ? '' : `text “${wordsOf(edit)}”`,
    edit.box_in === undefined ? '' : `place ${boxWords(edit.box_in)}`,
    (edit.run ?? edit.fill ?? edit.stroke) === undefined ? '' : 'look',
    (edit.cells ?? []).map(({ text }) => `cell “${text}”`).join(', '),
    edit.merged === undefined ? '' : 'merged cells',
    edit.rotation === undefined ? '' : `turned by ${edit.rotation}°`,
  ].filter((one) => one !== '');
  const name = edit.name ?? edit.shape;
  return {
    shape: edit.shape,
    name,
    what: 'shape',
    was: edit.was.text ?? '',
    hand: hand.join('; '),
    data: '',
    won: 'data',
    message: `“${name}” is no longer drawn from the data, so what was done to it by hand has no place: ${hand.join('; ')}.`,
  };
}
