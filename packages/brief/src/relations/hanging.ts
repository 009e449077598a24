/** What hangs on one thing, in words of hanging and plugging in: "everything hangs off the chair: A, B, C", "A, B and C all plug into it". */

import { AND, piecesAt, splitAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { entryOf } from '../document/sections.ts';
import { type Centre, centreOf } from './centre.ts';
import { thing } from './edges.ts';

const VERB =
  '(?:hangs?\\s(?:off|on|from|upon|around)|depends?\\son|hinges?\\son|plugs?\\sin(?:to)?|plugged\\sinto|connects?\\s(?:in)?to|attach(?:es|ed)?\\sto|docks?\\s(?:on|to|into)|(?:revolves?|turns?|orbits?)\\s(?:a?round)|subscribes?\\sto|(?:runs?|goes|go)\\sthrough|comes?\\stogether\\s(?:in|at)|häng(?:t|en)\\s(?:alle\\s|alles\\s)?(?:an|am)|dreh(?:t|en)\\ssich\\s(?:alles\\s|alle\\s)?um|läuft\\s(?:alles\\s)?(?:über|durch)|laufen\\s(?:alle\\s)?(?:über|durch)|(?:dépend|pend|tourne|gravite|passe|converge)(?:nt)?\\s(?:autour\\s(?:de|du)|de|du|par|vers|à|sur)|se\\s(?:branche|raccroche|rattache)(?:nt)?\\s(?:à|au|sur)|(?:cuelga|depende|gira|pasa)n?\\s(?:de|del|alrededor\\sde|alrededor\\sdel|en\\storno\\sa|por)|se\\sconectan?\\s(?:a|al|con)|(?:fa|fanno)\\scapo\\s(?:a|al|alla)|(?:dipende|dipendono|gira|girano|ruota|ruotano|passa|passano)\\s(?:da|dal|dalla|(?:attorno|intorno)\\s(?:al|alla|allo|a)|per)|si\\s(?:collega|collegano|attacca|attaccano)\\s(?:a|al|alla)|(?:depende|gira|passa)m?\\s(?:de|do|da|em\\storno\\sd[eoa]|à\\svolta\\sd[eoa]|por|pel[oa])|ligam?-se\\s(?:a|ao|à)|(?:hangt|hangen|draait|draaien|loopt|lopen)\\s(?:alles\\s|allemaal\\s)?(?:aan|om|via|door)|(?:wisi|zależy|kręci\\ssię|wiszą|zależą|kręcą\\ssię)\\s(?:na|od|wokół))';
const ALL =
  '(?:everything|everyone|everybody|all(?:\\sof\\s(?:it|this|them|these))?|they\\sall|alles|alle|tout(?:es)?(?:\\sle\\smonde)?|tous|todo[s]?|todas|tutt[oi]|tudo|iedereen|wszystko|wszyscy)';
const ARTICLED = "((?:(?:the|our|a|an|one|der|die|das|dem|den|unser\\p{L}*|la|le|les|l[’']|el|il|lo|o|het|de)\\s?)?[^.;:,\\n–—]{2,60}?)";
/** "Everything hangs off the audit chair: …" */
const HANGS = new RegExp(`(?<!\\p{L})${ALL}\\s${VERB}\\s${ARTICLED}(?:\\s(?:dran|daran))?(?=\\s?[.:;,\\n–—]|$)`, 'iu');
/** "… hang off it", with the list before it. */
const HANG = new RegExp(
  `\\s(?:(?:and\\s)?(?:they\\s)?(?:all|alle|tous|todos|tutti|allemaal|wszyscy)\\s)?${VERB}\\s${ARTICLED}(?:\\s(?:dran|daran))?(?=\\s?[.:;,\\n–—]|\\s(?:and|und|et|y|e|en|i)\\s|\\sthat['’]?s|$)`,
  'iu',
);
/** "What hangs on it is …", "dran hängen …", "um sie herum: …" */
const WHAT_HANGS =
  /(?<!\p{L})(?:(?:what|whatever)\s(?:hangs|sits|plugs|goes)\s(?:off|on|from|around|into)\s(?:it|her|him|them)\s?(?:is|are|:)?|(?:dran|daran|angebunden|angeschlossen|verbunden)\s(?:hängen|hängt|sind)|(?:um|rund um)\s(?:sie|ihn|es)\sherum\s?(?:sind|sitzen|stehen|:)?|(?:autour|autour d['’](?:elle|eux|lui))\s?:|(?:a su|en su) alrededor\s?:|attorno\s(?:a\s(?:lei|lui|essa))\s?:)[\s:]*/iu;
/** "It serves plants, labs and shops", where what serves was said to be in the middle. */
const SERVES =
  /(?:^|[.!?\n]\s)(?:it|she|he|they|sie|er|es|elle|il|lei|esso|ela|ele|zij|het|ona|ono|sirve|serve|dessert|collega|conecta)\s(?:(?:serves|supports|supplies|connects|links|feeds|joins|looks after|bedient|versorgt|verbindet|unterstützt|betreut|dessert|relie|alimente|conecta|atiende|serve|collega|atende|liga|verbindt|ondersteunt|obsługuje|łączy)\s)/iu;
const PRONOUN = /^(?:it|her|him|them|this|that|ihm|ihr|ihn|sie|es|lui|elle|él|ella|lei|essa|ele|ela|hem|haar|nim|niego|niej)$/iu;
const HINT = new RegExp(`(?<!\\p{L})(?:${VERB}|dran|daran|herum)(?!\\p{L})`, 'iu');
/** The end of a list: "… and the webhooks all subscribe to it". */
const DO = /\s(?:all|alle|tous|todos|tutti|allemaal|wszyscy)\s.*$|\s(?:and they|und sie|et ils)\s.*$/isu;
const ASKED = /^(?:put|place|picture|imagine|draw|show|ok|so|then|there['’]?s|and|right)(?:\s|$)/iu;
const MOST = 12;

/** The things of a list, also of one that goes on and on with "and". */
function listIn(list: Piece): Piece[] {
  const end = DO.exec(list.text);
  const own = end === null || end.index === 0 ? list : cut(list, list.start, list.start + end.index);
  const commas = piecesAt(own, ',', true);
  const last = piecesAt(own, ',').at(-1) ?? own;
  const ands = splitAt(last, AND);
  const parts = ands.length > 3 ? ands : commas;
  return parts
    .map((p) => trimmed(p))
    .map((p) =>
      cut(
        p,
        p.start +
          (/^(?:(?:then\s)?there['’]?s\s|also\s|auch\s|aussi\s|también\s|anche\s|também\s|ook\s|też\s)(?:the\s)?/iu.exec(p.text)?.[0]
            .length ?? 0),
        p.end,
      ),
    )
    .filter((p) => /\p{L}{2}/u.test(p.text));
}

const isList = (things: readonly Piece[]): boolean =>
  things.length >= 3 && things.length <= MOST && things.every((t) => t.text.length <= 80);

/** The sentence around a place, from the last mark of one before it. */
function until(text: string, at: number, marks: RegExp): number {
  const found = [...text.slice(Math.max(0, at - 500), at).matchAll(marks)].at(-1);
  return found === undefined ? Math.max(0, at - 500) : Math.max(0, at - 500) + found.index + found[0].length;
}

const after = (whole: Piece, from: number): Piece => {
  const stop = /[.!?](?=\s|$)|[;\n]|\s[–—]\s/u.exec(whole.text.slice(from));
  return cut(whole, from, stop === null ? whole.end : from + stop.index);
};

/** The name of the centre where the hanging itself says only "it": what was said to be in the middle, or what was spoken of first. */
function spokenOf(brief: ReadBrief, whole: Piece, before: number): Piece | undefined {
  const said = centreOf(brief)?.hub;
  if (said !== undefined) return cut(said, said.start, said.end - (/\s(?:right|direkt|genau)$/iu.exec(said.text)?.[0].length ?? 0));
  const first = brief.sentences[0];
  if (first === undefined || first.start >= before) return undefined;
  const stop = /[;:,]|\s(?:is|as|als|ist|mittig|est|es|è|é)(?=\s|;|,)/iu.exec(first.text);
  const name = thing(cut(whole, first.start, Math.min(before, stop === null ? first.end : first.start + stop.index)));
  const bare = /[.!]$/.test(name.text) ? cut(name, name.start, name.end - 1) : name;
  return /\p{L}{2}/u.test(bare.text) && bare.text.length <= 60 && !ASKED.test(bare.text) ? bare : undefined;
}

export function hungOn(brief: ReadBrief): Centre | undefined {
  const text = brief.text.slice(0, 2_000);
  if (!HINT.test(text) && !SERVES.test(text)) return undefined;
  const whole = new Piece(text, 0, text.length);
  const named = (start: number, name: string): Piece | undefined =>
    PRONOUN.test(name.trim()) ? spokenOf(brief, whole, start) : thing(cut(whole, start, start + name.length));
  const centre = (hub: Piece | undefined, list: readonly Piece[]): Centre | undefined => {
    const around = list.filter((p) => hub === undefined || p.end <= hub.start || p.start >= hub.end);
    return isList(around) ? { ...(hub === undefined ? {} : { hub }), around: around.map((p) => entryOf(p)) } : undefined;
  };
  const what = WHAT_HANGS.exec(text);
  const hangs = HANGS.exec(text);
  const hub = hangs?.[1] === undefined ? undefined : named(hangs.index + hangs[0].lastIndexOf(hangs[1]), hangs[1]);
  if (what !== null) {
    const found = centre(hub ?? spokenOf(brief, whole, what.index), listIn(after(whole, what.index + what[0].length)));
    if (found !== undefined) return found;
  }
  if (hangs !== null) {
    const end = hangs.index + hangs[0].length;
    const inline = centre(hub, listIn(after(whole, end + (/^[\s:,–—-]*/u.exec(text.slice(end))?.[0].length ?? 0))));
    if (inline !== undefined) return inline;
    // "Everybody plugs into it. The sales offices get quotes, finance gets reports, …"
    const next = brief.sentences.find((s) => s.start >= end);
    const clauses =
      next === undefined || next.start - end > 4
        ? undefined
        : centre(hub, listIn(cut(next, next.start, /[.!]$/.test(next.text) ? next.end - 1 : next.end)));
    if (clauses !== undefined) return clauses;
  }
  const serves = SERVES.exec(text);
  if (serves !== null) {
    const found = centre(centreOf(brief)?.hub, listIn(after(whole, serves.index + serves[0].length)));
    if (found?.hub !== undefined) return found;
  }
  const hang = HANG.exec(text);
  if (hang?.[1] === undefined) return undefined;
  const from = until(text, hang.index, /[.!?;\n](?=\s|$)|:(?=\s)/gu);
  const at = hang.index + hang[0].lastIndexOf(hang[1]);
  return centre(named(at, hang[1]), listIn(cut(whole, from, hang.index)));
}
