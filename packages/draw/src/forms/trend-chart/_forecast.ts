/** The forecast: a tinted and named ground that starts at the last actual. */
import { bottom, right, type Sketch, shape, WIDTH } from '../../layout/index.ts';
import { LINE_PT, type LineChart, type LineFrame } from './_line-frame.ts';

/** Gap from the edges of the ground to its name, inches. */
const PAD = 0.08;

export function drawForecast(sketch: Sketch, chart: LineChart, { area, x, y, slot }: LineFrame): void {
  const { kit } = sketch;
  const { trend, series, value } = chart;
  const left = x(trend.last_actual);
  const ground = { x: left, y: area.y, w: right(area) - left, h: area.h };
  sketch.rect('forecast', ground, { fill: 'surface' }, { role: 'decoration', layer: 'back', name: 'forecast' });
  const pen = shape.stroke('muted', WIDTH.connector, { dash: 'dash' });
  sketch.line('boundary', [left, area.y], [left, bottom(area)], pen, { role: 'leader', name: 'end of actuals' });
  const words = kit.word('forecast');
  const w = kit.text.widthIn(words, LINE_PT, { bold: true }) + 2 * PAD;
  const h = kit.text.pitchIn(LINE_PT);
  if (w > ground.w) return;
  // Values and ranges of the periods below the name, with room for a printed value.
  const reach = left + Math.ceil(w / Math.max(slot, 0.01)) * slot;
  const beside = trend.periods.findLastIndex((_, i) => x(i) <= reach + 1e-9);
  const levels = series.flatMap((s) => [
    ...s.points.filter((p) => p.i >= trend.last_actual && p.i <= beside).map((p) => y(value(s, p))),
    ...s.bands.filter((b) => b.i <= beside).flatMap((b) => [y(b.low), y(b.high)]),
  ]);
  const target = chart.options.target === undefined ? [] : [y(chart.options.target.value)];
  const room = h + PAD * 2;
  const isFree = (middle: number): boolean =>
    levels.every((l) => Math.abs(l - middle) > room + h / 2) && target.every((l) => Math.abs(l - middle) > h);
  const middle = [area.y + PAD + h / 2, bottom(area) - PAD - h / 2].find(isFree);
  if (middle === undefined) return;
  sketch.at('forecast-name', { text: words }, [left + PAD, middle], 'left', LINE_PT, { bold: true, color: 'muted', role: 'label' });
}
