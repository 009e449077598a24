/* Long because states are told in tables, lines, sentences and by letters, each with its owner, date, share and next step. */
/** Initiatives with their state: red, amber, green. */
import { datesIn } from '../document/dates.ts';
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { type State, stateIn } from '../relations/states.ts';
import { Count } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

interface Row {
  readonly item: Piece;
  readonly status: State;
  readonly used: readonly Piece[];
  /** Said of the thing, not in passing. */
  readonly stated?: boolean;
  readonly owner?: Piece;
  readonly due?: Piece;
  readonly next_action?: Piece;
  readonly progress?: Piece;
}

function fromTable(brief: ReadBrief): Row[] {
  for (const table of brief.tables) {
    const column = table.head.findIndex((h) =>
      /status|\brag\b|ampel|\bstate|stand\b|statut|état|estado|stato|\bstav|health|traffic|colou?r/iu.test(h.text),
    );
    const letters = (text: string): State | undefined =>
      ({ r: 'red', a: 'amber', g: 'green', y: 'amber' })[text.trim().toLowerCase()] as State | undefined;
    const worded = column >= 0 ? column : (table.rows[0]?.cells.findIndex((c) => stateIn(c.piece) !== undefined) ?? -1);
    // A column of nothing but R, A and G.
    const at =
      worded >= 0 || table.rows.length < 2
        ? worded
        : (table.rows[0]?.cells.findIndex((_, k) => table.rows.every((r) => letters(r.cells[k]?.piece.text ?? '') !== undefined)) ?? -1);
    if (at < 0) continue;
    const col = (words: RegExp): number => table.head.findIndex((h) => words.test(h.text));
    const [owner, due, next, progress] = [
      /owner|lead|\bwho\b|\bpic\b|accountable|verantwort|respons|eigenaar|verantwoord|właściciel|odpowiedzial|pilote|porteur|wer\b/iu,
      /due|date|deadline|go-live|termin|fällig|échéance|fecha|plazo|scadenza|prazo|\bdata\b|datum|wanneer|bis\b|until|\beta\b/iu,
      /next|action|comment|note|remark|issue|schritt|maßnahme|kommentar|bemerkung|étape|remarque|acción|próximo|siguiente|comentario|azione|prossim|ação|comentário|actie|opmerking|volgende|działanie|uwagi|krok/iu,
      /progress|%|complete|^(?:done|erledigt|fertig|fait|hecho|fatto|feito|gereed|klaar|wykonan\p{L}*)$|fortschritt|avance|avanzamento|progreso|progresso|voortgang|postęp/iu,
    ].map((w) => col(w as RegExp));
    // A first row that has a state of its own is no header.
    const title = table.head[at];
    const headless =
      table.corner !== undefined &&
      title !== undefined &&
      (stateIn(title) ?? (title.text.length === 1 ? letters(title.text) : undefined)) !== undefined;
    const first = headless ? [{ label: table.corner, cells: table.head.map((piece) => ({ piece })) }] : [];
    const rows = [...first, ...table.rows].flatMap((r): Row[] => {
      const cell = r.cells[at]?.piece;
      if (cell === undefined) return [];
      const status = letters(cell.text) ?? stateIn(cell)?.status;
      const cellAt = (k: number | undefined): Piece | undefined =>
        k === undefined || k < 0 || k === at || (r.cells[k]?.piece.text ?? '') === '' ? undefined : r.cells[k]?.piece;
      const [o, d, n, p] =
        table.head.length === 0
          ? untitled(
              r.cells.map((c) => c.piece),
              at,
            )
          : [owner, due, next, progress].map(cellAt);
      return status === undefined
        ? []
        : [
            {
              item: r.label,
              status,
              used: [cell],
              ...(o && { owner: o }),
              ...(d && { due: d }),
              ...(n && n !== o && n !== d ? { next_action: n } : {}),
              ...(p && p !== n && { progress: p }),
            },
          ];
    });
    if (rows.length >= 2) return rows;
  }
  return [];
}

/** Owner, date, next action and progress of a row without titles, by what the cells hold. */
function untitled(cells: readonly Piece[], state: number): readonly (Piece | undefined)[] {
  const rest = cells.filter((c, k) => k !== state && c.text !== '');
  const progress = rest.find((c) => PROGRESS.test(c.text));
  const due = rest.find((c) => datesIn(c)[0]?.piece.text === c.text);
  const name = rest.find((c) => c !== due && /^\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,2}$/u.test(c.text));
  const next = rest.findLast((c) => c !== due && c !== name && c !== progress);
  return [name, due, next, progress];
}

