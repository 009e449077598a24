/** The parts that bridges as columns and as rows share: steps, levels, colours, domain, and the shapes of a step. */

import { softOf } from '../fields/chart-fields.ts';
import { type BoxIn, type BridgeClaim, differenceUnit, isLabelUnit, type Kit, run as runOf, shape, WIDTH } from '../layout/index.ts';
import type { Align, Color, Datum, Shape } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';
import { changeFill } from './judged.ts';

export interface BridgeStep {
  readonly kind: 'start' | 'delta' | 'total' | 'subtotal';
  readonly label: string;
  readonly value: number;
  /** The number as it was sent, where the sign was changed because a fall was sent as a positive amount. */
  readonly sent?: number;
  /** Text that is printed in place of the formatted value. */
  readonly display?: string;
  /** Whether a delta is good or bad, where the request says so. */
  readonly tone?: 'positive' | 'negative' | undefined;
  readonly primary: boolean;
  /** Pointers of this step's values in the request. */
  readonly label_path: string;
  readonly value_path: string;
  readonly display_path?: string;
}

export interface Bridge {
  readonly steps: readonly BridgeStep[];
  readonly unit: string;
  readonly unit_path?: string;
}

/** Where one step was drawn. Additions on top need it (difference arrows, brackets). */
export interface DrawnStep {
  readonly from: number;
  readonly to: number;
  readonly bar: BoxIn;
}

export interface DrawnBridge {
  readonly shapes: readonly Shape[];
  readonly steps: readonly DrawnStep[];
  readonly orientation: 'columns' | 'rows';
  readonly plot: BoxIn;
  readonly alt: string;
}

export interface Level {
  readonly from: number;
  readonly to: number;
}

/** Levels that each bar covers: anchors from zero, deltas from the running level. */
export function bridgeLevels(steps: readonly BridgeStep[]): readonly Level[] {
  let running = 0;
  return steps.map((step) => {
    if (step.kind === 'delta') {
      const from = running;
      running += step.value;
      return { from, to: running };
    }
    running = step.value;
    return { from: 0, to: step.value };
  });
}

/** Names of the workbook columns: the steps of each have one colour. */
const groupOf = (step: BridgeStep): string =>
  isAnchor(step) ? 'Total' : step.tone === 'positive' || (step.tone === undefined && step.value >= 0) ? 'Increase' : 'Decrease';

/** The bridge as a chart claim: bars between levels. */
export const bridgeClaim = ({ steps, unit }: Bridge, levels: readonly Level[], id: string, along: 'x' | 'y'): BridgeClaim => ({
  kind: 'bridge',
  id: `${id}/levels`,
  name: unit === '' ? 'Bridge' : `Bridge, ${unit}`,
  along,
  categories: steps.map((s) => s.label),
  steps: steps.map((s, i) => ({
    from: levels[i]?.from ?? 0,
    to: levels[i]?.to ?? 0,
    value: s.value,
    group: groupOf(s),
    mark: `${id}/step-${i + 1}`,
  })),
});

export const isAnchor = (step: BridgeStep): boolean => step.kind !== 'delta';

/** Full when the step is the message, soft when another step is. */
export function colorOf(step: BridgeStep, quiet: boolean, kit: Kit): Color {
  // The totals are in ink when the first colour of a brand looks like that of losses.
  if (isAnchor(step)) return kit.theme.totals ?? 'accent1';
  if (step.tone === undefined) return changeFill(step.value, step.primary, kit);
  return quiet ? softOf(step.tone) : step.tone;
}

/** Full for the steps that are the message. The others are soft when some are marked primary. */
export const stepFill = (step: BridgeStep, { steps }: Bridge, kit: Kit): Color =>
  colorOf(step, !step.primary && !isAnchor(step) && steps.some((s) => s.primary), kit);

export interface Valued {
  readonly runs: readonly RunIn[];
  readonly text: string;
  readonly bold: boolean;
  readonly size_pt: number;
  readonly color: Color;
  readonly w: number;
}

