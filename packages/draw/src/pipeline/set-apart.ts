/**
 * Sets apart what the title names, where the drawing itself does not: its marks keep their colour and the others become quieter, or its
 * panel gets an outline, or its words the colour; its label is bold. Nothing moves, and colours that have a meaning stay.
 */

import { blend, contrastOf } from '@deckwright/core/color';
import type { Emphasis, Kit } from '../layout/index.ts';
import { type Box, type Color, isRgb, type Rgb, resolveColor, type Shape, type TableShape, type TextBody, walk } from '../scene/index.ts';
import { fillOf, inkOf, lookOf, type Mark, type Parts, partsOf, strokeOf } from './item-parts.ts';
import { paragraphsOf, setAgain } from './set-again.ts';

/** Outline of the panel of an emphasised item, points. */
const OUTLINE_PT = 2;
/** Lines of the other items. */
const QUIET_PT = 1.5;
const TEXT_CONTRAST = 4.5;
const MARK_CONTRAST = 3;
const ACCENTS: readonly Color[] = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];
const SOFTS: readonly Color[] = ['soft1', 'soft2', 'soft3', 'soft4', 'soft5', 'soft6'];
/** Fills that say nothing: an item may be raised above them. */
const PLAIN: ReadonlySet<Color> = new Set<Color>(['soft1', 'surface', 'canvas', 'track', 'neutral', 'muted']);
/** What is filled where it stands out. */
const RAISED: ReadonlySet<Shape['role']> = new Set<Shape['role']>(['mark', 'node', 'chip']);
/** Members in which an item has its name and its number. */
const NAMING = ['', '/label', '/name', '/title', '/value'] as const;

/** Below this a mark is faint, even with a value at it (check 12). */
const FAINT = 1.62;

/** A colour of the theme, and how much of it. */
interface Paint {
  readonly color: Color;
  readonly alpha?: number;
}

type Repaint = (color: Color) => Paint;
type Change = (shape: Shape) => Shape;

/** What is to be done to the shapes of one drawing, by their ids. */
class Changes {
  readonly #byId = new Map<string, Change[]>();

  add(id: string, change: Change): void {
    this.#byId.set(id, [...(this.#byId.get(id) ?? []), change]);
  }

