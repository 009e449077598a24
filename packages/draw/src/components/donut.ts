/* Long because two arrangements and the rows that both share belong together. */
/** `donut`: how a whole divides, as a ring with rows beside it that name every part. */
import { z } from 'zod';
import { calloutsField } from '../fields/annotations.ts';
import { color, maybeNumber, optionalText, text } from '../fields/fields.ts';
import {
  type BoxIn,
  bottom,
  capacityExceeded,
  columns,
  DASH,
  type Drawing,
  densitiesFor,
  hairline,
  type Kit,
  type Pane,
  pointOn,
  right,
  ringSteps,
  roundShares,
  run,
  shape,
  sizesDown,
} from '../layout/index.ts';
import { movePaths } from '../marks/borrowed-paths.ts';
import { ringCentre } from '../marks/ring-centre.ts';
import { slicesOf } from '../marks/ring-slices.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const HOLE = 0.62;
const MAX_RING = 5;
const MIN_RING = 1.6;
/** Number of arcs that can be told apart in a ring. Smaller parts share one neutral arc. */
const MAX_ARCS = 6;
/** Smallest share that is printed on its arc. */
const SHARE_ON_ARC = 0.08;
const SWATCH = 0.18;
const SWATCH_GAP = 0.12;
const COLUMN_GAP = 0.3;
const OTHER =
  /^(?:all )?(?:others?|rest|remaining|remainder|misc(?:ellaneous)?|sonstige[sr]?|übrige|autres?|otr[oa]s|altr[oi]|outr[oa]s|overig[e]?|inne|pozostałe|その他|أخرى|其他|기타)\b/iu;

const params = z.object({
  segments: z
    .array(
      z.object({
        label: text,
        value: maybeNumber.describe('Size of the part; values that total 98 to 102 are read as percent'),
        color: color.describe('A theme token or #RRGGBB'),
      }),
    )
    .min(1, 'needs at least one segment'),
  unit: optionalText,
  ...calloutsField,
});

type Params = z.infer<typeof params>;

export const donut = defineComponent<Params>({
  name: 'donut',
  aliases: ['pie'],
  purpose: 'Shows how one whole divides into a few parts.',
  params,
  annotates: true,
  example: {
    title: 'Two of five product lines bring in two thirds of service revenue',
    params: {
      segments: [
        { label: 'Lifts', value: 412 },
        { label: 'Escalators', value: 268 },
        { label: 'Doors and gates', value: 154 },
        { label: 'Modernisation', value: 121 },
        { label: 'Other', value: 65 },
      ],
    },
  },
  capacity: { what: 'segments', soft: 6, hard: 14 },
  count: (p) => p.segments.length,
  take: (p, from, to) => ({ ...p, segments: p.segments.slice(from, to) }),
  controls: ['color'],
  draw(p, pane, kit) {
    const negative = p.segments.findIndex((s) => s.value !== null && s.value < 0);
    if (negative >= 0) return asBars(p, negative, pane, kit);
    const whole = readWhole(p, pane, kit);
    return { shapes: arrange(whole, pane, kit), alt: altText(whole, kit) };
  },
});

interface Part {
  readonly index: number;
  readonly label: string;
  readonly value: number | null;
  /** Share of the ring, 0 to 1. */
  readonly exact: number;
  /** As printed: `38%`. */
  readonly share: string;
  readonly value_text: string;
  readonly fill: Color;
  readonly bold: boolean;
  readonly merged: boolean;
}

interface Whole {
  readonly parts: readonly Part[];
  readonly total: number;
  readonly total_text: string;
  /** A sum of values as the total is printed. */
  readonly print: (sum: number) => string;
  readonly percent: boolean;
  readonly pointer: string;
}

const labelPath = (whole: { pointer: string }, part: { index: number }): string => `${whole.pointer}/segments/${part.index}/label`;
const valuePath = (whole: { pointer: string }, part: { index: number }): string => `${whole.pointer}/segments/${part.index}/value`;

