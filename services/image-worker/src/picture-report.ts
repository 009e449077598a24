/** What a job says of the picture that it read: figures and findings, and of many findings the first. */
import type { ConvertPictureAnswer, PictureTold, ProposalTaken } from '@deckwright/convert/picture';
import type { OwnPicture } from '@deckwright/isolate/own';

/** Findings that anybody reads. */
const MOST_NAMED = 100;

/** What an answer says of who read: of rules alone why, and of a model what it proposed. */
export type ReadBy =
  | { readonly reader: ConvertPictureAnswer['reader']; readonly reader_reason?: string }
  | ({ readonly reader: 'rules+model'; readonly model: string } & Omit<ProposalTaken, 'seen'>);

export function pictureReport(answer: ConvertPictureAnswer, by: ReadBy = { reader: answer.reader }) {
  const { picture, source, photograph, title, elements, intent, not_understood, confidence, found } = answer;
  return {
    ...by,
    confidence,
    picture,
    title,
    ...(photograph !== undefined && { photograph }),
    ...(intent !== undefined && { intent }),
    ...(source !== undefined && { source: { ...source, intents: intentsOf(source) } }),
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
  const nothing = { elements: [], lines: [], figures: [], not_understood: [] };
  const report = pictureReport({ reader: 'request', picture, source, title, ...nothing, confidence: 1, found });
  return { ...report, own: { job_id, revision, deck_id, position } };
}

const intentsOf = ({ intents }: NonNullable<ConvertPictureAnswer['source']>): readonly unknown[] =>
  intents.map((intent): unknown => JSON.parse(intent));

/** Each brief once: without a count there is one, and it is that of the whole picture. */
export function briefReport({ brief, headline, points, figures, route, form, briefs, parts_left_out }: PictureTold) {
  return {
    brief,
    headline,
    points,
    figures,
    route,
    ...(form !== undefined && { form }),
    ...(briefs.length > 1 && { slides: briefs }),
    ...(parts_left_out > 0 && { parts_left_out }),
  };
}

/** Everything that was seen: each element and chart with its confidence, and the intents that would draw it again. */
export function representation(seen: ConvertPictureAnswer, by: ReadBy) {
  const { elements, intent, ...rest } = pictureReport(seen, by);
  const intents = [...(seen.source === undefined ? [] : intentsOf(seen.source)), ...(intent === undefined ? [] : [intent])];
  return { ...rest, elements_total: elements, elements: seen.elements, figures: seen.figures, intents };
}
