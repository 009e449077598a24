/** Check 27: the body does not lean to one side. The marks of a plot are weighed as one, because bars in order of size always lean. */

import { luminanceOf } from '@deckwright/core/color';
import type { Bounds } from '@deckwright/core/geometry';
import type { Role } from '../shapes/base.ts';
import { isTextOnly } from './body-fill.ts';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';
import { isBox, ringsOf } from './outline.ts';
import { areaOf, heightOf, ringArea, unionOfBounds, widthOf } from './rect.ts';

const SIDEWAYS = 0.12;
const UPRIGHT = 0.15;
const PLOTTED: ReadonlySet<Role> = new Set(['mark', 'track', 'axis', 'gridline', 'baseline', 'connector', 'cell']);
/** The least weight of a plot, as a share of its area that counts as ink. */
const MIN_PLOT = 0.08;
/** Share of its ink box that a text covers with ink. */
const TEXT_WEIGHT = 0.3;

export const balance = defineMeasure({
  number: 27,
  code: 'unbalanced',
  severity: 'W',
  weight: 2,
  remedy: 'Choose another arrangement, or set takeaways beside the drawing.',
  find(view, report) {
    const { body, components, inks, theme, slide } = view;
    // Not judged: by the rules of their components a ring is left of its rows and bars grow from one side, and the weight of a picture is
    // unknown.
    if (
      slide.layout !== 'content' ||
      isTextOnly(view) ||
      view.pieces.some((p) => p.in_body && (p.role === 'image' || p.datum?.along === 'x' || p.datum?.along === 'angle'))
    )
      return;
    const ground = luminanceOf(theme.colors.canvas);
    let mass = 0;
    let x = 0;
    let y = 0;
    const add = ({ left, right, top, bottom }: Bounds, weight: number): void => {
      mass += weight;
      x += (weight * (left + right)) / 2;
      y += (weight * (top + bottom)) / 2;
    };
    for (const members of components.values()) {
      // Shapes that data placed weigh on their plot as a whole, because we choose only the place of the plot.
      let marks = 0;
      const plot: LeafShape[] = [];
      for (const p of members) {
        const weight = p.fill === undefined ? 0 : Math.abs(luminanceOf(p.fill) - ground) * (isBox(p) ? areaOf(p) : ringArea(ringsOf(p)));
        if (p.kind !== 'text' && PLOTTED.has(p.role)) {
          plot.push(p);
          marks += weight;
        } else if (weight > 0) add(p, weight);
      }
      const whole = unionOfBounds(plot);
      // Lines have little ink, but readers look at a plot of lines as a whole.
      if (whole !== undefined) add(whole, Math.max(marks, areaOf(whole) * MIN_PLOT * Math.abs(luminanceOf(theme.colors.ink) - ground)));
    }
    for (const ink of inks)
      if (ink.owner.in_body) add(ink, areaOf(ink) * TEXT_WEIGHT * Math.abs(luminanceOf(ink.colors[0] ?? theme.colors.ink) - ground));
    if (mass === 0) return;
    const dx = Math.abs(x / mass - (body.left + body.right) / 2) / widthOf(body);
    const dy = Math.abs(y / mass - (body.top + body.bottom) / 2) / heightOf(body);
    if (dx > SIDEWAYS)
      report(['body'], dx, SIDEWAYS, `The weight of the body stands ${Math.round(dx * 100)} % of its width off the middle.`);
    if (dy > UPRIGHT)
      report(['body'], dy, UPRIGHT, `The weight of the body stands ${Math.round(dy * 100)} % of its height off the middle.`);
  },
});
