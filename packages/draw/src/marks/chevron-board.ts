/* Long because chevrons, panels and the bar of the total share one plan of sizes. */
/** Chevrons over panels: icon, number and name in the chevron; what happens, its owner and its duration in the panel below. */
import { type BoxIn, columns, type Kit, leadRuns, run, type SourcedText, type StepIn, shape } from '../layout/index.ts';
import type { Token } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';
import { chevronLook } from './chevron-look.ts';
import { tint } from './color-ramp.ts';
import { drawItemIcon, iconOf } from './item-icon.ts';
import { oneLineSize } from './one-line.ts';
import { type Board, type Item, tooLong } from './text-items.ts';

/** The total of the steps, printed before a bar that shows the part of each step. */
export interface StepTotal {
  readonly value?: SourcedText;
  readonly label?: SourcedText;
  readonly sub?: SourcedText;
  /** Length of each step, in the order of the steps and in one unit. */
  readonly parts: readonly number[];
}

const GUTTER = 0.2;
const POINT = 0.32;
const SLANT_GAP = 0.07;
const CHEVRON_H = 1.17;
const GAP = 0.11;
const PAD = 0.19;
const ICON = 0.5;
/** Of an icon beside the number. */
const ICON_ABOVE = 0.4;
const TOTAL_H = 0.82;
const FOOT_H = 1.05;
const NAME_SIZES = [28, 24, 20, 18, 16, 14, 12, 11, 10] as const;
const BODY_SIZES = [28, 24, 20, 18, 16, 14, 12, 11, 10] as const;
/** Text is larger than this only where panels would otherwise be half empty. */
const USUAL_PT = 20;
const FIGURE_SIZES = [54, 40, 32, 28, 24, 20, 18, 16, 14, 12] as const;
const TALLEST_CHEVRON = 2.2;
/** Smallest share of the body that chevrons and panels take together. */
const LEAST_FILL = 0.75;
/** Largest share of the panel that text may fill when it is enlarged. */
const ROOMY = 0.78;
/** Smallest share of their height that the content of the panels fills. */
const FILLED = 0.82;
/** Names below this size leave the icon the line of the number. */
const LEAST_BESIDE_PT = 16;
const GAPS = [1, 0.85, 0.7, 0.55, 0.4, 0.3] as const;
/** Largest number of steps, because more leave panels too narrow to read. */
export const MAX_CHEVRON_PANELS = 6;
/** Share of the accent in the fill of the marked step's panel. */
const MARKED_TINT = 0.14;

/** Where the panels have what their steps have beside words. */
interface Place {
  readonly foot: boolean;
  readonly figures: boolean;
  /** Short marks are at the top. */
  readonly heads: boolean;
}

/**
 * Short marks and figures are at the foot of the panels, figures without marks at the top. Marks are at the top as well where some steps
 * have no words, because their panels would be empty above the foot.
 */
function placeOf(items: readonly Item[], total: StepTotal | undefined): Place {
  const values = items.some((it) => it.value !== undefined);
  const marks = items.some((it) => it.meta !== undefined);
  const figures = values && !marks && total === undefined;
  const heads = marks && !values && items.some((it) => it.sub === undefined && it.detail.length === 0);
  return { foot: (marks && !heads) || (values && !figures), figures, heads };
}

