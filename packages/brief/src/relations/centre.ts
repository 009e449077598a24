/** A centre with what stands around it: "the data office sits in the middle and serves A, B and C", "around the centre “X”: A, B". */

import { piecesAt, titled, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { Entry, ReadBrief } from '../document/reading.ts';
import { entryOf } from '../document/sections.ts';
import { entriesOf } from './lists.ts';

export interface Centre {
  readonly hub?: Piece;
  readonly around: readonly Entry[];
}

const PLACE =
  '(?:(?:in|at)\\s(?:(?:the|teh|its)\\s)?(?:very\\s)?(?:mid+le|cent(?:re|er)|heart|core)|mittig|(?:im|in das)\\s(?:zentrum|mittelpunkt|kern)|in der mitte|au (?:centre|cœur|coeur|milieu)|en el (?:centro|medio)|al centro|in mezzo|no centro|ao centro|in het (?:midden|centrum)|w (?:środku|centrum))';
const STANDS =
  '(?:sits|stands|is|are|steht|ist|sitzt|liegt|est|se trouve|está|hay|è|c.è|sta|staat|zit|zitten|staan|jest|stoi|znajduje się)';
const QUOTED = '(?:«\\s?([^«»\\n]{1,60}?)\\s?»|["“„«»‚‘\']\\s?([^"”“»«’\'\\n]{1,60}?)\\s?["”“»«’‘\'])';
/** `X sits in the middle`. */
const AFTER_NAME = new RegExp(`([^.;:\\n,]{2,80}?)\\s${STANDS}\\s${PLACE}(?=[\\s,.;:]|$)`, 'iu');
/** `Duisburg is the hub`. */
const IS_HUB =
  /([^.;:\n,]{2,60}?)\s(?:is|as|acts as|serves as|works as|ist|als|dient als|est|sert de|es|sirve de|è|fa da|é|serve de|is|jest)\s(?:the|our|a|der|die|das|unser\p{L}*|le|la|el|il|o|het|de)?\s?(?:central\s|zentrale[rs]?\s)?(?:hub|nerve cent(?:re|er)|cent(?:re|er)|middle|heart|core|nabe|drehkreuz|drehscheibe|dreh- und angelpunkt|mittelpunkt|zentrum|linchpin|node|moyeu|pivot|charnière|plaque tournante|centro|fulcro|perno|perno central|snodo|eje|spil|spin in het web|centrum|węzłem)(?=[\s,.;:\n]|$)/iu;
/** `The hub in Aarhus is linked with two schools, the port …`. */
const LINKED_WITH =
  /(?:^|[.;:\n]\s?)([^.;:\n,]{0,60}?(?:hub|nabe|drehscheibe|drehkreuz|knotenpunkt|moyeu|pivot|fulcro|perno|eje|knooppunt|węzeł)(?!\p{L})[^.;:\n,]{0,30}?)\s(?:is|ist|est|está|è|é|jest)\s(?:linked|connected|tied|verbunden|reliée?|connectée?|conectad[oa]|collegat[oa]|ligad[oa]|verbonden|połączon[yae])\s(?:with|to|mit|à|avec|con|a|al|com|met|z)(?=\s)/iu;
/** The link again, before the list of what is linked: "si collegano a lei scuole, …". */
const TIED =
  /^(?:si collegano|sono collegat[ie]|se conectan|están conectad[oa]s|ligam-se|estão ligad[oa]s|se relient|sont reliée?s|connected are|linked are|verbunden sind|verbonden zijn|połączone są)(?:\s(?:a|à|con|com|z|to)\s(?:lei|lui|essa|esso|ella|él|ela|ele|elle|nią|nim|it))?\s/iu;
/** `A, B and C are the spokes`. */
const ARE_SPOKES =
  /(?:^|[.;:\n])\s*([^.;:\n]{3,300}?)\s(?:are|sind|sont|son|sono|são|zijn|są)\s(?:the\s|its\s|die\s|les\s|los\s|i\s|os\s|de\s)?(?:spokes|speichen|rayons|radios|raggi|raios|spaken|szprychami)(?!\p{L})/iu;
/** `in the middle “X”`, `Hub: X`. */
const BEFORE_QUOTED = new RegExp(
  `(?:${PLACE}|\\b(?:hub|cent(?:re|er)|core|mitte|zentrum|nabe|centro|moyeu|midden|centrum))[^.;\\n"“„«]{0,24}?${QUOTED}`,
  'iu',
);
const AROUND_QUOTED = new RegExp(
  `(?<!\\p{L})(?:around|about|um|autour (?:de|du)?|alrededor de|attorno a|em torno de|rond|rondom|wokół|dookoła)\\s?(?:the\\s|der\\s|die\\s|das\\s|den\\s)?(?:\\p{L}+\\s){0,3}${QUOTED}`,
  'iu',
);
const BEFORE_NAME = new RegExp(
  `(?:^|[\\s(])(?:${PLACE}|(?:the\\s)?(?:hub|cent(?:re|er)|mitte|mittelpunkt|zentrum|nabe|centro|moyeu|midden|centrum)(?:(?:-|\\s)(?:and|und|et|y|e|&)(?:-|\\s)\\p{L}+)?)(?:\\sof (?:everything|it all|all (?:this|that|of it)|it))?(?:\\s?[:=,]|\\s[–-]|\\s${STANDS}(?!\\p{L}))\\s?([^.;:\\n,]{2,60}?)(?=[.;:\\n,]|\\s(?:and|und|et|y|e|en|i)\\s|$)`,
  'iu',
);
/** `X in the middle`, without a verb. */
const NAME_THERE = new RegExp(
  `(?:^|[\\s.;:,\\n])(?:(?:with|mit|avec|con|com|met|z)\\s)?((?:[^\\s.,;:]{1,40}\\s){0,4}[^\\s.,;:]{1,40})\\s${PLACE}(?=[\\s,.;:]|$)`,
  'iu',
);
/** `In the middle the shared service centre. Around it …`: an article opens its name. */
const BEFORE_BARE = new RegExp(
  `(?:^|[.;:\\n]\\s?)(?:right\\s)?${PLACE}\\s((?:the|our|an?|der|die|das|unser\\p{L}*|le|la|les|l['’]|notre|el|nuestr\\p{L}|il|lo|o|het|de|ons)\\s?[^.;:\\n,]{2,60}?)(?=[.;:\\n,]|\\s[–-]\\s|$)`,
  'iu',
);
/** "Put Lagos in the middle". */
const PUT_THERE = new RegExp(
  `(?<!\\p{L})(?:put|place|set|with|setze?n?|stelle?n?|mets|mettre|mettez|pon|poner|metti|mettere|coloque|zet|umieść)\\s((?:[^\\s.,;:]{1,40}\\s){0,4}?[^\\s.,;:]{1,40})\\s(?:right\\s|direkt\\s)?${PLACE}(?=[\\s,.;:]|$)`,
  'iu',
);
const JOIN =
  /^(?:[\s,;:=–—-]|\b(?:and|und|et|y|e|en|i|it|es|with|mit|avec|con|around it|around|about it|around (?:her|him|them)|drumherum|darum herum|drum herum|darum|rundherum|ringsum|autour|alrededor|attorno|intorno|ci sono|em volta|ao redor|eromheen|daaromheen|dookoła|wokół|serv\p{L}*|connects?|links?|supports?|feeds?|joins?|reaches|to|are|is|sind|sont|son|we have|bedient|verbindet|versorgt|relie|dessert|conecta|sirve a|collega|serve|the spokes|spokes)\b)+/iu;
/** `Our shared service centre works for six countries: …`: who serves a list is its centre. */
const SERVES =
  /^([^.;:\n,]{3,70}?)\s(?:works for|serves|supports|supplies|connects|links|feeds|joins|coordinates|steers|looks after|bedient|versorgt|verbindet|unterstützt|betreut|dessert|relie|alimente|sert|sirve a|conecta|atiende a|abastece a|collega|serve|alimenta|atende|liga|verbindt|bedient|ondersteunt|obsługuje|łączy)\s[^.;:\n]{0,60}:\s/iu;

/** The centre of a brief that names the form and lists what the centre serves. */
export function servedIn(brief: ReadBrief): Centre | undefined {
  for (const s of brief.sentences.slice(0, 8)) {
    const match = SERVES.exec(s.text);
    if (match?.[1] === undefined) continue;
    const around = piecesAt(cut(s, s.start + match[0].length, s.end), ',', true).map((p) => entryOf(trimmed(p)));
    if (around.length >= 3 && around.length <= MOST_AROUND) return { hub: bare(cut(s, s.start, s.start + match[1].length)), around };
  }
  return undefined;
}

const A_NAME = /^(?:our |unser |notre |nuestro |il nostro |o nosso |onze |nasza )?(?:name|nom|nombre|nome|naam|nazwa)$/iu;
const NO_NAME = /(?:^|\s)(?:it|them|this|that|us|es|sie|ihn|le|la|lo|hem|het)$|^(?:put|place|set|show)\s|^(?:around|about|with)$/iu;
/** Where the centre has no name of its own. */
const AROUND =
  /^(?:around (?:it|them|this)|around|spokes|connected(?: to it)?|linked|attached|verbunden|angeschlossen|reliés?|connectés?|conectad[oa]s|collegat[ie]|ligad[oa]s|verbonden|połączone|drumherum|darum herum|rundherum|autour|alrededor|intorno|attorno|em volta|ao redor|eromheen|dookoła)$/iu;
/** Without one of these there is no centre to look for. */
const HINT =
  /hub|perno|fulcro|pivot|around|\bum\s|autour|alrededor|attorno|rond|wokół|dookoła|mid+le|cent|heart|core|zentr|mitt|angelpunkt|linchpin|node|charnière|kern|nabe|cœur|coeur|milieu|moyeu|medio|mezzo|midden|środku/iu;
const ARTICLE = /^(?:the|teh|a|an|der|die|das|den|le|la|les|el|los|las|il|lo|o|os|het|de)\s/iu;
const SPOKES = /\b(?:spokes|speichen|rayons|radios|raggi)\s?(?:to|for|are|:|=|zu|vers|a|verso)\s([^.;:\n]{3,300})/iu;
const MOST_AROUND = 12;

const bare = (p: Piece): Piece => {
  const t = trimmed(p);
  const head = ARTICLE.exec(t.text)?.[0].length ?? 0;
  return head < t.text.length ? cut(t, t.start + head, t.end) : t;
};

const ROUND =
  "(?:a?round|(?:rund|rings) um|um|autour (?:de la|de l['’]|des|du|de|d['’])|alrededor (?:del|de)|en torno (?:al|a)|[ai]ntorno (?:all[ao]|all['’]|al|a)|em torno d[eoa]|ao redor d[eoa]|em volta d[eoa]|rond(?:om)?|dookoła|wokół)";
/** `« Manager » au milieu`. */
const QUOTED_THERE = new RegExp(`${QUOTED}\\s?,?\\s(?:(?:goes|sits|stands|is|ist|steht|est|va|sta|hoort)\\s)?${PLACE}(?!\\p{L})`, 'iu');
/** `around the word Trust`, `round the student in the centre`: one to three words up to a mark. */
const ROUND_NAME = new RegExp(
  `(?<!\\p{L})${ROUND}\\s?(?:(?:the|our|a|an|das|den|die|der|dem|unser\\p{L}*|le|la|les|el|los|las|il|lo|o|het|de|ons|onze)\\s)?((?:[\\p{L}\\d&’'-]+\\s){0,3}?[\\p{L}\\d&’'-]+)(?=[,.:;\\n]|\\s[–—]|\\s${PLACE}|$)`,
  'iu',
);
/** `das Wort Pflegequalität sechs gleich große Felder`: a word that is called one ends behind it. */
const THE_WORD = new RegExp(
  `(?<!\\p{L})${ROUND}\\s?(?:(?:the|das|den|le|la|il|el|o|a|het)\\s)?(?:word|name|wort|begriff|mot|palabra|parola|palavra|woord|słowo|słowa)\\s["“„«»‚‘']?\\s?([\\p{L}\\d&’-]+)`,
  'iu',
);
const NO_HUB =
  /^(?:(?:if|wenn|si|se|als|jeśli) \p{L}+|(?:circle|kreis|cercle|círculo|cerchio|ring|table)\s.+|it|them|this|that|here|logo|circle|things?|bild|plaatje|(?:\p{L}+\s)?(?:graphic|picture|diagram)|kreis|cercle|ein|eine|half|noon|[\d\s]+)$/iu;

/** What is said to be in the middle of things that stand round it: in quotes, or the one to three words behind "around". */
export function wordInCentre(brief: ReadBrief): Piece | undefined {
  const text = brief.text.slice(0, 2_000);
  if (!HINT.test(text) && !/round|[ai]ntorno|torno|redor|volta/iu.test(text)) return undefined;
  const whole = new Piece(text, 0, text.length);
  for (const pattern of [QUOTED_THERE, AROUND_QUOTED, BEFORE_QUOTED, THE_WORD, ROUND_NAME]) {
    const match = pattern.exec(text);
    const name = match?.[1] ?? match?.[2];
    if (match === null || name === undefined || !/\p{L}/u.test(name)) continue;
    const start = match.index + match[0].indexOf(name);
    const said = titled(cut(whole, start, start + name.length));
    if (!NO_HUB.test(said.text)) return said;
  }
  return undefined;
}

/** Undefined without a centre's word; `around` may come from any list of the brief. */
export function centreOf(brief: ReadBrief): Centre | undefined {
  // A centre is said early; a long text is not searched to its end.
  const text = brief.text.slice(0, 2_000);
  if (!HINT.test(text)) return undefined;
  const whole = new Piece(text, 0, text.length);
  let hub: Piece | undefined;
  let end = 0;
  for (const pattern of [BEFORE_QUOTED, AROUND_QUOTED, LINKED_WITH, IS_HUB, AFTER_NAME, PUT_THERE, BEFORE_NAME, BEFORE_BARE, NAME_THERE]) {
    const match = pattern.exec(text);
    const name = match?.[1] ?? match?.[2];
    if (match === null || name === undefined || !/\p{L}/u.test(name)) continue;
    const start = match.index + match[0].indexOf(name);
    let said = bare(cut(whole, start, start + name.length));
    // "in the centre our name, Hill School": what is called a name is told behind it.
    const called = A_NAME.test(said.text) ? /^,\s([^.;:\n]{2,60}?)(?=[.;:\n]|$)/u.exec(text.slice(start + name.length)) : null;
    if (called?.[1] !== undefined) said = cut(whole, start + name.length + 2, start + name.length + called[0].length);
    // "… call centre, marketing" is a row of things.
    if (pattern === BEFORE_NAME && /(?:hub|cent(?:re|er)|core),/iu.test(match[0]) && /\p{L}$/u.test(text.slice(0, match.index))) continue;
    // "Put it in the centre" names nothing.
    if (said.text.length > 60 || NO_NAME.test(said.text)) continue;
    hub = said;
    end = match.index + match[0].length;
    break;
  }
  if (hub === undefined) {
    const group = brief.groups.find((g) => g.lead !== undefined && AROUND.test(g.lead.text) && g.items.length >= 3);
    return group === undefined ? undefined : { around: group.items.slice(0, MOST_AROUND).map((i) => entryOf(trimmed(i.piece))) };
  }
  const own = hub;
  const listed = entriesOf(brief)?.filter((e) => e.piece.end <= own.start || e.piece.start >= own.end);
  const stop = /[.!\n](?=\s|$)|\n/.exec(text.slice(end));
  let rest = cut(whole, end, stop === null ? text.length : end + stop.index);
  const join = JOIN.exec(rest.text)?.[0].length ?? 0;
  rest = cut(rest, rest.start + join, rest.end);
  // `around it six things of the same weight: price, content`: the list begins behind its name.
  const named = /^[^,;:]{3,90}?(?::|\s[–—])\s(?=[^,]{1,60},)/u.exec(rest.text);
  if (named !== null) rest = cut(rest, rest.start + named[0].length, rest.end);
  // Behind a list at commas, a semicolon goes on to something else.
  const semicolon = rest.text.indexOf('; ');
  if (semicolon > 0 && (rest.text.slice(0, semicolon).match(/,\s/g) ?? []).length >= 2)
    rest = cut(rest, rest.start, rest.start + semicolon);
  const tied = TIED.exec(rest.text)?.[0].length ?? 0;
  rest = cut(rest, rest.start + tied, rest.end);
  const inline = piecesAt(rest, ',', true).map((p) => entryOf(trimmed(p)));
  const marked = brief.sections.some((s) => s.entries.length >= 3);
  const are = ARE_SPOKES.exec(text);
  if (are?.[1] !== undefined) {
    const start = are.index + are[0].indexOf(are[1]);
    const named = piecesAt(cut(whole, start, start + are[1].length), ',', true).map((p) => entryOf(trimmed(p)));
    if (named.length >= 3 && named.length <= MOST_AROUND) return { hub: own, around: named };
  }
  const spokes = SPOKES.exec(text);
  if (spokes?.[1] !== undefined && inline.length < 3) {
    const start = spokes.index + spokes[0].length - spokes[1].length;
    const named = piecesAt(cut(whole, start, start + spokes[1].length), ',', true).map((p) => entryOf(trimmed(p)));
    if (named.length >= 3 && named.length <= MOST_AROUND) return { hub: own, around: named };
  }
  const around = !marked && inline.length >= 3 ? inline : (listed ?? inline);
  return around.length >= 3 && around.length <= MOST_AROUND && around.every((e) => e.piece.text.length <= 160)
    ? { hub: own, around }
    : { hub: own, around: [] };
}
