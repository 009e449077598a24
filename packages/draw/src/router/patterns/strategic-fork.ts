/** One decision, two courses. */
import { definePattern } from '../pattern.ts';
import { piecesAt, trimmed } from '../phrases.ts';
import { cut, Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';
import { thingsIn } from '../sections.ts';

interface Branch {
  readonly label: Piece;
  readonly points: readonly Piece[];
}

const OPTION =
  /(?:^|[\s(])((?:option|path|way|course|route|alternative|variante|weg|voie|opción|camino|opzione|strada|opção|caminho|optie|opcja|plan)\s(?:[a-b]|[1-2]|one|two|eins|zwei))\b\s*(?:[:.)–—-]|\(|is\sto\s|is\s|=)\s*/giu;
const RECOMMEND =
  /\b(?:recommend(?:ed|ation)?|prefer(?:red)?|we should|we propose|empfehl\p{L}*|recommand\p{L}*|recomend\p{L}*|raccomand\p{L}*|consigli\p{L}*|aanbevelen|aanbeveling|rekomend\p{L}*)\b[\s:]*/iu;

function fromOptions(brief: ReadBrief): Branch[] {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const marks = [...brief.text.matchAll(OPTION)];
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
  const bare = /[.)]+$/.exec(piece.text);
  const p = trimmed(bare === null ? piece : cut(piece, piece.start, piece.end - bare[0].length));
  return /[\p{L}\d]/u.test(p.text) ? [p] : [];
};

function sentences(piece: Piece): Piece[] {
  const out: Piece[] = [];
  let from = piece.start;
  for (const m of piece.text.matchAll(/[.!:]\s+|\s[–—-]\s/g)) {
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
  sample:
    'Two paths. Option A: repair the fleet, downtime grows, no subsidy. Option B: renew in two lots, subsidy until 2028. We recommend option B.',
  read(brief) {
    let branches = fromOptions(brief);
    let fit = 1;
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
    const names = (x: Branch): boolean =>
      clause.includes(x.label.text.toLowerCase().slice(0, 24)) ||
      clause.includes((x.label.text.toLowerCase().split(/\s/)[0] ?? '\0').replace(/[^\p{L}\p{N}]/gu, '\0'));
    const second =
      said !== null &&
      (/^(?:the\s)?(?:option|path|variante|opción|optie|plan)\s(?:b|2|two|zwei)|^(?:the\s)?(?:second|latter|zweite)/iu.test(clause) ||
        names(b));
    const first =
      said !== null &&
      !second &&
      (/^(?:the\s)?(?:option|path|variante|opción|optie|plan)\s(?:a|1|one|eins)|^(?:the\s)?(?:first|former|erste)/iu.test(clause) ||
        names(a));
    return {
      fit,
      data: {
        branches: branches.map((x, i) => ({
          label: x.label,
          points: x.points,
          emphasis: (i === 0 && first) || (i === 1 && second) ? 'primary' : 'normal',
        })),
      },
    };
  },
});
