/** A chart from its caches: frame, title, legend, then the plot of its kind. */
import { type ForeignChart, UNKNOWN } from '../../model/index.ts';
import { boxOf } from '../shapes/outline.ts';
import { drawPicture } from '../shapes/picture.ts';
import { plainLabel } from '../shapes/plain-label.ts';
import type { Stage } from '../stage.ts';
import { drawCartesian } from './cartesian.ts';
import { drawLegend, type Entry } from './legend.ts';
import { Paper, type PtRect, rectOf } from './paper.ts';
import { drawRadar } from './radar.ts';
import { drawRound } from './round.ts';
import { drawXy } from './xy.ts';

/** Room at the edges and between parts, as a share of the chart's sides. */
const MARGIN = 0.02;
const TITLE_GROWTH = 1.2;

export function drawChart(chart: ForeignChart, stage: Stage): void {
  const box = boxOf(chart);
  if (!box) return;
  const whole = rectOf(box);
  const paper = new Paper(stage, chart, whole);
  paper.box(whole, paper.fill(chart.fill), paper.stroke(chart.outline), 'background');
  if (chart.chart === UNKNOWN || chart.chart === 'surface') {
    if (chart.picture) {
      stage.approximations.note('chart', 'A chart of a kind that is not drawn is shown by the picture that the file has for it');
      drawPicture(chart.picture, { shape: chart, box, clip: undefined, flips: chart, stroke: undefined }, stage);
      return;
    }
    stage.approximations.note('chart', 'A chart of a kind that is not drawn is a grey box with its title');
    plainLabel(stage, { box, rotation: 0, words: chart.title ?? chart.name, source: chart });
    return;
  }
  let room: PtRect = {
    x: whole.x + whole.w * MARGIN,
    y: whole.y + whole.h * MARGIN,
    w: whole.w * (1 - 2 * MARGIN),
    h: whole.h * (1 - 2 * MARGIN),
  };
  if (chart.title !== undefined) {
    const own = paper.look(chart.title_text);
    const look = { ...own, size_pt: chart.title_text?.size_pt ?? own.size_pt * TITLE_GROWTH, bold: chart.title_text?.bold ?? true };
    const height = paper.height(look, chart.title.split('\n').length) + whole.h * MARGIN;
    const given = chart.title_at;
    if (given === undefined) paper.label(chart.title, { x: room.x + room.w / 2, y: room.y }, look, { valign: 'top' });
    else
      paper.label(chart.title, { x: whole.x + given.x * whole.w, y: whole.y + given.y * whole.h }, look, { align: 'left', valign: 'top' });
    room = { ...room, y: room.y + height, h: Math.max(1, room.h - height) };
  }
  if (chart.series.length === 0) return;
  const inFrame = (box: PtRect): PtRect => ({
    x: whole.x + box.x * whole.w,
    y: whole.y + box.y * whole.h,
    w: box.w * whole.w,
    h: box.h * whole.h,
  });
  if (chart.legend_box === undefined) room = drawLegend(paper, chart, entriesOf(paper, chart), room);
  const given = chart.plot_box;
  const inside = given && inFrame(given);
  const inner = inside && given.inner ? inside : undefined;
  const outer = inside && !given.inner ? inside : room;
  drawPlot(paper, chart, outer, inner);
  // One with a place of its own may lie over the plot.
  if (chart.legend_box !== undefined) drawLegend(paper, chart, entriesOf(paper, chart), room, inFrame(chart.legend_box));
}

function drawPlot(paper: Paper, chart: ForeignChart, outer: PtRect, inner: PtRect | undefined): void {
  switch (chart.chart) {
    case 'pie':
    case 'doughnut':
      drawRound(paper, chart, outer, inner);
      return;
    case 'radar':
      drawRadar(paper, chart, inner ?? outer);
      return;
    case 'scatter':
    case 'bubble':
      drawXy(paper, chart, outer, inner);
      return;
    default:
      drawCartesian(paper, chart, outer, inner);
  }
}

function entriesOf(paper: Paper, chart: ForeignChart): readonly Entry[] {
  const round = chart.chart === 'pie' || chart.chart === 'doughnut';
  const [first] = chart.series;
  const varied = round || (chart.series.length === 1 && (first?.points.size ?? 0) > 1 && chart.vary_colors);
  if (varied && first) {
    const names = first.categories.length > 0 ? first.categories : first.values.map((_, i) => String(i + 1));
    return names.map((name, i) => ({ name, fill: paper.fill(first.points.get(i) ?? first.paint), stroke: undefined, line: false }));
  }
  const lines = new Set(['line', 'scatter', 'radar', 'stock']);
  const entries = chart.series.map((series) =>
    lines.has(series.kind)
      ? { name: series.name, fill: undefined, stroke: paper.stroke(series.outline), line: true }
      : { name: series.name, fill: paper.fill(series.paint), stroke: paper.stroke(series.outline), line: false },
  );
  // A column of names beside stacks that stand, or beside bars that lie side by side, reads in the order of the marks.
  const beside = chart.legend === 'r' || chart.legend === 'l';
  const isSideBySide = chart.grouping === 'clustered' || chart.grouping === 'standard';
  const runsDown = chart.axes.some(({ kind, reversed }) => kind !== 'value' && reversed === true);
  return beside && (isSideBySide ? chart.chart === 'bar' && !runsDown : chart.chart === 'column') ? entries.reverse() : entries;
}
