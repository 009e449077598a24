/** Who hands what to whom, told in prose: "the web shop sends orders to the ERP", "WMS receives picking lists from the ERP". */

import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { type Edge, isThing, thing } from './edges.ts';

const GIVES =
  'sends?|passes|pass|hands?(?: over)?|feeds?|delivers?|pushes|writes|returns?|transfers?|forwards?|ships?|publishes|provides?|supplies|gives?|reports?|submits?|streams?|exports?|posts?|sells?|pays?|lends?|leases?|surrenders?|cedes?|grants?|provides?|emits?|forward|issues?|deposits?|assigns?|charges?|uploads?|send|push|return|post|files?|pings?|oddaj[eą]|zwracaj?[aą]|odsyłaj?[aą]|meldt|melden|stuurt|zendt|' +
  'senden|schicken|liefern|übergeben|melden|übertragen|geben|stellen|zahlt|zahlen|verkauft|verkaufen|leiht|überweist|überweisen|bezahlt|schreibt|' +
  'envoient|transmettent|fournissent|livrent|remettent|verse|versent|paie|paient|vend|vendent|prête|prêtent|donne|donnent|' +
  'envían|entregan|mandan|transmiten|paga|pagan|vende|venden|presta|prestan|cede|suministra|suministran|' +
  'inviano|trasmettono|consegnano|passano|forniscono|pagano|vendono|prestano|versa|versano|' +
  'enviam|entregam|fornecem|pagam|vendem|emprestam|sturen|leveren|geven|betaalt|betalen|verkoopt|verkopen|leent|wysyłają|przekazują|dostarczają|płaci|sprzedaje|' +
  'sendet|schickt|liefert|übergibt|meldet|überträgt|gibt|stellt|envoie|transmet|fournit|livre|remet|renvoie|envía|entrega|manda|transmite|pasa|invia|trasmette|consegna|passa|fornisce|envia|fornece|stuurt|levert|geeft|wysyła|przekazuje|dostarcza';
const TO = 'to|into|an|ans|ins|nach|zu|zum|zur|in|à|au|aux|a|al|alla|allo|alle|ai|agli|ao|para|naar|aan|do';
const TAKES =
  'receives?|gets?|takes?|pulls?|reads?|fetches|imports?|buys?|collects?|purchases?|sources?|kauft|kaufen|beziehen|erhalten|bekommen|achète|achètent|reçoivent|compra|compran|comprano|acquista|acquistano|reciben|ricevono|recebem|compram|koopt|kopen|ontvangen|kupuje|odbiera|erhält|bekommt|holt|bezieht|liest|reçoit|récupère|lit|recibe|obtiene|riceve|legge|recebe|ontvangt|krijgt|haalt|otrzymuje|pobiera';
const FROM = 'from|von|vom|aus|bei|de|du|des|del|da|dal|dalla|dallo|dai|van|uit|z|od';
const PLAIN =
  'calls?|queries|writes to|publishes to|reads from|ships to|delivers to|sells to|updates?|connects? to|talks? to|triggers?|feeds?|supplies|ruft|aktualisiert|speist|appelle|alimente|alimenta|llama a|actualiza|chiama|aggiorna|roept|voedt|zasila';
const GIVING = new RegExp(
  `\\s(?:${GIVES})\\s(?:(.{2,60}?)\\s)??(?:back\\s|on\\s|zurück\\s|door\\s|terug\\s)?(?:down\\s)?(?:${TO})\\s`,
  'iu',
);
const TAKING = new RegExp(`\\s(?:${TAKES})\\s(?:(.{2,60}?)\\s)??(?:${FROM})\\s`, 'iu');
const DIRECT = new RegExp(`\\s(?:${PLAIN})\\s`, 'iu');
const GO =
  '(?:goes|go|went|comes?|travels?|flows?|moves?|runs?|geht|gehen|kommt|kommen|wandert|wandern|fließt|fließen|läuft|laufen|va|vont|vient|viennent|part|partent|viaja|viajan|van|viene|vienen|parte|partono|passa|vanno|vai|vão|vem|vêm|gaat|gaan|komt|komen|idzie|idą|trafia|trafiają)';
