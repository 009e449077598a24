/** Things that stand on one another, told clause by clause in either direction: "at the base the depots; above them …; everything rests on trust". */
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { type Stacked, stackedIn } from './stacked.ts';

export interface Standing {
  /** The words of its place. */
  readonly mark?: Piece;
  readonly label: Piece;
  readonly things: readonly Piece[];
}

const IT = '(?:it|this|that|them|these|those|all|everything|all (?:of )?(?:this|that|it))';
const AND = '(?:and|und|et|y|e|en|i|then|dann|puis|poi)';
/** Places by what they say of the direction: an end of the stack, or a step from the thing before. */
const TOP =
  '(?:right )?(?:at|on|in) the (?:very )?(?:top|tip|apex|peak|summit)|(?:and )?on top(?!\\sof)|the top|top(?=\\s?[:=–—])|(?:ganz |zu)?(?:oberst|oben)|an der spitze|(?:tout )?en haut|au sommet|en la (?:cima|cúspide|punta)|arriba(?: del todo)?|in (?:cima|alto|vetta)|al vertice|no topo|em cima de tudo|boven(?:in|aan)|bovenop|na (?:szczycie|górze)';
const BOTTOM =
  '(?:right )?(?:at|on) the (?:very )?(?:bottom|base|ground|foot)|the (?:broad )?(?:bottom|base|ground|foundation)|broad (?:bottom|base)|(?:bottom|base|ground|foundation)(?=\\s?[:=–—])|(?:ganz |zu)?(?:unterst|unten)|(?:an der|als) basis|am (?:fuß|boden)|(?:tout )?en bas|à la base|en la base|abajo(?: del todo)?|in (?:basso|fondo)|alla base|na base|em baixo|onder(?:in|aan)|u podstawy|na (?:samym )?dole';
const UP = `(?:and )?on top of ${IT}|above(?: ${IT}|(?!\\s\\d))|over ${IT}|on (?:it|that|this|them|those)|(?:resting|sitting|standing|built) on ${IT}|darüber|darauf|obendrauf|da(?:rauf)? steh(?:t|en)|au-dessus|là-dessus(?: repos\\p{L}+)?|sur (?:ceux-ci|celles-ci|celui-ci|celle-ci|elles?|eux|cela)|encima|por encima|sobre (?:ello|esto|ellos|ellas)|sopra|al di sopra|em cima|por cima|acima|daarboven|erboven|daarop|powyżej|wyżej|nad (?:nim|nimi|tym)`;
const DOWN = `(?:right |just )?(?:below|beneath|under(?:neath)?)(?: ${IT}|(?!\\s\\d))|darunter|en dessous|debajo|por debajo|(?:poco |subito )?sotto|al di sotto|por baixo|abaixo|daaronder|eronder|poniżej|niżej|pod (?:nim|nimi|tym)`;
const SUBJECT =
  '(?:it|this|that|those|these|they|which|everything|all|die|diese|das|alles|sie|(?:und )?die wiederum|qui|ceux-ci|celles-ci|tout|que|todo|que a su vez|che|tutto|die weer|wat)';
const RESTS =
  "(?:rests?|stands?|sits?|(?:is|are) built|builds?|depends?)(?: up)?on|(?:rests?|stands?|sits?|(?:is|are) built|depends?) on|(?:ruht|ruhen|steht|stehen|fußt|fußen)(?: wiederum)? auf|repose(?:nt)? sur|s['’]appuie(?:nt)? sur|se apoyan? (?:en|sobre)|descansan? (?:en|sobre)|poggia(?:no)? su(?:l|lla|i|gli|lle)?|assenta(?:m)? (?:em|sobre|no|na)|(?:rust|rusten|steunt|steunen|leunt) op|opiera(?:ją)? się na";
