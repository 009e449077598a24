/** Scenarios side by side, by their figures. */

import type { Piece, ReadBrief } from '../document/reading.ts';
import { gridOf, turned } from '../relations/grid.ts';
import { gridOfLines } from '../relations/keyed-figures.ts';
import { labelledRunsOf } from '../relations/labelled-runs.ts';
import { toldRows } from '../relations/told-rows.ts';
import type { Word } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const SCENARIO =
  /(?<!\p{L})(?:base|best|worst|mid|medium|moderate|expected|ambitious|cautious|prudent|median|normal|recession|growth|vorsichtig|mittel|ehrgeizig|prudent|médian|ambitieux|prudente|ambicioso|moderado|medio|ambizioso|voorzichtig|ambitieus|ostrożny|ambitny|bull|bear|up|down|high|low|stress|central|conservative|optimistic|pessimistic|upside|downside|status quo|mild|severe|scenario|case|szenario|basis|basisfall|optimistisch|pessimistisch|scénario|base|central|optimiste|pessimiste|escenario|optimista|pesimista|scenariusz|bazowy|optymistyczny|pesymistyczny|cenário|otimista|scenari[oi]|ottimistic[oa]|pessimistic[oa])(?!\p{L})/iu;

interface Scenarios {
  readonly names: readonly (Piece | Word)[];
  readonly rows: readonly { readonly label: Piece | Word; readonly values: readonly (Piece | null)[] }[];
}

function scenariosIn(brief: ReadBrief): Scenarios | undefined {
  const [table] = brief.tables;
  if (table !== undefined && table.head.length >= 2) {
    const across = table.head.filter((h) => SCENARIO.test(h.text)).length;
    const down = table.rows.filter((r) => SCENARIO.test(r.label.text)).length;
    const cells = table.rows.map((r) => ({
      label: r.label,
      values: table.head.map((_, k) => ((r.cells[k]?.piece.text ?? '') === '' ? null : (r.cells[k]?.piece ?? null))),
    }));
    if (across >= 2 || down < 2) return { names: table.head, rows: cells };
    return {
      names: table.rows.map((r) => r.label),
      rows: table.head.map((label, k) => ({ label, values: cells.map((r) => r.values[k] ?? null) })),
    };
  }
  const grid = gridOf(brief, { rows: 2, columns: 1 }) ?? gridOfLines(brief, { rows: 2, columns: 2 });
  if (grid === undefined) return told(brief) ?? fromRuns(brief);
  const down = grid.rows.filter((r) => SCENARIO.test(r.label.text)).length;
  const use = down >= 1 ? turned(grid) : grid;
  return { names: use.columns, rows: use.rows.map((r) => ({ label: r.label, values: r.figures.map((f) => f ?? null) })) };
}

/** `Base: 62 €/MWh, EBITDA 148m. Wet year: 51, 162`: the first case says what the figures are. */
function fromRuns(brief: ReadBrief): Scenarios | undefined {
  const runs = labelledRunsOf(brief);
  const n = runs?.rows[0]?.figures.length ?? 0;
  const columns = runs?.columns;
  if (runs === undefined || columns === undefined || columns.length !== n || n > 12) return undefined;
  if (!runs.rows.some((r) => SCENARIO.test(r.label.text)) && columns.some((c) => SCENARIO.test(c.text)))
    return { names: columns, rows: runs.rows.map((r) => ({ label: r.label, values: r.figures })) };
  return {
    names: runs.rows.map((r) => r.label),
    rows: columns.map((label, k) => ({ label, values: runs.rows.map((r) => r.figures[k] ?? null) })),
  };
}

/** `Base: ARR 9.2m, burn 310k, headcount 64. Upside: 11.5m, 340k, 71`: each scenario with the same figures. */
function told(brief: ReadBrief): Scenarios | undefined {
  const found = toldRows(brief);
  if (found?.columns === undefined) return undefined;
  const { rows, columns } = found;
  const across = columns.filter((c) => SCENARIO.test(c.text)).length;
  const down = rows.filter((r) => SCENARIO.test(r.whole.text)).length;
  if (across > down) return { names: columns, rows: rows.map((r) => ({ label: r.whole, values: r.cells.map((c) => c.said) })) };
  // Figures of one kind by the same names are a table of one measure, no scenarios, unless they are called so.
  return {
    names: rows.map((r) => r.whole),
    rows: columns.map((label, k) => ({ label, values: rows.map((r) => r.cells[k]?.said ?? null) })),
  };
}

export const scenarioCompare = definePattern({
  form: 'scenario_compare',
  names: [
    'scenario comparison',
    'scenarios',
    'compare scenarios',
    'szenarien',
    'szenariovergleich',
    'scénarios',
    'escenarios',
    'scenari',
    'cenários',
    "scenario's",
    'scenariusze',
  ],
  strong: [
    'scenario',
    'base case',
    'best case',
    'worst case',
    'upside case',
    'downside case',
    'bear case',
    'bull case',
    'szenario',
    'scénario',
    'escenario',
    'cenário',
    'scenariusz',
    'basisfall',
  ],
  weak: ['upside', 'downside', 'base', 'stress'],
  figures: true,
  needs: 'two or more scenarios, each with the same figures',
  sample: 'Scenarios: base case: [name] [number], [name] [number]; upside case: [name] [number], [name] [number].',
  read(brief) {
    const found = scenariosIn(brief);
    if (found === undefined || found.names.length < 2 || found.names.length > 6 || found.rows.length < 1) return undefined;
    if (found.rows.every((r) => r.values.every((v) => v === null || !/\d/.test(v.text)))) return undefined;
    return {
      fit: found.names.some((n) => SCENARIO.test(n.text)) ? 1 : 0.4,
      data: {
        ...(brief.tables[0]?.corner === undefined ? {} : {}),
        scenarios: found.names.map((label) => ({ label })),
        rows: found.rows.map((r) => ({ label: r.label, values: r.values })),
      },
      ...(brief.tables[0]?.corner === undefined ? {} : { used: [brief.tables[0].corner] }),
    };
  },
});