/** Parts in drawing order (descending, "other" last), with their shares and colours. */
function readWhole(p: Params, pane: Pane, kit: Kit): Whole {
  const { pointer } = pane;
  const given = p.segments.map((s, index) => ({ ...s, index, size: s.value ?? 0 }));
  const values_sent = given.map((s) => s.value);
  const [decimals, alike] = [kit.decimals(values_sent), kit.sharedDecimals(values_sent)];
  const sum = given.reduce((total, s) => total + s.size, 0);
  const total = decimals <= 20 ? Number(sum.toFixed(decimals)) : sum;
  const percent = given.length > 1 ? total >= 98 && total <= 102 : total === 100;
  const unit = p.unit ?? '';
  if (unit !== '') kit.drawn.add(`${pointer}/unit`);
  for (const s of given)
    if (s.value === null)
      kit.warn('missing_values', `${s.label} has no value; it is listed with a dash.`, {
        path: `${pointer}/segments/${s.index}/value`,
        remedy: 'Send the value, or remove the segment.',
      });
  if (sum === 0)
    kit.warn('zero_total', 'All values are zero: there are no shares to draw.', {
      path: `${pointer}/segments`,
      remedy: 'Send at least one value above zero.',
    });
  if (percent && Math.abs(total - 100) > 1e-9)
    kit.warn('percent_not_100', `The values are read as percent and total ${kit.number(total)}, not 100; they are printed as supplied.`, {
      path: `${pointer}/segments`,
      remedy: 'Correct the value that is off.',
    });
  warnDuplicates(p, pointer, kit);
  const values = given.map((s) => s.size);
  // Values that are percentages are printed as they were sent.
  const { shares, decimals: shareDecimals } = percent ? roundShares(values) : kit.shares(values);
  kit.proofs.push({
    kind: 'share_sum',
    ok: !percent || Math.abs(total - 100) <= 1e-9,
    expected: 100,
    shown: percent ? total : Number(shares.reduce((a, b) => a + b, 0).toFixed(shareDecimals)),
    tolerance: percent ? 0 : (shares.length * 0.5) / 10 ** shareDecimals,
    path: `${pointer}/segments`,
  });
  const order = [...given].sort(
    (a, b) => Number(OTHER.test(a.label)) - Number(OTHER.test(b.label)) || b.size - a.size || a.index - b.index,
  );
  const merge = order.length > MAX_ARCS;
  if (merge)
    kit.warn(
      'ring_merged',
      `The smallest ${order.length - MAX_ARCS + 1} of ${order.length} segments share one neutral arc; the rows list all of them.`,
      {
        path: `${pointer}/segments`,
        remedy: 'Group the smallest segments, or send at most six.',
      },
    );
  // Parts are sorted by size alone, so a large "other" keeps its own arc.
  const own = new Set([...order].sort((a, b) => b.size - a.size || a.index - b.index).slice(0, merge ? MAX_ARCS - 1 : MAX_ARCS));
  const inTitle = order.filter((s) => kit.isEmphasised(`${pointer}/segments/${s.index}`));
  // The fifth accent is a grey blue in some themes and too similar to the neutral arc, so the sixth replaces it.
  const accents = merge ? [0, 1, 2, 3, 5] : [0, 1, 2, 3, 4, 5];
  let used = 0;
  const parts = order.map((s, k): Part => {
    const merged = !own.has(s);
    const chosen = kit.userColor(s.color, `${pointer}/segments/${s.index}/color`);
    // A name that a neighbouring chart also shows keeps its colour from there.
    const shared = pane.categories?.indexOf(s.label) ?? -1;
    const fill = merged ? 'neutral' : (chosen ?? kit.accent(shared >= 0 ? shared : (accents[used++] ?? 0)));
    const share = s.value === null || sum === 0 ? DASH : kit.number(shares[s.index] as number, { decimals: shareDecimals, unit: '%' });
    const printed = kit.value(s.size, { decimals: alike, unit: percent ? '%' : unit });
    return {
      index: s.index,
      label: s.label,
      value: s.value,
      exact: sum === 0 ? 0 : s.size / sum,
      share: percent && s.value !== null ? printed : share,
      value_text: s.value === null ? DASH : printed,
      fill,
      bold: inTitle.length > 0 ? inTitle.includes(s) : k === 0 && order.length > 1,
      merged,
    };
  });
  const print = (value: number): string => kit.number(value, { decimals: alike, unit });
  return { parts, total, total_text: print(total), print, percent, pointer };
}

