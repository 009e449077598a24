/** Stages told in order with a number each that rises: "pilot €2m, then roll-out €9m, full network 21", "Wave one: quick wins, 0.4m. Wave two: …". */
import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface Stage {
  readonly label: Piece;
  readonly sub?: Piece;
  /** The number with what is written of it: `about 9.2m p.a.`, `50%+`. */
  readonly value?: Piece;
}

/** Figures that are looked at; a brief of more tells no stages. */
const MOST = 24;
const MOST_WORDS = 600;
/** What counts a time or a stage and no effect. */
const COUNTS =
  /(?:^|[^\p{L}])(?:phase|wave|stage|step|level|year|yr|month|week|day|quarter|first|next|last|after|welle|stufe|schritt|jahr|monat|woche|tag|vague|étape|année|mois|semaine|jour|fase|onda|etapa|año|mes|semana|ola|anno|mese|settimana|ano|mês|golf|stap|jaar|maand|dag|faza|etap|rok|miesiąc)s?\s$/iu;
const COUNTED_TIME =
  /^\s?(?:[–-]\s?\d{1,2}\s)?(?:days?|weeks?|months?|years?|tage[n]?|wochen|monate[n]?|jahre[n]?|jours|semaines|mois|ans|días|semanas|meses|años|giorni|settimane|mesi|anni|dias|anos|dagen|weken|maanden|jaar|dni|tygodni|miesięcy|lat)(?!\p{L})/iu;
const ONWARD =
  /^(?:[\s,;.:)–—→>-]|(?:and|then|finally|eventually|lastly|next|later|followed by|after that|und|dann|danach|schließlich|zuletzt|später|et|puis|ensuite|enfin|finalement|y|luego|después|finalmente|por último|poi|dopo|infine|e|depois|por fim|en|dan|daarna|toen|ten slotte|tot slot|uiteindelijk|i|potem|następnie|wreszcie|na koniec)(?![\p{L}\p{N}]))+/iu;
const ABOUT =
  /(?:about|maybe|perhaps|vielleicht|peut-être|quizás?|forse|talvez|misschien|może|around|roughly|some|approx\.?|over|more than|nearly|almost|ca\.?|circa|rund|etwa|über|mehr als|fast|environ|près de|plus de|unos|unas|cerca de|casi|más de|oltre|quasi|mais de|quase|ongeveer|ruim|bijna|meer dan|około|ponad|prawie|~)\s?$/iu;
