/** Things told one after the other, each by its name and what belongs to it: "Les Tilleuls, 32 places, garden. La Source, 18 places." */
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { Entry, ReadBrief } from '../document/reading.ts';
import { voiceOf } from '../document/voice.ts';

export interface Told {
  readonly name: Piece;
  /** What stands behind the name, uncut; absent where nothing does. */
  readonly rest?: Piece;
  readonly piece: Piece;
}

const NO_CUES: ReadonlySet<string> = new Set();
const MOST_NAME = 48;
/** Between the name and what belongs to it. */
const MARK = /,\s|:\s|\s\(|\s[–—-]\s|\s[|=]\s/u;
const JOINS = /^(?:and|und|et|y|e|en|i|oraz|plus)\s(?:a |an |the |ein[e]? |une? |una? |um[a]? |een )?/iu;

function toldOf(segment: Piece): Told | undefined {
  const joint = JOINS.exec(segment.text)?.[0].length ?? 0;
  const whole = cut(segment, segment.start + joint, segment.end);
  const piece = /[.!,;]$/.test(whole.text) ? cut(whole, whole.start, whole.end - 1) : whole;
  const mark = MARK.exec(piece.text);
  const name = mark === null ? piece : cut(piece, piece.start, piece.start + mark.index);
  if (!/\p{L}/u.test(name.text) || name.text.length > MOST_NAME || name.text.split(/\s/).length > 6 || piece.text.length > 200)
    return undefined;
  if (mark === null) return name.text.split(/\s/).length <= 5 && voiceOf(name.text, NO_CUES) === 'topic' ? { name, piece } : undefined;
  const bracket = mark[0].endsWith('(') && piece.text.endsWith(')');
  const rest = cut(piece, piece.start + mark.index + mark[0].length, bracket ? piece.end - 1 : piece.end);
  return rest.text === '' ? { name, piece } : { name, rest, piece };
}

/** Segments of one kind: sentences, what semicolons part, or strokes with room about them. */
function segmentsOf(brief: ReadBrief): Piece[][] {
  const sentences = brief.sentences.filter((s) => !brief.tables.some((t) => s.start >= t.piece.start && s.end <= t.piece.end));
  const ways = [sentences];
  for (const s of sentences) {
    const [first] = piecesAt(s, ';');
    if (first !== undefined && first.end < s.end) ways.push(piecesAt(s, ';'));
    const strokes = [...s.text.matchAll(/\s(?:\/|\|\||·|•|\+)\s/gu)];
    if (strokes.length >= 2) {
      const cuts = [0, ...strokes.map((m) => m.index + m[0].length)];
      ways.push(cuts.map((from, i) => cut(s, s.start + from, i < strokes.length ? s.start + (strokes[i]?.index ?? 0) : s.end)));
    }
  }
  return ways;
}

/** Behind a request's colon or arrow the first thing begins: "one card each with an icon: Les Tilleuls, 32 places". */
function opened(segment: Piece): Piece {
  const lead = [...segment.text.matchAll(/(?::|→|–|—)\s/gu)][0];
  if (lead === undefined) return segment;
  const rest = cut(segment, segment.start + lead.index + lead[0].length, segment.end);
  return MARK.test(rest.text) ? rest : segment;
}

/** The longest run of at least three things, most of them with something behind the name. */
export function toldThings(brief: ReadBrief): readonly Told[] {
  let best: Told[] = [];
  for (const segments of segmentsOf(brief)) {
    let run: Told[] = [];
    const close = (): void => {
      // A bare name at either end is a title, or the next remark.
      while (run.length > 0 && run[0]?.rest === undefined) run.shift();
      while (
        run.length > 3 &&
        run.at(-1)?.rest === undefined &&
        !JOINS.test(brief.text.slice(Math.max(0, (run.at(-1)?.piece.start ?? 0) - 8)))
      ) {
        if (
          /(?:and|und|et|y|e|en|i|oraz)\s(?:\p{L}{1,3}\s)?$/iu.test(
            brief.text.slice(Math.max(0, (run.at(-1)?.piece.start ?? 0) - 8), run.at(-1)?.piece.start),
          )
        )
          break;
        run.pop();
      }
      const full = run.filter((t) => t.rest !== undefined).length;
      if (run.length >= 3 && full * 3 >= run.length * 2 && run.length > best.length) best = run;
      run = [];
    };
    for (const segment of segments.slice(0, 40)) {
      const voice = voiceOf(segment.text, NO_CUES);
      const asked = voice === 'request' || voice === 'greeting';
      const own = toldOf(run.length === 0 ? opened(segment) : segment);
      if (own === undefined || (asked && opened(segment) === segment)) close();
      else run.push(own);
    }
    close();
  }
  return best;
}

/** As things of a list. */
export const toldEntries = (brief: ReadBrief): Entry[] =>
  toldThings(brief).map(({ name, rest, piece }) => ({
    piece,
    label: trimmed(name),
    ...(rest === undefined ? {} : { detail: rest }),
    below: [],
    numbered: false,
  }));

/** Whether a list is the commas of one sentence among several things that are told alike. */
export const isWithinOne = (entries: readonly Entry[], things: readonly { readonly piece: Piece }[]): boolean => {
  const [first, last] = [entries[0], entries.at(-1)];
  return (
    first !== undefined && last !== undefined && things.some((t) => t.piece.start <= first.piece.start && t.piece.end >= last.piece.end)
  );
};
