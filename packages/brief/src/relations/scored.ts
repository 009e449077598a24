/** A score on its scale, clause by clause: what it is, where the scale ends, which stretches have names, what is aimed at. */
import { figuresWithin } from '../document/figures-within.ts';
import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface Stretch {
  readonly from?: Figure;
  readonly to?: Figure;
  /** The word that says that it reaches to the end of the scale. */
  readonly open?: Piece;
  readonly label?: Piece;
}

export interface Scored {
  readonly scores: readonly { readonly label: Piece; readonly figure: Figure }[];
  readonly min?: { readonly figure: Figure; readonly value: number; readonly words: Piece };
  readonly max?: Figure;
  readonly zones: readonly Stretch[];
  readonly target?: Figure;
  /** Whose aim it is, as it is said before its number: `insurer wants`. */
  readonly aim?: Piece;
  readonly used: readonly Piece[];
}

const OF_MOST =
  /^\s?(?:points?|punkten?|pts|puntos|punti|pontos|punten)?\s?(?:out of|of|von|sur|sobre|su|over|de|em|van|na|z|\/|auf)\s?(?:max\.?\s|maximal\s|a (?:possible|maximum of)\s|possible\s|een schaal van\s|einer skala (?:von|bis)\s|a scale of\s)?$|^\s?(?:on|auf|sur|op|en|su|em|in)\s(?:a|an|einer|une|een|una|uma)\s\p{L}+\s(?:of|von|de|van|di)\s$/iu;