function warnDuplicates(p: Params, pointer: string, kit: Kit): void {
  const seen = new Set<string>();
  for (const [i, s] of p.segments.entries()) {
    if (s.label !== '' && seen.has(s.label))
      kit.warn('duplicate_labels', `More than one segment is called ${s.label}.`, {
        path: `${pointer}/segments/${i}/label`,
        remedy: 'Add the values up, or give each segment a name of its own.',
      });
    seen.add(s.label);
  }
}

interface RowStyle {
  readonly size_pt: number;
  readonly pitch: number;
  readonly lines: number;
  readonly cols: number;
  readonly value_w: number;
  /** 0 when shares are not printed, because they are the values or the pane is too narrow. */
  readonly share_w: number;
}

const ROW_GAP = 0.5;

/** Row texts at the largest of `sizes_pt` at which every label fits its room. Undefined when none does. */
function fitRows(
  whole: Whole,
  w: number,
  h: number,
  cols: number,
  sizes_pt: readonly number[],
  maxPitch: number,
  kit: Kit,
  narrow = false,
): RowStyle | undefined {
  const { parts } = whole;
  const percent = whole.percent || narrow;
  const perColumn = Math.ceil(parts.length / cols);
  const colW = (w - ROW_GAP * (cols - 1)) / cols;
  for (const size_pt of sizes_pt) {
    const minPitch = size_pt >= 14 ? 0.4 : size_pt >= 11 ? 0.28 : 0.2;
    const pitch = Math.min(maxPitch, h / perColumn);
    if (pitch < minPitch - 1e-9) continue;
    const widest = (pick: (p: Part) => string): number =>
      Math.max(...parts.map((p) => kit.text.widthIn(pick(p), size_pt, { bold: p.bold })));
    const share_w = percent ? 0 : widest((p) => p.share);
    const value_w = widest((p) => p.value_text);
    const room = colW - SWATCH - SWATCH_GAP - value_w - COLUMN_GAP / 2 - (percent ? 0 : share_w + COLUMN_GAP);
    if (room < 0.5) continue;
    const limit = Math.max(1, Math.floor((pitch - 0.06) / kit.text.pitchIn(size_pt)));
    let lines = 1;
    const fits = parts.every((p) => {
      if (kit.text.widthIn(p.label, size_pt, { bold: p.bold }) <= room) return true;
      const fit = kit.fit({
        block: kit.block(p.label, { color: 'ink', bold: p.bold }),
        sizes_pt: [size_pt],
        width_in: room,
        height_in: pitch - 0.06,
        // Smaller sizes are tried before a label takes a third line.
        max_lines: size_pt > 10 ? Math.min(2, limit) : limit,
      });
      lines = Math.max(lines, fit.lines);
      return fit.fits;
    });
    if (fits) return { size_pt, pitch, lines, cols, value_w, share_w };
  }
  return undefined;
}

