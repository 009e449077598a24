/** Draws intents to look whether they stand, for whoever plans slides of a text and has not sent any yet. */
import { DrawRefusal, type RequestKit, readSlideRequest } from '../intent/index.ts';
import { type DrawKit, drawPrepared } from '../pipeline/index.ts';
import { MAX_SLIDES } from './deck-schema.ts';

/** Undefined for an intent that is refused, or drawn with a fault. Sizes in points; 0 for a slide without words in its body. */
export type IntentTrial = (intent: object) => { readonly smallest_pt: number } | undefined;

/** `text` is all that the intents may say, so that what its scripts need is loaded before the first is drawn. */
export async function intentTrial(
  text: string,
  locale: string | undefined,
  kit: DrawKit,
  request: RequestKit & { readonly theme_id?: string } = {},
): Promise<IntentTrial> {
  await kit.prepare(text, locale);
  const { theme_id, ...reading } = request;
  return (intent) => {
    // As in a deck: in its theme, with a page number.
    const read = readSlideRequest({ ...intent, ...(theme_id === undefined ? {} : { theme_id }), page_number: MAX_SLIDES }, reading);
    if (!read.ok) return undefined;
    try {
      const { report } = drawPrepared(read.request, kit);
      return report.errors.length > 0 ? undefined : { smallest_pt: report.layout.min_font_pt };
    } catch (error) {
      if (error instanceof DrawRefusal) return undefined;
      throw error;
    }
  };
}
