/** The sentence that joins two exhibits: the first half ends in a tip that points to the second half. */
import { type BoxIn, capacityExceeded, type Kit, run, type Side, type StepIn, shape } from '../../layout/index.ts';
import type { Color, Shape } from '../../scene/index.ts';
import type { RunIn } from '../../typeset/index.ts';

export const HINGE_GAP = 0.2;
const TIP = 0.26;
const PAD = 0.2;
const SIZES = [18, 16, 14, 12] as const;
const ONE_LINE_H = 0.56;
const TWO_LINES_H = 0.8;
const LEADING = 1.15;

interface Halves {
  readonly first: string;
  readonly second: string;
}

interface Half {
  readonly box: BoxIn;
  readonly block: ReturnType<Kit['block']>;
}

export interface HingePlan {
  readonly size_pt: number;
  readonly h: number;
}

/** Boxes of the words. The tip is in the gap between the exhibits and has no words on it. */
const halvesOf = (box: BoxIn, split: number): readonly [BoxIn, BoxIn] => [
  { ...box, x: box.x + PAD, w: split - box.x - PAD - TIP / 2 - 0.02 },
  { ...box, x: split + TIP / 2 + PAD, w: box.x + box.w - split - TIP / 2 - 2 * PAD },
];

function blocksOf({ first, second }: Halves, pointer: string, kit: Kit): readonly [Half['block'], Half['block']] {
  const lead = ledBy(second, `${pointer}/second`);
  return [
    kit.block(first, { color: kit.on('accent1'), bold: true, leading: LEADING }, `${pointer}/first`),
    kit.block(lead, { color: 'ink', bold: lead.length === 1, leading: LEADING }, `${pointer}/second`),
  ];
}

/** Bold up to the colon, whatever the length, because the second half begins with the result of the first. */
function ledBy(text: string, path: string): readonly RunIn[] {
  const at = /[:：](?=\s)/.exec(text)?.index ?? -1;
  if (at <= 0 || text.slice(at + 1).trim() === '') return [run(text, path)];
  return [run(text.slice(0, at + 1), path, 'verbatim', { bold: true }), run(text.slice(at + 1), path)];
}

/** One size for both halves: the largest at which each fits two lines. `split` is the position of the tip. */
export function planHinge(halves: Halves, box: BoxIn, split: number, pointer: string, kit: Kit): HingePlan {
  const boxes = halvesOf(box, split);
  const blocks = blocksOf(halves, pointer, kit);
  for (const size_pt of SIZES) {
    const fits = blocks.map((block, i) => kit.fit({ block, sizes_pt: [size_pt], width_in: (boxes[i] as BoxIn).w, max_lines: 2 }));
    if (!fits.every((fit) => fit.fits)) continue;
    const tallest = Math.max(...fits.map((fit) => fit.height_in));
    const least = fits.some((fit) => fit.lines > 1) ? TWO_LINES_H : ONE_LINE_H;
    return { size_pt, h: Math.max(least, Math.ceil((tallest + 0.16) * 100) / 100) };
  }
  throw capacityExceeded(
    `A half of the hinge needs more than two lines at ${SIZES.at(-1)} pt.`,
    'Shorten each half of the hinge to about 120 characters.',
    { pointer },
  );
}

/** `box` is the band, laid out left to right; `side` mirrors it. */
export function drawHinge(
  halves: Halves,
  plan: HingePlan,
  box: BoxIn,
  split: number,
  pointer: string,
  side: Side,
  kit: Kit,
): readonly Shape[] {
  const [near, tip] = [split - TIP / 2, split + TIP / 2];
  const middle = box.y + box.h / 2;
  const low = box.y + box.h;
  const outline = (points: readonly (readonly [number, number])[]): StepIn[] => [
    ...points.map(([x, y], i): StepIn => [i === 0 ? 'M' : 'L', side.x(x), y]),
    ['Z'],
  ];
  const [first, second] = blocksOf(halves, pointer, kit);
  const boxes = halvesOf(box, split);
  const ground = (part: string, fill: Color, points: readonly (readonly [number, number])[]): Shape =>
    shape.path({ id: `body/hinge/${part}`, name: `hinge: ${part}`, role: 'band' }, outline(points), { fill: shape.fill(fill) });
  const words = (part: 'first' | 'second', block: Half['block'], cell: BoxIn): Shape =>
    kit.place(
      { id: `body/hinge/${part}-words`, name: `hinge: ${part} half`, role: 'takeaway', host: `body/hinge/${part}` },
      side.box(cell),
      {
        block,
        size_pt: plan.size_pt,
        anchor: 'middle',
        align: side.leading(halves[part]),
        balance: true,
      },
    );
  return [
    ground('second', 'surface', [
      [near, box.y],
      [box.x + box.w, box.y],
      [box.x + box.w, low],
      [near, low],
      [tip, middle],
    ]),
    ground('first', 'accent1', [
      [box.x, box.y],
      [near, box.y],
      [tip, middle],
      [near, low],
      [box.x, low],
    ]),
    words('first', first, boxes[0]),
    words('second', second, boxes[1]),
  ];
}
