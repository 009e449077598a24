/** Levels that climb, with the level reached and the level aimed at. */

import { ordinal, says } from '../keyed-lists.ts';
import { blocksOf, entriesOf } from '../lists.ts';
import { type Count, definePattern, type Reading } from '../pattern.ts';
import { cut, type Figure, Piece } from '../piece.ts';
import type { Entry, ReadBrief } from '../reading.ts';
import { entryOf } from '../sections.ts';
import { stackedIn } from '../stacked.ts';

const LEVEL =
  '(?:levels?|stages?|steps?|stufen?|reifegrad|niveaux?|nivel(?:es)?|livell[oi]|nível|níveis|niveaus?|poziom(?:ie|u|y)?|palier|rungs?|tiers?|sprossen?|échelons?|peldaños?|escalón|gradin[oi]|treden?|trede)';
const WORDS =
  /\s(?:rungs?|rung by rung|step by step up|climb\p{L}*|sprosse\p{L}*|échelons?|peldaños?|gradini|treden|tier \d|stages? of maturity|reif\p{L}{0,4}|mûr\p{L}*|maturity|staircase|stairs?|stairway|ladder|leiter|échelle|capabilit\p{L}*|autonomy|readiness|treppen\p{L}*|reifegrad\p{L}*|reifestufen|\p{L}*treppe|maturité|escalier|madurez|escalera|maturità|scala a gradini|maturidade|escada|volwassenheid\p{L}*|trap|dojrzałoś\p{L}+|schod\p{L}+|levels?|stufen|niveaux|niveles|livelli|níveis|niveaus|poziom\p{L}*)\s/u;
const AIM =
  /(?:to|want|aim|target|reach|goal|heading|plan|bis|auf|zu|ziel|wollen|soll|erreichen|à|vers|viser|visons|objectif|atteindre|a|hasta|hacia|llegar|objetivo|queremos|al|verso|puntiamo|obiettivo|vogliamo|para|até|naar|doel|willen|do|cel|chcemy)/iu;
const NUMBERED = new RegExp(`^(?:${LEVEL}\\s?)?[lL]?(\\d{1,2})(?:\\s?[:.)=–-]\\s?|\\s)(?=\\p{L})`, 'iu');
const CURRENT =
  /(?:^|[\s.,;:(])(?:today|currently|now|we are|we're|we stand|we sit|stands? (?:at|on)|sits? (?:at|on)|is (?:at|on)|are (?:at|on)|current(?: level)?|heute|derzeit|aktuell|wir sind|wir stehen|stehen|liegt|aujourd'hui|actuellement|nous sommes|hoy|actualmente|estamos|oggi|attualmente|siamo|hoje|vandaag|nu|we zijn|we zitten|zitten|staan|on est|nous en sommes|estamos en|siamo al|dziś|obecnie|jesteśmy)(?=[\s:,]|$)/iu;
const TARGET =
  /(?:^|[\s.,;:(])(?:target|goal|aim|want to (?:be|get|reach)|want|to reach|heading|by (?:end|20|fy|next|the end)|expects?|promised|asked for|asks for|required|requires?|erwartet|verlangt|versprochen|attend|exige|espera|exige|chiede|ziel|wollen|soll|bis 20|bis ende|objectif|viser|visons|atteindre|objetivo|queremos|llegar|obiettivo|vogliamo|puntiamo|meta|objetivo|doel|willen|cel|chcemy)(?=[\s:,]|$)/iu;
const FROM_TO = new RegExp(
  `(?:from|von|vom|de|du|da|dal|van|z|od|desde)\\s(?:the\\s)?(?:${LEVEL}\\s)?(\\d)\\s(?:to|auf|zu|nach|à|a|al|para|naar|do|na|hasta|bis)\\s(?:${LEVEL}\\s)?(\\d)(?!\\d)`,
  'iu',
);

/** The figure that begins at a character. */
const figureAt = (brief: ReadBrief, at: number): Figure | undefined => brief.figures.find((f) => f.start === at);

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
  const numberIn = new RegExp(
    `(?:${LEVEL}\\s|(?:at|on|be at|auf|bei|au|à|en|al|op|na|to)\\s)(?:nr\\.?\\s)?(\\d)(?![\\d%]|[.,]\\d|\\s?(?:stores|people))`,
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
      const at = part.start + m.index + m[0].length - 1;
      hits.push({ at: at - part.start, n: Number(m[1]), words: cut(part, at, at + 1) });
    }
    for (const [i, name] of names.entries()) {
      const at = name.length >= 3 ? lower.indexOf(name) : -1;
      if (at >= 0) hits.push({ at, n: i + 1, words: cut(part, part.start + at, part.start + at + name.length) });
    }
    hits.sort((a, b) => a.at - b.at);
    let before = 0;
    for (const hit of hits) {
      const words = part.text.slice(before, hit.at);
      const mark = place(hit.n, hit.words);
      if (mark === undefined) continue;
      if (TARGET.test(words) || (current !== undefined && AIM.test(words))) target ??= mark;
      else if (CURRENT.test(words)) current ??= mark;
      before = hit.at + 1;
    }
  }
  return { ...(current === undefined ? {} : { current }), ...(target === undefined ? {} : { target }) };
}

