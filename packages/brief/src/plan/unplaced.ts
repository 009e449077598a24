/** What of a brief stands nowhere on the slide. */
import type { Unplaced } from '@deckwright/draw/intent';
import { coverOf } from '../document/cover.ts';
import { worthSaying } from '../document/joining-words.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { Group, ReadBrief } from '../document/reading.ts';
import { COURTESY, isAsk } from '../document/voice.ts';

/** More are not named one by one. */
export const MOST_UNPLACED = 50;
/** A figure that only counts a list. */
const countsList = (text: string, { start, end }: Unplaced): boolean =>
  end - start <= 2 && /^(?:^|\s|\()$/.test(text.slice(Math.max(0, start - 1), start)) && /^[.)]\s/.test(text.slice(end, end + 2));

type Covered = (p: { readonly start: number; readonly end: number }) => boolean;

/** `1.` before a thing of a list. */
const MARK = /^\(?\d{1,2}[.)]?$/;

/** Runs of words that nothing on the slide says, without the joining words at their ends. */
function gapsOf(text: string, piece: Piece, covered: Covered, said: ReadonlySet<string>): Piece[] {
  const out: Piece[] = [];
  let from = -1;
  let to = -1;
  const close = (): void => {
    if (from >= 0) out.push(cut(piece, from, to));
    from = -1;
  };
  for (const [i, match] of [...piece.text.matchAll(/[^\s/|,;:()]+/g)].entries()) {
    const [start, end] = [piece.start + match.index, piece.start + match.index + match[0].length];
    if (covered({ start, end })) close();
    else if (
      worthSaying(match[0]) &&
      !said.has(match[0].toLowerCase()) &&
      !countsList(text, { text: match[0], start, end }) &&
      !(i === 0 && MARK.test(match[0]))
    ) {
      if (from < 0) from = start;
      to = end;
    }
  }
  close();
  return out;
}

/** Words without digits that the slide says somewhere: a unit named once is not missed the second time. */
function saidWords(text: string, spans: readonly Unplaced[]): ReadonlySet<string> {
  const out = new Set<string>();
  for (const { start, end } of spans)
    for (const [word] of text.slice(start, end).matchAll(/[^\s/|,;:()]+/g)) if (!/\d/.test(word)) out.add(word.toLowerCase());
  return out;
}

/** A name or two below a letter. */
const SIGNED = /^(?:\p{Lu}[\p{L}.'’-]*)(?:[\s,]+\p{Lu}[\p{L}.'’-]*){0,2}(?:\s\(\p{L}[\p{L}\s&-]*\))?$/u;

export const isSigned = (brief: ReadBrief, group: Group): boolean =>
  brief.groups.length > 2 && group === brief.groups.at(-1) && SIGNED.test(group.piece.text);
const CLOSING =
  /^(?:best(?: wishes| regards)?|all the best|kind regards|regards|warmly|sincerely|yours(?: \p{L}+)?|cheers|thanks?\p{L}*|thank you|thx|ta|ok|okay|viele grüße|beste grüße|mfg|lg|cordialement|merci|saludos|gracias|saluti|cordiali saluti|grazie|abraços?|obrigad[oa]|groet\p{L}*|pozdrawiam|dziękuję)(?:[\s,!]+(?:\p{L}[\p{L}.'’-]*)){0,3}!?$/iu;

/**
 * What of a brief went nowhere, in its order: whole clauses, and words left over in a clause of which a part was drawn. Requests,
 * greetings and the name below a letter are no content.
 */
export function unplacedIn(brief: ReadBrief, spans: readonly Unplaced[], isName: (text: string) => boolean): Unplaced[] {
  const covered = coverOf(brief.text.length, spans);
  const said = saidWords(brief.text, spans);
  const out: Unplaced[] = [];
  for (const group of brief.groups) {
    if (out.length >= MOST_UNPLACED) break;
    const { text } = group.piece;
    // A request as a whole ("Show the trend") has been followed, not dropped.
    const request =
      !covered(group.piece) &&
      !group.items.some((i) => i.figures.some((f) => !f.year)) &&
      (isAsk(text) || group === brief.groups[0] || isName(text));
    if (request || COURTESY.test(text) || CLOSING.test(text) || (isSigned(brief, group) && !covered(group.piece))) continue;
    for (const { piece, figures } of group.items) {
      if (covered(piece)) out.push(...gapsOf(brief.text, piece, covered, said));
      else if (/[\p{L}\d]{2}/u.test(piece.text) && !CLOSING.test(piece.text) && !(isAsk(piece.text) && figures.length === 0))
        out.push(piece);
    }
  }
  for (const f of brief.figures)
    if (out.length < MOST_UNPLACED && !covered(f) && !countsList(brief.text, f) && !out.some((u) => u.start <= f.start && u.end >= f.end))
      out.push(f);
  return out.slice(0, MOST_UNPLACED).map(({ text, start, end }) => ({ text, start, end }));
}
