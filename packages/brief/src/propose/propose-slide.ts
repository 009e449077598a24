/** One slide of a document as a model proposes it, proved against its blocks; in doubt it stays as rules made it. */
import type { Line } from '@deckwright/source';
import type { MadePage } from '../document/count-pages.ts';
import type { Intent } from '../document/document-outline.ts';
import { drawnLegibly, given, headOf, intentOfPage, pageOf } from '../document/intent-of-page.ts';
import type { PageKit } from '../document/page-kit.ts';
import type { Page, Piece } from '../document/pages.ts';
import { isOfExhibit, pageHeadedBy, provedHeadline, ruled, wholeSentences } from '../document/titled-page.ts';
import { lackOf, saidBy } from '../document/words-of-intent.ts';
import { type SlideAnswer, slideAnswer, slideIn, slideSchema } from './answers.ts';
import { type Failure, failed, type Questions } from './ask.ts';
import { candidatesOf, exhibitOf, kindOf } from './exhibit.ts';
import prompts from './prompts.json' with { type: 'json' };
import { mayHead } from './prove-headline.ts';
import { type ItemKind, proveItems } from './prove-items.ts';
import { type SourceLine, saysSame, sourceLines } from './source-lines.ts';

/** The blocks stay as rules set them. */
const AS_IS = 'as_is';
/** Forms of the scorer that a model chooses from. */
const MOST_FORMS = 3;

/** What a slide may become. */
interface Offers {
  readonly headlines: readonly Headline[];
  readonly forms: readonly (readonly [form: string, kind: ItemKind | undefined])[];
  readonly lines: readonly SourceLine[];
}

interface Headline {
  readonly text: string;
  /** The sentence of a piece that it is; absent for one that rules proved. */
  readonly of?: { readonly sentence: Line; readonly at: number };
}

/** Sentences that may head the page: what rules prove of its figures, and those that begin or end a paragraph of it. */
export function headlinesOf(made: MadePage, kit: PageKit): readonly Headline[] {
  const { page } = made;
  const { pieces } = page;
  const proved = provedHeadline(made, kit);
  const sentences = pieces.flatMap((piece, at) =>
    wholeSentences(piece)
      .filter((_, i, all) => i === 0 || i === all.length - 1)
      .filter((sentence) => mayHead({ line: sentence }, kit.locale) && isOfExhibit(sentence, page))
      .map((sentence): Headline => ({ text: sentence.text, of: { sentence, at } })),
  );
  return [...(proved === undefined ? [] : [{ text: proved }]), ...sentences].filter(({ text }) => text !== page.headline);
}

function offersOf(made: MadePage, kit: PageKit): Offers {
  const { pieces } = made.page;
  const lines = pieces.every(({ kind }) => kind === 'text') ? pieces.flatMap(linesOf) : [];
  const text = pieces.flatMap((p) => (p.kind === 'text' ? p.text.map((t) => t.text) : [])).join('\n\n');
  const forms = lines.some(({ line }) => line.tokens.length > 0) ? candidatesOf(text, kit.locale, MOST_FORMS) : [];
  return { headlines: headlinesOf(made, kit), lines, forms: [[AS_IS, undefined], ...forms.map((form) => [form, kindOf(form)] as const)] };
}

/** Lines of a piece that are on the page as they stand: what was kept off it is no source. */
function linesOf(piece: Piece): readonly SourceLine[] {
  if (piece.kind !== 'text' || piece.unit === undefined || piece.unit.isPart === true || piece.unit.off.length > 0) return [];
  return sourceLines(piece.unit.block).filter(({ line }) => piece.text.some(({ text }) => text.includes(line.text)));
}

export interface SlideKit {
  readonly kit: PageKit;
  readonly model: string;
  readonly questions: Questions;
  /** Told of what was not taken. */
  readonly refuse: (failure: Failure) => void;
}

/**
 * @param title how rules head a page
 * @param claim what an earlier answer says of the page; proved like any other headline
 */
