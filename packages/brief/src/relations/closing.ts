/** Two levels and the steps that lead from the first to the second to the digit, whichever words tell them: "148 in January. We hired 39, 21 left. 166 at year end". */
import { datesIn } from '../document/dates.ts';
import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface Step {
  readonly label: Piece;
  readonly figure: Figure;
  /** With the sign that words or the arithmetic give, on the scale of all. */
  readonly value: number;
}

export interface Closed {
  readonly from: Figure;
  readonly to: Figure;
  readonly start?: Piece;
  readonly end?: Piece;
  readonly steps: readonly Step[];
}

/** On one scale: what a figure counts. */
export type Valued = (figures: readonly Figure[]) => { readonly count: (f: Figure) => { readonly value: number } } | undefined;

/** Briefs of more figures tell no bridge. */
const MOST = 20;
const MOST_FREE = 10;
const MOST_WAYS = 9;
/** A figure behind these names a thing: `line 5`, `year 11`, `item 3`. */
const NUMBERED =
  /(?:^|[^\p{L}])(?:line|year|item|class|grade|step|phase|wave|level|no\.?|nr\.?|number|page|room|ward|team|top|linie|jahr|punkt|klasse|werk|halle|nummer|ligne|année|point|classe|línea|año|punto|linea|anno|linha|ano|ponto|lijn|jaar|klas|linia|rok|klasa)\s$/iu;
