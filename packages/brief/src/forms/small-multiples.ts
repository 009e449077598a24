/** The same small chart for many items, side by side. */

import { isPeriod } from '../document/periods.ts';
import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { gridOf } from '../relations/grid.ts';
import { gridOfLines } from '../relations/keyed-figures.ts';
import { says } from '../relations/keyed-lists.ts';
import { labelledRunsOf } from '../relations/labelled-runs.ts';
import { toldRows } from '../relations/told-rows.ts';
import { rowsOfRuns } from '../relations/value-runs.ts';
import { Count, type Word } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const WORDS =
  /\s(?:pequeños múltiplos|múltiplos pequeños|kleine multiples|kleine vielfache|małe wielokrotności|small-multiples|small multiples?|spark\p{L}*|(?:small|little|mini|tiny|own|separate|individual) (?:\p{L}+ )?(?:charts?|graphs?|panels?|plots?|lines?|sparklines?)|minicharts?|grid of (?:\p{L}+ )?(?:charts|graphs|lines)|side by side|facets?|facetten?|eigenes? (?:\p{L}+ )?(?:diagramm|feld|chart)|paneele?|je \p{L}+ ein(?:e|en)? (?:\p{L}+ )?(?:diagramm|chart|panel|kurve|linie|kästchen)|mini-?(?:graphiques?|gráficos?|grafici|grafieken|wykres\p{L}*|charts?|graphs?)|un graphique par|panneaux?|un(?:o)? pannell\p{L}+|pannell\p{L}+|paneles|painéis|panel\p{L}*|trellis|panels?|sparklines?|small charts?|little charts?|mini charts?|(?:one|a) (?:small |little |mini |tiny )?(?:line |bar |column |area )?(?:chart|graph|panel) (?:per|for each|each|a)|charts? (?:per|for each)|kleine (?:diagramme|charts|grafiken)|minidiagramme|je (?:\p{L}+ )?ein (?:kleines )?(?:diagramm|chart)|(?:ein )?(?:kleines )?diagramm (?:je|pro)|petits (?:multiples|graphiques)|un (?:petit )?graphique (?:par|pour chaque)|pequeños (?:múltiplos|gráficos)|un gráfico por|piccoli (?:multipli|grafici)|un grafico per|pequenos (?:múltiplos|gráficos)|um gráfico por|kleine grafieken|een grafiek per|małe wykresy|wykres dla każde\p{L}+)\s/u;
const COLUMNS =
  /\s(?:columns?|bars?|column charts?|bar charts?|säulen\p{L}*|balken\p{L}*|colonnes|barres|columnas|barras|colonne|kolommen|słupk\p{L}*)\s/u;
const OWN_SCALE =
  /\s(?:own scale|its own scale|areas?|eigene\p{L}* (?:skala|maßstab)|flächen\p{L}*|échelle propre|aires|escala propia|áreas|scala propria)\s/u;
const BETWEEN = /^[\s,;|/]*$/u;
const TOTAL = /^(?:total|sum|overall|gesamt|summe|totale|totaal|razem)$/iu;

interface Panels {
  readonly labels: readonly (Piece | Word)[];
  readonly rows: readonly { readonly label: Piece; readonly figures: readonly (Figure | undefined)[] }[];
}

/** Names of columns at the end of a line: `bookings Q1 Q2 Q3 Q4:`. */
function headIn(line: Piece, n: number): Piece[] {
  const words = [...line.text.matchAll(/[^\s,;|:()]+/gu)].map((m) => cut(line, line.start + m.index, line.start + m.index + m[0].length));
  for (let at = words.length - n; at >= 0; at--) {
    const run = words.slice(at, at + n);
    if (run.every((w) => isPeriod(w.text) || /^\d{4}$/.test(w.text))) return run;
  }
  return [];
}

/** Lines of a name and a run of numbers: `Bath 120 135 128 150`. */
function runsOf(brief: ReadBrief): Panels | undefined {
  const rows: { label: Piece; figures: Figure[] }[] = [];
  let head: Piece | undefined;
  let before: Piece | undefined;
  let at = 0;
  for (const line of brief.lines) {
    const own: Figure[] = [];
    while ((brief.figures[at]?.start ?? Number.POSITIVE_INFINITY) < line.piece.start) at++;
    for (; (brief.figures[at]?.start ?? Number.POSITIVE_INFINITY) < line.piece.end; at++) own.push(brief.figures[at] as Figure);
    const first = own[0];
    const run = own.length >= 3 && own.every((f, i) => i === 0 || BETWEEN.test(brief.text.slice((own[i - 1] as Figure).end, f.start)));
    const label = first === undefined ? undefined : trimmed(cut(line.piece, line.piece.start, first.start));
    if (run && label !== undefined && /\p{L}/u.test(label.text) && label.text.length <= 40 && !own.every((f) => f.year)) {
      if (rows.length === 0) head = before;
      rows.push({ label, figures: own });
    }
    before = line.piece;
  }
  const n = rows[0]?.figures.length ?? 0;
  if (rows.length < 3 || rows.some((r) => r.figures.length !== n)) return undefined;
  return { labels: head === undefined ? [] : headIn(head, n), rows };
}

/** Rows told in one sentence, their columns only as a range: `sprint 1 to sprint 4: Falcon 21, 24, 26, 31; Heron …`. */
function unheaded(brief: ReadBrief): Panels | undefined {
  const rows = rowsOfRuns(brief, 3);
  const n = rows[0]?.figures.length ?? 0;
  return rows.length < 3 || rows.some((r) => r.figures.length !== n) ? undefined : { labels: [], rows };
}