const BACK = '(?:(?:back|on|zurück|weiter|de vuelta|terug|z powrotem)\\s)?';
const OUT_OF = '(?:from|out of|aus|von|vom|de|du|des|del|desde|da|dal|dalla|do|van|uit|z|ze)';
const INTO = `(?:back\\s|zurück\\s|terug\\s)?(?:${TO}|into|vers|hacia|em|na)`;
/** "Cotton goes from Izmir to the mill", "aus Graz gehen Getriebe an den Kunden". */
const THING_GOES = new RegExp(`^(.{2,48}?)\\s${GO}\\s${BACK}${OUT_OF}\\s(.{2,48}?)\\s${INTO}\\s(?=\\S)`, 'iu');
const FROM_GOES = new RegExp(`^${OUT_OF}\\s(.{2,48}?)\\s${GO}\\s(.{2,48}?)\\s${INTO}\\s(?=\\S)`, 'iu');
/** ", yarn to the weaver": from where the thing before went. */
const ON_TO = new RegExp(`^(\\S+(?:\\s\\S+){0,3}?)\\s${INTO}\\s(?=\\S)`, 'iu');
const STOP =
  /[,.;:()\n]|\s(?:so|and|which|that|when|where|via|over|through|for|in order|back|every|each|once|with|as|who|after|und|damit|die|das|wo|et|qui|puis|y|que|e|che|en|die|dat|i|który|zurück)(?=\s|$)/iu;
const PRONOUN =
  /^(?:it|they|this|that|which|who|he|she|er|sie|es|diese[rs]?|der|die|das|il|elle|ils|qui|celui-ci|que|este|esta|che|questo|ele|ela|hij|zij|deze|to|ten|)$/iu;
/** Means the thing that was named last, not who acts. */
const DEMONSTRATIVE = /^(?:which|that|this|who|die|diese[rs]?|der|das|celui-ci|qui|este|esta|questo|che|deze|dat|to)$/iu;
const VERB_FIRST = new RegExp(`^(?:${GIVES})\\s`, 'iu');
/** `… to the lab and reports to HIS`: one more thing of the same giver. */
const SEQUEL = new RegExp(`^,?\\s(?:and|und|et|y|e|en|i)\\s(?:(.{2,40}?)\\s)??(?:${TO})\\s`, 'iu');
const LEADING = /^(?:(?:and|but|then|finally|also|first|next|there|so|und|dann|et|puis|y|luego|e|poi|en|dan|i|potem)\s)+/iu;
const TRAILING =
  /\s(?:then|also|now|finally|in turn|dann|auch|anschließend|puis|ensuite|aussi|también|luego|poi|anche|também|dan|ook|potem|też|only|itself|selbst|directly|hourly|daily|nightly|weekly|monthly|yearly|stündlich|täglich|wöchentlich|monatlich|back)$/iu;