/** Ring beside rows, ring above rows, or rows alone, depending on the room in the pane. */
function arrange(whole: Whole, pane: Pane, kit: Kit): Shape[] {
  const { box } = pane;
  const n = whole.parts.length;
  const level = densitiesFor(pane.class).find((d) => pane.level === undefined || d.name >= pane.level);
  const top = pane.class === 'full' ? (level?.name === 'D0' ? 16 : 12) : (level?.primary_pt ?? 10);
  const sizes = sizesDown(top, 10).filter((s) => s !== 9);
  const beside = (): Shape[] | undefined => {
    const leftW = box.w >= 9 ? (box.w - 0.2) / 2 : Math.min(box.h, box.w * 0.45);
    const d = Math.min(box.h, MAX_RING, leftW);
    const rowsX = box.x + (box.w >= 9 ? leftW + 0.2 : leftW + 0.3);
    const rowsW = right(box) - rowsX;
    const style = d < MIN_RING ? undefined : fitRows(whole, rowsW, box.h, 1, sizes, 0.66, kit);
    if (style === undefined) return undefined;
    const centre = box.y + d / 2 + (box.h - d) * 0.46;
    const rowsH = style.pitch * n;
    const y = Math.max(box.y, Math.min(centre - rowsH / 2, bottom(box) - rowsH));
    return [
      ...drawRing(whole, box.x + (box.w >= 9 ? leftW / 2 : d / 2), centre, d / 2, style.size_pt, pane, kit),
      ...drawRows(whole, { x: rowsX, y, w: rowsW, h: rowsH }, style, pane, kit),
    ];
  };
  const above = (): Shape[] | undefined => {
    const cols = box.w >= 5.5 && n > 4 ? 2 : 1;
    const perColumn = Math.ceil(n / cols);
    for (const room of [Math.min(perColumn * 0.42, box.h * 0.5), box.h - MIN_RING - 0.2]) {
      const style = fitRows(whole, box.w, room, cols, sizes, 0.42, kit);
      if (style === undefined) continue;
      const rowsH = style.pitch * perColumn;
      const d = Math.min(box.h - rowsH - 0.2, box.w, MAX_RING);
      if (d < MIN_RING - 1e-9) continue;
      const y = box.y + (box.h - d - 0.2 - rowsH) * 0.46;
      return [
        ...drawRing(whole, box.x + box.w / 2, y + d / 2, d / 2, style.size_pt, pane, kit),
        ...drawRows(whole, { x: box.x, y: y + d + 0.2, w: box.w, h: rowsH }, style, pane, kit),
      ];
    }
    return undefined;
  };
  const wide = box.w >= 9 || (box.w >= 4.5 && box.h < 3.4);
  const drawn = box.h < 2.4 ? undefined : wide ? (beside() ?? above()) : (above() ?? (box.w >= 4.5 ? beside() : undefined));
  return drawn ?? rowsOnly(whole, pane, sizes, kit);
}

