/** Turns what a drawing claims about its marks into native charts that can replace them. */
import type { ChartClaim, NumberStyle } from '../layout/index.ts';
import { type Chart, type Shape, walk } from '../scene/index.ts';
import { fitBars, fitBridge } from './bars.ts';
import { Found, NoTwin } from './found.ts';
import { fitLines } from './lines.ts';
import { fitPoints } from './points.ts';
import { fitRing } from './ring.ts';

export interface FittedCharts {
  readonly charts: readonly Chart[];
  /** What stays shapes, and why. */
  readonly asShapes: readonly { readonly name: string; readonly reason: string }[];
}

/**
 * The charts among `shapes`. Claims whose marks are not there (arrangements that were given up) are passed over; of two claims to
 * one mark the later holds.
 */
export function fitCharts(claims: readonly ChartClaim[], shapes: readonly Shape[], style: NumberStyle): FittedCharts {
  const found = new Found(shapes);
  const charts = new Map<string, Chart>();
  const asShapes = new Map<string, { name: string; reason: string }>();
  for (const claim of claims) {
    if (!isDrawn(claim, found)) continue;
    asShapes.delete(claim.id);
    charts.delete(claim.id);
    try {
      charts.set(claim.id, fit(claim, found, style, altOf(claim, shapes)));
    } catch (error) {
      if (!(error instanceof NoTwin)) throw error;
      asShapes.set(claim.id, { name: claim.name, reason: error.message });
    }
  }
  return { charts: [...charts.values()], asShapes: [...asShapes.values()] };
}

function fit(claim: ChartClaim, found: Found, style: NumberStyle, alt: string): Chart {
  switch (claim.kind) {
    case 'bars':
      return fitBars(claim, found, style, alt);
    case 'bridge':
      return fitBridge(claim, found, alt);
    case 'lines':
      return fitLines(claim, found, style, alt);
    case 'ring':
      return fitRing(claim, found, alt);
    case 'points':
      return fitPoints(claim, found, alt);
  }
}

/** True when the slide has the marks. Lines often have no dots, so for them the line or one of its dots is enough. */
function isDrawn(claim: ChartClaim, found: Found): boolean {
  if (claim.kind !== 'lines') return marksOf(claim).every((id) => found.has(id));
  return claim.series.every(
    (s) => s.values.every((v) => v === null || v === undefined) || [...s.lines, ...s.marks].some((id) => id !== undefined && found.has(id)),
  );
}

function marksOf(claim: ChartClaim): readonly string[] {
  if (claim.kind === 'bridge') return claim.steps.map((s) => s.mark);
  if (claim.kind === 'points') return claim.points.map((p) => p.mark);
  return claim.series.flatMap((s) => s.marks.filter((m) => m !== undefined));
}

/** The alternative text of the group that holds the marks. */
function altOf(claim: ChartClaim, shapes: readonly Shape[]): string {
  let best = '';
  for (const shape of walk(shapes))
    if (shape.kind === 'group' && shape.alt !== undefined && (claim.id === shape.id || claim.id.startsWith(`${shape.id}/`)))
      best = shape.alt;
  return best === '' ? `${claim.name}: ${claim.categories.join(', ')}.` : best;
}
