/** Dated steps in cards alternately above and below a line, for a timeline that fills its slide and has a text at every date. */
import { type BoxIn, type Kit, type Pane, shape, sideOf, snap } from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';

/** The content of a card from the top, each part with its block. */
export interface TimelineCard {
  readonly name: string;
  readonly date: Block;
  readonly label: Block;
  readonly description?: Block;
}

/** Sizes of date, label and description. */
const SIZES = [
  [24, 24, 20],
  [20, 20, 18],
  [20, 18, 16],
  [18, 16, 14],
  [16, 14, 12],
] as const;
const PARTS = ['date', 'label', 'description'] as const;
const AXIS_H = 0.12;
/** Between the line and a card. */
const REACH = 0.28;
const GUTTER = 0.2;
const PAD = 0.19;
const EDGE = 0.056;
const DOT = 0.26;
const INNER = 0.06;
/** Largest height of a card, because a card as high as the body would be empty below a few words. */
const FILL = 0.66;

/** Undefined when the words of a step fit no card. `at` is the side on which words are aligned. */
export function drawTimelineCards(cards: readonly TimelineCard[], at: 'left' | 'right', pane: Pane, kit: Kit): Shape[] | undefined {
  const { box, id } = pane;
  const n = cards.length;
  const columns = Math.ceil(n / 2);
  const pitch = (box.w + GUTTER) / columns;
  const w = pitch - GUTTER;
  const most = (box.h - AXIS_H) / 2 - REACH;
  for (const [datePt, labelPt, descriptionPt] of SIZES) {
    const sizes = { date: datePt, label: labelPt, description: descriptionPt };
    const parts = cards.map((card) =>
      PARTS.flatMap((part) => {
        const block = card[part];
        if (block === undefined) return [];
        const lines = part === 'description' ? {} : { max_lines: part === 'date' ? 1 : 2 };
        return [{ part, block, size_pt: sizes[part], fit: kit.fit({ block, sizes_pt: [sizes[part]], width_in: w - 2 * PAD, ...lines }) }];
      }),
    );
    const heights = parts.map((own) => own.reduce((sum, { fit }) => sum + fit.height_in, INNER));
    const needed = Math.max(...heights) + 2 * PAD;
    if (needed > most || parts.some((own) => own.some(({ fit }) => !fit.fits))) continue;
    const h = snap(Math.min(most, Math.max(needed, Math.max(...heights) / FILL)));
    const axisY = box.y + box.h / 2;
    const side = sideOf(box, kit);
    const line = side.box({ x: box.x, y: axisY - AXIS_H / 2, w: box.w, h: AXIS_H });
    const shapes: Shape[] = [shape.rect({ id: `${id}/rail-1`, name: 'rail', role: 'decoration' }, line, { fill: shape.fill('neutral') })];
    for (const [i, own] of parts.entries()) {
      const up = i % 2 === 0;
      // With an odd number of cards the lower row has one less, and its cards are centred in the gaps of the upper row.
      const shift = up || n % 2 === 0 ? 0 : pitch / 2;
      const y = up ? axisY - AXIS_H / 2 - REACH - h : axisY + AXIS_H / 2 + REACH;
      const card: BoxIn = side.box({ x: box.x + Math.floor(i / 2) * pitch + shift, y, w, h });
      const x = side.x(box.x + ((i + 0.5) / n) * box.w);
      const step = `${id}/step-${i + 1}`;
      const name = cards[i]?.name ?? '';
      shapes.push(
        shape.line(
          { id: `${step}/stem`, name: `stem ${i + 1}`, role: 'decoration' },
          [x, up ? y + h : axisY],
          [x, up ? axisY : y],
          shape.stroke('neutral', 1),
        ),
        shape.ellipse(
          { id: step, name: `step ${i + 1}: ${name}`, role: 'icon' },
          { x: x - DOT / 2, y: axisY - DOT / 2, w: DOT, h: DOT },
          {
            fill: shape.fill('accent1'),
            stroke: shape.stroke('canvas', 1.5),
          },
        ),
        shape.rect({ id: `${step}/card`, name: `card ${i + 1}: ${name}`, role: 'card' }, card, { fill: shape.fill('surface') }),
        shape.rect(
          { id: `${step}/edge`, name: `edge ${i + 1}`, role: 'decoration' },
          { x: card.x, y: up ? y + h - EDGE : y, w, h: EDGE },
          { fill: shape.fill('accent1') },
        ),
      );
      let top = y + (up ? PAD * 0.8 : PAD + EDGE * 0.5);
      for (const { part, block, size_pt, fit } of own) {
        shapes.push(
          kit.place(
            {
              id: `${step}/${part}`,
              name: `${part} ${i + 1}: ${name}`,
              role: part === 'description' ? 'body' : part === 'date' ? 'header' : 'label',
              host: step,
            },
            { x: card.x + PAD, y: top, w: w - 2 * PAD, h: fit.height_in },
            { block, size_pt, align: at, balance: part === 'label' },
          ),
        );
        top += fit.height_in + (part === 'label' ? INNER : 0);
      }
    }
    return shapes;
  }
  return undefined;
}
