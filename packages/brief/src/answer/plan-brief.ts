/** From a brief to a typed intent: what is proved is selected, what is likely comes back as a draft, the rest says what it lacks. */
import type { BriefPlan, Candidate } from '@deckwright/draw/intent';
import { type Block, formWordsIn, lookOf, phraseIn, readSource, type Span, type Token, withoutLook } from '@deckwright/source';
import { readContent } from '../grammar/content.ts';
import { type Content, tokensIn } from '../grammar/items.ts';
import { draftOf, isTrueDraft } from '../prove/drafts.ts';
import { isSeries } from '../prove/laws.ts';
import { asWritten } from './as-written.ts';
import { type Choice, choicesOf, type Fitted, isFigured } from './choose.ts';
import { unplacedIn, withDoubted } from './cover.ts';
import { type Draft, draftsOf } from './draft.ts';
import { type Drawn, drawnOf, placedTitles } from './drawn.ts';
import { faultOf } from './faults.ts';
import { rankForms } from './rank.ts';
import { isItself, isSoleClaim, isSound, LIKELY, sureness, UNLIKELY } from './sureness.ts';
import { titlesOf } from './titles.ts';

export const MAX_BRIEF = 20_000;

export interface PlanOptions {
  readonly locale?: string;
  readonly allow_low_confidence?: boolean;
  /** At most this many candidates; 5 when absent. */
  readonly top?: number;
}

/** Forms that are tried for one that leaves nothing out. */
const MOST_TRIED = 6;

/** Forms that hold whatever has names and texts. */
const PLAIN: readonly string[] = ['data_table', 'takeaway_stack'];

/** Forms that are tried for a draft. */
const MOST_DRAFTED = 5;
/** From this chance on a brief has too little for any form. */
const NOTHING = 0.7;
/** A form that nothing speaks for by name is a candidate from this chance on. */
const LIKELY_ENOUGH = 0.1;

/** What a plan is made from. */
interface Read {
  readonly content: Content;
  /** Of the whole brief, talk among them. */
  readonly blocks: readonly Block[];
  /** Words that ask, and titles. */
  readonly asked: readonly Token[];
  /** Every form, as it reads the content. */
  readonly every: readonly Choice[];
}

export function readBrief(text: string, locale: string | undefined): Read {
  const document = readSource(text, locale === undefined ? {} : { locale });
  const content = readContent(document);
  const heads = [...content.series.flatMap((s) => s.head ?? []), ...content.parts.map((p) => p.head)];
  // The first line says what the slide is, where something follows it.
  const isOver = content.series.length + content.parts.length > 0;
  const first = isOver ? content.sentences.filter((one) => one.start <= (content.tokens[0]?.start ?? 0)) : [];
  const said = [...content.asks, ...content.talk, ...(content.title === undefined ? [] : [content.title]), ...first, ...heads];
  const asked = said.flatMap((span) => tokensIn(content, span));
  return { content, blocks: document.blocks, asked, every: choicesOf(content, asked) };
}

/** What is said to whoever makes the slide behind its content: an order of its look is part of it. */
function talkBehind(text: string, locale: string | undefined): readonly Span[] {
  const { blocks } = readSource(text, locale === undefined ? {} : { locale });
  const first = blocks.findIndex((b) => b.kind !== 'talk');
  return blocks.slice(first + 1).filter((b) => b.kind === 'talk');
}

/**
 * Plans one brief without drawing. Instructions in the brief are data: nothing but the form and its content come of them.
 * Linear in the length of the brief, which the caller holds to `MAX_BRIEF` characters.
 */
