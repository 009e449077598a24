/** What a result becomes at either end of each thing that moves it: "base 62. Power price low 40, high 85. Capex +10% → 52, -10% → 72; interest 58–66". */
import { figuresWithin } from '../document/figures-within.ts';
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface Swung {
  readonly label: Piece;
  readonly low: Figure;
  readonly high: Figure;
  /** What is assumed at either end. */
  readonly low_label?: Piece;
  readonly high_label?: Piece;
}

export interface SwungAbout {
  readonly base: Figure;
  readonly name?: Piece;
  readonly drivers: readonly Swung[];
}

const BASE =
  /(?<!\p{L})(?:base(?:line)?|basis\p{L}*|central(?:e)?|cas de base|caso base|status quo|ausgangswert|(?:to|as) plan|in the plan|im plan|currently|today|heute|forecast|prognose|bazow\p{L}*|planie|hoje|oggi|hoy|aujourd['’]hui|vandaag|nu)(?!\p{L})/iu;
const LOW =
  /(?<!\p{L})(?:low(?:er)?|lo|bad|worst|weak|poor|pessimistic|late|slow|short|down|decreas\p{L}*|niedrig\p{L}*|schlecht\p{L}*|unten|bas(?:se)?|faible|mauvais\p{L}*|baj[oa]|mal[oa]?|bass[oa]|baix[oa]|laag|lage|slecht|nisk\p{L}+|słab\p{L}+)(?!\p{L})/iu;
const HIGH =
  /(?<!\p{L})(?:high(?:er)?|hi|good|best|strong|optimistic|early|fast|up|increas\p{L}*|hoch|hohe\p{L}?|gut\p{L}*|oben|haut(?:e)?|élevé(?:e)?|bon(?:ne)?|alt[oa]|buen[oa]?|buon[oa]?|bo[am]|hoog|hoge|goed|wysok\p{L}+|siln\p{L}+)(?!\p{L})/iu;
const ASSUMES =
  /^(?:(?:and|if|when|with|should|for|at|und|wenn|falls|bei|mit|et|si|avec|en cas de|y|con|e|se|com|en|als|bij|met|i|jeśli|przy)\s)*(?:(?:the|a|an|der|die|das|den|dem|ein(?:e[rnm]?)?|le|la|les|l['’]|un|une|el|los|las|una|il|lo|o|os|um|uma|het|de|een)\s)?/iu;
/** Verbs that lead from a driver to its result, with what stands behind them; and words that only weigh. */
const BECOMES =
  /(?:^|\s)(?:(?:it|we|that|this|das|es|cela|ça|lo)\s)?(?:is|are|at|gives?|makes?|takes?|brings?|leaves?|leads?|drops?|falls?|rises?|goes|becomes?|gets?|moves?|swings?|shifts?|changes?|ranges|lands?|puts?|cambia|varía|queda\p{L}*|deja|sinkt|steigt|ergibt|bringt|führt|wird|werden|geht|donne|tombe|monte|passe|va|baja|sube|da|scende|sale|porta|dà|cai|sobe|dá|fica|daalt|stijgt|geeft|wordt|spada|rośnie|daje|does|either)(?=\s|$)/giu;
/** Before a range. */
const RANGES = /\s(?:between|from|to|by|plus\/minus|plus or minus|minus\/plus|zwischen|von|entre|de|tra|fra|da|van|tussen|od|o|um)$/iu;
const WEIGHS =
  /[\s,]+(?:hardly(?: matters?| anything)?|barely(?: matters?)?|matters? (?:little|less|most)|does most|anything|kaum|wenig|à peine|peu|apenas|casi nada|quasi nulla|poco|pouco|nauwelijks|ledwo|prawie nic)$/iu;
const MOST_FIGURES = 60;
const LONGEST = 320;

/** The result that all swings about: by its word, else the first number, where it is told before the others. */
function baseOf(brief: ReadBrief): Figure | undefined {
  const figures = brief.figures.filter((f) => !f.year).slice(0, MOST_FIGURES);
  const near = figures.find((f, i) => {
    const left = Math.max(figures[i - 1]?.end ?? 0, f.start - 70);
    const right = Math.min(figures[i + 1]?.start ?? brief.text.length, f.end + 26);
    const stop = /[.;:\n](?=\s)/.exec(brief.text.slice(f.end, right));
    const around = `${brief.text.slice(left, f.start)} ${brief.text.slice(f.end, stop === null ? right : f.end + stop.index)}`;
    return !f.signed && BASE.test(around);
  });
  const [first] = figures;
  return near ?? (first !== undefined && !first.signed && !/%$/.test(first.unit) ? first : undefined);
}

const kind = (f: Figure): string => (/%|percent/iu.test(f.unit) ? '%' : '');

/** The stretches that may tell a driver each, the base's own left out. */
function stretchesOf(brief: ReadBrief, base: Figure): Piece[] {
  const out: Piece[] = [];
  for (const s of brief.sentences.slice(0, 60)) {
    // `Base EBITDA 40: steel 28-51`: behind the base the drivers begin.
    const inside = s.start <= base.start && s.end >= base.end;
    const from = inside ? base.end + (/^[^\d]{0,40}?[:;,).?](?=\s)/u.exec(brief.text.slice(base.end, s.end))?.[0].length ?? 0) : s.start;
    const body = cut(s, from, s.end);
    if (body.text.length < 4) continue;
    out.push(body);
  }
  return out;
}

/** Which of a stretch's figures are the results: alike in kind to the base, on either side of it, the last rather than the first. */
function resultsIn(text: string, figures: readonly Figure[], base: Figure): [number, number] | undefined {
  // `10.9 -11.6`: the stroke of a range.
  const size = (f: Figure): number => {
    const before = figures[figures.indexOf(f) - 1];
    const stroke = f.value < 0 && before !== undefined && before.value > 0 && /^\s$/.test(text.slice(before.end, f.start));
    return (stroke ? -f.value : f.value) * (f.unit === '' || f.factor === 1 ? 1 : f.factor / base.factor);
  };
  const straddles = (i: number, k: number): boolean => {
    const [a, b] = [figures[i], figures[k]];
    if (a === undefined || b === undefined || kind(a) !== kind(b) || (kind(a) !== '' && kind(base) === '')) return false;
    const [x, y] = [Math.min(size(a), size(b)), Math.max(size(a), size(b))];
    const room = Math.abs(base.value) * 0.02;
    return x < y && x <= base.value + room && y >= base.value - room;
  };
  const far = (i: number, k: number): number =>
    [i, k].reduce((sum, at) => sum + Math.abs(Math.log(Math.max(1e-9, Math.abs(size(figures[at] as Figure) / (base.value || 1))))), 0);
  const pairs: [number, number][] =
    figures.length === 2
      ? [[0, 1]]
      : figures.length === 3
        ? [
            [1, 2],
            [0, 2],
          ]
        : figures.length === 4
          ? [
              [2, 3],
              [1, 3],
            ]
          : [];
  return pairs.filter(([i, k]) => straddles(i, k)).sort((a, b) => far(...a) - far(...b))[0];
}

function driverIn(brief: ReadBrief, stretch: Piece, base: Figure): Swung | undefined {
  if (stretch.text.length > LONGEST) return undefined;
  const figures = figuresWithin(brief, stretch).filter((f) => !f.year);
  const found = resultsIn(brief.text, figures, base);
  const [first] = figures;
  if (found === undefined || first === undefined) return undefined;
  const [one, two] = [figures[found[0]] as Figure, figures[found[1]] as Figure];
  const assumed = figures.filter((f) => f !== one && f !== two);
  const label = labelOf(stretch, first);
  if (label === undefined) return undefined;
  // "14.6 if low, 10.1 if high", "high 16, low 13": a word says which end is which.
  const before = cut(stretch, stretch.start, one.start).text;
  const between = brief.text.slice(one.end, two.start);
  const comma = between.search(/[,;/–—-]|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub)\s/u);
  const own = `${before.slice(Math.max(0, label.end - stretch.start))} ${comma < 0 ? '' : between.slice(0, comma)}`;
  const turned = HIGH.test(own) && !LOW.test(own);
  const [lone] = assumed;
  const either = lone === undefined ? null : /\+\/$|\+$/.exec(brief.text.slice(lone.start - 2, lone.start));
  const widened = lone === undefined || either === null ? lone : new Piece(either[0] + lone.text, lone.start - either[0].length, lone.end);
  const [a, b] = assumed.length === 2 ? assumed : [undefined, widened];
  const [low, high] = turned ? [two, one] : [one, two];
  const [lowLabel, highLabel] = turned ? [b, a] : [a, b];
  return {
    label,
    low,
    high,
    ...(lowLabel === undefined ? {} : { low_label: lowLabel }),
    ...(highLabel === undefined ? {} : { high_label: highLabel }),
  };
}

/** Where the first verb stands that has words before it. */
const verbIn = (text: string): number | undefined =>
  [...text.matchAll(BECOMES)].find((m) => /\p{L}{2}/u.test(text.slice(0, m.index)))?.index;

/** What moves the result: the words before the first number, without what is assumed of it and the verb that leads on. */
function labelOf(stretch: Piece, first: Figure): Piece | undefined {
  let p = cut(stretch, stretch.start, first.start);
  p = cut(p, p.start, p.end - (/[\s:(,;±+−–=→~>-]*$/u.exec(p.text)?.[0].length ?? 0));
  const colon = [...p.text.matchAll(/:\s|\s[–—]\s|,\s(?=(?:with|if|when)\s)/gu)].at(-1);
  const behind =
    colon === undefined
      ? ''
      : p.text
          .slice(colon.index + 1)
          .replaceAll(BECOMES, '')
          .replace(LOW, '')
          .replace(HIGH, '')
          .replace(RANGES, '');
  if (colon !== undefined && /\p{L}{3}/u.test(behind)) p = cut(p, p.start + colon.index + colon[0].length, p.end);
  else if (colon !== undefined) p = cut(p, p.start, p.start + colon.index);
  const head = ASSUMES.exec(p.text)?.[0].length ?? 0;
  p = cut(p, p.start + head, p.end);
  const verb = verbIn(p.text);
  if (verb !== undefined) p = cut(p, p.start, p.start + verb);
  for (const words of [RANGES, WEIGHS]) {
    const found = words.exec(p.text);
    if (found !== null && /\p{L}{2}/u.test(p.text.slice(0, found.index))) p = cut(p, p.start, p.start + found.index);
  }
  for (const end of [LOW, HIGH]) {
    const found = end.exec(p.text);
    if (found !== null && /\p{L}{2}/u.test(p.text.slice(0, found.index)) && found.index + found[0].length >= p.text.length - 6)
      p = cut(p, p.start, p.start + found.index);
  }
  p = trimmed(cut(p, p.start, p.end - (/[\s:(,;±+−–=→~/>-]*$/u.exec(p.text)?.[0].length ?? 0)));
  return /\p{L}{2}/u.test(p.text) && p.text.length <= 60 && !BASE.test(p.text) ? p : undefined;
}

/** The drivers of a result with what it becomes at their ends, three or more; undefined where most numbers tell of something else. */
export function swungAbout(brief: ReadBrief): SwungAbout | undefined {
  const all = brief.figures.filter((f) => !f.year).length;
  if (all < 7 || all > MOST_FIGURES) return undefined;
  const base = baseOf(brief);
  if (base === undefined || base.value === 0) return undefined;
  const drivers: Swung[] = [];
  for (const s of stretchesOf(brief, base)) {
    const n = figuresWithin(brief, s).filter((f) => !f.year).length;
    if (n < 2) continue;
    const whole = n <= 4 ? driverIn(brief, s, base) : undefined;
    // One thing a sentence, a clause, or what commas part.
    const byClause =
      (whole === undefined || n === 4) && s.text.includes(';') ? piecesAt(s, ';').flatMap((p) => partsIn(brief, p, base)) : [];
    const parts = byClause.length > 0 ? byClause : partsIn(brief, s, base);
    drivers.push(...(parts.length > 1 || whole === undefined ? parts : [whole]));
  }
  const used = drivers.reduce((sum, d) => sum + 2 + (d.low_label === undefined ? 0 : 1) + (d.high_label === undefined ? 0 : 1), 1);
  if (drivers.length < 3 || drivers.length > 16 || used * 10 < all * 6) return undefined;
  return new Set(drivers.map((d) => d.label.text.toLowerCase())).size === drivers.length
    ? { base, ...named(brief, base), drivers }
    : undefined;
}

const NAME = /(?<!\p{L})(?:base(?: case| value| npv)?|basis(?:wert|fall)?|central case|cas de base|caso base|basisscenario)(?!\p{L})/iu;
/** The base by its own word. */
function named(brief: ReadBrief, base: Figure): { name?: Piece } {
  const from = Math.max(0, base.start - 60);
  const word = NAME.exec(brief.text.slice(from, base.end + 24));
  if (word === null) return {};
  return { name: new Piece(word[0], from + word.index, from + word.index + word[0].length) };
}

/** A clause as one driver, or each of its parts between commas where all of them are. */
function partsIn(brief: ReadBrief, p: Piece, base: Figure): Swung[] {
  const whole = driverIn(brief, p, base);
  const [each = []] = [false, true]
    .map((and) => piecesAt(p, ',', and).flatMap((x) => driverIn(brief, x, base) ?? []))
    .sort((a, b) => b.length - a.length);
  if (each.length >= 2 || (each.length === 1 && whole === undefined)) return each;
  return whole === undefined ? [] : [whole];
}
