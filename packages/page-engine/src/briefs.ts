/** Texts as slides, in the page. It is fetched when a text first comes: its words take more than the rest of the engine. */
import { alternativesOf, briefReader, planBrief } from '@deckwright/brief';
import { ProblemError, problem, requestInvalid } from '@deckwright/platform/errors';
import type { SlidesAnswer } from './protocol.ts';

export { briefReader };

const MOST_SLIDES = 6;

/**
 * What the planner selects stands first, and behind it every other form that holds the whole text.
 * @throws ProblemError 400 for a text that is too long
 */
export function slidesOfText(text: string): Pick<SlidesAnswer, 'slides' | 'reason' | 'completions'> {
  if (text.length > briefReader.max_characters)
    throw new ProblemError(
      problem(requestInvalid, {
        detail: `The text has ${text.length.toLocaleString('en-US')} characters; a slide is made of at most ${briefReader.max_characters.toLocaleString('en-US')}.`,
        remedy: 'Leave out rows or columns that the slide does not need, or send the whole as a document.',
      }),
    );
  const { route, intent, form, variant, reason, repair_options } = planBrief(text);
  const first = route === 'selected' && intent !== undefined ? [{ form: form ?? '', variant: variant ?? '', request: intent }] : [];
  const others = route === 'deck' ? [] : alternativesOf(text, { most: MOST_SLIDES });
  const slides = [
    ...first,
    ...others.filter((one) => one.form !== form || first.length === 0).map(({ intent, ...one }) => ({ ...one, request: intent })),
  ];
  return {
    slides: slides.slice(0, MOST_SLIDES),
    ...(reason === undefined ? {} : { reason }),
    completions: slides.length > 0 ? [] : repair_options.map(({ form, add, completed_brief }) => ({ form, add, text: completed_brief })),
  };
}
