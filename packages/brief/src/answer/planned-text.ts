/** Plans of texts that are asked for again and again, while slides are merged and parted and while a model is asked about them. */
import { LruCache } from '@deckwright/core/lru-cache';
import type { BriefPlan } from '@deckwright/draw/intent';
import type { PlanOptions } from './plan-brief.ts';
import { planSlide } from './plan-slide.ts';

/** Characters of the texts that are kept. */
const plans = new LruCache<string, BriefPlan>({ weight: 400_000, weigh: (_, { length }) => length });

/** As `planSlide`, which is pure. Nobody changes what comes back. */
export function plannedText(text: string, options: PlanOptions): BriefPlan {
  const key = `${options.locale ?? ''} ${options.top ?? ''} ${options.allow_low_confidence ?? ''} ${text}`;
  const known = plans.get(key);
  if (known !== undefined) return known;
  const plan = planSlide(text, options);
  plans.set(key, plan);
  return plan;
}