/** A name alone between two marks is who does it: "amber, 60%, Janet, 1 Jun". */
const NAME =
  /^(?:(?:owner|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Frau|Herr|Fr\.|Hr\.|M\.|Mme|Sr\.|Sra\.|Sig\.|Dhr\.|Mevr\.|Team)\s)?\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}$/u;
/** A day of a month in digits: `15.12.`, `15/12`. */
const DAY = /^\d{1,2}[./]\d{1,2}\.?(?:\d{2,4})?$/;
const DUE = /^(?:(?:due|by|until|go[- ]live|was|bis|fällig|pour le|échéance|cierra|para|entro|até|vóór|do|deadline)\s)?/iu;
const PROGRESS = /^(?:(?:done|about|ca\.?|rund|environ|circa|unos)\s)?\d{1,3}\s?%(?:\s\p{L}+)?$/iu;
const OWNER =
  /(?:^|[\s,(;])(?:owner|owned by|lead|led by|verantwortlich|leitung|responsable|pilote|responsabile|responsável|eigenaar|trekker|właściciel|odpowiedzialny)[:\s]+(\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2})/u;

const BEING =
  "is|are|was|were|remains?|stays?|looks?|has been|we(?:['’]d| would) call|ist|sind|bleibt|liegt|läuft|steht|gilt als|est|sont|reste|es|está|están|sigue|va|è|sono|resta|está|estão|é|is|zijn|staat|loopt|ligt|blijft|jest|są|pozostaje";
const IS = new RegExp(`\\s(?:${BEING})(?:\\s.{0,12})?$`, 'iu');
/** The thing behind a colon that only introduces: "Update: the branch closures are going well". */
const TOLD = new RegExp(`^[^:]{2,60}:\\s(.{2,60}?)\\s(?:${BEING})(?:\\s.{0,12})?$`, 'iu');
/** A state said of a thing, not in passing. */
const STATED = new RegExp(`(?:^|[:,;(|–—-]\\s?|\\s(?:${BEING})(?:\\s\\p{L}+)?)$`, 'iu');

const isStated = (piece: Piece): boolean => {
  const word = stateIn(piece)?.word;
  return word !== undefined && STATED.test(piece.text.slice(0, word.start - piece.start).trimEnd());
};

/** One thing each, where a clause tells the states of two. */
function atStates(piece: Piece): Piece[] {
  const parts = piecesAt(piece, ',', true);
  return parts.length > 1 && parts.every(isStated) ? parts : [piece];
}

/** "green – 90% – Raj – 28 Nov": at dashes with room about them. */
function atDashes(piece: Piece): Piece[] {
  const marks = [...piece.text.matchAll(/\s[–—-]\s/gu)];
  const cuts = [0, ...marks.map((m) => m.index + m[0].length)];
  return cuts.map((from, i) => cut(piece, piece.start + from, i < marks.length ? piece.start + (marks[i]?.index ?? 0) : piece.end));
}

/** What stands before a bracket at the end, and what stands in it. */
function atBracket(piece: Piece): Piece[] {
  const held = /\(([^()]*)\)?\s?$/u.exec(piece.text);
  if (held?.[1] === undefined) return [piece];
  const from = piece.start + held.index;
  return [cut(piece, piece.start, from), cut(piece, from + 1, from + 1 + held[1].length)].filter((p) => p.text !== '');
}

const withoutRole = (piece: Piece): Piece => {
  const role = /^owner\s/iu.exec(piece.text)?.[0].length ?? 0;
  return cut(piece, piece.start + role, piece.end);
};

