/** Actual against plan, line by line. */
import { gridOf } from '../grid.ts';
import { definePattern, onOneScale } from '../pattern.ts';
import type { Figure, Piece } from '../piece.ts';
import { Piece as At } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';

const ACTUAL =
  /^(?:actuals?|act|ac|ist|réel|réalisé|real|reales|consuntivo|effettivo|werkelijk|realisatie|wykonanie|ytd|this year|cy|outturn)\b/iu;
const PLAN =
  /^(?:plan|planned|budget|bud|target|forecast|fcst|soll|objectif|prévu|presupuesto|objetivo|previsto|preventivo|orçamento|begroting|begroot|budżet)\b/iu;
const PRIOR =
  /^(?:prior(?: year)?|previous year|last year|py|ly|vorjahr|vj|année précédente|n-1|año anterior|anno precedente|ano anterior|vorig jaar|poprzedni rok)\b/iu;
const TOTAL =
  /^(?:total|sum|gesamt|summe|totaal|suma|razem|totale|net (?:income|profit|result)|ebitda|ebit|operating (?:result|profit)|betriebsergebnis|ergebnis)\b/iu;

interface Row {
  readonly label: Piece;
  readonly actual: Figure;
  readonly plan: Figure;
  readonly prior?: Figure;
}
interface Found {
  readonly rows: readonly Row[];
  readonly labels: { readonly actual: Piece; readonly plan: Piece; readonly prior?: Piece };
  readonly used: readonly Piece[];
}

function fromTable(brief: ReadBrief): Found | undefined {
  for (const table of brief.tables) {
    const at = (words: RegExp): number => table.head.findIndex((h, k) => words.test(h.text) && (table.numeric[k] ?? false));
    const [a, p, y] = [at(ACTUAL), at(PLAN), at(PRIOR)];
    if (a < 0 || p < 0) continue;
    const rows = table.rows.flatMap((r): Row[] => {
      const [actual, plan, prior] = [r.cells[a]?.figure, r.cells[p]?.figure, y < 0 ? undefined : r.cells[y]?.figure];
      return actual === undefined || plan === undefined || r.label.text === ''
        ? []
        : [{ label: r.label, actual, plan, ...(prior === undefined ? {} : { prior }) }];
    });
    const [la, lp, ly] = [table.head[a], table.head[p], y < 0 ? undefined : table.head[y]];
    // Variance columns that were sent are computed again by the form.
    const computed = table.head.flatMap((h, k) =>
      /^(?:var(?:iance)?|abw(?:eichung)?\.?|diff(?:erence)?|delta|écart|desviación|scostamento|desvio|afwijking|odchylenie|[Δ∆])/iu.test(
        h.text,
      )
        ? [h, ...table.rows.flatMap((r) => r.cells[k]?.piece ?? [])]
        : [],
    );
    if (rows.length >= 2 && la !== undefined && lp !== undefined)
      return {
        rows,
        labels: { actual: la, plan: lp, ...(ly === undefined ? {} : { prior: ly }) },
        used: [...computed, ...(table.corner === undefined ? [] : [table.corner])],
      };
  }
  return undefined;
}

/** `Salaries: budget 820, actual 845`. */
function fromGrid(brief: ReadBrief): Found | undefined {
  const grid = gridOf(brief);
  if (grid === undefined || grid.of !== 'lines') return undefined;
  const at = (words: RegExp): number => grid.columns.findIndex((c) => words.test(c.text));
  const [a, p, y] = [at(ACTUAL), at(PLAN), at(PRIOR)];
  const [la, lp, ly] = [grid.columns[a], grid.columns[p], grid.columns[y]];
  if (la === undefined || lp === undefined) return undefined;
  const rows = grid.rows.flatMap((r): Row[] => {
    const [actual, plan, prior] = [r.figures[a], r.figures[p], r.figures[y]];
    return actual === undefined || plan === undefined ? [] : [{ label: r.label, actual, plan, ...(prior === undefined ? {} : { prior }) }];
  });
  return { rows, labels: { actual: la, plan: lp, ...(ly === undefined ? {} : { prior: ly }) }, used: [] };
}