function drawRing(whole: Whole, cx: number, cy: number, r: number, row_pt: number, pane: Pane, kit: Kit): Shape[] {
  const { id } = pane;
  const inner = r * HOLE;
  const thick = r - inner;
  const shapes: Shape[] = [];
  const labels: Shape[] = [];
  if (whole.total === 0)
    shapes.push(
      shape.path({ id: `${id}/ring`, name: 'empty ring', role: 'track' }, ringSteps(cx, cy, r, inner, 0, 360), {
        fill: shape.fill('track'),
        even_odd: true,
      }),
    );
  const separator = shape.stroke('canvas', 0.75);
  let at = 0;
  const arcs = [...whole.parts.filter((p) => !p.merged).map((p) => [p]), whole.parts.filter((p) => p.merged)].filter((a) => a.length > 0);
  // The neutral arc takes the position of its largest member, unless "other" already closes the ring.
  const size_pt = [14, 12, 11, 10].find((s) => s <= row_pt && kit.text.widthIn('100%', s, { bold: true }) <= thick - 0.06);
  for (const arc of arcs) {
    const [first] = arc as [Part];
    const exact = arc.reduce((sum, p) => sum + p.exact, 0);
    const sweep = exact * 360;
    for (const p of arc) if (p.value !== null) kit.drawn.add(valuePath(whole, p));
    if (sweep <= 0) continue;
    const merged = first.merged;
    const arcId = merged ? `${id}/arc-rest` : `${id}/arc-${first.index + 1}`;
    const value = arc.reduce((sum, p) => sum + (p.value ?? 0), 0);
    shapes.push(
      shape.path(
        {
          id: arcId,
          name: merged ? `arc of ${arc.length} small segments` : `arc ${first.index + 1}: ${first.label}`,
          role: 'mark',
          datum: { ...(merged ? {} : { path: valuePath(whole, first) }), value, scale: `${id}/shares`, along: 'angle', extent: sweep },
        },
        ringSteps(cx, cy, r, inner, at, at + sweep),
        { fill: shape.fill(first.fill), ...(sweep < 360 ? { stroke: separator } : { even_odd: true }) },
      ),
    );
    const words = merged ? undefined : first.share;
    if (size_pt !== undefined && words !== undefined && exact >= SHARE_ON_ARC && arcs.length > 1) {
      const w = kit.text.widthIn(words, size_pt, { bold: true });
      const h = kit.text.pitchIn(size_pt);
      // The text must clear both separators along the arc.
      const chord = exact >= 0.25 ? thick * 2 : 2 * ((r + inner) / 2) * Math.sin((sweep * Math.PI) / 360);
      if (w <= thick - 0.06 && Math.max(w * 0.8, h) <= chord) {
        const [x, y] = pointOn(cx, cy, (r + inner) / 2, at + sweep / 2);
        labels.push(
          kit.label({
            id: `${id}/arc-share-${first.index + 1}`,
            name: `share ${first.index + 1}: ${first.label}`,
            role: 'value',
            host: arcId,
            box: { x: x - w / 2, y: y - h / 2, w, h },
            runs: words,
            ...(whole.percent ? { path: valuePath(whole, first), bind: 'formatted' as const } : { bind: 'derived' as const }),
            style: { color: kit.on(first.fill), bold: true },
            size_pt,
            align: 'center',
            anchor: 'middle',
            wrap: false,
          }),
        );
      }
    }
    at += sweep;
  }
  const rest = whole.parts.filter((p) => p.merged);
  const ordered = [...whole.parts.filter((p) => !p.merged), ...rest];
  if (whole.total > 0)
    kit.named.push(
      ...slicesOf(
        arcs.map((a) => ({ names: a.map((p) => p.label), share: a.reduce((sum, p) => sum + p.exact, 0) })),
        [cx, cy],
        r,
      ),
    );
  if (whole.total > 0)
    kit.charts.push({
      kind: 'ring',
      id: `${id}/ring`,
      name: 'Ring',
      categories: ordered.map((p) => p.label),
      centre: [cx, cy],
      outer: r,
      inner,
      series: [
        {
          name: 'Value',
          values: ordered.map((p) => p.value),
          marks: ordered.map((p) => (p.exact <= 0 ? undefined : p.merged ? `${id}/arc-rest` : `${id}/arc-${p.index + 1}`)),
        },
      ],
    });
  return [...shapes, ...labels, ...drawCentre(whole, cx, cy, inner, row_pt, pane, kit)];
}

/** The total, or the share that the title states, in the hole, in the largest figures that fit, and the words below it. */
function drawCentre(whole: Whole, cx: number, cy: number, inner: number, row_pt: number, pane: Pane, kit: Kit): Shape[] {
  const centre = ringCentre(`${whole.pointer}/segments`, whole.percent ? undefined : whole.total_text, kit, whole.print);
  if (centre === undefined) return [];
  const { figure, words } = centre;
  const room = inner * 2 * 0.8;
  const size_pt = sizesDown(32, 10).find((s) => s * 2.2 <= inner * 72 && kit.text.widthIn(figure, s, { bold: true }) <= room);
  if (size_pt === undefined) return [];
  const h = kit.text.pitchIn(size_pt);
  const word_pt = Math.min(14, row_pt);
  const wordH = kit.text.pitchIn(word_pt);
  const withWord = words !== undefined && size_pt >= 18 && kit.text.widthIn(words, word_pt) <= room;
  const top = cy - (h + (withWord ? wordH : 0)) / 2;
  const label = (part: string, runs: string, y: number, height: number, size: number, style: { color: Color; bold?: boolean }): Shape =>
    kit.label({
      id: `${pane.id}/${part}`,
      name: part,
      role: part === 'total' ? 'label' : 'legend',
      box: { x: cx - room / 2, y, w: room, h: height },
      runs,
      bind: 'derived',
      style,
      size_pt: size,
      align: 'center',
      anchor: 'middle',
      wrap: false,
    });
  return [
    label('total', figure, top, h, size_pt, { color: 'ink', bold: true }),
    ...(withWord ? [label('total-word', words, top + h, wordH, word_pt, { color: 'muted' })] : []),
  ];
}