/** All value labels have one size. That of the primary step is one size larger and in its colour. */
export function valueLabels(bridge: Bridge, size_pt: number, kit: Kit): Valued[] {
  const decimals = kit.sharedDecimals(bridge.steps.filter((s) => s.display === undefined).map((s) => s.sent ?? s.value));
  const unit = isLabelUnit(bridge.unit) ? bridge.unit : '';
  return bridge.steps.map((step) => {
    const own = isAnchor(step) ? unit : differenceUnit(unit, kit.numbers);
    const text = step.display ?? kit.value(step.value, { decimals, signed: !isAnchor(step), unit: own }, step.sent);
    const bold = isAnchor(step) || step.primary;
    const size = step.primary ? (size_pt < 12 ? 12 : 14) : size_pt;
    return {
      text,
      runs: [
        runOf(
          text,
          step.display === undefined ? step.value_path : step.display_path,
          step.display === undefined ? 'formatted' : 'verbatim',
        ),
      ],
      bold,
      size_pt: size,
      color: step.primary && !isAnchor(step) ? kit.asText(colorOf(step, false, kit)) : 'ink',
      w: kit.text.widthIn(text, size, { bold }),
    };
  });
}

export interface BridgeDomain {
  readonly min: number;
  readonly max: number;
  /** True when the axis does not begin at zero. */
  readonly cut: boolean;
}

/** A step below this length is hard to see, inches. */
const LEAST_STEP = 0.12;

/**
 * Domain of the value axis, `length_in` long: from zero, or from a round base where a step would be hard to see on an axis from zero. A cut
 * is drawn on the columns, and `axisBase` prints its base.
 */
export function domainOf(levels: readonly Level[], steps: readonly BridgeStep[], length_in: number): BridgeDomain {
  let max = Number.NEGATIVE_INFINITY;
  let min = Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, { from, to }] of levels.entries()) {
    const step = steps[i] as BridgeStep;
    // Anchors are on the baseline. A bridge that does not begin with a start runs from zero.
    const start = isAnchor(step) ? to : from;
    max = Math.max(max, start, to);
    min = Math.min(min, start, to);
    if (!isAnchor(step) && step.value !== 0) least = Math.min(least, Math.abs(step.value));
  }
  const base = min > 0 && (max - min) / max < 0.35 && (least / max) * length_in < LEAST_STEP ? roundBase(min, max) : 0;
  return base > 0 ? { min: base, max, cut: true } : { min: Math.min(0, min), max: Math.max(0, max), cut: false };
}

export function warnOfCut({ min, cut }: BridgeDomain, kit: Kit): void {
  if (!cut) return;
  kit.warn(
    'axis_broken',
    `The columns are cut near their foot and begin at ${kit.number(min)}, so that small steps on a large base can be seen; steps keep one exact scale.`,
    { remedy: 'Nothing to mend: the break is drawn on the columns, and the axis names its base.' },
  );
}

/** A round number below all levels, with room for the foot of the columns. */
function roundBase(min: number, max: number): number {
  const unit = 10 ** Math.floor(Math.log10(max - min));
  return Number((Math.floor((min - 0.4 * (max - min)) / unit) * unit).toPrecision(12));
}

const BASE_PT = 12;

/** Width and height of the base of a cut axis, inches. */
export const axisBaseSize = ({ min }: BridgeDomain, kit: Kit): { readonly w: number; readonly h: number } => ({
  w: kit.text.widthIn(kit.number(min), BASE_PT),
  h: kit.text.pitchIn(BASE_PT),
});

/** The value at which a cut axis begins. */
export const axisBase = (id: string, { min }: BridgeDomain, box: BoxIn, color: Color, kit: Kit): Shape =>
  kit.label({
    id: `${id}/base`,
    name: 'base of the axis',
    role: 'axis',
    box,
    runs: kit.number(min),
    bind: 'derived',
    style: { color },
    size_pt: BASE_PT,
    align: 'center',
    anchor: 'middle',
    wrap: false,
  });

/** Where the break stands above the foot of a bar, and the room below it, inches. */
const BREAK_AT = 0.35;
export const breakFoot = (length_in: number): number => Math.min(BREAK_AT, length_in * 0.5) - 0.08;

