/** A page as an intent: the form that its content proves, else a table, a picture or a page of text. */

import { isConnector, type Line, readSource, type WordClass } from '@deckwright/source';
import { chartOf, type Figure, formOfText } from './chart-of-table.ts';
import type { Intent } from './document-outline.ts';
import { withFootnotes } from './footnotes.ts';
import { hasSubject } from './headline-by-rule.ts';
import type { PageKit } from './page-kit.ts';
import { isCaption, NOTE, type Page, type Piece } from './pages.ts';
import { isStrongRow, isTotalRow } from './table-rows.ts';
import type { PageText, TableUnit } from './units.ts';

export interface PageIntent {
  readonly intent: Intent;
  readonly confidence: number;
  readonly missing: readonly { readonly block_id: string; readonly what: string }[];
  /** Blocks of the footnotes at its foot. */
  readonly footnote_ids: readonly string[];
  /** The table that the intent draws, where it draws one. */
  readonly table?: TableUnit;
  /** Cells of tables that the intent shows. */
  readonly figures?: readonly Figure[];
}

/** Body text of a page of text, and of a table, at least. */
const TEXT_PT = 12;
const TABLE_PT = 10;
const SURE = 1;

type Table = Extract<Piece, { kind: 'table' }>;
type Picture = Extract<Piece, { kind: 'picture' }>;

/** Undefined where one slide does not hold the page, or its content is not of the `form` that is asked for. */
export function intentOfPage(page: Page, kit: PageKit, form?: string): PageIntent | undefined {
  const { missing, pieces } = atHand(page.pieces, kit);
  const { text, over } = textOf(pieces);
  const tables = pieces.filter((p): p is Table => p.kind === 'table');
  const pictures = pieces.filter((p): p is Picture => p.kind === 'picture');
  const head = headOf(page, kit);
  const isMail = page.mail !== undefined || page.is_thread === true;
  for (const made of candidates({ text, over, tables, pictures, pieces, head, isMail, kit })) {
    if (form !== undefined && made.intent['form'] !== form) continue;
    const drawn = drawnLegibly(made.intent, tables.length > 0, kit);
    if (drawn !== undefined) return { ...made, ...drawn, missing };
  }
  return undefined;
}

/** With its footnotes; undefined where it is not drawn, or too small to be read. */
export function drawnLegibly(made: Intent, hasTable: boolean, kit: PageKit): Pick<PageIntent, 'intent' | 'footnote_ids'> | undefined {
  const { intent, ids } = withFootnotes(made, kit.footnotes);
  const drawn = kit.draws(intent);
  const least = intent['form'] === 'text_page' && !hasTable ? TEXT_PT : TABLE_PT;
  return drawn !== undefined && drawn.smallest_pt >= least ? { intent, footnote_ids: ids } : undefined;
}

export const headOf = ({ headline, context }: Page, { locale }: PageKit): Intent => ({
  ...(headline === '' ? {} : { headline }),
  ...(context === undefined || context.text === headline ? {} : { context: context.text }),
  ...(locale === undefined ? {} : { locale }),
});

/** A picture that is not at hand leaves its words. */
function atHand(
  pieces: readonly Piece[],
  { picture }: PageKit,
): { readonly pieces: readonly Piece[]; readonly missing: PageIntent['missing'] } {
  const missing: { block_id: string; what: string }[] = [];
  const out = pieces.flatMap((piece): Piece[] => {
    if (piece.kind !== 'picture') return [piece];
    const address = picture?.(piece.address);
    if (address !== undefined) return [{ ...piece, address }];
    missing.push({ block_id: piece.id, what: `the picture ${piece.address}` });
    return piece.alt === '' ? [] : [{ id: piece.id, kind: 'text', text: [{ kind: 'paragraph', text: piece.alt }] }];
  });
  return { pieces: out, missing };
}

/** Ends of a sentence, and of what leads to something. */
const STOPS = new Set(['.', '!', '?', ':', ';', ',']);

/** The text of a page without a heading or a caption right above its table, which goes over that. */
function textOf(pieces: readonly Piece[]): { readonly text: readonly PageText[]; readonly over: string | undefined } {
  const at = pieces.findIndex((p) => p.kind === 'table');
  const before = pieces[at - 1];
  const [heading, ...more] = before?.kind === 'text' ? before.text : [];
  const isOver = heading?.kind === 'heading' || (isCaption(before) && !STOPS.has(heading?.text.at(-1) ?? ''));
  const over = pieces.length > 2 && isOver && more.length === 0 ? heading?.text : undefined;
  const rest = over === undefined ? pieces : pieces.filter((p) => p !== before);
  return { text: rest.flatMap((p) => (p.kind === 'text' ? p.text : [])), over };
}

interface Content {
  /** The heading right above the exhibit. */
  readonly over: string | undefined;
  readonly text: readonly PageText[];
  readonly tables: readonly Table[];
  readonly pictures: readonly Picture[];
  readonly pieces: readonly Piece[];
  readonly head: Intent;
  /** Its headline is a sentence of a mail, and the headings on it say who wrote. */
  readonly isMail: boolean;
  readonly kit: PageKit;
}

