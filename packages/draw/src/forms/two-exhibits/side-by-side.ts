/** Two exhibits in columns of one height, with their heads on one line and the hinge below both. */
import { type BoxIn, type Drawing, DrawRefusal, type Kit, sideOf } from '../../layout/index.ts';
import { remember } from '../../marks/trial-drawing.ts';
import type { Shape } from '../../scene/index.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { drawHead, type HeadPlace, headHeight, planHead } from './_head.ts';
import { drawHinge, HINGE_GAP, planHinge } from './_hinge.ts';
import { onOneScale, type Scaled } from './_same-scale.ts';
import { drawStatements } from './_statements.ts';
import { type Exhibit, form, type TwoExhibitsData } from './form.ts';

/** Gap between the exhibits. */
const BETWEEN = 0.4;
/** Gaps from the heads to their rule, and from the rule to the exhibit. */
const BELOW_HEAD = 0.2;
/** Shares of the width for the first exhibit. Statements take the narrower part beside a chart. */
const EVEN = [0.5, 0.58, 0.42] as const;
const WIDE_FIRST = [0.58, 0.5] as const;
const WIDE_SECOND = [0.42, 0.5] as const;

export const variant = defineVariant(form, {
  name: 'side_by_side',
  purpose: 'Two exhibits of one height, each with head, unit, notes and source; the hinge under them points from the first to the second.',
  example: {
    headline: 'Late deliveries quadrupled, and the accounts that feel it most renew least',
    context: 'Delivery quality and contract renewals, industrial customers in Europe, 2024 and 2025',
    data: {
      exhibits: [
        {
          form: 'trend_chart',
          variant: 'column_trend_growth',
          head: 'Late deliveries',
          unit: '% of orders',
          notes: ['Orders delivered more than one day after the confirmed date.'],
          source: 'Order system',
          data: {
            periods: ['Q1 24', 'Q2 24', 'Q3 24', 'Q4 24', 'Q1 25', 'Q2 25', 'Q3 25', 'Q4 25'],
            series: [{ label: 'Late deliveries', values: [4, 5, 5, 7, 9, 12, 14, 16] }],
          },
        },
        {
          form: 'data_table',
          head: 'Renewals by share of late orders',
          unit: 'due in 2025',
          notes: ['Accounts due for renewal in 2025; grouped by their own share of late orders.'],
          source: 'contract database',
          data: {
            columns: [
              { key: 'group', label: 'Late orders' },
              { key: 'accounts', label: 'Accounts' },
              { key: 'renewed', label: 'Renewed, %', bar: 100 },
              { key: 'lost', label: 'Lost, €m' },
            ],
            rows: [
              { group: 'Below 5%', accounts: 412, renewed: 94, lost: 11 },
              { group: '5 to 10%', accounts: 268, renewed: 89, lost: 13 },
              { group: '10 to 15%', accounts: 197, renewed: 78, lost: 18 },
              { group: 'Above 15%', accounts: 143, renewed: 61, lost: 24 },
            ],
            highlight_rows: [3],
            highlight_tone: 'bad',
            total_row: { group: 'All accounts', accounts: 1020, renewed: 85, lost: 66 },
          },
        },
      ],
      hinge: {
        first: 'As late orders rose from 4% to 16% in two years, more accounts crossed 15% …',
        second: '… and above 15% we keep only 61%: €24m lost, 36% of the losses on 14% of the accounts',
      },
    },
  },
  draw(d, pane, kit) {
    let refused: DrawRefusal | undefined;
    for (const share of sharesFor(d)) {
      const undo = remember(kit);
      try {
        return drawPair(d, share, pane, kit);
      } catch (error) {
        if (!(error instanceof DrawRefusal)) throw error;
        refused ??= error;
        undo();
      }
    }
    throw refused;
  },
});

function sharesFor({ exhibits, same_scale }: TwoExhibitsData): readonly number[] {
  const [first, second] = exhibits.map((e) => e.statements !== undefined);
  if (first === second) return same_scale === true ? [0.5] : EVEN;
  return first === true ? WIDE_SECOND : WIDE_FIRST;
}

interface Laid {
  readonly exhibit: Exhibit;
  readonly place: HeadPlace;
}

function drawPair(d: TwoExhibitsData, share: number, pane: FormPane, kit: Kit): Drawing {
  const { box } = pane;
  const side = sideOf(box, kit);
  const w = (box.w - BETWEEN) * share;
  const split = box.x + w + BETWEEN / 2;
  const hinge = d.hinge === undefined ? undefined : { words: d.hinge, plan: planHinge(d.hinge, box, split, `${pane.pointer}/hinge`, kit) };
  const room: BoxIn = hinge === undefined ? box : { ...box, h: box.h - hinge.plan.h - HINGE_GAP };
  const boxes = [
    { ...room, w },
    { ...room, x: box.x + w + BETWEEN, w: box.w - BETWEEN - w },
  ];
  const notes = pane.chrome.footnotes.length - d.exhibits.reduce((sum, e) => sum + e.notes.length, 0);
  const laid = d.exhibits.map((exhibit, i): Laid => {
    const earlier = d.exhibits.slice(0, i).reduce((sum, e) => sum + e.notes.length, 0);
    return {
      exhibit,
      place: {
        box: side.box(boxes[i] as BoxIn),
        id: `body/exhibit-${i + 1}`,
        pointer: `${pane.pointer}/exhibits/${i}`,
        first_note: notes + earlier + 1,
      },
    };
  }) as unknown as readonly [Laid, Laid];
  const plans = laid.map(({ exhibit, place }) => planHead(exhibit, place, kit));
  const head = headHeight(plans);
  const drawings = drawBoth(d, laid, head + BELOW_HEAD, pane, kit);
  const shapes: Shape[] = [];
  for (const [i, { exhibit, place }] of laid.entries()) {
    shapes.push(...drawHead(exhibit, plans[i] as (typeof plans)[number], place, head, kit), ...(drawings[i] as Drawing).shapes);
  }
  if (hinge !== undefined) {
    const band = { ...box, y: box.y + box.h - hinge.plan.h, h: hinge.plan.h };
    shapes.push(...drawHinge(hinge.words, hinge.plan, band, split, `${pane.pointer}/hinge`, side, kit));
  }
  return { shapes, alt: laid.map(({ exhibit }, i) => `${exhibit.head}: ${(drawings[i] as Drawing).alt}`).join(' ') };
}

function drawBoth(d: TwoExhibitsData, laid: readonly [Laid, Laid], top: number, pane: FormPane, kit: Kit): readonly Drawing[] {
  const scaled = laid.map(({ exhibit, place }): Scaled => {
    const box = { ...place.box, y: place.box.y + top, h: place.box.h - top };
    const { pointer, id } = place;
    return {
      pointer,
      data: exhibit.data,
      box,
      draw: (own) => drawExhibit(exhibit, own, id, pointer, kit),
    };
  }) as unknown as readonly [Scaled, Scaled];
  return d.same_scale === true ? onOneScale(scaled, `${pane.pointer}/same_scale`, kit) : scaled.map((one) => one.draw(one.box));
}

function drawExhibit(exhibit: Exhibit, box: BoxIn, id: string, pointer: string, kit: Kit): Drawing {
  const { form: name, variant: layout, data, blocks, statements = [], head, unit = '' } = exhibit;
  if (name === undefined) return drawStatements(statements, box, id, `${pointer}/statements`, kit);
  return kit.withHeading(`${head} ${unit}`, () => kit.drawForm({ form: name, variant: layout, data, blocks }, { box, id, pointer }));
}
