/** `chart_mode: "native"`: writes the slide's charts as native charts, and gives a notice for each that stays shapes. */
import { fitCharts } from '../charts/index.ts';
import type { SlideRequest } from '../intent/index.ts';
import type { Kit } from '../layout/index.ts';
import { type Chart, type Shape, walk } from '../scene/index.ts';

const PATH = '/chart_mode';

export function nativeCharts({ content }: SlideRequest, shapes: readonly Shape[], kit: Kit): readonly Chart[] {
  const { charts, asShapes } = fitCharts(kit.charts, shapes, kit.numbers);
  const name = content.kind === 'form' ? `${content.form.name} ${content.variant.name}` : content.component.name;
  if (charts.length === 0 && asShapes.length === 0 && showsNumbers(shapes))
    kit.warn('chart_not_native', `${name} has no twin among the charts of presentations; it is drawn as shapes.`, {
      path: PATH,
      remedy: 'Nothing to mend: shapes stay editable. docs/native-charts.md lists what has a twin.',
    });
  for (const { name: chart, reason } of asShapes)
    kit.warn('chart_not_native', `${name}: ${chart.toLowerCase()} stay shapes, since ${reason}.`, {
      path: PATH,
      remedy: 'Nothing to mend: shapes stay editable.',
    });
  return charts;
}

/** True where numbers are drawn as lengths, areas or places. A cover needs no notice about charts. */
function showsNumbers(shapes: readonly Shape[]): boolean {
  for (const { role, datum } of walk(shapes)) if (role === 'mark' && datum?.value !== undefined) return true;
  return false;
}
