/** A page whose title says something: what its figures prove, or the first sentence of its own text where that is a claim with a figure. */
import { isConnector, type Line, readSource } from '@deckwright/source';
import { readContent } from '../grammar/content.ts';
import { isOf } from '../grammar/pattern.ts';
import { VERBS } from '../grammar/verbs.ts';
import { titleFault } from '../prove/titles.ts';
import type { MadePage } from './count-pages.ts';
import { headlineByRule } from './headline-by-rule.ts';
import { intentOfPage } from './intent-of-page.ts';
import type { PageKit } from './page-kit.ts';
import type { Page, Piece } from './pages.ts';

/** Between parts of a sub-line. */
const JOINT = ' · ';
/** Characters of a sentence that is a title: one line. */
const LONGEST = 90;
const FEWEST_WORDS = 4;
/** Marks of addresses, of bylines and of what leads to something else. */
const NO_CLAIM = '@|·:';

/** As it is where neither is there, or its headline is no heading of the document. */
export function titled(made: MadePage, kit: PageKit): MadePage {
  const { page, intent } = made;
  if (page.headline_ids.length === 0 || intent['headline'] !== page.headline || isSaying(page.headline, kit)) return made;
  const proved = provedHeadline(made, kit);
  return (proved === undefined ? undefined : ruled(made, proved, kit)) ?? claimed(page, kit) ?? made;
}

/** What the figures of its table prove. */
export const provedHeadline = ({ page, table }: MadePage, kit: PageKit): string | undefined =>
  table === undefined
    ? undefined
    : headlineByRule(
        table,
        around(page),
        page.pieces.every((p) => p.kind !== 'table' || p.isWhole || p.isSlice === true),
        kit,
      );

/** A heading that says something stays: nobody knows better what a page is to say than who wrote it. */
function isSaying(headline: string, { locale }: PageKit): boolean {
  const { tokens } = readContent(readSource(headline, { document: true, ...(locale === undefined ? {} : { locale }) }));
  const words = tokens.filter((t) => t.kind === 'word');
  return words.length >= FEWEST_WORDS && words.slice(1).some((t) => isOf(t, ...VERBS, 'not', 'because'));
}

/** Characters of a line that may name the unit of a table. */
const LONGEST_OVER = 200;

/** The headings over a table, and short lines beside it. */
const around = ({ headline, context, pieces }: Page): readonly string[] => [
  headline,
  ...(context === undefined ? [] : [context.text]),
  ...pieces.flatMap((p) => (p.kind === 'text' ? p.text.map(({ text }) => text).filter((text) => text.length <= LONGEST_OVER) : [])),
];

/** Under a sentence of the rules, with its heading in the sub-line; undefined where that is not drawn. */
export function ruled(made: MadePage, headline: string, { draws }: PageKit): MadePage | undefined {
  const { page, intent } = made;
  const { context: sub } = intent;
  const parts = [page.headline, ...(typeof sub === 'string' ? sub.split(JOINT) : [])];
  // The name of a sheet often begins the title of its table, and what the headline says is said once.
  const isSaid = (one: string, i: number): boolean => i > 0 && (page.headline.startsWith(one) || headline.includes(one));
  const context = parts.filter((one, i) => one !== '' && !isSaid(one, i)).join(JOINT);
  const own = { ...intent, headline, ...(context === '' ? {} : { context }) };
  if (draws(own) === undefined) return undefined;
  return { ...made, page: { ...page, headline }, intent: own, headline_by: 'rule' };
}

function claimed(page: Page, kit: PageKit): MadePage | undefined {
  const at = page.pieces.findIndex((p) => p.kind === 'text');
  const [sentence] = wholeSentences(page.pieces[at]);
  return sentence === undefined || !isClaim(sentence, kit) || !isOfExhibit(sentence, page) ? undefined : headedBy(sentence, at, page, kit);
}

/** Sentences of a paragraph that is on the page whole. */
export const wholeSentences = (piece: Piece | undefined): readonly Line[] =>
  piece?.kind === 'text' && piece.unit?.block.kind === 'paragraph' && piece.unit.isPart !== true ? piece.unit.block.sentences : [];

function headedBy(sentence: Line, at: number, page: Page, kit: PageKit): MadePage | undefined {
  const own = pageHeadedBy(sentence, at, page);
  const made = own === undefined || own.pieces.length === 0 ? undefined : intentOfPage(own, kit);
  return own === undefined || made === undefined ? undefined : { ...made, page: own };
}

/** The page with the first or the last sentence of a paragraph as its headline, which leaves its text; undefined for any other sentence. */
export function pageHeadedBy(sentence: Line, at: number, page: Page): Page | undefined {
  const piece = page.pieces[at];
  if (piece?.kind !== 'text') return undefined;
  const [first, ...others] = piece.text;
  const last = piece.text.at(-1);
  const begins = first?.text.startsWith(sentence.text) === true;
  const ends = last?.text.endsWith(sentence.text) === true;
  if (first === undefined || last === undefined || !(begins || ends)) return undefined;
  const left = (begins ? first.text.slice(sentence.text.length) : last.text.slice(0, -sentence.text.length)).trim();
  const rest = left === '' ? [] : [{ ...(begins ? first : last), text: left }];
  const text = begins ? [...rest, ...others] : [...piece.text.slice(0, -1), ...rest];
  const whole: readonly Piece[] = text.length === 0 ? [] : [{ ...piece, text }];
  const context = [page.headline, page.context?.text ?? ''].filter((one) => one !== '').join(JOINT);
  return {
    ...page,
    headline: sentence.text.endsWith('.') ? sentence.text.slice(0, -1) : sentence.text,
    headline_ids: [piece.id],
    context: { text: context, ids: [...page.headline_ids, ...(page.context?.ids ?? [])] },
    pieces: [...page.pieces.slice(0, at), ...whole, ...page.pieces.slice(at + 1)],
  };
}

/** Over a table, a claim says one of its figures. */
export function isOfExhibit({ tokens }: Line, { pieces }: Page): boolean {
  const tables = pieces.flatMap((p) => (p.kind === 'table' ? [p.table] : []));
  const figures = new Set(
    tables.flatMap(({ rows }) => rows.flat().flatMap((cell) => cell.tokens.flatMap((t) => (t.kind === 'number' ? [t.value] : [])))),
  );
  return tables.length === 0 || tokens.some((t) => t.kind === 'number' && figures.has(t.value));
}

/** One line with a figure, that may stand as a title. */
function isClaim(sentence: Line, { source, locale }: PageKit): boolean {
  if (sentence.text.length > LONGEST || [...NO_CLAIM].some((mark) => sentence.text.includes(mark)) || sentence.text.includes('[^'))
    return false;
  // A byline, an address or a date ends with no stop.
  if (!'.!'.includes(sentence.text.slice(-1))) return false;
  if (!sentence.tokens.some((t) => t.kind === 'number' && !t.year)) return false;
  const [first] = sentence.tokens;
  if (first?.kind === 'word' && isConnector(first.lower)) return false;
  // An ordinal number ends no sentence.
  const last = sentence.tokens.findLast((t) => t.kind !== 'mark');
  if (last?.kind === 'number' && sentence.text.endsWith('.') && last.text.length <= 2) return false;
  if (sentence.tokens.filter((t) => t.kind === 'word').length < FEWEST_WORDS) return false;
  const own = source.slice(sentence.start, sentence.end);
  const content = readContent(readSource(own, { document: true, ...(locale === undefined ? {} : { locale }) }));
  return titleFault(content, { start: 0, end: own.length, text: sentence.text }, () => false) === undefined;
}
