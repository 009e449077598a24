/** Texts as slides, in the page. It is fetched when a text first comes: its words take more than the rest of the engine. */
import { briefReader, offersOf, type ShowTrial } from '@deckwright/brief';
import { ProblemError, problem, requestInvalid } from '@deckwright/platform/errors';
import type { SlidesAnswer } from './protocol.ts';

export { briefReader };

const MOST_SLIDES = 6;

/**
 * What the planner selects stands first, and behind it every other form that holds the whole text and shows all of it.
 * @throws ProblemError 400 for a text that is too long
 */
export async function slidesOfText(text: string, shows: ShowTrial): Promise<Pick<SlidesAnswer, 'slides' | 'reason' | 'completions'>> {
  if (text.length > briefReader.max_characters)
    throw new ProblemError(
      problem(requestInvalid, {
        detail: `The text has ${text.length.toLocaleString('en-US')} characters; a slide is made of at most ${briefReader.max_characters.toLocaleString('en-US')}.`,
        remedy: 'Leave out what the slide does not need, or send the whole as a document.',
      }),
    );
  const { slides, plan } = await offersOf(text, { most: MOST_SLIDES, shows });
  const { reason, repair_options } = plan;
  return {
    slides: slides.map(({ intent, ...one }) => ({ ...one, request: intent })),
    ...(reason === undefined ? {} : { reason }),
    completions: slides.length > 0 ? [] : repair_options.map(({ form, add, completed_brief }) => ({ form, add, text: completed_brief })),
  };
}