const LATER = 'then|next|after that|dann|danach|darauf folgt|puis|ensuite|luego|después|poi|depois|dan|daarna|potem|middle|mitte|milieu';
/** `die auf` without its verb, which stands in the clause before. */
const REST = `${SUBJECT}\\s(?:${RESTS})|(?:und )?die (?:wiederum )?auf`;
const LEADING = new RegExp(`^(?:${AND}\\s)*(?:(${REST}|${DOWN})|(${BOTTOM})|(${UP})|(${TOP})|(${LATER}))(?=[\\s,:=–—-]|$)`, 'iu');
const TRAILING = new RegExp(`\\s(?:right\\s)?(?:(${DOWN})(?:\\s(?:those|these|it|that|them))?|(${BOTTOM})|(${UP})|(${TOP}))$`, 'iu');
const RESTING = new RegExp(`\\s(?:${RESTS})\\s`, 'iu');
const UPWARDS =
  /(?:from the )?bottom (?:to (?:the )?top|up)|from the (?:bottom|base|ground)|von unten(?: nach oben)?|de bas en haut|de abajo (?:a |hacia )?arriba|dal basso(?: (?:in alto|verso l'alto))?|de baixo (?:pra|para|a) cima|van onder(?: naar boven| af)?|od dołu(?: do góry)?/iu;
const DOWNWARDS =
  /(?:from the )?top (?:to (?:the )?bottom|down)|from the top|apex to base|von (?:oben nach unten|der spitze nach unten)|von oben|de haut en bas|de arriba (?:a |hacia )?abajo|dall['’]alto(?: (?:in basso|verso il basso))?|de cima (?:pra|para|a) baixo|van boven(?: naar (?:beneden|onder))?|od góry(?: do dołu)?/iu;
const VERB =
  /^(?:(?:is|are|sits?|comes?|lies?|stands?|we (?:have|put)|there (?:is|are)|come|ist|sind|liegt|liegen|kommt|kommen|steht|stehen|sitzt|est|sont|se trouve(?:nt)?|reposent?|il y a|está|están|hay|è|sono|c['’]è|ci sono|é|são|fica[m]?|está|estão|staat|staan|komt|komen|zit|zitten|als)\s)+/iu;
const ARTICLE =
  /^(?:the|a|an|our|der|die|das|den|dem|des|ein|eine|le|la|les|l['’]|el|los|las|il|lo|gli|i|o|os|as|het|de)(?:\s|(?<=['’]))/iu;
const HOLDS = /\s(?:with|holding|made of|such as|mit|wie|avec|comme|como|con|com|come|met|zoals)\s/iu;
const EXAMPLES = /such as|holding|made of|wie|comme|zoals/iu;
const RELATIVE = /^(?:which|that|who|so|each|lower|as|als|welche\p{L}?|qui|que|ce qui|lo que|che|wat|jede\p{L}?)\s/iu;

type Place = 'top' | 'bottom' | 'up' | 'down' | 'later';
const EVERYTHING = /^(?:and\s|und\s|et\s|y\s|e\s)*(?:everything|all|alles|tout|todo|tutto|alles)\s/iu;
const NOTHING =
  /^(?:what|who|each|every|all|it|this|they|jede\p{L}?|was|alles|tout|chaque|cada|todo|tutto|ogni|wat|elke?|alles|everything)$/iu;

interface Clause {
  readonly body: Piece;
  readonly place?: Place;
  readonly mark?: Piece;
  /** Stands behind a semicolon or at the start of a sentence. */
  readonly opens: boolean;
  readonly sentence: number;
  /** Told by words behind the name, or by what rests on what: a remark on the whole may say as much. */
  readonly weak?: boolean;
}

const placeOf = (m: RegExpExecArray, leading: boolean): Place =>
  m[1] !== undefined ? 'down' : m[2] !== undefined ? 'bottom' : m[3] !== undefined ? 'up' : leading && m[5] !== undefined ? 'later' : 'top';

/** Without the words of its place, articles and verbs. */
function bare(piece: Piece): Piece {
  let p = piece;
  for (let n = 0; n < 3; n++) {
    const head = /^[\s,:=–—-]+/u.exec(p.text)?.[0].length ?? VERB.exec(p.text)?.[0].length ?? ARTICLE.exec(p.text)?.[0].length ?? 0;
    if (head === 0 || head >= p.text.length) break;
    p = cut(p, p.start + head, p.end);
  }
  const tail = /(?:[\s,;:=–—.]|\s(?:and|und|et|y|e|en|i|sits?|comes?|lies?|right))+$/iu.exec(p.text);
  return tail === null || tail.index === 0 ? p : cut(p, p.start, p.start + tail.index);
}

/** One stretch with its place, wherever it says it. */
function clauseOf(piece: Piece, opens: boolean, sentence: number): Clause[] {
  const colon = /\s?[:=]\s/.exec(piece.text);
  const led = colon === null ? undefined : cut(piece, piece.start, piece.start + colon.index);
  // `As strata: at the base the desks`; `I would put on top the vision`.
  const behind = colon === null ? undefined : cut(piece, piece.start + colon.index + colon[0].length, piece.end);
  const word = /^\p{L}+\s(?=\p{L})/u.exec(piece.text)?.[0].length ?? 0;
  for (const own of [piece, ...(behind === undefined ? [] : [behind]), cut(piece, piece.start + word, piece.end)]) {
    const lead = LEADING.exec(own.text);
    if (lead === null) continue;
    const said = placeOf(lead, true);
    if (own !== piece && own !== behind && (said === 'later' || word === 0)) continue;
    const place = said === 'down' && EVERYTHING.test(own.text) ? 'bottom' : said;
    return [
      {
        body: bare(cut(own, own.start + lead[0].length, own.end)),
        place,
        mark: cut(own, own.start, own.start + lead[0].length),
        opens,
        sentence,
      },
    ];
  }
  // `physical at the bottom: meters`, `apex to base: equity`: what stands before the colon tells the place alone.
  const before = led === undefined ? null : TRAILING.exec(` ${led.text}`);
  if (led !== undefined && before !== null && colon !== null)
    return [
      {
        body: bare(cut(piece, piece.start + colon.index + colon[0].length, piece.end)),
        place: placeOf(before, false),
        mark: led,
        opens,
        sentence,
      },
    ];
  const rests = RESTING.exec(piece.text);
  if (rests !== null && rests.index > 1 && !NOTHING.test(piece.text.slice(0, rests.index))) {
    const from = /:\s(?=[^:]*$)/u.exec(piece.text.slice(0, rests.index));
    return [
      {
        body: bare(cut(piece, piece.start + (from === null ? 0 : from.index + from[0].length), piece.start + rests.index)),
        opens,
        sentence,
      },
      { body: bare(cut(piece, piece.start + rests.index + rests[0].length, piece.end)), place: 'down', opens: false, sentence, weak: true },
    ];
  }
  const tail = TRAILING.exec(piece.text);
  if (tail !== null && tail.index > 1) {
    const name = cut(piece, piece.start, piece.start + tail.index);
    const title = /^.*(?::\s|\s[–—-]\s)/su.exec(name.text)?.[0].length ?? 0;
    return [
      {
        body: bare(cut(name, name.start + title, name.end)),
        place: placeOf(tail, false),
        mark: cut(piece, piece.start + tail.index, piece.end),
        opens,
        sentence,
        weak: true,
      },
    ];
  }
  return [{ body: piece, opens, sentence }];
}

/** A name with what it holds: in brackets, behind a colon or a word for it. */
function layerOf(body: Piece): Standing {
  const clean = /[.;,]$/.test(body.text) ? cut(body, body.start, body.end - 1) : body;
  const which = /\s(?:which|that|who)\s(?=\p{L}+s?\s).*$/u.exec(clean.text);
  const own = which === null || which.index < 3 ? clean : cut(clean, clean.start, clean.start + which.index);
  const bracket = /\s\(([^()]{2,160})\)$/u.exec(own.text);
  const key = /^([^:]{2,50}?)(?::\s|\s[–—]\s)/u.exec(own.text);
  const holds = HOLDS.exec(own.text);
  const [end, from, to] =
    bracket !== null
      ? [own.start + bracket.index, own.start + bracket.index + 2, own.end - 1]
      : key?.[1] !== undefined
        ? [own.start + key[1].length, own.start + key[0].length, own.end]
        : holds !== null &&
            holds.index > 1 &&
            (/[,]|\s(?:and|und|et|y|e|en|i)\s/u.test(own.text.slice(holds.index)) || EXAMPLES.test(holds[0]))
          ? [own.start + holds.index, own.start + holds.index + holds[0].length, own.end]
          : [own.end, own.end, own.end];
  const things =
    from >= to
      ? []
      : piecesAt(cut(own, from, to), ',', true)
          .map(trimmed)
          .filter((p) => /[\p{L}\d]/u.test(p.text));
  return { label: bare(cut(own, own.start, end)), things };
}

/** Top first; undefined for fewer than three, or where fewer than two clauses tell a place. */
export function standingIn(brief: ReadBrief): readonly Standing[] | undefined {
  if (brief.text.length > 3_000 || brief.tables.length > 0) return undefined;
  const way = UPWARDS.test(brief.text) ? 'up' : DOWNWARDS.test(brief.text) ? 'down' : undefined;
  const clauses: Clause[] = [];
  let told = false;
  let directed = -1;
  for (const [n, s] of brief.sentences.slice(0, 30).entries()) {
    // A direction and a colon open the list: "from the bottom up: …".
    const opening = (UPWARDS.exec(s.text) ?? DOWNWARDS.exec(s.text)) as RegExpExecArray | null;
    const after = opening === null ? -1 : s.text.indexOf(':', opening.index + opening[0].length);
    const body = opening !== null && after >= 0 && after - opening.index - opening[0].length < 24 ? cut(s, s.start + after + 1, s.end) : s;
    if (body !== s) {
      told = true;
      directed = n;
    }
    for (const [k, part] of piecesAt(body, ';').entries())
      for (const [i, piece] of piecesAt(part, ',').entries()) {
        const joint = new RegExp(`\\s(?:and|und|et|y|e|en|i)\\s(?=(?:${TOP}|${BOTTOM}|${UP}|${DOWN})(?:\\s|:))`, 'iu').exec(piece.text);
        const cuts =
          joint === null
            ? [piece]
            : [cut(piece, piece.start, piece.start + joint.index), cut(piece, piece.start + joint.index + 1, piece.end)];
        for (const [c, p] of cuts.entries()) clauses.push(...clauseOf(p, i === 0 && c === 0 && (k > 0 || body === s || i + k > 0), n));
      }
  }
  // A place by itself is that of the clause behind it: `Above it, …`.
  for (let i = clauses.length - 2; i >= 0; i--) {
    const [c, next] = [clauses[i], clauses[i + 1]];
    if (c?.place !== undefined && next !== undefined && c.body.text === '' && next.sentence === c.sentence && next.place === undefined)
      clauses.splice(i, 2, { ...next, place: c.place, opens: c.opens, ...(c.mark === undefined ? {} : { mark: c.mark }) });
  }
  // A remark on the whole holds places, too: "each rests on the next".
  const plain = new Set(clauses.filter((c) => c.place !== undefined && c.weak !== true).map((c) => c.sentence));
  const told2 = (n: number): boolean => clauses.filter((c) => c.place !== undefined && c.sentence === n).length >= 2;
  const firmly =
    told || plain.size >= 2 || clauses.filter((c) => c.place !== undefined && c.weak !== true).length >= 2 || [...plain].some(told2);
  for (const [i, c] of clauses.entries())
    if (c.weak === true && firmly && !plain.has(c.sentence) && c.sentence !== directed)
      clauses.splice(i, 1, { body: c.body, opens: c.opens, sentence: c.sentence });
  const placed = clauses.flatMap((c, i) => (c.place === undefined ? [] : [i]));
  const sure = placed.filter((i) => clauses[i]?.place !== 'later').length + (told ? 1 : 0);
  const [first] = placed;
  const last = placed.at(-1);
  if (first === undefined || last === undefined || sure < 2) return undefined;
  // Are the levels parted by semicolons and sentences, or by commas?
  const strong =
    placed.filter((i) => clauses[i]?.opens === true).length * 2 > placed.length ||
    clauses.slice(first, last + 1).filter((c) => c.opens).length >= 3;
  const start = told ? clauses.findIndex((c, i) => i <= first && c.sentence === clauses[first]?.sentence && !c.opens) : -1;
  const relative = /^(?:up|down|later)$/.test(clauses[first]?.place ?? '');
  const begin = start >= 0 && start <= first ? start : relative && first > 0 ? first - 1 : first;
  const out: { layer: Piece; place?: Place; mark?: Piece }[] = [];
  for (const [i, c] of clauses.entries()) {
    const prev = out.at(-1);
    // What commas part in the last one goes with it.
    if (i < begin || (i > last && !(strong && !c.opens && c.sentence === clauses[last]?.sentence))) continue;
    if (c.place === undefined && i > begin && (RELATIVE.test(c.body.text) || (strong && !c.opens && prev !== undefined))) {
      if (!RELATIVE.test(c.body.text) && prev !== undefined)
        out[out.length - 1] = { ...prev, layer: new Piece(brief.text.slice(prev.layer.start, c.body.end), prev.layer.start, c.body.end) };
      continue;
    }
    if (!/\p{L}/u.test(c.body.text)) continue;
    const colon = i === begin && c.place === undefined ? c.body.text.lastIndexOf(': ') : -1;
    out.push({
      layer: bare(colon < 0 ? c.body : cut(c.body, c.body.start + colon + 2, c.body.end)),
      ...(c.place === undefined ? {} : { place: c.place }),
      ...(c.mark === undefined ? {} : { mark: c.mark }),
    });
  }
  if (out.length < 3 || out.length > 9) return undefined;
  const layers = out.map((o) => ({ ...layerOf(o.layer), ...(o.mark === undefined ? {} : { mark: o.mark }) }));
  if (layers.some((l) => !/\p{L}/u.test(l.label.text) || l.label.text.length > 80)) return undefined;
  const count = (...places: Place[]): number => out.filter((o) => o.place !== undefined && places.includes(o.place)).length;
  const opens = out[0]?.place;
  const closes = out.at(-1)?.place;
  const upwards =
    way !== undefined && told
      ? way === 'up'
      : opens === 'bottom' || opens === 'top'
        ? opens === 'bottom'
        : count('up') !== count('down')
          ? count('up') > count('down')
          : closes === 'top';
  return upwards ? layers.reverse() : layers;
}

/** As `standingIn`; else what place words alone tell. */
export const stackedLayers = (brief: ReadBrief): readonly Stacked[] | undefined => standingIn(brief) ?? stackedIn(brief);
