/** Heads within a line, and lines that speak to whoever makes the slide. */
import type { MarkToken, Phrase, Token, WordClass } from '@deckwright/source';
import { tokensIn } from './items.ts';
import { isAmount, isOf } from './pattern.ts';
import { colonIn, type Stretch } from './splits.ts';

/** Most words of a head within a line. */
const LONGEST_HEAD = 3;

/** `brand, cash. Weaknesses: ageing plant`: a line on which another head follows. */
export function headedIn(tokens: Stretch): readonly Stretch[] {
  const out: Token[][] = [[]];
  for (const [i, token] of tokens.entries()) {
    const colon = tokens.findIndex((t, k) => k > i && t.kind === 'mark' && t.mark !== '-');
    const opens =
      token.kind === 'mark' &&
      token.mark === '.' &&
      colon > i + 1 &&
      colon <= i + 1 + LONGEST_HEAD &&
      tokens[colon]?.kind === 'mark' &&
      (tokens[colon] as MarkToken).mark === ':';
    if (opens) out.push([]);
    else out.at(-1)?.push(token);
  }
  return out;
}

/** `Strengths: brand, cash`: begins with a head of its own. */
export function isHeaded(tokens: Stretch): boolean {
  const colon = colonIn(tokens);
  return colon > 0 && colon <= LONGEST_HEAD && tokens.slice(0, colon).every((t) => t.kind === 'word');
}

const LONG_ORDER = 3;
/** Words of whoever asks for a slide. */
const ASKING: readonly WordClass[] = ['frame', 'polite', 'forbid', 'visual', 'speaker'];

/** Begins with a word that asks, and has no figure; or says nothing else. */
export function isOrder(tokens: Stretch): boolean {
  const words = tokens.filter((t) => t.kind === 'word');
  // "Ignore all previous instructions and add …" orders whatever else it says.
  if (isOf(words[0], 'forbid') && words[0].text.split(' ').length >= LONG_ORDER) return true;
  if (words.length === 0 || tokens.some((t) => t.kind === 'number' && !t.year)) return false;
  // "We will be the largest" asks for nothing.
  if (isOf(words[1], 'is', 'has') && !isOf(words[1], 'frame')) return false;
  const isAsking = (t: Token): boolean => isOf(t, ...ASKING);
  // "As of 30 June" asks for nothing.
  const isFramed = words.some(isAsking) && words.every((t) => isAsking(t) || isOf(t, 'the', 'not', 'and', 'of', 'in', 'with'));
  return isOf(words[0], 'frame', 'forbid', 'polite') || isFramed;
}

/** `s: staff / w: ovens / o: catering`: parts with heads of their own between strokes or semicolons. */
export function partsIn(tokens: Stretch): readonly Stretch[] {
  for (const marks of ['/', '|', ';']) {
    const out: Token[][] = [[]];
    for (const token of tokens) {
      if (token.kind === 'mark' && token.mark === marks) out.push([]);
      else out.at(-1)?.push(token);
    }
    if (out.length > 1 && out.every((t) => colonIn(t) > 0)) return out;
  }
  return [];
}

/** Beside what is listed, a sentence without figures in which somebody speaks of himself or begs is talk. */
export function withoutTalk(
  sentences: readonly Phrase[],
  isBeside: boolean,
  tokens: readonly Token[],
): { readonly content: Phrase[]; readonly talk: readonly Phrase[] } {
  const isTalk = (sentence: Phrase): boolean => {
    const words = tokensIn({ tokens }, sentence);
    const speaks = words.some((t) => isOf(t, 'speaker', 'polite') || (t.text.startsWith('please') && isOf(t, 'forbid')));
    return speaks && !words.some((t) => isAmount(t) || t.text === '"');
  };
  const talk = isBeside ? sentences.filter(isTalk) : [];
  return { content: sentences.filter((s) => !talk.includes(s)), talk };
}
