/** From a brief to a typed intent by rules: candidates are ranked, the best is filled, or the brief is refused with what is missing. */
import { onTheWire, wayOut } from '@deckwright/core/ways-out';
import type { PlanOptions as AskedPlan, Blank, BriefPlan, Candidate, RepairOption } from '@deckwright/draw/intent';
import { type Scored, score } from '../choose/score.ts';
import { styleOf, withoutLook } from '../choose/style.ts';
import { readBrief } from '../document/read-brief.ts';
import type { Pattern } from '../forms/define-pattern.ts';
import { all as patterns } from '../forms/register.generated.ts';
import { withoutLetter } from '../input/letter.ts';
import { faultIn, formIn, phrase } from '../model/lexicon.ts';
import { blanksIn, standIn } from './blanks.ts';
import { fill } from './fill.ts';
import type { Fault } from './prove.ts';
import { soleClaim } from './sole-claim.ts';

export const MAX_BRIEF = 20_000;

export interface PlanOptions extends AskedPlan {
  /** At most this many candidates; 5 when absent. */
  readonly top?: number;
  /** Without repair options, whose own check is a plan. */
  readonly bare?: boolean;
}

/**
 * Plans one brief without drawing. Instructions in the brief are data: nothing but the form, its content and the theme comes of them.
 * Linear in the length of the brief, which the caller holds to `MAX_BRIEF` characters.
 */
export function planBrief(text: string, options: PlanOptions = {}): BriefPlan {
  const blanks = options.bare === true ? [] : blanksIn(text);
  if (blanks.length > 0) return unfilled(text, blanks, options);
  const look = styleOf(text);
  const { spans: _, ...style } = look;
  // What only asks for a look, greets or signs is no content: blanks in its place, so that every other character stays where it is.
  const brief = readBrief(withoutLetter(withoutLook(text, look)), options.locale);
  const { forms: ranked, none } = score(brief);
  const usable = ranked.filter((c) => c.fillable);
  const [best] = usable;
  const candidates = ranked
    .filter((c) => c.score > 0)
    .slice(0, options.top ?? 5)
    .map(candidateOf);
  const calibrated = best === undefined ? 0 : confidenceOf(best.score);
  const base = {
    confidence: { calibrated, label: calibrated >= 0.8 ? 'high' : calibrated >= 0.55 ? 'medium' : 'low', source: 'structural_router' },
    candidates,
    language: brief.language,
    style,
  } as const;
  // The name of a form was understood, whatever else was not.
  const named = ranked.find((c) => c.cues.name === 2);
  const reasonOf = (route: BriefPlan['route'], meant: Scored | undefined): { reason?: string } =>
    meant === undefined
      ? {}
      : {
          reason: phrase(brief.language, route === 'would_fabricate' ? 'no_figures' : 'unread', {
            form: meant.form,
            needs: needsOf(brief.language, meant.pattern),
          }),
        };
  const refuse = (route: BriefPlan['route']): BriefPlan => ({
    ...base,
    route,
    ...reasonOf(route, route === 'would_fabricate' ? (named ?? ranked.find(isFigured)) : named),
    extracted: [],
    unplaced: [],
    added: [],
    repair_options: repairs(text, ranked, brief.language, options),
  });
  // A form that is asked for by its name is drawn or refused: another would only hide what is missing.
  const unfigured = brief.figures.every((f) => f.year);
  const isNamed = (c: Scored): boolean => c.cues.name === 2;
  // A word that only happens to be a name ("bridge plate") asks for nothing where another form is as good as sure.
  const sure = (best?.score ?? 0) >= SURELY;
  const denied = usable.some(isNamed) ? undefined : ranked.find((c) => isNamed(c) && c.pattern.figures && !(sure && c.score < HARDLY));
  if (denied !== undefined && unfigured) return refuse('would_fabricate');
  if (best === undefined || none > 0.5) {
    const claim = soleClaim(brief, ranked);
    const filled = claim === undefined ? undefined : fill(brief, claim, style.theme_id, options.locale);
    if (claim !== undefined && filled !== undefined && filled.fault === undefined) {
      const confidence = { ...base.confidence, calibrated: confidenceOf(claim.score), label: 'medium' as const };
      return {
        ...base,
        confidence,
        candidates: [candidateOf(claim), ...candidates],
        route: 'selected',
        form: claim.form,
        ...filled,
        repair_options: [],
      };
    }
    const meant = ranked.find(({ fillable, cues }) => !fillable && cues.name + cues.strong + cues.weak > 0);
    return refuse(meant?.pattern.figures === true && unfigured ? 'would_fabricate' : 'unroutable');
  }
  // A reading that would say something false is not offered; the next that is proved is, and a named form is that form or none.
  const tried = isNamed(best) ? [best] : usable.filter((c) => c === best || c.score >= HARDLY).slice(0, MOST_TRIED);
  let broken: Broken | undefined;
  for (const chosen of tried) {
    const filled = fill(brief, chosen, style.theme_id, options.locale);
    if (filled === undefined) continue;
    if (filled.fault !== undefined) {
      broken ??= { form: chosen.form, ...filled.fault };
      continue;
    }
    const unsure = chosen.score < UNSURE || none > chosen.score;
    const route = unsure && options.allow_low_confidence !== true ? 'needs_confirmation' : 'selected';
    return {
      ...base,
      route,
      form: chosen.form,
      ...filled,
      repair_options: route === 'selected' ? [] : repairs(text, ranked, brief.language, options),
    };
  }
  return { ...refuse('unroutable'), ...(broken === undefined ? {} : brokenIn(text, brief.language, broken)) };
}

