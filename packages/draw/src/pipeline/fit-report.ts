/** Reports how each supplied text fits its box, and how much longer it could be, for authors who write to length. */
import { inOfEmu, type Shape, type Slide, type TableShape, type TextBody, walk } from '../scene/index.ts';
import type { DrawnSlide } from './seal-slide.ts';

export interface FittedField {
  /** JSON Pointer of the text in the request. */
  readonly path: string;
  readonly shape_id: string;
  readonly role: string;
  readonly size_pt: number;
  readonly characters: number;
  readonly lines: number;
  /** Lines that the box holds at this size; the layout may still choose a smaller size for a longer text. */
  readonly lines_that_fit: number;
  /** About how many more characters stand in the box at this size, by the mean width of those that it has. */
  readonly characters_left: number;
  readonly box_in: { readonly w: number; readonly h: number };
}

interface Frame {
  readonly body: TextBody;
  readonly shape_id: string;
  readonly role: string;
  readonly w: number;
  readonly h: number;
}

/** Every text of the request that a run shows by itself, in the order of the slide. */
export function fitReport({ deck, report }: DrawnSlide): {
  readonly fields: readonly FittedField[];
  readonly min_font_pt: number;
  readonly body_fill: object;
} {
  const [slide] = deck.slides;
  const fields = slide === undefined ? [] : framesOf(slide).flatMap(fieldsOf);
  return { fields, min_font_pt: report.layout.min_font_pt, body_fill: report.layout.body_fill };
}

function framesOf(slide: Slide): Frame[] {
  const out: Frame[] = [];
  for (const s of walk(slide.shapes)) {
    if (s.kind === 'table') out.push(...cellsOf(s));
    else if ('text' in s && s.text !== undefined) out.push(frameOf(s, s.text));
  }
  return out;
}

const frameOf = (s: Shape, body: TextBody): Frame => ({ body, shape_id: s.id, role: s.role, w: inOfEmu(s.box.w), h: inOfEmu(s.box.h) });

const cellsOf = (table: TableShape): Frame[] =>
  table.cells.flatMap((row, i) =>
    row.map((cell, j) => ({
      body: cell.text,
      shape_id: table.id,
      role: cell.role ?? 'cell',
      w: inOfEmu(table.columns[j] ?? (0 as never)),
      h: inOfEmu(table.rows[i] ?? (0 as never)),
    })),
  );

function fieldsOf({ body, shape_id, role, w, h }: Frame): FittedField[] {
  const room_in = h - inOfEmu(body.insets.t) - inOfEmu(body.insets.b);
  const out: FittedField[] = [];
  for (const [index, paragraph] of body.paragraphs.entries()) {
    const lines = body.lines.filter((line) => line.paragraph === index);
    const own = paragraph.runs.filter((r) => r.path !== undefined);
    const [first] = own;
    if (first?.path === undefined || own.some((r) => r.path !== first.path)) continue;
    const text = own.map((r) => r.text).join('');
    const pitch_in = (first.size_pt * paragraph.leading) / 72;
    const others = body.lines.length - lines.length;
    const holds = Math.max(lines.length, body.wrap ? Math.floor((room_in + 0.02) / pitch_in) - others : 1);
    const used_in = lines.reduce((sum, line) => sum + inOfEmu(line.w), 0);
    const width_in = w - inOfEmu(body.insets.l) - inOfEmu(body.insets.r);
    const each_in = text.length === 0 ? (first.size_pt * 0.5) / 72 : Math.max(used_in / text.length, 0.01);
    const last_in = inOfEmu(lines.at(-1)?.w ?? (0 as never));
    // Words do not fill a line to its end, so nine tenths of the width are counted.
    const left_in = Math.max(0, width_in - last_in) + (holds - lines.length) * width_in * 0.9;
    out.push({
      path: first.path,
      shape_id,
      role,
      size_pt: first.size_pt,
      characters: text.length,
      lines: lines.length,
      lines_that_fit: holds,
      characters_left: Math.floor(left_in / each_in),
      box_in: { w: Math.round(w * 100) / 100, h: Math.round(h * 100) / 100 },
    });
  }
  return out;
}
