/** Puts a line over a drawing of columns: plans its strip, draws it, and adds it to the chart and to the places of notes. */
import type { LineOver } from '../fields/line-over.ts';
import { type BarsClaim, type Drawing, type Kit, right, Sketch } from '../layout/index.ts';
import type { Anchor, ChartPlaces } from './anchors.ts';
import type { DrawnInRoom } from './chart-room.ts';
import { joinChart } from './join-chart.ts';
import { drawLineOver, lineColor } from './line-over.ts';
import { axisRoom, planStrip, readLineOver } from './line-over-plan.ts';

export interface Lined {
  readonly drawing: Drawing;
  readonly places: ChartPlaces;
  /** Width that the axis of the line lacks at the right, inches. */
  readonly lacks: number;
}

/** Height of the strip, inches. It is zero where too little would be left for the columns. */
export function stripHeight(height: number): number {
  const strip = Math.min(1.75, Math.max(1.2, height * 0.3));
  return height - strip < 1.6 ? 0 : strip;
}

/** Undefined where there are no columns, or no values over them. */
export function lineOverColumns(
  sent: LineOver,
  { drawing, area }: DrawnInRoom,
  places: ChartPlaces | undefined,
  room: { readonly strip: number; readonly right: number },
  pane: { readonly id: string; readonly pointer: string },
  kit: Kit,
): Lined | undefined {
  if (area === undefined || places?.claim?.kind !== 'bars' || places.along !== 'y') return undefined;
  const line = readLineOver(sent, pane.pointer, places.categories.length, kit);
  if (line === undefined) return undefined;
  const sketch = new Sketch(area, kit, `${pane.id}/line-over`, false);
  const plan = planStrip(line, area, room.strip, places, kit);
  const { claim, anchors } = drawLineOver(sketch, plan, lineColor(drawing.shapes), places);
  const at = kit.charts.indexOf(places.claim);
  kit.charts[at] = { ...places.claim, over: claim } satisfies BarsClaim;
  const said = line.points.map((p) => `${places.categories[p.i] ?? ''} ${line.numbers.text(p.value)}${p.forecast ? ' (forecast)' : ''}`);
  const alt = `${drawing.alt} Line over the columns, ${line.label}${line.unit === '' ? '' : ` (${line.unit})`}: ${said.join(', ')}.`;
  const find: ChartPlaces['find'] = (place) =>
    place.series === line.label ? anchorAt(place, anchors, places, line.unit) : places.find(place);
  return {
    drawing: { ...drawing, alt, shapes: joinChart(drawing.shapes, sketch.shapes(), [], alt) },
    places: { ...places, series: [...places.series, line.label], find },
    lacks: Math.max(0, axisRoom(plan, kit) - (right(area) + room.right - places.plot.right)),
  };
}

/** A point of the line. It has no ranges. */
function anchorAt(
  { category, to }: { readonly category: string; readonly to?: string | undefined },
  anchors: readonly (Anchor & { readonly i: number })[],
  { categories }: ChartPlaces,
  unit: string,
): Anchor | undefined {
  const named = categories.indexOf(category);
  const i = named >= 0 ? named : Number(category);
  const anchor = to === undefined ? anchors.find((a) => a.i === i) : undefined;
  return anchor === undefined ? undefined : { ...anchor, unit };
}
