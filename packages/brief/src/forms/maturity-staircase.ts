/* Long because levels are told by number, name, arrow, row and table, and their standing in as many ways. */
/** Levels that climb, with the level reached and the level aimed at. */

import { piecesAt, splitAt } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { Entry, ReadBrief } from '../document/reading.ts';
import { entryOf } from '../document/sections.ts';
import { countedRow, countsTold } from '../relations/counted-row.ts';
import { ordinal, says } from '../relations/keyed-lists.ts';
import { blocksOf, entriesOf } from '../relations/lists.ts';
import { stackedIn } from '../relations/stacked.ts';
import type { Count, Reading } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const LEVEL =
  '(?:levels?|stages?|steps?|stufen?|reifegrad|niveaux?|nivel(?:es)?|livell[oi]|nível|níveis|niveaus?|poziom(?:ie|u|y)?|palier|rungs?|tiers?|sprossen?|échelons?|peldaños?|escalón|gradin[oi]|treden?|trede)';
const WORDS =
  /\s(?:rungs?|rung by rung|step by step up|climb\p{L}*|sprosse\p{L}*|échelons?|peldaños?|gradini|treden|tier \d|stages? of maturity|reif\p{L}{0,4}|mûr\p{L}*|maturity|staircase|stairs?|stairway|ladder|leiter|échelle|capabilit\p{L}*|autonomy|readiness|treppen\p{L}*|reifegrad\p{L}*|reifestufen|\p{L}*treppe|maturité|escalier|madurez|escalera|maturità|scala a gradini|maturidade|escada|volwassenheid\p{L}*|trap|dojrzałoś\p{L}+|schod\p{L}+|levels?|stufen|niveaux|niveles|livelli|níveis|niveaus|poziom\p{L}*|degraus?|escalones|(?:nivel|niveau|livello|nível|stufe|stage|tier) \d|(?:\d|\p{L}+) steps|the steps|paliers|étapes de maturité)\s/u;
const AIM =
  /(?:to|want|aim|target|reach|goal|heading|plan|bis|auf|zu|ziel|wollen|soll|erreichen|à|vers|viser|visons|objectif|atteindre|a|hasta|hacia|llegar|objetivo|queremos|al|verso|puntiamo|obiettivo|vogliamo|para|até|naar|doel|willen|do|cel|chcemy)/iu;
