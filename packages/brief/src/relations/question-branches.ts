/** A question, then its branches said in a row, each with its parts: "Why …? They forget (no reminder, long wait), they cannot – travel, work; or …". */
import { clause, piecesAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import type { QuestionPart, QuestionParts } from './question-parts.ts';

const LONGEST = 3_000;
const MOST = 9;
/** `the question for phase one is "Should we …?"`. */
const QUOTED = /["“„«]\s?([^"“”„«»\n]{8,160}\?)\s?["”“»]/u;
/** `My question for the paper is why students drop out`. */
const INDIRECT =
  /(?<!\p{L})(?:question|issue|problem|frage|pregunta|domanda|pergunta|vraag|pytanie)(?!\p{L})[^.?!:;\n]{0,60}?(?:\s(?:is|ist|est|es|è|é|jest)|,|:|\sbrzmi,?)\s((?:why|how|what|whether|which|where|warum|wieso|weshalb|wie|was|ob|wo|pourquoi|comment|si|por qué|cómo|perché|come|porquê|por que|como|waarom|hoe|wat|of|dlaczego|jak|czy)\s[^.?!;\n]{8,160})/iu;
/** What joins a branch to the one before it, or gives it as a reason. */
const JOINT =
  /^(?:[\s,;.–—]|(?:and|or|either|because|und|oder|entweder|weil|et|ou|soit|car|parce que|y|e|o|porque|perché|oppure|en|of|omdat|i|albo|lub|bo|ponieważ)\s|(?:parce\s)?qu['’])+/iu;
const LEAD = /^[^?]{0,40}?:\s+(?=\p{L})/u;
const BRACKET = /\(([^()\n]{3,140})\)/gu;
const KEYED = /^([^?:–—(]{2,60}?)(?:\s?:\s|\s[–—]\s)(.+)$/su;
/** `Can we sell more, …. Can we spend less: …`. */
const ASKS =
  /^(?:can|could|do|does|is|are|will|should|would|kann|können|soll|sollen|ist|sind|peut|pouvons|est-ce|puede|podemos|può|possiamo|pode|kan|kunnen|is|zijn|czy)\s[\p{L}'’-]+/iu;

const bare = (p: Piece): Piece => {
  const head = JOINT.exec(p.text)?.[0].length ?? 0;
  return head < p.text.length ? clause(cut(p, p.start + head, p.end)) : p;
};

const thingsIn = (body: Piece): Piece[] => piecesAt(body, ',;', true).map(trimmed);
const named = (p: Piece): boolean => /\p{L}{2}/u.test(p.text) && p.text.length <= 80 && p.text.split(/\s/).length <= 12;
const short = (things: readonly Piece[]): boolean => things.every((t) => /\p{L}/u.test(t.text) && t.text.length <= 70);

/** What is asked, and where the answer begins. */
function asked(brief: ReadBrief): { root: Piece; end: number } | undefined {
  const { text } = brief;
  const whole = new Piece(text, 0, text.length);
  const quoted = QUOTED.exec(text);
  if (quoted?.[1] !== undefined) {
    const at = quoted.index + quoted[0].indexOf(quoted[1]);
    return { root: cut(whole, at, at + quoted[1].length), end: quoted.index + quoted[0].length };
  }
  const s = brief.sentences.slice(0, 8).find((p) => /^\s?\?/u.test(text.slice(p.end, p.end + 2)));
  if (s !== undefined) {
    const mark = text.indexOf('?', s.end) + 1;
    const head = LEAD.exec(s.text)?.[0].length ?? 0;
    return { root: cut(whole, s.start + head, mark), end: mark };
  }
  const told = INDIRECT.exec(text);
  if (told?.[1] === undefined) return undefined;
  const end = told.index + told[0].length;
  return { root: cut(whole, end - told[1].length, end), end };
}

/** `they forget (no reminder, long wait)`, and behind the last bracket `they cannot – travel, work; they will not: fear, cost`. */
function bracketed(s: Piece): QuestionPart[] {
  const out: QuestionPart[] = [];
  let from = s.start;
  for (const m of [...s.text.matchAll(BRACKET)].slice(0, MOST)) {
    const at = s.start + m.index;
    const before = cut(s, from, at);
    const colon = from === s.start ? before.text.lastIndexOf(': ') : -1;
    const label = bare(colon < 0 ? before : cut(before, before.start + colon + 1, before.end));
    from = at + m[0].length;
    const body = cut(s, at + 1, from - 1);
    const things = thingsIn(body);
    if (!named(label) || !short(things)) return [];
    out.push(things.length > 1 ? { label, things } : { label, sub: body, things: [] });
  }
  if (out.length === 0) return out;
  for (const p of piecesAt(cut(s, from, s.end), ';')) {
    const own = bare(p);
    const m = KEYED.exec(own.text);
    if (m?.[1] === undefined || m[2] === undefined) continue;
    const label = trimmed(cut(own, own.start, own.start + m[1].length));
    const things = thingsIn(cut(own, own.end - m[2].length, own.end));
    if (things.length > 1 && named(label) && short(things)) out.push({ label, things });
  }
  return out;
}

/** Sentences that ask with the same two words, one after another. */
function repeated(rest: readonly Piece[]): QuestionPart[] {
  const from = rest.findIndex((s, i) => {
    const words = ASKS.exec(s.text)?.[0].toLowerCase();
    return words !== undefined && ASKS.exec(rest[i + 1]?.text ?? '')?.[0].toLowerCase() === words;
  });
  const words = ASKS.exec(rest[from]?.text ?? '')?.[0].toLowerCase();
  const out: QuestionPart[] = [];
  for (const s of from < 0 ? [] : rest.slice(from, from + MOST)) {
    if (ASKS.exec(s.text)?.[0].toLowerCase() !== words) break;
    const stop = /\s?:\s|\s[–—-]\s|,\s/u.exec(s.text);
    if (stop === null) {
      out.push({ label: s, things: [] });
      continue;
    }
    const body = cut(s, s.start + stop.index + stop[0].length, s.end);
    const which =
      /^(?:which (?:is|means)|that is|that means|i\.?e\.?|das heißt|d\.?\s?h\.?|also|c['’]est-à-dire|es decir|cioè|ou seja|dus|czyli),?\s/iu.exec(
        body.text,
      );
    const things = thingsIn(which === null ? body : cut(body, body.start + which[0].length, body.end));
    const label = cut(s, s.start, s.start + stop.index);
    if (!named(label) || !short(things)) return [];
    out.push({ label, things: things.map((t) => withoutHand(t)) });
  }
  return out;
}

const HAND =
  /\s(?:on (?:the )?one (?:hand|side)|on the other(?: hand| side)?|on one (?:hand|side)|einerseits|andererseits|d['’]une part|d['’]autre part|por un lado|por otro(?: lado)?|da un lato|dall['’]altro|por um lado|por outro(?: lado)?|enerzijds|anderzijds|z jednej strony|z drugiej(?: strony)?)$/iu;
const withoutHand = (p: Piece): Piece => {
  const m = HAND.exec(p.text);
  return m === null ? p : cut(p, p.start, p.start + m.index);
};

/** Undefined where nothing is asked first, or fewer than two branches with parts of their own follow. */
export function questionBranches(brief: ReadBrief): QuestionParts | undefined {
  if (brief.text.length > LONGEST || brief.tables.length > 0 || brief.lines.some((l) => l.mark !== 'none')) return undefined;
  const top = asked(brief);
  if (top === undefined || top.root.text.split(/\s/).length < 3) return undefined;
  const rest = brief.sentences.filter((s) => s.end > top.end).map((s) => cut(s, Math.max(s.start, top.end), s.end));
  for (const parts of [rest.flatMap(bracketed), repeated(rest)]) {
    const deep = parts.filter((p) => p.things.length > 1).length;
    if (parts.length >= 2 && parts.length <= MOST && deep >= 2 && deep * 2 >= parts.length) return { root: top.root, parts, used: [] };
  }
  return undefined;
}
