/** Check 1: every shape, rotated as it is drawn, lies on the slide. */
import { beyondCanvas } from '@deckwright/core/geometry';
import { EMU_PER_IN } from '../units.ts';
import { defineMeasure } from './define-measure.ts';

/** Half a point is allowed for rounding. */
const SLACK_IN = 0.007;

export const insideCanvas = defineMeasure({
  number: 1,
  code: 'outside_canvas',
  severity: 'E',
  weight: 13,
  remedy: 'Send fewer or shorter items, or choose another form.',
  find({ pieces, slide }, report) {
    const canvas = { w: slide.canvas.w / EMU_PER_IN, h: slide.canvas.h / EMU_PER_IN };
    for (const piece of pieces) {
      let { left, top, right, bottom } = piece;
      // In a template's place the box is rotated already.
      const turn = slide.sheet?.places[piece.id] === undefined ? (piece.shape.rotation ?? 0) : 0;
      if (turn % 180 !== 0) {
        const t = (turn * Math.PI) / 180;
        const halfW = (Math.abs((right - left) * Math.cos(t)) + Math.abs((bottom - top) * Math.sin(t))) / 2;
        const halfH = (Math.abs((right - left) * Math.sin(t)) + Math.abs((bottom - top) * Math.cos(t))) / 2;
        const x = (left + right) / 2;
        const y = (top + bottom) / 2;
        [left, right, top, bottom] = [x - halfW, x + halfW, y - halfH, y + halfH];
      }
      const out = beyondCanvas({ left, top, right, bottom }, canvas);
      if (out > SLACK_IN) report([piece], out, 0, `${piece.id} stands ${out.toFixed(2)} in outside the slide.`);
    }
  },
});