const THERE =
  /(?:starts? (?:in|with|at)|begins? (?:in|with|at)|there is|there's|es gibt|beginnt (?:in|mit|bei)|il y a|commence (?:dans|par)|hay|empieza en)\s(?:also\s)?(.{2,40}?)(?:\stoo)?$/iu;
const SUBORDINATE =
  /^(?:once|when|if|after|as|because|since|while|until|wenn|sobald|nachdem|weil|quand|lorsque|si|cuando|quando|se|wanneer|als|gdy)\s/iu;
const ARTICLED = /^(?:the|our|an?|der|die|das|unser\p{L}*|le|la|l['’]|notre|el|il|lo|o|het|de)\s?\S+(?:\s\S+){0,3}$/iu;
const MOST_WORDS = 5;

const ASKING =
  /^(?:and|und|et|y|oraz|who|whom|what|which|wer|wem|was|welche\p{L}*|qui|quoi|quien|quién|qué|que|chi|cosa|quem|wie|wat|kto|co|komu)$/iu;

const short = (p: Piece): boolean => !ASKING.test(p.text) && isThing(p) && /\p{L}/u.test(p.text) && p.text.split(/\s/).length <= MOST_WORDS;

/** A noun without the words that only join. */
function noun(piece: Piece): Piece {
  let p = piece;
  const head = LEADING.exec(p.text)?.[0].length ?? 0;
  if (head < p.text.length) p = cut(p, p.start + head, p.end);
  const tail = TRAILING.exec(p.text);
  if (tail !== null && tail.index > 0) p = cut(p, p.start, p.start + tail.index);
  return thing(p);
}

/** The name that begins at a place, up to the first word that ends it. */
function nameAt(sentence: Piece, from: number): Piece {
  const rest = cut(sentence, from, Math.min(sentence.end, from + 80));
  const stop = STOP.exec(rest.text);
  return noun(stop === null ? rest : cut(rest, rest.start, rest.start + stop.index));
}

/** Parts of a sentence at its commas and its "and"s, each of which may hold one hand-over. */
function clausesOf(sentence: Piece): Piece[] {
  const out: Piece[] = [];
  let from = sentence.start;
  for (const m of sentence.text.matchAll(
    /,\s|;\s|:\s|\s(?:and|und|et|y|e|en|i)\s(?=(?:the|our|it|der|die|das|le|la|el|il|o|het|de)\s)/giu,
  )) {
    out.push(cut(sentence, from, sentence.start + m.index));
    from = sentence.start + m.index + m[0].length;
  }
  out.push(cut(sentence, from, sentence.end));
  return out.filter((p) => p.text !== '');
}

const GOES_WITHIN = new RegExp(`\\s(?:${GO}|${OUT_OF})(?:\\s|$)`, 'iu');

/** What goes from one thing to another, told with the thing that goes as its subject. */
function goingIn(clause: Piece, sentence: Piece, reached: Piece | undefined): Edge | undefined {
  const lead = LEADING.exec(clause.text)?.[0].length ?? 0;
  const colon = clause.text.indexOf(': ');
  const own = cut(clause, clause.start + Math.max(lead, colon < 0 ? 0 : colon + 2), clause.end);
  const thing = THING_GOES.exec(own.text);
  const from = thing === null ? FROM_GOES.exec(own.text) : null;
  const match = thing ?? from ?? (reached === undefined ? null : ON_TO.exec(own.text));
  if (match?.[1] === undefined) return undefined;
  const at = (said: string, after: number): Piece =>
    noun(cut(own, own.start + own.text.indexOf(said, after), own.start + own.text.indexOf(said, after) + said.length));
  const first = at(match[1], 0);
  const second = match[2] === undefined ? undefined : at(match[2], match[1].length);
  const told = from === null ? (second ?? reached) : first;
  const label = from === null ? first : second;
  const giver = told !== undefined && /^(?:there|here|dort|da|là|allí|ahí|lì|là|daar|tam)$/iu.test(told.text) ? reached : told;
  const to = nameAt(sentence, own.start + match[0].length);
  if (match[2] === undefined && GOES_WITHIN.test(first.text)) return undefined;
  if (
    giver === undefined ||
    label === undefined ||
    !short(to) ||
    !short(giver) ||
    !short(label) ||
    to.text.toLowerCase() === giver.text.toLowerCase()
  )
    return undefined;
  return { from: giver, to, label };
}

/** Hand-overs in the order of the text; a pronoun means the thing that was named last. */
export function handoversOf(brief: ReadBrief): Edge[] {
  const out: Edge[] = [];
  let last: Piece | undefined;
  for (const sentence of brief.sentences.slice(0, 120)) {
    let subject: Piece | undefined;
    let reached: Piece | undefined;
    for (const clause of clausesOf(sentence)) {
      if (clause.text.length > 300) continue;
      const going = goingIn(clause, sentence, reached);
      if (going !== undefined) {
        out.push(going);
        reached = going.to;
        last = going.to;
        continue;
      }
      reached = undefined;
      // A verb at the beginning has its subject in an earlier clause.
      const padded = new Piece(` ${clause.text} `, clause.start - 1, clause.end + 1);
      const giving = GIVING.exec(padded.text);
      const taking = giving === null ? TAKING.exec(padded.text) : null;
      const direct = giving === null && taking === null ? DIRECT.exec(padded.text) : null;
      const match = giving ?? taking ?? direct;
      if (match === null) {
        const there = THERE.exec(clause.text)?.[1];
        const bare = LEADING.exec(clause.text)?.[0].length ?? 0;
        const alone = cut(clause, clause.start + bare, clause.end);
        const said =
          there === undefined
            ? ARTICLED.test(alone.text)
              ? noun(alone)
              : undefined
            : noun(cut(clause, clause.start + clause.text.indexOf(there), clause.start + clause.text.indexOf(there) + there.length));
        if (said !== undefined && short(said)) {
          subject = said;
          last = said;
        }
        continue;
      }
      const head = cut(clause, clause.start, padded.start + match.index);
      let who = noun(head);
      if (PRONOUN.test(who.text) || !short(who) || SUBORDINATE.test(head.text)) {
        const earlier = PRONOUN.test(who.text) ? (DEMONSTRATIVE.test(who.text) ? (last ?? subject) : (subject ?? last)) : subject;
        if (earlier === undefined) continue;
        who = earlier;
      }
      const other = nameAt(sentence, padded.start + match.index + match[0].length);
      if (!short(other) || other.text.toLowerCase() === who.text.toLowerCase()) continue;
      const said = match[1];
      const at = said === undefined ? 0 : padded.start + match.index + match[0].indexOf(said, 1);
      const label = said === undefined ? undefined : noun(cut(clause, at, at + said.length));
      const passing: { readonly label?: Piece } = label === undefined || !isThing(label) ? {} : { label };
      out.push(taking === null ? { from: who, to: other, ...passing } : { from: other, to: who, ...passing });
      let end = other.end;
      let passed = passing;
      for (let n = 0; n < 3 && giving !== null; n++) {
        const more = SEQUEL.exec(sentence.text.slice(end - sentence.start, Math.min(clause.end, end + 80) - sentence.start));
        if (more === null) break;
        const next = nameAt(sentence, end + more[0].length);
        const thingTo = more[1]?.replace(VERB_FIRST, '');
        const from = end + (thingTo === undefined ? 0 : more[0].indexOf(thingTo));
        const what = thingTo === undefined ? undefined : noun(cut(sentence, from, from + thingTo.length));
        if (!short(next) || next.text.toLowerCase() === who.text.toLowerCase()) break;
        passed = what === undefined ? passed : isThing(what) ? { label: what } : {};
        out.push({ from: who, to: next, ...passed });
        end = next.end;
      }
      subject = who;
      last = taking === null ? other : who;
    }
  }
  return alike(out);
}

/** `the bank hub … the hub`: a name that one longer name ends with is the same thing. */
function alike(edges: readonly Edge[]): Edge[] {
  const names = new Map<string, Piece>();
  for (const p of edges.slice(0, 80).flatMap((e) => [e.from, e.to]))
    if (!names.has(p.text.toLowerCase())) names.set(p.text.toLowerCase(), p);
  const same = (p: Piece): Piece => {
    const own = p.text.toLowerCase();
    const longer = own.includes(' ') || own.length < 3 ? [] : [...names].filter(([n]) => n !== own && n.endsWith(` ${own}`));
    return longer.length === 1 ? (longer[0]?.[1] ?? p) : p;
  };
  return edges
    .map((e) => ({ ...e, from: same(e.from), to: same(e.to) }))
    .filter((e) => e.from.text.toLowerCase() !== e.to.text.toLowerCase());
}