const NUMBERED = new RegExp(`^(?:${LEVEL}\\s?)?[lL]?(\\d{1,2})(?:\\s?[:.)=–-]\\s?|\\s)(?=(?:\\+\\s)?\\p{L})`, 'iu');
const CURRENT =
  /(?:^|[\s.,;:(])(?:today|currently|now|zurzeit|momentan|im moment|en ce moment|pour l'instant|ahora|por ahora|adesso|agora|por enquanto|momenteel|teraz|the answer is|(?:honest )?answer is|our score is|we hold|holds|we have|most (?:of (?:us|our|the|them) )?(?:\p{L}+ )?(?:have|are)|puts? us (?:at|on|in)|le groupe est|we run|the group is|we are|we're|we stand|we sit|stands? (?:at|on)|sits? (?:at|on)|is (?:at|on)|are (?:at|on)|current(?: level)?|heute|derzeit|aktuell|wir sind|wir stehen|stehen|liegt|aujourd'hui|actuellement|nous sommes|hoy|actualmente|estamos|oggi|attualmente|siamo|hoje|vandaag|nu|we zijn|we zitten|zitten|staan|on est|nous en sommes|estamos en|siamo al|dziś|obecnie|jesteśmy)(?=[\s:,]|$)/iu;
const TARGET =
  /(?:^|[\s.,;:(])(?:target|next year|nächstes jahr|l'an prochain|l'année prochaine|el año que viene|el próximo año|l'anno prossimo|no ano que vem|no próximo ano|volgend jaar|w przyszłym roku|needs?|should (?:be|reach|get)|strategy says|charter says|comprometid[oa]s?|fica para|queda para|para 20\d\d|goal|aim|ambition|ambición|ambizione|ambitie|asked for|want to (?:be|get|reach)|want|to reach|heading|by (?:end|20|fy|next|the end)|expects?|promised|asked for|asks for|required|requires?|erwartet|verlangt|versprochen|attend|exige|espera|exige|chiede|ziel|wollen|soll|bis 20|bis ende|objectif|viser|visons|atteindre|objetivo|queremos|llegar|obiettivo|vogliamo|puntiamo|meta|objetivo|doel|willen|cel|chcemy)(?=[\s:,]|$)/iu;
const AIMED =
  '(?:target|goal|aim|ambition|(?:which |where |that )?(?:we|the \\p{L}+) (?:want|go|aim|need)|wanted|by (?:the )?(?:end|20|mid|next)|ziel|soll|bis (?:ende|20)|wollen wir|objectif|cible|visé|d.ici|objetivo|meta|para (?:el |o )?(?:20|final)|queremos|obiettivo|entro|vogliamo|até|doel|tegen|willen we|cel|do końca)';
/** Said of a level right behind its name: it is reached, or aimed at. */
const HERE =
  /^[\s,(–—-]*(?:here|(?:that['’]?s |this is |we['’]?re |we are |where )?(?:us|we are|we're|here|today|now|wir|hier|heute|nous|ici|aujourd['’]hui|nosotros|aquí|hoy|noi|qui|oggi|nós|aqui|hoje|wij|vandaag|my|tu|dziś|estamos|siamo|current(?:ly)?|ist))(?!\p{L})[^,;]{0,24}$/iu;
const THERE = new RegExp(`^[\\s,(–—-]*${AIMED}(?!\\p{L})[^;]{0,40}$`, 'iu');
/** `"automated" by end 2026`, `Gold is what the board asked for`. */
const AIMED_BEHIND = new RegExp(
  `^["”»]?\\s?(?:,\\s)?(?:(?:is|ist|est|es|è|é) (?:what|where|the|das|unser|la|el|il|o) )?(?:\\p{L}+ ){0,3}?(?:${AIMED}|asked for|for 20\\d\\d)(?!\\p{L})`,
  'iu',
);
const FROM_TO = new RegExp(
  `(?:from|von|vom|de|du|da|dal|van|z|od|desde)\\s(?:the\\s)?(?:${LEVEL}\\s)?(\\d)\\s(?:to|auf|zu|nach|à|a|al|para|naar|do|na|hasta|bis)\\s(?:${LEVEL}\\s)?(\\d)(?!\\d)`,
  'iu',
);

/** The figure that begins at a character. */
const figureAt = (brief: ReadBrief, at: number): Figure | undefined => brief.figures.find((f) => f.start === at);

/** Number words that a level is called by. */
const COUNTED: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  twee: 2,
  vijf: 5,
  ...Object.fromEntries(
    [
      'first erste ersten premier première primer primero primera primo prima primeiro eerste pierwszy pierwszym',
      'second zweite zweiten deuxième segundo segunda secondo seconda tweede drugi drugim',
      'third dritte dritten troisième tercer tercero tercera terzo terza terceiro terceira derde trzeci trzecim',
      'fourth vierte vierten quatrième cuarto cuarta quarto quarta vierde czwarty czwartym',
      'fifth fünfte fünften cinquième quinto quinta vijfde piąty piątym',
    ].flatMap((row, i) => row.split(' ').map((word) => [word, i + 1] as const)),
  ),
};
/** The first level is called 0. */
const ZERO = /(?<!\d)0\s?[.):=–-]?\s?$|(?<!\d)0\s/u;
interface Marks {
  readonly current?: Count;
  readonly target?: Count;
}

/** `2 of 4`: the number of levels is seen from the list. */
const outOf = (brief: ReadBrief, marks: readonly (Count | undefined)[]): Piece[] =>
  marks.flatMap((m) => {
    const all = m === undefined ? null : /^\s(?:of|out of|von|sur|de|su|van|z)\s\d/iu.exec(brief.text.slice(m.from.end, m.from.end + 12));
    return m === undefined || all === null
      ? []
      : [cut(new Piece(brief.text, 0, brief.text.length), m.from.end, m.from.end + all[0].length)];
  });

/** Where levels are named or numbered after words of standing or aiming. */
function marksOf(brief: ReadBrief, levels: readonly Piece[]): Marks {
  const listEnd = levels.at(-1)?.end ?? 0;
  const listStart = levels[0]?.start ?? 0;
  const place = (n: number, words: Piece): Count | undefined => (n >= 1 && n <= levels.length ? ordinal(n - 1, words) : undefined);
  const moved = FROM_TO.exec(brief.text);
  if (moved !== null) {
    const digits = [...moved[0].matchAll(/\d/g)].map((m) => figureAt(brief, moved.index + m.index));
    const [a, b] = [digits[0], digits.at(-1)];
    if (a !== undefined && b !== undefined) {
      const current = place(a.value, a);
      const target = place(b.value, b);
      return { ...(current === undefined ? {} : { current }), ...(target === undefined ? {} : { target }) };
    }
  }
  let current: Count | undefined;
  let target: Count | undefined;
  let bare: Count | undefined;
  const base = ZERO.test(brief.text.slice(Math.max(0, listStart - 3), listStart + 3)) ? 1 : 0;
  const numberIn = new RegExp(
    `(?<![\\p{L}\\d.,/-])(?:${LEVEL}\\s|l)?(\\d|${Object.keys(COUNTED).join('|')})(?:[ºª°]|(?:st|nd|rd|th|e|ème|er)(?!\\p{L}))?(?![\\d%\\p{L}]|[.,]\\d|\\s?(?:stores|people|years?|months?|weeks?|jahre?|monate?|ans|mois|años|meses|anni|mesi))`,
    'giu',
  );
  const names = levels.map((l) => l.text.toLowerCase());
  for (const sentence of brief.sentences) {
    // The list itself tells no standing.
    if (sentence.start >= listStart && sentence.end <= listEnd) continue;
    const from = sentence.start < listStart ? sentence.start : Math.max(sentence.start, listEnd);
    const to = sentence.start < listStart ? Math.min(sentence.end, listStart) : sentence.end;
    const part = cut(sentence, from, to);
    const lower = part.text.toLowerCase();
    const hits: { at: number; n: number; words: Piece }[] = [];
    for (const m of part.text.matchAll(numberIn)) {
      const said = m[1] ?? '';
      const at = part.start + m.index + m[0].lastIndexOf(said);
      hits.push({ at: m.index, n: (COUNTED[said.toLowerCase()] ?? Number(said)) + base, words: cut(part, at, at + said.length) });
    }
    for (const [i, name] of names.entries()) {
      const at = name.length >= 3 ? lower.indexOf(name) : -1;
      if (at >= 0) hits.push({ at, n: i + 1, words: cut(part, part.start + at, part.start + at + name.length) });
    }
    hits.sort((a, b) => a.at - b.at);
    let before = 0;
    for (const [i, hit] of hits.entries()) {
      const words = part.text.slice(before, hit.at);
      const mark = place(hit.n, hit.words);
      if (mark === undefined) continue;
      const behind = part.text.slice(hit.words.end - part.start, hits[i + 1]?.at ?? part.text.length);
      if (TARGET.test(words) || (i + 1 === hits.length && AIMED_BEHIND.test(behind)) || (current !== undefined && AIM.test(words)))
        target ??= mark;
      else if (CURRENT.test(words)) current ??= mark;
      else if (sentence.start >= listEnd && part.text.length <= 60 && hits.length === 1) bare ??= mark;
      before = hit.at + 1;
    }
  }
  // `Our trust? Consulted at best.`
  if (bare !== undefined && current === undefined && target?.value !== bare.value) current = bare;
  return { ...(current === undefined ? {} : { current }), ...(target === undefined ? {} : { target }) };
}

/** A level without what is said of its being reached or aimed at. */
function withoutStanding(e: Entry): { readonly entry: Entry; readonly said?: 'current' | 'target'; readonly words?: Piece } {
  const { piece } = e;
  const open = /\s?\(([^()]{2,60})\)$|(?:,\s|\s[–—-]{1,2}\s)([^,()–—]{2,60}?)(?:\s[–—-])?$/u.exec(piece.text);
  const tail = open?.[1] ?? open?.[2];
  if (open === null || tail === undefined || open.index < 2) return { entry: e };
  const said = THERE.test(tail) ? 'target' : HERE.test(tail) ? 'current' : undefined;
  return said === undefined
    ? { entry: e }
    : {
        entry: entryOf(cut(piece, piece.start, piece.start + open.index), e.below, e.numbered),
        said,
        words: cut(piece, piece.start + open.index, piece.end),
      };
}

/** `run to failure < planned < predictive`. */
function rising(brief: ReadBrief): Entry[] | undefined {
  if (!brief.text.includes(' < ')) return undefined;
  for (const s of brief.sentences.slice(0, 12)) {
    const parts = splitAt(s, /\s<\s/gu);
    if (parts.length < 3) continue;
    const title = /^.*:\s/su.exec(parts[0]?.text ?? '')?.[0].length ?? 0;
    return parts.map((p, i) => entryOf(i === 0 ? cut(p, p.start + title, p.end) : p));
  }
  return undefined;
}

const NAMED_LEVEL =
  /(?<![\p{L}\d])(?:(?:level|stage|step|tier|rung|stufe|niveau|nivel|livello|nível|poziom|étape)\s|l)?(\d)(?:\s(?:is|are|ist|est|es|è|é|=)\s|\s?[=:–-]\s|\s)(?:\+\s)?(?=["“„«]?\p{L})/giu;

/** Levels by their numbers, in whichever order and however parted: "L1 english only. L2 reviewed, L3 local", "tier 2 “informed”. 1 is partial, 3 repeatable". */
function numbered(brief: ReadBrief): { entries: Entry[]; used: Piece[] } | undefined {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const marks = [...brief.text.matchAll(NAMED_LEVEL)].slice(0, 24);
  const found = new Map<number, { entry: Entry; mark: Piece }>();
  for (const [i, m] of marks.entries()) {
    const n = Number(m[1]);
    const from = m.index + m[0].length;
    const stop = /[.;\n](?=\s|$)|,\s|["”»](?=[\s.,;])/u.exec(brief.text.slice(from, marks[i + 1]?.index ?? brief.text.length));
    const label = cut(
      whole,
      from,
      stop === null ? (marks[i + 1]?.index ?? brief.text.length) : from + stop.index + (/["”»]/.test(stop[0]) ? 1 : 0),
    );
    if (found.has(n) || !/\p{L}{2}/u.test(label.text) || label.text.length > 70 || label.text.split(/\s/).length > 8) continue;
    found.set(n, { entry: entryOf(label), mark: cut(whole, m.index, from) });
  }
  const numbers = [...found.keys()].sort((a, b) => a - b);
  const first = numbers[0] ?? 9;
  // They count on from 0 or 1, without a gap.
  if (numbers.length < 3 || numbers.length > 8 || first > 1 || numbers.some((n, i) => n !== first + i)) return undefined;
  const levels = numbers.flatMap((n) => found.get(n) ?? []);
  return { entries: levels.map((l) => l.entry), used: levels.map((l) => l.mark) };
}

/** A row of short names behind the title of the ladder or between dashes: "Ladder; paper, calls, models, live", "initial – repeated – defined – managed". */
function levelRow(brief: ReadBrief): Entry[] | undefined {
  for (const s of brief.sentences.slice(0, 8))
    for (const p of piecesAt(s, ';').slice(0, 6)) {
      const title = /^[^,–—]*:\s/u.exec(p.text)?.[0].length ?? 0;
      const body = cut(p, p.start + title, p.end);
      for (const parts of [splitAt(body, /\s[–—-]\s/gu), piecesAt(body, ',')])
        if (
          parts.length >= 4 &&
          parts.length <= 8 &&
          parts.every((x) => x.text.length <= 40 && /\p{L}{2}/u.test(x.text) && !/[\d,]/.test(x.text) && !STANDS.test(x.text))
        )
          return parts.map((x) => entryOf(x));
    }
  return undefined;
}

const THEN =
  /^(?:(?:and|und|et|y|e|en|i)\s)?(?:then|after that|dann|danach|puis|ensuite|luego|después|poi|depois|dan|daarna|potem|następnie)(?:\s(?:comes?|kommt|kommen|vient|viene|vem|komt|przychodzi))?[,:]?\s/iu;

/** Sentences that follow one another by "then", each a level: "Novices, who guess. Then planners. Then teachers." */
function followed(brief: ReadBrief): { entries: Entry[]; used: Piece[] } | undefined {
  const all = brief.sentences.slice(0, 24);
  const from = all.findIndex((s) => THEN.test(s.text));
  const first = all[from - 1];
  if (first === undefined) return undefined;
  const end = all.findIndex((s, i) => i > from && !THEN.test(s.text));
  const run = all.slice(from, end < 0 ? all.length : end);
  const colon = first.text.lastIndexOf(': ');
  const heads = [
    cut(first, first.start + colon + 1, first.end),
    ...run.map((s) => cut(s, s.start + (THEN.exec(s.text)?.[0].length ?? 0), s.end)),
  ];
  if (heads.length < 3 || heads.length > 8 || heads.some((h) => h.text.length > 120 || !/\p{L}{2}/u.test(h.text))) return undefined;
  return {
    entries: heads.map((h) => {
      // What a comma adds is said of the level.
      const comma = /,\s/u.exec(h.text);
      return entryOf(comma === null ? h : cut(h, h.start, h.start + comma.index));
    }),
    used: [],
  };
}

/** Levels that are named in quotes, one after the other. */
function quoted(brief: ReadBrief): { entries: Entry[]; used: Piece[] } | undefined {
  const names = [...brief.text.matchAll(/["“„«]\s?([^"“”„«»\n]{2,60}?)\s?["”“»]/gu)].slice(0, 12);
  if (names.length < 4 || names.length > 8 || new Set(names.map((m) => m[1])).size < names.length) return undefined;
  const whole = new Piece(brief.text, 0, brief.text.length);
  return {
    entries: names.map((m) => {
      const at = m.index + m[0].indexOf(m[1] ?? '');
      return entryOf(cut(whole, at, at + (m[1] ?? '').length));
    }),
    used: [],
  };
}

/** Told from the top to the bottom: nothing climbs. */
const DOWNWARDS =
  /(?<!\p{L})(?:top|peak|apex|spitze|oben|sommet|haut|cima|cumbre|cúspide|arriba|vertice|alto|topo|szczytu|góry|boven)(?!\p{L})[^.:;\n]{0,24}?\s(?:to|towards|zur?|nach|bis|vers|à|en|hasta|hacia|a|al|alla|verso|para|até|naar|do|ku)\s[^.:;\n]{0,12}?(?<!\p{L})(?:bottom|base|foot|ground|basis|unten|boden|bas|abajo|basso|baixo|podstawy|dołu|beneden|onder)(?!\p{L})/iu;

/** A level by its own name: the sentence that tells it may stand on the slide as it is. */
const named = (mark: Count, entries: readonly Entry[]): Count => {
  const label = entries[mark.value]?.label;
  return label === undefined ? mark : ordinal(mark.value, label);
};

/** Begins with where we stand or aim. */
const STANDS = new RegExp(`^(?:${CURRENT.source}|${TARGET.source})`, 'iu');

const numberOf = (e: Entry): number => NUMBERED.exec(e.piece.text)?.[0].length ?? 0;
/** `Level one, we answer questions; two, …`: numbers in words that count on. */
const SPELLED = new RegExp(`^(?:${LEVEL}\\s)?(\\p{L}+)\\s?[,:–-]\\s`, 'iu');
const spelled = (e: Entry, i: number): number => {
  const m = SPELLED.exec(e.piece.text);
  return m?.[1] !== undefined && COUNTED[m[1].toLowerCase()] === i + 1 ? m[0].length : 0;
};
const withoutNumber = (e: Entry, i: number, all: readonly Entry[]): Entry => {
  const head = numberOf(e) || (all.every((x, k) => spelled(x, k) > 0) ? spelled(e, i) : 0);
  return head === 0 || head >= e.piece.text.length ? e : entryOf(cut(e.piece, e.piece.start + head, e.piece.end), e.below, e.numbered);
};

const LEVEL_HEAD = /^(?:(?:maturity\s)?levels?|stages?|reifegrad|stufe|niveau|nivel|livello|nível|poziom|palier)$/iu;

/** Rows of levels that count on, each with its name and what it means. */
function fromTable(brief: ReadBrief): Reading | undefined {
  for (const t of brief.tables) {
    if (t.corner === undefined || !LEVEL_HEAD.test(t.corner.text) || t.rows.length < 3 || t.rows.length > 8) continue;
    const counts = t.rows.every((r, i) =>
      new RegExp(`^(?:${LEVEL}\\s|l)?${i + Number(/\d/.exec(t.rows[0]?.label.text ?? '')?.[0] ?? 1)}$`, 'iu').test(r.label.text),
    );
    const named = t.rows.map((r) =>
      (counts ? r.cells.map((c) => c.piece) : [r.label, ...r.cells.map((c) => c.piece)]).filter((p) => p.text !== ''),
    );
    if (named.some(([label]) => label === undefined || !/\p{L}/u.test(label.text) || label.text.length > 70)) continue;
    const labels = named.map(([label]) => label as Piece);
    const { current, target } = marksOf(brief, labels);
    const said = named.some(([, sub]) => (sub?.text.length ?? 0) > 70);
    return {
      variant: said ? 'level_list' : 'rising_steps',
      fit: counts ? 1 : 0.8,
      used: [t.corner, ...t.head, ...(counts ? t.rows.map((r) => r.label) : [])],
      data: {
        levels: named.map(([label, sub, ...more]) => ({
          label,
          ...(sub === undefined ? {} : { sub }),
          ...(more.length === 0 ? {} : { detail: more }),
        })),
        ...(current === undefined ? {} : { current }),
        ...(target === undefined ? {} : { target }),
      },
    };
  }
  return undefined;
}

/** A list that holds where we stand, its own title or a remark gives way to a row of names. */
const whole = (brief: ReadBrief, list: readonly Entry[] | undefined): readonly Entry[] | undefined =>
  list !== undefined &&
  (STANDS.test(list[0]?.piece.text ?? '') ||
    WORDS.test(` ${list[0]?.piece.text.toLowerCase()} `) ||
    list.some((e) => e.label.text.length > 70 || /["“”]/u.test(e.piece.text)))
    ? (levelRow(brief) ?? list)
    : list;

export const maturityStaircase = definePattern({
  form: 'maturity_staircase',
  names: [
    'maturity staircase',
    'maturity stairs',
    'staircase',
    'stairs',
    'stairway',
    'as stairs',
    'capability ladder',
    'capability steps',
    'capability levels',
    'readiness levels',
    'als treppe',
    'escalones',
    'gradini',
    'degraus',
    'traptreden',
    'maturity ladder',
    'reifegradtreppe',
    'treppe',
    'stufentreppe',
    'escalier',
    'escalera de madurez',
    'scala di maturità',
    'escada de maturidade',
    'volwassenheidstrap',
    'schody',
  ],
  strong: [
    'ladder',
    'how mature',
    'how grown-up',
    'how grown up',
    'how advanced',
    'how ready',
    'how far are we',
    'wie reif',
    'wie weit sind wir',
    'où en sommes-nous',
    'dónde estamos',
    'a che punto siamo',
    'levels of',
    'levels from',
    'stufenmodell',
    'entwicklungsstufen',
    'capability maturity',
    'niveaux de',
    'niveles de',
    'livelli di',
    'níveis de',
    'niveaus van',
    'poziomy',
    'maturity levels',
    'maturity model',
    'maturity',
    'reifegrad',
    'reifegrade',
    'reifegradmodell',
    'reifestufen',
    'maturité',
    'madurez',
    'maturità',
    'maturidade',
    'volwassenheid',
    'volwassenheidsniveaus',
    'dojrzałości',
    'dojrzałość',
  ],
  weak: ['levels', 'stufen', 'niveaux', 'niveles', 'livelli', 'níveis', 'niveaus', 'level', 'capability', 'as-is', 'to-be'],
  figures: false,
  needs: 'the levels in order, and which is reached and aimed at',
  sample: 'Maturity levels: [name], [name], [name], [name].',
  read(brief) {
    const rows = fromTable(brief);
    if (rows !== undefined) return rows;
    if (
      DOWNWARDS.test(brief.text) ||
      (/(?:^|[.;\n])\s{0,8}(?:at the )?(?:top|oben|au sommet)\b/iu.test(brief.text) && stackedIn(brief) !== undefined)
    )
      return undefined;
    const climbing = rising(brief);
    if (climbing === undefined && !says(brief, WORDS) && !(CURRENT.test(brief.text) && TARGET.test(brief.text))) return undefined;
    // A line below the list that tells the standing is no level.
    const told = countsTold(brief);
    const all = entriesOf(brief);
    // Levels that are numbered one by one are no row of words somewhere in them.
    const counted = numbered(brief) ?? quoted(brief) ?? followed(brief);
    const rowed = all === undefined || (told.size > 0 && !told.has(all.length) && counted === undefined);
    const row = rowed ? countedRow(brief) : undefined;
    const list = climbing ?? whole(brief, row !== undefined && (all === undefined || told.has(row.length)) ? row : all);
    const listed = list?.filter(
      (e, i, of) =>
        i < of.length - 2 ||
        !(CURRENT.test(e.piece.text) || TARGET.test(e.piece.text)) ||
        (e.label.text.length <= 70 && withoutStanding(e).said !== undefined && !STANDS.test(e.piece.text)),
    );
    const byNumber = counted !== undefined && counted.entries.length > (listed?.length ?? 0) ? counted : undefined;
    const plain = (byNumber?.entries ?? listed?.map(withoutNumber))?.map(withoutStanding);
    const entries = plain?.map((p) => p.entry);
    if (
      entries === undefined ||
      entries.length < 3 ||
      entries.length > 8 ||
      entries.some((e) => e.label.text.length > 70) ||
      entries.filter((e) => /\d{2}/.test(e.label.text)).length > 1 ||
      entries.filter((e) => /\d\D{1,6}\d/u.test(e.label.text)).length > 1
    )
      return undefined;
    const inline = (of: 'current' | 'target'): Count | undefined => {
      const at = plain?.findIndex((p) => p.said === of) ?? -1;
      const label = entries[at]?.label;
      return label === undefined ? undefined : ordinal(at, label);
    };
    const marks = marksOf(
      brief,
      entries.map((e) => e.label),
    );
    const [current, target] = [inline('current') ?? marks.current, inline('target') ?? marks.target];
    const said = entries.some((e) => (e.detail?.text.length ?? 0) > 70);
    const numbers = byNumber?.used ?? (listed ?? []).map((e) => cut(e.piece, e.piece.start, e.piece.start + numberOf(e)));
    // "We are at 2" is understood where the steps show the numbers that their author gave them.
    const digits = numbers.map((p) => /^\D*(\d)\D*$/u.exec(p.text)?.[1]);
    const counts = numbers.flatMap((p, i) => {
      const at = p.start + p.text.indexOf(digits[i] ?? ' ');
      return digits[i] === undefined ? [] : [cut(p, at, at + 1)];
    });
    if (counts.length !== entries.length) counts.length = 0;
    return {
      variant: said ? 'level_list' : 'rising_steps',
      fit: current !== undefined || target !== undefined ? 1 : 0.8,
      data: {
        ...(current === undefined ? {} : { current: named(current, entries) }),
        ...(target === undefined ? {} : { target: named(target, entries) }),
      },
      used: [...numbers, ...(plain ?? []).flatMap((p) => p.words ?? []), ...outOf(brief, [current, target])],
      blocks: blocksOf(entries).map((b, i) => {
        const below = entries[i]?.below ?? [];
        const numbered = said ? undefined : counts[i];
        return {
          ...b,
          ...(below.length === 0 ? {} : { detail: below.map((x) => x.piece) }),
          ...(numbered === undefined ? {} : { meta: numbered }),
        };
      }),
    };
  },
});