/** Rows of runs, however they are parted. */
function labelled(brief: ReadBrief): Panels | undefined {
  const runs = labelledRunsOf(brief);
  const n = runs?.rows[0]?.figures.length ?? 0;
  if (runs === undefined || n < 3 || runs.rows.length < 3 || runs.rows.some((r) => r.names.some((p) => p !== undefined))) return undefined;
  return { labels: runs.columns?.length === n ? runs.columns : [], rows: runs.rows };
}

/** Three rows or more of at least three numbers each, told in prose. */
function toldPanels(brief: ReadBrief): Panels | undefined {
  const told = toldRows(brief);
  if (told === undefined || told.rows.length < 3 || (told.rows[0]?.cells.length ?? 0) < 3) return undefined;
  const labels = told.columns?.every((c) => c.text.trim() !== '') ? told.columns : [];
  return { labels, rows: told.rows.map((r) => ({ label: r.label, figures: r.cells.map((c) => c.figure) })) };
}

export const smallMultiples = definePattern({
  form: 'small_multiples',
  names: [
    'small multiples',
    'small-multiples',
    'pequeños múltiplos',
    'múltiplos pequeños',
    'pequenos múltiplos',
    'kleine multiples',
    'kleine vielfache',
    'małe wielokrotności',
    'small multiple',
    'trellis',
    'trellis chart',
    'small charts',
    'sparklines',
    'one chart per',
    'one small chart per',
    'one small chart for each',
    'one panel per',
    'chart for each',
    'a chart for each',
    'kleine diagramme',
    'petits multiples',
    'petits graphiques',
    'un graphique par',
    'un gráfico por',
    'piccoli multipli',
    'kleine grafieken',
    'małe wykresy',
  ],
  strong: [
    'little chart',
    'little charts',
    'little chart per',
    'little chart for each',
    'tiny chart',
    'tiny charts',
    'tiny panel',
    'own panel',
    'own little chart',
    'own little',
    'its own little line',
    'its own chart',
    'their own chart',
    'own small line',
    'jeweils ein kleines',
    'jeweils ein eigenes',
    'own small chart',
    'one mini chart',
    'mini chart',
    'mini graphs',
    'grid of charts',
    'grid of small charts',
    'spark panels',
    'spark lines',
    'sparkline',
    'same scale',
    'minichart*',
    'mini-chart*',
    'mini-graph*',
    'minigraf*',
    'mini-gráfic*',
    'minigráfic*',
    'mini-wykres*',
    'paneel*',
    'panel je',
    'panel pro',
    'ein feld je',
    'kleine charts',
    'kleines diagramm',
    'gleiche skala',
    'petit graphique',
    'même échelle',
    'misma escala',
    'stessa scala',
    'mesma escala',
    'zelfde schaal',
    'ta sama skala',
    'pequeños gráficos',
    'gráficos pequeños',
    'pequenos gráficos',
    'gráficos pequenos',
    'piccoli grafici',
    'un grafico per',
    'um gráfico por',
    'een grafiek per',
    'facets',
    'faceted',
    'panels',
    'panel for each',
    'per panel',
    'mini charts',
    'minidiagramme',
    'ein diagramm je',
    'je ein diagramm',
    'diagramm pro',
    'je ein kleines diagramm',
  ],
  figures: true,
  needs: 'several items, each with its figures over the same periods',
  sample:
    'Small multiples over Q1, Q2, Q3. [name]: Q1 [number], Q2 [number], Q3 [number]. [name]: Q1 [number], Q2 [number], Q3 [number]. [name]: Q1 [number], Q2 [number], Q3 [number]. [name]: Q1 [number], Q2 [number], Q3 [number].',
  read(brief) {
    const asked = says(brief, WORDS);
    const grid = gridOfLines(brief, { rows: 2, columns: 3 }) ?? gridOf(brief, { rows: 2, columns: 3 });
    const runs = grid === undefined ? (runsOf(brief) ?? unheaded(brief) ?? toldPanels(brief) ?? labelled(brief)) : undefined;
    const found: Panels | undefined = grid === undefined ? runs : { labels: grid.columns, rows: grid.rows };
    // Without a word for it, a few rows over few times are another chart.
    if (found === undefined || (!asked && (found.rows.length < 4 || (found.rows[0]?.figures.length ?? 0) < 4))) return undefined;
    const rows = found.rows.filter((r) => !TOTAL.test(r.label.text));
    if (rows.length < 2 || rows.length > 20) return undefined;
    const figures = rows.flatMap((r) => r.figures.flatMap((f) => f ?? []));
    const factors = new Set(figures.map((f) => f.factor));
    const units = new Set(figures.map((f) => f.unit));
    const value = (f: Figure | undefined): Count | null =>
      f === undefined ? null : new Count(factors.size > 1 ? Number((f.value * f.factor).toPrecision(15)) : f.value, f);
    return {
      variant: says(brief, OWN_SCALE) ? 'own_scale_areas' : says(brief, COLUMNS) ? 'column_panels' : 'line_panels',
      fit: !asked ? 0.8 : rows.length >= 3 ? 1 : 0.6,
      used: grid?.corner === undefined ? [] : [grid.corner],
      data: {
        unit: units.size === 1 ? (figures[0]?.unit ?? '') : '',
        labels: found.labels,
        panels: rows.map((r) => ({ label: r.label, values: r.figures.map(value) })),
      },
    };
  },
});
