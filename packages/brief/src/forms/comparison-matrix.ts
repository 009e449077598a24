/* Long because options are set against each other in tables, scores, keyed lines and prose, in eight languages. */
/** Options by criteria: a table of words, `Alpha: cheap, quick, weak support`, or "Alpha is cheap but weak on security". */

import { piecesAt, splitAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { toldThings } from '../relations/records.ts';
import type { Reading } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const IS =
  /^(?:the\s)?(\p{Lu}[\p{L}\p{N}&'.-]*(?:\s(?:\p{Lu}|\d)[\p{L}\p{N}&'.-]*){0,3}|option\s\w+|vendor\s\w+|variante\s\w+)\s(?:is|are|has|offers|sits|costs|needs|takes|scores|comes|gives|brings|ist|hat|bietet|kostet|est|a|offre|es|tiene|ofrece|cuesta|è|ha|offre|costa|is|heeft|biedt|kost|jest|ma|oferuje|é|tem|oferece|custa)\s/u;
const CHOSEN =
  /\b(?:we (?:recommend|prefer|propose|suggest|chose)|recommended|our (?:choice|pick)|wir empfehlen|empfohlen|nous recommandons|recomendamos|raccomandiamo|wij adviseren|rekomendujemy)\b[:\s]+(?:the\s)?([\p{L}\p{N}&' -]{2,40})/iu;
const ON = /\s(?:on|by|nach|sur|selon|por|según|per|in base a|op|pod względem)\s/iu;

/** Somebody prefers one of them: "I'd go with Munich", "Temenia empfehlen wir", "la mia scelta è Odoo". */
const PREFERS =
  /(?<!\p{L})(?:recommend\w*|prefer\w*|propose|suggest|favou?r\w*|go(?:es)? (?:with|for)|going (?:with|for)|gets? the nod|lean(?:s|ing)? (?:to|toward)\w*|likes?|vote[sd]? for|choose|chose|pick(?:ed|s)?|choice|winner|wins|best|empfehl\w*|empfiehlt|bevorzug\w*|favorit\w*|wählen|nehmen wir|recommand\w*|préf\p{L}*|choix|retenons|penche\w*|recom\p{L}*|prefer\p{L}*|elegi\p{L}*|elección|quedamos con|raccomand\p{L}*|consigli\p{L}*|preferi\p{L}*|scelta|scegli\p{L}*|prefir\p{L}*|escolh\p{L}*|advise\p{L}*|voorkeur|kiezen|keuze|rekomend\p{L}*|wol(?:imy|ę)|wybier\p{L}*|wybór)(?!\p{L})/iu;
/** A place in the row of options: "the third", "the middle one". */
const PLACES: readonly (readonly [RegExp, (n: number) => number])[] = [
  [/(?<!\p{L})(?:first|erste[nrs]?|premi(?:er|ère)|primer[oa]?|prim[oa]|primeir[oa]|eerste|pierwsz\p{L})(?: one)?(?!\p{L})/iu, () => 0],
  [/(?<!\p{L})(?:second|zweite[nrs]?|deuxième|segund[oa]|second[oa]|tweede|drug\p{L})(?: one)?(?!\p{L})/iu, () => 1],
  [/(?<!\p{L})(?:third|dritte[nrs]?|troisième|tercer[oa]?|terz[oa]|terceir[oa]|derde|trzeci\p{L}?)(?: one)?(?!\p{L})/iu, () => 2],
  [
    /(?<!\p{L})(?:middle|mittlere[nrs]?|du milieu|de en medio|del medio|di mezzo|do meio|middelste|środkow\p{L})(?!\p{L})/iu,
    (n) => (n - 1) / 2,
  ],
  [/(?<!\p{L})(?:last|letzte[nrs]?|derni(?:er|ère)|últim[oa]|ultim[oa]|laatste|ostatni\p{L}?)(?: one)?(?!\p{L})/iu, (n) => n - 1],
];

/** A name, or the first word of one: "Munich" of "Munich side". */
function says(text: string, name: string): boolean {
  if (name.length > 2 && text.includes(name)) return true;
  const first = name.split(/\s/)[0] ?? '';
  return first.length >= 4 && first !== name && text.split(/[^\p{L}\p{N}]+/u).includes(first);
}

/** A short sentence that does nothing but prefer is drawn by the mark of its option. */
const preference = (brief: ReadBrief, best: Piece | undefined): Piece[] =>
  best === undefined
    ? []
    : brief.sentences.filter(
        (s) => s.text.length <= 60 && !/\d/.test(s.text) && PREFERS.test(s.text) && (s.start > best.end || s.end < best.start),
      );

/** The option that the brief prefers: of a sentence that prefers, the only name, or the only place in the row. */
const recommended = (brief: ReadBrief, names: readonly Piece[]): Piece | undefined => {
  const said = CHOSEN.exec(brief.text)?.[1]?.toLowerCase();
  const chosen = said === undefined ? undefined : names.find((n) => said.startsWith(n.text.toLowerCase()));
  if (chosen !== undefined) return chosen;
  const own = (s: Piece): boolean => names.some((n) => n.start === s.start);
  for (const s of brief.sentences.filter((x) => x.text.length <= 140 && PREFERS.test(x.text) && !own(x))) {
    const text = s.text.toLowerCase();
    const found = names.filter((n) => (n.start < s.start || n.end > s.end) && says(text, n.text.toLowerCase()));
    // "Lease" is no name beside "sale & leaseback".
    const named = found.filter((n) => !found.some((o) => o !== n && o.text.toLowerCase().includes(n.text.toLowerCase())));
    if (named.length === 1) return named[0];
    if (named.length > 1) continue;
    const place = PLACES.find(([words]) => words.test(s.text));
    const at = place?.[1](names.length);
    if (at !== undefined && Number.isInteger(at) && names[at] !== undefined) return names[at];
  }
  return undefined;
};

interface Row {
  readonly label: Piece;
  readonly cells: readonly Piece[];
}

/** `Gustos: 4, 2, 5`, `StateCo: 3/3/3/3`, `MAXQDA: yes; yes; limited`, `Search – 2, 2, 3`: short values in a row behind a name. */
function rowsTold(brief: ReadBrief): Row[] {
  return brief.sentences.flatMap((s): Row[] => {
    const lead = /^([^:;]{1,40}?)\s?(?::\s|\s[–—-]\s)/u.exec(s.text);
    if (lead?.[1] === undefined || s.text.length > 240) return [];
    const body = cut(s, s.start + lead[0].length, s.end);
    const at = [';', ',', '/'].map((m) => piecesAt(body, m)).find((p) => p.length >= 2);
    const bare = /^\d+(?:[.,]\d+)?(?:\s\d+(?:[.,]\d+)?)+$/.test(body.text)
      ? [...body.text.matchAll(/\S+/g)].map((m) => cut(body, body.start + m.index, body.start + m.index + m[0].length))
      : undefined;
    const cells = bare ?? at;
    return cells === undefined || cells.length < 2 || cells.length > 8 || cells.some((c) => c.text.length > 32)
      ? []
      : [{ label: trimmed(cut(s, s.start, s.start + lead[1].length)), cells }];
  });
}

/** Names of the other side: listed as the criteria, or said with the values of the first row: "coverage 4, price 1". */
function scored(brief: ReadBrief): Reading | undefined {
  const rows = rowsTold(brief);
  const counts = rows.map((r) => r.cells.length);
  const most = counts
    .filter((c) => counts.filter((d) => d === c).length >= 2)
    .sort((a, b) => counts.filter((d) => d === b).length - counts.filter((d) => d === a).length)[0];
  if (most === undefined) return undefined;
  const own = rows.filter((r) => r.cells.length === most);
  const listed =
    /(?<!\p{L})(?:criteria|kriterien|critères|criterios|criteri|critérios|kryteria)(?:\s[\p{L}\s]{1,40}?)?(?::\s|\sare\s|\s(?=\p{L}+\s?[/,;]))/iu.exec(
      brief.text,
    );
  const sentence =
    listed === null ? undefined : brief.sentences.find((s) => s.start <= listed.index && s.end > listed.index + listed[0].length);
  const criteria =
    listed === null || sentence === undefined
      ? []
      : (
          [';', '/', ',']
            .map((m) => piecesAt(cut(sentence, listed.index + listed[0].length, sentence.end), m))
            .find((p) => p.length >= 2) ?? []
        ).map(trimmed);
  const [first] = own;
  if (first === undefined) return undefined;
  const worded = first.cells.map((c) => /^(\p{L}[\p{L}\d .'&-]*?)\s(\S+)$/u.exec(c.text));
  const later = own.slice(1);
  const bareBelow = later.length > 0 && later.every((r) => r.cells.every((c) => !/\p{L}.*\s/u.test(c.text)));
  const said = bareBelow && worded.every((m) => m?.[1] !== undefined && /\d|^(?:yes|no|high|low|good|poor)$/iu.test(m[2] ?? ''));
  const heads =
    criteria.length === most
      ? criteria
      : said
        ? first.cells.map((c, k) => cut(c, c.start, c.start + (worded[k]?.[1]?.length ?? 0)))
        : undefined;
  const body =
    criteria.length === most
      ? own.filter((r) => sentence === undefined || r.label.start < sentence.start || r.label.end > sentence.end)
      : own;
  if (heads === undefined || body.length < 2 || body.length > 14) return undefined;
  const values = body.map((r) =>
    r.cells.map((c, k) =>
      said && criteria.length !== most && r === first ? cut(c, c.start + (worded[k]?.[1]?.length ?? 0) + 1, c.end) : c,
    ),
  );
  // What is written small is judged by; the names of the options are written as names.
  const options = criteria.length !== most && heads.every((h) => /^\p{Lu}/u.test(h.text)) ? heads : body.map((r) => r.label);
  if (options.length < 2 || options.length > 7) return undefined;
  const best = recommended(brief, options);
  const rowsOf =
    options === heads
      ? body.map((r, i) => ({ label: r.label, cells: values[i] ?? [] }))
      : heads.map((label, k) => ({ label, cells: values.map((v) => v[k] as Piece) }));
  return {
    variant: 'options_by_criteria',
    fit: 0.97,
    used: [
      ...preference(brief, best),
      ...(listed === null || criteria.length !== most ? [] : [new Piece(listed[0], listed.index, listed.index + listed[0].length)]),
    ],
    data: { columns: options.map((label) => ({ label })), rows: rowsOf, ...(best === undefined ? {} : { recommended: best }) },
  };
}

/** Judgements: yes and no, ticks, plus and minus, high and low. */
const MARKS =
  /^(?:yes|no|partly|partial(?:ly)?|limited|full|none|n\/a|ja|nein|teilweise|oui|non|partiel|sí|no|parcial|sì|parziale|sim|não|nee|deels|tak|nie|częściowo|high|medium|low|strong|weak|good|fair|poor|very (?:high|low|good)|hoch|mittel|niedrig|gut|schlecht|élevée?|moyen(?:ne)?|faible|alt[oa]|medi[oa]|baj[oa]|bass[oa]|médi[oa]|baix[oa]|hoog|gemiddeld|laag|wysok[iae]|średni[ae]?|nisk[iae]|[✓✔✗✘×xo●◐○◑◕◔+–-]|\+{1,3}|[-–]{1,3}|[+-]\/[+-]|\d\/(?:5|10))$/iu;
const OPTION =
  /^(?:options?|alternatives?|vendors?|suppliers?|providers?|bidders?|candidates?|tools?|products?|plans?|sites?|locations?|scenarios?|criteri(?:on|a)|feature|anbieter|lieferant(?:en)?|varianten?|alternative|standorte?|kriteri(?:um|en)|optionen?|fournisseurs?|critères?|prestataires?|opci(?:ón|ones)|proveedor(?:es)?|criterios?|opzion[ei]|fornitor[ei]|criteri[o]?|opç(?:ão|ões)|fornecedor(?:es)?|critérios?|opties?|leveranciers?|aanbieders?|criteri(?:um|a)|opcj[ae]|dostawc[ay]|kryteri(?:um|a))(?:\s\w+)?$/iu;

function fromTable(brief: ReadBrief): Reading | undefined {
  const [table] = brief.tables;
  if (table === undefined || table.head.length < 2 || table.head.length > 7 || table.rows.length < 2 || table.rows.length > 14)
    return undefined;
  if (table.rows.some((r) => r.label.text === '')) return undefined;
  const worded = table.rows
    .flatMap((r) => r.cells)
    .filter((c) => /\p{L}{2}/u.test(c.piece.text.replace(c.figure?.text ?? '\0', ''))).length;
  const cells = table.rows.reduce((n, r) => n + r.cells.length, 0);
  const marks = table.rows.flatMap((r) => r.cells).filter((c) => MARKS.test(c.piece.text)).length;
  const names = table.rows.map((r) => r.label);
  const best = recommended(brief, table.head) ?? recommended(brief, names);
  // The corner says what is compared: "Option | Cost | Risk".
  const said = [table.corner, table.head.length <= 7 ? table.head[0] : undefined].some((p) => p !== undefined && OPTION.test(p.text));
  return {
    variant: 'options_by_criteria',
    used: preference(brief, best),
    fit: said || marks > cells / 2 ? 0.97 : worded > cells / 3 ? 0.85 : 0.4,
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
    g.lead !== undefined && g.lead.text.length <= 40 && !PREFERS.test(g.lead.text) && g.items.length >= 1 && g.items.length <= 8
      ? [{ name: g.lead, said: g.items.map((i) => trimmed(i.piece)) }]
      : [],
  );
}

/** As `keyed`, with options behind a dash, too: "Ericeira - 50 min, sleeps 32". */
function besides(brief: ReadBrief): Option[] {
  const things = toldThings(brief).filter((t) => t.rest !== undefined && t.name.text.length <= 40);
  return things.map((t) => ({ name: trimmed(t.name), said: piecesAt(t.rest as Piece, ',').map(trimmed) }));
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

/** `price: A 10, B 12; quality: A good, B poor`: in each row the same names before the values. */
function transposed(brief: ReadBrief): Reading | undefined {
  const rows = brief.groups.flatMap((g) => {
    const cells = g.items.map((i) => /^(\p{Lu}[\p{L}\p{N}&'-]{0,20})\s(.+)$/u.exec(i.piece.text));
    return g.lead === undefined || g.lead.text.length > 40 || cells.length < 2 || cells.some((c) => c === null)
      ? []
      : [{ lead: g.lead, items: g.items.map((i) => i.piece), cells }];
  });
  const [first] = rows;
  if (first === undefined || rows.length < 2 || first.cells.length > 7) return undefined;
  const same = rows.every((r) => r.cells.length === first.cells.length && r.cells.every((c, k) => c?.[1] === first.cells[k]?.[1]));
  if (!same || new Set(first.cells.map((c) => c?.[1])).size < first.cells.length) return undefined;
  const names = first.items.map((p, k) => cut(p, p.start, p.start + (first.cells[k]?.[1]?.length ?? 0)));
  const best = recommended(brief, names);
  return {
    variant: 'options_by_criteria',
    fit: 0.97,
    used: [
      ...preference(brief, best),
      ...rows.slice(1).flatMap((r) => r.items.map((p, k) => cut(p, p.start, p.start + (r.cells[k]?.[1]?.length ?? 0)))),
    ],
    data: {
      columns: names.map((label) => ({ label })),
      rows: rows.map((r) => ({ label: r.lead, cells: r.items.map((p, k) => cut(p, p.start + (r.cells[k]?.[1]?.length ?? 0) + 1, p.end)) })),
      ...(best === undefined ? {} : { recommended: best }),
    },
  };
}

/** `Hansen 84k 6 weeks 10 yr guarantee`: a name and numbers with their words, nothing between them. */
function run(brief: ReadBrief): Option[] {
  const options = brief.sentences.flatMap((s): Option[] => {
    const match = s.text.length > 120 ? null : /^(\p{Lu}[\p{L}&'.-]*(?:\s\p{Lu}[\p{L}&'.-]*){0,2})\s(?=[€$£]?\d)/u.exec(s.text);
    if (match?.[1] === undefined) return [];
    const said = splitAt(cut(s, s.start + match[0].length, s.end), /,?\s(?=[€$£]?\d)/gu);
    return [{ name: cut(s, s.start, s.start + match[1].length), said }];
  });
  return options.length >= 3 && options.every((o) => o.said.length >= 2) ? options : [];
}

/** "Vendor A costs 12k, …; Vendor B 15k, …": where every name runs into a number, the name ends before it. */
function shortened(options: readonly Option[]): readonly Option[] {
  const cuts = options.map((o) =>
    /^(.{2,32}?)\s(?:(?:is|costs?|kostet|coûte|cuesta|costa|custa|kost|kosztuje)\s)?(?=[€$£]?\d[\d.,]*\s?\S{0,6}$)/iu.exec(o.name.text),
  );
  if (cuts.some((c) => c === null)) return options;
  return options.map((o, k) => {
    const [head, name] = [cuts[k]?.[0].length ?? 0, cuts[k]?.[1]?.length ?? 0];
    return { name: cut(o.name, o.name.start, o.name.start + name), said: [cut(o.name, o.name.start + head, o.name.end), ...o.said] };
  });
}

const NAMED =
  /^(?:the\s)?((?:\p{Lu}|\p{Ll}\p{Lu})[\p{L}\p{N}&'.-]*(?:\s[\p{L}\p{N}&'.-]+){0,3}?)(?::\s|\s[–—-]\s)|^((?:\p{Lu}|\p{Ll}\p{Lu})[\p{L}\p{N}&.-]*(?:\s[\p{Lu}\p{N}][\p{L}\p{N}&.-]*){0,3})(?:,\s|\s(?:is|ist|est|es|è|é|jest)\s)/u;

/** A sentence for each, its name before whatever mark: "Transit: 24.5k, payload ok. Vivaro - 22.9k. Sprinter is 41k". */
function bySentence(brief: ReadBrief): Option[] {
  const options = brief.sentences.flatMap((s): Option[] => {
    const match = s.text.length > 260 ? null : (IS.exec(s.text) ?? NAMED.exec(s.text));
    const name = match?.[1] ?? match?.[2];
    if (match === null || name === undefined || PREFERS.test(s.text)) return [];
    const at = s.start + match[0].indexOf(name);
    const said = piecesAt(cut(s, s.start + match[0].length, s.end), ',', true).map((p) => butless(trimmed(p)));
    return [{ name: cut(s, at, at + name.length), said }];
  });
  return options.length >= 3 && options.filter((o) => o.said.length >= 2).length * 2 >= options.length ? options : [];
}

/** `home care (€4,800, familiar), care home (€3,900, safe)`: what is said of each in its brackets. */
function inBrackets(brief: ReadBrief): Option[] {
  for (const s of brief.sentences.slice(0, 20)) {
    if (!s.text.includes('(') || s.text.length > 1_200) continue;
    const lead = /:\s(?=[^:]*\()/u.exec(s.text);
    const body = lead === null ? s : cut(s, s.start + lead.index + lead[0].length, s.end);
    const options = piecesAt(body, ',', true).flatMap((p): Option[] => {
      const held = /^([^()]{2,48}?)\s?\(([^()]{3,200})\)\.?$/u.exec(p.text);
      if (held?.[1] === undefined || held[2] === undefined) return [];
      const at = p.start + p.text.lastIndexOf(held[2]);
      const said = piecesAt(cut(p, at, at + held[2].length), ',;').map(trimmed);
      return [{ name: trimmed(cut(p, p.start, p.start + held[1].length)), said }];
    });
    if (options.length >= 2 && options.every((o) => o.said.length >= 2)) return options;
  }
  return [];
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

/** "decide between A, B and C" */
const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między)\s([^.:;?!\n]{5,160}?)(?=\s(?:entscheiden|wählen|auswählen|kiezen|beslissen)(?!\p{L})|[.:;?!\n]|$)/iu;

/** "Which CRM: Alpha, Beta or Gamma?" */
const CHOICE = /(?:^|[:.\n]\s)([^.:;?!\n]{5,120}\s(?:or|oder|ou|o|of|czy|lub)\s[^.:;?!\n]{2,40})(?=\?)/iu;
/** "Compare bus, tram, metro for the line", "vendors Nord, Sol, Vega" */
const LISTED =
  /(?<!\p{L})(?:compare|comparing|vergleich\p{L}*|compar\p{L}+|confront\p{L}+|vergelijk\p{L}*|porówna\p{L}*|vendors?|options?|bidders?|suppliers?|anbieter|optionen|varianten|opciones|opzioni|opções|opties|opcje)\s((?:\p{L}[^\s,.:;?!]*\s?){1,3}(?:,\s(?:\p{L}[^\s,.:;?!]*\s?){1,3})+(?:\s?(?:and|und|et|y|e|en|i)\s(?:\p{L}[^\s,.:;?!]*\s?){1,3})?)(?=[.:;]|\s(?:for|on|by|für|nach|pour|sur|para|por|per|su|voor|op|dla)\s|$)/iu;

/** `Cost (high / medium / low)`, `staff 11 / 3 / 1 people`: one value for each option behind the name of the criterion. */
function valuesBehind(piece: Piece, n: number): { label: Piece; cells: Piece[] } | undefined {
  const bracket = /^([^()]{2,50}?)\s?\(([^()]{3,160})\)\.?$/u.exec(piece.text);
  if (bracket?.[1] !== undefined && bracket[2] !== undefined) {
    const at = piece.start + bracket[0].length - 1 - bracket[2].length;
    const inner = cut(piece, at, at + bracket[2].length);
    const cells = ['/', ';', ','].map((mark) => piecesAt(inner, mark)).find((p) => p.length === n);
    return cells === undefined ? undefined : { label: trimmed(cut(piece, piece.start, piece.start + bracket[1].length)), cells };
  }
  const strokes = (/[/(]/.test(piece.text) ? ['/'] : [',']).map((mark) => piecesAt(piece, mark)).find((p) => p.length === n) ?? [];
  const first = strokes[0];
  const value = first === undefined ? null : /\s(?=\S+$)/u.exec(first.text);
  return strokes.length !== n || first === undefined || value === null
    ? undefined
    : {
        label: trimmed(cut(first, first.start, first.start + value.index)),
        cells: [cut(first, first.start + value.index + 1, first.end), ...strokes.slice(1)],
      };
}

/** The names that a request sets against each other: "lease vs buy vs hire for the van fleet", "Options: Alpha, Beta, Gamma". */
function opposed(brief: ReadBrief): Piece[] {
  const [first] = brief.sentences;
  const head =
    first === undefined
      ? undefined
      : cut(first, first.start, first.start + (/[:\n]|\s[–—-]\s/.exec(first.text)?.index ?? first.text.length));
  if (head !== undefined && /\s(?:vs\.?|versus)\s/iu.test(head.text) && head.text.length < 160) {
    const parts: Piece[] = [];
    let from = head.start;
    for (const m of head.text.matchAll(/\s(?:vs\.?|versus)\s|,\s/giu)) {
      parts.push(cut(head, from, head.start + m.index));
      from = head.start + m.index + m[0].length;
    }
    const tail = cut(head, from, head.end);
    const stop = /\s(?:for|of|in|on|by|with|für|bei|nach|pour|sur|para|en|per|voor|dla)\s/iu.exec(tail.text);
    parts.push(stop === null ? tail : cut(tail, tail.start, tail.start + stop.index));
    // "Compare lease vs buy": the asking words are no part of the first name.
    const [one] = parts;
    const words =
      one === undefined
        ? null
        : /^(?:.*\s)?(?:compar(?:e|ison|ing)|of|vergleich\p{L}*|compar\p{L}+|confront\p{L}+|vergelijk\p{L}*|porówna\p{L}+)\s/iu.exec(
            one.text,
          );
    if (one !== undefined && words !== null) parts[0] = cut(one, one.start + words[0].length, one.end);
    return parts.map(trimmed).filter((p) => /\p{L}/u.test(p.text));
  }
  const between = BETWEEN.exec(brief.text.slice(0, 600)) ?? CHOICE.exec(brief.text.slice(0, 600)) ?? LISTED.exec(brief.text.slice(0, 600));
  if (between?.[1] !== undefined) {
    const at = between.index + between[0].indexOf(between[1]);
    const list = piecesAt(new Piece(between[1], at, at + between[1].length), ',', true).flatMap((p) =>
      splitAt(p, /\s(?:or|oder|ou|o|of|czy|lub)\s/giu),
    );
    const tail = list.at(-1);
    // "… and full outsourcing of the SOC": what all are of is no part of the last.
    const stop = tail === undefined ? null : /\s(?:of|for|in|on|by|des|der|für|bei|du|de la|del|dos?|da|van|voor|dla)\s/iu.exec(tail.text);
    const names = tail === undefined || stop === null ? list : [...list.slice(0, -1), cut(tail, tail.start, tail.start + stop.index)];
    if (names.length >= 2 && names.every((n) => n.text.split(/\s/).length <= 4)) return names.map(trimmed);
  }
  const named = brief.groups.find((g) => g.lead !== undefined && OPTION.test(g.lead.text));
  if (named !== undefined) return named.items.map((i) => trimmed(i.piece));
  return [];
}

/** `monthly cost: 410, 530, 690; flexibility: medium, low, high`: each criterion with a value for every option. */
function byCriteria(brief: ReadBrief): Reading | undefined {
  const names = opposed(brief);
  if (names.length < 2 || names.length > 7 || names.some((n) => n.text.length > 40)) return undefined;
  const last = names.at(-1)?.end ?? 0;
  const rows = brief.groups.flatMap((g) => {
    // Behind a dash the request ends and the first criterion begins.
    const dash = g.lead === undefined ? -1 : g.lead.text.search(/\s[–—-]\s(?!.*\s[–—-]\s)/u);
    const lead = g.lead === undefined || dash < 0 ? g.lead : trimmed(cut(g.lead, g.lead.start + dash + 2, g.lead.end));
    return lead === undefined || lead.start < last || lead.text.length > 60 || g.items.length !== names.length
      ? []
      : [{ label: lead, cells: g.items.map((i) => trimmed(i.piece)) }];
  });
  const told =
    rows.length >= 2
      ? rows
      : brief.sentences
          .filter((s) => s.end > last && s.text.length <= 600)
          .flatMap((s) => {
            const behind = s.start > last ? s : cut(s, last, s.end);
            const lead = /^[^:(]{0,60}:\s/u.exec(behind.text)?.[0].length ?? 0;
            return piecesAt(cut(behind, behind.start + lead, behind.end), ';').flatMap((p) => {
              // Commas part criteria where strokes or brackets hold their values.
              const whole = /[/(]/.test(p.text) && piecesAt(p, ',').length > 1 ? undefined : valuesBehind(p, names.length);
              return whole === undefined ? piecesAt(p, ',').flatMap((q) => valuesBehind(q, names.length) ?? []) : [whole];
            });
          });
  if (told.length < 2) return undefined;
  const best = recommended(brief, names);
  return {
    variant: 'options_by_criteria',
    fit: 0.97,
    used: preference(brief, best),
    data: { columns: names.map((label) => ({ label })), rows: told, ...(best === undefined ? {} : { recommended: best }) },
  };
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
      used: preference(brief, best),
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
    used: [...criteria, ...preference(brief, best)],
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
    'option comparison',
    'options comparison',
    'options matrix',
    'vendor comparison',
    'vendor matrix',
    'evaluation matrix',
    'decision matrix',
    'scoring matrix',
    'selection matrix',
    'feature matrix',
    'feature comparison',
    'competitor comparison',
    'competitive benchmarking',
    'harvey balls',
    'optionenvergleich',
    'variantenvergleich',
    'anbietervergleich',
    'entscheidungsmatrix',
    'bewertungsmatrix',
    'nutzwertanalyse',
    'matrice comparative',
    'matrice de décision',
    'grille comparative',
    'grille d évaluation',
    'matriz comparativa',
    'cuadro comparativo',
    'matriz de decisión',
    'matrice di confronto',
    'matrice comparativa',
    'matriz de comparação',
    'quadro comparativo',
    'vergelijkingsmatrix',
    'keuzematrix',
    'macierz porównawcza',
    'porównanie opcji',
  ],
  strong: [
    'side by side',
    'head to head',
    'next to each other',
    'compared on',
    'compare them',
    'stack up against',
    'how we compare',
    'benchmarking',
    'by competitor',
    'scoring of',
    'bidders',
    'evaluate',
    'evaluation of',
    'alternatives',
    'which vendor',
    'which option',
    'which supplier',
    'nebeneinander',
    'bewertung der',
    'alternativen',
    'côte à côte',
    'alternatives',
    'lado a lado',
    'alternativas',
    'fianco a fianco',
    'alternative a confronto',
    'naast elkaar',
    'alternatieven',
    'obok siebie',
    'zestawienie',
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
  sample: 'Compare two options: [name] is [text], [name] is [text].',
  read(brief) {
    const table = fromTable(brief);
    if (table !== undefined) return table;
    const marks = scored(brief);
    if (marks !== undefined) return marks;
    const criteria = byCriteria(brief) ?? transposed(brief);
    if (criteria !== undefined) return criteria;
    const plain = keyed(brief);
    const more = besides(brief);
    const list = shortened(more.length > plain.length && more.length <= 7 && more.every((o) => o.said.length >= 2) ? more : plain);
    const said = told(brief);
    const bracketed = inBrackets(brief);
    const numbered = list.length >= 3 ? [] : run(brief);
    const sentences = list.length >= 3 ? [] : numbered.length > 0 ? numbered : bySentence(brief);
    return (
      ofOptions(brief, bracketed.length > Math.max(list.length, said.length) ? bracketed : [], 0.8) ??
      ofOptions(brief, sentences.length > Math.max(list.length, said.length) ? sentences : [], 0.75) ??
      ofOptions(brief, said, 0.9) ??
      (list.some((o) => o.said.length < 2) ? ofOptions(brief, list, 0.4) : ofOptions(brief, list, aligned(list) ? 0.96 : 0.75))
    );
  },
});
