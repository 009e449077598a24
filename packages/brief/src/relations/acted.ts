/** Who does what, told clause by clause: "customer reports online; call centre opens the file and passes it to the adjuster; adjuster inspects". */
import { piecesAt, splitAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { voiceOf } from '../document/voice.ts';

export interface Act {
  readonly lane: number;
  readonly label: Piece;
  /** Which of `phases` it stands under. */
  readonly phase?: number;
}

export interface Acted {
  readonly lanes: readonly Piece[];
  readonly phases?: readonly Piece[];
  readonly tasks: readonly Act[];
  readonly used: readonly Piece[];
  /** Share of what is said that the acts stand in, 0 to 1. */
  readonly share: number;
  /** Somebody acts twice, or is told to get something from another. */
  readonly linked: boolean;
}

const JOINING =
  /^(?:(?:and|und|et|y|e|en|i|oraz|then|next|finally|again|also|lastly|dann|danach|wieder|zuletzt|schließlich|anschließend|puis|ensuite|enfin|luego|después|finalmente|poi|quindi|infine|depois|daarna|dan|weer|ten slotte|potem|następnie)\s)+/iu;
const ARTICLE = /^(?:(?:the|our|der|die|das|le|la|les|el|los|las|il|lo|gli|os|as|het|de)\s|l['’])/iu;
/** Opens no clause of a doer. */
const NOBODY =
  /^(?:how|who|whom|what|when|where|why|which|this|that|these|it|we|you|i|they|there|if|from|to|in|on|at|by|for|with|of|as|after|before|once|a|an|one|two|three|four|five|six|seven|eight|no|not|all|each|every|wer|was|wie|wo|wann|man|es|wir|ich|sie|von|vom|nach|bei|mit|für|aus|zwei|drei|vier|fünf|sechs|jede\p{L}?|qui|que|quoi|comment|on|nous|je|il|elle|ce|dans|pour|avec|par|deux|trois|quatre|cinq|quién|qué|cómo|se|con|por|para|dos|tres|cuatro|cinco|chi|che|come|si|da|per|due|tre|quattro|wie|wat|hoe|wanneer|laat|men|van|naar|voor|met|twee|drie|vier|lanes?|rows?|phases?|stages?|bahnen|couloirs?|carriles|corsie|\d.*)$/iu;
const PHASE = /^(?:phase|stage|step|phasen?|schritt|étape|fase|etapa|etap)\s(?:\d{1,2}[\s:.–-]*)?(?=\p{L})/iu;
const ARROW = /\s*(?:→|⇒|-{1,2}>|=>|>>)\s*/gu;
const AND = /\s(?:and|und|et|y|e|en|oraz|&)\s/giu;
/** `transport booked by the ward clerk`. */
const BY =
  /^(\p{L}[^,;:]{2,60}?\s\p{L}+)\s(?:by|durch|door|par|por)\s(?:(?:the|our|die|den|de|het|le|la|les|l['’]|el|los|o|a)\s?)?(\p{L}\S*(?:\s\p{L}\S*)?)[.!]?$/iu;
const MOST_WORDS = 3;

/** An ending that a verb of the third person has, where the language tells it by one. */
function isVerb(word: string, language: string): boolean {
  if (/^(?:may|must|can|will|should|muss|kann|soll|darf|moet|kan|mag|doit|peut|debe|puede|deve|può|pode)$/u.test(word)) return true;
  if (language === 'en') return /^\p{Ll}{2,}s$/u.test(word) && !/(?:ss|us|is)$/u.test(word);
  return (language === 'de' || language === 'nl') && /^\p{Ll}+t$/u.test(word);
}

interface Clause {
  readonly piece: Piece;
  /** Stands by itself: behind an arrow, a semicolon, or at the start of its sentence. */
  readonly opens: boolean;
}

function clausesOf(body: Piece): Clause[] {
  const out: Clause[] = [];
  for (const part of piecesAt(body, ';'))
    for (const step of splitAt(part, ARROW)) for (const [i, piece] of piecesAt(step, ',').entries()) out.push({ piece, opens: i === 0 });
  return out;
}

const WORD = /[^\s,;:()→]+/gu;
const lower = (text: string): string => text.toLowerCase().replace(/[.!?]+$/u, '');

/** How often up to three words stand together in a text. */
function countsOf(text: string): (words: readonly string[]) => number {
  const counts = new Map<string, number>();
  const all = (text.match(WORD) ?? []).slice(0, 2_000).map((w) => lower(w.replace(/^l['’]/iu, '')));
  for (let i = 0; i < all.length; i++)
    for (let n = 1; n <= MOST_WORDS && i + n <= all.length; n++) {
      const key = all.slice(i, i + n).join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return (words) => counts.get(lower(words.join(' '))) ?? 0;
}

interface Told {
  readonly who?: Piece;
  readonly what: Piece;
  /** Named more than once, or told by its verb. */
  readonly sure: boolean;
  readonly articled: boolean;
}

/** Who opens a clause: what is named again elsewhere, or what stands before the verb. */
function toldIn({ piece, opens }: Clause, language: string, count: (words: readonly string[]) => number): Told | undefined {
  const joined = JOINING.exec(piece.text)?.[0].length ?? 0;
  const head = ARTICLE.exec(piece.text.slice(joined))?.[0].length ?? 0;
  const bare = cut(piece, piece.start + joined + head, piece.end);
  const found = [...bare.text.matchAll(/\S+/gu)].slice(0, MOST_WORDS + 2);
  const words = found.map(([w]) => w);
  const [first = ''] = words;
  const articled = head > 0;
  if ((NOBODY.test(first) && !/^\p{Lu}{2,}$/u.test(first)) || !/\p{L}/u.test(first)) return undefined;
  const by = BY.exec(bare.text);
  if (by?.[2] !== undefined && by[1] !== undefined)
    return {
      who: cut(bare, bare.end - by[2].length, bare.end),
      what: cut(bare, bare.start, bare.start + by[1].length),
      sure: true,
      articled,
    };
  const told = (n: number, sure: boolean): Told => {
    const end = bare.start + (found[n - 1]?.index ?? 0) + (words[n - 1]?.length ?? 0);
    return { who: cut(bare, bare.start, end), what: cut(bare, end, bare.end), sure, articled };
  };
  const verbs = words.map((w) => isVerb(w, language));
  const isName = (n: number): boolean => words.slice(0, n).every((w) => !/[,;:()+]/u.test(w)) && words.length > n;
  // The longest opening that stands elsewhere as often as a shorter one.
  let named = 0;
  for (let n = 1; n <= MOST_WORDS && isName(n); n++) {
    if (n > 1 && (verbs[n - 1] === true || /^\p{Ll}{1,3}$/u.test(words[n - 1] ?? ''))) break;
    const times = count(words.slice(0, n));
    if (times >= 2 && (named === 0 || times >= count(words.slice(0, named)))) named = n;
  }
  const acts = verbs[0] === true && verbs[1] !== true && !articled;
  // `Back Office settles`: a name in capitals ends at its verb.
  if (named === 1 && verbs[2] === true && words.slice(0, 2).every((w) => /^\p{Lu}/u.test(w))) named = 2;
  if (named > 0 && !(acts && named === 1)) return told(named, true);
  if (!acts) {
    const verb = verbs.findIndex((v, i) => i > 0 && v);
    const small = /^(?:of|to|for|in|with|and|or|von|für|zu|und|de|du|des|van|voor|en)$/iu;
    if (verb > 0 && verb <= (language === 'en' ? 2 : 3) && !words.slice(0, verb).some((w) => small.test(w))) return told(verb, true);
  }
  if (language === 'en') {
    if (acts && opens && words.length > 1 && first.length >= 5) return told(1, false);
    return acts ? { what: bare, sure: false, articled } : undefined;
  }
  if (language === 'de')
    return /^\p{Ll}/u.test(first) ? { what: bare, sure: false, articled } : words.length > 1 ? told(1, false) : undefined;
  if (articled || words.length === 2) return words.length > 1 ? told(1, false) : undefined;
  return { what: bare, sure: false, articled };
}

/** Undefined for fewer than two who act or three acts. */
export function actedIn(brief: ReadBrief): Acted | undefined {
  if (brief.text.length > 4_000 || brief.tables.length > 0) return undefined;
  const { language } = brief;
  const count = countsOf(brief.text);
  const lanes: Piece[] = [];
  const laneOf = (p: Piece): number => lanes.findIndex((l) => lower(l.text) === lower(p.text));
  let said = 0;
  const runs: { key?: Piece; acts: { who: Piece; what: Piece; sure: boolean; articled: boolean }[] }[] = [];
  for (const sentence of brief.sentences.slice(0, 40)) {
    if (/^(?:request|greeting|look)$/.test(voiceOf(sentence.text, new Set()))) continue;
    said += sentence.text.length;
    const colon = /\s?:\s/.exec(sentence.text);
    const keyed = colon !== null && colon.index <= 60;
    const key = keyed ? trimmed(cut(sentence, sentence.start, sentence.start + colon.index)) : undefined;
    const body = keyed ? cut(sentence, sentence.start + colon.index + colon[0].length, sentence.end) : sentence;
    const acts: { who: Piece; what: Piece; sure: boolean; articled: boolean }[] = [];
    let lost = 0;
    for (const clause of clausesOf(body)) {
      const told = toldIn(clause, language, count);
      const last = acts.at(-1);
      if (told?.who !== undefined) acts.push({ who: told.who, what: told.what, sure: told.sure, articled: told.articled });
      else if (last === undefined) lost++;
      else if (told !== undefined) acts.push({ ...last, what: told.what });
      else if (clause.opens) lost++;
      else if (clause.piece.end - last.what.start < 90)
        acts[acts.length - 1] = {
          ...last,
          what: new Piece(brief.text.slice(last.what.start, clause.piece.end), last.what.start, clause.piece.end),
        };
    }
    // A row of articles, or doers that are named again, make a sentence one of acts; single nouns do not.
    const sure = acts.filter((a) => a.sure).length;
    const rowed = acts.length >= 3 && acts.every((a) => a.articled);
    if (acts.length === 0 || (sure * 2 < acts.length && !rowed && !(sure >= 2 && sure * 3 >= acts.length)) || lost > acts.length) continue;
    runs.push({ ...(key === undefined ? {} : { key }), acts });
  }
  // A title that happens to hold a verb.
  const [head] = runs;
  const again = (p: Piece): boolean =>
    runs.slice(1).some((r) => r.acts.some((a) => lower(a.who.text) === lower(p.text) || lower(a.what.text).includes(lower(p.text))));
  if (
    head !== undefined &&
    runs.length > 1 &&
    head.key === undefined &&
    head.acts.length === 1 &&
    !again((head.acts[0] as { who: Piece }).who)
  )
    runs.shift();
  const keyed = runs.length >= 2 && runs.every((r) => r.key !== undefined);
  const phases = keyed
    ? runs.map((r) => r.key as Piece).map((k) => cut(k, k.start + (PHASE.exec(k.text)?.[0].length ?? 0), k.end))
    : undefined;
  const tasks: Act[] = [];
  const used: Piece[] = [];
  for (const [phase, run] of runs.entries())
    for (const { who, what } of run.acts) {
      const known = laneOf(who);
      const lane = known >= 0 ? known : lanes.push(who) - 1;
      used.push(who);
      const at = phases === undefined ? {} : { phase };
      tasks.push({ lane, label: what, ...at });
    }
  // `pays out and the customer gets word`: a doer behind an "and".
  const split = tasks.flatMap((t): Act[] => {
    for (const m of t.label.text.matchAll(AND)) {
      const rest = cut(t.label, t.label.start + m.index + m[0].length, t.label.end);
      const bare = cut(rest, rest.start + (ARTICLE.exec(rest.text)?.[0].length ?? 0), rest.end);
      const lane = lanes.findIndex((l) => lower(bare.text).startsWith(`${lower(l.text)} `));
      const name = lanes[lane];
      if (name === undefined || lane === t.lane) continue;
      used.push(cut(bare, bare.start, bare.start + name.text.length));
      return [
        { ...t, label: cut(t.label, t.label.start, t.label.start + m.index) },
        { ...t, lane, label: cut(bare, bare.start + name.text.length, bare.end) },
      ];
    }
    return [t];
  });
  const acts = split
    .map((t) => ({ ...t, label: /[.!,]$/.test(t.label.text) ? cut(t.label, t.label.start, t.label.end - 1) : t.label }))
    .filter((t) => /\p{L}/u.test(t.label.text));
  if (lanes.length < 2 || lanes.length > 8 || acts.length < 3 || acts.length > 30 || acts.some((t) => t.label.text.length > 120))
    return undefined;
  const covered = acts.reduce((n, t) => n + t.label.text.length + (lanes[t.lane]?.text.length ?? 0), 0);
  // What follows the doer is no verb where a bracket or nothing like one stands behind it: "fewer kilometres (better routing)".
  const verbal = acts.filter((t) => {
    const [first = '', second = ''] = t.label.text.split(/\s+/);
    return !second.startsWith('(') && (language === 'en' ? isVerb(first, language) : /^\p{Ll}/u.test(first));
  });
  if (verbal.length * 3 < acts.length * 2) return undefined;
  const linked = acts.some(
    (t, i) =>
      acts.some((o, k) => k !== i && o.lane === t.lane) ||
      lanes.some((l, n) => n !== t.lane && lower(t.label.text).endsWith(lower(l.text))),
  );
  return { lanes, ...(phases === undefined ? {} : { phases }), tasks: acts, used, share: covered / Math.max(1, said), linked };
}
