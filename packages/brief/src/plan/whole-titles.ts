/** A title without what is no content of it: the address of a picture, a polite request, half a bracket. */

import { worthSaying } from '../document/joining-words.ts';
import { trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import { POLITE, voiceOf } from '../document/voice.ts';
import { wholePart } from './proofs/whole-texts.ts';

/** Where a picture lies, with the bracket that it stands in. */
const ADDRESS = /\(?\s?(?:https?:\/\/[^\s)]+|\basset:[^\s)]+|[\p{L}\p{N}_/.-]+\.(?:png|jpe?g|gif|webp|svg)(?![\p{L}\p{N}]))\)?/iu;
/** Where the slide goes, at the end of what it is about: "TAM and SAM for the seed deck". */
const PURPOSE =
  /[\s,–—-]+(?:for|in|on|für|pour|para|per|voor|do|na)\s(?:(?:the|our|my|a|die|den|das|unser\p{L}*|le|la|notre|el|nuestra|il|a nossa|de|onze)\s)?(?:\p{L}+['’]?s?\s){0,3}(?:decks?|slides?|presentations?|pack|one[- ]pager|präsentation|folien?|présentation|presentación|presentazione|apresentação|presentatie|prezentacj\p{L}+)$/iu;
const NO_CUES: ReadonlySet<string> = new Set();

/** Without joining words at its end: "The screenshot is under" has lost what they led to. */
function closed(piece: Piece): Piece {
  const words = [...piece.text.matchAll(/\S+/g)];
  let last = words.length;
  while (last > 0 && !worthSaying(words[last - 1]?.[0] ?? '') && !/\p{Lu}/u.test(words[last - 1]?.[0] ?? '')) last--;
  const end = words[last - 1];
  return trimmed(cut(piece, piece.start, end === undefined ? piece.start : piece.start + end.index + end[0].length));
}

/** The longest part of a title that is content; undefined where nothing of it is, the title itself where all of it is. */
export function wholeTitle(title: Piece): Piece | undefined {
  let piece = title;
  const address = ADDRESS.exec(piece.text);
  if (address !== null)
    piece =
      address.index > 0 ? cut(piece, piece.start, piece.start + address.index) : cut(piece, piece.start + address[0].length, piece.end);
  const polite = POLITE.exec(piece.text);
  if (polite !== null) piece = cut(piece, piece.start, piece.start + polite.index);
  const purpose = PURPOSE.exec(piece.text);
  if (purpose !== null && purpose.index > 0) piece = cut(piece, piece.start, piece.start + purpose.index);
  const whole = wholePart(piece.text);
  if (whole !== undefined) piece = cut(piece, piece.start + whole.from, piece.start + whole.to);
  if (piece === title) return title;
  const said = closed(piece);
  const words = said.text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return words >= 2 && ['topic', 'claim'].includes(voiceOf(said.text, NO_CUES)) ? said : undefined;
}
