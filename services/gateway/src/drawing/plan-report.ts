/** A brief's plan as it is answered, without its price. */
import { askedLanguage, planBrief, verdictOf } from '@deckwright/brief';
import type { PlanAsk } from './drawing.ts';

export function planReport(brief: string, { top, locale, language, allow_low_confidence, variant_policy }: PlanAsk): object {
  const asked = askedLanguage(brief, language);
  const place = locale === undefined || locale === '' ? asked.locale : locale;
  const plan = planBrief(brief, {
    ...(place === undefined ? {} : { locale: place }),
    allow_low_confidence,
    ...(top === undefined ? {} : { top }),
  });
  const { candidate_margin, ...verdict } = verdictOf(plan);
  const best = plan.form === undefined ? undefined : { form: plan.form, variant: plan.variant };
  return {
    ...plan,
    ...verdict,
    confidence: { ...plan.confidence, retrieval_score: plan.candidates[0]?.score ?? 0, retrieval_margin: candidate_margin },
    candidates: plan.candidates.map((c, i) => (i === 0 ? { ...c, candidate_margin } : c)),
    unsupported_style: plan.style.unsupported,
    ...(variant_policy === 'production_safe' && best !== undefined ? { best_semantic: best, best_production_safe: best } : {}),
    ...(asked.warning === undefined ? {} : { warnings: [asked.warning] }),
  };
}