const RANGE = /^\s?(?:to|–|-|—|\.\.+|bis|à|a|al|tot|do|and|und|et|until)\s?$/iu;
const AIM =
  /(?<!\p{L})(?:targets?|target['’]s|goal|aim(?:s|ed|ing)?(?: at| for)?|wants?|wanted|promised|needs?|should (?:be|reach|get to)|commit\p{L}*|ambition|benchmark|floor|requires?|expects?|expected|asks? for|ambiti\p{L}*|ambici\p{L}*|ambizion\p{L}*|ambiç\p{L}*|ambicj\p{L}*|erwartet|erwarten|attend|espera|verwacht|oczekuje|heading for|ziel\p{L}*|soll|wollen|will|versprochen|zugesagt|verlangt|objectifs?|cible|visons|viser|promis|exige|vis\p{L}|objetivo|meta|queremos|llegar|prometido|exige|obiettivo|vogliamo|puntiamo|promesso|richiede|prometemos|doel\p{L}*|streven|streef\p{L}*|tolerance|toleran[zc]\p{L}*|limit|willen|beloofd|cel|chcemy|obiecaliśmy)(?!\p{L})/iu;
const PAST =
  /(?<!\p{L})(?:last (?:quarter|year|month|time|week)|previous(?:ly)?|prev|before|a year ago|was|were|up from|down from|vorjahr|zuvor|vorher|letzte[sn]?|war|l['’]an dernier|avant|était|précédent\p{L}*|año pasado|antes|anterior|era|anno scorso|prima|ano passado|vorig\p{L}*|vorige|eerder|rok temu|wcześniej|peers?|peer average|average|branche\p{L}*|durchschnitt|moyenne|media|média|gemiddeld\p{L}*|średnia)(?!\p{L})/iu;
const BELOW =
  /(?:^|[\s(])(below|under|less than|up to|anything (?:below|under)|unter|bis|kleiner als|sous|moins de|en dessous de|jusqu['’]à|por debajo de|menos de|hasta|bajo|sotto(?: i)?|meno di|fino a|abaixo de|até|onder|minder dan|tot|poniżej|do|until|<|≤|<=)\s(?:the|der|de|den|les|los|el|i|il)?\s?$|(?:^|[\s(])(<|≤|<=)$/iu;
const TILL = /\p{L}\s(to|till|until|bis|à|a|al|tot|do)\s$/iu;
const ABOVE =
  /(?:^|[\s(])(above|over|more than|from|at least|upwards of|beyond|past|starts? (?:at|from)|begins? at|ab|über|mehr als|beginnt (?:bei|ab)|au-dessus de|au-delà de|plus de|dès|à partir de|por encima de|más de|desde|a partir de|sopra|oltre|più di|da|dal|acima de|mais de|boven|meer dan|vanaf|powyżej|od|>|≥|>=)\s?$/iu;
const ONWARDS =
  /^\s?(?:\+|(?:and|or|und|et|y|e|ou|of|o|lub|i)\s(?:above|up|upwards|over|more|higher|mehr|höher|plus|más|oltre|più|mais|meer|hoger|więcej)|upwards)/iu;
const BEYOND =
  /(?<!\p{L})(?:(?:above|over|beyond|more than|higher than|past|from) (?:that|this|it|there)|anything (?:above|higher|more)|above|higher|darüber|alles darüber|au-delà|au-dessus|plus haut|por encima|más arriba|oltre|sopra|al di sopra|acima(?: disso)?|daarboven|erboven|hoger|powyżej|wyżej)(?!\p{L})/iu;
/** `the scale goes to 100`. */
const GOES_TO =
  /(?:the |die |der |l['’]|la |de )?(?:scale|skala|skali|échelle|escala|scala|schaal)\s(?:goes|runs|reaches|is|geht|reicht|va|llega|arriva|vai|loopt|gaat)?\s?(?:up )?(?:to|bis|jusqu['’]à|hasta|fino a|até|tot|do)\s$/iu;
/** `the score, out of 1000,`: the end of the scale in a clause of its own. */
const OUT_OF =
  /(?:^|[,;(]\s?)(?:all\s)?(?:out of|von (?:max\.|maximal|höchstens)|sur (?:un maximum de|un total de)|sobre un (?:máximo|total) de|su un (?:massimo|totale) di|num (?:máximo|total) de|van maximaal|na maksymalnie)\s$/iu;
/** Nobody's name: the score is that of what the brief is about. */
const NOBODY =
  /^(?:we|we['’]?re|we are|it|it['’]s|wir|er|es|on|nous|estamos|siamo|we zitten|jesteśmy)(?:\s(?:are|is|at|now|sit|stand|sind|stehen|est|sommes|en|al?))*$/iu;
/** `after our review it comes out`: who "it" is was said before. */
const COMES_OUT =
  /(?:^|\s)(?:it|she|he|es|er|sie|elle|il|hij|zij|het)\s(?:comes?|came|kommt|kam|arrive|ressort|komt|kwam)(?:\s(?:out|in|back|heraus|uit))?(?:\s(?:as|at|to|with|auf|bei|à|op))?$/iu;
const MEASURE = /(?<!\p{L})(?:score|index|rating|punktzahl|note|indice|índice|puntuación|punteggio|pontuação|wskaźnik)(?!\p{L})/iu;
/** Before a number that was: `4.7 after 6.2 last autumn`. */
const AFTER = /^\s(?:after|from|up from|down from|nach|nach zuvor|après|contre|tras|desde|dopo|contro|após|na|tegen|po)\s$/iu;
const STANDS = /(?<!\p{L})(?:is|at|stands at|ist|steht bei|liegt bei|est|es|è|é|jest|wynosi)\s$|[:=]\s?$/iu;
/** Behind the name of a score: how it came. */
const CAME =
  /\s(?:(?:came|comes|is|stands|sits|now|currently|back|in|out|rates? us|scored|scores|reached|liegt|steht|kam|est|arrive|está|es|sta|è|staat|zit|wynosi)(?:\s(?:at|with|back|in|out|on|bei|à|en|a|op))*)+$/iu;
const SCALE = /(?<!\p{L})(?:scale|range|dial|skala|skali|échelle|escala|scala|schaal|cadran)(?!\p{L})/iu;
/** Words that a stretch is introduced by, and verbs behind its borders. */
const FRAME =
  /^(?:(?:zones?|bands?|zonen|bänder|zonas|fasce|bandas|faixas|banden|strefy|thresholds?|anything|everything|alles|tout|todo|tutto|tudo)(?:\s(?:are|is|sind|sont|son|sono|são|zijn|są))?\s?:?|and|und|et|y|e|en|i|is|are|means|counts as|gets?|heißt|ist|bedeutet|gilt als|gelten als|est|c['’]est|signifie|es|significa|è|é|betekent|oznacza|jest|de|von|van|da|od|from|we['’]?re|we are)(?:\s|(?<=:)|$)/iu;

const atLeast = (p: Piece, from: number, to: number): Piece => {
  let q = cut(p, from, to);
  for (let n = 0; n < 4; n++) {
    const head = /^[\s,.;:()<>=≤≥–—|[\]-]+/u.exec(q.text)?.[0].length ?? FRAME.exec(q.text)?.[0].length ?? 0;
    if (head === 0) break;
    q = cut(q, q.start + head, q.end);
  }
  const tail = /(?:[\s,.;:()<>=≤≥–—|[\]-]|\s(?:and|und|et|y|e|en|i|is|de|von|from|van|da|od))+$/iu.exec(q.text);
  return tail === null ? q : cut(q, q.start, q.start + tail.index);
};

/** `scale: 0..100`, whose other end is no number of its own. */
const OPENS_SCALE = /^(?:scale|range|skala|échelle|escala|scala|schaal)\s?:\s?$/iu;

/** Clauses with their figures: between commas, semicolons, brackets and sentence ends that are no part of a number. */
function clausesIn(brief: ReadBrief): Piece[] {
  const out: Piece[] = [];
  const whole = new Piece(brief.text, 0, brief.text.length);
  let from = 0;
  for (const m of brief.text.matchAll(/[,;()[\]\n{}]+(?=\s|$|\p{L}|<|>)|[.!?](?=\s|$)/gu)) {
    // `6,4` and `100.` within a number stay.
    if (m[0] === ',' && /\d/.test(brief.text[m.index - 1] ?? '') && /\d/.test(brief.text[m.index + 1] ?? '')) continue;
    out.push(cut(whole, from, m.index));
    from = m.index + m[0].length;
  }
  out.push(cut(whole, from, whole.end));
  return out.filter((p) => p.text !== '');
}

const LONGEST = 1_500;

/** Undefined without a score, or with neither an end of the scale nor two named stretches. */
export function scoredIn(brief: ReadBrief): Scored | undefined {
  if (brief.text.length > LONGEST || brief.tables.length > 0) return undefined;
  const { text } = brief;
  // `2026-10`, and years, are dates.
  const figures = brief.figures.filter((f) => !f.year && !/\d{4}-$/.test(text.slice(Math.max(0, f.start - 5), f.start))).slice(0, 40);
  if (figures.length < 3) return undefined;
  const whole = new Piece(text, 0, text.length);
  const taken = new Set<Figure>();
  const used: Piece[] = [];
  let min: Scored['min'];
  let max: Figure | undefined;
  const scores: { label: Piece; figure: Figure }[] = [];
  const clauses = clausesIn(brief);
  // The ends: `71 of 100`, `on a 0-100 scale`, a range that holds all other numbers.
  for (const [i, a] of figures.entries()) {
    if (
      max === undefined &&
      OUT_OF.test(text.slice(Math.max(0, a.start - 24), a.start)) &&
      /^\s?(?:[,;.)]|$)/u.test(text.slice(a.end, a.end + 2))
    ) {
      max = a;
      taken.add(a);
      const said = OUT_OF.exec(text.slice(Math.max(0, a.start - 24), a.start));
      used.push(cut(whole, a.start - (said?.[0].length ?? 0), a.end));
      continue;
    }
    if (max === undefined && GOES_TO.test(text.slice(Math.max(0, a.start - 30), a.start))) {
      max = a;
      taken.add(a);
      const said = GOES_TO.exec(text.slice(Math.max(0, a.start - 30), a.start));
      used.push(cut(whole, a.start - (said?.[0].length ?? 0), a.end));
      continue;
    }
    const b = figures[i + 1];
    if (b === undefined || max !== undefined) continue;
    const between = text.slice(a.end, b.start);
    if (OF_MOST.test(between) && b.value >= a.value && b.value > 1 && b.unit === '') {
      max = b;
      used.push(cut(whole, a.end, b.end));
      taken.add(b);
      continue;
    }
    if (!RANGE.test(between)) continue;
    const minus = /minus\s$/iu.exec(text.slice(Math.max(0, a.start - 6), a.start));
    const low = minus === null ? a.value : -a.value;
    const around = `${text.slice(Math.max(0, a.start - 24), a.start)} ${text.slice(b.end, b.end + 12)}`;
    const alone = clauses.some(
      (c) => c.start >= a.start - 1 && c.start <= a.start && c.end >= b.end && !/\d/.test(c.text.slice(b.end - c.start)),
    );
    const holds = figures.every((f) => f === a || f === b || (f.value >= low && f.value <= b.value));
    if (low < b.value && holds && (SCALE.test(around) || (alone && figures.length >= 4))) {
      min = { figure: a, value: low, words: minus === null ? a : cut(whole, a.start - minus[0].length, a.end) };
      max = b;
      taken.add(a).add(b);
      const word = SCALE.exec(text.slice(b.end, b.end + 12));
      used.push(word === null ? cut(whole, a.start, b.end) : cut(whole, a.start, b.end + word.index + word[0].length));
    }
  }
  const zones: (Stretch & { at: number })[] = [];
  let target: Figure | undefined;
  let aim: Piece | undefined;
  let last: Figure | undefined;
  let starting = false;
  for (const clause of clauses) {
    const own = figuresWithin(brief, clause).filter((f) => figures.includes(f) && !taken.has(f));
    const [f, g] = own;
    const border = (label: Piece, stretch: Stretch): void => {
      zones.push({ ...stretch, ...(/\p{L}{2}/u.test(label.text) && label.text.length <= 60 ? { label } : {}), at: clause.start });
      for (const x of [stretch.from, stretch.to]) if (x !== undefined) taken.add(x);
      last = stretch.to ?? last;
    };
    if (f === undefined) {
      const past = BEYOND.exec(clause.text);
      if (past !== null && last !== undefined && zones.length > 0) {
        const words = cut(clause, clause.start + past.index, clause.start + past.index + past[0].length);
        const behind = atLeast(clause, words.end, clause.end);
        const label = /\p{L}{2}/u.test(behind.text) ? behind : atLeast(clause, clause.start, words.start);
        if (/\p{L}{2}/u.test(label.text) && label.text.split(/\s/).length <= 4) border(label, { from: last, open: words });
      }
      continue;
    }
    const before = text.slice(clause.start, f.start);
    if (own.length === 1 && OPENS_SCALE.test(before)) continue;
    // What is aimed at may be said again.
    if (own.length === 1 && target !== undefined && f.value === target.value && f.unit === target.unit) {
      taken.add(f);
      continue;
    }
    const side = (from: number, to: number): Piece => {
      const behind = atLeast(clause, to, clause.end);
      const ahead = atLeast(clause, clause.start, from);
      const colon = ahead.text.lastIndexOf(': ');
      return /\p{L}{2}/u.test(behind.text) ? behind : colon < 0 ? ahead : atLeast(ahead, ahead.start + colon + 1, ahead.end);
    };
    const aimed = AIM.test(clause.text) && own.length === 1;
    if (g !== undefined && RANGE.test(text.slice(f.end, g.start)) && f.value < g.value) {
      const above = ABOVE.exec(before);
      border(side(above === null ? f.start : f.start - above[0].length, g.end), { from: f, to: g });
      continue;
    }
    if (aimed) {
      if (target === undefined) {
        target = f;
        const said = trimmed(atLeast(clause, clause.start, f.start));
        // One word for it says no more than the mark does.
        if (said.text.includes(' ') && said.text.length <= 32) aim = said;
      }
      taken.add(f);
      continue;
    }
    const below = BELOW.exec(before) ?? (zones.length > 0 ? TILL.exec(before) : null);
    const above = ABOVE.exec(before);
    const on = ONWARDS.exec(text.slice(f.end, f.end + 12));
    const wordOf = (m: RegExpExecArray): Piece => {
      const word = m[1] ?? m[0].trim();
      const at = clause.start + m.index + m[0].indexOf(word);
      return cut(whole, at, at + word.length);
    };
    if (below !== null) {
      const word = wordOf(below);
      const till = /\p{L}\s/u.test(below[0].slice(0, 2)) || zones.length > 0;
      border(side(word.start, f.end), { ...(till && last !== undefined && last.value < f.value ? { from: last } : { open: word }), to: f });
    } else if (above !== null || on !== null) {
      if (above !== null && /^(?:starts?|begins?|beginnt)/iu.test(above[1] ?? '')) starting = true;
      const word = above === null ? f : wordOf(above);
      border(side(word.start, on === null ? f.end : f.end + on[0].length), { from: f, open: word });
    } else if (starting && /^\p{L}[\p{L}\s-]{1,20}$/u.test(before.trim()))
      border(atLeast(clause, clause.start, f.start), { from: f, open: f });
    else {
      const colon = before.search(/:\s[^:]*$/u);
      const inner = colon >= 0 && /^(?:[\p{L}\s]{2,30})$/u.test(before.slice(colon + 1).trim()) ? colon + 1 : 0;
      const label = trimmed(atLeast(clause, clause.start + inner, f.start));
      // What it was, or what others have, is no score of its own.
      if (scores.length > 0 && PAST.test(clause.text)) continue;
      const named = /\p{L}{2}/u.test(label.text) ? label : scores.length === 0 ? lead(brief, clause, f) : undefined;
      if (named === undefined) return undefined;
      // `hall 3 is 86`: a number may be part of the name.
      const free = own.filter((x) => !taken.has(x));
      const was = free[1] !== undefined && AFTER.test(text.slice(f.end, free[1].start));
      const score = was ? f : (free.at(-1) ?? f);
      if (free.length > 2 || (free.length === 2 && !was && !STANDS.test(text.slice(f.end, score.start)))) return undefined;
      const whose = score === f ? named : atLeast(clause, clause.start + inner, score.start);
      const at = whose.text.lastIndexOf(': ');
      const words = at < 0 ? whose : cut(whose, whose.start + at + 2, whose.end);
      const came = CAME.exec(words.text);
      const about = clauses.find((c) => c.end <= f.start && MEASURE.test(c.text)) ?? clauses[0];
      if (
        (NOBODY.test(words.text) || COMES_OUT.test(words.text)) &&
        about !== undefined &&
        about.end <= f.start &&
        /\p{L}{3}/u.test(about.text)
      ) {
        scores.push({ label: about, figure: score });
        for (const x of free) taken.add(x);
        continue;
      }
      scores.push({ label: came === null ? words : cut(words, words.start, words.start + came.index), figure: score });
      taken.add(score);
    }
  }
  if (scores.length === 0 || scores.length > 8 || (max === undefined && zones.length < 2)) return undefined;
  if (scores.length > 1 && (max === undefined || zones.length === 0)) return undefined;
  if (scores.some((s) => max !== undefined && s.figure.value > max.value) || zones.length > 7) return undefined;
  // `poor <600, from 600`: what begins reaches to where the next begins.
  const sorted = zones.every((z) => z.from !== undefined || z.to !== undefined)
    ? [...zones].sort((a, b) => (a.from?.value ?? Number.NEGATIVE_INFINITY) - (b.from?.value ?? Number.NEGATIVE_INFINITY))
    : zones;
  const joined = sorted.map((z, i): Stretch => {
    const next = sorted[i + 1]?.from;
    const { at: _at, ...stretch } = z;
    return z.to === undefined && next !== undefined && z.from !== undefined && next.value > z.from.value
      ? { ...stretch, to: next }
      : stretch;
  });
  return {
    scores,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    zones: joined,
    ...(target === undefined ? {} : { target }),
    ...(aim === undefined ? {} : { aim }),
    used,
  };
}

/** What stands before a number in its sentence, where its own clause names nothing: `External rating came back: 742`. */
function lead(brief: ReadBrief, clause: Piece, f: Figure): Piece | undefined {
  const sentence = brief.sentences.find((s) => s.start <= f.start && s.end >= f.end);
  const before = sentence === undefined ? undefined : atLeast(sentence, sentence.start, f.start);
  if (before !== undefined && /\p{L}{2}/u.test(before.text)) return before;
  const behind = atLeast(clause, f.end, clause.end);
  return /\p{L}{2}/u.test(behind.text) ? behind : undefined;
}