/** Told from the top to the bottom: nothing climbs. */
const DOWNWARDS =
  /(?<!\p{L})(?:top|peak|apex|spitze|oben|sommet|haut|cima|cumbre|cúspide|arriba|vertice|alto|topo|szczytu|góry|boven)(?!\p{L})[^.:;\n]{0,24}?\s(?:to|towards|zur?|nach|bis|vers|à|en|hasta|hacia|a|al|alla|verso|para|até|naar|do|ku)\s[^.:;\n]{0,12}?(?<!\p{L})(?:bottom|base|foot|ground|basis|unten|boden|bas|abajo|basso|baixo|podstawy|dołu|beneden|onder)(?!\p{L})/iu;

const numberOf = (e: Entry): number => NUMBERED.exec(e.piece.text)?.[0].length ?? 0;
const withoutNumber = (e: Entry): Entry => {
  const head = numberOf(e);
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
  sample: 'Maturity levels: Reactive, Planned, Predictive, Autonomous. We are at level 2 and want to reach level 3.',
  read(brief) {
    const rows = fromTable(brief);
    if (rows !== undefined) return rows;
    if (
      DOWNWARDS.test(brief.text) ||
      (/(?:^|[.;\n])\s{0,8}(?:at the )?(?:top|oben|au sommet)\b/iu.test(brief.text) && stackedIn(brief) !== undefined)
    )
      return undefined;
    if (!says(brief, WORDS) && !(CURRENT.test(brief.text) && TARGET.test(brief.text))) return undefined;
    // A line below the list that tells the standing is no level.
    const listed = entriesOf(brief)?.filter(
      (e, i, all) => i < all.length - 2 || !(CURRENT.test(e.piece.text) || TARGET.test(e.piece.text)),
    );
    const entries = listed?.map(withoutNumber);
    if (
      listed === undefined ||
      entries === undefined ||
      entries.length < 3 ||
      entries.length > 8 ||
      entries.some((e) => e.label.text.length > 70) ||
      entries.filter((e) => /\d{2}/.test(e.label.text)).length > 1 ||
      entries.filter((e) => /\d\D{1,6}\d/u.test(e.label.text)).length > 1
    )
      return undefined;
    const { current, target } = marksOf(
      brief,
      entries.map((e) => e.label),
    );
    const said = entries.some((e) => (e.detail?.text.length ?? 0) > 70);
    return {
      variant: said ? 'level_list' : 'rising_steps',
      fit: current !== undefined || target !== undefined ? 1 : 0.8,
      data: { ...(current === undefined ? {} : { current }), ...(target === undefined ? {} : { target }) },
      used: [...listed.map((e) => cut(e.piece, e.piece.start, e.piece.start + numberOf(e))), ...outOf(brief, [current, target])],
      blocks: blocksOf(entries).map((b, i) => {
        const below = entries[i]?.below ?? [];
        return below.length === 0 ? b : { ...b, detail: below.map((x) => x.piece) };
      }),
    };
  },
});
