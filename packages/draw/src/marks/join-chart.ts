/** Adds shapes to the group of a chart, so that they move with it. A component is grouped later. */
import { shape } from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';

/** `over` is in front of the chart, `behind` is behind its marks. */
export function joinChart(shapes: readonly Shape[], over: readonly Shape[], behind: readonly Shape[], alt: string): readonly Shape[] {
  const at = shapes.findIndex((s) => s.kind === 'group' && s.alt !== undefined);
  const chart = shapes[at];
  if (chart?.kind !== 'group') return [...under(shapes, behind), ...over];
  const whole = shape.group({ id: chart.id, name: chart.name, role: 'group', alt }, [...under(chart.children, behind), ...over]);
  return [...shapes.slice(0, at), ...whole, ...shapes.slice(at + 1)];
}

function under(shapes: readonly Shape[], behind: readonly Shape[]): readonly Shape[] {
  const first = shapes.findIndex((s) => s.role === 'mark');
  return first < 0 ? [...shapes, ...behind] : [...shapes.slice(0, first), ...behind, ...shapes.slice(first)];
}
