/** What a job says of the picture that it read: figures and findings, and of many findings the first. */
import type { ConvertPictureAnswer, PictureTold } from '@deckwright/convert/picture';

/** Findings that anybody reads. */
const MOST_NAMED = 100;

export function pictureReport({ reader, picture, source, elements, not_understood, confidence, found }: ConvertPictureAnswer) {
  return {
    reader,
    confidence,
    picture,
    ...(source !== undefined && { source: { ...source, intents: intentsOf(source) } }),
    elements: elements.length,
    found,
    not_understood: not_understood.slice(0, MOST_NAMED),
    not_understood_more: Math.max(0, not_understood.length - MOST_NAMED),
  };
}

const intentsOf = ({ intents }: NonNullable<ConvertPictureAnswer['source']>): readonly unknown[] =>
  intents.map((intent): unknown => JSON.parse(intent));

/** Each brief once: without a count there is one, and it is that of the whole picture. */
export function briefReport({ brief, headline, points, figures, route, form, briefs, drawn_by, parts_left_out }: PictureTold) {
  return {
    brief,
    headline,
    points,
    figures,
    route,
    ...(form !== undefined && { form }),
    ...(briefs.length > 1 && { slides: briefs }),
    ...(drawn_by !== undefined && { drawn_by }),
    ...(parts_left_out > 0 && { parts_left_out }),
  };
}

/** Everything that was seen. Of a picture of ours, the intent that it was drawn from; of others, each element with its confidence. */
export function representation(seen: ConvertPictureAnswer) {
  const { elements, ...rest } = pictureReport(seen);
  return { ...rest, elements_total: elements, elements: seen.elements, intents: seen.source === undefined ? [] : intentsOf(seen.source) };
}
