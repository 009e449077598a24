/** Every slide that a text may become as it stands: for a reader who chooses by looking. */
import { findForm } from '@deckwright/draw/catalog';
import { drawnOf } from './drawn.ts';
import { readBrief } from './plan-brief.ts';
import { isSound } from './sureness.ts';

export interface Alternative {
  readonly form: string;
  readonly variant: string;
  /** A body of `POST /v1/render/intent` that holds the whole text. */
  readonly intent: Readonly<Record<string, unknown>>;
}

/**
 * The forms that content or words speak for, that hold everything and of which every value is proved, the best first.
 * @param most of them, at least 1
 */
export function alternativesOf(
  text: string,
  { locale, most }: { readonly locale?: string; readonly most: number },
): readonly Alternative[] {
  const { content, every } = readBrief(text, locale);
  const found: Alternative[] = [];
  for (const choice of every) {
    if (found.length === most) break;
    if (!choice.spoken_for || !isSound(choice)) continue;
    const { fitted, intent, unplaced, asides } = drawnOf(content, choice, locale, undefined);
    if (unplaced.length + asides.length > 0) continue;
    found.push({ form: fitted.spec.form, variant: fitted.variant.variant, intent });
  }
  return found;
}

/** Whether a form shows `context`, the line under the title. */
export const hasSubLine = (form: string): boolean => findForm(form)?.form.binds.includes('context') === true;