/** Before the level that all sets out from, or behind it. */
const SETS_OUT =
  /(?<!\p{L})(?:from|start(?:ed|ing|s)?|open(?:ed|ing|s)?|began|begins?|beginning|was|were|had|held|stood|last year|year ago|letztes jahr|l'an dernier|année dernière|año pasado|anno scorso|ano passado|zeszły\p{L}* rok\p{L}*|von|anfang\p{L}*|beginn\p{L}*|start\p{L}*|war(?:en)?|lag(?:en)?|hatten|standen|vorjahr|départ|début|ouverture|était|étaient|avions|avait|partant|inicio|inicial|abr\p{L}*|empez\p{L}*|teníamos|había|partí\p{L}*|inizio|iniziale|partiv\p{L}*|avevamo|era|eravamo|início|inicia\p{L}*|começ\p{L}*|tínhamos|begin\p{L}*|stonden|hadden|vorig jaar|początk\p{L}*|było|mieliśmy|stan początkowy)(?!\p{L})/iu;
const ARRIVES =
  /(?<!\p{L})(?:to|so|now|today|then|that|this year|dieses jahr|cette année|este año|quest'anno|este ano|dit jaar|w tym roku|reach(?:es|ed)?|clos(?:ed|es|ing)|end(?:ed|s|ing)?|year[- ]end|left|leaves|leaving|land(?:s|ed)?|makes|gives|remain(?:s|ed)?|finish(?:ed|es)?|count|auf|jetzt|heute|nun|ende\p{L}*|schluss\p{L}*|bleib\p{L}*|ergibt|macht|sind|fin|final|clôture|aujourd'hui|reste\p{L}*|termin\p{L}*|arriv\p{L}*|finales?|cierre|cerr\p{L}*|queda\p{L}*|hoy|ahora|acab\p{L}*|fine|chiu\p{L}*|rest\p{L}*|oggi|ora|fim|fech\p{L}*|fica\p{L}*|sobr\p{L}*|hoje|agora|eind\p{L}*|blij\p{L}*|nu|komen|koniec|zostaj\p{L}*|został\p{L}*|teraz|dziś|razem)(?!\p{L})/iu;
/** Words of a step that adds, and of one that takes. */
const ADDS =
  /(?<!\p{L})(?:hire[sd]?|hiring|join(?:ed|ers?|s)?|new|came (?:in|over|back|from)|came|come back|recruit\p{L}*|put in|paid in|brought|brings?|added|adds?|plus|gain(?:ed|s)?|won|inflows?|received|return(?:ed|s)?|back|reopened|arriv(?:ed|als?)|income|grants?|loan|sold|sales?|births?|rose|up|transfers? in|saved us|neu\p{L}*|eingestellt|zug[aä]ng\p{L}*|gewonnen|dazu|hinzu\p{L}*|zurück|embauch\p{L}*|recrut\p{L}*|arrivées?|entrées?|retours?|nouveaux|gagn\p{L}*|apport\p{L}*|altas?|nuev[oa]s|entra\p{L}*|contrata\p{L}*|gana\p{L}*|nuov[ie]|assun\p{L}*|entrat[ei]|ingress\p{L}*|novos|ganh\p{L}*|nieuwe?|aangenomen|erbij|instroom|nowi|nowe|nowych|przyjęt\p{L}*|doszł\p{L}*|przyby\p{L}*)(?!\p{L})/iu;
const TAKES =
  /(?<!\p{L})(?:left|leavers?|lost|los[es]|retire[ds]?|resign\p{L}*|quit|moved (?:away|to|out|on)|died|lapsed|cancel\p{L}*|churn\p{L}*|expired|closed|decided|withdrawn|resolved|took|takes?|take off|cost(?:s|ed)?|paid|pays?|spent|less|minus|down|fell|cut|outflows?|fees?|tax(?:es)?|wages|drag|hurt|promoted out|merged|departures?|attrition|shipped|used|saved|weg\p{L}*|abg[aä]ng\p{L}*|verlassen|verloren|gekündigt\p{L}*|ausgeschieden\p{L}*|rente|abzüglich|kostet\p{L}*|départs?|partis?|retraites?|démission\p{L}*|perd\p{L}*|coût\p{L}*|bajas?|salid\p{L}*|jubila\p{L}*|perdi\p{L}*|cuesta\p{L}*|uscit\p{L}*|pension\p{L}*|pers[iao]|cost\p{L}*|saíd\p{L}*|saíram|reform\p{L}*|vertrok\p{L}*|uitstroom|pensioen|verlor\p{L}*|odesz\p{L}*|odejś\p{L}*|strac\p{L}*|emerytur\p{L}*|koszt\p{L}*)(?!\p{L})/iu;
const MARK = /\n|[,;:.()?!"“”]+(?=\s|$)|->|=>|→|\s(?:then|so|also|dann|puis|luego|poi|depois|dan|potem)\s|^\)/giu;
const AND = /\s(?:and|und|et|y|e|i|oraz|but|aber|mais|pero|ma|mas|maar|ale)\s/iu;
const AND_DUTCH = /\s(?:en|maar)\s/iu;
/** What stands right before a number and parts it from no word: a sign, a bracket, a colon. */
const SIGN = /(?:[\s(:+−–=-]|(?<=[\s:])(?:minus|plus|less|moins|menos|meno|min|abzüglich|zzgl\.))+$/iu;
/** The same, and the comma of `the loan came, 150`. */
const PAUSE = /(?:[\s(:,+−–=-]|(?<=[\s:,])(?:minus|plus|less|moins|menos|meno|min))+$/iu;
/** Words that only lead to a number, at the end of a label; and such as open it. */
const LEADS =
  /(?:\s(?:that |it |we |which )?(?:took|takes|put in|put on|put|brought(?: in)?|brings?|adds?|added|cost(?:s)? us|costs?|were|was|is|are|by|of|with|at|to|about|another|us|brachten?|kosteten?|waren|sind|um|mit|apport\p{L}+|ont|de|en|con|por|com|met|z|minus|plus)(?=\s|$))+$/iu;
const OPENS =
  /^(?:(?:and|because|since|while|weil|car|parce que|porque|perché|omdat|bo|plus|minus|less|then|so|also|we|they|it|there|that|which|have|had|has|were|was|are|is|been|another|more|of them|of which|und|dann|wir|es|nous|et|on|y|e|en|i|dann|puis|luego|poi|depois|dan|potem|ale|but|mais|aber)\s)+/iu;

/** The figures that may be levels or steps: dates and what is numbered left out. */
function countsIn(brief: ReadBrief): Figure[] {
  const { text } = brief;
  const dates = brief.sentences.slice(0, 60).flatMap((s) => datesIn(s).map((d) => d.piece));
  let d = 0;
  return brief.figures.filter((f) => {
    while ((dates[d]?.end ?? Number.POSITIVE_INFINITY) <= f.start) d++;
    const dated = (dates[d]?.start ?? Number.POSITIVE_INFINITY) <= f.core.start && (dates[d]?.end ?? 0) >= f.core.end;
    const before = text.slice(Math.max(0, f.start - 12), f.start);
    return (
      !f.year &&
      !dated &&
      !(f.unit === '' && f.value < 100 && NUMBERED.test(before)) &&
      !/^:\d\d|^h\d\d/u.test(text.slice(f.end, f.end + 3))
    );
  });
}

interface Clause {
  /** Between the mark before the figure and the figure. */
  readonly before: Piece;
  /** The same, where nothing but that mark parts it from its words: `the loan came, 150`. */
  readonly ahead: Piece;
  readonly after: Piece;
}

/** Every pair of levels that is tried asks for the same clauses. */
const clauses = new WeakMap<readonly Figure[], (Clause | undefined)[]>();
function clauseOf(brief: ReadBrief, figures: readonly Figure[], at: number): Clause {
  let known = clauses.get(figures);
  if (known === undefined) {
    known = [];
    clauses.set(figures, known);
  }
  const clause = known[at] ?? clauseAt(brief, figures, at);
  known[at] = clause;
  return clause;
}

/** The clause that a figure stands in, between the figures and the marks around it. */
function clauseAt(brief: ReadBrief, figures: readonly Figure[], at: number): Clause {
  const f = figures[at] as Figure;
  const whole = new Piece(brief.text, 0, brief.text.length);
  const joins = brief.language === 'nl' ? AND_DUTCH : AND;
  const left = Math.max(figures[at - 1]?.end ?? 0, f.start - 120);
  const right = Math.min(figures[at + 1]?.start ?? brief.text.length, f.end + 120);
  const ahead = brief.text.slice(left, f.start).trimEnd();
  const from = (text: string): number => {
    const last = [...`${text} `.matchAll(MARK)].at(-1);
    // What was told before an "and" is the figure's before; two things under one number are one name.
    const and = last === undefined && at > 0 ? joins.exec(`${text} `) : null;
    const end = last === undefined ? (and === null ? 0 : and.index + and[0].length) : last.index + last[0].length;
    return left + Math.min(text.length, end);
  };
  const open = brief.text.slice(f.end, right);
  // "61 were struck off and 37 died": the next number's word.
  const joint = at + 1 < figures.length && right === figures[at + 1]?.start ? joins.exec(open) : null;
  const behind = joint === null || /[,;.:(]/.test(open) ? open : open.slice(0, joint.index);
  const [first] = [...behind.matchAll(MARK)].filter((m) => !/^\)/.test(m[0]) || m.index > 0);
  return {
    // The bracket or the colon that opens right before the number parts nothing.
    before: cut(whole, from(ahead.replace(SIGN, '')), f.start),
    ahead: cut(whole, from(ahead.replace(PAUSE, '')), f.start),
    after: cut(whole, f.end, f.end + (first?.index ?? behind.length)),
  };
}

/** What a step is called: the words before its number, else those behind it. */
function labelFor(brief: ReadBrief, figures: readonly Figure[], at: number): Piece | undefined {
  const { before, ahead, after } = clauseOf(brief, figures, at);
  const bare = (p: Piece): Piece => {
    const text = p.text.replace(PAUSE, '');
    const inner = trimmed(cut(p, p.start, p.start + text.length));
    const head = OPENS.exec(inner.text)?.[0].length ?? 0;
    const body = cut(inner, inner.start + head, inner.end);
    const tail = LEADS.exec(body.text);
    return tail !== null && /\p{L}{2}/u.test(body.text.slice(0, tail.index)) ? cut(body, body.start, body.start + tail.index) : body;
  };
  const [one, two] = [bare(before), bare(after)];
  const label =
    /\p{L}{2}/u.test(one.text) && !/^(?:hired|joined|lost|gained|we|they|in between|retired|came)$/iu.test(one.text) ? one : two;
  const use = [label, one, bare(ahead)].find((p) => /\p{L}{2}/u.test(p.text)) ?? one;
  return /\p{L}{2}/u.test(use.text) && use.text.length <= 56 ? use : undefined;
}

const SAYS_NOTHING =
  /^(?:so|that|yes|then|soit|donc|macht|ergibt|leaves?|left|makes?|gives?|became(?: the)?|we count|count|finished(?: on)?|ended(?: up)?|there are|i)$/iu;

const FROM_TO = /(?:^|\s)(?:from|von|de|du|da|dal|dai|van|z|od|desde|to|auf|à|a|al|naar|do|na|hasta|até|by)$/iu;
const TIME =
  /(?<!\p{L})(?:year|month|quarter|week|start|end|jahr\p{L}*|monat\p{L}*|an|mois|año|mes|anno|mese|ano|mês|jaar|maand|rok\p{L}*|miesiąc\p{L}*)(?!\p{L})/iu;
/** What a level is called: its date, or a short clause. */
function levelName(brief: ReadBrief, figures: readonly Figure[], at: number): Piece | undefined {
  const { before, after } = clauseOf(brief, figures, at);
  const [behind] = datesIn(after);
  if (behind !== undefined) return behind.piece;
  const f = figures[at] as Figure;
  const date = datesIn(before).at(-1);
  const told = FROM_TO.test(before.text) ? undefined : labelFor(brief, figures, at);
  // `Q3 gross profit`: with what it is the level of.
  if (
    date !== undefined &&
    told !== undefined &&
    told.start === date.piece.start &&
    told.text.length <= 24 &&
    /^\S+(?:\s\p{L}{3,})+$/u.test(told.text)
  )
    return told;
  // "84.2 in 2023 to 91.0": the date of the number before.
  const other = figures[at - 1]?.end ?? -40;
  if (
    date !== undefined &&
    (/[.,;:\n]/.test(brief.text.slice(Math.max(0, other), date.piece.start)) || date.piece.start - other > f.start - date.piece.end)
  )
    return date.piece;
  if (TIME.test(after.text) && after.text.length <= 24) return trimmed(after);
  const label = told;
  const own =
    label !== undefined && (label.end <= f.start || (label.text.length <= 16 && (SETS_OUT.test(label.text) || ARRIVES.test(label.text))));
  return own && label.text.length <= 32 && !SAYS_NOTHING.test(label.text) ? label : undefined;
}

interface Term {
  readonly value: number;
  /** -1 or 1 where the brief writes a sign; 0 where words or the arithmetic tell. */
  readonly written: number;
  readonly hint: number;
}

const terms = new WeakMap<Figure, Term>();
function termOf(brief: ReadBrief, figures: readonly Figure[], at: number, value: number): Term {
  const f = figures[at] as Figure;
  const term = terms.get(f) ?? readTerm(brief, figures, at, value);
  terms.set(f, term);
  return { ...term, value };
}

function readTerm(brief: ReadBrief, figures: readonly Figure[], at: number, value: number): Term {
  const f = figures[at] as Figure;
  const { text } = brief;
  if (f.signed) return { value, written: 1, hint: 1 };
  const bracketed = /\(\s?$/.test(text.slice(Math.max(0, f.start - 2), f.start)) && /^\s?\)/.test(text.slice(f.end, f.end + 2));
  const { before, after } = clauseOf(brief, figures, at);
  const words = `${before.text} ${after.text}`;
  const sign = /(?:^|\s)[+]\s?$/.test(before.text) ? 1 : /(?:^|[\s(])[−–-]\s?$|(?:^|\s)minus$/iu.test(before.text) ? -1 : 0;
  const [adds, takes] = [ADDS.test(words), TAKES.test(words)];
  return { value, written: sign, hint: sign !== 0 ? sign : takes && !adds ? -1 : adds && !takes ? 1 : bracketed ? -1 : 0 };
}

/** Signs that lead over the gap: those of words where they do, else the only ones that do and deny few words. */
function signsOf(terms: readonly Term[], gap: number): number[] | undefined {
  const solve = (fixed: (t: Term) => number): number[][] => {
    const signs = terms.map(fixed);
    const free = signs.flatMap((s, i) => (s === 0 ? [i] : []));
    if (free.length > MOST_FREE) return [];
    const base = terms.reduce((sum, t, i) => sum + t.value * (signs[i] ?? 0), 0);
    const found: number[][] = [];
    for (let mask = 0; mask < 1 << free.length && found.length < MOST_WAYS; mask++) {
      let sum = base;
      for (const [k, i] of free.entries()) sum += (terms[i]?.value ?? 0) * ((mask >> k) & 1 ? -1 : 1);
      if (Math.abs(sum - gap) > 1e-6 * Math.max(1, Math.abs(gap))) continue;
      found.push(signs.map((s, i) => (s === 0 ? ((mask >> free.indexOf(i)) & 1 ? -1 : 1) : s)));
    }
    return found;
  };
  const byWords = solve((t) => t.hint);
  if (byWords.length === 1) return byWords[0];
  const free = solve((t) => t.written);
  const denied = (signs: readonly number[]): number => terms.filter((t, i) => t.hint !== 0 && t.hint !== signs[i]).length;
  const ways = free.map((signs) => ({ signs, denied: denied(signs) })).sort((a, b) => a.denied - b.denied);
  const [best, next] = ways;
  if (best === undefined || free.length >= MOST_WAYS || best.denied * 2 > terms.length) return undefined;
  return next === undefined || best.denied < next.denied ? best.signs : undefined;
}

/** The levels and steps of a brief, two steps or more; undefined where nothing closes in one way only. */
export function closingSteps(brief: ReadBrief, valued: Valued): Closed | undefined {
  const figures = countsIn(brief);
  if (figures.length < 4 || figures.length > MOST) return undefined;
  const words = figures.map((_, i) => {
    const { ahead, after } = clauseOf(brief, figures, i);
    return `${ahead.text} ${after.text}`;
  });
  const last = figures.length - 1;
  const starts = [...new Set([0, 1, words.findIndex((w) => SETS_OUT.test(w))])].filter((i) => i >= 0 && i < 4);
  const ends = words.flatMap((w, i) => (ARRIVES.test(w) ? [i] : []));
  let best: { score: number; closed: Closed } | undefined;
  for (const a of starts)
    for (const b of new Set([...ends.filter((i) => i > a + 2).slice(-3), last, a + 1, ...(a === 1 ? [0] : [])])) {
      const found = between(brief, figures, words, a, b, valued);
      if (found !== undefined && (best === undefined || found.score > best.score)) best = found;
    }
  return best?.closed;
}

/** Told side by side: `from 61 weeks to 44`, `842 in January, 806 in December`. */
const PAIR = /^[^.;:?!\n]{0,40}$/u;

/** The steps from one figure to another, where they close; one sum closes for other pairs of its numbers too, and words and sizes tell which is meant. */
function between(
  brief: ReadBrief,
  figures: readonly Figure[],
  words: readonly string[],
  a: number,
  b: number,
  valued: Valued,
): { score: number; closed: Closed } | undefined {
  const [from, to] = [figures[a], figures[b]];
  if (from === undefined || to === undefined || from === to || from.signed || to.signed) return undefined;
  const [sets, arrives] = [SETS_OUT.test(words[a] ?? ''), ARRIVES.test(words[b] ?? '')];
  // The level that all arrives at may be told first: "we ended on 47 though we started with 52".
  if (b < a && !(sets && arrives)) return undefined;
  const beside = Math.abs(a - b) === 1;
  if (!beside && b - a < 3) return undefined;
  const all = figures.flatMap((_, i) => ((beside ? i > Math.max(a, b) : i > a && i < b) ? [i] : []));
  // What repeats a number that was told is a remark: "check: yes 588", "not just 5".
  const once = all.filter(
    (i, k) =>
      ![from, to, ...all.slice(0, k).map((j) => figures[j] as Figure)].some((f) => Math.abs(f.value) === Math.abs(figures[i]?.value ?? 0)),
  );
  for (const steps of once.length === all.length ? [all] : [all, once]) {
    if (steps.length < 2 || steps.length > 14) continue;
    const scale = valued([from, to, ...steps.map((i) => figures[i] as Figure)]);
    if (scale === undefined) continue;
    const [start, end] = [scale.count(from).value, scale.count(to).value];
    // Not even all steps one way lead over the gap.
    const reach = steps.reduce((sum, i) => sum + Math.abs(scale.count(figures[i] as Figure).value), 0);
    if (Math.abs(end - start) > reach * (1 + 1e-6)) continue;
    const terms = steps.map((i) => termOf(brief, figures, i, scale.count(figures[i] as Figure).value));
    // Two unsigned steps close by chance too easily.
    if (steps.length < 3 && terms.some((t) => t.hint === 0)) continue;
    const signs = signsOf(terms, end - start);
    if (signs === undefined) continue;
    const named = steps.flatMap((i, k): Step[] => {
      const label = labelFor(brief, figures, i);
      return label === undefined ? [] : [{ label, figure: figures[i] as Figure, value: (terms[k]?.value ?? 0) * (signs[k] ?? 1) }];
    });
    if (named.length < steps.length) continue;
    const most = Math.max(...terms.map((t) => Math.abs(t.value)));
    const pair = beside && PAIR.test(brief.text.slice(Math.min(from.end, to.end), Math.max(from.start, to.start)));
    const told = terms.reduce((sum, t, k) => sum + (t.hint === 0 ? 0 : t.hint === signs[k] ? 1 : -2), 0) / terms.length;
    const score =
      told +
      (pair ? 2 : 0) +
      (sets ? 1 : 0) +
      (arrives ? 1 : 0) +
      (Math.min(start, end) >= most ? 2 : 0) +
      (b === figures.length - 1 ? 0.5 : 0);
    const names = [levelName(brief, figures, a), levelName(brief, figures, b)];
    return {
      score,
      closed: {
        from,
        to,
        ...(names[0] === undefined ? {} : { start: names[0] }),
        ...(names[1] === undefined || names[1].start === names[0]?.start ? {} : { end: names[1] }),
        steps: named,
      },
    };
  }
  return undefined;
}
