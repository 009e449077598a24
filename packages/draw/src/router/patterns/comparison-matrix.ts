/** Options by criteria: a table of words, `Alpha: cheap, quick, weak support`, or "Alpha is cheap but weak on security". */
import { definePattern, type Reading } from '../pattern.ts';
import { piecesAt, trimmed } from '../phrases.ts';
import { cut, type Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';

const IS =
  /^(?:the\s)?(\p{Lu}[\p{L}\p{N}&'.-]*(?:\s(?:\p{Lu}|\d)[\p{L}\p{N}&'.-]*){0,3}|option\s\w+|vendor\s\w+|variante\s\w+)\s(?:is|are|has|offers|sits|costs|needs|takes|scores|comes|gives|brings|ist|hat|bietet|kostet|est|a|offre|es|tiene|ofrece|cuesta|è|ha|offre|costa|is|heeft|biedt|kost|jest|ma|oferuje|é|tem|oferece|custa)\s/u;
const CHOSEN =
  /\b(?:we (?:recommend|prefer|propose|suggest|chose)|recommended|our (?:choice|pick)|wir empfehlen|empfohlen|nous recommandons|recomendamos|raccomandiamo|wij adviseren|rekomendujemy)\b[:\s]+(?:the\s)?([\p{L}\p{N}&' -]{2,40})/iu;
const ON = /\s(?:on|by|nach|sur|selon|por|según|per|in base a|op|pod względem)\s/iu;

const recommended = (brief: ReadBrief, names: readonly Piece[]): Piece | undefined => {
  const said = CHOSEN.exec(brief.text)?.[1]?.toLowerCase();
  return said === undefined ? undefined : names.find((n) => said.startsWith(n.text.toLowerCase()));
};

function fromTable(brief: ReadBrief): Reading | undefined {
  const [table] = brief.tables;
  if (table === undefined || table.head.length < 2 || table.head.length > 7 || table.rows.length < 2 || table.rows.length > 14)
    return undefined;
  if (table.rows.some((r) => r.label.text === '')) return undefined;
  const worded = table.rows
    .flatMap((r) => r.cells)
    .filter((c) => /\p{L}{2}/u.test(c.piece.text.replace(c.figure?.text ?? '\0', ''))).length;
  const cells = table.rows.reduce((n, r) => n + r.cells.length, 0);
  const best = recommended(brief, table.head);
  return {
    variant: 'options_by_criteria',
    fit: worded > cells / 3 ? 0.85 : 0.4,
    data: {
      ...(table.corner === undefined ? {} : { corner: table.corner }),
      columns: table.head.map((label) => ({ label })),
      rows: table.rows.map((r) => ({ label: r.label, cells: table.head.map((_, k) => r.cells[k]?.piece ?? '') })),
      ...(best === undefined ? {} : { recommended: best }),
    },
  };
}

/** The criteria that the request names: "on price, term and service". */
function criteriaOf(brief: ReadBrief): Piece[] {
  for (const group of brief.groups.slice(0, 3)) {
    const piece = group.lead ?? group.piece;
    const on = ON.exec(piece.text) ?? /(?:looked at|compare them on|criteria(?: are)?:?|kriterien:?)\s/iu.exec(piece.text);
    if (on === null) continue;
    const list = piecesAt(cut(piece, piece.start + on.index + on[0].length, piece.end), ',', true).map(trimmed);
    if (list.length >= 2 && list.length <= 8 && list.every((p) => p.text.length <= 40)) return list;
  }
  return [];
}

interface Option {
  readonly name: Piece;
  readonly said: readonly Piece[];
}

/** `Autovast: € 489 per maand, 48 maanden, service goed`. */
function keyed(brief: ReadBrief): Option[] {
  return brief.groups.flatMap((g): Option[] =>
    g.lead !== undefined && g.lead.text.length <= 40 && g.items.length >= 1 && g.items.length <= 8
      ? [{ name: g.lead, said: g.items.map((i) => trimmed(i.piece)) }]
      : [],
  );
}

/** `Manhold is expensive, but integrates easily and has a team in Leeds`. */
function told(brief: ReadBrief): Option[] {
  const bySentence = brief.groups.flatMap((g): Option[] => {
    const piece = trimmed(g.piece);
    const match = IS.exec(piece.text);
    if (match?.[1] === undefined || CHOSEN.test(piece.text)) return [];
    const rest = cut(piece, piece.start + match[0].length, piece.end);
    return [
      {
        name: cut(piece, piece.start + match[0].indexOf(match[1]), piece.start + match[0].indexOf(match[1]) + match[1].length),
        said: piecesAt(rest, ',', true).map(butless),
      },
    ];
  });
  if (bySentence.length >= 2) return bySentence;
  return brief.groups
    .flatMap((g) => g.items)
    .flatMap((item): Option[] => {
      const piece = trimmed(item.piece);
      const match = IS.exec(piece.text);
      if (match?.[1] === undefined) return [];
      const rest = trimmed(cut(piece, piece.start + match[0].length, piece.end));
      return rest.text === '' || rest.text.length > 160
        ? []
        : [{ name: cut(piece, piece.start, piece.start + match[1].length), said: [rest] }];
    });
}

/** Every option is said to have something of the same: "rent low … rent high … rent medium". */
function aligned(options: readonly Option[]): boolean {
  const [first] = options;
  if (first === undefined || options.length < 2 || options.some((o) => o.said.length !== first.said.length || o.said.length < 2))
    return false;
  return first.said.some((_, k) => {
    const words = options.map((o) => new Set((o.said[k]?.text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).slice(0, 4)));
    return [...(words[0] ?? [])].some((w) => words.every((set) => set.has(w)));
  });
}

function butless(piece: Piece): Piece {
  const but = /^(?:(?:but|and|however|though|aber|und|jedoch|mais|et|pero|y|ma|e|maar|en|ale|i|mas)\s)+/iu.exec(piece.text);
  return but === null ? piece : cut(piece, piece.start + but[0].length, piece.end);
}

function ofOptions(brief: ReadBrief, options: readonly Option[], fit: number): Reading | undefined {
  if (options.length < 2 || options.length > 7) return undefined;
  const criteria = criteriaOf(brief);
  const names = options.map((o) => o.name);
  const best = recommended(brief, names);
  const count = options[0]?.said.length ?? 0;
  const base = { columns: options.map((o) => ({ label: o.name })), ...(best === undefined ? {} : { recommended: best }) };
  if (criteria.length === count && count > 1 && options.every((o) => o.said.length === count))
    return {
      fit: 1,
      variant: 'options_by_criteria',
      data: { ...base, rows: criteria.map((label, k) => ({ label, cells: options.map((o) => o.said[k]) })) },
    };
  const lead = brief.groups[0]?.lead;
  const on = lead === undefined ? null : ON.exec(lead.text);
  const first =
    lead !== undefined && !names.some((n) => n.start === lead.start)
      ? on === null
        ? lead
        : cut(lead, lead.start + on.index + on[0].length, lead.end)
      : undefined;
  const label = first === undefined || first.text.length > 60 ? '' : first;
  // As many points as the longest has; the whole of what was said where that is one.
  const most = options.reduce((m, o) => Math.max(m, o.said.length), 0);
  if (most > 8 || options.some((o) => o.said.some((s) => s.text.length > 200))) return undefined;
  return {
    fit,
    variant: 'option_profiles',
    used: criteria,
    data: {
      ...base,
      rows: Array.from({ length: most }, (_, k) => ({ label: k === 0 ? label : '', cells: options.map((o) => o.said[k] ?? '') })),
    },
  };
}

export const comparisonMatrix = definePattern({
  form: 'comparison_matrix',
  names: [
    'comparison matrix',
    'comparison table',
    'vergleichstabelle',
    'vergleichsmatrix',
    'tableau comparatif',
    'tabla comparativa',
    'tabella comparativa',
    'tabela comparativa',
    'vergelijkingstabel',
    'tabela porównawcza',
  ],
  strong: [
    'compare three',
    'compare two',
    'compare four',
    'compare vendors',
    'compare options',
    'comparison of',
    'options by',
    'vendors',
    'shortlist*',
    'three options',
    'four options',
    'vergleich*',
    'comparer',
    'comparez',
    'comparaison',
    'comparar',
    'comparación',
    'confronto',
    'confronta',
    'comparação',
    'vergelijk*',
    'porównanie',
    'porównaj',
  ],
  weak: ['compare', 'versus', 'pros and cons', 'options', 'criteria', 'suppliers', 'providers', 'optionen', 'opciones', 'opzioni'],
  figures: false,
  needs: 'two or more options, each with what is said of it',
  sample: 'Compare two options: Alpha is cheap, Beta is fast.',
  read(brief) {
    const table = fromTable(brief);
    if (table !== undefined) return table;
    const list = keyed(brief);
    const said = told(brief);
    return (
      ofOptions(brief, said, 0.9) ??
      (list.some((o) => o.said.length < 2) ? ofOptions(brief, list, 0.4) : ofOptions(brief, list, aligned(list) ? 0.96 : 0.75))
    );
  },
});
