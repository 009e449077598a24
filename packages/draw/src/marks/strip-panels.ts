/**
 * Panels in a grid, each with a tinted strip at its leading side: icon, name and meaning of the name. The points are beside the strip. Where
 * the strips would make long points small, the names are heads over the points.
 */
import { type BoxIn, columns, type Kit, leadRuns } from '../layout/index.ts';
import type { Token } from '../scene/index.ts';
import { tint } from './color-ramp.ts';
import { drawHeadPanels } from './head-panels.ts';
import { drawItemIcon, iconOf } from './item-icon.ts';
import { type Board, type Item, tooLong } from './text-items.ts';

export interface StripOptions {
  readonly what: string;
  readonly across: number;
  readonly tone: (i: number) => Token;
}

const GAP = 0.15;
const EDGE = 0.05;
const PAD = 0.19;
const STRIP_SHARE = 0.31;
const MAX_STRIP_W = 1.89;
const MIN_STRIP_W = 1.2;
/** Share of its colour in the fill of a strip on the canvas. */
const STRIP_TINT = 0.26;
const MAX_ICON = 0.72;
/** Sizes of the points, roomiest first. */
const BODY_SIZES = [20, 18, 16, 14, 12, 11, 10] as const;
const NAME_SIZES = [18, 16, 14, 12] as const;
const LEADING = 1.2;
/** Points below this size have the width of their strips where they are larger so, points. */
const READABLE_PT = 16;
/** A panel holds its icon and its name, inches. */
const LEAST_H = 1.3;
/** Height of a head over the points, inches. */
const HEAD_H = 0.62;
/** Smallest gap between points, as a share of the pitch. */
const LEAST_GAP = 0.3;

/** Draws the panels over the whole box. */
export function drawStripPanels(items: readonly Item[], box: BoxIn, board: Board, kit: Kit, options: StripOptions): void {
  const { across } = options;
  const down = Math.ceil(items.length / across);
  const w = (box.w - GAP * (across - 1)) / across;
  const strip = Math.min(MAX_STRIP_W, w * STRIP_SHARE, stripWidth(items, kit));
  const inner = w - strip - 2 * PAD;
  const equal = (box.h - GAP * (down - 1)) / down;
  /** Heights of the bands of panels; undefined where the points do not fit. */
  const bandsAt = (size: number): readonly number[] | undefined => {
    const needs = Array.from({ length: down }, (_, row) =>
      Math.max(...items.slice(row * across, (row + 1) * across).map((it) => pointsHeight(it, size, inner, kit) + 2 * PAD)),
    );
    if (Math.max(...needs) <= equal) return needs.map(() => equal);
    const free = down * equal - needs.reduce((a, b) => a + b, 0);
    return free >= 0 && Math.min(...needs) + free / down >= LEAST_H ? needs.map((need) => need + free / down) : undefined;
  };
  const body = BODY_SIZES.find((size) => bandsAt(size) !== undefined) ?? 0;
  const over = BODY_SIZES.find((size) => items.every((it) => pointsHeight(it, size, inner + strip, kit) <= equal - HEAD_H - 2 * PAD)) ?? 0;
  if (body < READABLE_PT && over > body) {
    drawHeadPanels(items, box, board, kit, { what: options.what, across, tone: (_, i) => options.tone(i) });
    return;
  }
  const bands = bandsAt(body);
  if (bands === undefined) throw tooLong(items.length, options.what);
  const cells = bands.flatMap((h, row) => {
    const y = box.y + bands.slice(0, row).reduce((a, b) => a + b + GAP, 0);
    return columns({ ...box, y, h }, across, GAP);
  });
  const name = NAME_SIZES.find((size) =>
    items.every((it) => it.label === undefined || kit.text.widthIn(it.label.text, size, { bold: true }) <= strip - EDGE - 0.1),
  );
  for (const [i, it] of items.entries()) {
    const cell = cells[i] as BoxIn;
    const key = `panel-${i + 1}`;
    const tone = options.tone(i);
    const soft = tint(tone, STRIP_TINT, kit);
    board.rect(key, cell, { fill: 'surface' }, { role: 'card', name: `panel ${i + 1}: ${it.label?.text ?? ''}`, layer: 'back' });
    const look = kit.head_style;
    if (look !== 'rule')
      board.rect(
        `${key}-strip`,
        { ...cell, w: strip },
        { fill: look === 'filled' ? tone : look === 'icon_tile' ? 'surface' : soft.fill },
        { role: 'header', layer: 'back' },
      );
    board.rect(`${key}-edge`, { ...cell, w: EDGE }, { fill: tone }, { role: 'decoration', layer: 'back' });
    drawStrip(it, { x: cell.x + EDGE, y: cell.y, w: strip - EDGE, h: cell.h }, key, { name: name ?? 12, tone }, board, kit);
    drawPoints(it, { x: cell.x + strip + PAD, y: cell.y + PAD, w: inner, h: cell.h - 2 * PAD }, key, body, tone, board, kit);
  }
}

