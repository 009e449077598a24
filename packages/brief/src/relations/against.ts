/** Lines of numbers held against others: "staff budget 4,200 actual 4,455; premises 1,100 / 1,072", "vs last year: sales 940 (py 905), wages 395 (380)". */
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export type Role = 'actual' | 'plan' | 'prior' | 'change';

export interface HeldLine {
  readonly label: Piece;
  readonly figures: readonly Figure[];
}

export interface Held {
  readonly rows: readonly HeldLine[];
  /** What the numbers of a row are, in their order; a role that no word tells has no name. */
  readonly roles: readonly { readonly role: Role; readonly name?: Piece }[];
}

const WORDS: readonly (readonly [Role | 'outlook', string])[] = [
  [
    'prior',
    "prior(?: year| season| period)?|previous year|last (?:year|season|month|quarter)|year before|py|ly|vorjahr\\p{L}*|vj|année (?:précédente|dernière)|l['’]an dernier|n-1|año (?:anterior|pasado)|anno (?:precedente|scorso)|ano (?:anterior|passado)|vorig jaar|poprzedni\\p{L}* rok\\p{L}*|rok temu|ubiegł\\p{L}* rok\\p{L}*",
  ],
  [
    'change',
    'variance|change|abweichung|delta|diff(?:erence)?|écart|variación|desviación|scostamento|variazione|desvio|variação|afwijking|verschil|odchylenie',
  ],
  [
    'outlook',
    'forecast|fcst|fc|outlook|estimate|expected|prognose|hochrechnung|erwartet|prévision|previsión|previsione|previsão|prognoza|verwachting',
  ],
  [
    'plan',
    'plan(?:ned)?|budget(?:ed)?|bud|bgt|target|goal|benchmark|ziel|soll|geplant|prévus?|objectif|objetivo|obiettiv\\p{L}*|meta|doel|cel|presupuest\\p{L}*|previst\\p{L}*|preventiv\\p{L}*|orçad\\p{L}*|orçamento|begroot|begroting|gepland|budżet|planowan\\p{L}*',
  ],
  [
    'actual',
    'actuals?|act|ac|out-?turn|spen[dt]|spending|achieved|ist|tatsächlich|réels?|réalisés?|real|reales|ejecutad\\p{L}*|consuntivo|effettiv\\p{L}*|realizad\\p{L}*|werkelijk|realisatie|wykonanie|rzeczywist\\p{L}*',
  ],
];
const ROLE = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${WORDS.map(([, w]) => `(${w})`).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
const HINT =
  /plan|budg|bud\b|bgt|act|soll|ist\b|réel|réalis|prév|real|presup|prev|orçam|orçad|begro|budż|prior|last|vorjahr|\b[pl]y\b|vj|année|año|anno|ano|jaar|rok|fcst|forecast|target|object|objet|obiett|ziel|goal|meta|doel|\bcel/iu;
/** Between two names of columns. */
const JOINER =
  /^(?:\s?(?:[/|,;&\t-]|(?:vs?\.?|versus|against|compared (?:to|with)|then|and|und|dann|et|puis|y|luego|e|poi|depois|en|dan|i|potem|gegen|contre|frente a|contro|contra|tegen|na|wobec)(?=\s))\s?(?:the\s|le\s|el\s|o\s|il\s|de\s)?(?:(?:fy|cy)?\s?(?:20)?\d\d\s)?|\s)$/iu;
/** Between two numbers of a row once names and units are taken out. */
const CLOSE =
  /^[\s()[\]|/,;:=+~→>–-]*(?:(?:vs?\.?|versus|against|then|and|und|zu|gegen|et|contre|y|e|en|a|to|auf|of|out of|von|sur|sobre|su|di|de|na|van|at|only|solo|instead of|statt|au lieu de|en vez de|em vez de|invece di|in plaats van|zamiast|contro|contra|contre|tegen|→|->|z)?[\s()[\]|/,;:=+~-]*)?$/iu;
const UNIT = /(?:mio|mrd|tsd|mln|tys|mila|mil|miles|mille|[€$£%km]|k€|t€)\.?(?![\p{L}])/giu;
const LONGEST_JOINT = 28;
const MOST_ROWS = 24;

interface Named {
  readonly role: Role | 'outlook';
  readonly piece: Piece;
}

function rolesIn(text: string, from: number, to: number): Named[] {
  const out: Named[] = [];
  for (const m of text.slice(from, to).matchAll(ROLE)) {
    const at = m.slice(1).findIndex((g) => g !== undefined);
    const role = WORDS[at]?.[0];
    if (role !== undefined) out.push({ role, piece: new Piece(m[0], from + m.index, from + m.index + m[0].length) });
  }
  return out;
}

/** A forecast is held against a budget, and actuals are held against it. */
const settledRoles = (names: readonly Named[]): { role: Role; name: Piece }[] => {
  const planned = names.some((n) => n.role === 'plan');
  return names.map(({ role, piece }) => ({ role: role === 'outlook' ? (planned ? 'actual' : 'plan') : role, name: piece }));
};

const differ = (names: readonly { readonly role: string }[]): boolean => new Set(names.map((n) => n.role)).size === names.length;

/** Two or three names of columns in a row: `budget / actual`, `plan, dann Ist`, `actual vs budget vs PY`. */
function headOf(text: string, names: readonly Named[]): Held['roles'] | undefined {
  for (let i = 0; i < names.length; i++) {
    const run = [names[i] as Named];
    for (let k = i + 1; k < names.length && run.length < 4; k++) {
      const [a, b] = [run.at(-1) as Named, names[k] as Named];
      if (b.piece.start - a.piece.end > 24 || !JOINER.test(text.slice(a.piece.end, b.piece.start))) break;
      run.push(b);
    }
    const settled = settledRoles(run);
    if (run.length >= 2 && differ(settled) && settled.some((n) => n.role !== 'change')) return settled;
  }
  return undefined;
}

const AGAINST =
  /(?:vs?\.?|versus|against|over|compared (?:to|with)|gegen|gegenüber|zum|contre|par rapport [àa]u?x?|frente al?|contra|contro|rispetto a\p{L}*|tegen|t\.o\.v\.|wobec|względem)\s?(?:the\s|our\s|le\s|la\s|l['’]|el\s|il\s|o\s|het\s|de\s|dem\s|den\s)?$/iu;

/** Several forms ask for the same rows. */
const known = new WeakMap<ReadBrief, Map<number, HeldLine[]>>();

/** Rows of `n` numbers, each behind a name; nothing but joints, units and names of columns stands between the numbers of one. */
export function rowsOf(brief: ReadBrief, n: number): readonly HeldLine[] {
  let of = known.get(brief);
  if (of === undefined) {
    of = new Map();
    known.set(brief, of);
  }
  const rows = of.get(n) ?? readRows(brief, n);
  of.set(n, rows);
  return rows;
}

function readRows(brief: ReadBrief, n: number): HeldLine[] {
  const { text } = brief;
  const figures = brief.figures.filter((f) => !f.year);
  const rows: HeldLine[] = [];
  let i = 0;
  let from = 0;
  while (i < figures.length) {
    const chunk = [figures[i] as Figure];
    for (let k = i + 1; k < figures.length; k++) {
      const [a, b] = [chunk.at(-1) as Figure, figures[k] as Figure];
      if (b.start - a.end > LONGEST_JOINT) break;
      const joint = text.slice(a.end, b.start);
      if (/\n|\.\s/.test(joint) || !CLOSE.test(joint.replace(ROLE, ' ').replace(UNIT, ' '))) break;
      chunk.push(b);
    }
    const first = chunk[0] as Figure;
    const label = chunk.length === n ? labelOf(text, Math.max(from, first.start - 160), first.start) : undefined;
    if (label !== undefined) rows.push({ label, figures: chunk });
    from = (chunk.at(-1) as Figure).end;
    i += chunk.length;
  }
  return rows;
}

/** The words before a row's first number, behind the last mark and without the name of its column. */
function labelOf(text: string, from: number, to: number): Piece | undefined {
  const whole = new Piece(text.slice(from, to), from, to);
  const bare = (p: Piece): Piece => cut(p, p.start, p.end - (/[\s:|(,;=+\t\u2013\u2014-]*$/u.exec(p.text)?.[0].length ?? 0));
  let label = bare(whole);
  const own = rolesIn(text, label.start, label.end).at(-1);
  if (own !== undefined && own.piece.end === label.end) label = bare(cut(label, label.start, own.piece.start));
  const marks = [
    ...label.text.matchAll(
      /\n|[,;:|)](?=\s)|\)(?=[.,;])|\((?=[^)]*$)|→\s|->\s|\s(?:for|what for|für was)[:?]\s|[.!?](?=\s)|;|\s[–—]\s|>>?\s/gu,
    ),
  ];
  const last = marks.at(-1);
  if (last !== undefined) label = cut(label, label.start + last.index + last[0].length, label.end);
  const head = /^(?:[\s).,;|/–—-]|(?:and|und|et|y|e|en|i|so|then|dann|puis)\s)+/iu.exec(label.text)?.[0].length ?? 0;
  label = cut(label, label.start + head, label.end);
  return /\p{L}{2}/u.test(label.text) && label.text.length <= 48 ? label : undefined;
}

/** Rows held against others and what their numbers are; undefined where words do not tell, or tell of less than half of the numbers. */
export function heldLines(brief: ReadBrief): Held | undefined {
  const { text } = brief;
  if (!HINT.test(text)) return undefined;
  const names = rolesIn(text, 0, text.length).slice(0, 80);
  if (names.length === 0) return undefined;
  const count = brief.figures.filter((f) => !f.year).length;
  if (count < 6 || count > 120) return undefined;
  const enough = (rows: readonly HeldLine[], n: number): boolean =>
    rows.length >= 3 &&
    rows.length <= MOST_ROWS &&
    rows.length * n * 10 >= count * 6 &&
    new Set(rows.map((r) => r.label.text.toLowerCase())).size === rows.length;
  const head = headOf(text, names);
  if (head !== undefined) {
    const rows = rowsOf(brief, head.length);
    if (enough(rows, head.length)) return { rows, roles: head };
  }
  for (const n of [2, 3]) {
    const rows = rowsOf(brief, n);
    if (!enough(rows, n)) continue;
    const roles = inRow(text, rows[0] as HeldLine) ?? (n === 2 ? heldAgainst(text, names, rows) : undefined);
    if (roles !== undefined) return { rows, roles };
  }
  return undefined;
}

/** `Staff budget 4,200 actual 4,455`, `Revenue 12,400 / PY 11,650`, `bar 412 plan, 388 actual`: names beside the numbers of the first row. */
function inRow(text: string, { label, figures }: HeldLine): Held['roles'] | undefined {
  const last = figures.at(-1) as Figure;
  const end = /[.;\n]/.exec(text.slice(last.end, last.end + 14));
  const names = rolesIn(text, label.end, last.end + (end === null ? 14 : end.index));
  if (names.length === 0) return undefined;
  const ahead = (names[0] as Named).piece.start < (figures[0] as Figure).start;
  const found = figures.map((f, i) => {
    const left = i === 0 ? label.end : (figures[i - 1] as Figure).end;
    const right = figures[i + 1]?.start ?? last.end + 14;
    const [before, after] = [
      names.find((n) => n.piece.start >= left && n.piece.end <= f.start),
      names.find((n) => n.piece.start >= f.end && n.piece.end <= right),
    ];
    return names.length === figures.length ? (ahead ? before : after) : (before ?? after);
  });
  const told = settledRoles(found.flatMap((n) => n ?? []));
  if (told.length === figures.length && differ(told)) return told;
  // "Revenue 12,400 / PY 11,650": the other is what came.
  const [one, two] = found;
  if (figures.length !== 2 || (one !== undefined && two !== undefined && one !== two)) return undefined;
  if (two !== undefined && one !== two && two.role !== 'actual') return [{ role: 'actual' }, ...settledRoles([two])];
  if (one !== undefined && two === undefined)
    return one.role === 'actual' ? [...settledRoles([one]), { role: 'plan' }] : [...settledRoles([one]), { role: 'actual' }];
  return undefined;
}

/** `opex vs budget`, `against last year`: what came stands first. */
function heldAgainst(text: string, names: readonly Named[], rows: readonly HeldLine[]): Held['roles'] | undefined {
  const start = rows[0]?.label.start ?? 0;
  const end = rows.at(-1)?.figures.at(-1)?.end ?? text.length;
  const name = names.find(
    (n) =>
      (n.piece.end <= start || n.piece.start >= end) &&
      n.role !== 'change' &&
      n.role !== 'actual' &&
      AGAINST.test(text.slice(Math.max(0, n.piece.start - 24), n.piece.start)),
  );
  // "Figures in brackets are the prior season."
  const bracketed = rows.every((r) => /\($/.test(text.slice((r.figures[1] as Figure).start - 1, (r.figures[1] as Figure).start)));
  const said =
    name ??
    (bracketed
      ? names.find((n) => (n.piece.end <= start || n.piece.start >= end) && n.role !== 'change' && n.role !== 'actual')
      : undefined);
  return said === undefined ? undefined : [{ role: 'actual' }, ...settledRoles([said])];
}
