/** The straight scale: zones in soft tones, a marker at the exact value, a tick at the target. */
import { softOf, toneColor } from '../../fields/chart-fields.ts';
import { type BoxIn, type Kit, type Sketch, type SourcedText, shape, WIDTH } from '../../layout/index.ts';
import type { Color } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { GaugeData, Score } from './form.ts';

export interface Zone {
  readonly from: number;
  readonly to: number;
  readonly label: string | undefined;
  readonly desc: string | undefined;
  readonly color: Color;
  readonly pointer: string;
  readonly current: boolean;
}

export interface Gauge {
  readonly min: number;
  readonly max: number;
  readonly zones: readonly Zone[];
  readonly scores: readonly { readonly score: Score; readonly pointer: string; readonly printed: SourcedText }[];
}

export function readGauge(d: GaugeData, pane: FormPane, kit: Kit): Gauge {
  const scores = [
    ...(d.score === undefined ? [] : [{ score: d.score, pointer: `${pane.pointer}/score` }]),
    ...d.scores.map((score, i) => ({ score, pointer: `${pane.pointer}/scores/${i}` })),
  ];
  const ends = d.scale.zones.flatMap((z) => [z.from, z.to]);
  const values = scores.map((s) => s.score.value);
  const min = Math.min(
    ...scores.flatMap((s) => s.score.min ?? []),
    ...ends,
    ...(ends.length === 0 && scores.every((s) => s.score.min === undefined) ? [0, ...values] : []),
  );
  const most = Math.max(
    ...scores.flatMap((s) => s.score.max ?? []),
    ...ends,
    ...(ends.length === 0 && scores.every((s) => s.score.max === undefined) ? [100, ...values] : []),
  );
  const max = most > min ? most : min + 1;
  const first = scores[0]?.score.value ?? 0;
  const zones = d.scale.zones.map(
    (z, i): Zone => ({
      from: Math.max(min, Math.min(z.from, z.to)),
      to: Math.min(max, Math.max(z.from, z.to)),
      label: z.label,
      desc: z.desc,
      color: toneColor(z.tone, `${pane.pointer}/scale/zones/${i}/tone`, kit) ?? 'neutral',
      pointer: `${pane.pointer}/scale/zones/${i}`,
      current: first >= Math.min(z.from, z.to) && (first < Math.max(z.from, z.to) || (i === d.scale.zones.length - 1 && first === z.to)),
    }),
  );
  for (const { score, pointer } of scores)
    if (score.value < min || score.value > max)
      kit.warn('outside_axis', `${score.display ?? kit.value(score.value)} lies outside the scale; its marker stands at the end.`, {
        path: `${pointer}/value`,
        remedy: 'Send min and max that hold the score.',
      });
  return {
    min,
    max,
    zones,
    scores: scores.map((s) => {
      kit.drawn.add(`${s.pointer}/value`);
      return {
        ...s,
        printed:
          s.score.display === undefined
            ? { text: kit.value(s.score.value), path: `${s.pointer}/value`, bind: 'formatted' }
            : { text: s.score.display, path: `${s.pointer}/display` },
      };
    }),
  };
}

export const position = (g: Gauge, value: number, bar: BoxIn): number =>
  bar.x + ((Math.min(g.max, Math.max(g.min, value)) - g.min) / (g.max - g.min)) * bar.w;

export function drawZones(sketch: Sketch, g: Gauge, bar: BoxIn, id: string): void {
  sketch.rect(`${id}-track`, bar, { fill: 'track' }, { role: 'track', layer: 'back' });
  for (const [i, z] of g.zones.entries()) {
    const x = position(g, z.from, bar);
    sketch.rect(
      `${id}-zone-${i + 1}`,
      { ...bar, x, w: Math.max(0.01, position(g, z.to, bar) - x) },
      { fill: z.current ? z.color : softOf(z.color), stroke: shape.stroke('canvas', 1) },
      { role: 'track', layer: 'grid', name: `zone ${i + 1}: ${z.label ?? ''}` },
    );
  }
}

/**
 * The numbers at the ends of the zones and of the scale, under the bar; `below` is the distance from the bar to their middle. A zone that
 * is too narrow for its number shows none.
 */
export function drawBounds(sketch: Sketch, g: Gauge, bar: BoxIn, below: number): void {
  const { kit } = sketch;
  const ends = [...new Set([g.min, ...g.zones.flatMap((z) => [z.from, z.to]), g.max])].sort((a, b) => a - b);
  let free = Number.NEGATIVE_INFINITY;
  const last = bar.x + bar.w - kit.text.widthIn(kit.value(g.max), 12) - 0.08;
  for (const [i, v] of ends.entries()) {
    const text = kit.value(v);
    const w = kit.text.widthIn(text, 12);
    const left = Math.min(Math.max(position(g, v, bar) - w / 2, bar.x), bar.x + bar.w - w);
    if (left < free || (i < ends.length - 1 && left + w > last)) continue;
    free = left + w + 0.08;
    sketch.at(`end-${i + 1}`, { text, bind: 'derived' }, [left, bar.y + bar.h + below], 'left', 12, { color: 'muted', role: 'axis' });
  }
}

/** A ▼ above the bar, with its tip on the exact value. */
export function drawMarker(
  sketch: Sketch,
  x: number,
  tip: number,
  size: number,
  color: Color,
  id: string,
  path: string,
  value: number,
): void {
  sketch.path(
    id,
    [['M', x - size * 0.6, tip - size], ['L', x + size * 0.6, tip - size], ['L', x, tip], ['Z']],
    { fill: color },
    { layer: 'line', role: 'mark', name: 'score', datum: { path, value } },
  );
}

export function drawTarget(
  sketch: Sketch,
  g: Gauge,
  target: NonNullable<GaugeData['scale']['target']>,
  pointer: string,
  bar: BoxIn,
  size_pt: number,
  below: boolean,
): void {
  const { kit } = sketch;
  const x = position(g, target.value, bar);
  const path = `${pointer}/scale/target`;
  kit.drawn.add(`${path}/value`);
  sketch.line('target', [x, bar.y - 0.08], [x, bar.y + bar.h + 0.14], shape.stroke('ink', WIDTH.target), {
    role: 'decoration',
    layer: 'line',
    name: 'target',
  });
  const label = target.label ?? kit.word('target');
  const runs = [
    { text: label, ...(target.label === undefined ? {} : { path: `${path}/label` }) },
    { text: ` ${kit.value(target.value)}`, path: `${path}/value`, bind: 'formatted' as const, bold: true },
  ];
  const w = kit.text.widthIn(runs.map((r) => r.text).join(''), size_pt, { bold: true });
  const left = Math.min(Math.max(x - w / 2, bar.x), bar.x + bar.w - w);
  sketch.at(
    'target-name',
    runs,
    [left, below ? bar.y + bar.h + 0.18 + kit.text.pitchIn(size_pt) / 2 : bar.y - 0.12 - kit.text.pitchIn(size_pt) / 2],
    'left',
    size_pt,
    { role: 'label', name: 'target' },
  );
}
