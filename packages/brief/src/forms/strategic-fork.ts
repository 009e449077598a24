/** One decision, two courses. */

import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { thingsIn } from '../document/sections.ts';
import { coursesIn, FAVOURS, sideOf } from '../relations/courses.ts';
import { definePattern } from './define-pattern.ts';

interface Branch {
  readonly label: Piece;
  readonly points: readonly Piece[];
}

const OPTION =
  /(?:^|[\s(])((?:option|path|way|course|route|alternative|variante|weg|voie|opción|camino|opzione|strada|opção|caminho|optie|opcja|plan)\s(?:[a-b]|[1-2]|one|two|eins|zwei))\b\s*(?:[:.),–—-]|\(|is\sto\s|is\s|=)\s*/giu;
const RECOMMEND =
  /\b(?:recommend(?:ed|ation|s)?|prefer(?:red|s)?|favou?rs?|we should|we propose|we favou?r|we lean|we would go for|our view|our pick|our choice|our proposal|verdict|vorschlag|wir schlagen|wir schlagen vor|nous proposons|notre choix|notre avis|proponemos|nuestra propuesta|proponiamo|propomos|ons voorstel|wij stellen voor|proponujemy|sugerujemy|zaleca\p{L}*|empfehl\p{L}*|recommand\p{L}*|recomend\p{L}*|raccomand\p{L}*|consigli\p{L}*|aanbevelen|aanbeveling|rekomend\p{L}*)\b[\s:]*/iu;

/** `(A) defend the core; (B) harvest`: two letters where something is to be decided. */
const LETTERED = /(?:^|[\s:;,])\(?([ab])[).:]\s+/giu;
const DECIDING =
  /\s(?:decisions?|decide|choice|choose|options?|paths?|alternatives?|prefers?|recommend\p{L}*|either|entscheid\p{L}*|optionen|wahl|empfehl\p{L}*|décision|choix|options|recommand\p{L}*|decisión|opciones|elegir|recomend\p{L}*|decisione|scelta|opzioni|decisão|escolha|opções|besluit|keuze|opties|decyzja|wybór|opcje)\s/u;

function fromOptions(brief: ReadBrief): Branch[] {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const named = [...brief.text.matchAll(OPTION)];
  const lettered = named.length === 2 || !DECIDING.test(brief.words) ? [] : [...brief.text.matchAll(LETTERED)];
  const marks = lettered.length === 2 && lettered.map((m) => m[1]?.toLowerCase()).join('') === 'ab' ? lettered : named;
  if (marks.length !== 2) return [];
  return marks.map((m, i): Branch => {
    const start = m.index + m[0].length;
    let body = cut(whole, start, marks[i + 1]?.index ?? brief.text.length);
    if (i === 1) {
      const after = RECOMMEND.exec(body.text);
      const stop =
        after === null
          ? -1
          : Math.max(
              body.text.lastIndexOf('. ', after.index),
              body.text.lastIndexOf('\n', after.index),
              body.text.lastIndexOf(';', after.index),
            );
      if (stop > 0) body = cut(body, body.start, body.start + stop);
    }
    const [head, ...rest] = piecesAt(body, ',;\n(').flatMap((p) => sentences(p));
    return { label: head === undefined ? body : trimmed(head), points: rest.flatMap((p) => tidy(p)) };
  });
}

const tidy = (piece: Piece): Piece[] => {
  const bare = (/\([^)]*\)[.]?$/.test(piece.text) ? /[.]$/ : /[.)]+$/).exec(piece.text);
  const p = trimmed(bare === null ? piece : cut(piece, piece.start, piece.end - bare[0].length));
  return /[\p{L}\d]/u.test(p.text) ? [p] : [];
};

function sentences(piece: Piece): Piece[] {
  const out: Piece[] = [];
  let from = piece.start;
  for (const m of piece.text.matchAll(/(?<!\b(?:Mio|Mrd|Tsd|mln|mld|ca|approx|vs|nr|no))[.!:]\s+|\s[–—-]\s/giu)) {
    out.push(cut(piece, from, piece.start + m.index));
    from = piece.start + m.index + m[0].length;
  }
  out.push(cut(piece, from, piece.end));
  return out.flatMap(tidy);
}

