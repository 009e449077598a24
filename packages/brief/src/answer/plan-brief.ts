/** From a brief to a typed intent: what is proved is selected, what is likely comes back as a draft, the rest says what it lacks. */
import { findForm } from '@deckwright/draw/catalog';
import type { BriefPlan, Candidate, Extracted } from '@deckwright/draw/intent';
import { readSource, type Span } from '@deckwright/source';
import { readContent } from '../grammar/content.ts';
import { type Content, tokensIn } from '../grammar/items.ts';
import { writtenOf } from '../spec/written.ts';
import { type Choice, choicesOf, type Fitted, headsOf, saidBy } from './choose.ts';
import { unplacedIn } from './cover.ts';
import { type Titles, titlesOf } from './titles.ts';

export const MAX_BRIEF = 20_000;

export interface PlanOptions {
  readonly locale?: string;
  readonly allow_low_confidence?: boolean;
  /** At most this many candidates; 5 when absent. */
  readonly top?: number;
}

const LOCALES: Readonly<Record<string, string>> = { de: 'de-DE', fr: 'fr-FR', es: 'es-ES', it: 'it-IT', pt: 'pt-PT', nl: 'nl-NL', pl: 'pl-PL' };

/** A fitted form with its titles, and what of the brief it leaves out. */
interface Drawn {
  readonly fitted: Fitted;
  readonly titles: Titles;
  readonly intent: Readonly<Record<string, unknown>>;
  readonly extracted: readonly Extracted[];
  readonly unplaced: ReturnType<typeof unplacedIn>;
}

const TITLES = ['headline', 'context', 'takeaway', 'source_note'] as const;

function drawnOf(content: Content, { fitted, cues }: Choice & { readonly fitted: Fitted }, locale: string | undefined): Drawn {
  const said = saidBy(fitted);
  const isUsed = (span: Span): boolean => {
    const words = tokensIn(content, span).filter((t) => t.kind !== 'mark');
    return words.length > 0 && words.every((w) => said.some((s) => s.start <= w.start && w.end <= s.end));
  };
  const titles = titlesOf(content, { heads: headsOf(fitted.bound), isUsed, cues: cues.spans });
  const binds = findForm(fitted.spec.form)?.form.binds ?? [];
  const extracted: Extracted[] = [...fitted.filled.extracted];
  const top: Record<string, string> = {};
  for (const member of TITLES) {
    const title = titles[member];
    if (title === undefined || (member !== 'headline' && !binds.includes(member))) continue;
    top[member] = title.text;
    extracted.push({ path: `/${member}`, text: title.text, start: title.start, end: title.end });
  }
  const placed = TITLES.flatMap((m) => (top[m] === undefined ? [] : [titles[m] as Span]));
  // A frame of a request is used with its topic; a title that no member holds is not.
  const framed = titles.used.filter((u) => placed.some((p) => u.start <= p.start && p.end <= u.end));
  const place = locale ?? LOCALES[content.language];
  const intent = {
    form: fitted.spec.form,
    variant: fitted.variant.variant,
    ...top,
    ...fitted.filled.content,
    ...writtenOf(fitted.filled.counts, content.text, place ?? 'en'),
    ...(place === undefined ? {} : { locale: place }),
  };
  return { fitted, titles, intent, extracted, unplaced: unplacedIn(content, [...said, ...placed, ...framed, ...content.talk, ...cues.spans]) };
}

/** How sure a choice is: by its lead over the next, and by what is left of the brief. */
const CERTAIN = 0.9;
const LIKELY = 0.6;
const UNLIKELY = 0.3;
/** Points by which a form has to lead the next that says the same of other things. */
const LEAD = 15;

export function planBrief(text: string, options: PlanOptions = {}): BriefPlan {
  const document = readSource(text, options.locale === undefined ? {} : { locale: options.locale });
  const content = readContent(document);
  const asked = [...content.talk, ...(content.title === undefined ? [] : [content.title]), ...content.series.flatMap((s) => s.head ?? []), ...content.parts.map((p) => p.head)].flatMap((span) => tokensIn(content, span));
  const choices = choicesOf(content, asked);
  const candidates = choices.slice(0, options.top ?? 5).map(candidateOf);
  const best = choices.find((c) => c.fitted !== undefined && c.fitted.fault === undefined);
  const named = choices.find((c) => c.cues.named);
  const base = { candidates, language: content.language, style: { asked: [], unsupported: [] }, added: [], repair_options: [] } as const;
  if (best?.fitted === undefined || (named !== undefined && named.fitted === undefined && best !== named && named.spec.figures)) {
    const isFigured = named?.spec.figures === true && !content.tokens.some((t) => t.kind === 'number');
    return { ...base, route: isFigured ? 'would_fabricate' : 'unroutable', confidence: confidence(0), extracted: [], unplaced: [] };
  }
  const drawn = drawnOf(content, best as Choice & { fitted: Fitted }, options.locale);
  const next = choices.find((c) => c !== best && c.fitted !== undefined && c.fitted.fault === undefined);
  const leads = best.cues.named || next === undefined || best.score - next.score >= LEAD;
  const sure = drawn.unplaced.length > 0 ? UNLIKELY : leads ? CERTAIN : LIKELY;
  const route = sure >= LIKELY || options.allow_low_confidence === true ? 'selected' : 'needs_confirmation';
  return {
    ...base,
    route,
    form: drawn.fitted.spec.form,
    variant: drawn.fitted.variant.variant,
    confidence: confidence(sure),
    intent: drawn.intent,
    extracted: drawn.extracted,
    unplaced: drawn.unplaced,
    ...(drawn.titles.headline === undefined ? {} : { headline: drawn.titles.headline.how }),
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
