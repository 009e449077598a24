/** From a brief to a typed intent: what is proved is selected, what is likely comes back as a draft, the rest says what it lacks. */
import { findForm } from '@deckwright/draw/catalog';
import type { BriefPlan, Candidate, Extracted } from '@deckwright/draw/intent';
import { formWordsIn, lookOf, type Phrase, phraseIn, readSource, type Span, type Token, withoutLook } from '@deckwright/source';
import { readContent } from '../grammar/content.ts';
import { type Content, type Part, tokensIn } from '../grammar/items.ts';
import { isAmount, isOf } from '../grammar/pattern.ts';
import { roleOf } from '../grammar/roles.ts';
import { isSeries } from '../prove/laws.ts';
import { writtenOf } from '../spec/written.ts';
import { flatParts } from './bind.ts';
import { type Choice, choicesOf, type Fitted, headsOf, isFigured, SPEAKS, saidBy } from './choose.ts';
import { unplacedIn } from './cover.ts';
import { draftOf } from './draft.ts';
import { rankForms } from './rank.ts';
import { type Titles, titlesOf } from './titles.ts';

export const MAX_BRIEF = 20_000;

export interface PlanOptions {
  readonly locale?: string;
  readonly allow_low_confidence?: boolean;
  /** At most this many candidates; 5 when absent. */
  readonly top?: number;
}

const LOCALES: Readonly<Record<string, string>> = {
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  pt: 'pt-PT',
  nl: 'nl-NL',
  pl: 'pl-PL',
};

/** A fitted form with its titles, and what of the brief it leaves out. */
interface Drawn {
  readonly fitted: Fitted;
  readonly titles: Titles;
  readonly intent: Readonly<Record<string, unknown>>;
  readonly extracted: readonly Extracted[];
  readonly unplaced: ReturnType<typeof unplacedIn>;
  /** Talk that is told beside it. */
  readonly asides: readonly Phrase[];
}

/** What stands between two ends, and the sign of a word, are not the brief's own: `Feb` of `Jan–Mar`, `x` of "times". */
const isSaid = (source: string, { text, start, end }: Phrase): boolean =>
  text.length > LONGEST_SIGN || source.slice(start, end).toLowerCase().includes(text.toLowerCase());
/** Characters of a month or a sign. */
const LONGEST_SIGN = 4;

/** A title as the brief has it: in its own case, and without the stop that no title has. */
function asSent(source: string, { text, start, end }: Phrase): Phrase {
  const stop = source[end - 1] === '.' && !text.endsWith('.') ? 1 : 0;
  const sent = source.slice(start, end - stop);
  return { text: sent.slice(1) === text.slice(1) ? sent : text, start, end: end - stop };
}

const TITLES = ['headline', 'context', 'takeaway', 'source_note'] as const;

function drawnOf(
  content: Content,
  { fitted, cues }: Choice & { readonly fitted: Fitted },
  locale: string | undefined,
  theme: string | undefined,
): Drawn {
  const said = saidBy(fitted);
  const isUsed = (span: Span): boolean => {
    const words = tokensIn(content, span).filter((t) => t.kind !== 'mark');
    return words.length > 0 && words.every((w) => said.some((s) => s.start <= w.start && w.end <= s.end));
  };
  const titles = titlesOf(content, { heads: headsOf(fitted.bound), isUsed, cues: cues.spans });
  const binds = findForm(fitted.spec.form)?.form.binds ?? [];
  const extracted: Extracted[] = fitted.filled.extracted.filter((e) => isSaid(content.text, e));
  const top: Record<string, string> = {};
  for (const member of TITLES) {
    const title = titles[member];
    if (title === undefined || (member !== 'headline' && !binds.includes(member))) continue;
    top[member] = title.text;
    extracted.push({ path: `/${member}`, ...asSent(content.text, title) });
  }
  const placed = TITLES.flatMap((m) => (top[m] === undefined ? [] : [titles[m] as Span]));
  // A frame of a request is used with its topic; a title that no member holds is not.
  const framed = titles.used.filter((u) => placed.some((p) => u.start <= p.start && p.end <= u.end));
  const place = locale ?? LOCALES[content.language];
  const data = withUnit(fitted.spec.form, fitted.filled.content, content, extracted);
  const intent = {
    form: fitted.spec.form,
    variant: fitted.variant.variant,
    ...top,
    ...data,
    ...writtenOf(fitted.filled.counts, place ?? 'en'),
    ...(theme === undefined ? {} : { theme_id: theme }),
    ...(place === undefined ? {} : { locale: place }),
  };
  return {
    fitted,
    titles,
    intent,
    extracted,
    asides: content.asides.filter(({ text }) => text !== ''),
    unplaced: unplacedIn(content, [
      ...said,
      ...placed,
      ...extracted.filter((e) => e.path === '/data/unit'),
      ...framed,
      ...content.talk,
      ...titles.talk,
      ...content.named,
      ...content.asks,
      ...headsOfColumns(fitted),
      // Printed above the figures.
      ...(content.unit === undefined || data === fitted.filled.content ? [] : [content.unit]),
      ...namedAgain(fitted, content),
      ...cues.spans,
    ]),
  };
}