/** Draws chevrons and panels over the whole box, and the bar of the total where it was sent. */
export function drawChevronBoard(
  items: readonly Item[],
  box: BoxIn,
  board: Board,
  kit: Kit,
  { what, total }: { readonly what: string; readonly total?: StepTotal | undefined },
): void {
  const cells = columns(box, items.length, GUTTER);
  const bottom = box.y + box.h - (total === undefined ? 0 : TOTAL_H + GAP);
  const inner = (cells[0]?.w ?? 0) - 2 * PAD;
  const place = placeOf(items, total);
  const footH = place.foot ? FOOT_H : 0;
  const figure = place.figures ? figureOf(items, inner, kit) : undefined;
  const planWith = (largest: number) => {
    const head = place.heads ? headOf(items, inner, largest, kit) : undefined;
    const upperH = figure?.h ?? head?.h ?? 0;
    const room = bottom - box.y - CHEVRON_H - GAP - 2 * PAD - footH - upperH;
    const body = bodyOf(items, inner, room, { what, largest }, kit);
    // With little text below, the chevrons take the height that would leave the panels half empty.
    const needed = (body.height_in + upperH + footH + 2 * PAD) / FILLED;
    const chevronH = Math.min(TALLEST_CHEVRON, Math.max(CHEVRON_H, bottom - box.y - GAP - needed));
    return { head, body, needed, chevronH, name: nameOf(items, cells[0]?.w ?? 0, chevronH, kit) };
  };
  const roomy = planWith(place.figures ? 28 : 24);
  // Names are no smaller than the words below them.
  const { head, body, needed, chevronH, name } = roomy.name.name_pt < roomy.body.size_pt ? planWith(roomy.name.name_pt) : roomy;
  // Panels that are still too empty end before the body does.
  const panelH = Math.min(bottom - box.y - chevronH - GAP, Math.max(needed, LEAST_FILL * (bottom - box.y) - chevronH - GAP));
  const top = total === undefined ? box.y + (bottom - box.y - chevronH - GAP - panelH) * 0.46 : box.y;
  const panelY = top + chevronH + GAP;
  const foot = total === undefined ? panelY + panelH : bottom;
  const marked = items.some((it) => it.primary);
  for (const [i, it] of items.entries()) {
    const cell = cells[i] as BoxIn;
    const key = `step-${i + 1}`;
    drawChevron(it, i, { ...cell, y: top, h: chevronH }, { key, what, last: i === items.length - 1, marked, ...name }, board, kit);
    const block = pointsOf(it, body.size_pt, body.gap, kit);
    // A step that has nothing below its name has no panel.
    if (block === undefined && it.value === undefined && it.meta === undefined) continue;
    const panel = { ...cell, y: panelY, h: foot - panelY };
    const ground = it.primary ? tint('accent1', MARKED_TINT, kit).fill : 'surface';
    board.rect(`${key}-panel`, panel, { fill: ground }, { role: 'card', layer: 'back' });
    // Words of a step without a figure begin where the others have theirs.
    const textY = panel.y + PAD + (it.value === undefined ? 0 : (figure?.h ?? 0)) + (it.meta === undefined ? 0 : (head?.h ?? 0));
    if (head !== undefined && it.meta !== undefined)
      board.cell(
        `${key}-meta`,
        it.meta,
        { x: panel.x + PAD, y: panel.y + PAD, w: inner, h: kit.text.pitchIn(head.size_pt) },
        head.size_pt,
        {
          role: 'label',
          bold: true,
          wrap: false,
          host: `${key}-panel`,
        },
      );
    if (figure !== undefined) drawFigure(it, { x: panel.x + PAD, y: panel.y + PAD, w: inner, h: figure.h }, figure, key, board, kit);
    if (block !== undefined)
      board.words(
        `${key}-text`,
        block,
        { x: panel.x + PAD, y: textY, w: inner, h: panel.y + panel.h - PAD - footH - textY },
        body.size_pt,
        {
          role: 'body',
          host: `${key}-panel`,
        },
      );
    if (footH > 0) drawFoot(it, { x: panel.x + PAD, y: panel.y + panel.h - footH, w: inner, h: footH }, key, board, kit);
  }
  if (total !== undefined) drawTotal(items, total, cells, foot + GAP, board, kit);
}

/** The short marks at the top of the panels, and the gap below them. */
function headOf(items: readonly Item[], width: number, largest: number, kit: Kit): { readonly size_pt: number; readonly h: number } {
  const size_pt = oneLineSize(
    items.map((it) => it.meta?.text),
    width,
    BODY_SIZES.filter((size) => size <= Math.min(USUAL_PT, largest)),
    'short marks',
    kit,
  );
  return { size_pt, h: kit.text.pitchIn(size_pt) + 0.08 };
}

interface FigurePlan {
  readonly size_pt: number;
  readonly label_pt: number;
  /** Height of figure and label with the gap below them. */
  readonly h: number;
}

function figureOf(items: readonly Item[], width: number, kit: Kit): FigurePlan {
  const size_pt = oneLineSize(
    items.map((it) => it.value?.text),
    width,
    FIGURE_SIZES,
    'figures',
    kit,
  );
  const labels = items.flatMap((it) => (it.value_label === undefined ? [] : [it.value_label.text]));
  const label_pt = oneLineSize(labels, width, [16, 14, 12, 11, 10], 'labels of figures', kit);
  return { size_pt, label_pt, h: kit.text.pitchIn(size_pt) + (labels.length > 0 ? kit.text.pitchIn(label_pt) : 0) + 0.12 };
}