/** `Fare revenue actual 141.2 plan 138`, `Energy 31.6 against a budget of 27.9`. */
function fromLines(brief: ReadBrief): Found | undefined {
  let actualFirst = true;
  const rows = brief.facts.flatMap((f): Row[] => {
    const [second] = f.others;
    if (f.others.length !== 1 || second === undefined) return [];
    const joint = brief.text.slice(f.figure.end, second.start);
    const lead = brief.text.slice(Math.max(0, f.figure.start - 16), f.figure.start);
    if (joint.length > 48) return [];
    if (
      /(?:plan|budget|target|soll|forecast|presupuesto|objectif)\s?(?:of|:|was|von)?\s*$/iu.test(lead) &&
      /actual|ist|real|réel/iu.test(joint)
    ) {
      actualFirst = false;
      return [{ label: f.label, actual: second, plan: f.figure }];
    }
    return /(?:plan(?:ned)?|budget(?:ed)?|target|soll|forecast|presupuesto|objectif|begroot|budżet|previsto|orçamento)/iu.test(joint)
      ? [{ label: f.label, actual: f.figure, plan: second }]
      : [];
  });
  if (rows.length < 2) return undefined;
  const word = (pattern: RegExp): Piece | undefined => {
    const match = pattern.exec(brief.text);
    return match === null ? undefined : new At(match[0], match.index, match.index + match[0].length);
  };
  const plan = word(/(?<!\p{L})(?:plan|budget|target|soll|forecast|presupuesto|objectif|begroot|budżet|previsto|orçamento)(?!\p{L})/iu);
  const actual = word(/(?<!\p{L})(?:actuals?|ist|real|réel|consuntivo|werkelijk|wykonanie)(?!\p{L})/iu);
  if (plan === undefined) return undefined;
  return { rows, labels: { plan, ...(actual === undefined ? {} : { actual }) } as Found['labels'], used: actualFirst ? [] : [] };
}

export const varianceTable = definePattern({
  form: 'variance_table',
  names: [
    'variance table',
    'variance report',
    'variance analysis',
    'plan actual table',
    'budget variance table',
    'p&l against budget',
    'p&l vs budget',
    'soll-ist',
    'soll/ist',
    'plan-ist',
    'abweichungsanalyse',
    'abweichungstabelle',
    'analyse des écarts',
    'tableau des écarts',
    'tabla de desviaciones',
    'análisis de desviaciones',
    'analisi degli scostamenti',
    'análise de desvios',
    'afwijkingsanalyse',
    'analiza odchyleń',
  ],
  strong: [
    'actual vs budget',
    'actual versus budget',
    'actual vs plan',
    'actual versus plan',
    'actual against plan',
    'actual against budget',
    'budget vs actual',
    'plan vs actual',
    'profit and loss',
    'p&l',
  ],
  weak: ['budget', 'variance', 'plan', 'actual', 'abweichung*'],
  figures: true,
  needs: 'lines, each with its actual and its plan',
  sample: 'Variance table: revenue actual 203.7 plan 200.5, staff actual 98.5 plan 95.2, energy actual 31.6 plan 27.9.',
  read(brief) {
    const found = fromTable(brief) ?? fromGrid(brief) ?? fromLines(brief);
    if (found === undefined || found.rows.length < 2 || found.rows.length > 20) return undefined;
    const scale = onOneScale(found.rows.flatMap((r) => [r.actual, r.plan, ...(r.prior === undefined ? [] : [r.prior])]));
    if (scale === undefined) return undefined;
    const prior = found.rows.every((r) => r.prior !== undefined);
    return {
      variant: prior ? 'plan_and_prior_table' : 'plan_variance_table',
      fit: found.rows.length >= 4 ? 0.85 : 0.6,
      used: found.used,
      data: {
        unit: scale.unit,
        labels: found.labels,
        rows: found.rows.map((r, i) => ({
          label: r.label,
          actual: scale.count(r.actual),
          plan: scale.count(r.plan),
          ...(prior && r.prior !== undefined ? { prior: scale.count(r.prior) } : {}),
          ...(TOTAL.test(r.label.text) ? { kind: i === found.rows.length - 1 ? 'total' : 'subtotal' } : {}),
        })),
      },
    };
  },
});
