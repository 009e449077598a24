/** What a job says of the picture that it read: figures and findings, and of many findings the first. */
import type { ConvertPictureAnswer } from '@deckwright/convert/picture';

/** Findings that anybody reads. */
const MOST_NAMED = 100;

export function pictureReport({ reader, picture, source, elements, not_understood, confidence, found }: ConvertPictureAnswer) {
  const intents = source?.intents.map((intent): unknown => JSON.parse(intent)) ?? [];
  return {
    reader,
    confidence,
    picture,
    ...(source !== undefined && { source: { ...source, intents } }),
    elements: elements.length,
    found,
    not_understood: not_understood.slice(0, MOST_NAMED),
    not_understood_more: Math.max(0, not_understood.length - MOST_NAMED),
  };
}
