/** Lists without a mark of one: a sentence for each thing, a row behind a dash, a row before a colon. For where nothing else lists. */
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { Entry, ReadBrief } from '../document/reading.ts';
import { entryOf } from '../document/sections.ts';
import { voiceOf } from '../document/voice.ts';
import { RETURNS } from './rings.ts';

const NO_CUES: ReadonlySet<string> = new Set();
/** Says of the list how it is meant or how it is drawn. */
const OF_THE_LIST =
  /(?<!\p{L})(?:(?:any|no|in no|particular|that|this) order|order (?:does|is)|rank(?:ed|ing|s)?|more important|equally|reihenfolge|gleich wichtig|ordre|orden|ordine|ordem|volgorde|kolejnoś\p{L}*|icons?|icoontje|symbol|pictogram\p{L}*|boxes|cards?|tiles?|kästchen|kacheln|karten|cases|cartes|cajas|tarjetas|riquadri|schede|caixas|vakjes|kaartjes|kafelk\p{L}*|last slide|letzte folie|each with|jeweils mit|no dates?|pages?|slides?|seiten?|folien?|diapositiv\p{L}*|página|pagina|dia|stron\p{L}|slajd\p{L}*)(?!\p{L})/iu;
const MOST_WORDS = 14;
const MOST = 10;
const wordsIn = (text: string): number => text.split(/\s+/).length;

const bare = (p: Piece): Piece => {
  const t = trimmed(p);
  return /[.!]$/.test(t.text) ? cut(t, t.start, t.end - 1) : t;
};

/** What readers are told of their own is said to them. */
const isSaid = (text: string): boolean =>
  ['topic', 'claim'].includes(voiceOf(text.replaceAll(/(?<!\p{L})(?:your?|you)(?!\p{L})/giu, 'the'), NO_CUES));

const isThing = (p: Piece): boolean =>
  /\p{L}{2}/u.test(p.text) &&
  wordsIn(p.text) <= MOST_WORDS &&
  p.text.length <= 90 &&
  !p.text.endsWith('?') &&
  !OF_THE_LIST.test(p.text) &&
  isSaid(p.text);

/** "Answers were: no locker." */
const answered = (p: Piece): Piece =>
  cut(
    p,
    p.start +
      (/^[^:.]{2,40}(?:were|are|was|is|waren|sind|étaient|sont|eran|son|erano|sono|waren|zijn|były|są):\s/iu.exec(p.text)?.[0].length ?? 0),
    p.end,
  );

/** "What they asked for: hot food. A second torque gun. Parking near the gate. Any order." A first sentence without a colon opens them. */
function oneEach(brief: ReadBrief): Piece[] | undefined {
  const [first, ...rest] = brief.sentences.slice(0, 24);
  if (first === undefined || rest.length < 2 || brief.lines.length > 3) return undefined;
  const colon = /:\s(?=[^:]+$)/u.exec(first.text);
  const opening = colon === null ? undefined : bare(cut(first, first.start + colon.index + 1, first.end));
  const things = [
    ...(opening !== undefined && isThing(opening) && !opening.text.includes(',') ? [opening] : []),
    ...rest.map(bare).filter(isThing).map(answered),
  ].filter((p) => !RETURNS.test(p.text));
  const told = rest.filter((s) => !OF_THE_LIST.test(s.text) && !RETURNS.test(s.text) && isSaid(s.text));
  return things.length >= 3 && things.length <= MOST && things.length * 4 >= told.length * 3 ? things : undefined;
}

const short = (list: readonly Piece[]): boolean =>
  list.length >= 3 && list.length <= MOST && list.every((p) => /\p{L}{2}/u.test(p.text) && p.text.length <= 60);

/** "Stages of a request - form, check, board vote, contract." */
function behindDash(s: Piece): Piece[] | undefined {
  const dash = /\s[–—-]\s/u.exec(s.text);
  if (dash === null) return undefined;
  const list = piecesAt(cut(s, s.start + dash.index + dash[0].length, s.end), ',', true).map(bare);
  return short(list) ? list : undefined;
}

/** "Budget, act, review, learn: the loop of every quarter" */
function beforeColon(s: Piece): Piece[] | undefined {
  const colon = /:\s/u.exec(s.text);
  if (colon === null) return undefined;
  const list = piecesAt(cut(s, s.start, s.start + colon.index), ',', true).map(bare);
  return short(list) && list.every((p) => wordsIn(p.text) <= 3) ? list : undefined;
}

/** "We plan the lesson, teach it, look at the tickets and then talk about it – and so round and round": a sentence of clauses that comes back. */
function goingRound(s: Piece): Piece[] | undefined {
  const dash = /\s[–—-]\s/u.exec(s.text);
  const list = piecesAt(dash === null ? s : cut(s, s.start, s.start + dash.index), ',', true).map(bare);
  return short(list)
    ? list.map((p) => cut(p, p.start + (/^(?:we|then|and then|wir|dann)\s/iu.exec(p.text)?.[0].length ?? 0), p.end))
    : undefined;
}

/** Undefined where a brief tells no such list. Ask where `entriesOf` found none. */
export function looselyListed(brief: ReadBrief): readonly Entry[] | undefined {
  if (brief.text.length > 3_000) return undefined;
  const rows = (of: (s: Piece) => Piece[] | undefined): Piece[] | undefined => {
    for (const s of brief.sentences.slice(0, 6)) {
      const list = of(s);
      if (list !== undefined) return list;
    }
    return undefined;
  };
  const found = rows(behindDash) ?? rows(beforeColon) ?? (RETURNS.test(brief.text) ? rows(goingRound) : undefined) ?? oneEach(brief);
  return found?.map((p) => entryOf(p));
}
