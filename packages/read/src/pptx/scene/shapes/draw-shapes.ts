/** Foreign shapes of every kind, in drawing order. */
import type { ForeignShape } from '../../model/index.ts';
import { drawChart } from '../chart/draw-chart.ts';
import type { Stage } from '../stage.ts';
import { drawAutoShape } from './auto-shape.ts';
import { boxOf } from './outline.ts';
import { drawPicture, drawPictureShape } from './picture.ts';
import { plainLabel } from './plain-label.ts';
import { drawTable } from './table.ts';

export function drawForeign(shapes: readonly ForeignShape[], stage: Stage): void {
  for (const shape of shapes) if (!shape.hidden) drawDescribed(shape, stage);
}

/** Groups the pieces of a shape with a description, so that screen readers read it once. */
function drawDescribed(shape: ForeignShape, stage: Stage): void {
  const from = stage.shapes.length;
  draw(shape, stage);
  const alt = shape.alt?.trim() ?? '';
  const box = boxOf(shape);
  if (alt === '' || box === undefined || !SPOKEN_FOR.has(shape.kind)) return;
  stage.gather(from, { id: stage.id(shape, 'figure'), name: shape.name, role: 'group', box, alt });
}

const SPOKEN_FOR: ReadonlySet<ForeignShape['kind']> = new Set(['group', 'diagram', 'chart', 'object', 'picture']);

function draw(shape: ForeignShape, stage: Stage): void {
  switch (shape.kind) {
    case 'shape':
    case 'connector':
      drawAutoShape(shape, stage);
      return;
    case 'picture':
      drawPictureShape(shape, stage);
      return;
    case 'table':
      drawTable(shape, stage);
      return;
    case 'group':
    case 'diagram':
      drawForeign(shape.children, stage);
      return;
    case 'chart':
      drawChart(shape, stage);
      return;
    case 'object': {
      const box = boxOf(shape);
      if (!box) return;
      if (shape.picture) {
        drawPicture(shape.picture, { shape, box, clip: undefined, flips: shape, stroke: undefined }, stage);
        return;
      }
      if (shape.words) {
        stage.approximations.note('shape', 'A diagram whose drawing the file lacks is a grey box with its words');
        plainLabel(stage, { box, rotation: shape.rotation, words: shape.words.join('\n'), source: shape });
        return;
      }
      stage.approximations.note('shape', `${shape.what.slice(0, 60)} is drawn as a grey box`);
      plainLabel(stage, { box, rotation: shape.rotation, words: shape.name || shape.what, source: shape });
    }
  }
}
