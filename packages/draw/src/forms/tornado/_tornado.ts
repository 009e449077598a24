/** Bars to the left and right of one line, values outside their ends, and names in a column or in the middle. */
import {
  type BoxIn,
  type Drawing,
  drawRowNames,
  isLabelUnit,
  type Kit,
  LABEL_GAP,
  type Numbers,
  noteUnit,
  numbersOf,
  planNamedRows,
  Sketch,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import type { Color } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { TornadoData } from './form.ts';

export interface TornadoOptions {
  /** Both values are lengths from the middle: two groups are compared, with names between them. */
  readonly mirrored?: boolean;
  /** Prints the swing of each driver in a column at the right. */
  readonly swing?: boolean;
}

export function drawTornado(d: TornadoData, pane: FormPane, kit: Kit, options: TornadoOptions): Drawing {
  const { mirrored = false, swing = false } = options;
  const sketch = new Sketch(pane.box, kit);
  const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const base = mirrored ? 0 : (d.base?.value ?? 0);
  const numbers = numbersOf([...d.drivers.flatMap((r) => [r.low, r.high]), mirrored ? undefined : d.base?.value], d.unit, kit);
  const read = d.drivers.map((r, i) => readBar(r, `${pane.pointer}/drivers/${i}`, base, mirrored));
  const bars = mirrored ? read : withClaimedEnd(read, d, base, kit);
  // A tornado is read from its widest row down, so rows are sorted; two groups back to back keep the order of their categories.
  if (!mirrored) bars.sort((a, b) => b.swing - a.swing);
  const plan = planBars(d, bars, numbers, { pointer: pane.pointer, box, mirrored, swing }, kit);
  const { rows, zero } = plan;
  if (mirrored) drawMiddleNames(sketch, bars, plan);
  else drawRowNames(sketch, bars, rows, rows.box.x, (i) => `high-${i + 1}`);
  for (const [i, bar] of bars.entries()) {
    drawEnd(sketch, i, bar, bar.low, plan, { numbers, mirrored });
    drawEnd(sketch, i, bar, bar.high, plan, { numbers, mirrored });
    if (swing)
      sketch.at(`swing-${i + 1}`, numbers.difference(bar.swing, false), [rows.box.x + rows.box.w, rows.mid(i)], 'right', rows.size_pt, {
        bold: bar.bold,
        role: 'legend',
        color: 'muted',
      });
  }
  for (const [k, x] of (mirrored ? [zero.low, zero.high] : [zero.low]).entries())
    sketch.line(`base-${k + 1}`, [x, rows.box.y - 0.02], [x, rows.box.y + rows.box.h], shape.stroke('muted', WIDTH.baseline), {
      role: 'baseline',
      layer: 'line',
      name: 'base line',
    });
  const y = rows.box.y - 0.18;
  if (!mirrored) drawZero(sketch, bars, base, plan, { numbers, y, has_name: d.base !== undefined });
  if (swing) drawSwingHead(sketch, d.unit, [rows.box.x + rows.box.w, y]);
  drawBase(sketch, d, numbers, mirrored, pane, [zero.low, y - (d.sides.length > 0 ? 0.24 : 0)]);
  drawSides(sketch, d, plan, y, pane);
  const ranges =
    d.drivers.length === 0 ? [] : bars.map((b) => `${b.label} ${numbers.text(b.driver.low)} to ${numbers.text(b.driver.high)}`);
  return sketch.drawing('Tornado', `Tornado${mirrored ? '' : ` about ${numbers.text(base)}`}: ${ranges.join('; ')}.`);
}

/** One end of a bar. `low` is left of the middle. */
interface End {
  readonly key: 'low' | 'high';
  readonly value: number;
  readonly path: string;
  readonly note: string | undefined;
  readonly note_path: string;
  readonly fill: Color;
  /** Length from the middle, in units of the value; left is negative. */
  readonly length: number;
}

type Driver = TornadoData['drivers'][number];

interface Bar {
  readonly driver: Driver;
  readonly label: string;
  readonly label_path: string;
  readonly bold: boolean;
  readonly swing: number;
  readonly low: End;
  readonly high: End;
}

/** The smaller value is on the left. When it was sent as `high`, the colours change sides with the values. */
function readBar(driver: Driver, pointer: string, base: number, mirrored: boolean): Bar {
  const swapped = !mirrored && driver.low > driver.high;
  const end = (key: 'low' | 'high', sent: 'low' | 'high', length: number): End => ({
    key,
    value: driver[sent],
    path: `${pointer}/${sent}`,
    note: driver[`${sent}_label`],
    note_path: `${pointer}/${sent}_label`,
    fill: sent === 'low' ? 'neutral' : 'accent1',
    length,
  });
  const { low, high } = driver;
  return {
    driver,
    label: driver.label,
    label_path: `${pointer}/label`,
    bold: driver.emphasis === 'primary',
    swing: Math.abs(high - low),
    low: end('low', swapped ? 'high' : 'low', mirrored ? -Math.abs(low) : Math.min(low, high) - base),
    high: end('high', swapped ? 'low' : 'high', mirrored ? Math.abs(high) : Math.max(low, high) - base),
  };
}

/** Whether an end lies on the other side of zero than the base. */
const isAcrossZero = ({ value }: End, base: number): boolean => base !== 0 && Math.sign(value) === -Math.sign(base);

/**
 * Bars with the one end in the accent that the title states: its value is a figure of the title, or it is the only one across the zero of
 * which the title speaks. An end on the side that has the accent already stays as it is.
 */
function withClaimedEnd(bars: readonly Bar[], d: TornadoData, base: number, kit: Kit): Bar[] {
  const claims = kit.titleClaims;
  const ends = bars.flatMap(({ low, high }) => [low, high]);
  const stated = ends.filter(({ value }) =>
    claims?.figures.some((f) => f.kind !== 'fraction' && Math.abs(Math.abs(value) - f.value) <= f.tolerance),
  );
  const across = claims === undefined || claims.places('zero').length === 0 ? [] : ends.filter((end) => isAcrossZero(end, base));
  const [claimed] = across.length === 1 ? across : stated.length === 1 ? stated : [];
  if (claimed === undefined || claimed.fill !== 'neutral') return [...bars];
  const hasKey = d.sides.length > 0;
  const repainted = (end: End): End =>
    end === claimed ? { ...end, fill: hasKey ? 'ink' : 'accent1' } : end.fill === 'accent1' && !hasKey ? { ...end, fill: 'soft1' } : end;
  return bars.map((bar) => ({
    ...bar,
    bold: bar.bold || bar.low === claimed || bar.high === claimed,
    low: repainted(bar.low),
    high: repainted(bar.high),
  }));
}

interface TornadoPlan {
  readonly rows: ReturnType<typeof planNamedRows>;
  readonly note_pt: number;
  /** Notes are behind their numbers, not under them. */
  readonly beside: boolean;
  readonly perUnit: number;
  /** Where both ends begin, inches. The same position for both, except in a mirrored drawing. */
  readonly zero: { readonly low: number; readonly high: number };
  readonly thickness: number;
}

interface TornadoRoom {
  readonly pointer: string;
  readonly box: BoxIn;
  readonly mirrored: boolean;
  readonly swing: boolean;
}

function planBars(
  d: TornadoData,
  bars: readonly Bar[],
  numbers: Numbers,
  { pointer, box, mirrored, swing }: TornadoRoom,
  kit: Kit,
): TornadoPlan {
  const headH = d.base !== undefined || d.sides.length > 0 ? 0.62 : swing ? 0.36 : 0.1;
  const rows = planNamedRows(bars, { ...box, y: box.y + headH, h: box.h - headH }, kit, {
    what: 'drivers',
    pointer: `${pointer}/drivers`,
    share: mirrored ? 0.22 : 0.28,
  });
  const note_pt = rows.level.name === 'D0' ? 11 : 10;
  // When rows are too low for a note under its number, the note is behind the number.
  const beside = kit.text.pitchIn(rows.size_pt) + kit.text.pitchIn(note_pt) > rows.pitch;
  const swings = swing ? bars.map((b) => kit.text.widthIn(numbers.difference(b.swing, false).text, rows.size_pt, { bold: true })) : [];
  const swingW = swing ? Math.max(...swings, kit.text.widthIn(swingHead(d.unit, kit), HEAD_PT, { bold: true })) + 0.3 : 0;
  const x0 = mirrored ? rows.box.x : rows.box.x + rows.label_w + 0.2;
  const middle = mirrored ? rows.label_w + 0.3 : 0;
  const roomW = rows.box.x + rows.box.w - x0 - swingW;
  const need = (end: 'low' | 'high', perUnit: number): number =>
    Math.max(
      0,
      ...bars.map((b) => {
        const length = end === 'low' ? -b.low.length : b.high.length;
        return Math.max(0, length) * perUnit + labelWidth(b[end], numbers, { size_pt: rows.size_pt, note_pt, beside }, kit) + LABEL_GAP;
      }),
    );
  const span = Math.max(0, ...bars.map((b) => -b.low.length)) + Math.max(0, ...bars.map((b) => b.high.length));
  let perUnit = span > 0 ? (roomW - middle) / span : 0;
  for (let step = 0; step < 60; step++) {
    const needed = need('low', perUnit) + need('high', perUnit);
    if (needed + middle <= roomW + 1e-6) break;
    perUnit *= Math.max(0.6, (roomW - middle) / needed);
  }
  const low = need('low', perUnit);
  const spare = Math.max(0, roomW - middle - low - need('high', perUnit)) / 2;
  const zero = x0 + spare + low;
  return { rows, note_pt, beside, perUnit, zero: { low: zero, high: zero + middle }, thickness: Math.min(0.55, rows.pitch * 0.64) };
}

/** Width of the number and its note. */
function labelWidth(
  { value, note }: End,
  numbers: Numbers,
  { size_pt, note_pt, beside }: { readonly size_pt: number; readonly note_pt: number; readonly beside: boolean },
  kit: Kit,
): number {
  const number = kit.text.widthIn(numbers.text(value), size_pt, { bold: true });
  const noted = note === undefined ? 0 : kit.text.widthIn(beside ? `  ${note}` : note, note_pt);
  return beside ? number + noted : Math.max(number, noted);
}

function drawMiddleNames(sketch: Sketch, bars: readonly Bar[], { rows, zero }: TornadoPlan): void {
  const w = zero.high - zero.low;
  for (const [i, bar] of bars.entries())
    sketch.cell(
      `label-${i + 1}`,
      { text: bar.label, path: bar.label_path },
      { x: zero.low + 0.1, y: rows.y(i), w: w - 0.2, h: rows.pitch },
      rows.size_pt,
      { align: 'center', bold: bar.bold },
    );
}

/** One end of a bar, with its number and its note outside it. */
function drawEnd(
  sketch: Sketch,
  i: number,
  bar: Bar,
  end: End,
  plan: TornadoPlan,
  { numbers, mirrored }: { readonly numbers: Numbers; readonly mirrored: boolean },
): void {
  const { kit } = sketch;
  const { rows, note_pt, beside, perUnit, thickness } = plan;
  const { key, length } = end;
  const mid = rows.mid(i);
  const left = key === 'low';
  const zero = plan.zero[key];
  const w = Math.abs(length) * perUnit;
  const visible = w > 0.001;
  if (visible)
    sketch.rect(
      `${key}-${i + 1}`,
      // A driver may move the result to one side only. Both ends are then on that side.
      { x: length < 0 ? zero - w : zero, y: mid - thickness / 2, w: Math.max(0.02, w), h: thickness },
      { fill: end.fill },
      {
        name: `${bar.label} ${key}`,
        datum: {
          path: end.path,
          value: mirrored ? end.value : length,
          scale: 'body/chart/swing',
          along: 'x',
          flags: w < 0.02 ? ['bar_min_length', 'floating'] : ['floating'],
        },
      },
    );
  else kit.drawn.add(end.path);
  const tip = zero + length * perUnit;
  const at = left ? Math.min(zero, tip) - LABEL_GAP : Math.max(zero, tip) + LABEL_GAP;
  const h = kit.text.pitchIn(rows.size_pt) + (end.note === undefined || beside ? 0 : kit.text.pitchIn(note_pt));
  const width = labelWidth(end, numbers, { size_pt: rows.size_pt, note_pt, beside }, kit);
  const value = { text: numbers.text(end.value), path: end.path, bind: 'formatted' as const, bold: bar.bold };
  const note = end.note === undefined ? [] : [{ text: end.note, path: end.note_path, color: 'muted' as const, size_pt: note_pt }];
  sketch.stack(
    `${key}-value-${i + 1}`,
    beside ? [[value, ...note.flatMap((n) => [{ text: '  ' }, n])]] : [[value], note],
    { x: left ? at - width : at, y: mid - h / 2, w: width, h },
    rows.size_pt,
    { align: left ? 'right' : 'left', wrap: false, role: 'value', ...(visible ? { host: `${key}-${i + 1}` } : {}) },
  );
}

/** A line at zero where an end lies beyond it. Rows whose numbers stand there are left out. */
function drawZero(
  sketch: Sketch,
  bars: readonly Bar[],
  base: number,
  plan: TornadoPlan,
  head: { readonly numbers: Numbers; readonly y: number; readonly has_name: boolean },
): void {
  const { rows, zero, perUnit, note_pt, beside } = plan;
  if (!bars.some(({ low, high }) => isAcrossZero(low, base) || isAcrossZero(high, base))) return;
  const x = zero.low - base * perUnit;
  const isInWords = (end: End, side: -1 | 1): boolean => {
    const tip = zero.low + end.length * perUnit + side * LABEL_GAP;
    const far = tip + side * labelWidth(end, head.numbers, { size_pt: rows.size_pt, note_pt, beside }, sketch.kit);
    return x > Math.min(tip, far) - LABEL_GAP && x < Math.max(tip, far) + LABEL_GAP;
  };
  const free = bars.map(({ low, high }) => !isInWords(low, -1) && !isInWords(high, 1));
  for (const [i, isFree] of free.entries()) {
    if (!isFree || free[i - 1] === true) continue;
    const end = free.indexOf(false, i);
    const foot = rows.y(end < 0 ? bars.length - 1 : end - 1) + rows.pitch;
    sketch.line(
      `zero-${i + 1}`,
      [x, rows.y(i) - (i === 0 ? 0.02 : 0)],
      [x, foot],
      shape.stroke('muted', WIDTH.baseline, { dash: 'dash' }),
      {
        role: 'baseline',
        layer: 'line',
        name: 'zero line',
      },
    );
  }
  const roomW = head.has_name ? 1.6 : 0.4;
  if (free[0] === true && Math.abs(x - zero.low) > roomW)
    sketch.at('zero-name', { text: sketch.kit.number(0) }, [x, head.y], 'center', 12, { role: 'axis', color: 'muted' });
}

/** The value from which all bars start, above their line. */
function drawBase(
  sketch: Sketch,
  { base }: TornadoData,
  numbers: Numbers,
  mirrored: boolean,
  pane: FormPane,
  at: readonly [number, number],
): void {
  if (base === undefined) return;
  const path = `${pane.pointer}/base`;
  sketch.kit.drawn.add(`${path}/value`);
  if (mirrored) return;
  sketch.kit.drawn.add(path);
  const runs = [
    ...(base.label === undefined ? [] : [{ text: `${base.label} `, path: `${path}/label` }]),
    { text: numbers.text(base.value), path: `${path}/value`, bind: 'formatted' as const },
  ];
  sketch.at('base-name', runs, at, 'center', 12, { bold: true, role: 'label' });
}

const HEAD_PT = 12;

/** Head of the last column. A unit that each of its numbers already has is not repeated. */
const swingHead = (unit: string, kit: Kit): string =>
  unit === '' || isLabelUnit(unit) ? kit.word('swing') : `${kit.word('swing')}, ${unit}`;

function drawSwingHead(sketch: Sketch, unit: string, at: readonly [number, number]): void {
  sketch.at('swing-head', { text: swingHead(unit, sketch.kit) }, at, 'right', HEAD_PT, { bold: true, role: 'legend', color: 'muted' });
}

/** Names of the two sides above the bars. */
function drawSides(sketch: Sketch, d: TornadoData, { zero }: TornadoPlan, y: number, pane: FormPane): void {
  for (const [k, name] of d.sides.slice(0, 2).entries()) {
    const left = k === 0;
    const w = sketch.kit.text.widthIn(name, 12, { bold: true });
    const x = left ? zero.low - 0.15 : zero.high + 0.15;
    sketch.rect(
      `side-swatch-${k + 1}`,
      { x: left ? x - w - 0.21 : x, y: y - 0.07, w: 0.14, h: 0.14 },
      { fill: left ? 'neutral' : 'accent1' },
      { role: 'swatch' },
    );
    sketch.at(`side-${k + 1}`, { text: name, path: `${pane.pointer}/sides/${k}` }, [left ? x : x + 0.21, y], left ? 'right' : 'left', 12, {
      bold: true,
      role: 'legend',
    });
  }
}
