/** Initiatives with their state: red, amber, green. */
import { datesIn } from '../dates.ts';
import { Count, definePattern } from '../pattern.ts';
import { piecesAt, trimmed } from '../phrases.ts';
import { cut, type Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';

type Status = 'red' | 'amber' | 'green';
const STATES: readonly (readonly [Status, RegExp])[] = [
  [
    'red',
    /(?<![\p{L}])(?:red|off[- ]track|behind(?: schedule)?|delayed|blocked|critical|late|rot|verzögert|blockiert|kritisch|rouge|en retard|bloqué|rojo|retrasad[oa]|bloquead[oa]|rosso|in ritardo|bloccato|vermelho|atrasad[oa]|rood|vertraagd|czerwon[yae]|opóźnion[yae])(?![\p{L}])/iu,
  ],
  [
    'amber',
    /(?<![\p{L}])(?:amber|yellow|at risk|needs attention|slipping|gelb|gefährdet|orange|jaune|à risque|ámbar|amarillo|en riesgo|giallo|a rischio|amarelo|em risco|oranje|geel|risico|żółt[yae]|zagrożon[yae])(?![\p{L}])/iu,
  ],
  [
    'green',
    /(?<![\p{L}])(?:green|on[- ]track|on plan|on schedule|done|completed?|grün|im plan|planmäßig|fertig|vert|en bonne voie|dans les temps|terminé|verde|en plazo|en curso|in linea|no prazo|groen|op schema|zielon[yae]|zgodnie z planem)(?![\p{L}])/iu,
  ],
];

interface Found {
  readonly status: Status;
  readonly word: Piece;
}

function stateIn(piece: Piece): Found | undefined {
  let best: Found | undefined;
  for (const [status, words] of STATES) {
    const match = words.exec(piece.text);
    if (match === null) continue;
    const word = cut(piece, piece.start + match.index, piece.start + match.index + match[0].length);
    if (best === undefined || word.start < best.word.start) best = { status, word };
  }
  return best;
}

interface Row {
  readonly item: Piece;
  readonly status: Status;
  readonly used: readonly Piece[];
  readonly owner?: Piece;
  readonly due?: Piece;
  readonly next_action?: Piece;
  readonly progress?: Piece;
}

function fromTable(brief: ReadBrief): Row[] {
  for (const table of brief.tables) {
    const column = table.head.findIndex((h) => /status|rag|ampel|state|stand|statut|estado|stato/iu.test(h.text));
    const letters = (text: string): Status | undefined =>
      ({ r: 'red', a: 'amber', g: 'green', y: 'amber' })[text.trim().toLowerCase()] as Status | undefined;
    const at = column >= 0 ? column : (table.rows[0]?.cells.findIndex((c) => stateIn(c.piece) !== undefined) ?? -1);
    if (at < 0) continue;
    const col = (words: RegExp): number => table.head.findIndex((h) => words.test(h.text));
    const [owner, due, next, progress] = [
      /owner|lead|verantwort|respons|eigenaar|właściciel/iu,
      /due|date|deadline|termin|fällig|échéance|fecha|data|deadline/iu,
      /next|action|comment|note|schritt|maßnahme|kommentar|étape|acción|azione|ação|actie|działanie/iu,
      /progress|%|complete|fortschritt|avance|voortgang|postęp/iu,
    ].map((w) => col(w as RegExp));
    const rows = table.rows.flatMap((r): Row[] => {
      const cell = r.cells[at]?.piece;
      if (cell === undefined) return [];
      const status = letters(cell.text) ?? stateIn(cell)?.status;
      const cellAt = (k: number | undefined): Piece | undefined =>
        k === undefined || k < 0 || k === at || (r.cells[k]?.piece.text ?? '') === '' ? undefined : r.cells[k]?.piece;
      const [o, d, n, p] = [cellAt(owner), cellAt(due), cellAt(next), cellAt(progress)];
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

const OWNER =
  /(?:^|[\s,(;])(?:owner|owned by|lead|led by|verantwortlich|responsable|responsabile|responsável|eigenaar|właściciel)[:\s]+(\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2})/u;

function fromLines(brief: ReadBrief): Row[] {
  const lines = brief.groups.length >= 2 ? brief.groups.map((g) => g.piece) : brief.groups.flatMap((g) => g.items.map((i) => i.piece));
  const pieces =
    lines.filter((l) => stateIn(l) !== undefined).length >= 2 ? lines : brief.groups.flatMap((g) => g.items.map((i) => i.piece));
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
    const colon = /^(.{2,60}?)\s?[:(–-]\s/u.exec(item.text);
    if (colon?.[1] !== undefined && item.end < found.word.start) item = cut(item, item.start, item.start + colon[1].length);
    const verb = /\s(?:is|are|was|remains|stays|has been|ist|bleibt|est|es|está|è|jest)(?:\s.{0,12})?$/iu.exec(item.text);
    if (verb !== null) item = cut(item, item.start, item.start + verb.index);
    if (!/\p{L}/u.test(item.text) || item.text.length > 60) return [];
    const owner = OWNER.exec(rest.text);
    const ownerPiece =
      owner?.[1] === undefined
        ? undefined
        : cut(rest, rest.start + owner.index + owner[0].length - owner[1].length, rest.start + owner.index + owner[0].length);
    const parts = piecesAt(rest, ',;(')
      .map((p) => trimmed(/[).]$/.test(p.text) ? cut(p, p.start, p.end - 1) : p))
      .filter((p) => /[\p{L}\d]/u.test(p.text) && (ownerPiece === undefined || p.end <= ownerPiece.start || p.start >= ownerPiece.end));
    const due = parts.find(
      (p) =>
        /^(?:due|by|until|bis|pour le|para|entro|até|vóór|do|until|deadline)?\s?/iu.test(p.text) &&
        p.text.length <= 24 &&
        datesIn(p).length > 0,
    );
    const dueDate = due === undefined ? undefined : datesIn(due)[0]?.piece;
    const others = parts.filter((p) => p !== due);
    const progress = others.find((p) => /^\d{1,3}\s?%(?:\s\p{L}+)?$/u.test(p.text));
    const tail = others.filter((p) => p !== progress);
    const [a, b] = [tail[0], tail.at(-1)];
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
        used: [found.word],
        ...(ownerPiece === undefined ? {} : { owner: ownerPiece }),
        ...(dueDate === undefined ? {} : { due: dueDate }),
        ...(progress === undefined ? {} : { progress }),
        ...(next === undefined || !/\p{L}/u.test(next.text) ? {} : { next_action: next }),
      },
    ];
  });
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
  ],
  weak: ['status', 'red', 'green', 'delayed', 'behind schedule', 'rot', 'grün'],
  figures: false,
  needs: 'two or more initiatives, each red, amber or green',
  sample: 'Status: depot permit red, charging grid amber, driver training green.',
  read(brief) {
    const table = fromTable(brief);
    const rows = table.length > 0 ? table : fromLines(brief);
    if (rows.length < 2 || rows.length > 14) return undefined;
    return {
      variant: 'initiative_table',
      fit: table.length >= 2 && table.length === brief.tables[0]?.rows.length ? 0.97 : 0.9,
      used: rows.flatMap((r) => r.used),
      data: {
        rows: rows.map(({ used: _, progress, ...row }) => {
          const figure = progress === undefined ? undefined : brief.figures.find((f) => f.start >= progress.start && f.end <= progress.end);
          return figure === undefined || figure.value < 0 || figure.value > 100
            ? row
            : { ...row, progress: new Count(figure.value, figure) };
        }),
      },
    };
  },
});
