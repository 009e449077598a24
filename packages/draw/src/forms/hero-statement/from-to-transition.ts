/** From here to there: two halves with an arrow between. */

import { type BoxIn, capacityExceeded, columns, inset, sideOf } from '../../layout/index.ts';
import { coverFoot, coverText } from '../../marks/cover.ts';
import { MOST_TIMES } from '../../marks/panel-fill.ts';
import { Board, fitItems, type Item, placePortions } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { CANVAS, pointsOf } from './_cover.ts';
import { form, type HeroData } from './form.ts';

const PAD = 0.35;

export const variant = defineVariant(form, {
  name: 'from_to_transition',
  layout: 'section',
  purpose: 'The turn of a story: what was, and what comes instead.',
  example: {
    headline: 'We stop selling machines and start selling uptime',
    context: 'What changes for customers from next year on',
    data: {
      from: { label: 'Machine and spare parts', points: ['Price by machine', 'Repair when it stands still', 'Contact twice a year'] },
      to: { label: 'Guaranteed running hours', points: ['Price by hour in use', 'Service before it fails', 'Data shared every day'] },
    },
  },
  draw(d, pane, kit) {
    const side = sideOf(CANVAS, kit);
    const foot = coverFoot(pane.chrome, { ...pane.box, x: pane.box.x }, side, kit);
    const text = coverText(
      {
        chrome: pane.chrome,
        eyebrow: pane.parts.subject,
        date: pane.parts.date,
        x: pane.box.x,
        w: 10.8,
        line: 2.05,
        top: 0.5,
        from_pt: 32,
      },
      side,
      kit,
    );
    const board = new Board(CANVAS, kit, 'body/turn');
    const ends = [endOf(d, 'from', pane.pointer), endOf(d, 'to', pane.pointer)];
    const blocks = pointsOf(d, pane, kit);
    const items: Item[] = ends.map((e, i) => e ?? blocks[i]).filter((e) => e !== undefined);
    if (items.length < 2)
      throw capacityExceeded('The transition has no two ends.', 'Send data.from and data.to.', { pointer: '/data', count: items.length });
    const top = text.bottom + 0.35;
    const most: BoxIn = { x: pane.box.x, y: top, w: pane.box.w, h: Math.min(3.6, foot.top - top - 0.2) };
    const innerOf = (box: BoxIn): BoxIn[] => columns(box, 2, 1.0).map((b) => inset(b, PAD));
    const room = innerOf(most);
    const { measured, tallest } = fitItems(items, (i) => room[i] as BoxIn, kit, {
      what: 'ends',
      sizes: [
        { head: 28, body: 24 },
        { head: 24, body: 20 },
        { head: 24, body: 18 },
        { head: 20, body: 16 },
        { head: 18, body: 14 },
        { head: 14, body: 12 },
        { head: 12, body: 10 },
      ],
      style: (it) =>
        it === items[1]
          ? { head: kit.on('accent1'), body: kit.on('accent1'), bullet: kit.on('accent1') }
          : { body: 'muted', bullet: 'neutral' },
    });
    const area = { ...most, h: Math.min(most.h, Math.max(tallest + 2 * PAD, tallest * MOST_TIMES)) };
    const boxes = columns(area, 2, 1.0);
    const inner = innerOf(area);
    for (const [i, m] of measured.entries()) {
      const key = i === 0 ? 'from' : 'to';
      board.rect(
        key,
        boxes[i] as BoxIn,
        { fill: i === 0 ? 'surface' : 'accent1', radius_in: kit.theme.radius_in },
        { role: 'card', layer: 'back' },
      );
      placePortions(board, key, m, inner[i] as BoxIn, { anchor: 'middle', host: key });
    }
    const left = boxes[0] as BoxIn;
    const cx = left.x + left.w + 0.5;
    const cy = area.y + area.h / 2;
    board.path(
      'arrow',
      [['M', cx - 0.2, cy - 0.3], ['L', cx + 0.2, cy], ['L', cx - 0.2, cy + 0.3], ['Z']],
      { fill: 'accent1' },
      { role: 'decoration' },
    );
    const alt = `From ${items[0]?.label?.text ?? ''} to ${items[1]?.label?.text ?? ''}.`;
    const drawing = board.drawing('Transition', alt);
    return { alt, shapes: [...text.shapes, ...drawing.shapes, ...foot.shapes] };
  },
});

function endOf(d: HeroData, key: 'from' | 'to', pointer: string): Item | undefined {
  const end = d[key];
  if (end === undefined) return undefined;
  const path = `${pointer}/${key}`;
  const withoutPoints = end.points.length === 0;
  return {
    pointer: path,
    label: { text: end.label, path: withoutPoints ? path : `${path}/label` },
    detail: end.points.map((text, k) => ({ text, path: `${path}/points/${k}` })),
    primary: false,
    header: false,
  };
}
