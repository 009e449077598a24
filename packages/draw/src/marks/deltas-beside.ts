/** Puts columns of figures beside a drawn chart, and says what room they lack. */
import type { Bounds } from '@deckwright/core/geometry';
import type { DeltaColumn } from '../fields/delta-columns.ts';
import { bottom, type Drawing, type Kit, right, Sketch } from '../layout/index.ts';
import { type Shape, walk } from '../scene/index.ts';
import type { ChartPlaces } from './anchors.ts';
import type { DrawnInRoom, Room } from './chart-room.ts';
import { drawDeltas, planDeltas } from './delta-columns.ts';
import { deltaRows } from './delta-rows.ts';
import { joinChart } from './join-chart.ts';

export interface BesideChart {
  readonly drawing: Drawing;
  /** Room that is missing at the end of the chart and above it, inches. */
  readonly lacks: Pick<Room, 'end' | 'head'>;
  readonly zone: Bounds;
}

/** Undefined where the chart has no rows, no series at its last column, or keeps no room. */
export function deltasBeside(
  sent: readonly DeltaColumn[],
  { drawing, area, at_left }: DrawnInRoom,
  places: ChartPlaces | undefined,
  room: Room,
  pane: { readonly id: string; readonly pointer: string; readonly unit: string },
  kit: Kit,
): BesideChart | undefined {
  if (area === undefined || places === undefined) return undefined;
  const rows = deltaRows(places, pane.pointer, drawing.shapes, kit);
  if (rows === undefined || rows.length === 0) return undefined;
  const plan = planDeltas(sent, rows, sizeOf(places.along === 'x' ? 'value' : 'legend', drawing.shapes), pane, kit);
  const isRows = places.along === 'x';
  const top = isRows ? Math.min(plan.top, places.plot.top) : plan.top;
  const foot = Math.max(plan.bottom, places.plot.bottom);
  const free = top - plan.head_h - (area.y + room.strip);
  const left = at_left === true ? area.x : right(area) - plan.width + plan.gap;
  const sketch = new Sketch(area, kit, `${pane.id}/deltas`, false);
  drawDeltas(sketch, plan, left, { top, foot: Math.min(foot, bottom(area)) });
  const said = sketch.shapes().flatMap((s) => (s.kind === 'text' ? [wordsOf(s)] : []));
  const alt = `${drawing.alt} Beside it: ${said.join(', ')}.`;
  return {
    drawing: { ...drawing, alt, shapes: joinChart(drawing.shapes, sketch.shapes(), [], alt) },
    lacks: { end: lack(plan.width - room.end), head: lack(0.02 - free) },
    zone: { left, right: left + plan.width - plan.gap, top: top - plan.head_h, bottom: foot },
  };
}

const lack = (inches: number): number => (inches > 0.01 ? inches : 0);

const wordsOf = (s: Extract<Shape, { kind: 'text' }>): string => s.text.paragraphs.flatMap((p) => p.runs.map((r) => r.text)).join('');

/** Size of the numbers or of the names of series of the chart. */
function sizeOf(role: Shape['role'], shapes: readonly Shape[]): number {
  for (const s of walk(shapes)) if (s.kind === 'text' && s.role === role) return s.text.paragraphs[0]?.runs[0]?.size_pt ?? 12;
  return 12;
}