function fromLines(brief: ReadBrief): Row[] {
  const lines = brief.groups.length >= 2 ? brief.groups.map((g) => g.piece) : brief.groups.flatMap((g) => g.items.map((i) => i.piece));
  const pieces = (
    lines.filter((l) => stateIn(l) !== undefined).length >= 2 ? lines : brief.groups.flatMap((g) => g.items.map((i) => i.piece))
  ).flatMap(atStates);
  return pieces.flatMap((raw): Row[] => {
    const piece = trimmed(raw);
    const found = stateIn(piece);
    if (found === undefined) return [];
    let item = trimmed(cut(piece, piece.start, found.word.start));
    let rest = trimmed(cut(piece, found.word.end, piece.end));
    // "Green: claims portal", "red – depot permit".
    if (!/\p{L}/u.test(item.text)) {
      item = rest;
      rest = cut(piece, piece.end, piece.end);
    }
    const before = piece.text.slice(0, found.word.start - piece.start).trimEnd();
    const stated = STATED.test(before);
    const told = item.end < found.word.start ? TOLD.exec(before)?.[1] : undefined;
    // What an arrow or a title's colon opens: "where we are → checkout".
    const arrow = item.end < found.word.start ? item.text.lastIndexOf('→ ') : -1;
    if (arrow >= 0) item = trimmed(cut(item, item.start + arrow + 2, item.end));
    const colon = /^(.{2,60}?)\s?[:(–-]\s/u.exec(item.text);
    if (told !== undefined) {
      const at = piece.start + before.indexOf(told, before.indexOf(':') + 1);
      item = trimmed(cut(item, at, at + told.length));
    } else if (colon?.[1] !== undefined && item.end < found.word.start) item = cut(item, item.start, item.start + colon[1].length);
    const verb = IS.exec(item.text);
    if (verb !== null) item = cut(item, item.start, item.start + verb.index);
    const article = /^(?:der|die|das|le|la|les|el|los|las|il|lo|gli|o|os|as|het|de)\s(?=\p{L})/u.exec(item.text);
    if (article !== null) item = cut(item, item.start + article[0].length, item.end);
    // "legal 70% amber": how far it is stands between the name and the state.
    const share = item.end < found.word.start ? /\s\(?(\d{1,3}\s?%)\)?$/u.exec(item.text) : null;
    const ahead =
      share?.[1] === undefined
        ? undefined
        : cut(
            item,
            item.start + share.index + share[0].indexOf(share[1]),
            item.start + share.index + share[0].indexOf(share[1]) + share[1].length,
          );
    if (share !== null) item = cut(item, item.start, item.start + share.index);
    if (!/\p{L}/u.test(item.text) || item.text.length > 60) return [];
    const owner = OWNER.exec(rest.text);
    const ownerPiece =
      owner?.[1] === undefined
        ? undefined
        : cut(rest, rest.start + owner.index + owner[0].length - owner[1].length, rest.start + owner.index + owner[0].length);
    const parts = piecesAt(rest, ',;|')
      .flatMap(atDashes)
      .flatMap(atBracket)
      .map((p) => trimmed(/[).]$/.test(p.text) ? cut(p, p.start, p.end - 1) : p))
      .filter((p) => /[\p{L}\d]/u.test(p.text) && (ownerPiece === undefined || p.end <= ownerPiece.start || p.start >= ownerPiece.end));
    const dated = parts.find((p) => p.text.length <= 24 && (datesIn(p).length > 0 || DAY.test(p.text)));
    const dueDate = dated === undefined ? undefined : (datesIn(dated)[0]?.piece ?? dated);
    // "New vendor by 20 Oct" says more than its date.
    const due =
      dated !== undefined &&
      dueDate !== undefined &&
      trimmed(cut(dated, dated.start + (DUE.exec(dated.text)?.[0].length ?? 0), dated.end)).text.length - dueDate.text.length <= 3
        ? dated
        : undefined;
    const others = parts.filter((p) => p !== due);
    const progress = others.find((p) => PROGRESS.test(p.text)) ?? ahead;
    const unnamed = others.filter((p) => p !== progress);
    const inBracket = (p: Piece): boolean => /\(\s?$/.test(brief.text.slice(Math.max(0, p.start - 2), p.start));
    const candidate = unnamed.find((p) => inBracket(p) && NAME.test(p.text)) ?? unnamed[0];
    const person =
      ownerPiece === undefined &&
      candidate !== undefined &&
      (parts.length >= 2 || inBracket(candidate)) &&
      NAME.test(candidate.text) &&
      stateIn(candidate) === undefined &&
      datesIn(candidate).length === 0
        ? candidate
        : undefined;
    const tail = unnamed.filter((p) => p !== person);
    // What is left may stand on both sides of the date: what comes next stands behind it.
    const behind = due === undefined ? tail : tail.filter((p) => p.start > due.start);
    const [a, b] = [(behind.length > 0 ? behind : tail)[0], tail.at(-1)];
    let next = a === undefined || b === undefined ? undefined : cut(rest, a.start, b.end);
    const join =
      next === undefined
        ? 0
        : (/^(?:because(?: of)?|due to|as|since|weil|wegen|car|porque|perché|omdat|bo|next(?: step)?:?|[–-])\s/iu.exec(next.text)?.[0]
            .length ?? 0);
    if (next !== undefined && join > 0 && /^next/iu.test(next.text)) next = cut(next, next.start + join, next.end);
    return [
      {
        item,
        status: found.status,
        stated,
        used: [found.word],
        ...(ownerPiece === undefined ? (person === undefined ? {} : { owner: withoutRole(person) }) : { owner: ownerPiece }),
        ...(dueDate === undefined ? {} : { due: dueDate }),
        ...(progress === undefined ? {} : { progress }),
        ...(next === undefined || !/\p{L}/u.test(next.text) ? {} : { next_action: next }),
      },
    ];
  });
}

const RAG = /(?<!\p{L})(?:rag|traffic[ -]?lights?|ampel\p{L}*|feux?|semáforos?|semafor[oi]|stoplicht|r\/a\/g)(?!\p{L})/iu;
const LETTERED = /^(?:[^:]{2,40}:\s)?([^:–—=]{2,50}?)\s?(?:[–—:=-]|\()\s?([RAGY])(?=[\s,.;:)]|$)\)?[\s,.;:–—-]*/u;

