/** A line across the map at a limit that the title states of its upright axis, with the figure at one end. */
import { type BoxIn, type Kit, shape } from '../../layout/index.ts';
import { axisLimit } from '../../marks/axis-limit.ts';
import type { Shape } from '../../scene/index.ts';
import type { MapData } from './form.ts';

export interface LimitLine {
  readonly shapes: readonly Shape[];
  /** What names of points keep clear of. */
  readonly boxes: readonly BoxIn[];
}

const LABEL_PT = 12;
/** From the edge of the field and from the line to the figure, inches. */
const OFF = 0.06;

/**
 * @param levelOf position of a value on the slide, inches
 * @param dots the points, by the boxes around them
 */
export function limitLine(
  id: string,
  d: MapData,
  plot: BoxIn,
  levelOf: (value: number) => number,
  dots: readonly BoxIn[],
  kit: Kit,
): LimitLine {
  const none = { shapes: [], boxes: [] };
  const { titleClaims: claims } = kit;
  const limit =
    claims &&
    axisLimit(
      claims,
      d.y_axis.label ?? '',
      d.points.map(({ y }) => y),
    );
  if (limit === undefined) return none;
  const y = levelOf(limit.value);
  const text = limit.text;
  const [w, h] = [kit.text.widthIn(text, LABEL_PT, { bold: true }) + 0.02, kit.text.pitchIn(LABEL_PT)];
  const isFree = (box: BoxIn): boolean =>
    dots.every((dot) => dot.x > box.x + box.w || dot.x + dot.w < box.x || dot.y > box.y + box.h || dot.y + dot.h < box.y);
  const ends = [plot.x + plot.w - OFF - w, plot.x + OFF].map((x): BoxIn => ({ x, y: y - OFF / 2 - h, w, h }));
  const box = ends.find((end) => end.y > plot.y && isFree(end));
  if (box === undefined) return none;
  return {
    shapes: [
      shape.line(
        { id: `${id}/limit`, name: `limit of the title: ${text}`, role: 'gridline' },
        [plot.x, y],
        [plot.x + plot.w, y],
        shape.stroke('ink', 1.25, { dash: 'dash' }),
      ),
      kit.label({
        id: `${id}/limit-figure`,
        name: 'figure of the limit',
        role: 'legend',
        box,
        runs: text,
        bind: 'derived',
        style: { color: 'ink', bold: true },
        size_pt: LABEL_PT,
        wrap: false,
      }),
    ],
    boxes: [box, { ...plot, y: y - 0.02, h: 0.04 }],
  };
}
