/** Pies and doughnuts. */
import type { ForeignChart } from '../../model/index.ts';
import { labelledAt, labelWords } from './data-labels.ts';
import type { Paper, PtAt, PtRect, Step } from './paper.ts';

const MAX_SLICES = 500;
const MAX_RINGS = 12;
/** Sizes of a label between its middle and the rim inside of which it ends. */
const AT_RIM = 1.2;

export function drawRound(paper: Paper, chart: ForeignChart, room: PtRect, inner: PtRect | undefined): void {
  const rect = inner ?? room;
  const rings =
    chart.chart === 'doughnut' ? chart.series.slice(0, MAX_RINGS) : chart.series.filter(({ values }) => values.length > 0).slice(0, 1);
  const outside = chart.chart === 'pie' && rings.some((s) => s.labels && s.label_position !== 'ctr' && s.label_position !== 'inEnd');
  const look = paper.look(rings[0]?.label_text);
  const margin = outside && !inner ? look.size_pt * 1.6 : 0;
  const radius = Math.max(1, Math.min(rect.w, rect.h) / 2 - margin);
  const centre = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
  const hole = chart.chart === 'doughnut' ? (radius * chart.hole_pct) / 100 : 0;
  const thick = (radius - hole) / Math.max(1, rings.length);
  rings.forEach((series, ring) => {
    const values = series.values.slice(0, MAX_SLICES).map((value) => Math.abs(value ?? 0));
    const total = values.reduce((a, b) => a + b, 0);
    if (total <= 0) return;
    const [from, to] = [hole + ring * thick, hole + (ring + 1) * thick];
    let angle = chart.first_angle ?? 0;
    values.forEach((value, i) => {
      const sweep = (value / total) * 360;
      if (sweep > 0)
        paper.path(slice(centre, from, to, angle, sweep), paper.fill(series.points.get(i) ?? series.paint), paper.stroke(series.outline));
      const words = labelWords(series, i, value / total);
      const offset = labelledAt(series, i).label_offset;
      if (words !== '' && chart.chart === 'doughnut' && offset !== undefined && paper.frame !== undefined) {
        const middle = polar(centre, (from + to) / 2, angle + sweep / 2);
        const at = { x: middle.x + offset.x * paper.frame.w, y: middle.y + offset.y * paper.frame.h };
        paper.label(words, at, paper.look(labelledAt(series, i).label_text));
      } else if (words !== '') {
        const inside = chart.chart === 'doughnut' || !outside;
        const atRim = series.label_position === 'inEnd' ? to - look.size_pt * AT_RIM : (from + to * 1.2) / 2;
        const at = polar(
          centre,
          chart.chart === 'doughnut' ? (from + to) / 2 : inside ? Math.max(atRim, to / 2) : to + look.size_pt * 0.7,
          angle + sweep / 2,
        );
        const right = Math.sin(((angle + sweep / 2) * Math.PI) / 180) >= 0;
        paper.label(words, at, paper.look(series.label_text), inside ? {} : { align: right ? 'left' : 'right' });
      }
      angle += sweep;
    });
  });
}

/** Degrees clockwise from the top. */
const polar = (centre: PtAt, r: number, degrees: number): PtAt => {
  const t = ((degrees - 90) * Math.PI) / 180;
  return { x: centre.x + r * Math.cos(t), y: centre.y + r * Math.sin(t) };
};

function slice(centre: PtAt, inner: number, outer: number, start: number, sweep: number): Step[] {
  const whole = sweep > 359.99;
  const out = arc(centre, outer, start, sweep);
  if (inner <= 0) return whole ? [...out, { op: 'Z' }] : [{ op: 'M', ...centre }, ...joined(out), { op: 'Z' }];
  const back = arc(centre, inner, start + sweep, -sweep);
  return whole ? [...out, { op: 'Z' }, ...back, { op: 'Z' }] : [...out, ...joined(back), { op: 'Z' }];
}

const joined = (steps: readonly Step[]): Step[] => steps.map((step) => (step.op === 'M' ? { ...step, op: 'L' } : step));

function arc(centre: PtAt, r: number, start: number, sweep: number): Step[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / 90));
  const step = sweep / pieces;
  const k = (4 / 3) * Math.tan((step * Math.PI) / 720);
  const steps: Step[] = [{ op: 'M', ...polar(centre, r, start) }];
  for (let i = 0; i < pieces; i++) {
    const [a, b] = [start + i * step, start + (i + 1) * step];
    const [p, q] = [polar(centre, r, a), polar(centre, r, b)];
    const [dp, dq] = [polar({ x: 0, y: 0 }, r * k, a + 90), polar({ x: 0, y: 0 }, r * k, b + 90)];
    steps.push({ op: 'C', x1: p.x + dp.x, y1: p.y + dp.y, x2: q.x - dq.x, y2: q.y - dq.y, x: q.x, y: q.y });
  }
  return steps;
}
