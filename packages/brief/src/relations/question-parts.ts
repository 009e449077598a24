/** What is asked or held to be so, and its parts as people type them: (a) … (b) …, "Either … Or …", "Pay – is it lower? Hours – are they late?", a / b / c. */
import { clause, piecesAt, splitAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface QuestionPart {
  readonly label: Piece;
  /** What is said of it: known, open, who looks at it. */
  readonly sub?: Piece;
  readonly things: readonly Piece[];
}
export interface QuestionParts {
  readonly root: Piece;
  readonly parts: readonly QuestionPart[];
  readonly used: readonly Piece[];
}

export const LEAD =
  /^(?:(?:\p{L}+['’\s-]){0,4}?(?:hypoth(?:esis|ese|èse)|hipótesis|hipótese|ipotesi|hipoteza|question|frage|pregunta|domanda|pergunta|vraag|pytanie|issue|problem)(?:\s[\p{L} -]{1,30})?)\s?:\s/iu;
const HELD = /hypoth|hipót|ipotesi|hipotez/iu;
/** Asks for what follows from it. */
const WOULD =
  /^(?:what (?:would|must|has to|needs to)|then|it would take|was müsste|dafür müsste|il faudrait|que faudrait|qué tendría|tendría que|cosa dovrebbe|o que teria|wat moet|co musiałoby)(?!\p{L})[^?:(]{0,60}(?:[?:]|(?=\s?\())\s?/iu;
const EITHER =
  /^(?:either|or(?: else)?|maybe|entweder|oder|ofwel|of|soit|ou(?: bien)?|o(?: bien)?|oppure|albo|first|second(?:ly)?|third(?:ly)?|zum einen|zum anderen|erstens|zweitens|drittens|und drittens|d['’]une part|d['’]autre part|por un lado|por otro lado|da un lato|dall['’]altro)(?=[\s,])[,\s]*/iu;
const TRUE_EITHER = /^(?:either|or|entweder|oder|ofwel|soit|ou|o|oppure|albo)(?!\p{L})/iu;
const QUOTED = /["“„«]\s?([^"“”„«»\n]{8,160}\?)\s?["”“»]/u;
const LETTER = /(?:^|[\s;,.])\(?([a-hA-H]|[1-8])\)\s|(?<=[.?:;]\s)([A-H]),\s|(?<=sub-question )([A-H]),\s|(?<=teilfrage )([A-H]),\s/giu;
const KEYED = /^([^?:–—(]{2,40}?)(?:\s?:\s|\s[–—-]\s)(.+)$/su;
const WORD_BEFORE = /[\s.;,]*(?:sub-?question|teilfrage|sous-question|subpregunta)\s?$/iu;

const asks = (brief: ReadBrief, s: Piece): boolean => /^\s?\?/u.test(brief.text.slice(s.end, s.end + 2));
const marked = (brief: ReadBrief, p: Piece): Piece => {
  const mark = /^\s?\?/u.exec(brief.text.slice(p.end, p.end + 2))?.[0].length ?? 0;
  return mark === 0 ? p : new Piece(brief.text.slice(p.start, p.end + mark), p.start, p.end + mark);
};

/** `the bot solves it (data says yes)`, `is it late — 80 % known`, `price: list, discount`. */
function partOf(brief: ReadBrief, piece: Piece): QuestionPart | undefined {
  const either = EITHER.exec(piece.text)?.[0].length ?? 0;
  let p = clause(cut(piece, piece.start + either, piece.end));
  if (/[.;,]$/.test(p.text)) p = cut(p, p.start, p.end - 1);
  if (!/\p{L}{2}/u.test(p.text) || p.text.length > 240) return undefined;
  const bracket = /^(.{3,120}?)\s\(([^()]{2,120})\)\??$/su.exec(p.text);
  // What is said behind the question mark of a part is said of it.
  const asked = /^(.{3,160}?\?)\s+(.{2,120})$/su.exec(p.text);
  const dash = /^([^–—]{3,120}?)\s[–—]\s(.{2,140})$/su.exec(p.text);
  const colon = /^([^:]{2,60}?):\s(.{2,200})$/su.exec(p.text);
  const at = (text: string | undefined, from: number): Piece =>
    text === undefined ? p : cut(p, p.start + p.text.indexOf(text, from), p.start + p.text.indexOf(text, from) + text.length);
  if (colon?.[1] !== undefined) {
    const body = at(colon[2], colon[1].length);
    return { label: at(colon[1], 0), things: thingsOf(brief, body) };
  }
  if (bracket?.[1] !== undefined) {
    const body = at(bracket[2], bracket[1].length);
    const things = piecesAt(body, ',;', true).map((t) => trimmed(t));
    return things.length >= 2 &&
      things.every((t) => t.text.length <= 60) &&
      !/(?<!\p{L})(?:yes|no|open|running|known|ja|nein|offen|oui|non|sí|sì|sim)(?!\p{L})/iu.test(body.text)
      ? { label: at(bracket[1], 0), things }
      : { label: at(bracket[1], 0), sub: body, things: [] };
  }
  if (asked?.[1] !== undefined) return { label: at(asked[1], 0), sub: at(asked[2], asked[1].length), things: [] };
  if (dash?.[1] !== undefined) return { label: at(dash[1], 0), sub: at(dash[2], dash[1].length), things: [] };
  // `…, not tested, see …`: what commas add to a statement.
  const comma = /^(.{20,140}?),\s(.{2,100})$/su.exec(p.text);
  const label = comma?.[1] === undefined || either > 0 ? marked(brief, p) : at(comma[1], 0);
  if (either > 0) {
    const because = /^(.{8,120}?),\s(?:because|weil|parce que|porque|perché|omdat|bo|and then|en dan|und dann)\s(.{4,160})$/su.exec(p.text);
    if (because?.[1] !== undefined) {
      const parts = splitAt(
        at(because[2], because[1].length),
        /\s(?:or|oder|ou|o|of)\s(?:because\s|weil\s|parce que\s|porque\s|omdat\s)?/giu,
      );
      return { label: at(because[1], 0), things: parts.length >= 2 ? parts : [at(because[2], because[1].length)] };
    }
  }
  return label === p || comma?.[2] === undefined || either > 0
    ? { label, things: [] }
    : { label, sub: at(comma[2], label.text.length), things: [] };
}

/** Questions one by one, else what commas part. */
function thingsOf(brief: ReadBrief, body: Piece): Piece[] {
  const questions = splitAt(body, /(?<=\?)\s+/gu);
  const parts = questions.length >= 2 ? questions : piecesAt(body, ',;', !body.text.includes('?'));
  // The mark behind a list asks for all of it.
  const each = questions.length >= 2 || parts.length === 1;
  return parts.map((t) => (each ? marked(brief, trimmed(t)) : trimmed(t))).filter((t) => /\p{L}/u.test(t.text));
}

/** Undefined where nothing is asked first, or fewer than two parts follow. */
export function questionParts(brief: ReadBrief): QuestionParts | undefined {
  if (brief.text.length > 3_000 || brief.tables.length > 0 || brief.lines.some((l) => l.mark !== 'none')) return undefined;
  const sentences = brief.sentences.slice(0, 40);
  const at = sentences.findIndex((s) => asks(brief, s) || LEAD.test(s.text));
  const top = sentences[at];
  const quoted = QUOTED.exec(brief.text);
  if (quoted?.[1] !== undefined) {
    // `the question is "Should we …?" and below it whether …`
    const start = quoted.index + quoted[0].indexOf(quoted[1]);
    const own = new Piece(quoted[1], start, start + quoted[1].length);
    const end = quoted.index + quoted[0].length;
    const after = sentences.filter((s) => s.end > end).map((s) => cut(s, Math.max(s.start, end), s.end));
    const told = whether(brief, after);
    if (told !== undefined) return { root: own, parts: told, used: [] };
  }
  if (top === undefined) return undefined;
  const lead = LEAD.exec(top.text);
  if (!asks(brief, top) && (lead === null || !HELD.test(lead[0]))) return undefined;
  const key = lead?.[0].length ?? 0;
  const bare = cut(top, top.start + key, top.end);
  if (bare.text.split(/\s/).length < 3) return undefined;
  const root = marked(brief, trimmed(bare));
  const used: Piece[] = key === 0 ? [] : [cut(top, top.start, top.start + key)];
  const whole = new Piece(brief.text, 0, brief.text.length);
  let from = top.end + (/^\s?\?/u.exec(brief.text.slice(top.end, top.end + 2))?.[0].length ?? 1);
  const behind = cut(whole, from, whole.end);
  const would = WOULD.exec(behind.text);
  if (would !== null) {
    used.push(cut(behind, behind.start, behind.start + would[0].length));
    from = behind.start + would[0].length;
  }
  const body = cut(whole, from, whole.end);
  const rest = sentences.filter((s) => s.start >= from - 1 && s.end > from).map((s) => cut(s, Math.max(s.start, from), s.end));
  const parts =
    lettered(brief, body) ??
    slashed(brief, rest) ??
    keyedQuestions(brief, rest) ??
    either(brief, rest) ??
    whether(brief, rest) ??
    keyedStatements(brief, rest) ??
    semicolons(brief, rest);
  return parts === undefined || parts.length < 2 || parts.length > 9 ? undefined : { root, parts, used };
}

/** `(a) …; (b) …`, `Sub-question A, … B, …`. */
function lettered(brief: ReadBrief, body: Piece): QuestionPart[] | undefined {
  const marks = [...body.text.matchAll(LETTER)].slice(0, 12);
  const names = marks.map((m) => (m[1] ?? m[2] ?? m[3] ?? m[4] ?? '').toLowerCase());
  const start = names.findIndex((n) => n === 'a' || n === '1');
  if (start < 0) return undefined;
  const first = names[start] === 'a' ? 97 : 49;
  const run = marks.slice(start).filter((_, i) => (names[start + i] ?? '').charCodeAt(0) === first + i);
  if (run.length < 2) return undefined;
  const out = run.map((m, i) => {
    const piece = cut(
      body,
      body.start + m.index + m[0].length,
      run[i + 1] === undefined ? body.end : body.start + (run[i + 1]?.index ?? 0),
    );
    const stop = /\.(?=\s|$)/.exec(piece.text);
    const own = stop === null || i + 1 < run.length ? piece : cut(piece, piece.start, piece.start + stop.index);
    const word = WORD_BEFORE.exec(own.text);
    return partOf(brief, word === null ? own : cut(own, own.start, own.start + word.index));
  });
  return out.every((p) => p !== undefined) ? out : undefined;
}

/** `one (known) / two (open) / three`. */
function slashed(brief: ReadBrief, rest: readonly Piece[]): QuestionPart[] | undefined {
  for (const s of rest) {
    const parts = splitAt(s, /\s\/\s/gu);
    if (parts.length < 3 || parts.some((p) => p.text.split(/\s/).length < 3)) continue;
    const out = parts.flatMap((p) => partOf(brief, p) ?? []);
    if (out.length === parts.length) return out;
  }
  return undefined;
}

/** `Pay – is it lower? Hours – late? weekends?`: a question without a name goes with the one before. */
function keyedQuestions(brief: ReadBrief, rest: readonly Piece[]): QuestionPart[] | undefined {
  const out: { label: Piece; things: Piece[] }[] = [];
  let keyed = 0;
  for (const s of rest) {
    if (!asks(brief, s)) {
      if (keyed > 0) break;
      continue;
    }
    const m = KEYED.exec(s.text);
    const joint = EITHER.exec(m?.[1] ?? '')?.[0].length ?? 0;
    if (m?.[1] !== undefined && m[2] !== undefined && m[1].split(/\s/).length <= 6) {
      keyed++;
      const label = trimmed(cut(s, s.start + joint, s.start + m[1].length));
      out.push({ label, things: thingsOf(brief, cut(s, s.end - m[2].length, s.end)) });
    } else if (out.length > 0 && !TRUE_EITHER.test(s.text)) out.at(-1)?.things.push(marked(brief, trimmed(s)));
    else if (out.length > 0) out.push({ label: marked(brief, trimmed(s)), things: [] });
    else return undefined;
  }
  return keyed >= 2 && out.filter((o) => o.things.length > 0).length >= keyed ? out : undefined;
}

/** Sentences, or clauses of one, that begin with "either" and "or". */
function either(brief: ReadBrief, rest: readonly Piece[]): QuestionPart[] | undefined {
  const own = rest.filter((s) => TRUE_EITHER.test(s.text));
  const said = own.length >= 2 ? own : undefined;
  const out = said?.flatMap((s) => partOf(brief, s) ?? []);
  return out === undefined || out.length < 2 ? undefined : out;
}

const WHETHER = /(?:^|,?\s(?:and |und |et |y |e |en |i |or |oder |ou |o |of )?)(?:whether|ob|si|czy)\s/giu;

/** `… whether the market is good (size, growth), whether we can win, and whether it pays`. */
function whether(brief: ReadBrief, rest: readonly Piece[]): QuestionPart[] | undefined {
  for (const s of rest) {
    const marks = [...s.text.matchAll(WHETHER)].slice(0, 9);
    if (marks.length < 2) continue;
    const out = marks.flatMap((m, i) => {
      const piece = cut(s, s.start + m.index, marks[i + 1] === undefined ? s.end : s.start + (marks[i + 1]?.index ?? 0));
      const joint = /^,?\s?(?:and |und |et |y |e |en |i |or |oder |ou |o |of )?/iu.exec(piece.text)?.[0].length ?? 0;
      return partOf(brief, cut(piece, piece.start + joint, piece.end)) ?? [];
    });
    if (out.length === marks.length) return out;
  }
  return undefined;
}

/** `Price: too high, no rebates. Product: late, faulty.` below a question. */
function keyedStatements(brief: ReadBrief, rest: readonly Piece[]): QuestionPart[] | undefined {
  const out = rest.flatMap((s): QuestionPart[] => {
    const m = KEYED.exec(s.text);
    if (m?.[1] === undefined || m[2] === undefined || m[1].split(/\s/).length > 5) return [];
    const things = thingsOf(brief, cut(s, s.end - m[2].length, s.end));
    return things.length === 0 || things.some((t) => t.text.length > 90)
      ? []
      : [{ label: trimmed(cut(s, s.start, s.start + m[1].length)), things }];
  });
  return out.length >= 2 && out.length * 3 >= rest.length * 2 && out.some((o) => o.things.length >= 2) ? out : undefined;
}

/** `Why so late? the bus is full; the road is dug up; nobody plans`. */
function semicolons(brief: ReadBrief, rest: readonly Piece[]): QuestionPart[] | undefined {
  for (const s of rest) {
    const parts = piecesAt(s, ';');
    if (parts.length < 3 || parts.some((p) => /\d\s?%?$/.test(p.text))) continue;
    const out = parts.flatMap((p) => partOf(brief, p) ?? []);
    if (out.length === parts.length) return out;
  }
  return undefined;
}
