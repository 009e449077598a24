/**
 * The bridge drawing that `waterfall` and the forms of `waterfall_bridge` share: columns from a start through signed steps to totals,
 * joined at the running level. It uses rows where labels or numbers need them.
 */
import { type BoxIn, cutTop, isLabelUnit, type Kit, roundTo, saysUnit } from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import { columnLabels, drawColumns } from './bridge-columns.ts';
import type { Bridge, DrawnBridge } from './bridge-parts.ts';
import { drawRows } from './bridge-rows.ts';

export { type Bridge, type BridgeStep, bridgeLevels, type DrawnBridge, type DrawnStep } from './bridge-parts.ts';

/** Totals that differ from the sum of the steps before them by more than rounding. */
export function checkTotals(bridge: Bridge, kit: Kit): void {
  const decimals = kit.decimals(bridge.steps.map((s) => s.sent ?? s.value));
  let running = 0;
  let count = 0;
  for (const [i, step] of bridge.steps.entries()) {
    if (step.kind === 'delta') {
      running += step.value;
      count++;
      continue;
    }
    if ((step.kind === 'total' || step.kind === 'subtotal') && i > 0) {
      const tolerance = 0.5 * (count + 1) * 10 ** -decimals;
      const gap = roundTo(step.value - running, Math.max(decimals, 6));
      const ok = Math.abs(gap) <= tolerance + 1e-9;
      kit.proofs.push({
        kind: 'bridge_sum',
        ok,
        expected: roundTo(running, decimals),
        shown: step.value,
        tolerance,
        path: step.value_path,
      });
      // A gap that rounding explains is still visible, so it is also reported.
      if (Math.abs(gap) > 1e-9)
        kit.warn(
          ok ? 'totals_off_by_rounding' : 'totals_do_not_reconcile',
          `${step.label} is ${kit.value(step.value)}; the steps add up to ${kit.number(roundTo(running, decimals))}, a difference of ${kit.number(gap, { signed: true })}${ok ? ', which rounding may explain' : ''}.`,
          {
            path: step.value_path,
            remedy: ok
              ? 'Send the numbers with one decimal more, or correct the total; it is drawn as given.'
              : 'Correct the total or add the missing step; it is drawn as given.',
          },
        );
    }
    running = step.value;
    count = 0;
  }
}

/** Draws a bridge into `box` and decides between columns and rows. */
export function drawBridge(
  bridge: Bridge,
  box: BoxIn,
  id: string,
  kit: Kit,
  options: { readonly headroom?: number; readonly footroom?: number; readonly most_columns?: number } = {},
): DrawnBridge {
  checkTotals(bridge, kit);
  if (bridge.steps.filter((s) => s.primary).length > 2)
    kit.warn('over_soft_limit', 'More than two steps are marked primary; when everything is emphasised, nothing is.', {
      remedy: 'Mark one step, two at most.',
    });
  const unit = unitNote(bridge, box, id, kit);
  const inner = unit.rest;
  const columnsFit = columnLabels(bridge, inner, kit, options.most_columns ?? 16);
  const drawn = columnsFit === undefined ? drawRows(bridge, inner, id, kit) : drawColumns(bridge, inner, id, kit, columnsFit, options);
  if (columnsFit === undefined && bridge.steps.length > 1)
    kit.warn('layout_switched', 'The bridge is drawn as rows: its labels do not fit under columns.', {
      remedy: 'Shorten the longest labels or send fewer steps to get columns.',
    });
  return { ...drawn, shapes: [...unit.shapes, ...drawn.shapes], alt: altText(bridge, kit) };
}

/** The unit at the top left of the plot, unless the sub-line or the labels contain it. */
function unitNote(bridge: Bridge, box: BoxIn, id: string, kit: Kit): { readonly shapes: Shape[]; readonly rest: BoxIn } {
  const { unit } = bridge;
  if (unit === '' || isLabelUnit(unit) || kit.context.includes(unit) || bridge.steps.some((s) => saysUnit(s.display, unit))) {
    // The labels or the sub-line contain the unit.
    if (bridge.unit_path !== undefined) kit.drawn.add(bridge.unit_path);
    return { shapes: [], rest: box };
  }
  const { rest, cut } = cutTop(box, 0.2, 0.04);
  return {
    rest,
    shapes: [
      kit.label({
        id: `${id}/unit`,
        name: 'unit',
        role: 'axis',
        box: { ...cut, w: Math.min(cut.w, kit.text.widthIn(unit, 11) + 0.02) },
        runs: unit,
        ...(bridge.unit_path === undefined ? {} : { path: bridge.unit_path }),
        style: { color: 'muted' },
        size_pt: 11,
        wrap: false,
        anchor: 'middle',
      }),
    ],
  };
}

function altText(bridge: Bridge, kit: Kit): string {
  const unit = bridge.unit === '' ? '' : ` (${bridge.unit})`;
  const parts = bridge.steps.map((s) => `${s.label} ${s.display ?? kit.value(s.value, { signed: s.kind === 'delta' }, s.sent)}`);
  return `Bridge chart${unit}: ${parts.join(', ')}.`;
}