/** Words that lead from a stage to its number. */
const LEADS_TO =
  /(?:[\s,:;–—(=→>-]|\s\+|,\sthat|\s(?:and|is|takes us|brings us|are|at|with|worth|adds?|brings?|gives?|makes?|reach(?:es)?|to|of|for|the|(?:the )?full|another|bringt|bringen|ergibt|auf|bei|mit|sind|ist|apporte(?:nt)?|donne|atteint|avec|soit|à|aporta|da|llega a|alcanza|con|porta|arriva a|raggiunge|traz|chega a|atinge|com|a|levert|geeft|brengt|naar|met|op|daje|przynosi|z|do|(?:brings?|takes?|gets?|lifts?|brengt|bringt) (?:it|us|that|uns|es|ons|het)(?: up)?(?: to)?|(?:in )?we(?:'re| are| get| reach)(?: at| to)?|sind wir bei|on est à|on arrive à|estamos en|siamo a|estamos em|zitten we op|jesteśmy na))+$/iu;
/** A stage by its name, which needs no mark behind it. */
const NAMED =
  /^(?:(?:wave|phase|stage|step|year|month|quarter|welle|stufe|schritt|jahr|vague|étape|année|fase|onda|etapa|ola|año|anno|ano|golf|stap|jaar|faza|etap|rok)\s(?:\d{1,2}|[ivx]{1,4}|zero|one|two|three|four|five|six|eins|zwei|drei|vier|fünf|un|deux|trois|quatre|uno|dos|tres|cuatro|due|tre|quattro|um|dois|três|quatro|een|één|twee|drie|vier|jeden|dwa|trzy|cztery)|[qth][1-4]|20\d\d)(?=[\s,:.("“„–-]|$)/iu;

/** What the number is of: `5% of tickets`. */
const OF_WHAT = /^(?:of|der|des|aller|von|de|du|des|del|della|dei|do|da|van|z|weniger|fewer|less|more|mehr)\s/iu;

const worded = (p: Piece | undefined): boolean => /\p{L}{2}/u.test(p?.text ?? '');

/** What a number counts, where the brief says so: its unit, or the noun behind it. */
function kindOf(text: string, f: Figure): string {
  if (/%|percent/iu.test(f.unit)) return '%';
  if (/[€$£¥]|eur|usd|gbp|chf|zł/iu.test(f.unit)) return 'sum';
  // A scale alone says nothing of what is counted.
  if (f.unit !== '') return f.factor === 1 ? f.unit.toLowerCase() : '';
  const noun = /^\s(?!(?:of|in|by|at|and|und|et|de|im|di|da|en|van|z|w|by|with|when|then|dann|puis)(?!\p{L}))(\p{L}{2,5})/iu.exec(
    text.slice(f.end, f.end + 8),
  );
  return noun?.[1]?.toLowerCase() ?? '';
}

interface Link {
  readonly told: Told;
  readonly figure: Figure;
  readonly kind: string;
  readonly factor: number;
  readonly score: number;
  readonly before?: Link;
  readonly length: number;
}

interface Told {
  readonly figure: Figure;
  /** Where it begins: a range at its first number. */
  readonly from: number;
}

/** The figures that may be what a stage brings; of a range the second. */
function effectsIn({ text, figures }: ReadBrief): Told[] {
  const out: Told[] = [];
  let from: number | undefined;
  for (const [i, f] of figures.entries()) {
    const next = figures[i + 1];
    if (
      !f.year &&
      next !== undefined &&
      next.value > f.value &&
      /^\s?(?:[–-]|to|bis|à|a|tot|do)\s?$/u.test(text.slice(f.end, next.start))
    ) {
      from ??= f.start;
      continue;
    }
    const bare = f.unit === '' && !f.signed;
    const small = bare && f.value <= 31;
    if (
      !f.year &&
      !(small && COUNTS.test(text.slice(Math.max(0, (from ?? f.start) - 12), from ?? f.start))) &&
      !(bare && COUNTED_TIME.test(text.slice(f.end, f.end + 16)))
    )
      out.push({ figure: f, from: from ?? f.start });
    from = undefined;
  }
  return out;
}

/** The best row of numbers that rise, each in a clause of its own. */
function climb(brief: ReadBrief): Told[] {
  const { text } = brief;
  const figures = effectsIn(brief);
  if (figures.length < 3 || figures.length > MOST) return [];
  // What ends a clause is its number rather than what stands within it: "lijn 3 sluiten (3,1)".
  const ends = figures.map(
    ({ figure: f }) =>
      (f.unit === '' ? 0 : 0.2) +
      (/^\s?\+?\s?(?:\p{L}+\.?\s?){0,2}(?:[,;)\n]|[.!?](?:\s|$)|$)/u.test(text.slice(f.end, f.end + 40)) ? 0.2 : 0),
  );
  const links: Link[] = [];
  let best: Link | undefined;
  for (const [at, told] of figures.entries()) {
    const { figure } = told;
    const own = 1 + (ends[at] ?? 0);
    const kind = kindOf(text, figure);
    let link: Link = { told, figure, kind, factor: figure.factor, score: own, length: 1 };
    for (const from of links) {
      const between = text.slice(from.figure.end, told.from);
      // A number of its own clause, with a word that says what it is the number of.
      if (
        !/[,;.:)\n–—→-]|\s(?:then|and|dann|und|puis|et|luego|y|poi|e|depois|en|dan|daarna|potem|i)\s/iu.test(between) ||
        !/\p{L}/u.test(between)
      )
        continue;
      const bare = figure.unit === '' && from.factor !== 1;
      const factor = bare ? from.factor : figure.factor;
      if (figure.value * factor <= from.figure.value * from.factor) continue;
      const agrees = kind === from.kind ? 1 : kind === '' || from.kind === '' ? 0.5 : -3;
      const score = from.score + own + agrees;
      if (score > link.score)
        link = { told, figure, kind: kind === '' ? from.kind : kind, factor, score, before: from, length: from.length + 1 };
    }
    links.push(link);
    if (link.length >= 3 && (best === undefined || link.score > best.score)) best = link;
  }
  // Numbers that belong to no stage tell of something else.
  if (best === undefined || figures.length > 2 * best.length + 1) return [];
  const out: Told[] = [];
  for (let at: Link | undefined = best; at !== undefined; at = at.before) out.unshift(at.told);
  return out;
}

/** Where the clause of a number ends. */
function closes(text: string, f: Figure, limit: number): number {
  const behind = text.slice(f.end, Math.min(limit, f.end + 80));
  const mark =
    /[,;)\n]|^\s?[.!?](?=\s|$)|(?<=\p{L}{2}|[\d%€$£)+])[.!?](?=\s|$)|\s[–—/-]\s|\s(?:and|then|und|dann|et|puis|y|luego|e|poi|depois|en|dan|daarna|i|potem)\s/u.exec(
      behind,
    );
  return mark === null ? Math.min(limit, f.end + 80) : f.end + mark.index;
}

/** The head of a sentence that stages follow: "Savings build up like this: pilot …", "grows in stages - pilot …". */
const HEAD = /^[^:]{2,160}?(?::\s|\s[–—-]\s)/u;

function stageOf(text: string, stretch: Piece, { figure: f, from: begins }: Told, end: number): Stage | undefined {
  const about = ABOUT.exec(text.slice(Math.max(stretch.start, begins - 12), begins))?.[0].length ?? 0;
  const from = about > 0 && /^[\s(,:]?$/u.test(text.charAt(begins - about - 1)) ? begins - about : begins;
  const whole = new Piece(text.slice(f.end, end), f.end, end);
  const plus = /^(?:\/\p{L}{1,8}|\s?(?:\+|plus(?!\p{L})))+/iu.exec(whole.text)?.[0].length ?? 0;
  const tail = cut(whole, f.end + plus, end);
  const short =
    tail.text !== '' &&
    tail.text.length <= (OF_WHAT.test(tail.text) ? 28 : 14) &&
    !/^(?:with|when|if|mit|wenn|avec|quand|con|com|met|als|z)\s/iu.test(tail.text);
  const to = short ? tail.end : f.end + plus;
  const value = new Piece(text.slice(from, to).trim(), from, to);
  const before = cut(stretch, stretch.start, from);
  const onward = ONWARD.exec(before.text)?.[0].length ?? 0;
  const bare = cut(before, before.start + onward, before.end);
  const led = LEADS_TO.exec(bare.text);
  const words = led === null ? bare : cut(bare, bare.start, bare.start + led.index);
  const name = NAMED.exec(words.text)?.[0].length ?? 0;
  if (name === 0 && !/\p{L}{2}/u.test(words.text)) return undefined;
  const mark = /\s?[:,(](?:\s|(?<=\())|\s[=–—-]\s|\.\s/u.exec(words.text);
  const at = name > 0 ? name : (mark?.index ?? 0);
  const rest = at === 0 ? undefined : unmarked(cut(words, words.start + at, words.end));
  const label = at > 0 && (name > 0 || worded(rest) || /\d/.test(rest?.text ?? '')) ? cut(words, words.start, words.start + at) : words;
  const sub = label === words ? undefined : rest;
  const told = !short && worded(tail) ? tail : undefined;
  const support = sub !== undefined && /[\p{L}\d]/u.test(sub.text) ? sub : told;
  return {
    label: name > 0 ? label : cut(label, trimmed(label).start, label.end),
    ...(support === undefined ? {} : { sub: support }),
    value,
  };
}

/** Words for nothing, in a stage that brings nothing yet. */
const IDLE =
  /^([^,;:.(]{3,60}?)[\s,(:–-]+((?:[\p{L}’'-]+\s){0,3}(?:nothing|zero|none|nichts|null|rien|zéro|nada|cero|niente|zero|niets|nul|nic))(?:\s(?:to see|yet|back|noch))?\)?\s?[,;]\s/iu;
function idleIn(stretch: Piece): (Stage & { readonly ends: number }) | undefined {
  const found = IDLE.exec(stretch.text);
  if (found?.[1] === undefined || found[2] === undefined) return undefined;
  const from = stretch.start + found[0].lastIndexOf(found[2]);
  return {
    label: cut(stretch, stretch.start, stretch.start + found[1].length),
    sub: cut(stretch, from, from + found[2].length),
    ends: stretch.start + found[0].length,
  };
}

const OWN_NUMBER = /^(?:[\s,;)]|(?:and|und|et|y|e|en|i)\s)*(\d[^,;.]{0,30})\)?[,;.]\s/u;

const unmarked = (p: Piece): Piece => {
  const head =
    /^(?:[\s,:;.(=–—-]|(?:is|are|means|ist|sind|est|sont|es|son|è|sono|é|são|zijn|jest|adds|with|mit|avec|con|com|met)\s)+/iu.exec(
      p.text,
    )?.[0].length ?? 0;
  const inner = cut(p, p.start + head, p.end);
  const loose = inner.text.endsWith(')') && !inner.text.includes('(') ? 1 : 0;
  const tail = loose === 1 ? inner.text.length - 1 : (/[\s,:;(–—-]+$/u.exec(inner.text)?.index ?? inner.text.length);
  return cut(inner, inner.start, inner.start + tail);
};

/** The stages of a brief, three or more, in the order of their numbers; none where one of them has no name. */
export function risingStages(brief: ReadBrief): Stage[] | undefined {
  const { text } = brief;
  const chain = climb(brief);
  if (chain.length < 3) return undefined;
  const stages: Stage[] = [];
  let from = 0;
  for (const [i, told] of chain.entries()) {
    const { figure: f } = told;
    const limit = chain[i + 1]?.from ?? text.length;
    const end = closes(text, f, limit);
    // The last sentence before the number is the stage's own.
    // No stage needs more words.
    from = Math.max(from, told.from - MOST_WORDS);
    const open = text.slice(from, told.from);
    const stop = [...open.matchAll(/[.!?](?=\s+\p{Lu})|\n/gu)].findLast((m) => /\p{L}{2}/u.test(open.slice(m.index)));
    let stretch = cut(new Piece(text, 0, text.length), from + (stop === undefined ? 0 : stop.index + 1), told.from);
    if (i === 0) {
      const head = HEAD.exec(stretch.text);
      const next = chain[1] as Told;
      // "First 100 days: stop the bleeding, 2m. Then pricing: …": where the next stage has its colon, this one has.
      const keyed = head !== null && /:\s$/.test(head[0]) && /[.;]\s[^.;]{2,60}:\s/u.test(text.slice(f.end, next.from));
      const named = head !== null && NAMED.test(stretch.text);
      if (head !== null && !keyed && !named && /\p{L}{2}/u.test(stretch.text.slice(head[0].length)))
        stretch = cut(stretch, stretch.start + head[0].length, stretch.end);
    }
    const idle = i === 0 ? idleIn(stretch) : undefined;
    if (idle !== undefined) {
      stages.push(idle);
      stretch = cut(stretch, idle.ends, stretch.end);
    }
    // "15 helpers and 200 meals, extension …": a number that stands before any word belongs to the stage before.
    const more = i === 0 ? null : OWN_NUMBER.exec(stretch.text);
    const last = stages.at(-1);
    if (more?.[1] !== undefined && last !== undefined && /\p{L}{3}/u.test(stretch.text.slice(more[0].length))) {
      const at = stretch.start + more[0].length - more[1].length;
      if (last.sub === undefined) stages[stages.length - 1] = { ...last, sub: unmarked(cut(stretch, at, at + more[1].length)) };
      stretch = cut(stretch, at + more[1].length, stretch.end);
    }
    const stage = stageOf(text, stretch, told, end);
    if (stage === undefined || stage.label.text.length > 70) return undefined;
    stages.push(stage);
    from = end;
  }
  return stages;
}
