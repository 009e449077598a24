/** Boards of headline numbers. */
import { isDate } from '../document/dates.ts';
import { isPeriod } from '../document/periods.ts';
import { trimmed } from '../document/phrases.ts';
import { cut, Figure, Piece } from '../document/piece.ts';
import type { Cell, ReadBrief } from '../document/reading.ts';
import { definePattern } from './define-pattern.ts';

const UP = /(?:up|rose|plus|grew|increased|steigt|gestiegen|hausse|sube|\+|↑|▲)[^\p{L}]*(?:by\s)?$/iu;
const DOWN = /(?:down|fell|minus|declined|decreased|dropped|gesunken|baisse|baja|↓|▼)[^\p{L}]*(?:by\s)?$/iu;
const WAS =
  /^[\s(,;–-]*(?:was|from|against|vs\.?|versus|prior|previously|last|target|plan|budget|ziel|vorjahr|gegenüber|contre|objectif|frente a|objetivo|era|rispetto a|obiettivo|meta|doel|cel|up|down)/iu;

/** The words of a change with its figure: `up 18%`, `down 1 pt`, `(was 19 min)`. */
function change(brief: ReadBrief, first: Figure, second: Figure, piece: Piece): Piece | undefined {
  const joint = brief.text.slice(first.end, second.start);
  const tail = joint.slice(Math.max(joint.lastIndexOf('('), joint.lastIndexOf(','), 0));
  if (
    joint.length > 40 ||
    !(second.signed || UP.test(joint) || DOWN.test(joint) || WAS.test(tail) || WAS.test(joint) || /\($/.test(joint.trim()))
  )
    return undefined;
  const open =
    joint.lastIndexOf('(') >= 0
      ? joint.lastIndexOf('(') + 1
      : (/^[\s,;–-]*(?:[\p{L}]+[\s,;–-]*)??(?=up|down|was|from|against|vs|target|plan|\+|[-−]|\d|$)/iu.exec(joint)?.[0].length ?? 0);
  const close = brief.text.slice(second.end, piece.end).indexOf(')');
  return trimmed(cut(piece, first.end + open, close < 0 ? piece.end : second.end + close));
}

/** `14 min`, `4,200 units`: a figure with the one or two words behind it. */
function withUnit(brief: ReadBrief, figure: Figure, until: number, labelled: boolean): Piece {
  if (!labelled) return figure;
  const tail = /^\s(?:\p{L}[\p{L}/]*|per|pro|par|por|al|a)(?:\s\p{L}[\p{L}/]*){0,2}(?=[\s]*(?:[(,;.]|$))/u.exec(
    brief.text.slice(figure.end, Math.min(until, figure.end + 28)),
  );
  if (tail === null || /^\s(?:and|und|et|y|e|en|up|down|vs|was|from|in|with|but|while)\b/iu.test(tail[0])) return figure;
  return cut(new Piece(brief.text, 0, brief.text.length), figure.start, figure.end + tail[0].length);
}

const OF_MOST = /^\s?(?:out of|of|von|sur|sobre|su|de|van|na|\/)\s?$/iu;
const MEASURE =
  /^((?:months?|weeks?|days?|hours?|minutes?|seconds?|years?|monate?n?|wochen?|tagen?|stunden|minuten|jahren?|mois|semaines?|jours?|heures?|ans?|meses|mes|semanas?|días?|horas?|años?|mesi|mese|settimane?|giorni|ore|anni|dias?|anos?|maanden|weken|dagen|uur|jaar|miesi[eę]cy|tygodni\p{L}*|dni|lat))\s(?:of\s|de\s|d'|di\s|van\s)?(?=\p{L}{3})/iu;

const MOVED =
  /(?:^|\s)((?:grew|rose|climbed|jumped|increased|up|fell|dropped|declined|decreased|slipped|down|stieg|wuchs|sank|fiel|augmente|progresse|baisse|creci[oó]|subi[oó]|cay[oó]|baj[oó])\s(?:by\s|um\s|de\s|un\s)?)$/iu;
const REACHED = /^\s(?:to|auf|à|a|hasta)\s$/iu;

/** "Revenue grew 22% to $4.1M": the second figure is the value, the first its change. */
function moved(brief: ReadBrief, label: Piece, first: Figure, second: Figure): Metric | undefined {
  if (!first.text.includes('%') || !REACHED.test(brief.text.slice(first.end, second.start))) return undefined;
  const verb = MOVED.exec(brief.text.slice(Math.max(0, first.start - 24), first.start))?.[1];
  const whole = new Piece(brief.text, 0, brief.text.length);
  return verb === undefined ? undefined : { label, value: second, delta_value: cut(whole, first.start - verb.length, first.end) };
}

interface Metric {
  readonly label: Piece;
  readonly value: Piece;
  readonly delta_value?: Piece;
}

function fromTable(brief: ReadBrief): Metric[] {
  for (const table of brief.tables) {
    if (table.rows.length < 2 || table.rows.length > 12 || table.rows.some((r) => r.label.text === '' || r.cells[0]?.figure === undefined))
      continue;
    if (table.rows.some((r) => isPeriod(r.label.text) || isDate(r.label))) continue;
    const second = table.head[1]?.text ?? '';
    const change =
      /change|delta|[Δ±]|vs|yoy|veränd|écart|var|diff|prev|prior|last|target|plan/iu.test(second) ||
      table.rows.filter((r) => r.cells[1]?.figure?.signed).length > table.rows.length / 2;
    if ((table.rows[0]?.cells.length ?? 9) > (change ? 2 : 1)) continue;
    return table.rows.map((r) => ({
      label: r.label,
      value: (r.cells[0] as Cell).piece,
      ...(change && r.cells[1] !== undefined && r.cells[1].piece.text !== '' ? { delta_value: r.cells[1].piece } : {}),
    }));
  }
  return [];
}

export const kpiMetrics = definePattern({
  form: 'kpi_metrics',
  names: [
    'scoreboard',
    'big numbers',
    'headline figures',
    'number tiles',
    'kpi dashboard',
    'kpi-board',
    'kpi-übersicht',
    'kennzahlenübersicht',
    'kennzahlen-*',
    'tuiles de kpi',
    'tableau de bord kpi',
    'cuadro de mando',
    'kpi',
    'kpis',
    'kpi slide',
    'kpi board',
    'kpi tiles',
    'kpi-*',
    'scorecard',
    'key figures',
    'headline numbers',
    'metric tiles',
  ],
  strong: [
    'at a glance',
    'in numbers',
    'in figures',
    'key numbers',
    'main figures',
    'auf einen blick',
    'in zahlen',
    'en chiffres',
    'en un coup d œil',
    'de un vistazo',
    'en cifras',
    'en números',
    'in numeri',
    'in cifre',
    'a colpo d occhio',
    'em números',
    'in cijfers',
    'in één oogopslag',
    'w liczbach',
    'w skrócie',
    'key metrics',
    'kennzahl*',
    'chiffres clés',
    'indicateurs',
    'indicadores',
    'cifras clave',
    'indicatori',
    'números-chave',
    'kerncijfers',
    'wskaźniki',
    'metrics',
    'indicators',
    'vital signs',
  ],
  weak: [
    'this month',
    'this quarter',
    'last month',
    'last quarter',
    'dashboard',
    'numbers',
    'figures',
    'zahlen',
    'chiffres',
    'cifras',
    'numeri',
    'números',
    'cijfers',
    'liczby',
  ],
  figures: true,
  needs: 'two or more figures, each with its name',
  sample: 'KPIs: [name] [number], [name] [number].',
  read(brief) {
    const table = fromTable(brief);
    const metrics =
      table.length > 0
        ? table
        : brief.facts.flatMap((fact): Metric[] => {
            const [second] = fact.others;
            if (fact.others.length > 2 || fact.label.text.length > 60) return [];
            const grown = second === undefined ? undefined : moved(brief, fact.label, fact.figure, second);
            if (grown !== undefined) return [grown];
            const delta = second === undefined ? undefined : change(brief, fact.figure, second, fact.piece);
            // "4.3 out of 5": one value.
            if (
              second !== undefined &&
              delta === undefined &&
              fact.others.length === 1 &&
              OF_MOST.test(brief.text.slice(fact.figure.end, second.start))
            )
              return [
                { label: fact.label, value: new Piece(brief.text.slice(fact.figure.start, second.end), fact.figure.start, second.end) },
              ];
            if (second !== undefined && delta === undefined) return [];
            // "13 months of runway": the measure stands between the number and what it measures.
            const measure = fact.label.start >= fact.figure.end ? MEASURE.exec(fact.label.text) : null;
            if (measure !== null && delta === undefined && brief.text.slice(fact.figure.end, fact.label.start).trim() === '')
              return [
                {
                  label: cut(fact.label, fact.label.start + measure[0].length, fact.label.end),
                  value: new Piece(
                    brief.text.slice(fact.figure.start, fact.label.start + (measure[1]?.length ?? 0)),
                    fact.figure.start,
                    fact.label.start + (measure[1]?.length ?? 0),
                  ),
                },
              ];
            const value = withUnit(brief, fact.figure, delta?.start ?? fact.piece.end, fact.label.end <= fact.figure.start);
            return [
              {
                label: fact.label,
                value,
                ...(delta === undefined || !/\d/.test(delta.text) || delta.text.length > 40 ? {} : { delta_value: delta }),
              },
            ];
          });
    if (metrics.length > 12 || (metrics.length < 2 && metrics[0]?.delta_value === undefined)) return undefined;
    // "58% named staff shortages, 44% energy prices": answers to one question.
    const answers =
      metrics.filter((m) => m.value.text.includes('%') && m.label.start > m.value.start).length >= Math.max(3, metrics.length - 1);
    const named = metrics.map((m) =>
      answers
        ? '%'
        : m.value instanceof Figure
          ? (brief.text.slice(m.value.end, m.value.end + 14).match(/^\s(\p{L}{3,})/u)?.[1] ?? m.value.unit)
          : m.value.text.replace(/[\d.,\s]+/g, ''),
    );
    const most = Math.max(0, ...named.map((u) => (u === '' ? 0 : named.filter((o) => o === u).length)));
    // Bare numbers, the noun said once: "Karim a signé 41 contrats, Hélène 37, Bruno 29".
    const said = named.filter((u) => u !== '');
    const bare = said.length <= 1 && said.every((u) => /\p{L}{3}/u.test(u));
    const alike = metrics.length >= 4 && (most >= metrics.length - 1 || bare);
    const units = alike
      ? 1
      : new Set(metrics.map((m) => (m.value instanceof Figure ? m.value.unit : m.value.text.replace(/[\d.,\s]+/g, '')))).size;
    return {
      variant: 'delta_scoreboard',
      fit: alike ? 0.4 : units > 2 || metrics.some((m) => m.delta_value !== undefined) ? 0.9 : units > 1 ? 0.85 : 0.5,
      data: { metrics },
    };
  },
});