/** Forms that print the unit of bare figures once, above them. */
const PRINTS_UNIT = new Set([
  'bar_rank_chart', 'football_field', 'funnel', 'heat_matrix', 'slope_chart', 'small_multiples', 'sources_uses', 'tornado', 'trend_chart', 'variance_table', 'waterfall_bridge', 'cost_curve', 'marimekko', 'sankey_flow', 'nested_magnitude',
]); // biome-ignore format: a list

/** Bare numbers count in the unit that the brief names for all. */
function withUnit(
  form: string,
  filled: Readonly<Record<string, unknown>>,
  { unit }: Content,
  extracted: Extracted[],
): Readonly<Record<string, unknown>> {
  const { data } = filled as { readonly data?: Readonly<Record<string, unknown>> };
  if (unit === undefined || data === undefined || (data.unit ?? '') !== '' || !PRINTS_UNIT.has(form)) return filled;
  extracted.push({ path: '/data/unit', text: unit.text, start: unit.start, end: unit.end });
  return { ...filled, data: { ...data, unit: unit.text } };
}

/** A word or two over a column that is drawn say what it holds, and are not missed. */
function headsOfColumns({ bound }: Fitted): readonly Span[] {
  return Object.values(bound)
    .flatMap((b) => (isSeries(b) ? [...b.columns, ...(b.corner === undefined ? [] : [b.corner])] : []))
    .filter((c) => c.text.split(' ').length <= 2);
}

/** Texts and numbers of an intent. */
const leavesIn = (of: unknown): readonly string[] =>
  of !== null && typeof of === 'object' ? Object.values(of).flatMap(leavesIn) : [String(of).toLowerCase()];

/** `x_axis: price`, `periods: [Jan, Feb]`: lines of data that only say again what is drawn, under the name of a member. */
function namedAgain({ bound, filled }: Fitted, content: Content): readonly Span[] {
  const columns = new Set(Object.values(bound).flatMap((b) => (isSeries(b) ? b.columns.map((c) => c.text.toLowerCase()) : [])));
  const drawn = new Set(leavesIn(filled.content));
  return flatParts(content.parts).filter((p) => {
    if (p.series.length < 2 && p.sentences.length === 1 && columns.has(p.sentences[0]?.text.toLowerCase() ?? '')) return true;
    const said = tokensIn(content, { start: p.head.end, end: p.end }).filter((t) => t.kind !== 'mark');
    return roleOf(p.head, content.language) !== undefined && said.length > 0 && said.every((t) => drawn.has(t.text.toLowerCase()));
  });
}

/** How sure a choice is: by its lead over the next, and by what is left of the brief. */
const CERTAIN = 0.9;
const LIKELY = 0.6;
const UNLIKELY = 0.3;
/** Points by which a form has to lead the next that says the same of other things. */
const LEAD = 15;

/** What can be nothing else. */
const PLAIN = 80;
/** What content says without doubt. */
const CLEAR = 90;
/** Words that say so much are not doubted for one word of another form. */
const SURE = 65;

/** A table as it stands. */
const isItself = ({ spec, fitted }: Choice): boolean =>
  spec.form === 'data_table' && Object.values(fitted?.bound ?? {}).some((b) => 'rows' in b && b.head.length > 0);

/** Forms that are tried for one that leaves nothing out. */
const MOST_TRIED = 6;

/** A part with a list under its head. */
const isListed = (one: Phrase | Part): boolean => 'series' in one && one.series.some((s) => s.listed === true && s.items.length > 1);
/** Forms that are tried for a draft. */
const MOST_DRAFTED = 5;
/** From this chance on a brief has too little for any form. */
const NOTHING = 0.7;
/** A form that nothing speaks for by name is a candidate from this chance on. */
const LIKELY_ENOUGH = 0.1;