function fromSections(brief: ReadBrief): Branch[] {
  const keyed = brief.sections.filter((s) => s.key !== undefined && s.entries.length > 0);
  if (keyed.length === 2) return keyed.map((s) => ({ label: s.key as Piece, points: s.entries.map((e) => e.piece) }));
  const [list] = brief.sections;
  if (list?.entries.length === 2 && list.entries.every((e) => e.below.length > 0 || e.detail !== undefined))
    return list.entries.map((e) => ({
      label: e.label,
      points: [...(e.detail === undefined ? [] : thingsIn(e.detail)), ...e.below.map((b) => b.piece)],
    }));
  const groups = brief.groups.filter(
    (g) =>
      g.lead !== undefined &&
      g.lead.text.length <= 48 &&
      g.items.length > 0 &&
      !RECOMMEND.test(g.lead.text) &&
      !/^(?:decision|decyzja|entscheidung|décision|decisión|decisione|decisão|besluit|beslissing|question|frage|rekomendacja|wniosek)$/iu.test(
        g.lead.text,
      ),
  );
  if (groups.length === 2) return groups.map((g) => ({ label: g.lead as Piece, points: g.items.flatMap((i) => tidy(i.piece)) }));
  return [];
}

/** "We must decide: close the site, or invest". */
const DECIDE =
  /\b(?:decide|decision|choose|choice|question is|entscheiden|entscheidung|décider|choix|decidir|elegir|decidere|scelta|beslissen|keuze|zdecydować)\b[^:\n]{0,60}:\s([^.!?\n]{3,300}?)[,;]\s(?:or|oder|ou|o|of|albo)\s([^.!?\n]{3,300})/iu;
