/** Texts of the boxes of a driver tree, and the proof that children add up to their parent. */

import { isLabelUnit, type Kit, run } from '../../layout/index.ts';
import { judgedText } from '../../marks/judged.ts';
import { inkOf } from '../../marks/side-tree.ts';
import type { Color } from '../../scene/index.ts';
import type { Block, RunIn } from '../../typeset/index.ts';
import { type DriverData, type DriverNode, joinOf, type Operator } from './form.ts';

const unitOf = (d: DriverData, n: DriverNode): string => n.value.unit ?? d.unit;

/** The value as it is printed, with the node's own unit if it has one. */
export function valueRuns(d: DriverData, n: DriverNode, kit: Kit, rest: Partial<RunIn> = {}): RunIn[] {
  const { value, display, unit } = n.value;
  if (value === undefined && display === undefined) {
    if (unit !== undefined) kit.drawn.add(`${n.pointer}/unit`);
    return [];
  }
  if (unit !== undefined && (display !== undefined || isLabelUnit(unit))) kit.drawn.add(`${n.pointer}/unit`);
  if (display !== undefined) {
    kit.drawn.add(`${n.pointer}/value`);
    return [run(display, `${n.pointer}/display`, 'verbatim', { bold: true, ...rest })];
  }
  const shown = run(kit.value(value as number, { unit: unitOf(d, n) }), `${n.pointer}/value`, 'formatted', { bold: true, ...rest });
  return unit === undefined || isLabelUnit(unit)
    ? [shown]
    : [shown, run('\u00a0', undefined, undefined, rest), run(unit, `${n.pointer}/unit`, 'verbatim', rest)];
}

/** The change against the prior figure, with its sign and its tone: in percent, or in points when the figure is a percentage. */
export function changeRuns(d: DriverData, n: DriverNode, kit: Kit): RunIn[] {
  const { value, prior, delta, good_when } = n.value;
  if (prior !== undefined) kit.drawn.add(`${n.pointer}/prior`);
  const points = unitOf(d, n) === '%';
  let text = delta;
  let up: boolean | undefined;
  if (delta !== undefined) up = /^\s*[-−–▼]/.test(delta) ? false : /^\s*[+▲]/.test(delta) ? true : undefined;
  else if (value !== undefined && prior !== undefined) {
    const exact = points ? value - prior : prior === 0 ? undefined : (value / prior - 1) * 100 * Math.sign(prior);
    if (exact === undefined || !Number.isFinite(exact)) return [];
    const shown = Number(exact.toFixed(1));
    up = shown === 0 ? undefined : shown > 0;
    text = points ? kit.difference(shown, { decimals: 1, unit: '%' }) : kit.number(shown, { decimals: 1, unit: '%', signed: true });
    kit.proofs.push({ kind: 'change', ok: true, expected: exact, shown, tolerance: 0.05, path: `${n.pointer}/value` });
  }
  if (text === undefined) return [];
  const color: Color = n.depth <= 1 ? inkOf(n.depth, kit) : (judgedText(up === undefined ? 0 : up ? 1 : -1, good_when, kit) ?? 'muted');
  const arrow = up === undefined ? '' : up ? '▲\u00a0' : '▼\u00a0';
  return [
    run(`  ${arrow}`, undefined, 'derived', { color }),
    run(text, delta === undefined ? undefined : `${n.pointer}/delta`, delta === undefined ? 'derived' : 'verbatim', { color }),
  ];
}

export function blockFor(d: DriverData, kit: Kit, withChange: boolean): (n: DriverNode) => Block {
  return (n) => {
    const color = inkOf(n.depth, kit);
    const { label } = n.value;
    const words = run(
      typeof label === 'number' ? kit.value(label) : label,
      `${n.pointer}/label`,
      typeof label === 'number' ? 'formatted' : 'verbatim',
      {
        bold: n.depth === 0,
        ...(n.depth >= 2 ? { color: 'muted' as const } : {}),
      },
    );
    const figures = [...valueRuns(d, n, kit), ...(withChange ? changeRuns(d, n, kit) : [])];
    return kit.paragraphs(figures.length === 0 ? [{ runs: [words] }] : [{ runs: [words] }, { runs: figures, gap: 0.1 }], { color });
  };
}

const APPLY: Readonly<Record<Operator, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
};

/** Half a unit of the last decimal that a value has. */
const halfUnit = (value: number, kit: Kit): number => 0.5 / 10 ** kit.decimalsOf(value);

/**
 * Recomputes every figure from its children. The tolerance is the one of rounded figures: half a unit of the last decimal of the
 * parent, and of each child as far as it changes the result.
 */
export function proveTree(d: DriverData, nodes: readonly DriverNode[], kit: Kit): void {
  for (const n of nodes) {
    if (n.children.length < 2) continue;
    for (const member of ['value', 'prior'] as const) {
      const shown = n.value[member];
      const parts = n.children.map((c) => ({ at: c, amount: c.value[member] }));
      if (shown === undefined || parts.some((p) => p.amount === undefined)) continue;
      const scales = n.children.some((c, i) => i > 0 && (joinOf(c) === '×' || joinOf(c) === '÷'));
      const size = (c: DriverNode, v: number): number => (scales && unitOf(d, c) === '%' ? v / 100 : v);
      const value = (changed = -1, by = 0): number =>
        parts.reduce((acc, { at, amount }, i) => {
          const own = size(at, (amount as number) + (i === changed ? by : 0));
          return i === 0 ? own : APPLY[joinOf(at)](acc, own);
        }, 0);
      const exact = value();
      const expected = scales && unitOf(d, n) === '%' ? exact * 100 : exact;
      if (!Number.isFinite(expected)) continue;
      const factor = scales && unitOf(d, n) === '%' ? 100 : 1;
      const tolerance =
        halfUnit(shown, kit) +
        parts.reduce((sum, { amount }, i) => sum + Math.abs(value(i, halfUnit(amount as number, kit)) - exact) * factor, 0) +
        1e-9 * Math.abs(expected);
      const ok = Math.abs(expected - shown) <= tolerance;
      kit.proofs.push({ kind: scales ? 'product' : 'sum', ok, expected, shown, tolerance, path: `${n.pointer}/${member}` });
      if (!ok)
        kit.warn('totals_do_not_reconcile', `The drivers of ${n.value.label} make ${Number(expected.toPrecision(6))}, not ${shown}.`, {
          path: `${n.pointer}/${member}`,
          remedy: 'Correct the figures, name the operator, or add the driver that is missing.',
        });
    }
  }
}

export const wordsOfTree = (nodes: readonly DriverNode[]): string =>
  `Driver tree. ${nodes
    .map((n) => {
      const own = n.value.display ?? n.value.value;
      return `${'– '.repeat(n.depth)}${n.value.label}${own === undefined ? '' : ` ${own}`}`;
    })
    .join('; ')}.`;
