/** Check 27: the body does not tip to one side. Bars in order of size tip by nature and are left out. */

import { isTextOnly } from './body-fill.ts';
import { luminanceOf } from './contrast.ts';
import { defineMeasure } from './define-measure.ts';
import { areaOf, heightOf, widthOf } from './rect.ts';
import { isBox } from './view.ts';

const SIDEWAYS = 0.12;
const UPRIGHT = 0.15;
/** Share of its ink box that text blackens. */
const TEXT_WEIGHT = 0.3;

export const balance = defineMeasure({
  number: 27,
  code: 'unbalanced',
  severity: 'W',
  weight: 2,
  remedy: 'Choose another arrangement, or set takeaways beside the drawing.',
  find(view, report) {
    const { body, pieces, inks, theme, slide } = view;
    if (slide.layout !== 'content' || isTextOnly(view) || pieces.some((p) => p.in_body && p.datum?.along === 'x')) return;
    const ground = luminanceOf(theme.colors.canvas);
    let mass = 0;
    let x = 0;
    let y = 0;
    const add = (left: number, right: number, top: number, bottom: number, weight: number): void => {
      mass += weight;
      x += (weight * (left + right)) / 2;
      y += (weight * (top + bottom)) / 2;
    };
    for (const p of pieces)
      if (p.in_body && p.fill !== undefined)
        add(p.left, p.right, p.top, p.bottom, areaOf(p) * (isBox(p) ? 1 : 0.5) * Math.abs(luminanceOf(p.fill) - ground));
    for (const ink of inks)
      if (ink.owner.in_body)
        add(
          ink.left,
          ink.right,
          ink.top,
          ink.bottom,
          areaOf(ink) * TEXT_WEIGHT * Math.abs(luminanceOf(ink.colors[0] ?? theme.colors.ink) - ground),
        );
    if (mass === 0) return;
    const dx = Math.abs(x / mass - (body.left + body.right) / 2) / widthOf(body);
    const dy = Math.abs(y / mass - (body.top + body.bottom) / 2) / heightOf(body);
    if (dx > SIDEWAYS)
      report(['body'], dx, SIDEWAYS, `The weight of the body stands ${Math.round(dx * 100)} % of its width off the middle.`);
    if (dy > UPRIGHT)
      report(['body'], dy, UPRIGHT, `The weight of the body stands ${Math.round(dy * 100)} % of its height off the middle.`);
  },
});
