/* Long because places are told in eight languages, before and behind what stands there. */
/** Tiers told one by one with the words of their places, floors among them, and what runs through all: "ground floor: data; first floor products; roof: channels". */
import { piecesAt, splitAt, titled, trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { stackedLayers } from './standing.ts';

export interface Tier {
  /** The words of its place. */
  readonly mark?: Piece;
  readonly label: Piece;
  readonly things: readonly Piece[];
}

export interface Tiers {
  /** Top first. */
  readonly tiers: readonly Tier[];
  /** What runs through all of them. */
  readonly rails: readonly Piece[];
  /** Stretches that say so, and what else is drawn by order alone. */
  readonly used: readonly Piece[];
}

const IT = '(?:it|this|that|them|these|those|all|everything|all (?:of )?(?:this|that|it))';
const BOTTOM =
  '(?:right )?(?:at|on|in) the (?:very )?(?:bottom|base|ground|foot|foundations?)|(?:on )?(?:the )?ground floor|(?:in )?(?:the )?basement|(?:the )?lowest(?: \\p{L}+)?|(?:the )?innermost|(?:the |a )?(?:broad |wide |very )?(?:bottom|base|ground|foundations?)(?:(?: (?:layer|level|floor|tier))?(?= ?[:=–—-]| is | are )| (?:that |which )?(?:everything|all)(?: else)? (?:stands|rests|sits|is built) on)|(?:as )?(?:a |the )?(?:broad|wide) (?:bottom|base)|(?:als )?breite basis|als fundament|lowest (?:is|are)|(?:ganz |zu)?unter?st|ganz unten|unten|(?:an der|als|die) (?:breite )?basis|am (?:fuß|boden)|(?:im |das )?(?:erdgeschoss|fundament)|(?:tout )?en bas|à la base|au pied|(?:au )?rez-de-chaussée|en la base|abajo(?: del todo)?|en la planta baja|in (?:basso|fondo)|alla base|al piano terra|na base|em baixo|no térreo|onder(?:in|aan)|op de begane grond|u podstawy|na (?:samym )?dole|na parterze';
const TOP =
  '(?:right |only )?(?:at|on|in) the (?:very )?(?:top|tip|apex|peak|summit|roof)|on (?:the )?very top|on top(?! of)|(?:the )?(?:top|roof|tip|apex)(?: (?:layer|level|floor|tier))?(?= ?[:=–—-]| is | are )|the top(?=,|$)|top floor|under the roof|(?:the )?outermost|(?:the )?highest|(?:the )?roof|(?:ganz |zu)?oberst|(?:ganz )?oben|an der spitze|(?:unter dem |im )?dach(?:geschoss)?|(?:tout )?en haut|au sommet|(?:sous |le )?toit|en (?:lo alto|la cima|la cúspide|la punta)|arriba(?: del todo)?|in (?:cima|alto|vetta)|al vertice|no topo|em cima de tudo|boven(?:in|aan)|bovenop|na (?:samym szczycie|samej górze|szczycie|górze)';
const UP = `(?:sitting |resting |standing |built )?on (?:top of )?${IT}|above ${IT}|above(?=,| ?:)|over ${IT}|(?:on )?(?:the )?(?:first|second|third|fourth|fifth|next|upper) floor|floor (?:one|two|three|four|[1-9])|darüber|darauf|obendrauf|(?:im )?(?:ersten?|zweiten?|dritten?) (?:stock|obergeschoss)|au-dessus|dessus|là-dessus|(?:au )?(?:premier|deuxième|troisième) étage|sur (?:ceux-ci|celles-ci|celui-ci|celle-ci|elles?|eux|cela)|(?:por )?encima|(?:en la )?(?:primera|segunda|tercera) planta|sopra|al di sopra|(?:al )?(?:primo|secondo|terzo) piano|em cima|por cima|acima|(?:no )?(?:primeiro|segundo|terceiro) andar|daarboven|erboven|daarop|(?:op de )?(?:eerste|tweede|derde) verdieping|powyżej|wyżej|nad (?:nim|nimi|tym)|(?:na )?(?:pierwszym|drugim|trzecim) piętrze`;
const DOWN = `(?:right |just )?(?:below|beneath|under(?:neath)?) ${IT}|(?:below|beneath|underneath)(?!\\s\\d)|darunter|en dessous|(?:por )?debajo|(?:poco |subito )?sotto|al di sotto|por baixo|abaixo|daaronder|eronder|poniżej|niżej|pod (?:nim|nimi|tym)`;
const LATER =
  'then|next|after that|dann|danach|puis|ensuite|luego|después|poi|depois|dan|daarna|potem|następnie|middle|mitte|in the middle';
const FINAL = 'finally|lastly|zuletzt|schließlich|enfin|por último|finalmente|infine|por fim|ten ?slotte|na koniec|wreszcie';
const AND = '(?:and|und|et|y|e|en|i)';
/** A place behind a mark, a joining word or a blank; groups in the order of `KINDS`. */
const PLACE = new RegExp(`(?<=^|[\\s(])(?:(${BOTTOM})|(${TOP})|(${UP})|(${DOWN})|(${LATER})|(${FINAL}))(?=[\\s,:=.;)–—-]|$)`, 'giu');
const KINDS = ['bottom', 'top', 'up', 'down', 'later', 'final'] as const;
type Kind = (typeof KINDS)[number];
/** What may stand before a place that opens a clause. */
const OPENS = new RegExp(`(?:^|[,:–—(]\\s?)(?:${AND}\\s)?(?:only\\s)?$`, 'iu');
const SOFT = /^(?:then|puis|ensuite|luego|poi|danach|daarna|potem)$/iu;

const UPWARDS =
  /(?:from the )?bottom (?:to (?:the )?top|up(?:wards?)?)|from the (?:very )?(?:bottom|base|ground)(?: up(?:wards?)?)?|foundations? up(?:wards?)?|lowest first|von unten(?: nach oben)?|d[eu] bas (?:en|vers le) haut|de abajo (?:a |hacia )?arriba|dal basso(?: (?:in alto|all['’]alto|verso l['’]alto))?|de baixo (?:pra|para|a) cima|van onder(?: naar boven| af)?|od dołu(?: do góry)?/iu;
const DOWNWARDS =
  /(?:from the )?top (?:to (?:the )?bottom|down(?:wards?)?|first)|from the top|highest first|apex to base|von (?:oben(?: nach unten)?|der spitze nach unten)|d[eu] haut (?:en|vers le) bas|du sommet (?:à|vers) la base|de arriba (?:a |hacia )?abajo|dall['’]alto(?: (?:in basso|al basso|verso il basso))?|de cima (?:pra|para|a) baixo|van boven(?: naar (?:beneden|onder))?|od góry(?: do dołu)?/iu;

const ALL =
  '(?:it all|all|every\\p{L}*|each|the lot|le tout|tout\\p{L}*|tod[oa]s?|tutt[oiae]|tudo|alle[sn]?|wszystk\\p{L}*|całość|the (?:lift )?shaft|the side|from top to bottom)';
/** `Security runs across all layers`, `La privacy passa per tutti gli strati`. */
const RUNS = new RegExp(
  `^(?:${AND}\\s|,\\s)?(.{2,60}?)\\s(?:li\\s|le\\s|las\\s|los\\s)?(?:runs?|cuts?|cross(?:es)?|goes?|spans?|reach(?:es)?|pass(?:es)?|zieh(?:t|en) sich|geht|gehen|läuft|laufen|gilt|gelten|travers\\p{L}+|pass[ae]n?o?|cruza[nm]?|atravies\\p{L}+|atravess\\p{L}+|attravers\\p{L}+|doorsnijd\\p{L}*|loopt|lopen|gaat|gaan|przechodz\\p{L}+|przenika\\p{L}*)\\s(?:\\p{L}+\\s){0,3}?${ALL}(?![\\p{L}-])`,
  'iu',
);
/** `Across everything: security`, `W poprzek całości zgodność`. */
const CROSSING = new RegExp(
  `^(?:${AND}\\s)?(?:across|through|cutting across|quer (?:durch|über)|à travers|en travers de|a través de|attraverso|através de|dwars door|w poprzek|przez)\\s(?:\\p{L}+\\s){0,2}?(?:${ALL}|całości|całego|all\\p{L}*)(?:\\s(?:layers?|levels?|floors?|schichten|ebenen|couches|capas|strati|camadas|lagen|warstw\\p{L}*|of (?:it|them)))?\\s?[:,–—]?\\s(.{3,80})$`,
  'iu',
);
const BETWEEN = /^(?:between|zwischen|entre|tra|fra|tussen|między)\s/iu;
const QUOTE_CALLED = /(?:called|named|namens|appelée?|llamad[oa]|chiamat[oa]|chamad[oa]|genaamd)\s["“„«‘']([^"”“»’']{2,40})["”“»’']$/iu;

const VERB =
  /^(?:(?:is|are|sits?|comes?|lies?|stands?|we (?:have|put)|there (?:is|are)|come|ist|sind|liegt|liegen|kommt|kommen|steht|stehen|sitzt|est|sont|se trouve(?:nt)?|il y a|está|están|hay|è|sono|c['’]è|ci sono|é|são|fica[m]?|está|estão|staat|staan|komt|komen|zit|zitten|jest|są|only|reposent?|ruht|ruhen|rust|rusten)\s)+/iu;
const ARTICLE =
  /^(?:and|und|et|y|oraz|the|a|an|our|der|die|das|den|dem|des|ein|eine|le|la|les|l['’]|el|los|las|il|lo|gli|i|o|os|as|het|de)(?:\s|(?<=['’]))/iu;
const RELATIVE =
  /^(?:which|that|who|so|each|lower|one per|as|als|welche\p{L}?|qui|que|ce qui|lo que|che|wat|die|jede\p{L}?|więc|któr\p{L}+|or|nobody|not)\s/iu;
/** Says what happens without a tier, or asks for something. */
const REMARK =
  /^\(?(?:without|if|when|no|wenn|ohne|falls|jede\p{L}?|each|every|was|wat|lower|sans|si|sin|senza|se|sem|zonder|als|bez|jeśli|gdy|keep|please|bitte)\s/iu;
/** What rests on what is told otherwise. */
const PRONOUN = /^(?:it|this|that|they|which|who|qui|que|che|die wiederum)\s/iu;
const KEYED = /^[^:–—(.]{2,40}(?::|\s[–—]|\s\()\s?\p{L}/u;
const NAMELY =
  /\s?,?\s(?:meaning|ie|i\.e\.|namely|that is|d\.\s?h\.|nämlich|c['’]est-à-dire|à savoir|es decir|cioè|ou seja|namelijk|czyli|such as|holding|made of),?\s/iu;
const HOLDS = /\s(?:with|mit|avec|con|com|met|z|ze)\s/iu;

/** Without the words of its place, verbs and articles at its beginning and joining words at its end. */
function bare(piece: Piece): Piece {
  let p = piece;
  for (let n = 0; n < 4; n++) {
    const head = /^[\s,:=–—-]+/u.exec(p.text)?.[0].length ?? VERB.exec(p.text)?.[0].length ?? ARTICLE.exec(p.text)?.[0].length ?? 0;
    if (head === 0 || head >= p.text.length) break;
    p = cut(p, p.start + head, p.end);
  }
  const tail = /(?:[\s,;:=–—.]|\s(?:and|und|et|y|e|en|i|sits?|comes?|lies?|is|are|as|als|right|only))+$/iu.exec(p.text);
  return tail === null || tail.index === 0 ? p : cut(p, p.start, p.start + tail.index);
}

interface Chunk {
  readonly body: Piece;
  readonly kind?: Kind;
  readonly mark?: Piece;
  /** Its own sentence, what semicolons or arrows part, or what stands between commas. */
  readonly opens: 'sentence' | 'part' | 'comma';
  readonly sentence: number;
  /** Behind it in its part goes on another. */
  readonly followed: boolean;
}

/** The depth of brackets before each match. */
function outsideBrackets(text: string, matches: readonly RegExpExecArray[]): RegExpExecArray[] {
  let depth = 0;
  let at = 0;
  return matches.filter((m) => {
    for (; at < m.index; at++) depth = Math.max(0, depth + (text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0));
    return depth === 0;
  });
}

const kindOf = (m: RegExpExecArray): Kind => KINDS[m.slice(1).findIndex((g) => g !== undefined)] ?? 'later';

/** A stretch, cut where a place opens a clause. */
function chunksOf(part: Piece, opens: 'sentence' | 'part', sentence: number, begun: boolean): Chunk[] {
  const places = outsideBrackets(part.text, [...part.text.matchAll(PLACE)].slice(0, 16));
  const leads: RegExpExecArray[] = [];
  for (const m of places) {
    const before = part.text.slice(Math.max(0, m.index - 12), m.index);
    const joint = new RegExp(`\\s${AND}\\s$`, 'iu').test(before) && !/^(?:later|final)$/.test(kindOf(m));
    if (OPENS.test(m.index <= 12 ? before : `x${before}`) || joint || (SOFT.test(m[0]) && (begun || leads.length > 0))) leads.push(m);
  }
  // `…, and records at the base`: what ends with a place begins behind the comma before it.
  const cuts = leads.map((m): { at: number; m?: RegExpExecArray } => ({ at: m.index, m }));
  for (const m of places) {
    if (leads.includes(m) || !isEnd(kindOf(m))) continue;
    const before = leads.findLast((l) => l.index <= m.index);
    const from = before === undefined ? 0 : before.index + before[0].length;
    const comma = part.text.lastIndexOf(', ', m.index);
    if (comma > from && isOutside(part.text, from, comma) && (leads.length > 0 || places.some((q) => q.index < comma && isEnd(kindOf(q)))))
      cuts.push({ at: comma + 1 });
  }
  cuts.sort((a, b) => a.at - b.at);
  const out: Chunk[] = [];
  const first = cuts[0];
  if (first === undefined) return inner({ body: part, opens, sentence, followed: false });
  const head = cut(part, part.start, part.start + first.at);
  const title = /^.*:\s/su.exec(head.text)?.[0].length ?? 0;
  const named = bare(cut(head, head.start + title, head.end));
  if (/[\p{L}\d]/u.test(named.text) && !JOINS.test(named.text) && !/[:–—]$/.test(head.text))
    out.push(...inner({ body: named, opens, sentence, followed: true }));
  for (const [i, { at, m }] of cuts.entries()) {
    const from = part.start + at;
    const next = cuts[i + 1]?.at;
    let body = bare(cut(part, from + (m?.[0].length ?? 0), next === undefined ? part.end : part.start + next));
    // `ganz unten als breite Basis`: one place said twice.
    const again = m === undefined ? undefined : places.find((q) => part.start + q.index === body.start);
    if (again !== undefined && again[0].length < body.text.length) body = bare(cut(body, body.start + again[0].length, body.end));
    const of = m === undefined ? {} : { kind: kindOf(m), mark: cut(part, from, from + m[0].length) };
    const prev = out.at(-1);
    // `X, at the bottom`: the place of what stands before it.
    if (!/[\p{L}\d]/u.test(body.text)) {
      if (prev !== undefined && prev.kind === undefined) out[out.length - 1] = { ...prev, ...of };
      continue;
    }
    out.push(...inner({ body, ...of, opens: out.length === 0 ? opens : 'comma', sentence, followed: next !== undefined }));
  }
  return out;
}

const JOINS = new RegExp(`^${AND}$`, 'iu');
const isEnd = (kind: Kind): boolean => kind === 'bottom' || kind === 'top';
/** Whether no bracket is open between two places of a text. */
function isOutside(text: string, from: number, to: number): boolean {
  const between = text.slice(from, to);
  return between.lastIndexOf('(') <= between.lastIndexOf(')');
}

/** Where the place stands behind the name: `X at the very bottom, …`, `alerts on top`. */
function inner(chunk: Chunk): Chunk[] {
  const said = chunk.body;
  const [place] = outsideBrackets(said.text, [...said.text.matchAll(PLACE)].slice(0, 4)).filter((m) => m.index > 1);
  if (place === undefined) return [chunk];
  const kind = kindOf(place);
  if (!isEnd(kind)) return [chunk];
  const at = said.start + place.index;
  // The place before what it is the place of: `physical at the bottom: meters`.
  const behind = /^\s?:\s/u.exec(said.text.slice(place.index + place[0].length));
  if (behind !== null && chunk.kind === undefined) {
    const body = bare(cut(said, at + place[0].length + behind[0].length, said.end));
    return [{ ...chunk, body, kind, mark: cut(said, said.start, at + place[0].length) }];
  }
  const title =
    chunk.kind === undefined && chunk.opens === 'sentence' ? /^.*(?::|\s[–—-])\s/su.exec(said.text.slice(0, place.index)) : null;
  const body = title === null ? said : cut(said, said.start + title[0].length, said.end);
  const after = cut(said, at + place[0].length, said.end);
  const name = bare(cut(body, body.start, at));
  if (!/[\p{L}\d]/u.test(name.text)) return [{ ...chunk, body: bare(after), kind, mark: cut(said, at, at + place[0].length) }];
  // What goes on behind the place is said of it; a list or a bracket is what it holds, or goes on with other tiers.
  const listed = /^[,(:]/.test(after.text);
  if (chunk.kind !== undefined && !/^(?:later|final)$/.test(chunk.kind) && !listed && after.text !== '') return [chunk];
  const mark = cut(said, at, at + place[0].length);
  if (/^,/.test(after.text) && chunk.followed)
    return [
      { ...chunk, body: name, kind, mark },
      { body: bare(after), opens: 'comma', sentence: chunk.sentence, followed: true },
    ];
  return [{ ...chunk, body: listed ? body : name, kind, mark }];
}

function withoutRelative(held: Piece): Piece {
  const at = piecesAt(held, ',').find((p, i) => i > 0 && RELATIVE.test(p.text));
  return at === undefined ? held : cut(held, held.start, held.text.lastIndexOf(',', at.start - held.start) + held.start);
}

/** A name with what it holds: in brackets, behind a colon, a dash or a word for it, or between commas where `strong`. */
function tierOf({ body, mark }: Chunk, strong: boolean): Tier | undefined {
  let own = /[.;,]$/.test(body.text) ? cut(body, body.start, body.end - 1) : body;
  let rest: Piece | undefined;
  // The place stands between a name and what it holds.
  if (mark !== undefined && mark.start > own.start && mark.end <= own.end) {
    rest = cut(own, mark.end, own.end);
    own = cut(own, own.start, mark.start);
  } else {
    const bracket = /\s?\(([^()]{1,160})\)(?=$|[\s,])/u.exec(own.text);
    const key = /^([^:(]{2,60}?)(?::\s|\s[–—-]\s)/u.exec(own.text);
    const namely = NAMELY.exec(own.text);
    const holds = HOLDS.exec(own.text);
    // `the chat, the API and the app` stand beside one another.
    const comma = strong && !/,.*\s(?:and|und|et|y|e|en|i)\s/su.test(own.text) ? /,\s/.exec(own.text) : null;
    if (key?.[1] !== undefined) {
      rest = cut(own, own.start + key[0].length, own.end);
      own = cut(own, own.start, own.start + key[1].length);
    } else if (namely !== null && namely.index > 1) {
      rest = cut(own, own.start + namely.index + namely[0].length, own.end);
      own = cut(own, own.start, own.start + namely.index);
    } else if (bracket !== null && bracket.index > 0) {
      rest = cut(own, own.start + bracket.index, own.start + bracket.index + bracket[0].length);
      own = cut(own, own.start, own.start + bracket.index);
    } else if (holds !== null && holds.index > 1 && /,|\s(?:and|und|et|y|e|en|i)\s/u.test(own.text.slice(holds.index + holds[0].length))) {
      rest = cut(own, own.start + holds.index + holds[0].length, own.end);
      own = cut(own, own.start, own.start + holds.index);
    } else if (comma !== null) {
      rest = cut(own, own.start + comma.index + 1, own.end);
      own = cut(own, own.start, own.start + comma.index);
    }
  }
  const open = /^[\s,:(]+/u.exec(rest?.text ?? '')?.[0].length ?? 0;
  const held =
    rest === undefined
      ? undefined
      : cut(rest, rest.start + open, rest.end - (rest.text.endsWith(')') && rest.text.startsWith('(') ? 1 : 0));
  const things =
    held === undefined || RELATIVE.test(held.text)
      ? []
      : piecesAt(withoutRelative(held), ',', true)
          .map(trimmed)
          .filter((p) => /[\p{L}\d]/u.test(p.text) && !RELATIVE.test(p.text));
  const which = /\s(?:that|which|who|is what)\s(?=\p{L}).*$/su.exec(own.text);
  const label = bare(which === null || which.index < 3 ? own : cut(own, own.start, own.start + which.index));
  return /\p{L}|\d/u.test(label.text) && label.text.length <= 80 ? { label, things, ...(mark === undefined ? {} : { mark }) } : undefined;
}

const JOINT: Readonly<Record<string, RegExp>> = {
  en: /\s(?:and|&)\s[^,]*$/u,
  de: /\s(?:und|&)\s[^,]*$/u,
  fr: /\s(?:et|&)\s[^,]*$/u,
  es: /\s[ye]\s[^,]*$/u,
  it: /\se\s[^,]*$/u,
  pt: /\se\s[^,]*$/u,
  nl: /\sen\s[^,]*$/u,
  pl: /\s(?:i|oraz)\s[^,]*$/u,
};

const TOLD = new WeakMap<ReadBrief, { readonly tiers: Tiers | undefined }>();

/** Undefined for fewer than three tiers, or where neither a direction nor two places are told. */
export function tiersTold(brief: ReadBrief): Tiers | undefined {
  let known = TOLD.get(brief);
  if (known === undefined) {
    known = { tiers: read(brief) };
    TOLD.set(brief, known);
  }
  return known.tiers;
}

const LONGEST = 2_500;

function read(brief: ReadBrief): Tiers | undefined {
  if (brief.text.length > LONGEST || brief.tables.length > 0 || brief.sections.some((s) => s.entries.length >= 3)) return undefined;
  const up = UPWARDS.exec(brief.text);
  const down = DOWNWARDS.exec(brief.text);
  const rails: Piece[] = [];
  const used: Piece[] = [];
  const chunks: Chunk[] = [];
  let listed = -1;
  for (const [n, s] of brief.sentences.slice(0, 24).entries()) {
    const said = trimmed(s);
    if (REMARK.test(said.text)) continue;
    const runs = RUNS.exec(said.text) ?? CROSSING.exec(said.text);
    if (runs?.[1] !== undefined && !BETWEEN.test(runs[1]) && !/[;:]/.test(said.text.slice(0, -1).replace(/^(?:across|quer)[^:]*:/iu, ''))) {
      const start = said.start + runs[0].indexOf(runs[1]);
      const name = cut(said, start, start + runs[1].length);
      const called = QUOTE_CALLED.exec(name.text)?.[1];
      rails.push(
        bare(
          called === undefined
            ? name
            : titled(cut(name, name.start + name.text.lastIndexOf(called), name.start + name.text.lastIndexOf(called) + called.length)),
        ),
      );
      used.push(s);
      continue;
    }
    // A direction and, behind it, a colon open the list.
    const way = [up, down].find((m) => m !== null && m.index >= s.start && m.index < s.end);
    const colon = way === undefined || way === null ? -1 : s.text.indexOf(':', way.index + way[0].length - s.start);
    const body = colon >= 0 ? cut(s, s.start + colon + 1, s.end) : s;
    if (colon >= 0 && body.text !== '') listed = n;
    const arrows = splitAt(body, /\s?(?:->|→|=>)\s?/gu);
    const parts = arrows.length >= 3 ? arrows : piecesAt(body, ';');
    const title = arrows.length >= 3 ? (parts[0]?.text.lastIndexOf(': ') ?? -1) : -1;
    if (parts[0] !== undefined && title >= 0) parts[0] = cut(parts[0], parts[0].start + title + 2, parts[0].end);
    if (
      arrows.length >= 3 &&
      /^(?:.*\s)?(?:on top|at the (?:top|bottom|base)|oben|unten|en (?:haut|bas)|arriba|abajo|in (?:cima|basso)|no topo|na base|bovenop|na (?:górze|dole))/iu.test(
        arrows.at(-1)?.text ?? '',
      )
    )
      listed = n;
    for (const [k, part] of parts.entries()) {
      const runsHere = k > 0 ? RUNS.exec(part.text) : null;
      if (runsHere?.[1] !== undefined) {
        rails.push(
          bare(
            cut(part, part.start + runsHere[0].indexOf(runsHere[1]), part.start + runsHere[0].indexOf(runsHere[1]) + runsHere[1].length),
          ),
        );
        used.push(part);
        continue;
      }
      chunks.push(
        ...chunksOf(
          part,
          k === 0 ? 'sentence' : 'part',
          n,
          chunks.some((c) => c.kind !== undefined),
        ),
      );
    }
  }
  const placed = chunks.flatMap((c, i) => (c.kind === undefined ? [] : [i]));
  const sure = chunks.filter((c) => c.kind !== undefined && c.kind !== 'later' && c.kind !== 'final').length;
  // `at the bottom X, then Y, then Z`
  const ended = sure === 1 && placed.length >= 3 && /^(?:bottom|top)$/.test(chunks[placed[0] ?? 0]?.kind ?? '');
  if (listed < 0 && sure < 2 && !ended) return undefined;
  const first = chunks.findIndex((c) => (listed < 0 ? c.kind !== undefined : c.sentence === listed));
  const last = Math.max(
    placed.at(-1) ?? -1,
    chunks.findLastIndex((c) => c.sentence === listed),
  );
  const relative = listed < 0 && /^(?:up|down|later)$/.test(chunks[first]?.kind ?? '');
  const before = chunks[first - 1];
  const begin = relative && before !== undefined && before.body.text.replace(/\([^()]*\)/gu, '').length <= 60 ? first - 1 : first;
  const within = chunks.slice(begin, last + 1);
  const byParts = within.filter((c) => c.opens !== 'comma').length >= 3;
  const out: { tier: Tier; kind?: Kind }[] = [];
  for (const c of within) {
    if (c.kind === undefined && listed !== c.sentence && c !== within[0] && c.opens === 'sentence' && !KEYED.test(c.body.text)) continue;
    if (c.kind === undefined && RELATIVE.test(c.body.text)) continue;
    // Between commas stand tiers, where commas part them; else what a tier holds.
    const joined = listed === c.sentence && !byParts && (JOINT[brief.language] ?? JOINT.en)?.test(c.body.text) === true;
    const commas = piecesAt(c.body, ',', joined);
    const apart =
      commas.length > 1 &&
      !/^[^,]{2,50}\s[–—]\s/u.test(c.body.text) &&
      !(c.mark !== undefined && c.mark.start > c.body.start) &&
      ((!byParts && (c.followed || listed === c.sentence)) || (c.kind === 'later' && commas.length >= 4 && !c.body.text.includes(':')));
    for (const [i, body] of (apart ? commas : [c.body]).entries()) {
      if (apart && i > 0 && (RELATIVE.test(body.text) || !/\p{L}/u.test(body.text))) continue;
      const tier = tierOf(
        { ...c, body: bare(body), ...(i > 0 ? { mark: undefined } : {}) } as Chunk,
        !apart && (byParts || c.opens !== 'comma' || !c.followed),
      );
      if (tier !== undefined) out.push({ tier, ...(c.kind === undefined || i > 0 ? {} : { kind: c.kind }) });
    }
  }
  if (out.length < 3 || out.length > 9 || out.some((o) => PRONOUN.test(o.tier.label.text))) return undefined;
  const count = (kind: Kind): number => out.filter((o) => o.kind === kind).length;
  const ends = [out[0]?.kind, out.at(-1)?.kind];
  const upwards =
    listed >= 0 && (up !== null || down !== null)
      ? up !== null && (down === null || up.index < down.index)
      : ends[0] === 'bottom' || ends[0] === 'top'
        ? ends[0] === 'bottom'
        : ends[1] === 'top' || ends[1] === 'bottom'
          ? ends[1] === 'top'
          : up !== null || down !== null
            ? up !== null
            : count('up') > count('down');
  const tiers = out.map((o) => o.tier);
  return { tiers: upwards ? tiers.reverse() : tiers, rails: rails.filter((p, i) => rails.findIndex((q) => q.text === p.text) === i), used };
}

/** As `tiersTold`; what rests on what in so many words is told by clauses that `stackedLayers` reads. */
export function tiersOf(
  brief: ReadBrief,
): { readonly tiers: readonly Tier[]; readonly rails: readonly Piece[]; readonly used: readonly Piece[] } | undefined {
  const told = tiersTold(brief);
  const stacked = stackedLayers(brief);
  if (stacked === undefined) return told;
  const plainly =
    stacked.length > (told?.tiers.length ?? 0) && stacked.every((t) => t.label.text.length <= 60 && !REMARK.test(t.label.text));
  return told !== undefined && !plainly ? told : { tiers: stacked, rails: told?.rails ?? [], used: told?.used ?? [] };
}
