/** Shapes that lie beside the slide, and words that its edge cuts. */
import { EMU_PER_PT } from '@deckwright/draw/scene';
import type { Item } from '../view/item.ts';
import { called, hasWords, quoted } from '../view/placed-text.ts';
import { pastCanvas, type SlideView } from '../view/slide-view.ts';
import { defineCheck } from './define-check.ts';

const EDGE_PT = 2;
/** Share of a table or chart beyond the edge; a smaller share may be the width of a line. */
const CUT = 0.02;

export const offCanvas = defineCheck({
  code: 'off_canvas',
  severity: 'warning',
  what: 'A shape lies wholly beside the slide, or the edge of the slide cuts words, a table or a chart. What is beside the slide still travels with the file.',
  unit: 'inches beyond the edge',
  remedy: 'Delete what is beside the slide, or move it onto the slide.',
  find(view, report) {
    for (const item of view.items) {
      const { shape, bounds } = item;
      if (!item.own || bounds === undefined) continue;
      const words = item.texts.filter(hasWords);
      if (isOutside(view, item)) {
        const [text] = words;
        report({
          about: item,
          message:
            text === undefined
              ? `The ${called(shape)} lies beside the slide: nobody sees it, and it travels with the file.`
              : `${quoted(text.words)} stands beside the slide: nobody sees it, and whoever gets the file can read it.`,
          measured: beyond(view, item),
          limit: 0,
          severity: text === undefined ? 'warning' : 'error',
        });
        continue;
      }
      // Text that leaves the slide because it is too long for its shape is an overflow, which another check finds.
      const stored = shape.kind === 'table' && shape.box !== undefined ? shape.box : bounds;
      const text = words.find(
        ({ placed, bounds: ink }) => placed && ink !== undefined && pastCanvas(view, ink) > EDGE_PT && pastCanvas(view, stored) > EDGE_PT,
      );
      if (text?.bounds !== undefined) {
        report({
          about: text,
          message: `${quoted(text.words)} is cut by the edge of the slide.`,
          measured: pastCanvas(view, text.bounds) / 72,
          limit: 0,
          severity: 'error',
          remedy: `Move it ${(pastCanvas(view, text.bounds) / 72).toFixed(2)} in towards the middle of the slide.`,
        });
      } else if ((shape.kind === 'table' || shape.kind === 'chart') && shape.box !== undefined) {
        const over = pastCanvas(view, shape.box);
        if (over > EDGE_PT && over * EMU_PER_PT > CUT * Math.min(shape.box.w, shape.box.h))
          report({
            about: item,
            message: `The ${called(shape)} is cut by the edge of the slide.`,
            measured: over / 72,
            limit: 0,
          });
      }
    }
  },
});

/** A line has no area, so its box is outside only if it lies beyond the edge. */
function isOutside({ canvas }: SlideView, { bounds }: Item): boolean {
  if (bounds === undefined) return false;
  const { x, y, w, h } = bounds;
  const right = x + w;
  const bottom = y + h;
  return (
    x > canvas.w ||
    y > canvas.h ||
    right < 0 ||
    bottom < 0 ||
    (w > 0 && (x === canvas.w || right === 0)) ||
    (h > 0 && (y === canvas.h || bottom === 0))
  );
}

/** Inches from the slide's edge to the near side of what lies beside it. */
function beyond({ canvas }: SlideView, { bounds }: Item): number {
  if (bounds === undefined) return 0;
  const { x, y, w, h } = bounds;
  return Math.max(x - canvas.w, y - canvas.h, -(x + w), -(y + h), 0) / (72 * EMU_PER_PT);
}
