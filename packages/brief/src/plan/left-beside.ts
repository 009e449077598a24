/** What a form left over and still says a figure: a clause of its own stands beside the form, as sub-line or takeaway, rather than nowhere. */

import type { Unplaced } from '@deckwright/draw/intent';
import { trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { isAsk, voiceOf } from '../document/voice.ts';
import type { Title } from './headline.ts';
import { titleOf } from './headline.ts';

const NO_CUES: ReadonlySet<string> = new Set();
const LONGEST = 120;
/** A slide that says more than these has no room for more. */
const MOST_ON_SLIDE = 48;
/** More clauses than these were meant for the form, which could not read them. */
const MOST_LEFT = 2;
/** Two left over that say one thing: "planned 5,650 and spent 5,775", "Ihr Anteil fiel, auf 12 %". */
const JOINT = /^ *,? *(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|oraz|ale) +)?$/iu;
/** Joins a clause to one that stands elsewhere. */
const JOINED = /^(?:and|but|so|then|with|und|aber|mit|et|mais|avec|y|pero|con|e|ma|com|en|maar|met|i|oraz|ale|z)\s+/u;

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

export interface Beside {
  readonly member: 'context' | 'takeaway';
  readonly title: Title;
}

/**
 * Where the left-over clauses with figures stand. A whole sentence is a takeaway before it is a sub-line, part of one the other way
 * round.
 * @param free members that the form shows and that say nothing yet
 */
export function besideOf(brief: ReadBrief, left: readonly Unplaced[], free: ReadonlySet<string>, onSlide: number): Beside[] {
  if (onSlide > MOST_ON_SLIDE || free.size === 0) return [];
  const clauses = clausesOf(brief, left);
  if (clauses.length > MOST_LEFT) return [];
  const open = new Set(free);
  return clauses.flatMap(({ piece, said, whole }): Beside[] => {
    const member = (whole ? (['takeaway', 'context'] as const) : (['context', 'takeaway'] as const)).find((m) => open.has(m));
    if (member === undefined || !saysAlone(piece, said, whole)) return [];
    open.delete(member);
    return [{ member, title: titleOf(piece) }];
  });
}

/** Left-over stretches that hold a figure, joined where one sentence was cut between them. */
function clausesOf(
  brief: ReadBrief,
  left: readonly Unplaced[],
): { readonly piece: Piece; readonly said: Piece; readonly whole: boolean }[] {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const figures = brief.figures.filter((f) => !f.year);
  const joined: { start: number; end: number }[] = [];
  let at = 0;
  for (const { start, end } of left) {
    while (at < figures.length && (figures[at]?.start ?? end) < start) at++;
    if ((figures[at]?.start ?? end) >= end) continue;
    const last = joined.at(-1);
    if (last !== undefined && start >= last.end && start - last.end < 12 && JOINT.test(brief.text.slice(last.end, start))) last.end = end;
    else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => {
    const bare = trimmed(cut(whole, start, end));
    const joint = JOINED.exec(bare.text)?.[0].length ?? 0;
    const piece = cut(bare, bare.start + joint, bare.end);
    const before = brief.text.slice(Math.max(0, bare.start - 3), bare.start);
    const behind = brief.text.slice(bare.end, bare.end + 2);
    return { piece, said: bare, whole: joint === 0 && /(?:^|[.!?\n]\s*)$/.test(before) && /^(?:[.!?\n]|$)/.test(behind) };
  });
}

/** Marks of data and of lists, which no reader of a slide is told. */
const UNTOLD = /[|\t{}[\]<>=@#]|\/\/|^[^\p{L}\d+\-−–±~≈"'“„«(€$£]/u;

/** Whether a reader of the slide knows what it says: words enough, to nobody in person, no request. */
function saysAlone(piece: Piece, said: Piece, whole: boolean): boolean {
  const { text } = piece;
  if (text.length > LONGEST || wordsIn(text) < (whole ? 2 : 3) || isAsk(text)) return false;
  if (UNTOLD.test(text) || (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)) return false;
  return [text, said.text].every((t) => ['topic', 'claim'].includes(voiceOf(t, NO_CUES)));
}