/** The figure at the top of a panel, and what it counts. */
function drawFigure(it: Item, box: BoxIn, plan: FigurePlan, key: string, board: Board, kit: Kit): void {
  const h = kit.text.pitchIn(plan.size_pt);
  if (it.value !== undefined)
    board.cell(`${key}-value`, it.value, { ...box, h }, plan.size_pt, {
      role: 'value',
      bold: true,
      color: kit.asText('accent1'),
      align: 'left',
      wrap: false,
      host: `${key}-panel`,
    });
  if (it.value_label !== undefined)
    board.cell(`${key}-value-label`, it.value_label, { ...box, y: box.y + h, h: kit.text.pitchIn(plan.label_pt) }, plan.label_pt, {
      role: 'caption',
      color: 'muted',
      align: 'left',
      host: `${key}-panel`,
    });
}

/** The largest size and the widest gap at which the points of all panels fit. */
function bodyOf(
  items: readonly Item[],
  width: number,
  room: number,
  { what, largest }: { readonly what: string; readonly largest: number },
  kit: Kit,
): { readonly size_pt: number; readonly gap: number; readonly height_in: number } {
  const tallest = (size_pt: number, gap: number): number =>
    Math.max(
      0,
      ...items.map((it) => {
        const block = pointsOf(it, size_pt, gap, kit);
        if (block === undefined) return 0;
        const fit = kit.fit({ block, sizes_pt: [size_pt], width_in: width });
        return fit.fits ? fit.height_in : Number.POSITIVE_INFINITY;
      }),
    );
  for (const size_pt of BODY_SIZES.filter((size) => size <= largest)) {
    const most = size_pt > USUAL_PT ? room * ROOMY : room;
    const gap = GAPS.find((one) => tallest(size_pt, one) <= most);
    if (gap !== undefined) return { size_pt, gap, height_in: tallest(size_pt, gap) };
  }
  throw tooLong(items.length, what);
}

function pointsOf(it: Item, size_pt: number, gap: number, kit: Kit): Block | undefined {
  const texts = [it.sub, ...it.detail].filter((text) => text !== undefined);
  if (texts.length === 0) return undefined;
  const bulleted = texts.length > 1;
  return kit.paragraphs(
    texts.map((text, i) => ({
      runs: text.path === undefined ? [run(text.text)] : leadRuns(text.text, text.path),
      ...(i === 0 ? {} : { gap }),
      ...(bulleted
        ? { bullet: { kind: 'square', color: 'accent1' } as const, indent_in: size_pt > 16 ? Math.round(size_pt * 1.25) / 100 : 0.2 }
        : {}),
    })),
    { color: 'ink', leading: 1.2 },
  );
}

/** How names and numbers of all chevrons are set. */
interface Names {
  readonly name_pt: number;
  /** Height of the name with the most lines, so that all begin at one height. */
  readonly name_h: number;
  readonly number_pt: number;
  /** Where icons are: before the number and the name, or beside the number above the name. */
  readonly icon: 'none' | 'before' | 'above';
}

/** Room beside the words of a chevron: its notch or its edge, its point, and an icon before them. */
const wordsX = (first: boolean): number => (first ? PAD : POINT + 0.14);
const wordsW = (cellW: number, first: boolean, last: boolean): number =>
  cellW + (last ? 0 : GUTTER - SLANT_GAP + POINT) - POINT - wordsX(first) - 0.04;

/** Size of the names. The number is above the name where the name then fits on one line. */
function nameOf(items: readonly Item[], cellW: number, height: number, kit: Kit): Names {
  const hasIcons = items.some((it) => it.icon !== undefined);
  const sizeFor = (beforeW: number): { readonly name_pt: number; readonly lines: number; readonly name_h: number } | undefined => {
    for (const name_pt of NAME_SIZES) {
      // A taller chevron has room for a larger name.
      if (name_pt > 20 && height < 1.5) continue;
      const max_lines = name_pt >= 16 ? 1 : height >= 1.5 ? 3 : 2;
      const fits = items.map((it, i) =>
        kit.fit({
          block: kit.block(it.label?.text ?? '', { color: 'ink', bold: true }),
          sizes_pt: [name_pt],
          width_in: wordsW(cellW, i === 0, i === items.length - 1) - beforeW,
          max_lines,
        }),
      );
      if (fits.every((fit) => fit.fits)) {
        const lines = Math.max(...fits.map((fit) => fit.lines));
        return { name_pt, lines, name_h: Math.max(...fits.map((fit) => fit.height_in)) };
      }
    }
    return undefined;
  };
  const before = sizeFor(hasIcons ? ICON + 0.2 : 0);
  const above = hasIcons && (before?.name_pt ?? 0) < LEAST_BESIDE_PT ? sizeFor(0) : undefined;
  const isAbove = above !== undefined && above.name_pt > (before?.name_pt ?? 0);
  const found = isAbove ? above : before;
  if (found === undefined) throw tooLong(items.length, 'labels');
  return {
    name_pt: found.name_pt,
    name_h: found.name_h,
    number_pt: found.lines > 1 ? 20 : height >= 1.5 ? 40 : 28,
    icon: !hasIcons ? 'none' : isAbove ? 'above' : 'before',
  };
}

