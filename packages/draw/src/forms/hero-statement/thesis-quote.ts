/** One sentence as a quotation on an accent ground. */

import { shape, sideOf } from '../../layout/index.ts';
import { coverFoot, coverText } from '../../marks/cover.ts';
import { defineVariant } from '../define.ts';
import { CANVAS } from './_cover.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'thesis_quote',
  layout: 'section',
  purpose: 'The thesis of the whole document, or a voice from outside, alone on its slide.',
  example: {
    headline: 'Nobody asked for a cheaper machine. Every customer asked for fewer Mondays without one.',
    data: { attribution: 'Interviews with 41 plant managers, spring 2026' },
  },
  draw(d, pane, kit) {
    const side = sideOf(CANVAS, kit);
    const on = kit.on('accent1');
    const x = pane.box.x + 1.1;
    const w = 10.2;
    const text = coverText(
      { chrome: pane.chrome, eyebrow: pane.parts.subject, date: pane.parts.date, x, w, line: 4.6, top: 1.4, from_pt: 40, on },
      side,
      kit,
    );
    const foot = coverFoot(pane.chrome, { ...pane.box, x, w }, side, kit, on);
    const attribution = d.attribution;
    const by =
      attribution === undefined
        ? []
        : [
            kit.label({
              id: 'body/attribution',
              role: 'caption',
              box: side.box({ x, y: text.bottom + 0.05, w, h: 0.35 }),
              runs: attribution,
              path: `${pane.pointer}/attribution`,
              style: { color: on },
              size_pt: 16,
              align: side.leading(attribution),
            }),
          ];
    const bar = shape.rect(
      { id: 'body/bar', name: 'bar', role: 'decoration' },
      side.box({ x: x - 0.45, y: text.titleTop, w: 0.08, h: 4.6 - text.titleTop }),
      {
        fill: shape.fill(on),
      },
    );
    return {
      alt: kit.title,
      shapes: [bar, ...text.shapes, ...by, ...foot.shapes],
      background: [shape.rect({ id: 'ground', name: 'ground', role: 'background' }, CANVAS, { fill: shape.fill('accent1') })],
    };
  },
});
