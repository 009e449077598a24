/** The lines of a title page: who, for whom, when. They stand under the title, before the first heading. */
import type { Line } from '@deckwright/source';
import type { Unit } from './units.ts';

export interface CoverLine {
  readonly id: string;
  readonly text: string;
  /** `Place: Room 4` has a label of so many characters. */
  readonly label?: number;
  /** It is a day and nothing else. */
  readonly isDay: boolean;
}

/** Characters of a line, of one that has a label, and of a label; lines on a cover. */
const LONGEST = 160;
const LONGEST_LABELLED = 260;
const LONGEST_LABEL = 24;
const MOST = 8;

/** All of the units where each is such a line; prose under a title is no title page. */
export function coverLinesIn(units: readonly Unit[]): { readonly lines: readonly CoverLine[]; readonly rest: readonly Unit[] } {
  const lines = units.flatMap((unit) => lineOf(unit, units.length === 1) ?? []);
  return lines.length === units.length && lines.length <= MOST ? { lines, rest: [] } : { lines: [], rest: units };
}

function lineOf({ id, kind, block, text, off }: Unit, isAlone: boolean): CoverLine | undefined {
  const [only, ...more] = text;
  if (kind !== 'text' || block.kind !== 'paragraph' || only?.kind !== 'paragraph' || more.length > 0 || off.length > 0) return undefined;
  const sentences: readonly Line[] = block.sentences;
  const colon = only.text.indexOf(':');
  const label = colon > 0 && colon <= LONGEST_LABEL && only.text.charAt(colon + 1) === ' ' ? colon : undefined;
  const isSentence = only.text.endsWith('.') && !isAlone;
  if (
    sentences.length > (label === undefined ? 1 : 2) ||
    isSentence ||
    only.text.length > (label === undefined ? LONGEST : LONGEST_LABELLED)
  )
    return undefined;
  const tokens = sentences.flatMap((s) => s.tokens);
  const isDay = tokens.length === 1 && tokens[0]?.kind === 'period';
  return { id, text: only.text, ...(label === undefined ? {} : { label }), isDay };
}
