/** Small foreign decks written out by hand: a canvas of 10 by 7.5 inches, boxes in inches, black Arial of 18 pt on white. */
import { carriedFonts } from '@deckwright/fonts';
import type {
  ForeignAutoShape,
  ForeignDeck,
  ForeignPicture,
  ForeignRun,
  ForeignShape,
  ForeignSlide,
  ForeignTable,
  ForeignText,
  Paint,
} from '@deckwright/read/pptx';
import { foreignParagraph, foreignRun, foreignText } from '@deckwright/testkit/foreign-text';
import { type Finding, type InspectKit, type InspectReport, inspectDeck } from '../../src/inspect/index.ts';

export const IN = 914_400;
export const fonts = carriedFonts();

export const solid = (rgb: `#${string}`, alpha = 1): Paint => ({ kind: 'solid', color: { rgb, alpha } });
export const NONE: Paint = { kind: 'none' };

export const run = foreignRun;

/** Paragraphs of one run each; no insets. */
export function text(words: string | readonly string[], with_: Partial<ForeignText> = {}, ofRun: Partial<ForeignRun> = {}): ForeignText {
  const lines = typeof words === 'string' ? [words] : words;
  return foreignText(
    lines.map((line) => foreignParagraph(line === '' ? [] : [run(line, ofRun)])),
    with_,
  );
}

let next = 2;

function base(box: readonly [x: number, y: number, w: number, h: number]) {
  const id = next++;
  return {
    id,
    name: `Shape ${id}`,
    decorative: false,
    hidden: false,
    box: { x: box[0] * IN, y: box[1] * IN, w: box[2] * IN, h: box[3] * IN },
    box_from: 'shape' as const,
    rotation: 0,
    flip_h: false,
    flip_v: false,
    fill: NONE,
    effects: false,
    groups: [],
    part: '/ppt/slides/slide1.xml',
    start: 0,
    end: 0,
  };
}

/** A rectangle. */
export function box(
  at: readonly [x: number, y: number, w: number, h: number],
  words?: ForeignText,
  with_: Partial<ForeignAutoShape> = {},
): ForeignAutoShape {
  const w = at[2] * IN;
  const h = at[3] * IN;
  return {
    ...base(at),
    kind: 'shape',
    geometry: {
      preset: 'rect',
      fills_box: true,
      text_box: { x: 0, y: 0, w, h },
      paths: [],
    },
    ...(words === undefined ? {} : { text: words }),
    ...with_,
  };
}

/** The outline of a diamond: its corners cover nothing. */
export function diamond(
  at: readonly [x: number, y: number, w: number, h: number],
  with_: Partial<ForeignAutoShape> = {},
): ForeignAutoShape {
  const w = at[2] * IN;
  const h = at[3] * IN;
  return box(at, undefined, {
    geometry: {
      preset: 'diamond',
      fills_box: false,
      text_box: { x: w / 4, y: h / 4, w: w / 2, h: h / 2 },
      paths: [
        {
          fill: 'norm',
          stroked: true,
          steps: [
            { op: 'M', x: w / 2, y: 0 },
            { op: 'L', x: w, y: h / 2 },
            { op: 'L', x: w / 2, y: h },
            { op: 'L', x: 0, y: h / 2 },
            { op: 'Z' },
          ],
        },
      ],
    },
    ...with_,
  });
}

export function picture(
  at: readonly [x: number, y: number, w: number, h: number],
  part = '/ppt/media/a.jpg',
  with_: Partial<ForeignPicture> = {},
): ForeignPicture {
  return {
    ...base(at),
    kind: 'picture',
    alt: 'A description',
    geometry: 'unknown',
    media: 'none',
    picture: { part, crop: { l: 0, t: 0, r: 0, b: 0 }, tiled: false, alpha: 1 },
    ...with_,
  };
}

export function table(
  at: readonly [x: number, y: number, w: number, h: number],
  rows: readonly (readonly ForeignText[])[],
  with_: Partial<ForeignTable> = {},
): ForeignTable {
  const columns = rows[0]?.length ?? 1;
  return {
    ...base(at),
    kind: 'table',
    columns: Array.from({ length: columns }, () => (at[2] * IN) / columns),
    rows: rows.map(() => (at[3] * IN) / rows.length),
    cells: rows.flatMap((cells, row) =>
      cells.map((words, column) => ({ row, column, row_span: 1, column_span: 1, fill: NONE, text: words, borders: {} })),
    ),
    ...with_,
  };
}

export const title = (words = 'What this slide says'): ForeignShape =>
  box([0.5, 0.2, 9, 0.6], text(words, {}, { size_pt: 24 }), { placeholder: { type: 'title' } });

export function slide(shapes: readonly ForeignShape[], with_: Partial<ForeignSlide> = {}): ForeignSlide {
  return {
    i: 1,
    part: '/ppt/slides/slide1.xml',
    hidden: false,
    background: solid('#FFFFFF'),
    behind: [],
    shapes,
    title: 'What this slide says',
    comments: [],
    colors: new Map(),
    fonts: { heading: 'Arial', body: 'Arial' },
    ...with_,
  };
}

export const deckOf = (slides: readonly ForeignSlide[]): ForeignDeck => ({
  canvas: { w: 10 * IN, h: 7.5 * IN },
  slides: slides.map((one, i) => ({ ...one, i: i + 1 })),
  slides_total: slides.length,
  strict: false,
  macro_enabled: false,
  embedded_fonts: [],
  problems: [],
});

export const inspect = (shapes: readonly ForeignShape[], with_: Partial<ForeignSlide> = {}, kit: Partial<InspectKit> = {}): InspectReport =>
  inspectDeck(deckOf([slide(shapes, with_)]), { fonts, ...kit });

/** What one check says about a slide of these shapes. */
export const found = (
  code: string,
  shapes: readonly ForeignShape[],
  with_: Partial<ForeignSlide> = {},
  kit: Partial<InspectKit> = {},
): Finding[] => inspect(shapes, with_, kit).slides.flatMap(({ findings }) => findings.filter((finding) => finding.code === code));