function* candidates(content: Content): Generator<Omit<PageIntent, 'missing' | 'footnote_ids'>> {
  const { text, tables, pictures, pieces, head, kit } = content;
  const [table, second] = tables;
  const [picture] = pictures;
  if (tables.length + pictures.length > 2 || (tables.length > 0 && pictures.length > 0)) return;
  if (table !== undefined && second !== undefined) {
    const pair = twoExhibits(content);
    if (pair !== undefined) yield pair;
    return;
  }
  if (pictures.length > 1) return;
  if (table !== undefined) {
    yield* withTable(table, content);
    return;
  }
  if (picture !== undefined) {
    const subject = picture.alt === '' ? {} : { subject: picture.alt };
    if (text.length > 0)
      yield { intent: { ...pageOf(text, head, { image_fit: 'contain' }), image_src: picture.address, ...subject }, confidence: SURE };
    else
      yield {
        intent: {
          form: 'image_story',
          variant: 'beside_text',
          ...head,
          image_src: picture.address,
          ...subject,
          data: { image_fit: 'contain' },
        },
        confidence: SURE,
      };
    return;
  }
  if (text.length === 0) {
    const { locale, headline, context } = head;
    yield {
      intent: {
        form: 'hero_statement',
        variant: 'visual_statement',
        headline,
        ...(context === undefined ? {} : { context }),
        ...(locale === undefined ? {} : { locale }),
      },
      confidence: SURE,
    };
    return;
  }
  const [only] = pieces;
  const read =
    pieces.length === 1 && only?.kind === 'text' && only.unit !== undefined
      ? formOfText(only.unit, String(head['headline'] ?? ''), kit)
      : undefined;
  if (read !== undefined) yield { intent: { ...read.intent, ...withContext(head, read.intent) }, confidence: read.confidence };
  yield { intent: pageOf(text, head), confidence: SURE };
}

/** Characters of a sub-line, with the heading above in it. */
const SUB_LINE = 150;

/** A table, or the chart that it proves: a short line over it is its sub-line, the others are a note under it, and longer text stands beside. */
function* withTable(
  table: Table,
  { text, over, pieces, head, isMail, kit }: Content,
): Generator<Omit<PageIntent, 'missing' | 'footnote_ids'>> {
  const headline = over ?? String(head['headline'] ?? '');
  const names = isMail ? leadTo(table, pieces, kit) : headline;
  const chart = table.isWhole || table.isSlice === true ? chartOf(table, { headline, names }, kit) : undefined;
  const drawn = [
    ...(chart === undefined ? [] : [{ ...chart, own: head }]),
    {
      intent: { form: 'data_table', variant: 'plain_table', data: dataOf(table, kit) },
      confidence: SURE,
      own: head,
      figures: figuresOf(table),
    },
  ];
  const before = pieces.slice(0, pieces.indexOf(table)).flatMap((p) => (p.kind === 'text' ? p.text : []));
  const [line] = before;
  const isOver = over === undefined && before.length === 1 && line?.kind === 'paragraph';
  const size = text.reduce((n, t) => n + t.text.length, 0);
  const isNote = size <= NOTE && text.every(({ kind }) => kind !== 'heading');
  for (const { intent, confidence, own, figures } of drawn) {
    const sub = withContext(own, intent);
    const isChart = intent['form'] !== 'data_table';
    const { form, variant, data, blocks, written, chart_mode, context: _said, headline: _own, ...controls } = intent;
    const exhibit = given({ form, variant: isChart ? variant : undefined, head: over, data, blocks });
    const base = { confidence, table: table.table, figures };
    const within = { ...base, figures: figures.map((one) => inExhibit(one, 0)) };
    const alone = (titles: Intent): Intent => ({
      ...given({ form, variant, ...controls }),
      ...titles,
      ...given({ data, blocks, written, chart_mode }),
    });
    const beside = (texts: readonly PageText[], titles: Intent, more: Intent): Intent => ({
      ...pageOf(texts, titles, { ...more, exhibits: [exhibit] }),
      ...given({ written, chart_mode }),
    });
    if (text.length === 0) {
      yield { ...base, intent: alone(sub) };
      continue;
    }
    if (isNote) {
      const lined = isOver ? withContext(sub, { context: line.text }) : sub;
      const isShort = isOver && String(lined['context']).length <= SUB_LINE;
      const rest = isShort ? text.filter((one) => one !== line) : text;
      if (rest.length === 0) yield { ...base, intent: alone(lined) };
      else yield { ...within, intent: beside(rest, isShort ? lined : sub, { text_place: 'below' }) };
    }
    yield { ...within, intent: beside(text, sub, {}) };
  }
}

const subjectOf = ({ tokens }: Line): Line['tokens'] =>
  tokens.filter((t) => t.kind === 'word' && !isConnector(t.lower) && !t.classes.some((c) => JOINTS.has(c)));