const eitherOr = (first: string, second: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${first})\\s([^.!?\\n]{3,300}?)[,;]?\\s(?:${second})\\s([^.!?\\n]{3,300})`, 'iu');
const EITHER: Readonly<Record<string, RegExp>> = {
  en: eitherOr('either', 'or'),
  de: eitherOr('entweder', 'oder'),
  fr: eitherOr('soit|ou bien', 'soit|ou bien|ou'),
  es: eitherOr('o bien|o', 'o bien|o'),
  it: eitherOr('o|oppure', 'o|oppure'),
  pt: eitherOr('ou', 'ou'),
  nl: eitherOr('of|ofwel|óf', 'of|ofwel|óf'),
  pl: eitherOr('albo', 'albo'),
};

/** "either build our own plant, … or lease …". */
function fromEither(brief: ReadBrief): Branch[] {
  const match = DECIDE.exec(brief.text) ?? (EITHER[brief.language] ?? (EITHER.en as RegExp)).exec(brief.text);
  if (match?.[1] === undefined || match[2] === undefined) return [];
  const a = match.index + match[0].indexOf(match[1]);
  const b = match.index + match[0].length - match[2].length;
  return [new Piece(match[1], a, a + match[1].length), new Piece(match[2], b, b + match[2].length)].map((p) => {
    const [head, ...rest] = piecesAt(p, ',;(');
    return { label: trimmed(head ?? p), points: rest.flatMap(tidy) };
  });
}

const OR = '(?:or|oder|ou|o|u|oppure|of|albo|lub|czy|vs\\.?|versus|gegen|contre|contra|tegen|/)';
/** `stay premium (fewer outlets, higher margin) or go mass market (more volume)`. */
const BRACKETED = new RegExp(
  `([^.:;,()\\n?!/]{3,60})\\s\\(([^()\\n]{3,240})\\)[,;]?\\s(?:${OR})\\s([^.:;()\\n?!/]{3,60})\\s\\(([^()\\n]{3,240})\\)`,
  'iu',
);
/** `Build or buy?`, `renew the lease vs move`. */
const CHOICE = new RegExp(`^([^.:;,()\\n?!/]{2,80}?),?\\s(?:${OR})\\s([^.:;,()\\n?!]{2,80})$`, 'iu');

function fromBrackets(brief: ReadBrief): Branch[] {
  const match = BRACKETED.exec(brief.text.slice(0, 4_000));
  // A third bracket makes it a list.
  if (
    match === null ||
    /\)\s?,/u.test(match[0]) ||
    /^[^.\n]{0,80}\)[,;]?\s*$/u.test((/[^.\n]*$/u.exec(brief.text.slice(Math.max(0, match.index - 240), match.index))?.[0] ?? '').trim())
  )
    return [];
  const whole = new Piece(brief.text, 0, brief.text.length);
  let at = match.index;
  const [label, points, label2, points2] = match.slice(1).map((text) => {
    const start = brief.text.indexOf(text, at);
    at = start + text.length;
    return cut(whole, start, at);
  });
  if (label === undefined || points === undefined || label2 === undefined || points2 === undefined) return [];
  return [
    { label: trimmed(label), points: thingsIn(points) },
    { label: trimmed(label2), points: thingsIn(points2) },
  ];
}

const wordsIn = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).slice(0, 12);

/** A choice that is asked, then what each side means: a line, a sentence or what stands after a colon that begins with its words. */
function fromChoice(brief: ReadBrief): Branch[] {
  for (const [i, group] of brief.groups.slice(0, 8).entries()) {
    const own = group.lead === undefined ? group.piece : cut(group.piece, group.items[0]?.piece.start ?? group.piece.end, group.piece.end);
    const match = CHOICE.exec(own.text);
    if (match?.[1] === undefined || match[2] === undefined) continue;
    const sides = [match[1], match[2]].map(wordsIn);
    const [left, right] = sides as [string[], string[]];
    // A word that both sides share tells nothing.
    const telling = [left.filter((w) => !right.includes(w)), right.filter((w) => !left.includes(w))] as const;
    const branches: { label: Piece; points: Piece[] }[][] = [[], []];
    for (const g of brief.groups.slice(i + 1, i + 24)) {
      const lead = g.lead ?? g.piece;
      const opening = wordsIn(lead.text).slice(0, g.lead === undefined ? 2 : 4);
      const scores = telling.map((words) => opening.filter((w) => words.includes(w)).length);
      const side = (scores[0] ?? 0) > (scores[1] ?? 0) ? 0 : (scores[1] ?? 0) > (scores[0] ?? 0) ? 1 : undefined;
      if (side === undefined || RECOMMEND.test(lead.text)) continue;
      const body = g.lead === undefined ? undefined : cut(g.piece, g.items[0]?.piece.start ?? g.piece.end, g.piece.end);
      if (body !== undefined) branches[side]?.push({ label: lead, points: thingsIn(body).flatMap(tidy) });
      else {
        const words = [...g.piece.text.matchAll(/\S+/g)];
        const known = words.findLastIndex((w, k) => k < 3 && telling[side]?.includes(w[0].toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')));
        const last = words[known];
        if (last === undefined) continue;
        const end = g.piece.start + last.index + last[0].length;
        branches[side]?.push({ label: cut(g.piece, g.piece.start, end), points: thingsIn(cut(g.piece, end, g.piece.end)).flatMap(tidy) });
      }
    }
    const joined = branches.map((list) => {
      const [first] = list;
      return first === undefined ? undefined : { label: first.label, points: list.flatMap((b) => b.points) };
    });
    const [a, b] = joined;
    if (a !== undefined && b !== undefined && a.points.length > 0 && b.points.length > 0) return [a, b];
  }
  return [];
}

export const strategicFork = definePattern({
  form: 'strategic_fork',
  names: [
    'rozwidlenie',
    'dwóch dróg',
    'dwie drogi',
    'strategic fork',
    'fork in the road',
    'two paths',
    'decision fork',
    'crossroads',
    'scheideweg',
    'weggabelung',
    'zwei wege',
    'à la croisée des chemins',
    'deux voies',
    'encrucijada',
    'dos caminos',
    'bivio',
    'due strade',
    'encruzilhada',
    'dois caminhos',
    'tweesprong',
    'rozdroże',
  ],
  strong: [
    'two branches',
    'two courses',
    'two alternatives',
    'two routes',
    'two scenarios to choose',
    'decision tree',
    'decision slide',
    'branching',
    'go or no go',
    'go/no-go',
    'stay or go',
    'keep or sell',
    'sell or keep',
    'lease or buy',
    'rent or buy',
    'in-house or',
    'insource or outsource',
    'the choice is between',
    'choice between',
    'which way',
    'wahl zwischen',
    'entscheidungsbaum',
    'zwei optionen',
    'zwei alternativen',
    'le choix entre',
    'deux options',
    'deux scénarios',
    'arbre de décision',
    'dos opciones',
    'dos alternativas',
    'elegir entre',
    'due opzioni',
    'due alternative',
    'duas opções',
    'twee opties',
    'keuze tussen',
    'dwie opcje',
    'wybór między',
    'build or buy',
    'make or buy',
    'buy or lease',
    'repair or replace',
    'do nothing or',
    'either',
    'option a',
    'path a',
    'choose between',
    'two options',
    'two ways',
    'entweder',
    'opción a',
    'variante a',
  ],
  weak: ['decision', 'decide', 'versus', 'entscheidung', 'entscheiden', 'or'],
  figures: false,
  needs: 'two courses, each with what speaks for or against it',
  sample: 'Two paths. Option A: [text], [text]. Option B: [text], [text].',
  read(brief) {
    let branches = fromOptions(brief);
    let fit = 1;
    const courses = branches.length === 2 ? undefined : coursesIn(brief);
    if (courses?.every((c) => c.points.length >= 2) === true) branches = [...courses];
    if (branches.length !== 2) branches = fromBrackets(brief);
    if (branches.length !== 2) branches = fromChoice(brief);
    if (branches.length !== 2) {
      const told = courses ?? [];
      // Two headings with their points say more than a choice without any.
      const keyed = told.some((c) => c.points.length === 0) ? fromSections(brief) : [];
      branches = keyed.length === 2 && keyed.every((b) => b.points.length > 0) ? keyed : [...told];
      fit = 0.9;
    }
    if (branches.length !== 2) {
      branches = fromEither(brief);
      fit = 0.8;
    }
    if (branches.length !== 2) {
      branches = fromSections(brief);
      fit = 0.7;
    }
    const [a, b] = branches;
    if (a === undefined || b === undefined || branches.length !== 2) return undefined;
    if (
      branches.some(
        (x) =>
          !/\p{L}/u.test(x.label.text) || x.label.text.length > 120 || x.points.length > 6 || x.points.some((p) => p.text.length > 200),
      )
    )
      return undefined;
    const said = RECOMMEND.exec(brief.text);
    const clause = said === null ? '' : brief.text.slice(said.index + said[0].length, said.index + said[0].length + 120).toLowerCase();
    // A word that both begin with names neither.
    const alike = a.label.text.toLowerCase().split(/\s/)[0] === b.label.text.toLowerCase().split(/\s/)[0];
    const names = (x: Branch): boolean =>
      clause.includes(x.label.text.toLowerCase().slice(0, 24)) ||
      (!alike && clause.includes((x.label.text.toLowerCase().split(/\s/)[0] ?? '\0').replace(/[^\p{L}\p{N}]/gu, '\0')));
    const second =
      said !== null &&
      (/^(?:the\s)?(?:option|path|variante|opción|optie|plan)\s(?:b|2|two|zwei)|^\(?b(?!\p{L})|^(?:the\s)?(?:second|latter|zweite)/iu.test(
        clause,
      ) ||
        names(b));
    const first =
      said !== null &&
      !second &&
      (/^(?:the\s)?(?:option|path|variante|opción|optie|plan)\s(?:a|1|one|eins)|^\(?a(?=[\s.,;)]*$)|^(?:the\s)?(?:first|former|erste)/iu.test(
        clause,
      ) ||
        names(a));
    const vote = brief.sentences.findLast((s) => FAVOURS.test(s.text));
    const voted = vote === undefined ? '' : vote.text.slice(FAVOURS.exec(vote.text)?.index ?? 0);
    // Told in one breath, what is favoured stands right behind the word.
    const clauseOf = vote !== undefined && vote.text.length > 300 ? voted.slice(0, 24) : voted;
    const ordinal = /(?<!\p{L})(?:second|latter|zweite\p{L}?|second[ao]|segund[ao]|deuxième|tweede|drug[ai])(?!\p{L})/iu.test(clauseOf)
      ? 1
      : /(?<!\p{L})(?:first|former|erste\p{L}?|prim[ao]|primer[ao]|première?|primeir[ao]|eerste|pierwsz[ay])(?!\p{L})/iu.test(clauseOf)
        ? 0
        : undefined;
    const side =
      first || second
        ? undefined
        : (ordinal ??
          sideOf(
            clauseOf,
            branches.map((x) => x.label),
          ));
    return {
      fit,
      data: {
        branches: branches.map((x, i) => ({
          label: cut(x.label, x.label.start, x.label.end - (/[\s,;:]+$/u.exec(x.label.text)?.[0].length ?? 0)),
          points: x.points,
          emphasis: (i === 0 && first) || (i === 1 && second) || side === i ? 'primary' : 'normal',
        })),
      },
    };
  },
});