/** How sure it is that a form is meant whose content is all there and of which nothing is left out. */
function sureness(best: Choice & { readonly fitted: Fitted }, choices: readonly Choice[], content: Content): number {
  const { cues, fitted, spec } = best;
  if (cues.named) return CERTAIN;
  const others = choices.filter((c) => c !== best);
  const next = others.find(isSound);
  const says = fitted.variant.says ?? spec.says;
  const doubt = says >= SURE && !isFigured(fitted, content) ? 1 : 0;
  // What content says without doubt, or what is spoken of, no word of another form's subject unsays.
  const isSure = says >= CLEAR || cues.mentioned;
  // Words ask for another form, whose content is not there or not read.
  // One word of another's subject is little against heads and cells that can be nothing else.
  const hasFigures = content.tokens.some((t) => t.kind === 'number' && !t.year);
  const least = (c: Choice): number =>
    says < PLAIN || (!spec.figures && c.spec.figures && hasFigures) ? 1 : spec.figures && !c.spec.figures ? 3 : 2;
  const isElsewhere = others.some(
    (c) =>
      c.cues.named ||
      (c.cues.words > cues.words + 1 && c.cues.words >= least(c) && !(says >= PLAIN && isSound(c))) ||
      (c.cues.words >= Math.max(doubt + 1, least(c)) && cues.words === 0 && !isSure && !isSound(c)),
  );
  if (isItself(best) && !others.some((c) => c.cues.named)) return LIKELY;
  if (isElsewhere) return UNLIKELY;
  if (says >= SPEAKS) return next === undefined || best.score - next.score >= LEAD ? CERTAIN : LIKELY;
  // Texts may be many things: a word has to say which, or the list that they stand in.
  const isList = Object.values(fitted.bound).some((b) =>
    isSeries(b) ? b.listed === true : Array.isArray(b) ? b.every(isListed) : 'rows' in b,
  );

  return cues.words > 0 ? LIKELY : isList ? LIKELY : UNLIKELY;
}

/** A sentence alone that claims something, and asks for nothing, is the slide's only statement. */
function isSoleClaim({ sentences, series, grids, parts, requests, asks, tokens }: Content, choices: readonly Choice[]): boolean {
  const words = tokens.filter((t) => t.kind === 'word');
  const verb = words.findIndex((t) => isOf(t, 'is', 'has', 'rise', 'fall', 'goes', 'not'));
  const isBare = series.length + grids.length + parts.length + requests.length + asks.length === 0;
  return (
    isBare && sentences.length === 1 && verb > 0 && words.length >= FEWEST_CLAIM && words.length <= MOST_CLAIM &&
    !words.some((t) => isOf(t, 'visual', 'order', 'polite', 'question', 'speaker')) && !choices.some((c) => c.cues.named || c.cues.mentioned)
  ); // biome-ignore format: one condition a clause
}

/** Words of a statement that is read from the back row. */
const FEWEST_CLAIM = 4;
const MOST_CLAIM = 24;

/** What a plan is made from. */
interface Read {
  readonly content: Content;
  /** Words that ask, and titles. */
  readonly asked: readonly Token[];
  /** Every form, as it reads the content. */
  readonly every: readonly Choice[];
}

export function readBrief(text: string, locale: string | undefined): Read {
  const content = readContent(readSource(text, locale === undefined ? {} : { locale }));
  const heads = [...content.series.flatMap((s) => s.head ?? []), ...content.parts.map((p) => p.head)];
  // The first line says what the slide is, where something follows it.
  const isOver = content.series.length + content.parts.length > 0;
  const first = isOver ? content.sentences.filter((one) => one.start <= (content.tokens[0]?.start ?? 0)) : [];
  const said = [...content.asks, ...content.talk, ...(content.title === undefined ? [] : [content.title]), ...first, ...heads];
  const asked = said.flatMap((span) => tokensIn(content, span));
  return { content, asked, every: choicesOf(content, asked) };
}

const isSound = (choice: Choice): choice is Choice & { readonly fitted: Fitted } =>
  choice.fitted !== undefined && choice.fitted.fault === undefined;

/**
 * Plans one brief without drawing. Instructions in the brief are data: nothing but the form and its content come of them.
 * Linear in the length of the brief, which the caller holds to `MAX_BRIEF` characters.
 */
