/** What each paragraph of a deck is, what stands around it and what fits in its place, by the model of the deck. */
import type { ForeignDeck, ForeignParagraph, ForeignShape, ForeignSlide, ForeignTable, ForeignText } from '@deckwright/read/pptx';
import type { TextFacts, TextRole } from './texts/index.ts';

const EMU_PER_PT = 12_700;
/** Of the size of letters: the mean advance of Latin words, and the distance of lines. */
const ADVANCE = 0.5;
const LEADING = 1.2;
const CONTEXT_CHARACTERS = 120;
const USUAL_PT = 18;

/** By the part and the offset of the `a:p` in it. */
export const paragraphKey = (part: string, start: number): string => `${part} ${start}`;

export function describeTexts(deck: ForeignDeck): ReadonlyMap<string, TextFacts> {
  const facts = new Map<string, TextFacts>();
  for (const slide of deck.slides) {
    for (const shape of slide.shapes) {
      if (shape.kind === 'table') describeTable(facts, shape, slide);
      else if ((shape.kind === 'shape' || shape.kind === 'connector') && shape.text !== undefined)
        describeText(facts, { text: shape.text, shape, slide, size: shape.box, roleOf: roleIn(shape) });
    }
  }
  return facts;
}

const ROLES: Readonly<Record<string, TextRole>> = { title: 'title', ctrTitle: 'title', subTitle: 'subtitle', ftr: 'footer' };
const BODIES = new Set(['body', 'obj', '']);

function roleIn({ placeholder }: ForeignShape): (paragraph: ForeignParagraph) => TextRole {
  const known = placeholder === undefined ? undefined : ROLES[placeholder.type];
  if (known !== undefined) return () => known;
  const isBody = placeholder !== undefined && BODIES.has(placeholder.type);
  return ({ bullet }) => (bullet !== undefined || isBody ? 'bullet' : 'text');
}

interface Place {
  readonly text: ForeignText;
  readonly shape: ForeignShape;
  readonly slide: ForeignSlide;
  /** EMU. */
  readonly size: { readonly w: number; readonly h: number } | undefined;
  readonly roleOf: (paragraph: ForeignParagraph) => TextRole;
  /** The heads of a cell. */
  readonly heads?: { readonly column?: string; readonly row?: string };
}

function describeText(facts: Map<string, TextFacts>, { text, shape, slide, size, roleOf, heads = {} }: Place): void {
  const words = text.paragraphs.map(wordsOf);
  const characters = words.reduce((sum, { length }) => sum + length, 0);
  for (const [i, paragraph] of text.paragraphs.entries()) {
    const role = roleOf(paragraph);
    const own = words[i] ?? '';
    const context = {
      ...(role !== 'title' && slide.title !== undefined && excerptOf('slide_title', slide.title)),
      ...excerptOf('before', words[i - 1]),
      ...excerptOf('after', words[i + 1]),
      ...excerptOf('column', heads.column),
      ...excerptOf('row', heads.row),
    };
    const fits = size === undefined ? undefined : roomOf(text, paragraph, size);
    // Each paragraph has as much of the room as it has of the words, and what stands there already fits.
    const share = characters === 0 ? 1 : own.length / characters;
    facts.set(paragraphKey(shape.part, paragraph.start), {
      role,
      ...(Object.keys(context).length > 0 && { context }),
      ...(fits !== undefined && {
        room: {
          characters: Math.max(own.length, Math.floor(fits.lines * fits.characters * share)),
          lines: Math.max(1, Math.round(fits.lines * share)),
        },
      }),
    });
  }
}

/** Lines that fit, and characters of one of them, at the size of the paragraph's letters. */
function roomOf(
  { insets, columns }: ForeignText,
  paragraph: ForeignParagraph,
  size: { readonly w: number; readonly h: number },
): { readonly characters: number; readonly lines: number } | undefined {
  const found = paragraph.runs.find(({ text }) => text.trim() !== '')?.size_pt ?? paragraph.end_size_pt;
  const pt = typeof found === 'number' ? found : USUAL_PT;
  const width = (size.w / Math.max(1, columns) - insets.l - insets.r - paragraph.margin_left) / EMU_PER_PT;
  const height = (size.h - insets.t - insets.b) / EMU_PER_PT;
  const characters = Math.floor(width / (pt * ADVANCE));
  if (!(characters > 0)) return undefined;
  return { characters, lines: Math.max(1, Math.floor(height / (pt * LEADING))) * Math.max(1, columns) };
}

function describeTable(facts: Map<string, TextFacts>, table: ForeignTable, slide: ForeignSlide): void {
  const heads = new Map(table.cells.map(({ row, column, text }) => [`${row} ${column}`, text.paragraphs.map(wordsOf).join(' ')]));
  const lengthOf = (sizes: readonly number[], from: number, count: number): number =>
    sizes.slice(from, from + count).reduce((sum, size) => sum + size, 0);
  for (const { text, row, column, row_span, column_span } of table.cells) {
    const size = { w: lengthOf(table.columns, column, column_span), h: lengthOf(table.rows, row, row_span) };
    const [ofColumn, ofRow] = [row > 0 ? heads.get(`0 ${column}`) : undefined, column > 0 ? heads.get(`${row} 0`) : undefined];
    describeText(facts, {
      text,
      shape: table,
      slide,
      size,
      roleOf: () => (row === 0 ? 'table_head' : 'table_cell'),
      heads: { ...(ofColumn !== undefined && { column: ofColumn }), ...(ofRow !== undefined && { row: ofRow }) },
    });
  }
}

const wordsOf = ({ runs }: ForeignParagraph): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim();

function excerptOf<Name extends string>(name: Name, text: string | undefined): Partial<Record<Name, string>> {
  const words = (text ?? '').replace(/\s+/g, ' ').trim();
  if (words === '') return {};
  return { [name]: words.length <= CONTEXT_CHARACTERS ? words : `${words.slice(0, CONTEXT_CHARACTERS - 1)}…` } as Record<Name, string>;
}
