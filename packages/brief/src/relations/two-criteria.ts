/** The two criteria by which a brief places things: "by price and depth", "how critical vs how hard to get", "two axes, risk and spend". */
import { trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface Criterion {
  readonly name?: Piece;
  /** Its two ends, where they are all that is said: "cheap vs expensive". */
  readonly ends?: readonly [Piece, Piece];
}

export interface Criteria {
  readonly x: Criterion;
  readonly y: Criterion;
  readonly clause: Piece;
}

const NAME = '([^,.;:!?()\\n/–—]{3,44}?)(?:\\s?\\([^()\\n]{1,60}\\))?';
const VERSUS = '\\s(?:\\/|vs\\.?|versus|against|gegen(?:über)?|contre|contra|contro|tegen|×|x)\\s';
const AND = `(?:\\s(?:and|und|et|y|e|en|i|oraz|&)\\s|${VERSUS})`;
const BY =
  '(?:by|along|on|according to|in terms of|nach|entlang|selon|suivant|según|por|secondo|per|segundo|conforme|por|volgens|op|naar|według|langs|effort)';
const TWO = '(?:two|2|zwei|deux|dos|due|duas|twee|dwie|dwóch|four|4|vier|quatre|cuatro|quattro|quatro|czter\\p{L}+)';
const BEHIND = '(?=\\s?(?:[.,;:!?(\\n–—]|$))';
const WAYS: readonly RegExp[] = [
  // "entertaining vs scholarly and cheap vs expensive"
  new RegExp(
    `(?:^|[,:.\\n]\\s?|\\s)(\\p{L}{3,20})${VERSUS}(\\p{L}{3,20})\\s(?:and|und|et|y|e|en|i)\\s(\\p{L}{3,20})${VERSUS}(\\p{L}{3,20})(?!\\p{L})`,
    'iu',
  ),
  // "how critical and how replaceable"
  new RegExp(
    `(?<!\\p{L})((?:how|wie|cuánto|quanto|combien|hoe|jak)\\s[^,.;:!?()\\n]{3,40}?)${AND}((?:how|wie|cuánto|quanto|combien|hoe|jak)\\s[^,.;:!?()\\n]{3,40}?)${BEHIND}`,
    'iu',
  ),
  // "two axes, risk and spend"
  new RegExp(`(?<!\\p{L})${TWO}\\s\\p{L}{3,20}[,:]\\s${NAME}${AND}${NAME}${BEHIND}`, 'iu'),
  new RegExp(`(?<!\\p{L})${BY}\\s(?:the\\s|their\\s)?${NAME}${AND}(?:by\\s|the\\s)?${NAME}${BEHIND}`, 'iu'),
  new RegExp(`(?:^|[,:.!?\\n–—]\\s?)${NAME}${VERSUS}${NAME}${BEHIND}`, 'iu'),
];
/** What is asked for names no criterion: "Position map price vs quality". */
const ASKED =
  /^(?:(?:position(?:ing)?|perceptual|priority|bubble|scatter)\s(?:map|chart|plot|matrix)|scatter(?:plot)?|2x2|matrix)(?:\s(?:of|for|by|with))?\s/iu;
const ARTICLE = /^(?:the|a|an|our|their|der|die|das|dem|den|le|la|les|l['’]|el|los|las|il|lo|i|gli|o|os|as|het|de)(?:\s|(?<=['’]))/iu;

/** Looked for where a brief begins. */
const FAR = 600;

export function criteriaIn(brief: ReadBrief): Criteria | undefined {
  const text = brief.text.slice(0, FAR);
  const whole = new Piece(brief.text, 0, brief.text.length);
  for (const [way, pattern] of WAYS.entries()) {
    const match = pattern.exec(text);
    if (match === null) continue;
    let from = match.index;
    const pieces = match.slice(1).map((said: string | undefined): Piece => {
      const at = brief.text.indexOf(said ?? '', from);
      from = at + (said ?? '').length;
      const bare = trimmed(cut(whole, at, from));
      const asked = ASKED.exec(bare.text)?.[0].length ?? 0;
      const head = asked + (ARTICLE.exec(bare.text.slice(asked))?.[0].length ?? 0);
      const tail = /(?:\s(?:they|we|it|are|is|sind|ist|wir|sie))+$/iu.exec(bare.text)?.[0].length ?? 0;
      return head + tail < bare.text.length ? cut(bare, bare.start + head, bare.end - tail) : bare;
    });
    const clause = cut(whole, match.index, match.index + match[0].length);
    const [a, b, c, d] = pieces as [Piece, Piece, Piece, Piece];
    if (way === 0) return { x: { ends: [a, b] }, y: { ends: [c, d] }, clause };
    if (/^\d/.test(a.text) || /^\d/.test(b.text)) continue;
    return { x: { name: a }, y: { name: b }, clause };
  }
  return undefined;
}