export function proposeSlide(
  made: MadePage,
  id: string,
  claim: string,
  title: (page: MadePage) => MadePage,
  { kit, model, questions, refuse }: SlideKit,
): MadePage {
  const offers = offersOf(made, kit);
  if (offers.headlines.length === 0 && offers.forms.length === 1) return title(made);
  const message = {
    language: kit.language,
    claim,
    heading: made.page.headline,
    headlines: offers.headlines.map(({ text }) => text),
    blocks: made.page.pieces.map(blockOf),
    forms: offers.forms.map(([form]) => form),
  };
  const schema = slideSchema(message.headlines, offers.forms) as Readonly<Record<string, unknown>>;
  const asked = (again?: Failure): MadePage | Failure | undefined => {
    const answer = questions.ask(again === undefined ? id : `${id} again`, prompts.slide.rules, message, schema, again);
    if (answer.outcome !== 'answered') return undefined;
    const slide = slideAnswer(slideIn(answer.value));
    return slide === undefined ? failed('broken_answer') : judged(slide, made, title, offers, { kit, model });
  };
  const first = asked();
  const last = first !== undefined && 'code' in first ? asked(first) : first;
  if (last !== undefined && 'code' in last) refuse(last);
  return last === undefined || 'code' in last ? title(made) : last;
}

const blockOf = (piece: Piece): object => ({
  id: piece.id,
  ...(piece.kind === 'text'
    ? { text: piece.text.map(({ text }) => text) }
    : piece.kind === 'table'
      ? { table: [piece.table.head, ...piece.table.rows].map((row) => row.map((cell) => cell.text)) }
      : { picture: piece.alt }),
});

function judged(
  { headline: said, form, items }: SlideAnswer,
  made: MadePage,
  title: (page: MadePage) => MadePage,
  offers: Offers,
  { kit, model }: Pick<SlideKit, 'kit' | 'model'>,
): MadePage | Failure {
  const headline = offers.headlines.find(({ text }) => saysSame(text, said));
  if (said.trim() !== '' && headline === undefined && !saysSame(said, made.page.headline)) return failed('headline_not_borne', said);
  const offer = offers.forms.find(([name]) => name === form);
  if (offer === undefined) return failed('form_not_offered', form);
  const page = headline?.of === undefined ? made.page : pageHeadedBy(headline.of.sentence, headline.of.at, made.page);
  if (page === undefined) return failed('not_drawable', said);
  const [, kind] = offer;
  if (kind === undefined && headline === undefined) return title(made);
  const own = kind === undefined ? asText(page, made, kit) : withExhibit(form, kind, items, page, offers, kit);
  if ('code' in own) return own;
  const headed = headline === undefined || headline.of !== undefined ? own : ruled(own, headline.text, kit);
  if (headed === undefined) return failed('not_drawable', said);
  return JSON.stringify(title(made).intent) === JSON.stringify(headed.intent) ? headed : { ...headed, completed_by: model };
}

/** The page as rules set it, under its new headline. */
function asText(page: Page, made: MadePage, kit: PageKit): MadePage | Failure {
  if (page === made.page) return made;
  const own = intentOfPage(page, kit);
  return own === undefined ? failed('not_drawable', page.headline) : { ...own, page };
}

/** The items as their form: alone where it says everything that the page says, else beside the text. */
function withExhibit(
  form: string,
  kind: ItemKind,
  items: SlideAnswer['items'],
  page: Page,
  { lines }: Offers,
  kit: PageKit,
): MadePage | Failure {
  if (items.length < FEWEST_ITEMS) return failed('form_not_proved', form);
  const proved = proveItems(kind, items, lines, kit.source);
  if (!proved.ok) return proved.failure;
  const exhibit = exhibitOf(form, proved.items, kit.locale);
  if (exhibit === undefined) return failed('form_not_proved', form);
  const head = headOf(page, kit);
  const { variant, data, blocks, written } = exhibit;
  const text = page.pieces.flatMap((p) => (p.kind === 'text' ? p.text : []));
  const alone: Intent = { form, ...given({ variant }), ...head, ...given({ data, blocks, written }) };
  const said = saidBy(alone);
  // Of a text that is not read line by line, nobody knows that it is said.
  const isWhole = text.every((one) => {
    const own = lines.filter(({ line }) => one.text.includes(line.text));
    return (
      own.reduce((n, { line }) => n + line.text.length, 0) >= one.text.trim().length * READ &&
      own.every(({ line }) => lackOf(line, said, true).length === 0)
    );
  });
  const beside = { ...pageOf(text, head, { exhibits: [given({ form, variant, data, blocks })] }), ...given({ written }) };
  const drawn = drawnLegibly(isWhole ? alone : beside, !isWhole, kit);
  return drawn === undefined ? failed('not_drawable', form) : { page, ...drawn, confidence: SURE, missing: [] };
}

const FEWEST_ITEMS = 2;
/** Of the characters of a text, so many are those of its lines. */
const READ = 0.9;
/** What is proved word by word. */
const SURE = 1;
