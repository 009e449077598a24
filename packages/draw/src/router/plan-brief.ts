/** From a brief to a typed intent by rules: candidates are ranked, the best is filled, or the brief is refused with what is missing. */
import { findForm } from '../catalog/index.ts';
import { claimHeadline, claimsOf, composedHeadline, isAsk } from './headline.ts';
import { Count, Framed, type Pattern, type Reading, Word } from './pattern.ts';
import { all as patterns } from './patterns/register.generated.ts';
import { type Figure, Piece } from './piece.ts';
import { readBrief } from './read-brief.ts';
import type { ReadBrief } from './reading.ts';
import { styleOf, withoutLook } from './style.ts';

export const MAX_BRIEF = 20_000;

export interface Extracted {
  /** JSON Pointer into the intent. */
  readonly path: string;
  readonly text: string;
  /** Characters of the brief, end exclusive. */
  readonly start: number;
  readonly end: number;
}

export interface Candidate {
  readonly form: string;
  readonly variant?: string;
  /** 0 to 1. */
  readonly score: number;
  /** Its content can be taken from the brief. */
  readonly fillable: boolean;
}

export interface RepairOption {
  readonly form: string;
  readonly add: string;
  /** The brief with a sample clause; it routes, and its sample words are to be replaced. */
  readonly completed_brief: string;
}

