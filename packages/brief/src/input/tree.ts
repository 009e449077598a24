/** Values with names, as machines write them: what JSON, YAML and `key=value` have in common. */
import type { Part } from './rewritten.ts';

/** Characters of a value or a name; more than one part where escapes were undone. */
export type Said = readonly Part[];

export interface Scalar {
  readonly kind: 'scalar';
  readonly said: Said;
  readonly quoted: boolean;
}

export interface Member {
  readonly key: Said;
  readonly value: Node;
}

export interface Members {
  readonly kind: 'object';
  readonly members: readonly Member[];
}

export interface Items {
  readonly kind: 'array';
  readonly items: readonly Node[];
}

/** `null`, `""`, `[]` and `{}` say nothing. */
export interface Nothing {
  readonly kind: 'nothing';
}

export type Node = Scalar | Members | Items | Nothing;

export const NOTHING: Nothing = { kind: 'nothing' };
/** Deeper values are no content of a slide. */
export const DEEPEST = 24;

export const textOf = (said: Said): string => said.map((p) => p.text).join('');
/** Blanks at the ends are no part of it; a name of a machine within it reads as words: `active_buyers * basket`. */
export function scalar(said: Said, quoted = false): Node {
  const text = textOf(said);
  if (text.trim() === '') return NOTHING;
  return { kind: 'scalar', said: /[a-z]_[a-z]/.test(text) && !/[/@\\]|\.\p{L}/u.test(text) ? said.map(withoutJoints) : said, quoted };
}

const withoutJoints = (part: Part): Part => ({
  ...part,
  text: part.text.replace(/(?<![\p{L}\p{N}_])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\p{L}\p{N}_])/gu, (name) => name.replaceAll('_', ' ')),
});
export const isNumber = (text: string): boolean => /^[(+−–-]{0,2}[$€£¥]?\s?\d[\d.,'’\s]*(?:%|[kmb]n?|\s?\p{L}{1,4}\.?)?\)?$/iu.test(text);

/** Characters of a text, end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export const isScalar = (n: Node | undefined): n is Scalar => n?.kind === 'scalar';
export const boundsOf = (said: Said): Range => ({ start: said[0]?.start ?? 0, end: said.at(-1)?.end ?? 0 });
export const isFigure = (n: Node): boolean => isScalar(n) && /^[+−–-]?[$€£¥]?\d[\d.,]*%?$/u.test(textOf(n.said));