/** A slanted gap through an anchor, 0.35 from the baseline, shows that the length before it is not to scale. */
export function breakMark(id: string, bar: BoxIn, along: 'x' | 'y'): Shape[] {
  const slant = 0.05;
  const half = 0.03;
  const over = 0.03;
  // Corners as (distance along the bar from its foot, distance across it), rotated into place afterwards.
  const foot = Math.min(BREAK_AT, (along === 'y' ? bar.h : bar.w) * 0.5);
  const turn = (a: number, across: number): readonly [number, number] =>
    along === 'y' ? [bar.x + across, bar.y + bar.h - a] : [bar.x + a, bar.y + across];
  const breadth = along === 'y' ? bar.w : bar.h;
  const corners = [
    turn(foot - slant - half, -over),
    turn(foot + slant - half, breadth + over),
    turn(foot + slant + half, breadth + over),
    turn(foot - slant + half, -over),
  ] as const;
  const identity = (suffix: string): shape.Named => ({ id: `${id}${suffix}`, name: 'axis break', role: 'decoration' });
  const pen = shape.stroke('muted', 0.75);
  return [
    shape.path(identity(''), [['M', ...corners[0]], ['L', ...corners[1]], ['L', ...corners[2]], ['L', ...corners[3]], ['Z']], {
      fill: shape.fill('canvas'),
    }),
    shape.line(identity('-lower'), corners[0], corners[1], pen),
    shape.line(identity('-upper'), corners[3], corners[2], pen),
  ];
}

type Flags = NonNullable<Datum['flags']>;

/** The bar of a step on the scale of the bridge. */
export const stepBar = (step: BridgeStep, i: number, id: string, box: BoxIn, along: 'x' | 'y', fill: Color, flags: Flags): Shape =>
  shape.rect(
    {
      id: `${id}/step-${i + 1}`,
      name: `step ${i + 1}: ${step.label}`,
      role: 'mark',
      datum: { path: step.value_path, value: step.value, scale: `${id}/levels`, along, ...(flags.length > 0 ? { flags } : {}) },
    },
    box,
    { fill: shape.fill(fill) },
  );

/** A total that does not reconcile shows the difference: the connector stays at the running level. */
export const stepConnector = (i: number, id: string, from: readonly [number, number], to: readonly [number, number]): Shape =>
  shape.line({ id: `${id}/connector-${i + 1}`, name: 'connector', role: 'connector' }, from, to, shape.stroke('muted', WIDTH.connector));

export const stepValue = (value: Valued, step: BridgeStep, i: number, id: string, box: BoxIn, align: Align, kit: Kit): Shape =>
  kit.label({
    id: `${id}/value-${i + 1}`,
    name: `value ${i + 1}: ${step.label}`,
    role: 'value',
    host: `${id}/step-${i + 1}`,
    box,
    runs: value.runs,
    style: { color: value.color, bold: value.bold },
    size_pt: value.size_pt,
    align,
    anchor: 'middle',
    wrap: false,
  });

/** The name of a step: centred and top-aligned under a column, or from the leading edge in the middle of a row. */
export const stepName = (step: BridgeStep, i: number, id: string, box: BoxIn, under: boolean, size_pt: number, kit: Kit): Shape =>
  kit.label({
    id: `${id}/label-${i + 1}`,
    name: `label ${i + 1}: ${step.label}`,
    role: 'label',
    host: `${id}/step-${i + 1}`,
    box,
    runs: step.label,
    path: step.label_path,
    style: { color: 'ink', bold: isAnchor(step) },
    size_pt,
    ...(under ? { align: 'center' } : { anchor: 'middle', align: kit.leading(step.label) }),
    balance: true,
  });

export const bridgeBaseline = (id: string, from: readonly [number, number], to: readonly [number, number]): Shape =>
  shape.line({ id: `${id}/baseline`, name: 'baseline', role: 'baseline' }, from, to, shape.stroke('muted', WIDTH.baseline));
