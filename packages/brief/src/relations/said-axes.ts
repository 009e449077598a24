/** What the numbers of placed things are, where a brief says it once for all: "x = on-time %, y = price index, bubble = spend". */
import { trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

/** A name of a criterion; a dot stands in it within a number or behind a single letter: `growth p.a.` */
const NAME = '((?:[^,.;:\\n()=]|(?<=(?<!\\p{L})\\p{L})\\.|(?<=\\d)\\.(?=\\d)){2,40}?)';
const SIZE = `(?:\\s?[,;]\\s?(?:and\\s|und\\s)?(?:z|size|bubbles?(?:\\ssize)?|area|größe|blase|taille|tamaño)\\s?(?:=|:|is)\\s?${NAME})?(?=[,;\\n]|\\.(?!\\d)|$)`;
const X = '(?:x|x[- ]axis|x-achse|horizontal)';
const Y = '(?:y|y[- ]axis|y-achse|vertical)';
const WAYS: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])${X}\\s?(?:=|:|is)\\s?${NAME}\\s?[,;]\\s?(?:and\\s)?${Y}\\s?(?:=|:|is)\\s?${NAME}${SIZE}`, 'iu'),
  // "margin % / growth %: …"
  /(?:^|[.!?\n]\s)([^,.;:\n/]{3,40}?)\s?\/\s?([^,.;:\n/]{3,40}?)(?:\s?\/\s?([^,.;:\n/]{3,40}?))?:(?=\s)/iu,
  // "spend €m across, quality score up, bubble = plants served"
  new RegExp(
    `(?:^|[.,;:!?\\n]\\s?)${NAME}\\s(?:across|horizontally|waagerecht)\\s?[,;]\\s?(?:and\\s)?${NAME}\\s(?:up|upwards|vertically|senkrecht)${SIZE}`,
    'iu',
  ),
  // "Price elasticity on one axis, share of sales on the other."
  new RegExp(
    `(?:^|[.,;:!?\\n]\\s?)${NAME}\\son\\s(?:one|the first)\\saxis\\s?[,;]\\s?(?:and\\s)?${NAME}\\son\\sthe\\s(?:other|second)`,
    'iu',
  ),
];

export interface SaidAxes {
  /** In the order of the numbers: across, up, and what the size tells. */
  readonly names: readonly (Piece | undefined)[];
  /** The words that say so. */
  readonly clause?: Piece;
}

export function saidAxes(brief: ReadBrief): SaidAxes {
  for (const way of WAYS) {
    const match = way.exec(brief.text);
    if (match === null) continue;
    const whole = new Piece(brief.text, 0, brief.text.length);
    let from = match.index;
    const names = [match[1], match[2], match[3]].map((said) => {
      if (said === undefined) return undefined;
      const at = brief.text.indexOf(said, from);
      from = at + said.length;
      return trimmed(cut(whole, at, from));
    });
    return { names, clause: cut(whole, match.index, match.index + match[0].length) };
  }
  return { names: [] };
}