/** Words that name nothing. */
const JOINTS: ReadonlySet<WordClass> = new Set(['the', 'is', 'of', 'for', 'in', 'and', 'frame', 'speaker', 'then']);

/** The sentence that leads to a table, where it says what that is of. */
function leadTo(table: Table, pieces: readonly Piece[], { language, locale }: PageKit): string {
  const before = pieces[pieces.indexOf(table) - 1];
  const text = before?.kind === 'text' ? (before.text.at(-1)?.text ?? '') : '';
  if (!text.endsWith(':')) return '';
  const [block] = readSource(text, { document: true, ...(locale === undefined ? {} : { locale }) }).blocks;
  const line = block?.kind === 'paragraph' ? block.sentences.at(-1) : block?.kind === 'field' ? block.label : undefined;
  return line !== undefined && hasSubject({ ...line, tokens: subjectOf(line) }, language) ? line.text.replace(':', '') : '';
}

/** The heading above, and what the chart says in its sub-line. */
function withContext(head: Intent, chart: Intent): Intent {
  const parts = [head['context'], chart['context']].filter(
    (c, i, all) => typeof c === 'string' && c !== head['headline'] && all.indexOf(c) === i,
  );
  return parts.length === 0 ? head : { ...head, context: parts.join(' · ') };
}

/** Without what is undefined. */
export const given = (members: Intent): Intent => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

export const pageOf = (text: readonly PageText[], head: Intent, more: Intent = {}): Intent => ({
  form: 'text_page',
  variant: 'running_text',
  ...head,
  data: {
    text: text.map((one) => (one.kind === 'paragraph' && one.level === undefined && one.bold === undefined ? one.text : one)),
    ...more,
  },
});

/** Every cell but the names of rows. */
const figuresOf = ({ table }: Table): readonly Figure[] =>
  table.rows.flatMap((row, i) => row.flatMap((cell, j) => (j === 0 || cell.text === '' ? [] : [{ path: `/data/rows/${i}/${j}`, cell }])));

const inExhibit = ({ path, cell }: Figure, at: number): Figure => ({
  path: path === '/context' ? path : `/data/exhibits/${at}${path}`,
  cell,
});

/** Two tables, each under its own heading. */
function twoExhibits({ pieces, tables, head, isMail, kit }: Content): Omit<PageIntent, 'missing' | 'footnote_ids'> | undefined {
  const exhibits: Intent[] = [];
  const figures: Figure[] = [];
  let written: Intent = {};
  let chart_mode: unknown;
  let heading: string | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'table') {
      if (heading === undefined) return undefined;
      const found = piece.isWhole ? chartOf(piece, { headline: heading, names: isMail ? '' : heading }, kit) : undefined;
      const chart = found?.intent['context'] === undefined ? found : undefined;
      const { form, variant, data, blocks }: Intent = chart?.intent ?? { form: 'data_table', data: dataOf(piece, kit) };
      figures.push(...(chart?.figures ?? figuresOf(piece)).map((one) => inExhibit(one, exhibits.length)));
      exhibits.push(given({ form, variant, head: heading, data, blocks }));
      written = { ...written, ...(chart?.intent['written'] as Intent | undefined) };
      chart_mode ??= chart?.intent['chart_mode'];
      heading = undefined;
    } else if (piece.kind === 'text' && piece.text.length === 1 && piece.text[0]?.kind === 'heading' && heading === undefined)
      heading = piece.text[0].text;
    else return undefined;
  }
  if (heading !== undefined || exhibits.length !== tables.length) return undefined;
  const spelled = Object.keys(written).length > 0 ? { written } : {};
  return {
    intent: { form: 'two_exhibits', variant: 'side_by_side', ...head, data: { exhibits }, ...spelled, ...given({ chart_mode }) },
    confidence: SURE,
  };
}

/** Cells as they are written; sums, and rows that are bold in the document, are set apart. */
export function dataOf({ table: { head, rows }, isWhole: hasAll, isSlice }: Table, { source }: Pick<PageKit, 'source'>): Intent {
  const isWhole = hasAll || isSlice === true;
  const hasHead = head.some((c) => c.text !== '');
  const strong = rows.flatMap((row, i) => (isStrongRow(row, source) ? [i] : []));
  const apart = rows.flatMap((row, i) => (isTotalRow(row) || (strong.length * 2 < rows.length && strong.includes(i)) ? [i] : []));
  const isTotal = isWhole && rows.length > 2 && apart.includes(rows.length - 1);
  const sums = apart.filter((i) => i < rows.length - 1 || (!isTotal && isWhole));
  return {
    ...(hasHead ? { columns: head.map((c) => (c.text === '' ? {} : { label: c.text })) } : {}),
    rows: rows.map((row) => row.map((c) => c.text)),
    ...(sums.length > 0 && rows.length > 2 ? { subtotal_rows: sums } : {}),
    ...(isTotal ? { total_row: true } : {}),
  };
}
