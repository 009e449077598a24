/** Things placed by two criteria in words, thing by thing: "Tomme: little work, great joy. Bleu, much and great", "Alfa high/low". */

import { figuresWithin } from '../document/figures-within.ts';
import { splitAt, trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { thingsIn } from '../document/sections.ts';
import { thing } from './edges.ts';
import { type Criteria, type Criterion, criteriaIn } from './two-criteria.ts';

export interface Mark {
  /** 1 low, 2 medium, 3 high; with a figure, its value. */
  readonly level: number;
  readonly figure?: Figure;
  readonly word: Piece;
  /** Which of the criteria it is the level of, where it says so. */
  readonly axis?: 0 | 1;
  /** What it is the level of, in its own words. */
  readonly of?: Piece;
  /** Holds for both: "neither", "much of both". */
  readonly both: boolean;
}

export interface PlacedThing {
  readonly label: Piece;
  readonly marks: readonly [Mark, Mark];
}

export interface PlacedWords {
  readonly criteria?: Criteria;
  readonly things: readonly PlacedThing[];
}

const WORD = '(?<![\\p{L}\\p{N}])';
const ENDS = '(?![\\p{L}\\p{N}])';
const LOW =
  'low(?:er|est)?|little|few|less|small|minor|weak|slow|cheap|easy|easily|quick|seldom|rare(?:ly)?|hardly|barely|scarcely|none|nil|zero|nothing|tiny|modest|poor|light|not|never|without|neither|niedrig\\p{L}{0,3}|gering\\p{L}{0,3}|wenig\\p{L}{0,2}|klein\\p{L}{0,2}|schwach\\p{L}{0,2}|billig|günstig|leicht|einfach|selten|kaum|kein\\p{L}{0,2}|nicht|ohne|null|faibles?|bas(?:se)?s?|peu|petite?s?|rare(?:ment)?|facile|simple|aucun\\p{L}{0,2}|nulle?s?|sans|jamais|poc[oa]s?|baj[oa]s?|pequeñ[oa]s?|débil(?:es)?|fácil|barat[oa]s?|ningun[oa]?|ningún|nul[oa]|sin|bass[oai]|scars[oaie]|piccol[oai]|debole|facile|nessun[oa]?|senza|pouc[oa]s?|baix[oa]s?|pequen[oa]s?|frac[oa]|nenhuma?|sem|weinig|lage?|laag|kleine?|zwak|goedkoop|makkelijk|geen|nauwelijks|zelden|zonder|mał[aey]|mało|nisk\\p{L}{1,3}|słab\\p{L}{1,2}|tani\\p{L}{0,2}|łatw\\p{L}{1,2}|żad\\p{L}{1,3}|bez';
const MIDDLE =
  'some(?!\\s(?:have|are|of|people|do|want))|medium|moderate|mid|middling|middle|average|so-so|mittel|mittler\\p{L}{1,2}|mäßig|moyen(?:ne)?s?|modérée?s?|medi[oa]s?|moderad[oa]s?|regular|moderat[oa]|médi[oa]s?|gemiddelde?|matig\\p{L}?|średni\\p{L}{0,2}';
const HIGH =
  'quite some|high(?:er|est)?|much|many|more|lots?|a lot|large|big|strong|great|huge|massive|heavy|hard|difficult|expensive|dear|often|plenty|good|very|full|supportive|hoch|hohe[nrsm]?|viele?|groß\\p{L}{0,2}|stark\\p{L}{0,2}|riesig\\p{L}{0,2}|schwer|schwierig|teuer|häufig|oft|élevée?s?|hauts?|hautes?|forts?|fortes?|beaucoup|gros(?:se)?s?|grande?s?|énorme|cher|chère|difficile|souvent|alt[oaie]s?|much[oa]s?|fuertes?|gran|difícil|car[oa]s?|molt[oaie]|difficile|costos[oa]|muit[oa]s?|fortes?|difícil|hoge?|hoog|veel|grote?|groot|sterke?|duur|moeilijk|vaak|wysok\\p{L}{1,3}|duż[aey]|dużo|wiel[ek]\\p{L}{0,2}|siln\\p{L}{1,2}|drogi\\p{L}{0,2}|trudn\\p{L}{1,2}';
const LEVEL = new RegExp(`${WORD}(?:(${HIGH.split('|')[0]})|(${LOW})|(${MIDDLE})|(${HIGH}))${ENDS}`, 'iu');
/** For and against, where nothing else is said. */
const STANCE =
  /^(?:(?:is\s|are\s|ist\s|est\s)?(?:(for|in favou?r|supportive|dafür|pour|favorable|a favor|favorevole|pro|voor|za)|(against|opposed|dagegen|contre|opposé|en contra|contrari[oa]|contro|contra|tegen|przeciw\p{L}{0,3})))$/iu;
const OF = /^(?:of|de|d['’]|di|do|van|von)\s?/iu;
const NEGATED = /^(?:un|in|im|non-?)(?=\p{L}{4})/iu;
const NOT =
  /(?<!\p{L})(?:not|no|never|hardly|without|nicht|kein\p{L}*|kaum|ohne|pas|aucun\p{L}*|sans|sin|ningun\p{L}*|senza|nessun\p{L}*|sem|nenhum\p{L}*|niet|geen|nie|bez)(?!\p{L})/iu;
const ENGLISH_NO = /(?<!\p{L})no(?!\p{L})/iu;
const BOTH =
  /(?<!\p{L})(?:both|neither|either|beide[mns]?|weder noch|les deux|des deux|ni l['’]un ni l['’]autre|ambos|ambas|ninguno|entrambi|entrambe|nessuno dei due|nenhum|allebei|geen van beide|oba|obu|żadne)(?!\p{L})/iu;
const PART =
  /,(?!\d)|\/|\s\+(?=\s)|\s(?:and|but|yet|und|aber|doch|et|mais|y|e|pero|ma|mas|en|maar|i|ale|sowie|&)(?=\s)|:(?=\s)|\s[–—=-](?=\s)|[()]/giu;
const CLAUSE = /[.!?](?=\s|$)|[;\n]/gu;
/** Small words and verbs between a name and what is said of it. */
const BETWEEN =
  /(?:[\s:=(–—-]|(?<![\p{L}\p{N}])(?:is|are|has|have|gets?|brings?|costs?|gives?|needs?|takes?|means?|sells?|earns?|pays?|but|also|only|just|rather|very|so|it|we|we['’]re|they|they['’]re|of|a|an|the|in|with|some|ist|sind|hat|haben|bringt|kostet|macht|braucht|aber|auch|nur|sehr|eher|ganz|est|sont|a|ont|rapporte|coûte|demande|mais|aussi|très|assez|de|du|es|son|tiene|da|cuesta|compra|pero|muy|è|sono|ha|hanno|costa|porta|ma|molto|é|são|tem|dá|mas|is|heeft|kost|levert|maar|ook|zeer|jest|są|ma|ale|bardzo))+$/iu;

const stemOf = (word: string): string => word.toLowerCase().slice(0, 4);
const stemsOf = (c: Criterion | undefined): ReadonlySet<string> =>
  new Set(
    (c?.name?.text.match(/\p{L}{4,}/gu) ?? [])
      .map(stemOf)
      .filter((s) => !/^(?:much|many|with|they|their|what|nach|vers|dans|para|mark|clie)$/.test(s)),
  );

const COSTS =
  /(?<!\p{L})(?:costs?|needs?|kostet|kosten|braucht|macht arbeit|coûte|demande|cuesta|requiere|costa|richiede|custa|exige|kost|vergt|kosztuje|wymaga)(?!\p{L})/iu;
const YIELDS =
  /(?<!\p{L})(?:brings?|yields?|pays?|earns?|gains?|gained|bringt|bringen|nützt|wirkt|rapporte|apporte|aporta|rinde|rende|porta|traz|rende|levert|brengt|oplevert|daje|przynosi)(?!\p{L})/iu;
const EFFORT =
  /(?<!\p{L})(?:effort|costs?|work|aufwand|kosten|arbeit|coûts?|travail|esfuerzo|coste|trabajo|sforzo|costo|lavoro|esforço|custo|trabalho|moeite|inspanning|kosten|wysiłek|koszt\p{L}?|nakład\p{L}?)(?!\p{L})/iu;

/** "costs little", "brings a lot": of two criteria, one of which is the effort. */
function onVerb(text: string, r: Reader): { readonly axis?: 0 | 1 } {
  if (r.effort === undefined) return {};
  if (COSTS.test(text)) return { axis: r.effort };
  return YIELDS.test(text) ? { axis: r.effort === 0 ? 1 : 0 } : {};
}

interface Reader {
  readonly brief: ReadBrief;
  /** Which of the two is the effort. */
  readonly effort?: 0 | 1;
  readonly whole: Piece;
  readonly english: boolean;
  readonly stems: readonly [ReadonlySet<string>, ReadonlySet<string>];
  readonly ends: readonly [readonly [string, string] | undefined, readonly [string, string] | undefined];
}

/** The level that a short phrase tells: by an end of a criterion, by a word of levels, or by naming the criterion itself. */
function markIn(phrase: Piece, r: Reader): Mark | undefined {
  const piece = (from: number, length: number): Piece => cut(r.whole, phrase.start + from, phrase.start + from + length);
  let named: { axis: 0 | 1; word: Piece; not: boolean } | undefined;
  for (const w of phrase.text.matchAll(/\p{L}[\p{L}’'-]{2,}/gu)) {
    for (const axis of [0, 1] as const) {
      const at = r.ends[axis]?.indexOf(stemOf(w[0])) ?? -1;
      if (at >= 0) return { level: at === 0 ? 1 : 3, word: piece(w.index, w[0].length), axis, both: false };
      const not = NEGATED.test(w[0]) && r.stems[axis].has(stemOf(w[0].replace(NEGATED, '')));
      if (named === undefined && (not || r.stems[axis].has(stemOf(w[0])))) named = { axis, word: piece(w.index, w[0].length), not };
    }
  }
  const stance = STANCE.exec(trimmed(phrase).text);
  if (stance !== null) return { level: stance[1] !== undefined ? 3 : 1, word: phrase, both: false };
  const found = LEVEL.exec(phrase.text) ?? (r.english ? ENGLISH_NO.exec(phrase.text) : null);
  const both = BOTH.test(phrase.text);
  if (found !== null) {
    const own =
      named !== undefined && named.word.start < phrase.start + found.index + found[0].length && named.word.end > phrase.start + found.index;
    const level = own ? 3 : found[2] !== undefined || found[0].toLowerCase() === 'no' ? 1 : found[3] !== undefined ? 2 : 3;
    // "not critical", "very critical": the word beside tells what.
    const behind = trimmed(cut(phrase, phrase.start + found.index + found[0].length, phrase.end));
    const after = cut(behind, behind.start + (OF.exec(behind.text)?.[0].length ?? 0), behind.end);
    const of = /\p{L}{3}/u.test(after.text) && after.text.length <= 40 ? after : undefined;
    const negated = named !== undefined && NOT.test(phrase.text);
    return {
      level: named?.not === true ? 1 : negated ? 1 : level,
      word: piece(found.index, found[0].length),
      both,
      ...(named === undefined ? onVerb(phrase.text, r) : { axis: named.axis }),
      ...(of === undefined ? {} : { of }),
    };
  }
  if (named !== undefined) return { level: named.not ? 1 : 3, word: named.word, axis: named.axis, both };
  const alone = BOTH.exec(phrase.text);
  const [figure] = alone === null && /^[^\p{L}]*\d/u.test(phrase.text) && phrase.text.length <= 20 ? figuresWithin(r.brief, phrase) : [];
  if (figure !== undefined && !figure.year) return { level: figure.value, figure, word: phrase, both: false };
  return alone === null
    ? undefined
    : {
        level: /^(?:neither|weder|ni |ning|ness|nenh|geen|żad)/iu.test(alone[0]) ? 1 : 3,
        word: piece(alone.index, alone[0].length),
        both: true,
      };
}

const undashed = (p: Piece): Piece => cut(p, p.start + (/^[\s–—=-]+/u.exec(p.text)?.[0].length ?? 0), p.end);

/** What stands before the level in its phrase, without the small words and verbs that lead to it. */
function nameIn(phrase: Piece, mark: Mark): Piece | undefined {
  let name = trimmed(cut(phrase, phrase.start, mark.word.start));
  name = cut(name, name.start, name.end - (BETWEEN.exec(name.text)?.[0].length ?? 0));
  name = undashed(trimmed(name));
  return /\p{L}{2}|\d/u.test(name.text) && name.text.length <= 60 ? name : undefined;
}

interface Open {
  label: Piece;
  marks: Mark[];
}

const JOINT = /^\s/u;

/** The phrases of a clause: at marks, and at joining words behind what tells a level. */
function phrasesOf(clause: Piece, r: Reader): Piece[] {
  const out: Piece[] = [];
  let from = clause.start;
  for (const m of clause.text.matchAll(PART)) {
    const phrase = cut(clause, from, clause.start + m.index);
    if (JOINT.test(m[0]) && /\p{L}|&/u.test(m[0]) && (phrase.text.length > 90 || markIn(phrase, r) === undefined)) continue;
    out.push(phrase);
    from = clause.start + m.index + m[0].length;
    if (out.length > 80) break;
  }
  out.push(cut(clause, from, clause.end));
  return out.filter((p) => p.text !== '');
}

const KEYED = /:(?=\s)|\s=(?=\s)|\s(?:are|is|sind|ist|sont|est|son|es|sono|è|são|é|zijn|są|jest)(?=\s)/giu;

/** "High power, little interest: the ministry": things behind the levels that all of them have. */
function keyedBy(clause: Piece, r: Reader): Open[] {
  for (const m of [...clause.text.matchAll(KEYED)].slice(0, 4)) {
    const key = cut(clause, clause.start, clause.start + m.index);
    const body = cut(clause, clause.start + m.index + m[0].length, clause.end);
    if (key.text.length > 70 || body.text === '') continue;
    const phrases = phrasesOf(key, r);
    const marks = phrases.map((p) => markIn(p, r));
    const told = marks.flatMap((k) => k ?? []);
    const [one, two] = told;
    if (one === undefined || one.figure !== undefined || phrases.length > 3) continue;
    // "Potential but shaky": what is no end of the one is the low end of the other.
    const other = phrases[marks.indexOf(undefined)];
    const rest: Mark | undefined =
      two ??
      (one.both
        ? one
        : one.axis !== undefined && phrases.length === 2 && other !== undefined && m[0].trim().length === 1
          ? { level: 1, word: other, both: false, axis: one.axis === 0 ? 1 : 0 }
          : undefined);
    if (rest === undefined || told.length > 2) continue;
    const all = thingsIn(body);
    const names = all.filter((t) => t.text.split(' ').length <= 5);
    const things = names.length > 0 ? names : all;
    if (things.some((t) => t.text.length > 60) || phrasesOf(body, r).filter((p) => markIn(p, r) !== undefined).length > things.length / 2)
      continue;
    return things.map((label) => ({ label: thing(label), marks: [one, rest] }));
  }
  return [];
}

/** Things of one clause. */
function thingsOf(clause: Piece, r: Reader): Open[] {
  const keyed = keyedBy(clause, r);
  if (keyed.length > 0) return keyed;
  const out: Open[] = [];
  let open: Open | undefined;
  let pending: Piece | undefined;
  for (const phrase of phrasesOf(clause, r)) {
    const mark = phrase.text.length > 90 ? undefined : markIn(phrase, r);
    if (mark === undefined) {
      if (open === undefined || open.marks.length >= 2)
        pending = /\p{L}{2}/u.test(phrase.text) && phrase.text.length <= 60 ? undashed(trimmed(phrase)) : undefined;
      continue;
    }
    if (open !== undefined && open.marks.length === 1) {
      open.marks.push(mark);
      pending = undefined;
      continue;
    }
    const own = nameIn(phrase, mark);
    // "Newsletter: impact faible": what names a criterion is no thing.
    const criterion = own !== undefined && pending !== undefined && [...r.stems[0], ...r.stems[1]].includes(stemOf(own.text));
    const label = criterion ? pending : (own ?? pending);
    pending = undefined;
    if (label === undefined) continue;
    open = { label, marks: mark.both ? [mark, mark] : [mark] };
    out.push(open);
  }
  return out.filter((o) => o.marks.length === 2);
}

const EASE = /(?<!\p{L})(?:ease|easy|easiness|facilit\p{L}*|facilidad\p{L}*|einfachheit|leichtigkeit|gemak|łatwoś\p{L}*)(?!\p{L})/iu;
const EASY = /^(?:eas|quick|simple|leicht|einfach|facile|fácil|facil|makkelijk|łatw)/iu;
const HARD = /^(?:hard|heavy|difficult|schwer|schwierig|difficile|difícil|moeilijk|trudn)/iu;
/** Of a criterion that is the ease, what is hard is low. */
function ofEase(mark: Mark, c: Criterion | undefined): Mark {
  if (c?.name === undefined || !EASE.test(c.name.text)) return mark;
  return EASY.test(mark.word.text) ? { ...mark, level: 3 } : HARD.test(mark.word.text) ? { ...mark, level: 1 } : mark;
}

/** Marks in the order of the criteria. */
const inOrder = ({ label, marks }: Open): PlacedThing => {
  const [a, b] = marks as [Mark, Mark];
  return { label, marks: a.axis === 1 || b.axis === 0 ? [b, a] : [a, b] };
};

/** Things with a level of either criterion each; undefined for fewer than three, or where most clauses place nothing. */
export function placedByWords(brief: ReadBrief): PlacedWords | undefined {
  if (brief.text.length > 4_000 || !LEVEL.test(brief.text)) return undefined;
  const criteria = criteriaIn(brief);
  const whole = new Piece(brief.text, 0, brief.text.length);
  const pair = (c: Criterion | undefined): readonly [string, string] | undefined =>
    c?.ends === undefined ? undefined : [stemOf(c.ends[0].text), stemOf(c.ends[1].text)];
  const effort = [criteria?.x, criteria?.y].findIndex((c) => c?.name !== undefined && EFFORT.test(c.name.text));
  const reader: Reader = {
    brief,
    whole,
    english: brief.language === 'en',
    stems: [stemsOf(criteria?.x), stemsOf(criteria?.y)],
    ends: [pair(criteria?.x), pair(criteria?.y)],
    ...(effort < 0 ? {} : { effort: effort as 0 | 1 }),
  };
  const rest = cut(whole, criteria?.clause.end ?? 0, whole.end);
  const clauses = splitAt(rest, CLAUSE)
    .filter((c) => /\p{L}{2}/u.test(c.text))
    .slice(0, 60);
  const found = clauses.map((c) => thingsOf(c, reader));
  const things = found
    .flat()
    .map(inOrder)
    .map(({ label, marks: [a, b] }): PlacedThing => ({ label, marks: [ofEase(a, criteria?.x), ofEase(b, criteria?.y)] }));
  if (things.length < 3 || things.length > 40) return undefined;
  if (new Set(things.map((t) => t.label.text.toLowerCase())).size < things.length) return undefined;
  // Either both tell levels of a criterion, or all things give its number.
  const counted = ([0, 1] as const).map((k) => things.filter((t) => t.marks[k].figure !== undefined).length);
  if (counted.some((n) => n > 0 && n < things.length) || counted.every((n) => n > 0)) return undefined;
  return found.filter((f) => f.length > 0).length * 2 < clauses.length && things.length < clauses.length
    ? undefined
    : { ...(criteria === undefined ? {} : { criteria }), things };
}
