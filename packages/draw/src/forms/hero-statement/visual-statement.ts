/** One decisive statement with a picture or a panel beside it, and up to four topics below. */

import { sideOf } from '../../layout/index.ts';
import { coverFoot, coverText } from '../../marks/cover.ts';
import { defineVariant } from '../define.ts';
import { CANVAS, panel, pointRow, pointsOf } from './_cover.ts';
import { form } from './form.ts';

const PANEL = 3.9;

export const variant = defineVariant(form, {
  name: 'visual_statement',
  layout: 'section',
  purpose: 'A statement to remember, with what it rests on in a row below.',
  example: {
    headline: 'Half of our energy can come from our own wind by 2028',
    context: 'The payback is below six years at every one of the eleven sites that were measured.',
    source_note: 'Site survey, 2026',
    image_src: 'example:dusk-ridge',
    blocks: [
      { label: 'Sites', sub: 'Eleven ridges carry turbines' },
      { label: 'Grid', sub: 'Nine sites may feed in' },
      { label: 'Cash', sub: '€14m over three years' },
    ],
    data: { image_focus: { x: 0.85, y: 0.5 } },
  },
  draw(d, pane, kit) {
    const side = sideOf(CANVAS, kit);
    const x = pane.box.x;
    const w = CANVAS.w - PANEL - x - 0.75;
    const foot = coverFoot(pane.chrome, { ...pane.box, x, w }, side, kit);
    const items = pointsOf(d, pane, kit);
    const text = coverText(
      {
        chrome: pane.chrome,
        eyebrow: pane.parts.subject,
        date: pane.parts.date,
        x,
        w,
        line: items.length > 0 ? 3.3 : 4.0,
        top: 0.8,
        from_pt: 40,
        marked: true,
      },
      side,
      kit,
    );
    const top = Math.max(text.bottom + 0.25, 5.1);
    const row = items.length === 0 ? [] : pointRow(items, { x, y: top, w, h: foot.top - top - 0.1 }, kit);
    const alt = kit.title;
    return { alt, shapes: [...text.shapes, ...row, ...foot.shapes], background: panel(d, pane, PANEL, kit, alt) };
  },
});