  appliedTo(shapes: readonly Shape[]): readonly Shape[] {
    if (this.#byId.size === 0) return shapes;
    const change = (one: Shape): Shape => {
      const whole: Shape = one.kind === 'group' ? { ...one, children: one.children.map(change) } : one;
      return (this.#byId.get(one.id) ?? []).reduce<Shape>((shape, next) => next(shape), whole);
    };
    return shapes.map(change);
  }
}

/** The shapes of a body with everything set apart that the title names. */
export function setApart(shapes: readonly Shape[], kit: Kit): readonly Shape[] {
  return kit.emphases.reduce((all, emphasis) => changesFor(all, emphasis, kit).appliedTo(all), shapes);
}

function changesFor(shapes: readonly Shape[], emphasis: Emphasis, kit: Kit): Changes {
  const changes = new Changes();
  const all = [...walk(shapes)];
  const parts = partsOf(all, emphasis, kit);
  const named = parts.filter((_, i) => emphasis[i]?.isEmphasised === true);
  const others = parts.filter((_, i) => emphasis[i]?.isEmphasised !== true);
  const isApart = named.some(
    ({ marks, panel }) =>
      marks.some((mark) => isUnlike(mark, others)) ||
      isAlone(
        lookOf(panel),
        others.map((one) => lookOf(one.panel)),
      ),
  );
  const isOwn = emphasis.some(({ hasOwnColor }) => hasOwnColor);
  const isPainted =
    isApart || (!isScaled(all) && ((!isOwn && setMarksApart(all, named, others, kit, changes)) || outlinePanels(named, others, changes)));
  for (const [i, { isEmphasised, pointers }] of emphasis.entries())
    if (isEmphasised)
      for (const one of parts[i]?.texts ?? []) changes.add(one.id, (shape) => withLoudLabel(shape, pointers, !isPainted, kit));
  for (const one of all)
    if (one.kind === 'table') changes.add(one.id, (shape) => (shape.kind === 'table' ? withBoldHead(shape, emphasis, kit) : shape));
  return changes;
}

/** Whether all others look the same, and this one does not. */
const isAlone = (look: string, others: readonly string[]): boolean => others.length > 0 && new Set(others).size === 1 && others[0] !== look;

const isUnlike = ({ shape, slot }: Mark, others: readonly Parts[]): boolean =>
  isAlone(
    lookOf(shape),
    others.flatMap(({ marks }) =>
      marks.filter((one) => one.slot === slot && one.shape.kind === shape.kind).map((one) => lookOf(one.shape)),
    ),
  );

const marksOf = (parts: readonly Parts[]): readonly Mark[] => parts.flatMap(({ marks }) => marks);
/** The colour by which a mark is seen first. */
const paintOf = ({ shape }: Mark): Color | undefined => fillOf(shape) ?? strokeOf(shape);

/** False where the marks say something by their colours, or there are none. */
function setMarksApart(all: readonly Shape[], named: readonly Parts[], others: readonly Parts[], kit: Kit, changes: Changes): boolean {
  const [loud, quiet] = [marksOf(named), marksOf(others)];
  if (loud.length === 0 || quiet.length === 0) return false;
  const colors = new Set([...loud, ...quiet].flatMap((mark) => paintOf(mark) ?? []));
  if ([...colors].some((color) => isRgb(color) || (!ACCENTS.includes(color) && !PLAIN.has(color) && color !== 'ink'))) return false;
  if (isStated([...loud, ...quiet])) return false;
  if (ACCENTS.some((accent) => colors.has(accent)) && !loud.some((mark) => isRaisable(mark))) return false;
  if (ACCENTS.some((accent) => colors.has(accent))) {
    quieten(all, loud, quiet, colors, kit, changes);
    return true;
  }
  // A panel full of words is outlined, because a fill would shout.
  if (new Set(quiet.map(paintOf)).size !== 1 || !loud.every(({ shape }) => RAISED.has(shape.role))) return false;
  for (const { shape } of loud) repaint(shape, (color) => ({ color: PLAIN.has(color) ? 'accent1' : color }), all, kit, changes);
  return true;
}

const swatchesOf = (all: readonly Shape[]): readonly Shape[] => all.filter(({ role }) => role === 'swatch');

/** Whether shades of one colour stand for values: paler cells would be smaller values. */
function isScaled(all: readonly Shape[]): boolean {
  const colors = swatchesOf(all).flatMap((one) => ('fill' in one && one.fill?.alpha !== undefined ? [one.fill.color] : []));
  return new Set(colors).size < colors.length;
}

/** Whether a mark can have the full colour. */
const isRaisable = (mark: Mark): boolean => {
  const color = paintOf(mark);
  return color !== undefined && (ACCENTS.includes(color) || PLAIN.has(color));
};

/** Whether colours say something of the items: of the marks that show the same, some differ, and not as categories or as the one largest. */
const isStated = (marks: readonly Mark[]): boolean =>
  [...paintsBySlot(marks).values()].some((paints) => {
    const coloured = paints.filter((color) => ACCENTS.includes(color)).length;
    return coloured < paints.length && new Set(paints).size > 1 && (coloured !== 1 || new Set(paints).size > 2);
  });

function paintsBySlot(marks: readonly Mark[]): ReadonlyMap<string, readonly Color[]> {
  const slots = new Map<string, Color[]>();
  for (const mark of marks) {
    const color = paintOf(mark);
    if (color !== undefined) slots.set(mark.slot, [...(slots.get(mark.slot) ?? []), color]);
  }
  return slots;
}

function quieten(
  all: readonly Shape[],
  loud: readonly Mark[],
  quiet: readonly Mark[],
  colors: ReadonlySet<Color>,
  kit: Kit,
  changes: Changes,
): void {
  const isData = quiet.every(({ shape }) => shape.role === 'mark');
  // Grey that stands for something else, such as the year before, is no colour for the other items.
  const isGreyTaken = [...paintsBySlot([...loud, ...quiet]).values()].some((paints) => paints.every((color) => color === 'neutral'));
  const isSingle = isData && !isGreyTaken && [...colors].filter((color) => color !== 'neutral').length === 1;
  const isLines = quiet.some(({ shape }) => shape.kind === 'path' && fillOf(shape) === undefined);
  const quieter = (color: Color): Paint =>
    !ACCENTS.includes(color) ? { color } : isSingle || isLines ? { color: 'neutral' } : tintOf(color, kit);
  for (const { shape } of quiet) repaint(shape, quieter, all, kit, changes);
  // A drawing that stresses its largest value by itself leaves the named one grey.
  for (const { shape, slot } of loud) {
    const accent = quiet.find((one) => one.slot === slot && ACCENTS.includes(paintOf(one) ?? 'ink'));
    if (accent !== undefined && !ACCENTS.includes(paintOf({ shape, slot }) ?? 'ink'))
      repaint(shape, (color) => ({ color: PLAIN.has(color) ? (paintOf(accent) as Color) : color }), all, kit, changes);
  }
  // The key of a series has the colour of its marks.
  const ofNamed = new Set(loud.map(paintOf));
  const ofOthers = new Set(quiet.map(paintOf));
  for (const one of all) {
    const color = fillOf(one) ?? strokeOf(one);
    // The dots of call-outs have the colour of their words, and stand at them.
    if (one.role !== 'swatch' || one.host !== undefined || color === undefined || !ofOthers.has(color)) continue;
    if (!ofNamed.has(color)) changes.add(one.id, (shape) => painted(shape, quieter));
    else if (quieter(color).color !== color || quieter(color).alpha !== undefined) changes.add(one.id, (shape) => inBoth(shape, quieter));
  }
}

/** A swatch of marks that are full for the named items and paler for the others shows both. */
function inBoth(one: Shape, quieter: Repaint): Shape {
  if (one.kind !== 'rect' && one.kind !== 'ellipse') return one;
  const isRound = one.kind === 'ellipse';
  const w = (isRound ? one.box.w : Math.round(one.box.w / 2)) as Box['w'];
  const left = { ...one, box: { ...one.box, w, x: (isRound ? one.box.x - w : one.box.x) as Box['x'] } };
  const paler = painted({ ...one, id: `${one.id}-paler`, box: { ...one.box, w, x: (left.box.x + w) as Box['x'] } } as Shape, quieter);
  const children: readonly Shape[] = [left, paler];
  return {
    kind: 'group',
    id: `${one.id}-pair`,
    name: one.name,
    role: 'group',
    box: { ...one.box, x: left.box.x, w: (2 * w) as Box['w'] },
    children,
  };
}

/** The soft colour of an accent, or so much of the accent that it is not faint on this theme's canvas. */
function tintOf(accent: Color, { theme }: Kit): Paint {
  const soft = SOFTS[ACCENTS.indexOf(accent)] ?? 'soft1';
  const { canvas } = theme.colors;
  if (contrastOf(resolveColor(theme, soft), canvas) >= FAINT) return { color: soft };
  const alpha = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75].find((a) => contrastOf(blend(resolveColor(theme, accent), canvas, a), canvas) >= FAINT);
  return alpha === undefined ? { color: accent } : { color: accent, alpha };
}

function rgbOf({ color, alpha = 1 }: Paint, { theme }: Kit): Rgb {
  const rgb = resolveColor(theme, color);
  return alpha === 1 ? rgb : blend(rgb, theme.colors.canvas, alpha);
}

/** Paints a mark, and the words on it where these would be hard to read. */
function repaint(mark: Shape, change: Repaint, all: readonly Shape[], kit: Kit, changes: Changes): void {
  changes.add(mark.id, (shape) => painted(shape, change));
  const fill = fillOf(mark);
  const paint = fill === undefined ? undefined : change(fill);
  if (paint === undefined || (paint.color === fill && paint.alpha === undefined)) return;
  const ground = rgbOf(paint, kit);
  for (const one of all)
    if ('text' in one && one.text !== undefined && (one.id === mark.id || isOn(inkOf(one.text, one.box), mark.box)))
      changes.add(one.id, (shape) =>
        withTextColor(shape, (color) => (kit.contrast(color, ground) < TEXT_CONTRAST ? kit.on(ground) : color)),
      );
    else if (one.role === 'icon' && isOn(one.box, mark.box))
      changes.add(one.id, (shape) =>
        painted(shape, (color) => ({ color: kit.contrast(color, ground) < MARK_CONTRAST ? kit.on(ground) : color })),
      );
}

function isOn(ink: Box, box: Box): boolean {
  const [x, y] = [ink.x + ink.w / 2, ink.y + ink.h / 2];
  return x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;
}

function painted(one: Shape, change: Repaint): Shape {
  const filled = 'fill' in one && one.fill !== undefined ? one.fill : undefined;
  const stroke = 'stroke' in one ? one.stroke : undefined;
  const drawn = stroke === undefined ? undefined : change(stroke.color);
  const isThinner = filled === undefined && drawn?.color === 'neutral' && drawn.color !== stroke?.color;
  return {
    ...one,
    ...(filled === undefined || filled.gradient !== undefined ? {} : { fill: { ...filled, ...change(filled.color) } }),
    ...(stroke === undefined || drawn === undefined
      ? {}
      : { stroke: { ...stroke, ...drawn, width_pt: isThinner ? Math.min(QUIET_PT, stroke.width_pt) : stroke.width_pt } }),
  } as Shape;
}

/** Outlines the panels of the named items where the others have panels as well. */
function outlinePanels(named: readonly Parts[], others: readonly Parts[], changes: Changes): boolean {
  if (!others.every(({ panel }) => panel !== undefined)) return false;
  for (const { panel } of named)
    if (panel !== undefined) changes.add(panel.id, (one) => ({ ...one, stroke: { color: 'accent1', width_pt: OUTLINE_PT } }) as Shape);
  return named.some(({ panel }) => panel !== undefined);
}

function withTextColor(one: Shape, change: (color: Color) => Color): Shape {
  if (!('text' in one) || one.text === undefined) return one;
  return { ...one, text: recoloured(one.text, change) } as Shape;
}

const recoloured = (text: TextBody, change: (color: Color) => Color): TextBody => ({
  ...text,
  paragraphs: text.paragraphs.map((p) => ({
    ...p,
    ...(p.bullet === undefined ? {} : { bullet: { ...p.bullet, color: change(p.bullet.color) } }),
    runs: p.runs.map((run) => ({ ...run, color: change(run.color) })),
  })),
  lines: text.lines.map((line) => ({
    ...line,
    ...(line.bullet === undefined ? {} : { bullet: { ...line.bullet, color: change(line.bullet.color) } }),
    spans: line.spans.map((span) => ({ ...span, color: change(span.color) })),
  })),
});

/** @param isColoured whether nothing but its words can set the item apart */
function withLoudLabel(one: Shape, pointers: readonly string[], isColoured: boolean, kit: Kit): Shape {
  if (!('text' in one) || one.text === undefined) return one;
  return { ...one, text: loud(one.text, one.box, pointers, isColoured && one.kind === 'text', kit) } as Shape;
}

/** Name and number in bold where the words keep their lines and their place. */
function loud(text: TextBody, box: Box, pointers: readonly string[], isColoured: boolean, kit: Kit): TextBody {
  const isNaming = (path: string | undefined): boolean =>
    path !== undefined && pointers.some((pointer) => NAMING.some((member) => path === `${pointer}${member}`));
  const isQuiet = (color: Color | undefined): boolean => color === 'ink' || color === 'muted';
  const withBold = (bold: boolean): TextBody =>
    setAgain(
      text,
      paragraphsOf(text).map((p) => ({
        ...p,
        runs: p.runs.map((run) =>
          isNaming(run.path)
            ? { ...run, ...(bold ? { bold } : {}), ...(isColoured && isQuiet(run.color) ? { color: kit.asText('accent1') } : {}) }
            : run,
        ),
      })),
      box,
      kit,
    );
  if (!text.paragraphs.some(({ runs }) => runs.some(({ path, bold }) => isNaming(path) && (bold !== true || isColoured)))) return text;
  const bold = withBold(true);
  const isFitting = bold.lines.length === text.lines.length && bold.lines.every(({ x, w }) => x >= 0 && x + w <= box.w);
  return isFitting ? bold : isColoured ? withBold(false) : text;
}

/**
 * The head of the row or the column of a table that is named is bold. A ground of its own would read as the caller's, and LibreOffice
 * writes grounds anew.
 */
function withBoldHead(table: TableShape, emphasis: Emphasis, kit: Kit): TableShape {
  const pointers = emphasis.flatMap((item) => (item.isEmphasised ? item.pointers : []));
  const isNamed = ({ text }: TableShape['cells'][number][number]): boolean =>
    text.paragraphs.some(({ runs }) =>
      runs.some(({ path }) => path !== undefined && pointers.some((pointer) => path === pointer || path.startsWith(`${pointer}/`))),
    );
  const named = table.cells.map((row) => row.map(isNamed));
  // A table that sets the item apart by itself stays as it is.
  if (!named.some((row, r) => row.some((is, c) => is && table.cells[r]?.[c]?.fill === undefined))) return table;
  return {
    ...table,
    cells: table.cells.map((row, r) =>
      row.map((cell, c) => {
        const is = named[r]?.[c] === true;
        if (cell.fill !== undefined || !is) return cell;
        const w = table.columns.slice(c, c + (cell.col_span ?? 1)).reduce((a, b) => a + b, 0);
        const h = table.rows.slice(r, r + (cell.row_span ?? 1)).reduce((a, b) => a + b, 0);
        return { ...cell, text: loud(cell.text, { ...table.box, w, h } as Box, pointers, true, kit) };
      }),
    ),
  };
}