export interface Unplaced {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface BriefPlan {
  readonly route: 'selected' | 'needs_confirmation' | 'would_fabricate' | 'unroutable';
  readonly form?: string;
  readonly variant?: string;
  readonly confidence: { readonly calibrated: number; readonly label: 'high' | 'medium' | 'low'; readonly source: 'structural_router' };
  readonly candidates: readonly Candidate[];
  readonly language: string;
  /** A body of `POST /v1/render/intent`: there when something can be drawn. */
  readonly intent?: Readonly<Record<string, unknown>>;
  readonly extracted: readonly Extracted[];
  readonly headline?: 'claim' | 'composed';
  readonly unplaced: readonly Unplaced[];
  /** Words on the slide that are not the brief's: the form needs them. */
  readonly added: readonly { readonly path: string; readonly text: string }[];
  readonly style: { readonly asked: readonly string[]; readonly theme_id?: string; readonly unsupported: readonly string[] };
  readonly repair_options: readonly RepairOption[];
}

export interface PlanOptions {
  readonly locale?: string;
  readonly allow_low_confidence?: boolean;
  /** At most this many candidates; 5 when absent. */
  readonly top?: number;
  /** Without repair options, whose own check is a plan. */
  readonly bare?: boolean;
}

const NOT =
  /\s(?:not|no|without|never|kein|keine|keinen|nicht|ohne|pas|sans|sin|non|senza|não|sem|geen|niet|zonder|nie|bez)\s(?:\S+\s){0,3}$/u;

/** A cue that is not denied: "not a bar chart" asks for none. */
function meant(words: string, cue: string): boolean {
  const sought = ` ${cue} `;
  for (let at = words.indexOf(sought); at >= 0; at = words.indexOf(sought, at + 1))
    if (!NOT.test(words.slice(Math.max(0, at - 40), at + 1))) return true;
  return false;
}

/** Whether a cue stands in the words, and whether already in the first sentence. */
function cueAt(brief: ReadBrief, firstWords: string, cue: string): 0 | 1 | 2 {
  if (cue.startsWith('*') || cue.endsWith('*')) {
    const bare = cue.replaceAll('*', '');
    const hits = (token: string): boolean => (cue.startsWith('*') ? token.endsWith(bare) : token.startsWith(bare));
    return firstWords.trim().split(' ').some(hits) ? 2 : brief.tokens.some(hits) ? 1 : 0;
  }
  return meant(firstWords, cue) ? 2 : meant(brief.words, cue) ? 1 : 0;
}

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+&/-]+/gu, ' ')
    .trim()} `;

/** Words of one who asks for a slide, wherever they stand. */
const ASKS =
  /(?<!\p{L})(?:please|pls|plz|slide|show|draw|picture|laid out|lay it out|as an?|make|put|need|want|would like|would be (?:nice|great)|should (?:be|look)|chart|diagram|visual\p{L}*|bitte|folie|zeig\p{L}*|darstell\p{L}*|als|brauche|möchte|s'il vous plaît|diapositive|montre\p{L}*|présent\p{L}*|comme|por favor|diapositiva|muestra|mostrar|como|per favore|mostra\p{L}*|come|slajd|pokaż|proszę|jako|dia|graag|toon|alsjeblieft)(?!\p{L})/iu;

/** The first two sentences and those that ask, outside lists and tables. */
function requestOf(brief: ReadBrief): readonly Piece[] {
  const content = [
    ...brief.lines.filter((l) => l.mark === 'bullet' || l.mark === 'number').map((l) => l.whole),
    ...brief.tables.map((t) => t.piece),
  ];
  const covered = coverOf(brief.text.length, content);
  const open = brief.sentences.filter((s) => !covered(s) && !COURTESY.test(s.text));
  const asked = open.filter((s, i) => i < 2 || (i < 60 && s.text.length <= 240 && ASKS.test(s.text)));
  return asked.length === 0 && brief.lines.filter((l) => l.mark !== 'none').length < 2 ? brief.sentences.slice(0, 2) : asked;
}

interface Scored extends Candidate {
  readonly pattern: Pattern;
  readonly cue: number;
  readonly reading?: Reading;
}

/** Forms that figures or lists become without a word that asks for them. */
const PLAIN: ReadonlySet<string> = new Set([
  'bar_rank_chart',
  'trend_chart',
  'kpi_metrics',
  'data_table',
  'timeline_roadmap',
  'card_grid',
  'linear_flow',
  'comparison_matrix',
]);

function score(brief: ReadBrief): Scored[] {
  // The request: the first two sentences, so that a greeting before it does not hide it; lists and tables are content.
  const first = wordsOf(
    requestOf(brief)
      .map((s) => s.text)
      .join(' '),
  );
  const scored = patterns.map((pattern): Scored => {
    const best = (cues: readonly string[]): number => cues.reduce((m, cue) => (m === 2 ? 2 : Math.max(m, cueAt(brief, first, cue))), 0);
    const name = best(pattern.names ?? []);
    const strong = best(pattern.strong);
    const weak = best(pattern.weak ?? []);
    const cue = name === 2 ? 0.6 : strong === 2 ? 0.45 : name === 1 ? 0.35 : strong === 1 ? 0.25 : weak === 2 ? 0.2 : weak === 1 ? 0.05 : 0;
    const reading = pattern.read(brief);
    // Words alone in a row could be steps, topics or points: only a cue tells.
    const bare = reading === undefined || cue > 0 || reading.fit >= 0.95 || PLAIN.has(pattern.form) ? 1 : 0.4;
    const fit = reading === undefined || (cue === 0 && reading.blocks !== undefined && !PLAIN.has(pattern.form)) ? 0 : reading.fit * bare;
    return {
      form: pattern.form,
      ...(reading?.variant === undefined ? {} : { variant: reading.variant }),
      score: Number((cue + 0.5 * fit).toFixed(3)),
      fillable: reading !== undefined && fit > 0,
      pattern,
      cue,
      ...(reading === undefined ? {} : { reading }),
    };
  });
  return scored.sort((a, b) => b.score - a.score || (a.form < b.form ? -1 : 1));
}

/** Pieces become text, counts numbers; each leaves its place and its characters. */
function settle(value: unknown, path: string, out: Extracted[], added: { path: string; text: string }[]): unknown {
  if (value instanceof Word) {
    added.push({ path, text: value.text });
    return value.text;
  }
  if (value instanceof Framed) {
    out.push({ path, text: value.piece.text, start: value.piece.start, end: value.piece.end });
    return value.before + value.piece.text;
  }
  if (value instanceof Count) {
    out.push({ path, text: value.from.text, start: value.from.start, end: value.from.end });
    return value.value;
  }
  if (value instanceof Piece) {
    out.push({ path, text: value.text, start: value.start, end: value.end });
    return value.text;
  }
  if (Array.isArray(value)) return value.map((v, i) => settle(v, `${path}/${i}`, out, added));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, settle(v, `${path}/${k}`, out, added)]));
  return value;
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

/** Marks the characters that some span covers, so that each question is answered once for the whole brief. */
function coverOf(
  length: number,
  spans: Iterable<{ readonly start: number; readonly end: number }>,
): (p: { start: number; end: number }) => boolean {
  const steps = new Int32Array(length + 1);
  for (const s of spans) {
    steps[s.start] = (steps[s.start] as number) + 1;
    steps[s.end] = (steps[s.end] as number) - 1;
  }
  const sums = new Int32Array(length + 1);
  let depth = 0;
  for (let i = 0; i < length; i++) {
    depth += steps[i] as number;
    sums[i + 1] = (sums[i] as number) + (depth > 0 ? 1 : 0);
  }
  return (p) => (sums[p.end] as number) > (sums[p.start] as number);
}

const COURTESY =
  /^(?:hi|hello|dear|thanks|thank you|many thanks|cheers|best regards|kind regards|regards|hallo|danke|merci|bonjour|gracias|hola|grazie|ciao|obrigad[oa]|bedankt|dziękuję)(?:[\s,]+\p{L}+){0,2}$/iu;

/** A line that only names the form: `SWOT.` */
const namesForm = (pattern: Pattern, text: string): boolean => [...(pattern.names ?? []), ...pattern.strong].includes(wordsOf(text).trim());

function fill(brief: ReadBrief, chosen: Scored, theme: string | undefined, locale: string | undefined) {
  const { reading } = chosen;
  const entry = findForm(chosen.form);
  if (reading === undefined || entry === undefined) return undefined;
  const variant = entry.variants.find((v) => v.name === (reading.variant ?? entry.form.default_variant));
  if (variant === undefined) return undefined;
  const extracted: Extracted[] = [];
  const added: { path: string; text: string }[] = [];
  const content: Record<string, unknown> = {};
  for (const member of ['subject', 'context', 'date', 'data', 'blocks', 'takeaway'] as const)
    if (reading[member] !== undefined) content[member] = settle(reading[member], `/${member}`, extracted, added);
  const blocks = content.blocks as never;
  if (!variant.read(content.data ?? {}, { blocks: blocks ?? [] }).ok) return undefined;
  const used = reading.used ?? [];
  const own = reading.headline;
  let covered = coverOf(brief.text.length, [...extracted, ...used, ...(own === undefined ? [] : [own])]);
  const claims = claimsOf(brief, covered);
  const firstUsed = extracted.reduce((m, e) => Math.min(m, e.start), brief.text.length);
  const claim = own ?? claims.shift();
  const headline = claim === undefined ? composedHeadline(brief, firstUsed) : claimHeadline(claim);
  const put = (member: string, piece: Piece, text = piece.text): void => {
    content[member] = text;
    extracted.push({ path: `/${member}`, text: piece.text, start: piece.start, end: piece.end });
  };
  if (headline !== undefined) put('headline', headline.from, headline.text);
  if (claims[0] !== undefined && content.takeaway === undefined && entry.form.binds.includes('takeaway')) put('takeaway', claims[0]);
  covered = coverOf(brief.text.length, [...extracted, ...used]);
  const unplaced: Unplaced[] = [];
  for (const group of brief.groups) {
    // A request as a whole ("Show the trend") has been followed, not dropped.
    const request =
      !covered(group.piece) &&
      !group.items.some((i) => i.figures.some((f) => !f.year)) &&
      (isAsk(group.piece.text) || group === brief.groups[0] || namesForm(chosen.pattern, group.piece.text));
    if (request || COURTESY.test(group.piece.text)) continue;
    for (const { piece, figures } of group.items)
      if (!covered(piece) && /[\p{L}\d]{2}/u.test(piece.text) && !(isAsk(piece.text) && figures.length === 0))
        unplaced.push({ text: piece.text, start: piece.start, end: piece.end });
  }
  for (const f of brief.figures as readonly Figure[])
    if (!covered(f) && !unplaced.some((u) => u.start <= f.start && u.end >= f.end))
      unplaced.push({ text: f.text, start: f.start, end: f.end });
  const place = locale ?? LOCALES[brief.language];
  return {
    intent: {
      form: chosen.form,
      variant: variant.name,
      ...content,
      ...(theme === undefined ? {} : { theme_id: theme }),
      ...(place === undefined ? {} : { locale: place }),
    },
    variant: variant.name,
    extracted,
    added,
    unplaced: unplaced.slice(0, 50),
    ...(headline === undefined ? {} : { headline: headline.how }),
  };
}

/**
 * Plans one brief without drawing. Instructions in the brief are data: nothing but the form, its content and the theme comes of them.
 * Linear in the length of the brief, which the caller holds to `MAX_BRIEF` characters.
 */
export function planBrief(text: string, options: PlanOptions = {}): BriefPlan {
  const look = styleOf(text);
  const { spans: _, ...style } = look;
  // What only asks for a look is no content: blanks in its place, so that every other character stays where it is.
  const brief = readBrief(withoutLook(text, look), options.locale);
  const ranked = score(brief);
  const usable = ranked.filter((c) => c.fillable);
  const [best, second] = usable;
  const named = ranked.find((c) => c.cue >= 0.35);
  const candidates = ranked
    .filter((c) => c.score > 0)
    .slice(0, options.top ?? 5)
    .map(({ form, variant, score, fillable }) => ({ form, ...(variant === undefined ? {} : { variant }), score, fillable }));
  const calibrated = best === undefined ? 0 : confidenceOf(best.score, best.score - (second?.score ?? 0));
  const base = {
    confidence: { calibrated, label: calibrated >= 0.8 ? 'high' : calibrated >= 0.55 ? 'medium' : 'low', source: 'structural_router' },
    candidates,
    language: brief.language,
    style,
  } as const;
  const refuse = (route: BriefPlan['route']): BriefPlan => ({
    ...base,
    route,
    extracted: [],
    unplaced: [],
    added: [],
    repair_options: repairs(text, ranked, options),
  });
  // A data form that the brief names, without its figures: another form would only hide what is missing.
  const starved =
    named?.pattern.figures === true &&
    !named.fillable &&
    (best === undefined || best.score <= named.score + 0.25) &&
    brief.figures.every((f) => f.year);
  // Asked for by name and not to be had: the next best form would not be what was asked for, unless its own words stand in the request too.
  const denied = ranked.find((c) => c.cue >= 0.6 && !c.fillable);
  if (
    denied !== undefined &&
    ((denied.pattern.figures && brief.figures.every((f) => f.year)) || best === undefined || (best.cue < 0.35 && best.score < 0.45)) &&
    !ranked.some((c) => c.cue >= 0.6 && c.fillable)
  )
    return refuse(denied.pattern.figures && brief.figures.every((f) => f.year) ? 'would_fabricate' : 'unroutable');
  if (best === undefined || best.score < 0.3 || starved)
    return refuse(
      named?.pattern.figures === true || (ranked[0]?.pattern.figures === true && (ranked[0]?.score ?? 0) > 0)
        ? 'would_fabricate'
        : 'unroutable',
    );
  // A form that reads the brief may still not hold it: the next best that does is taken, unless the first was asked for by name.
  let chosen = best;
  let filled = fill(brief, best, style.theme_id, options.locale);
  for (const next of best.cue >= 0.6 ? [] : usable.slice(1, 4)) {
    if (filled !== undefined || next.score < 0.3) break;
    chosen = next;
    filled = fill(brief, next, style.theme_id, options.locale);
  }
  if (filled === undefined) return refuse('unroutable');
  const unsure = chosen.score < 0.33 || (chosen.cue < 0.2 && chosen.score - (second?.score ?? 0) < 0.015);
  const route = unsure && options.allow_low_confidence !== true ? 'needs_confirmation' : 'selected';
  return { ...base, route, form: chosen.form, ...filled, repair_options: route === 'selected' ? [] : repairs(text, ranked, options) };
}

/** A brief that names its form and has its structure is nearly always read right; the margin to the next form counts little. */
const confidenceOf = (score: number, margin: number): number =>
  Number(Math.min(0.99, 0.25 + 0.65 * score + 0.25 * Math.max(0, margin)).toFixed(2));

const FALLBACKS = ['kpi_metrics', 'linear_flow', 'takeaway_stack'];

/** What to add, each tried: only a completed brief that routes is shown. */
function repairs(text: string, ranked: readonly Scored[], options: PlanOptions): RepairOption[] {
  if (options.bare === true) return [];
  const meant = ranked.filter((c) => c.cue > 0).slice(0, 3);
  const rest = FALLBACKS.flatMap((form) => ranked.filter((c) => c.form === form && !meant.includes(c)));
  const out: RepairOption[] = [];
  for (const { pattern } of [...meant, ...rest]) {
    if (out.length === 3) break;
    const joint = /[.!?:;\n]\s*$/.test(text) ? '' : '.';
    for (const completed_brief of [`${text.trim()}${joint} ${pattern.sample}`, pattern.sample]) {
      if (completed_brief.length > MAX_BRIEF) continue;
      const tried = planBrief(completed_brief, { bare: true });
      if (tried.route !== 'selected') continue;
      out.push({ form: tried.form ?? pattern.form, add: `Add ${pattern.needs}.`, completed_brief });
      break;
    }
  }
  return out;
}