const LETTER_ROW = /^([^:–—=;]{2,50}?)\s([RAGY])(?=\s|$)\s{0,2}(\d{1,3}\s?%)?\s{0,2}(\p{Lu}\p{Ll}[\p{L}'’-]{0,20}(?=\s|$))?\s{0,2}/u;

/** `WS1 pricing G 75% Kim 30 June sign-off; WS2 …`: every row has its letter, and not all the same. */
function byBareLetters(brief: ReadBrief): Row[] {
  if (!/\s[RAGY]\s/.test(brief.text) || brief.text.length > 3_000) return [];
  const parts = brief.sentences.flatMap((s) => piecesAt(s, ';')).filter((p) => /\p{L}/u.test(p.text));
  const rows = parts.flatMap((part): Row[] => {
    const match = LETTER_ROW.exec(part.text);
    if (match?.[1] === undefined || match[2] === undefined) return [];
    const at = (text: string, from: number): Piece => {
      const start = part.start + match[0].indexOf(text, from);
      return cut(part, start, start + text.length);
    };
    const [, item, letter, progress, owner] = match;
    const rest = cut(part, part.start + match[0].length, part.end);
    const date = datesIn(rest)[0]?.piece;
    const day = /^\d{1,2}[-./\s]\p{L}{3,9}(?=\s|$)/u.exec(rest.text)?.[0].length ?? 0;
    const due =
      date === undefined || date.start - rest.start > 4 ? undefined : cut(rest, rest.start, day > 0 ? rest.start + day : date.end);
    const next = trimmed(cut(rest, due?.end ?? rest.start, rest.end));
    return [
      {
        item: at(item, 0),
        status: ({ R: 'red', A: 'amber', Y: 'amber', G: 'green' } as const)[letter as 'R' | 'A' | 'Y' | 'G'],
        stated: true,
        used: [part],
        ...(progress === undefined ? {} : { progress: at(progress, item.length) }),
        ...(owner === undefined ? {} : { owner: at(owner, item.length + 2) }),
        ...(due === undefined ? {} : { due }),
        ...(/\p{L}/u.test(next.text) ? { next_action: next } : {}),
      },
    ];
  });
  return rows.length >= 3 && rows.length === parts.length && new Set(rows.map((r) => r.status)).size >= 2 ? rows : [];
}

/** `Intake - G, on plan. Triage - A, two nurses missing`: letters, where the brief speaks of traffic lights. */
function byLetters(brief: ReadBrief): Row[] {
  if (!RAG.test(brief.text)) return byBareLetters(brief);
  return brief.sentences
    .flatMap((s) => (s.text.length > 600 ? [] : piecesAt(s, ';')))
    .flatMap((part): Row[] => {
      const match = LETTERED.exec(part.text);
      if (match?.[1] === undefined || match[2] === undefined) return [];
      const at = part.start + match[0].lastIndexOf(match[1]);
      const mark = part.start + match[0].lastIndexOf(match[2]);
      const item = trimmed(cut(part, at, at + match[1].length));
      const rest = cut(part, part.start + match[0].length, part.end);
      const status = ({ R: 'red', A: 'amber', Y: 'amber', G: 'green' } as const)[match[2] as 'R' | 'A' | 'Y' | 'G'];
      return [
        { item, status, stated: true, used: [cut(part, mark, mark + 1)], ...(/\p{L}/u.test(rest.text) ? { next_action: rest } : {}) },
      ];
    });
}

/** The titles of a table's columns: the form has its own. */
const titlesOf = (brief: ReadBrief): Piece[] =>
  brief.tables.flatMap((t) =>
    t.head.some((h) => stateIn(h) !== undefined) ? [] : [...(t.corner === undefined ? [] : [t.corner]), ...t.head],
  );

/** Every thing of a list, or of at least three clauses, has its state. */
function isReport(brief: ReadBrief, rows: readonly Row[]): boolean {
  const stated = rows.filter((r) => r.stated).length;
  const listed = brief.sections.reduce((n, s) => n + s.entries.length, 0);
  return stated >= 3 && (listed === 0 ? stated === rows.length : stated >= 0.75 * listed);
}

export const statusDashboard = definePattern({
  form: 'status_dashboard',
  names: [
    'status dashboard',
    'rag status',
    'rag report',
    'traffic light',
    'traffic lights',
    'status report',
    'project status',
    'programme status',
    'program status',
    'portfolio status',
    'workstream status',
    'ampel*',
    'statusbericht',
    'projektstatus',
    'feux tricolores',
    'état d’avancement',
    'statut des projets',
    'semáforo',
    'estado de los proyectos',
    'semaforo',
    'stato dei progetti',
    'status dos projetos',
    'stoplicht',
    'projectstatus',
    'status projektów',
    'stato avanzamento',
    'stato di avanzamento',
    'rag dashboard',
    'rag overview',
    'rag table',
    'status board',
    'status overview',
    'status table',
    'progress report',
    'steering report',
    'projektampel',
    'statusübersicht',
    'projektstand',
    'projektstatus',
    'point d avancement',
    'état d avancement',
    'avancement des projets',
    'météo projet',
    'météo des projets',
    'semáforos',
    'estado del proyecto',
    'avance de los proyectos',
    'stato progetti',
    'semafori',
    'ponto de situação',
    'estado dos projetos',
    'voortgangsrapportage',
    'statusrapport',
    'voortgang projecten',
    'raport statusowy',
    'stan projektów',
    'postęp projektów',
  ],
  strong: [
    'tableau de bord',
    'cuadro de mando',
    'rag',
    'on track',
    'off track',
    'amber',
    'status update',
    'status of',
    'im plan',
    'gelb',
    'at risk',
    'where our projects stand',
    'where we stand with',
    'project update',
    'programme update',
    'program update',
    'workstreams',
    'progress of',
    'teilprojekte',
    'arbeitspakete',
    'chantiers',
    'avancement',
    'voortgang',
    'postęp',
    'avanzamento',
    'andamento',
    'ponto de situação',
  ],
  weak: ['status', 'red', 'green', 'delayed', 'behind schedule', 'rot', 'grün'],
  figures: false,
  needs: 'two or more initiatives, each red, amber or green',
  sample: 'Status: [name] [red, amber or green], [name] [red, amber or green], [name] [red, amber or green].',
  read(brief) {
    const table = fromTable(brief);
    const lines = table.length > 0 ? [] : fromLines(brief);
    const letters = table.length > 0 ? [] : byLetters(brief);
    const rows = table.length > 0 ? table : letters.length > lines.length ? letters : lines;
    if (rows.length < 2 || rows.length > 14) return undefined;
    return {
      variant: 'initiative_table',
      fit: (table.length >= 2 && table.length >= (brief.tables[0]?.rows.length ?? 99)) || isReport(brief, rows) ? 0.97 : 0.9,
      used: [...rows.flatMap((r) => r.used), ...(table.length > 0 ? titlesOf(brief) : [])],
      data: {
        rows: rows.map(({ used: _, stated: __, progress, ...row }) => {
          const figure = progress === undefined ? undefined : brief.figures.find((f) => f.start >= progress.start && f.end <= progress.end);
          return figure === undefined || figure.value < 0 || figure.value > 100
            ? row
            : { ...row, progress: new Count(figure.value, figure) };
        }),
      },
    };
  },
});