const valueRuns = (whole: Whole, p: Part): RunIn[] => [
  p.value === null ? run(DASH, undefined, 'derived', { color: 'muted' }) : run(p.value_text, valuePath(whole, p), 'formatted'),
];

function drawRows(whole: Whole, area: BoxIn, style: RowStyle, pane: Pane, kit: Kit): Shape[] {
  const { parts } = whole;
  const perColumn = Math.ceil(parts.length / style.cols);
  const cells = columns(area, style.cols, ROW_GAP);
  const shapes: Shape[] = [];
  for (const [k, p] of parts.entries()) {
    const cell = cells[Math.floor(k / perColumn)] as BoxIn;
    const y = area.y + (k % perColumn) * style.pitch;
    shapes.push(...drawRow(whole, p, { x: cell.x, y, w: cell.w, h: style.pitch }, style, pane, kit));
    shapes.push(hairline(`${pane.id}/rule-${p.index + 1}`, cell.x, right(cell), y + style.pitch));
  }
  return shapes;
}

function drawRow(whole: Whole, p: Part, box: BoxIn, style: RowStyle, pane: Pane, kit: Kit): Shape[] {
  const { size_pt, value_w, share_w } = style;
  const id = (what: string): string => `${pane.id}/${what}-${p.index + 1}`;
  const swatch = Math.min(SWATCH, box.h * 0.6);
  const x = box.x + SWATCH + SWATCH_GAP;
  const shareX = right(box) - share_w;
  const valueX = share_w === 0 ? right(box) - value_w : shareX - COLUMN_GAP - value_w;
  const room = valueX - COLUMN_GAP / 2 - x;
  const oneLine = kit.text.widthIn(p.label, size_pt, { bold: p.bold });
  const number = (what: string, runs: readonly RunIn[], at: number, w: number, style_: { color: Color; bold?: boolean }): Shape =>
    kit.label({
      id: id(what),
      name: `${what} ${p.index + 1}: ${p.label}`,
      role: 'value',
      host: id('swatch'),
      box: { x: at, y: box.y, w, h: box.h },
      runs,
      style: style_,
      size_pt,
      align: 'right',
      anchor: 'middle',
      wrap: false,
    });
  return [
    shape.rect(
      { id: id('swatch'), name: `key ${p.index + 1}: ${p.label}`, role: 'swatch' },
      { x: box.x, y: box.y + (box.h - swatch) / 2, w: swatch, h: swatch },
      { fill: shape.fill(p.fill) },
    ),
    kit.label({
      id: id('label'),
      name: `label ${p.index + 1}: ${p.label}`,
      role: 'label',
      host: id('swatch'),
      box: { x, y: box.y, w: Math.min(room, oneLine), h: box.h },
      runs: p.label,
      path: labelPath(whole, p),
      style: { color: 'ink', bold: p.bold },
      size_pt,
      anchor: 'middle',
      wrap: oneLine > room,
      align: kit.leading(p.label),
    }),
    number('value', valueRuns(whole, p), valueX, value_w, { color: 'ink', bold: p.bold }),
    ...(share_w === 0 ? [] : [number('share', [run(p.share, undefined, 'derived')], shareX, share_w, { color: 'muted', bold: p.bold })]),
  ];
}

