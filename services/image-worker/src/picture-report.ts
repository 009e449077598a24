/** What a job says of the picture that it read: figures and findings, and of many findings the first. */
import type { ConvertPictureAnswer } from '@deckwright/convert/picture';
import type { OwnPicture } from '@deckwright/isolate/own';

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

/** As of a picture that carries its request, and whose slide it is. */
export function ownPictureReport({ intents, engine_version, picture, job_id, revision, deck_id, position }: OwnPicture, title: string) {
  const found = { words: 0, words_read_again: 0, area_alike: 1 };
  const source = { engine_version, title, drawn: true, why: '', intents };
  const report = pictureReport({ reader: 'request', picture, source, elements: [], not_understood: [], confidence: 1, found });
  return { ...report, own: { job_id, revision, deck_id, position } };
}