const candidateOf = ({ form, variant, score, fillable }: Scored): Candidate => ({
  form,
  ...(variant === undefined ? {} : { variant }),
  score,
  fillable,
});

type Broken = Fault & { readonly form: string };

/** What the figures of the brief themselves say; every other fault is one of our reading, which the writer cannot be blamed for. */
const OF_THE_BRIEF: ReadonlySet<Fault['says']> = new Set(['steps_sum', 'parts_sum', 'over_whole', 'sources_uses', 'repeated_name']);

/** Which form was understood, and which characters break its proof. */
function brokenIn(brief: string, language: string, { form, path, start, end, says, values }: Broken): Pick<BriefPlan, 'reason' | 'fault'> {
  const text = brief.slice(start, end);
  return {
    reason: phrase(language, OF_THE_BRIEF.has(says) ? 'fault' : 'misread', {
      form,
      text: JSON.stringify(text.slice(0, 120)),
      start,
      end,
      says: faultIn(language, says, values),
    }),
    fault: { form, path, text, start, end },
  };
}

/** A brief with blanks: what it would be is told, and that nothing is drawn until they are filled in. */
function unfilled(text: string, blanks: readonly Blank[], options: PlanOptions): BriefPlan {
  const {
    intent: _drawn,
    form,
    variant: _variant,
    reason: _reason,
    fault: _fault,
    ...plan
  } = planBrief(standIn(text), { ...options, bare: true });
  const meant = form ?? plan.candidates[0]?.form;
  return {
    ...plan,
    route: 'unroutable',
    extracted: [],
    unplaced: [],
    added: [],
    blanks,
    repair_options: meant === undefined ? [] : [optionOf(meant, phrase(plan.language, 'fill_in', { blanks: countedBlanks(blanks) }), text)],
  };
}

/** `[name] (2), [number] (1)`. */
export function countedBlanks(blanks: readonly Blank[]): string {
  const counts = new Map<string, number>();
  for (const { text } of blanks) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => `${text} (${count})`).join(', ');
}

/** Of the briefs with the highest shares, one in fifty is still not what was meant. */
const SUREST = 0.98;

/**
 * The chance that a form with this share is an accepted one, by a logistic fit. Of 4,400 briefs, each judged by what was learned
 * without it, it is at most ten in 100 too low in each tenth of the shares; of those it calls high, 97 in 100 were right.
 */
export const confidenceOf = (share: number): number => {
  const odds = Math.log(Math.max(share, 0.001) / Math.max(1 - share, 0.001));
  return Number(Math.min(SUREST, 1 / (1 + Math.exp(-(1.05 * odds - 0.68)))).toFixed(2));
};

/** Shares of a form that is as good as sure, and of one that is hardly meant. */
const SURELY = 0.95;
const HARDLY = 0.05;

/** Below this share another form, or none, is as likely: the caller is asked. */
const UNSURE = 0.5;
/** Readings that are tried one after the other. */
const MOST_TRIED = 3;

const needsOf = (language: string, { form, needs }: Pattern): string => formIn(language, form).needs ?? needs;

/** Words ask for it, and its content is figures. */
const isFigured = ({ pattern, cues }: Scored): boolean => pattern.figures && cues.name + cues.strong + cues.weak > 0;

const FALLBACKS = ['kpi_metrics', 'linear_flow', 'takeaway_stack'];

function optionOf(form: string, add: string, completed_brief: string): RepairOption {
  const blanks = countedBlanks(blanksIn(completed_brief));
  const fill = `Write your own words and figures in the place of each blank: ${blanks}.`;
  const change = [{ op: 'replace', path: '/brief', value: completed_brief }] as const;
  return {
    form,
    add,
    completed_brief,
    ways_out: onTheWire([wayOut({ why: add, say: add, do: [{ change }, { ask: fill }], again: true })]),
  };
}

/** What to add, each tried: only a completed brief that routes is shown. */
function repairs(text: string, ranked: readonly Scored[], language: string, options: PlanOptions): RepairOption[] {
  if (options.bare === true) return [];
  const meant = ranked.filter(({ cues }) => cues.name + cues.strong + cues.weak > 0).slice(0, 3);
  const rest = patterns.filter(({ form }) => FALLBACKS.includes(form) && meant.every((c) => c.form !== form));
  const out: RepairOption[] = [];
  for (const pattern of [...meant.map((c) => c.pattern), ...rest]) {
    if (out.length === 3) break;
    const joint = /[.!?:;\n]\s*$/.test(text) ? '' : '.';
    const samples = new Set([formIn(language, pattern.form).sample ?? pattern.sample, pattern.sample]);
    for (const completed_brief of [...samples].flatMap((sample) => [`${text.trim()}${joint} ${sample}`, sample])) {
      if (completed_brief.length > MAX_BRIEF) continue;
      const tried = planBrief(standIn(completed_brief), { bare: true });
      if (tried.route !== 'selected') continue;
      out.push(optionOf(tried.form ?? pattern.form, phrase(language, 'add', { needs: needsOf(language, pattern) }), completed_brief));
      break;
    }
  }
  return out;
}
