/** A page as an intent: the form that its content proves, else a table, a picture or a page of text. */

import { chartOf, formOfText } from './chart-of-table.ts';
import type { Intent } from './document-outline.ts';
import { withFootnotes } from './footnotes.ts';
import type { PageKit } from './page-kit.ts';
import type { Page, Piece } from './pages.ts';
import type { PageText, TableUnit } from './units.ts';

export interface PageIntent {
  readonly intent: Intent;
  readonly confidence: number;
  readonly missing: readonly { readonly block_id: string; readonly what: string }[];
  /** Blocks of the footnotes at its foot. */
  readonly footnote_ids: readonly string[];
  /** The table that the intent draws, where it draws one. */
  readonly table?: TableUnit;
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
  for (const made of candidates({ text, over, tables, pictures, pieces, head, kit })) {
    if (form !== undefined && made.intent['form'] !== form) continue;
    const { intent, ids } = withFootnotes(made.intent, kit.footnotes);
    const drawn = kit.draws(intent);
    const least = intent['form'] === 'text_page' && tables.length === 0 ? TEXT_PT : TABLE_PT;
    if (drawn !== undefined && drawn.smallest_pt >= least) return { ...made, intent, footnote_ids: ids, missing };
  }
  return undefined;
}

const headOf = ({ headline, context }: Page, { locale }: PageKit): Intent => ({
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

/** The text of a page without a heading right above its exhibit, which goes over that. */
function textOf(pieces: readonly Piece[]): { readonly text: readonly PageText[]; readonly over: string | undefined } {
  const at = pieces.findIndex((p) => p.kind === 'table');
  const before = pieces[at - 1];
  const [heading, ...more] = before?.kind === 'text' ? before.text : [];
  const over = pieces.length > 2 && heading?.kind === 'heading' && more.length === 0 ? heading.text : undefined;
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
  readonly kit: PageKit;
}

function* candidates(content: Content): Generator<Omit<PageIntent, 'missing' | 'footnote_ids'>> {
  const { text, over, tables, pictures, pieces, head, kit } = content;
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
    const isAlone = text.length === 0;
    const chart = table.isWhole ? chartOf(table, over ?? String(head['headline'] ?? ''), kit) : undefined;
    const own = given({ form: 'data_table', head: over, data: dataOf(table) });
    if (isAlone) {
      if (chart !== undefined)
        yield { intent: { ...chart.intent, ...withContext(head, chart.intent) }, confidence: chart.confidence, table: table.table };
      yield { intent: { form: 'data_table', variant: 'plain_table', ...head, data: own['data'] }, confidence: SURE, table: table.table };
      return;
    }
    if (chart !== undefined) {
      const { form, variant, data, blocks, written } = chart.intent;
      const beside = {
        ...pageOf(text, withContext(head, chart.intent), { exhibits: [given({ form, variant, head: over, data, blocks })] }),
        ...given({ written }),
      };
      yield { intent: beside, confidence: chart.confidence, table: table.table };
    }
    yield { intent: pageOf(text, head, { exhibits: [own] }), confidence: SURE, table: table.table };
    return;
  }
  if (picture !== undefined) {
    const subject = picture.alt === '' ? {} : { subject: picture.alt };
    if (text.length > 0) yield { intent: { ...pageOf(text, head), image_src: picture.address, ...subject }, confidence: SURE };
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

/** The heading above, and what the chart says in its sub-line. */
function withContext(head: Intent, chart: Intent): Intent {
  const parts = [head['context'], chart['context']].filter((c, i, all) => typeof c === 'string' && all.indexOf(c) === i);
  return parts.length === 0 ? head : { ...head, context: parts.join(' · ') };
}

/** Without what is undefined. */
const given = (members: Intent): Intent => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

const pageOf = (text: readonly PageText[], head: Intent, more: Intent = {}): Intent => ({
  form: 'text_page',
  variant: 'running_text',
  ...head,
  data: { text: text.map((one) => (one.kind === 'paragraph' && one.level === undefined ? one.text : one)), ...more },
});

/** Two tables, each under its own heading. */
function twoExhibits({ pieces, tables, head, kit }: Content): Omit<PageIntent, 'missing' | 'footnote_ids'> | undefined {
  const exhibits: Intent[] = [];
  let written: Intent = {};
  let heading: string | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'table') {
      if (heading === undefined) return undefined;
      const found = piece.isWhole ? chartOf(piece, heading, kit) : undefined;
      const chart = found?.intent['context'] === undefined ? found : undefined;
      const { form, variant, data, blocks }: Intent = chart?.intent ?? { form: 'data_table', data: dataOf(piece) };
      exhibits.push(given({ form, variant, head: heading, data, blocks }));
      written = { ...written, ...(chart?.intent['written'] as Intent | undefined) };
      heading = undefined;
    } else if (piece.kind === 'text' && piece.text.length === 1 && piece.text[0]?.kind === 'heading' && heading === undefined)
      heading = piece.text[0].text;
    else return undefined;
  }
  if (heading !== undefined || exhibits.length !== tables.length) return undefined;
  const spelled = Object.keys(written).length > 0 ? { written } : {};
  return { intent: { form: 'two_exhibits', variant: 'side_by_side', ...head, data: { exhibits }, ...spelled }, confidence: SURE };
}

/** Cells as they are written; a last row that says it is the total is ruled off. */
export function dataOf({ table: { head, rows }, isWhole }: Table): Intent {
  const hasHead = head.some((c) => c.text !== '');
  const [name] = rows.at(-1) ?? [];
  const isTotal =
    isWhole &&
    rows.length > 2 &&
    name !== undefined &&
    name.tokens.length <= 3 &&
    name.tokens.some((t) => t.kind === 'word' && t.classes.includes('total'));
  return {
    ...(hasHead ? { columns: head.map((c) => (c.text === '' ? {} : { label: c.text })) } : {}),
    rows: rows.map((row) => row.map((c) => c.text)),
    ...(isTotal ? { total_row: true } : {}),
  };
}
