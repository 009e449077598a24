/** Enforces `min_font_pt` for running text. Charts keep their own sizes for axes, values and labels. */
import { DrawRefusal } from '../intent/index.ts';
import { type Role, type Slide, type TextBody, textsOf, walk } from '../scene/index.ts';

/** Roles of running text. Axis and data labels, notes at the foot, and numbers in discs have sizes of their own. */
const READ: ReadonlySet<Role> = new Set<Role>([
  'title',
  'subtitle',
  'takeaway',
  'band',
  'body',
  'header',
  'quote',
  'card',
  'node',
  'table',
  'cell',
  'caption',
]);

/** Throws `min_font_not_met`, naming the text and its size, when words of the slide are smaller than `floor_pt`. */
export function checkFloor(slide: Slide, floor_pt: number): void {
  let smallest = Number.POSITIVE_INFINITY;
  let words = '';
  let shape_id = '';
  const look = (body: TextBody, id: string): void => {
    for (const p of body.paragraphs)
      for (const r of p.runs)
        if (r.size_pt < smallest && r.text.trim() !== '') {
          smallest = r.size_pt;
          words = r.text;
          shape_id = id;
        }
  };
  for (const s of walk(slide.shapes)) {
    if (!READ.has(s.role)) continue;
    for (const body of textsOf(s)) look(body, s.id);
  }
  if (smallest >= floor_pt) return;
  throw new DrawRefusal({
    code: 'min_font_not_met',
    status: 422,
    title: 'The text does not fit at the size that was asked for',
    detail: `${JSON.stringify(words.slice(0, 60))} is set at ${smallest} pt; min_font_pt asks for ${floor_pt}.`,
    remedy: `Shorten the texts, send fewer items, choose a roomier form, or send min_font_pt of at most ${smallest}.`,
    errors: [
      {
        pointer: '/min_font_pt',
        loc: ['min_font_pt'],
        code: 'too_big',
        msg: `needs texts that fit at ${floor_pt} pt; the smallest here is ${smallest}.`,
        type: 'too_big',
      },
    ],
    members: { needed_pt: floor_pt, min_font_pt: smallest, shape_id, cost_charged: 0 },
  });
}