/** For panes that are too small for a ring: each row with a thin bar of its share below it, or rows alone. */
function rowsOnly(whole: Whole, pane: Pane, sizes: readonly number[], kit: Kit): Shape[] {
  const { box } = pane;
  const n = whole.parts.length;
  for (const cols of box.w >= 5.5 && n > 3 ? [1, 2] : [1]) {
    const style = fitRows(whole, box.w, box.h, cols, sizes, 0.66, kit) ?? fitRows(whole, box.w, box.h, cols, sizes, 0.66, kit, true);
    if (style === undefined) continue;
    const perColumn = Math.ceil(n / cols);
    const area = { ...box, h: style.pitch * perColumn };
    const bars = style.pitch >= kit.text.pitchIn(style.size_pt) * style.lines + 0.14;
    if (!bars || whole.total === 0) return drawRows(whole, area, style, pane, kit);
    const cells = columns(area, cols, ROW_GAP);
    const largest = Math.max(...whole.parts.map((p) => p.exact));
    return whole.parts.flatMap((p, k) => {
      const cell = cells[Math.floor(k / perColumn)] as BoxIn;
      const y = box.y + (k % perColumn) * style.pitch;
      const barY = y + style.pitch - 0.1;
      const track = { x: cell.x, y: barY, w: cell.w, h: 0.06 };
      const bar =
        p.exact <= 0
          ? []
          : [
              shape.rect(
                {
                  id: `${pane.id}/bar-${p.index + 1}`,
                  name: `bar ${p.index + 1}: ${p.label}`,
                  role: 'mark',
                  datum: { path: valuePath(whole, p), value: p.value ?? 0, scale: `${pane.id}/bars`, along: 'x' },
                },
                { ...track, w: Math.max(0.02, (cell.w * p.exact) / Math.max(largest, 1)) },
                { fill: shape.fill(p.fill) },
              ),
            ];
      return [
        ...(p.value === null
          ? []
          : [shape.rect({ id: `${pane.id}/track-${p.index + 1}`, name: 'track', role: 'track' }, track, { fill: shape.fill('track') })]),
        ...bar,
        ...drawRow(whole, p, { x: cell.x, y, w: cell.w, h: style.pitch - 0.12 }, style, pane, kit),
      ];
    });
  }
  throw capacityExceeded(
    `${n} segments with labels of this length do not fit ${box.w.toFixed(1)} x ${box.h.toFixed(1)} in at 10 pt.`,
    'Shorten the labels, group the smallest segments, or give the donut more room.',
    { component: 'donut', count: n },
  );
}

/** Shares of negative values have no meaning, so the same values are drawn as bars on one scale. */
function asBars(p: Params, negative: number, pane: Pane, kit: Kit): Drawing {
  kit.warn(
    'negative_in_share',
    `${p.segments[negative]?.label ?? 'A segment'} is negative, so there are no shares; the values are drawn as bars.`,
    {
      path: `${pane.pointer}/segments/${negative}/value`,
      remedy: 'Send bar_list for values of both signs.',
    },
  );
  kit.warn('layout_switched', 'The donut is drawn as a bar_list.', {
    path: `${pane.pointer}/segments`,
    remedy: 'Send only values of zero and above to get a donut.',
  });
  if (p.unit !== undefined) kit.drawn.add(`${pane.pointer}/unit`);
  const rows = p.segments.map(({ label, value, color: own }) => ({
    label,
    value,
    ...(p.unit === undefined ? {} : { unit: p.unit }),
    ...(own === undefined ? {} : { color: own }),
  }));
  return movePaths(
    () => kit.draw({ component: 'bar_list', params: { rows } }, { ...pane, id: `${pane.id}/bars` }),
    `${pane.pointer}/rows`,
    `${pane.pointer}/segments`,
    kit,
  );
}

function altText(whole: Whole, kit: Kit): string {
  const parts = whole.parts.map((p) => `${p.label} ${p.value_text}${whole.percent || p.value === null ? '' : ` (${p.share})`}`);
  return `Donut chart${whole.percent ? '' : `, ${kit.word('total').toLowerCase()} ${whole.total_text}`}: ${parts.join(', ')}.`;
}
