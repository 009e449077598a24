/** A brief's plan as it is answered, without its price. */
import { askedLanguage, planBrief, proposeBrief, verdictOf } from '@deckwright/brief';
import type { PlanAsk, PlanMade, Report } from './drawing.ts';

export function planMade(brief: string, { top, locale, language, allow_low_confidence, variant_policy, proposals }: PlanAsk): PlanMade {
  const asked = askedLanguage(brief, language);
  const place = locale === undefined || locale === '' ? asked.locale : locale;
  const options = {
    ...(place === undefined ? {} : { locale: place }),
    allow_low_confidence,
    ...(top === undefined ? {} : { top }),
  };
  const { plan, ...proposed } = proposals === undefined ? { plan: planBrief(brief, options) } : proposeBrief(brief, options, proposals);
  const { candidate_margin, ...verdict } = verdictOf(plan);
  const best = plan.form === undefined ? undefined : { form: plan.form, variant: plan.variant };
  const report = {
    ...plan,
    ...verdict,
    confidence: { ...plan.confidence, retrieval_score: plan.candidates[0]?.score ?? 0, retrieval_margin: candidate_margin },
    candidates: plan.candidates.map((c, i) => (i === 0 ? { ...c, candidate_margin } : c)),
    unsupported_style: plan.style.unsupported,
    ...(variant_policy === 'production_safe' && best !== undefined ? { best_semantic: best, best_production_safe: best } : {}),
    ...(asked.warning === undefined ? {} : { warnings: [asked.warning] }),
  };
  // What crosses a thread and a wire is JSON.
  return { report: JSON.parse(JSON.stringify(report)) as Report, ...('asks' in proposed ? { proposed } : {}) };
}
