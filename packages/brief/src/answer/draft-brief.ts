/** The draft of a brief that is not drawn: the nearest form with what the brief says, for its writer to fill and send back. */
import type { BriefDraft } from '@deckwright/draw/intent';
import { isDrawable } from './drawable.ts';
import { planBrief } from './plan-brief.ts';

/** Undefined where a brief has nothing to draw, or where what it has could not be drawn however its blanks are filled. */
export function draftBrief(brief: string, options: { readonly locale?: string } = {}): BriefDraft | undefined {
  const { draft, intent, form, variant } = planBrief(brief, options);
  const found =
    draft ?? (intent === undefined || form === undefined || variant === undefined ? undefined : { form, variant, intent, open: [] });
  return found !== undefined && isDrawable(found) ? found : undefined;
}