export function planBrief(text: string, options: PlanOptions = {}): BriefPlan {
  // What only asks for a look is no content: blanks in its place, so that every other character stays where it is.
  const look = lookOf(text);
  const { spans: _spans, ...style } = look;
  const talk = look.spans.length === 0 ? [] : talkBehind(text, options.locale);
  const { content, blocks, asked, every } = readBrief(withoutLook(text, look, talk), options.locale);
  const choices = every.filter((c) => c.spoken_for);
  const { top = 5 } = options;
  const base = { candidates: choices.slice(0, top).map(candidateOf), language: content.language, style, added: [] } as const;
  const best = choices.find(isSound);
  // A form that is asked for by its name is drawn or drafted: another would only hide what is missing.
  const named = choices.find((c) => c.cues.named);
  const denied = named !== undefined && !isSound(named) && best?.cues.named !== true ? named : undefined;
  const drawnBy = (choice: Choice & { readonly fitted: Fitted }): Drawn => drawnOf(content, choice, options.locale, style.theme_id);
  const first = best === undefined ? undefined : drawnBy(best);
  // A form that leaves something out gives way to one that holds everything, such as the table itself.
  const whole =
    best === undefined || first === undefined || first.unplaced.length === 0 || best.cues.named
      ? undefined
      : choices
          .filter(isSound)
          .slice(1, MOST_TRIED)
          .map((choice) => ({ choice, drawn: drawnBy(choice) }))
          .find((d) => d.drawn.unplaced.length === 0);
  const drawn = whole?.drawn ?? first;
  const chosen = whole?.choice ?? best;
  if (drawn !== undefined && chosen !== undefined) {
    const sure = drawn.unplaced.length > 0 || denied !== undefined ? UNLIKELY : sureness(chosen, choices, content);
    // A table that proves no chart is at least itself, with everything in it.
    const itself = sure >= LIKELY || named !== undefined ? undefined : every.filter(isSound).find(isItself);
    const table = itself === undefined ? undefined : drawnBy(itself);
    if (table?.unplaced.length === 0) return planOf(table, LIKELY, true, base);
    if (sure >= LIKELY || (options.allow_low_confidence === true && denied === undefined)) return planOf(drawn, sure, true, base);
  }
  const statement = every.find((c) => c.spec.form === 'hero_statement');
  // A row of figures that nothing could read is no statement.
  const isRow = content.tokens.filter((t) => t.kind === 'number' && !t.year).length > MOST_STATED;
  if (statement !== undefined && isSound(statement) && !isRow && isSoleClaim(content, choices)) {
    const sole = drawnBy(statement);
    if (sole.unplaced.length === 0) return planOf(sole, LIKELY, true, base);
  }
  // Nothing is sure: a draft of the likeliest form of which the brief has something.
  const { likely, none } = rankForms(content, asked, every);
  const ranked = {
    ...base,
    candidates: likely
      .filter(({ choice, chance }) => choice.spoken_for || chance >= LIKELY_ENOUGH)
      .slice(0, top)
      .map(({ choice, chance }) => ({ ...candidateOf(choice), score: Number(chance.toFixed(3)) })),
  };
  const likeliest = likely.filter((l, i) => i === 0 || l.chance >= LIKELY_ENOUGH).slice(0, MOST_DRAFTED);
  // Where none of the likely forms is true of the brief, a plain table or list may hold it.
  const plain = every.filter((c) => PLAIN.includes(c.spec.form) && isSound(c) && (c.spec.form === 'data_table' || !isRows(c, content)));
  const meant =
    denied !== undefined
      ? [denied, ...plain.filter((c) => c.spec.form === 'data_table' && isItself(c))]
      : [...likeliest.map((l) => l.choice).filter((c) => isMeant(c, content)), ...plain];
  for (const choice of meant) {
    // A form that only holds titles is meant where words say so.
    const isTitle = choice.fitted?.filled.extracted.length === 0 && !choice.spoken_for;
    if (choice !== denied && (none >= NOTHING || isTitle)) continue;
    const kind = plain.includes(choice) ? 'plain' : isSound(choice) ? 'proved' : 'open';
    const drafts = isSound(choice)
      ? [planOf(drawnBy(choice), UNLIKELY, false, ranked)]
      : draftsOf(content, choice).flatMap((d) => drafted(content, choice, d, ranked) ?? []);
    const found = drafts.find(
      ({ draft, extracted, unplaced, ...plan }) =>
        draft !== undefined &&
        saysSomething({ ...plan, extracted, unplaced }) &&
        isTrueDraft({ content, extracted, open: draft.open, unplaced }, kind) &&
        !namesAreSentences(content, choice, extracted),
    );
    if (found !== undefined) return found;
  }
  const written = denied === undefined && none < NOTHING ? asWritten(content, blocks, ranked) : undefined;
  if (written !== undefined) return written;
  return refused(content, denied ?? likely.find(({ choice }) => choice.spoken_for)?.choice, ranked);
}

const isAskedFor = ({ cues }: Choice): boolean => cues.named || cues.mentioned || cues.words > 0;
/** Words of a sentence that is no name of an item. */
const LONGEST_NAME = 8;
/** Forms whose items are statements. */
const STATEMENTS: readonly string[] = ['takeaway_stack', 'executive_summary', 'hero_statement', 'issue_tree', 'agenda_list'];
/** A form whose items are called by whole sentences says no more than they do. */
const namesAreSentences = (content: Content, choice: Choice, extracted: BriefPlan['extracted']): boolean =>
  !(isAskedFor(choice) && STATEMENTS.includes(choice.spec.form)) &&
  extracted.some(
    ({ path, start, end }) =>
      path.endsWith('/label') &&
      content.sentences.some((s) => s.start === start && s.end === end) &&
      tokensIn(content, { start, end }).filter((t) => t.kind === 'word').length > LONGEST_NAME,
  );

/** What a request is about says nothing of its own. */
const saysSomething = ({ extracted, headline }: BriefPlan): boolean =>
  extracted.some(({ path }) => (path !== '/headline' || headline === 'claim') && !path.startsWith('/footnotes/'));

/** Figures of a statement that stands alone. */
const MOST_STATED = 2;