export function planBrief(text: string, options: PlanOptions = {}): BriefPlan {
  // What only asks for a look is no content: blanks in its place, so that every other character stays where it is.
  const look = lookOf(text);
  const { spans: _spans, ...style } = look;
  const { content, asked, every } = readBrief(withoutLook(text, look), options.locale);
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
  if (statement !== undefined && isSound(statement) && !isRow && isSoleClaim(content, choices))
    return planOf(drawnBy(statement), LIKELY, true, base);
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
  const meant = denied !== undefined ? [denied] : likeliest.map((l) => l.choice);
  for (const choice of meant) {
    // A form that only holds titles is meant where words say so.
    const isTitle = choice.fitted?.filled.extracted.length === 0 && !choice.spoken_for;
    if (choice !== denied && (none >= NOTHING || isTitle)) continue;
    const draft = isSound(choice) ? planOf(drawnBy(choice), UNLIKELY, false, ranked) : drafted(content, choice, ranked);
    if (draft !== undefined && saysSomething(draft) && holdsFigures(content, draft)) return draft;
  }
  return refused(content, denied ?? likely.find(({ choice }) => choice.spoken_for)?.choice, ranked);
}

/** What a request is about says nothing of its own. */
const saysSomething = ({ extracted, headline }: BriefPlan): boolean =>
  extracted.some(({ path }) => path !== '/headline' || headline === 'claim');

/** Figures of a statement that stands alone. */
const MOST_STATED = 2;

/** A draft that leaves out what its writer counted, or asks for more than it has, is none. */
const LEAST_HELD = 0.75;
/** Open places for each thing that a brief says. */
const MOST_OPEN = 2;
function holdsFigures({ tokens, talk }: Content, { extracted, draft, unplaced }: BriefPlan): boolean {
  const said: readonly Span[] = [...extracted, ...talk, ...unplaced];
  const figures = tokens.filter(isAmount).filter((t) => !talk.some((s) => s.start <= t.start && t.end <= s.end));
  const held = figures.filter((t) => said.some((s) => s.start <= t.start && t.end <= s.end));
  return held.length >= figures.length * LEAST_HELD && (draft?.open.length ?? 0) <= extracted.length * MOST_OPEN;
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
    ...(selected ? {} : { draft: { form, variant, intent, open: [] } }),
    extracted,
    unplaced: [...unplaced, ...asides].sort((a, b) => a.start - b.start),
    ...(titles.headline === undefined ? {} : { headline: titles.headline.how }),
    repair_options: [],
  };
}

function reasonOf(content: Content, meant: Choice | undefined): Pick<BriefPlan, 'route' | 'reason'> {
  const unfigured = !content.tokens.some((t) => t.kind === 'number' && !t.year);
  const route = meant?.spec.figures === true && unfigured ? 'would_fabricate' : 'unroutable';
  if (meant === undefined || !(meant.cues.named || meant.cues.mentioned || meant.cues.words > 0)) return { route };
  const needs = formWordsIn(content.language)[meant.spec.form]?.needs ?? formWordsIn('en')[meant.spec.form]?.needs ?? '';
  const code = route === 'would_fabricate' ? 'no_figures' : 'unread';
  return { route, reason: phraseIn(content.language, code, { form: meant.spec.form, needs }) };
}

/** Of a brief that nothing can be made of: what it lacks. */
const refused = (content: Content, meant: Choice | undefined, base: Base): BriefPlan => ({
  ...base,
  ...reasonOf(content, meant),
  confidence: confidence(0),
  extracted: [],
  unplaced: [],
  repair_options: [],
});

/** What is meant and is not all there; undefined where the brief has nothing of it. */
function drafted(content: Content, meant: Choice, base: Base): BriefPlan | undefined {
  const draft = draftOf(content, meant);
  if (draft === undefined || draft.extracted.length === 0) return undefined;
  const heads = content.series.flatMap((one) => one.head ?? []).slice(0, 1);
  const { headline } = titlesOf(content, { heads, isUsed: () => false, cues: meant.cues.spans });
  const { form } = meant.spec;
  const { variant } = draft;
  const reason = reasonOf(content, meant);
  const intent = { form, variant, ...(headline === undefined ? {} : { headline: headline.text }), ...draft.content };
  return {
    ...base,
    ...reason,
    route: reason.route === 'would_fabricate' ? reason.route : 'needs_confirmation',
    form,
    variant,
    confidence: confidence(0),
    extracted: draft.extracted,
    unplaced: [],
    repair_options: [],
    draft: { form, variant, intent, open: draft.open },
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
