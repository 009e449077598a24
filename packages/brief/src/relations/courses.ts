/** One choice and its two courses, told in prose: "keep the insurer (cost, staff), or close it and buy cover. Closing frees eight people. I vote keep." */
import { AND, piecesAt, splitAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { thingsIn } from '../document/sections.ts';

export interface Course {
  readonly label: Piece;
  readonly points: readonly Piece[];
}

const OR: Readonly<Record<string, string>> = {
  en: 'or',
  de: 'oder',
  fr: 'ou bien|ou|soit',
  es: 'o bien|o|u',
  it: 'oppure|o|ovvero',
  pt: 'ou',
  nl: 'ofwel|óf|of',
  pl: 'albo|lub|czy',
};
const EITHER =
  /^(?:(?:we|they|wir|we kunnen|siamo|estamos|é|it's|it is|so|and|either|entweder|soit|ou bien|ou|o bien|oppure|o|ofwel|óf|albo)\s)*?(?:either|entweder|soit|ou bien|ou|o bien|oppure|o|ofwel|óf|albo)\s/iu;
const MEANT =
  /(?<!\p{L})(?:tercera vía|terza via|troisième voie|dritte[rn]? weg|terceira via|derde weg|trzeciej drogi|obu|naraz|woli|wolimy|prefier\p{L}*|préfèr\p{L}*|preferisc\p{L}*|yo \p{L}+ía|io \p{L}+erei|ich würde|either|decide|decision|decides|choice|choose|fork|crossroads?|third way|one or the other|both|two (?:ways|roads|paths|options|courses)|entweder|entscheid\p{L}*|scheideweg|zwei wege|beides|wahl|soit|choix|choisir|carrefour|deux (?:voies|chemins)|les deux|decidir|decisión|encrucijada|dos caminos|elegir|las dos|bivio|due strade|due cose|scegliere|scelta|decidere|encruzilhada|dois caminhos|escolh\p{L}*|tweesprong|twee wegen|allebei|kiezen|keuze|rozdroż\p{L}*|dwie drogi|wybór|recommend\p{L}*|empfehl\p{L}*|recomm\p{L}*|consigl\p{L}*|propon\p{L}*|prefer\p{L}*|kiest|vote|advice|my pick|leans?|i['’]d|exclu\p{L}*|esclud\p{L}*|inclina(?:-se)?|schließ\p{L}* (?:\p{L}+ ){0,3}aus)(?!\p{L})/iu;
export const FAVOURS =
  /(?<!\p{L})(?:recommend(?:ed|ation|s|ing)?|prefer(?:red|s|imos|e)?|prefier\p{L}*|preferisc\p{L}*|préfèr\p{L}*|bevorzug\p{L}*|woli|wolimy|favou?rs?|leans?|we should|we propose|we lean|my (?:vote|advice|pick|choice)|i (?:say|vote|would)|i['’]d|personally|préconis\p{L}*|inclina(?:-se)?|our (?:view|pick|choice|proposal)|verdict|makes sense|vorschlag|wir (?:schlagen|sind für)|empfehl\p{L}*|plädier\p{L}*|nous (?:proposons|préférons)|notre (?:choix|avis)|recommand\p{L}*|proponemos|preferimos|recomend\p{L}*|proponiamo|preferiamo|raccomand\p{L}*|consigli\p{L}*|propomos|preferimos|ons voorstel|wij (?:stellen|kiezen)|kiest|aanbevel\p{L}*|proponujemy|sugerujemy|zaleca\p{L}*|rekomend\p{L}*)(?!\p{L})/iu;
const BOTH =
  /(?<!\p{L})(?:both|beide[sn]?|les deux|las dos|le due|ambos|as duas|os dois|los dos|entrambe|entrambi|allebei|oba|obie|third|dritte|one or the other|nothing in between|exclu\p{L}*|schließ\p{L}* (?:\p{L}+ ){0,3}aus|esclud\p{L}*|wyklucz\p{L}*)(?!\p{L})/iu;

/** Beginnings of words that only one of the two says. */
function tellingOf(labels: readonly Piece[]): readonly (readonly string[])[] {
  const stems = labels.map((l) => (l.text.toLowerCase().match(/[\p{L}]{4,}/gu) ?? []).map((w) => w.slice(0, 5)).slice(0, 14));
  return stems.map((own, i) => own.filter((w) => !(stems[1 - i] ?? []).includes(w)));
}
const hits = (text: string, stems: readonly string[]): number => {
  const words = text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [];
  return words.filter((w) => stems.some((s) => w.startsWith(s) || (w.length >= 4 && s.startsWith(w.slice(0, 4))))).length;
};
/** Which of the two a text speaks of; undefined for neither or both alike. */
export function sideOf(text: string, labels: readonly Piece[]): 0 | 1 | undefined {
  const [a, b] = tellingOf(labels).map((stems) => hits(text, stems));
  return (a ?? 0) > (b ?? 0) ? 0 : (b ?? 0) > (a ?? 0) ? 1 : undefined;
}

const DASH = /\s[–—]\s/gu;
/** Between a course and what it means. */
const MEANS =
  /\s(?:that means|which means|meaning|which is|which (?=\p{Lu}\p{L}+ says)|das (?:heißt|bedeutet)|ce qui (?:suppose|signifie|veut dire)|c['’]est-à-dire|lo que (?:supone|significa)|il che significa|che vuol dire|o que significa|dat betekent|co oznacza)\s/iu;
const WE_BEFORE = /\s(?:we|you|one|they|wir|man|nous|on|noi|nós|wij|my)\s[\p{L}'’]+\s(?:[\p{L}'’]+\s)?$/iu;
/** After the second course the decision itself is spoken of. */
const ENDS_CHOICE =
  /^(?:after|before|until|by|personally|the decision|decision|conclusion|nach dem|bis|fazit|persönlich|après|avant|personnellement|antes|después|dopo|prima|personalmente|pessoalmente|na|voor)(?!\p{L})/iu;
/** A point without the word that joins it to the course. */
const opened = (p: Piece): Piece => {
  const bare = trimmed(p);
  const head =
    /^(?:(?:and|und|et|y|e|en)\s)?(?:which|what|ce qui|lo que|il che|wat|although|though)\s(?:(?:means|requires|implies|suppose|signifie|implique|supone|significa|implica|richiede|betekent)\s)?/iu.exec(
      bare.text,
    )?.[0].length ?? 0;
  return cut(bare, bare.start + head, bare.end);
};

function courseOf(side: Piece): Course {
  const bare = /[.;!?,]$/.test(side.text) ? cut(side, side.start, side.end - 1) : side;
  const bracket = /\s\(([^()]{2,240})\)$/u.exec(bare.text);
  if (bracket?.[1] !== undefined) {
    const at = bare.start + bracket.index;
    return { label: trimmed(cut(bare, bare.start, at)), points: thingsIn(cut(bare, at + 2, bare.end - 1)) };
  }
  const stop = BOTH.exec(bare.text);
  const own =
    stop === null || (bare.text.length < 200 && /[,;:.]/.test(bare.text))
      ? bare
      : cut(bare, bare.start, bare.start + (WE_BEFORE.exec(bare.text.slice(0, stop.index))?.index ?? stop.index));
  const [head, ...rest] = splitAt(own, DASH).flatMap((p) => piecesAt(p, ',;:'));
  // "we stay as we are that means debt and thin margins": told in one breath.
  const means = head === undefined ? null : MEANS.exec(head.text);
  const label = head === undefined || means === null || means.index < 6 ? head : cut(head, head.start, head.start + means.index);
  const first =
    head === undefined || label === head || means === null
      ? []
      : splitAt(cut(head, head.start + means.index + means[0].length, head.end), AND);
  const points = [...first, ...rest].map(opened).filter((p) => /[\p{L}\d]/u.test(p.text) && !BOTH.test(p.text));
  return { label: trimmed(label ?? own), points };
}

/** Sentences or clauses that open one course and the other: "One way is that …. The other way is …", "Soit …. Soit …". */
const OPENS_ONE =
  /^(?:(?:and|so|also|or)\s)?(?:either|entweder|soit|ou bien|o bien|oppure|ofwel|óf|albo|(?:the first|one|first) (?:way|road|path|option|course|route|possibility)(?: (?:is|would be)(?: that| to)?)?|(?:der|die) (?:eine|erste) (?:weg|möglichkeit|option|variante)(?: (?:ist|wäre))?|(?:la première|une|l['’]une) (?:voie|option|possibilité)(?: (?:est|serait)(?: de)?)?|(?:una|la primera) (?:opción|vía)(?: (?:es|sería))?|(?:una|la prima) (?:strada|via|possibilità|opzione)(?: (?:è|sarebbe)(?: di)?)?|(?:uma|a primeira) (?:opção|via)(?: (?:é|seria))?|(?:de ene|de eerste) (?:weg|optie|mogelijkheid)(?: is)?|(?:pierwsza|jedna) (?:droga|opcja)(?: to)?)[\s,:]+/iu;
const OPENS_OTHER =
  /^(?:(?:and|und|et|y|e|en|but|aber|mais)\s)?(?:or|oder|soit|ou bien|ou|o bien|o|oppure|ofwel|óf|of|albo|lub|(?:the second|the other)(?: (?:way|road|path|option|course|route|possibility))?(?: (?:is|would be)(?: that| to)?)?|(?:der|die) (?:andere|zweite)(?: (?:weg|möglichkeit|option|variante))?(?: (?:ist|wäre))?|(?:la seconde|la deuxième|l['’]autre)(?: (?:voie|option|possibilité))?(?: (?:est|serait)(?: de)?)?|(?:la otra|la segunda)(?: (?:opción|vía))?(?: (?:es|sería))?|(?:l['’]altra|la seconda)(?: (?:strada|via|possibilità|opzione))?(?: (?:è|sarebbe)(?: di)?)?|(?:a outra|a segunda)(?: (?:opção|via))?(?: (?:é|seria))?|(?:de andere|de tweede)(?: (?:weg|optie|mogelijkheid))?(?: is)?|(?:druga)(?: (?:droga|opcja))?(?: to)?)[\s,:]+/iu;

/** A course told in sentences of its own. */
function coursesApart(brief: ReadBrief): readonly Course[] | undefined {
  const sentences = brief.sentences.slice(0, 24);
  const one = sentences.findIndex((s) => OPENS_ONE.test(s.text));
  if (one < 0) return undefined;
  const other = sentences.findIndex((s, i) => i > one && i <= one + 5 && OPENS_OTHER.test(s.text));
  if (other < 0) return undefined;
  const ends = sentences.findIndex((s, i) => i > other && (FAVOURS.test(s.text) || BOTH.test(s.text) || ENDS_CHOICE.test(s.text)));
  return [[one, other, OPENS_ONE] as const, [other, Math.min(other + 3, ends < 0 ? sentences.length : ends), OPENS_OTHER] as const].map(
    ([from, to, opening]) => {
      const first = sentences[from] as Piece;
      const head = courseOf(cut(first, first.start + (opening.exec(first.text)?.[0].length ?? 0), first.end));
      return { label: head.label, points: [...head.points, ...sentences.slice(from + 1, to)].slice(0, 6) };
    },
  );
}

/** The two sides of a sentence at its "or"; outside brackets, behind a comma or a bracket before any other. */
function sidesIn(s: Piece, or: string): readonly [Piece, Piece] | undefined {
  if (s.text.length > 900) return undefined;
  const found: { at: number; end: number; sure: boolean }[] = [];
  let depth = 0;
  let at = 0;
  for (const m of s.text.matchAll(new RegExp(`[,;)]?\\s(?:${or})\\s`, 'giu'))) {
    for (; at < m.index; at++) depth = Math.max(0, depth + (s.text[at] === '(' ? 1 : s.text[at] === ')' ? -1 : 0));
    if (depth === 0 || m[0].startsWith(')'))
      found.push({ at: m.index + (m[0].startsWith(')') ? 1 : 0), end: m.index + m[0].length, sure: /^[,;)]/.test(m[0]) });
  }
  const joint =
    found.find((f) => f.sure && s.text.slice(0, f.at).trim().split(/\s/).length >= 2) ?? (found.length === 1 ? found[0] : found.at(-1));
  if (joint === undefined || found.filter((f) => f.sure).length > 2) return undefined;
  const colon = /^.*(?::\s|\s[–—]\s)/su.exec(s.text.slice(0, joint.at))?.[0].length ?? 0;
  let left = cut(s, s.start + colon, s.start + joint.at);
  // Told in one breath, the choice begins somewhere within: "so now either we stay …".
  const within = left.text.length < 120 ? null : /\s(?:either|entweder|soit|o bien|albo)\s/iu.exec(left.text);
  if (within !== null) left = cut(left, left.start + within.index, left.end);
  const either = EITHER.exec(left.text)?.[0].length ?? 0;
  left = cut(left, left.start + either, left.end);
  const right = cut(s, s.start + joint.end, s.end);
  const words = (p: Piece): number => p.text.split(/\s+/).length;
  return words(left) >= 2 && words(right) >= 2 && (joint.sure || either > 0 || words(left) + words(right) >= 6) ? [left, right] : undefined;
}

/** `left, sell the brand …; right, relaunch it`, `one road is …, the other …`. */
const ONE_OTHER =
  /(?<!\p{L})(?:(?:to the |on the )?left|one (?:road|way|path|option|course)(?: is| would be)?(?: to)?|on (?:the )?one (?:hand|side)|links|(?:der|die) eine(?: weg| möglichkeit)?(?: ist)?|einerseits|d['’]un côté|l['’]une? voie|por un lado|da un(?:a parte| lato)|de um lado|enerzijds|z jednej strony)\s?[,:]?\s([^.;:]{6,240}?)[.;,]\s(?:and |und |et |y |e |en )?(?:(?:to the |on the )?right|the other(?: road| way| path| option| course)?(?: is| would be)?(?: to)?|on the other(?: hand| side)?|rechts|(?:der|die) andere(?: ist)?|andererseits|de l['’]autre(?: côté)?|l['’]autre|por (?:el )?otro(?: lado)?|dall['’]altr[oa](?: parte| lato)?|do outro(?: lado)?|anderzijds|z drugiej(?: strony)?)\s?[,:]?\s([^.;]{6,240})/iu;

/** Undefined where no choice is told. */
export function coursesIn(brief: ReadBrief): readonly Course[] | undefined {
  const apart = coursesApart(brief);
  if (apart !== undefined) return apart;
  const meant = MEANT.test(brief.text);
  const or = OR[brief.language] ?? 'or';
  const whole = new Piece(brief.text, 0, brief.text.length);
  const other = ONE_OTHER.exec(brief.text.slice(0, 3_000));
  if (other?.[1] !== undefined && other[2] !== undefined) {
    const a = other.index + other[0].indexOf(other[1]);
    const b = other.index + other[0].length - other[2].length;
    return [courseOf(cut(whole, a, a + other[1].length)), courseOf(cut(whole, b, b + other[2].length))];
  }
  for (const s of brief.sentences.slice(0, 12)) {
    const sides = sidesIn(s, or);
    if (sides === undefined || !(meant || EITHER.test(s.text) || brief.text[s.end] === '?')) continue;
    const courses = sides.map(courseOf);
    const labels = courses.map((c) => c.label);
    if (labels.some((l) => !/\p{L}{2}/u.test(l.text) || l.text.length > 120)) continue;
    // What is said of one of them behind the choice.
    const more: Piece[][] = [[], []];
    for (const t of brief.sentences) {
      if (t.start < s.end || t.text.length > 260 || FAVOURS.test(t.text) || BOTH.test(t.text)) continue;
      const opening = t.text.split(/\s+/).slice(0, 5).join(' ');
      const side = sideOf(opening, labels);
      if (side === undefined) continue;
      const colon = /^[^:]{2,60}:\s/u.exec(t.text);
      more[side]?.push(...(colon === null ? [t] : thingsIn(cut(t, t.start + colon[0].length, t.end))));
    }
    return courses.map((c, i) => ({ label: c.label, points: [...c.points, ...(more[i] ?? [])].slice(0, 6) }));
  }
  return undefined;
}