function drawChevron(
  it: Item,
  i: number,
  cell: BoxIn,
  {
    key,
    what,
    last,
    marked,
    name_pt,
    name_h,
    number_pt,
    icon: iconAt,
  }: { key: string; what: string; last: boolean; marked: boolean } & Names,
  board: Board,
  kit: Kit,
): void {
  const right = last ? cell.x + cell.w : cell.x + cell.w + GUTTER - SLANT_GAP + POINT;
  const steps: StepIn[] = [
    ['M', cell.x, cell.y],
    ['L', right - POINT, cell.y],
    ['L', right, cell.y + cell.h / 2],
    ['L', right - POINT, cell.y + cell.h],
    ['L', cell.x, cell.y + cell.h],
    ...(i === 0 ? [] : ([['L', cell.x + POINT, cell.y + cell.h / 2]] as const)),
    ['Z'],
  ];
  const { fill, stroke, on, mark } = chevronLook(it.primary, marked, kit);
  board.path(key, steps, { fill, ...stroke }, { role: 'node', name: `${what} ${i + 1}: ${it.label?.text ?? ''}` });
  const start = cell.x + wordsX(i === 0);
  const before = iconAt === 'before' ? ICON + 0.2 : 0;
  const x = start + before;
  const w = wordsW(cell.w, i === 0, last) - before;
  // Scripts with tall letters have a wider pitch, which the fit knows.
  const fit = kit.fit({ block: kit.block(it.label?.text ?? '', { color: on, bold: true }), sizes_pt: [name_pt], width_in: w });
  const icon = iconOf(it, 'none is drawn', kit);
  const numberH = Math.max(kit.text.pitchIn(number_pt), iconAt === 'above' ? ICON_ABOVE + 0.06 : 0);
  const y = cell.y + (cell.h - numberH - name_h) / 2;
  if (icon !== undefined) {
    const size = iconAt === 'above' ? ICON_ABOVE : ICON;
    const at = iconAt === 'above' ? { x: x + w - size, y } : { x: start, y: cell.y + (cell.h - size) / 2 };
    drawItemIcon(icon, `${key}-icon`, { ...at, w: size, h: size }, mark, board);
  }
  board.cell(
    `${key}-number`,
    [run(String(i + 1), undefined, 'derived')],
    { x, y, w: iconAt === 'above' ? w - ICON_ABOVE - 0.05 : w, h: numberH },
    number_pt,
    {
      role: 'axis',
      bold: true,
      color: kit.contrast(mark, fill) >= 4.5 ? mark : on,
      align: 'left',
      wrap: false,
      host: key,
    },
  );
  if (it.label !== undefined)
    board.cell(`${key}-name`, it.label, { x, y: y + numberH, w, h: fit.height_in }, name_pt, {
      role: 'node',
      bold: true,
      color: on,
      anchor: 'top',
      host: key,
    });
}

/** The short mark of the step at the left, its figure at the right. */
function drawFoot(it: Item, box: BoxIn, key: string, board: Board, kit: Kit): void {
  board.line(`${key}-foot-rule`, [box.x, box.y], [box.x + box.w, box.y], shape.stroke('line', 0.75), { role: 'rule' });
  const half = box.w / 2;
  const label = { y: box.y + 0.1, h: kit.text.pitchIn(12) };
  const row = { y: box.y + 0.3, h: 0.6 };
  const figureSize =
    it.value === undefined
      ? 0
      : ([40, 32, 28, 24, 20, 16].find((size) => kit.text.widthIn(it.value?.text ?? '', size, { bold: true }) <= box.w * 0.45) ?? 14);
  const figureW = it.value === undefined ? 0 : kit.text.widthIn(it.value.text, figureSize, { bold: true });
  if (it.value !== undefined) {
    if (it.value_label !== undefined)
      board.cell(
        `${key}-value-label`,
        it.value_label,
        { x: box.x + half, w: half, ...label },
        oneLineSize([it.value_label.text], half, [12, 11, 10], 'units of figures', kit),
        {
          role: 'caption',
          color: 'muted',
          align: 'right',
          wrap: false,
        },
      );
    board.cell(`${key}-value`, it.value, { x: box.x + box.w - figureW, w: figureW, ...row }, figureSize, {
      role: 'value',
      bold: true,
      color: it.primary ? kit.asText('accent1') : 'ink',
      align: 'right',
      wrap: false,
    });
  }
  if (it.meta === undefined) return;
  const room = box.w - (figureW > 0 ? figureW + 0.1 : 0);
  const fit = kit.fit({
    block: kit.block(it.meta.text, { color: 'ink' }),
    sizes_pt: [18, 16, 14, 12, 11, 10],
    width_in: room,
    max_lines: 1,
  });
  const size = fit.fits
    ? fit.size_pt
    : kit.fit({ block: kit.block(it.meta.text, { color: 'ink' }), sizes_pt: [14, 12, 11, 10], width_in: room, height_in: row.h }).size_pt;
  board.cell(`${key}-meta`, it.meta, { x: box.x, w: room, ...row }, size, { role: 'label' });
}