/** What the names need; with a meaning below them, all that a strip may have. */
function stripWidth(items: readonly Item[], kit: Kit): number {
  if (items.some((it) => it.sub !== undefined)) return MAX_STRIP_W;
  const widest = Math.max(0, ...items.map((it) => kit.text.widthIn(it.label?.text ?? '', NAME_SIZES[0], { bold: true })));
  return Math.max(MIN_STRIP_W, widest + EDGE + 0.3);
}

const pointsOf = (it: Item, size_pt: number, kit: Kit) =>
  it.detail.map((d) => ({
    paragraph: {
      runs: d.path === undefined ? [{ text: d.text }] : leadRuns(d.text, d.path),
      bullet: { kind: 'square', color: 'accent1' } as const,
      indent_in: size_pt > 16 ? Math.round(size_pt * 1.25) / 100 : 0.2,
    },
    kit,
  }));

/** Height of the points at their closest, inches; infinite where a word is wider than the panel. */
function pointsHeight(it: Item, size_pt: number, width: number, kit: Kit): number {
  const block = kit.paragraphs(
    pointsOf(it, size_pt, kit).map(({ paragraph }, i) => ({ ...paragraph, gap: i === 0 ? 0 : LEAST_GAP })),
    { color: 'ink', leading: LEADING },
  );
  const fit = kit.fit({ block, sizes_pt: [size_pt], width_in: width });
  return fit.fits ? fit.height_in : Number.POSITIVE_INFINITY;
}

/** Icon, name and meaning, below each other in the middle of the strip. */
function drawStrip(
  it: Item,
  box: BoxIn,
  key: string,
  { name, tone }: { readonly name: number; readonly tone: Token },
  board: Board,
  kit: Kit,
): void {
  const icon = iconOf(it, 'none is drawn', kit);
  const look = kit.head_style;
  const on = look === 'filled' ? kit.on(tone) : 'ink';
  const host = look === 'rule' ? key : `${key}-strip`;
  const size = icon === undefined ? 0 : Math.min(MAX_ICON, box.h * 0.4);
  const nameH = kit.text.pitchIn(name) + 0.04;
  const meaning =
    it.sub === undefined
      ? undefined
      : kit.fit({ block: kit.block(it.sub.text, { color: 'ink' }), sizes_pt: [12, 11, 10], width_in: box.w - 0.1 });
  const meaningH = meaning?.height_in ?? 0;
  const total = size + (size > 0 ? 0.12 : 0) + nameH + meaningH;
  let y = box.y + (box.h - total) / 2;
  if (icon !== undefined) {
    const at = { x: box.x + (box.w - size) / 2, y, w: size, h: size };
    if (look === 'icon_tile')
      board.rect(`${key}-tile`, at, { fill: tone, radius_in: kit.theme.radius_in }, { role: 'chip', layer: 'back' });
    const inset = look === 'icon_tile' ? size * 0.2 : 0;
    const inside = { x: at.x + inset, y: at.y + inset, w: size - 2 * inset, h: size - 2 * inset };
    drawItemIcon(icon, `${key}-icon`, inside, look === 'filled' || look === 'icon_tile' ? kit.on(tone) : tone, board);
    y += size + 0.12;
  }
  if (it.label !== undefined)
    board.cell(`${key}-label`, it.label, { x: box.x, y, w: box.w, h: nameH }, name, {
      role: 'header',
      bold: true,
      align: 'center',
      color: on,
      host,
    });
  if (it.sub !== undefined)
    board.cell(`${key}-meaning`, it.sub, { x: box.x + 0.05, y: y + nameH, w: box.w - 0.1, h: meaningH }, meaning?.size_pt ?? 12, {
      role: 'label',
      align: 'center',
      anchor: 'top',
      color: on,
      host,
    });
}

/** The points, spread over the height of the panel as far as they still read as one list. */
function drawPoints(it: Item, box: BoxIn, key: string, size_pt: number, tone: Token, board: Board, kit: Kit): void {
  if (it.detail.length === 0) return;
  const of = (gap: number) =>
    kit.paragraphs(
      pointsOf(it, size_pt, kit).map(({ paragraph }, i) => ({
        ...paragraph,
        bullet: { kind: 'square', color: tone },
        gap: i === 0 ? 0 : gap,
      })),
      { color: 'ink', leading: LEADING },
    );
  const gaps = [1, 0.8, 0.65, 0.5, 0.4];
  const gap = gaps.find((one) => kit.fit({ block: of(one), sizes_pt: [size_pt], width_in: box.w, height_in: box.h }).fits) ?? LEAST_GAP;
  board.words(`${key}-text`, of(gap), box, size_pt, { role: 'body', anchor: 'middle', host: key });
}
