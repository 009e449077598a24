/** The title of a routed slide: the brief's own claim, or its request without the words that only ask. */
import { cut, type Piece } from './piece.ts';
import { trimmed } from './read-brief.ts';
import type { ReadBrief } from './reading.ts';

const ASK =
  /^(?:(?:please|bitte|can you|could you|i need|we need|i want|s'il vous plaît|por favor)\s)?(?:show|compare|rank|make|create|draw|build|give|present|plot|prepare|visuali[sz]e|display|bridge|chart|add|use|put|zeige?|vergleiche?|erstelle?|mach|montrez?|comparez?|créez?|muestra|compara|crea|mostra|mostre|compare|toon|maak|pokaż|utwórz|break down)(?=\s|$)/iu;
const CARRIER =
  /^[^:.]{0,60}?(?:slide|folie|diapositive|diapositiva|slajd)\s(?:with|of|about|on|showing|for|mit|über|avec|sur|con|sobre|met|over|z|o)\s/iu;
const LEADING = /^(?:me|us|a|an|the|how|our|chart of|slide of|die|der|das|den|le|la|les|el|los|il)\s/iu;

/** `Please as a rising wedge`, `as a table please`. */
const POLITE = /^(?:please|pls|plz|bitte)\s[^,:;\d]{1,60}$|^[^,:;\d]{1,60}\s(?:please|pls|plz|bitte)$/iu;

export const isAsk = (text: string): boolean => ASK.test(text) || POLITE.test(text);

export interface Headline {
  readonly text: string;
  readonly from: Piece;
  /** `claim`: a sentence of the brief as it stands. `composed`: its request, cut down by a fixed rule. */
  readonly how: 'claim' | 'composed';
}

const capital = (text: string): string => (text[0] ?? '').toUpperCase() + text.slice(1);

/** Sentences that went into no field and claim something, in their order. */
export const claimsOf = (brief: ReadBrief, isUsed: (p: Piece) => boolean): Piece[] =>
  brief.groups.flatMap((g) => {
    const body = g.lead === undefined ? g.piece : cut(g.piece, g.items[0]?.piece.start ?? g.piece.end, g.piece.end);
    const own = trimmed(body);
    return !isUsed(body) && (own.text.match(/\p{L}{2,}/gu) ?? []).length >= 3 && !isAsk(own.text) && own.text.length <= 200 ? [own] : [];
  });

/** The first request up to what went into fields, without its verb. */
export function composedHeadline(brief: ReadBrief, firstUsed: number): Headline | undefined {
  const group = brief.groups[0];
  if (group === undefined) return undefined;
  let piece = group.lead ?? cut(group.piece, group.piece.start, Math.min(group.piece.end, Math.max(firstUsed, group.piece.start)));
  piece = trimmed(piece);
  const skip = (pattern: RegExp): void => {
    const length = pattern.exec(piece.text)?.[0].length ?? 0;
    if (length > 0 && length < piece.text.length) piece = cut(piece, piece.start + length, piece.end);
  };
  skip(CARRIER);
  if (isAsk(piece.text)) {
    skip(ASK);
    skip(LEADING);
  }
  const tail = /\s(?:went|moved|grew|rose|fell|changed)$/iu.exec(piece.text);
  piece = trimmed(tail === null ? piece : cut(piece, piece.start, piece.start + tail.index));
  return /\p{L}{2}/u.test(piece.text) && piece.text.length <= 160 ? { text: capital(piece.text), from: piece, how: 'composed' } : undefined;
}

export const claimHeadline = (claim: Piece): Headline => ({ text: capital(claim.text), from: claim, how: 'claim' });