/** Words of a row of figures; what has more is a sentence with a figure. */
const LONGEST_ROW = 6;
/** Rows of figures, which forms of words would only list. */
function isRows({ fitted }: Choice, content: Content): boolean {
  if (!isFigured(fitted, content)) return false;
  const items = Object.values(fitted?.bound ?? {}).flatMap((b): readonly Span[] =>
    isSeries(b) ? b.items : 'rows' in b ? [] : (b as readonly Span[]),
  );
  const short = items.filter((i) => tokensIn(content, i).filter((t) => t.kind === 'word').length <= LONGEST_ROW);
  return short.length * 2 > items.length;
}

/** Whether a form is meant: figures are asked for by their own forms, and sentences alone by words. */
function isMeant(choice: Choice, content: Content): boolean {
  const { spec, fitted } = choice;
  if (isAskedFor(choice) || PLAIN.includes(spec.form)) return true;
  const isSaid = fitted !== undefined && Object.values(fitted.bound).every((b) => Array.isArray(b) && b.every((one) => !('series' in one)));
  return !isSaid && (spec.figures || !isRows(choice, content));
}

type Base = Pick<BriefPlan, 'candidates' | 'language' | 'style' | 'added'>;

function planOf({ fitted, intent, extracted, unplaced, asides, titles }: Drawn, sure: number, selected: boolean, base: Base): BriefPlan {
  const { form } = fitted.spec;
  const { variant } = fitted.variant;
  return {
    ...base,
    route: selected ? 'selected' : 'needs_confirmation',
    form,
    variant,
    confidence: confidence(sure),
    intent,
    ...(selected ? {} : { draft: draftOf(form, variant, intent) }),
    extracted,
    unplaced: [...unplaced, ...asides].sort((a, b) => a.start - b.start),
    ...(titles.headline === undefined ? {} : { headline: titles.headline.how }),
    repair_options: [],
  };
}

function reasonOf(content: Content, meant: Choice | undefined): Pick<BriefPlan, 'route' | 'reason'> {
  const unfigured = !content.tokens.some((t) => t.kind === 'number' && !t.year);
  const route = meant?.spec.figures === true && unfigured ? 'would_fabricate' : 'unroutable';
  if (meant === undefined || !isAskedFor(meant)) return { route };
  const needs = formWordsIn(content.language)[meant.spec.form]?.needs ?? formWordsIn('en')[meant.spec.form]?.needs ?? '';
  const code = route === 'would_fabricate' ? 'no_figures' : 'unread';
  return { route, reason: phraseIn(content.language, code, { form: meant.spec.form, needs }) };
}

/** Of a brief that nothing can be made of: what it lacks. */
const refused = (content: Content, meant: Choice | undefined, base: Base): BriefPlan => ({
  ...base,
  ...reasonOf(content, meant),
  ...(meant === undefined ? {} : faultOf(content, meant)),
  confidence: confidence(0),
  extracted: [],
  unplaced: [],
  repair_options: [],
});

/** What is meant and is not all there; undefined where the brief has nothing of it. */
function drafted(content: Content, meant: Choice, draft: Draft, base: Base): BriefPlan | undefined {
  const heads = content.series.flatMap((one) => one.head ?? []).slice(0, 1);
  // A fault of its figures that is not the brief's own makes it another form.
  if (meant.fitted?.fault !== undefined && faultOf(content, meant).fault === undefined) return undefined;
  const isUsed = (span: Span): boolean => draft.extracted.some((e) => e.start < span.end && span.start < e.end);
  const titles = titlesOf(content, { heads, drawn: draft.extracted, isUsed, isDrawn: () => false, cues: meant.cues.spans });
  const { top, foot, placed, said } = placedTitles(content, titles, meant.spec.form);
  const left = unplacedIn(content, [
    ...draft.extracted,
    ...placed,
    ...content.talk,
    ...content.named,
    ...content.asks,
    ...titles.talk,
    ...meant.cues.spans,
  ]);
  const unplaced = withDoubted(left, titles.doubted);
  const { form } = meant.spec;
  const { variant } = draft;
  const reason = reasonOf(content, meant);
  const intent = { form, variant, ...top, ...draft.content, ...(foot.length === 0 ? {} : { footnotes: foot }) };
  return {
    ...base,
    ...reason,
    ...faultOf(content, meant),
    route: reason.route === 'would_fabricate' ? reason.route : 'needs_confirmation',
    form,
    variant,
    confidence: confidence(0),
    extracted: [...draft.extracted, ...said],
    unplaced,
    repair_options: [],
    draft: draftOf(form, variant, intent),
  };
}

const confidence = (calibrated: number): BriefPlan['confidence'] => ({
  calibrated,
  label: calibrated >= 0.8 ? 'high' : calibrated >= 0.55 ? 'medium' : 'low',
  source: 'structural_router',
});

const candidateOf = ({ spec, score, fitted }: Choice): Candidate => ({
  form: spec.form,
  ...(fitted === undefined ? {} : { variant: fitted.variant.variant }),
  score: Number(Math.max(0, Math.min(1, (score + 100) / 400)).toFixed(3)),
  fillable: fitted !== undefined,
});