/** The total in ink, then a bar that shows the part of each step to scale. */
function drawTotal(items: readonly Item[], total: StepTotal, cells: readonly BoxIn[], y: number, board: Board, kit: Kit): void {
  const first = cells[0] as BoxIn;
  const last = cells.at(-1) as BoxIn;
  const on = kit.on('ink');
  board.rect('total', { ...first, y, h: TOTAL_H }, { fill: 'ink' }, { role: 'card', layer: 'back', name: 'total' });
  const text = total.value?.text ?? '';
  const size = [54, 40, 32, 28, 24, 20].find((pt) => kit.text.widthIn(text, pt, { bold: true }) <= first.w * 0.45) ?? 16;
  const w = text === '' ? 0 : kit.text.widthIn(text, size, { bold: true });
  if (total.value !== undefined)
    board.cell('total-value', total.value, { x: first.x + PAD, y, w, h: TOTAL_H }, size, {
      role: 'value',
      bold: true,
      color: on,
      wrap: false,
      align: 'left',
      host: 'total',
    });
  const x = first.x + PAD + (w > 0 ? w + 0.16 : 0);
  const room = first.x + first.w - x - 0.1;
  const lines = [
    ...(total.label === undefined ? [] : [[run(total.label.text, total.label.path, total.label.bind, { bold: true })]]),
    ...(total.sub === undefined ? [] : [[run(total.sub.text, total.sub.path, total.sub.bind, { size_pt: 12 })]]),
  ];
  const labelPt =
    [18, 16, 14, 12, 11, 10].find((pt) => total.label === undefined || kit.text.widthIn(total.label.text, pt, { bold: true }) <= room) ??
    10;
  board.stack('total-label', lines, { x, y, w: room, h: TOTAL_H }, labelPt, { role: 'label', color: on, host: 'total' });
  const sum = total.parts.reduce((a, b) => a + b, 0);
  const bar = { x: (cells[1] ?? first).x, w: last.x + last.w - (cells[1] ?? first).x };
  let left = bar.x;
  for (const [i, it] of items.entries()) {
    const part = total.parts[i] ?? 0;
    const width = (part / sum) * bar.w;
    const fill: Token = it.primary ? 'accent1' : 'soft1';
    const key = `part-${i + 1}`;
    if (width <= 0) continue;
    board.rect(
      key,
      { x: left, y, w: width, h: TOTAL_H },
      { fill, stroke: shape.stroke('canvas', 1.5) },
      {
        role: 'mark',
        name: `part ${i + 1}: ${it.label?.text ?? ''}`,
        ...(it.value?.path === undefined
          ? {}
          : { datum: { path: it.value.path, value: part, scale: 'body/total', along: 'x', flags: ['floating'] } }),
      },
    );
    const share = [it.value, it.value_label]
      .filter((one) => one !== undefined)
      .map((one) => one.text)
      .join(' ');
    const both: [string, SourcedText | undefined][] = [
      [share, undefined],
      [it.label?.text ?? '', it.label],
    ];
    const fits = both.every(([words], k) => kit.text.widthIn(words, k === 0 ? 16 : 12, { bold: k === 0 }) <= width - 0.12);
    if (fits)
      board.stack(
        `${key}-label`,
        [
          [run(share, it.value?.path, it.value?.bind, { bold: true, size_pt: 16 })],
          it.label === undefined ? [] : [run(it.label.text, it.label.path, it.label.bind)],
        ],
        { x: left, y, w: width, h: TOTAL_H },
        12,
        { role: 'label', color: kit.on(fill), align: 'center', host: key, wrap: false },
      );
    left += width;
  }
}
