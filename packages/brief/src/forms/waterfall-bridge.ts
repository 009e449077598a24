/** Bridges: a start, an end and what lies between. */

import { type Figure, Piece } from '../document/piece.ts';
import type { Fact, ReadBrief } from '../document/reading.ts';
import { type Closed, closingSteps } from '../relations/closing.ts';
import { Count, Framed, onOneScale, type Reading, Word } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const FROM = /(?:^|[\s:(])(?:from|von|de|da|dal|dai|van|z|od|desde)\s[^,;.]{0,40}$/iu;
const TO = /(?:^|\s)(?:to|auf|à|a|al|ai|naar|do|na|hasta|para|até)\s*$/iu;
/** Before the figure that a told bridge sets out from, and before the one that it ends at. */
const SETS_OUT =
  /(?:^|[\s:(])(?:from|start(?:ed|ing|s)? (?:at|from|with|of)|open(?:ed|ing|s)? (?:at|with|balance)|began at|begins at|was|were|stood at|von|ausgehend von|beginn\p{L}*|start\p{L}*|war(?:en)?|lag(?:en)? bei|de|wir lagen bei|lagen wir bei|waren wir bei|nous étions à|on était à|estábamos en|teníamos|eravamo a|partivamo da|avevamo|estávamos em|tínhamos|stonden we op|zaten we op|byliśmy na|partant de|départ|était|étaient|partimos de|partiendo de|partía de|desde|era|eran|partiamo da|partendo da|da|era|partimos|partindo de|van|begint? (?:bij|op|met)|was|od|z|wyniósł|wynosił\p{L}*)\s[^,;.\d]{0,32}$/iu;
const ARRIVES =
  /(?:^|[\s:(])(?:to|at|reach(?:ed|es|ing)?|arriv\p{L}*|now|today|clos(?:ed|ing|es)\p{L}*|end(?:ed|s|ing)? (?:at|up|with|in)|left with|landed?(?: at)?|makes|leaves|gives|is|are|auf|bei|jetzt|heute|ist|sind|ergibt|liegen wir bei|sind wir bei|nous sommes à|on est à|estamos en|tenemos|siamo a|abbiamo|estamos em|temos|staan we op|zitten we op|jesteśmy na|bleiben|landen\p{L}*|ende\p{L}*|à|atteindre|arrive\p{L}*|arriver|aujourd'hui|est|a|hasta|llegar\p{L}*|ahora|es|hoy|arriv\p{L}*|ora|oggi|è|até|chegar\p{L}*|agora|hoje|é|naar|uit op|nu|do|teraz|jest)\s[^,;.\d]{0,32}$/iu;
const ENDS =
  /(?:^|\s)(?:end(?:ed|ing|s)?|clos(?:ed|ing|es)|finish(?:ed|ing)?|total|now|today|actual\p{L}*|this year|result\p{L}*|net \p{L}+|ende|endstand|schluss\p{L}*|ist|fin|final|clôture|cierre|cierra|chiusura|fecho|fine|einde|eind\p{L}*|koniec|stan końcowy|resultado|resultaat|risultato|ergebnis|wynik)(?:\s|$)/iu;
const START =
  /(?:^|\s)(?:start(?:ed|ing|s)?|open(?:ed|ing|s)?|beginning|begin|anfang|anfangs\p{L}*|départ|ouverture|apertura|inicio|inicial|inizio|iniziale|início|begin\p{L}*|początek|stan początkowy|prior|previous|last year|vorjahr|gross \p{L}+|brutto\p{L}*|budget|plan)\b/iu;
const FALLS =
  /(?:^|\s)(?:leavers?|churn|lost|loss|losses|lower|down|less|minus|cut|cuts|took away|takes away|took off|reduced|decline|departures|exits|attrition|cost us|costs us|hurt|drag(?:ged)?|reduces|shaved off|wiped out|subtract(?:ed|s)?|deduct(?:ed|s)?|abgänge|kosteten?|kostet|drückt\p{L}*|belastet\p{L}*|abzüglich|verlust\p{L}*|perte|pertes|coûte\p{L}*|retire\p{L}*|enlève\p{L}*|bajas|resta[nr]?|restó|quitan?|retir\p{L}*|perd\p{L}*|toglie|tolgono|tolto|costat[ao]|sottra\p{L}*|retira[m]?|kostte|kost|daling|odejm\p{L}*|strat[ay])(?=\s|$)/iu;

interface Bridge {
  readonly from: Figure;
  readonly to: Figure;
  readonly start?: Piece;
  readonly end?: Piece;
  readonly steps: readonly Fact[];
}

/** What names a level: the period that follows it ("42.0m in FY24"). */
function named(brief: ReadBrief, f: Figure): Piece | undefined {
  const match =
    /^\s(?:in|im|en|w|by|at|for)\s(?!(?:the|le|la|el|il|lo|o|a|de|het|der|die|das)\s)([\p{L}\p{N}]{2,14}(?:\s(?:20)?\d\d)?)/iu.exec(
      brief.text.slice(f.end, f.end + 40),
    );
  if (match?.[1] === undefined) return undefined;
  const start = f.end + match[0].length - match[1].length;
  return new Piece(match[1], start, start + match[1].length);
}

/** Two figures joined by from … to. */
function told(brief: ReadBrief): Bridge | undefined {
  const own = brief.figures.filter((f) => !f.year);
  for (let i = 0; i + 1 < own.length && i < 40; i++) {
    const a = own[i] as Figure;
    const b = own[i + 1] as Figure;
    if (
      b.start - a.end < 60 &&
      FROM.test(brief.text.slice(Math.max(0, a.start - 44), a.start)) &&
      TO.test(brief.text.slice(a.end, b.start))
    ) {
      const steps = brief.facts.filter((f) => f.figure !== a && f.figure !== b && f.others.length === 0);
      // Several things that each went from one figure to another are no steps of one bridge.
      const more = brief.facts.filter(
        (f) => f.figure !== a && f.others[0] !== undefined && TO.test(brief.text.slice(f.figure.end, f.others[0].start)),
      );
      if (more.length >= 2) return undefined;
      const [start, end] = [named(brief, a), named(brief, b)];
      return { from: a, to: b, steps, ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) };
    }
  }
  return undefined;
}

/** The first and the last of a list, where they are levels: by their words, or because the steps between them add up. */
function listed(brief: ReadBrief): Bridge | undefined {
  const facts = brief.facts.filter((f) => f.others.length === 0);
  const [first, last] = [facts[0], facts.at(-1)];
  if (first === undefined || last === undefined || facts.length < 4) return undefined;
  const steps = facts.slice(1, -1);
  const stem = (p: Piece): string =>
    p.text
      .toLowerCase()
      .replace(/[\d\W_]+/gu, ' ')
      .trim()
      .split(' ')[0] ?? '';
  const alike = stem(first.label) !== '' && stem(first.label) === stem(last.label);
  const scale = scaleOf(facts.map((f) => f.figure));
  const sum = scale === undefined ? Number.NaN : [first, ...steps].reduce((s, f) => s + scale.count(f.figure).value, 0);
  const adds = scale !== undefined && Math.abs(sum - scale.count(last.figure).value) < 1e-6 * Math.max(1, Math.abs(sum));
  const told = brief.text.slice(Math.max(0, first.figure.start - 40), first.figure.start);
  if (
    !START.test(first.label.text) &&
    !(START.test(told) && (adds || ENDS.test(last.label.text))) &&
    !alike &&
    !(adds && steps.some((s) => s.figure.signed))
  )
    return undefined;
  return { from: first.figure, to: last.figure, start: first.label, end: last.label, steps };
}

/** Two levels told in running text, with the steps before, between or behind them: only where the arithmetic closes. */
function arrived(brief: ReadBrief): Bridge | undefined {
  const facts = brief.facts.filter((f) => f.others.length === 0);
  const own = brief.figures.filter((f) => !f.year && !f.signed).slice(0, 24);
  const before = (f: Figure): string => brief.text.slice(Math.max(0, f.start - 56), f.start);
  const from = own.find((f) => SETS_OUT.test(before(f)));
  if (from === undefined) return undefined;
  const ends = own.filter((f) => f.start > from.start && f.unit === from.unit && ARRIVES.test(before(f)));
  for (const to of [ends[0], ends.at(-1)]) {
    if (to === undefined) continue;
    const steps = facts.filter((f) => f.figure !== from && f.figure !== to);
    const inOthers = brief.facts.filter((f) => f.others.length > 0 && f.figure !== from && f.figure !== to);
    if (steps.length < 2 || inOthers.length > 0) continue;
    const scale = scaleOf([from, to, ...steps.map((s) => s.figure)]);
    if (scale === undefined) continue;
    const closes = signsThatClose(scale.count(to).value - scale.count(from).value, valuesOf(brief, steps, scale));
    const label = (f: Figure): Piece | undefined => named(brief, f) ?? facts.find((x) => x.figure === f)?.label;
    const [start, end] = [label(from), label(to)];
    if (closes !== undefined) return { from, to, steps, ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) };
  }
  return undefined;
}

/** Two levels told one behind the other, and steps that lead from the first to the second to the digit. */
function closing(brief: ReadBrief): Bridge | undefined {
  const facts = brief.facts.filter((f) => f.others.length === 0).slice(0, 24);
  const [from, to, ...steps] = facts;
  if (from === undefined || to === undefined || steps.length < 3 || brief.facts.some((f) => f.others.length > 0)) return undefined;
  if (from.figure.signed || to.figure.signed || from.figure.unit !== to.figure.unit || !steps.some((s) => s.figure.signed))
    return undefined;
  const scale = scaleOf([from, to, ...steps].map((s) => s.figure));
  if (scale === undefined) return undefined;
  const closes = signsThatClose(scale.count(to.figure).value - scale.count(from.figure).value, valuesOf(brief, steps, scale));
  return closes === undefined ? undefined : { from: from.figure, to: to.figure, start: from.label, end: to.label, steps };
}

type Scale = { readonly unit: string; readonly count: (f: Figure) => Count };

/** Points are steps between percentages: `38.2%, freight -0.9pp`. */
function scaleOf(figures: readonly Figure[]): Scale | undefined {
  const scale = onOneScale(figures);
  if (scale !== undefined) return scale;
  const points = figures.every((f) => f.unit === '' || /%|^(?:pp|pts?|bps?|percent|percentage points|pkt\.?)$/iu.test(f.unit));
  // A hundred basis points are a point; each is drawn as it was written.
  const value = (f: Figure): number => (/^bps?$/iu.test(f.unit) ? Number((f.value / 100).toPrecision(12)) : f.value);
  return points ? { unit: figures.find((f) => f.unit.includes('%'))?.unit ?? '%', count: (f) => new Count(value(f), f) } : undefined;
}

const valuesOf = (brief: ReadBrief, steps: readonly Fact[], scale: Scale): { value: number; free: boolean }[] =>
  steps.map((s) => {
    const bracketed =
      !s.figure.signed &&
      /\(\s?$/.test(brief.text.slice(Math.max(0, s.figure.start - 2), s.figure.start)) &&
      /^\s?\)/.test(brief.text.slice(s.figure.end, s.figure.end + 2));
    if (bracketed) return { value: -scale.count(s.figure).value, free: false };
    const falls = !s.figure.signed && FALLS.test(brief.text.slice(s.label.start, Math.max(s.figure.start, s.label.end)));
    return { value: scale.count(s.figure).value * (falls ? -1 : 1), free: !s.figure.signed && !falls };
  });

/** Signs of unsigned steps, where exactly one choice closes the bridge. */
function signsThatClose(gap: number, steps: readonly { value: number; free: boolean }[]): number[] | undefined {
  const free = steps.flatMap((s, i) => (s.free ? [i] : []));
  if (free.length > 12) return undefined;
  let found: number[] | undefined;
  for (let mask = 0; mask < 1 << free.length; mask++) {
    const values = steps.map((s, i) => ((mask >> free.indexOf(i)) & 1 && s.free ? -s.value : s.value));
    if (Math.abs(values.reduce((sum, v) => sum + v, 0) - gap) > 1e-6 * Math.max(1, Math.abs(gap))) continue;
    if (found !== undefined) return undefined;
    found = values;
  }
  return found;
}

const level = (kind: 'start' | 'total', value: Count, f: Figure, label: Piece | undefined, word: string) => ({
  kind,
  label: label ?? new Word(word),
  value,
  display: f,
});

const delta = (label: Piece, value: number, f: Figure) => ({
  kind: 'delta',
  label,
  value: new Count(value, f),
  display: f.signed ? f : new Framed(value < 0 ? '−' : '+', f),
});

function drawn(brief: ReadBrief, { from, to, steps, start, end }: Bridge): Reading | undefined {
  const scale = scaleOf([from, to, ...steps.map((s) => s.figure)]);
  if (scale === undefined || steps.length === 0 || steps.length > 20) return undefined;
  const values = valuesOf(brief, steps, scale);
  const gap = scale.count(to).value - scale.count(from).value;
  const closed = signsThatClose(gap, values);
  // Unsigned steps that close in no single way are not guessed.
  if (closed === undefined && values.some((v) => v.free)) return undefined;
  const final = closed ?? values.map((v) => v.value);
  return {
    variant: 'standard_driver_bridge',
    fit: closed === undefined ? 0.8 : 1,
    data: {
      unit: scale.unit,
      steps: [
        level('start', scale.count(from), from, start, 'Start'),
        ...steps.map((s, i) => delta(s.label, final[i] as number, s.figure)),
        level('total', scale.count(to), to, end, 'End'),
      ],
    },
  };
}

function asBridge({ from, to, steps, start, end }: Closed): Reading | undefined {
  const scale = scaleOf([from, to, ...steps.map((s) => s.figure)]);
  if (scale === undefined) return undefined;
  return {
    variant: 'standard_driver_bridge',
    fit: 1,
    data: {
      unit: scale.unit,
      steps: [
        level('start', scale.count(from), from, start, 'Start'),
        ...steps.map((s) => delta(s.label, s.value, s.figure)),
        level('total', scale.count(to), to, end, 'End'),
      ],
    },
  };
}

export const waterfallBridge = definePattern({
  form: 'waterfall_bridge',
  names: [
    'bridge',
    '*brücke',
    'waterfall',
    'waterfall chart',
    'wasserfall*',
    'cascada',
    'cascade',
    'cascata',
    'watervaldiagram',
    'waterval',
    'most wyników',
    'wykres kaskadowy',
    'kaskad*',
    'walk from',
    'walk for',
    'ebit walk',
    'ebitda walk',
    'debt walk',
    'revenue walk',
    'walk chart',
  ],
  strong: [
    'pont',
    'puente',
    'ponte',
    'brug',
    'walk',
    'überleitung*',
    'overbrugging',
    'roll-forward',
    'rollforward',
    'roll forward',
    'reconciliation',
    'variance bridge',
    'build-up from',
    'passage de',
    'tableau de passage',
    'raccordo',
    'conciliación',
    'reconciliação',
    'what drove the change',
    'drivers of the change',
    'how we got from',
  ],
  weak: [
    'how we got',
    'what changed',
    'what happened',
    'where did',
    'moved over',
    'went from',
    'moved from',
    'grew from',
    'rose from',
    'fell from',
    'stieg von',
    'sank von',
    'passé de',
    'pasó de',
    'da',
  ],
  figures: true,
  needs: 'a start value, an end value and the signed steps between them',
  sample: 'Bridge from [number] to [number]: [name] [+ or -][number], [name] [+ or -][number], [name] [+ or -][number].',
  read(brief) {
    const closed = closingSteps(brief, scaleOf);
    const sure = closed === undefined ? undefined : asBridge(closed);
    if (sure !== undefined) return sure;
    const bridge = told(brief) ?? listed(brief) ?? arrived(brief) ?? closing(brief);
    return bridge === undefined ? undefined : drawn(brief, bridge);
  },
});
