/** A level that a course of figures is held against, where a brief tells it: "Target 96", "Norm is 5,5", "target for 2026 is 4.5". */

import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { onOneScale } from './values.ts';

const LEVEL =
  '(?:target|goal|aim|average|mean|durchschnitt|schnitt|mittelwert|moyenne|promedio|media|média|gemiddelde|średnia|norm|benchmark|budget|plan(?: says)?|limit|threshold|ceiling|cap|ziel(?:wert|marke)?|vorgabe|soll(?:wert)?|grenzwert|norm|objectif|seuil|plafond|objetivo|meta|límite|umbral|obiettivo|limite|soglia|doel(?:stelling)?|streefwaarde|norma|cel|limit)';
const BEFORE = new RegExp(
  `(?:^|[.;,:(\\n]\\s{0,2}|(?<!\\p{L})(?:and|but|the|our|und|der|das|unser|et|notre|l'|y|el|nuestro|e|il|o|en|het|de|a|i|nasz)\\s)(?:the\\s|our\\s)?(${LEVEL}(?:\\s(?!vs|versus|against|was|were|to|and|or)[\\p{L}\\d]{1,14}){0,3}?)(?:\\s?[:=]|\\s(?:is|are|of|at|sind|ist|liegt bei|bei|est de|est|es de|es|son|è|sono|é|são|zijn|to|wynosi))?\\s(?:a\\s|flat\\s){0,2}$`,
  'iu',
);
const LONGEST = 40;

export interface ToldLevel {
  readonly figure: Figure;
  readonly label: Piece;
}

/** When it is to be reached. */
const BY =
  /^\s?(?:[\p{L}€$£%]{1,4}\s)?(?:in|by|for|until|bis|für|im|en|pour|para|em|nel|per|voor|do|w)\s(?:end\s(?:of\s)?|ende\s)?(?:19|20)\d\d(?!\d)/iu;

/** The level that a figure is, where words before it say so. */
export function asLevel(brief: ReadBrief, figure: Figure): ToldLevel | undefined {
  if (figure.year || figure.signed) return undefined;
  const said = BEFORE.exec(brief.text.slice(Math.max(0, figure.start - LONGEST - 12), figure.start));
  const words = said?.[1];
  if (said === null || words === undefined) return undefined;
  const start = figure.start - said[0].length + said[0].lastIndexOf(words);
  const by = BY.exec(brief.text.slice(figure.end, figure.end + 24))?.[0].length ?? 0;
  // With a number in its name, "target for 2026", the level stands in it as it was told.
  const end = by > 0 || /\d/.test(words) ? figure.end + by : start + words.length;
  const label = cut(new Piece(brief.text, 0, brief.text.length), start, end);
  return label.text.length <= LONGEST ? { figure, label } : undefined;
}

/** The only such level beside the figures of a course; undefined where it has another unit. */
export function levelTold(brief: ReadBrief, course: readonly Figure[]): ToldLevel | undefined {
  const taken = new Set(course.map((f) => f.start));
  const [only, another] = brief.figures.flatMap((f) => (taken.has(f.start) ? [] : (asLevel(brief, f) ?? [])));
  if (only === undefined || another !== undefined) return undefined;
  return onOneScale([...course, only.figure]) === undefined ? undefined : only;
}
