/** A page whose title says something: what its figures prove, or the first sentence of its own text where that is a claim with a figure. */
import { isConnector, type Line, readSource } from '@deckwright/source';
import { readContent } from '../grammar/content.ts';
import { titleFault } from '../prove/titles.ts';
import type { MadePage } from './count-pages.ts';
import { headlineByRule } from './headline-by-rule.ts';
import { intentOfPage } from './intent-of-page.ts';
import type { PageKit } from './page-kit.ts';
import type { Page, Piece } from './pages.ts';

/** Characters of a sentence that is a title: one line. */
const LONGEST = 90;
const FEWEST_WORDS = 4;

/** As it is where neither is there, or its headline is no heading of the document. */
export function titled(made: MadePage, kit: PageKit): MadePage {
  const { page, intent, table } = made;
  if (page.headline_ids.length === 0 || intent['headline'] !== page.headline) return made;
  const proved = table === undefined ? undefined : headlineByRule(table, page.headline, kit);
  const byRule = proved === undefined ? undefined : ruled(made, proved.text, kit);
  if (byRule !== undefined && proved?.isClaim === true) return byRule;
  return claimed(page, kit) ?? byRule ?? made;
}

function ruled(made: MadePage, headline: string, { draws }: PageKit): MadePage | undefined {
  const { page, intent } = made;
  const context = [page.headline, intent['context']].filter((one) => typeof one === 'string' && one !== '').join(' · ');
  const own = { ...intent, headline, ...(context === '' ? {} : { context }) };
  if (draws(own) === undefined) return undefined;
  return { ...made, page: { ...page, headline }, intent: own, headline_by: 'rule' };
}

function claimed(page: Page, kit: PageKit): MadePage | undefined {
  const at = page.pieces.findIndex((p) => p.kind === 'text');
  const piece = page.pieces[at];
  if (piece?.kind !== 'text' || piece.unit?.block.kind !== 'paragraph' || piece.unit.isPart === true) return undefined;
  const [sentence] = piece.unit.block.sentences;
  const [first, ...others] = piece.text;
  if (sentence === undefined || first?.text.startsWith(sentence.text) !== true || !isClaim(sentence, kit)) return undefined;
  const left = first.text.slice(sentence.text.length).trim();
  const text = [...(left === '' ? [] : [{ ...first, text: left }]), ...others];
  const rest: readonly Piece[] = text.length === 0 ? [] : [{ ...piece, text }];
  const pieces = [...page.pieces.slice(0, at), ...rest, ...page.pieces.slice(at + 1)];
  if (pieces.length === 0) return undefined;
  const context = [page.headline, ...(page.context === undefined ? [] : [page.context.text])].join(' · ');
  const own: Page = {
    ...page,
    headline: sentence.text.endsWith('.') ? sentence.text.slice(0, -1) : sentence.text,
    headline_ids: [piece.id],
    context: { text: context, ids: [...page.headline_ids, ...(page.context?.ids ?? [])] },
    pieces,
  };
  const made = intentOfPage(own, kit);
  return made === undefined ? undefined : { ...made, page: own };
}

/** One line with a figure, that may stand as a title. */
function isClaim(sentence: Line, { source, locale }: PageKit): boolean {
  if (sentence.text.length > LONGEST || sentence.text.includes('[^') || sentence.text.includes(':')) return false;
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
