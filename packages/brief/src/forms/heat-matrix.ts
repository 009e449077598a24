/** Figures by two dimensions, coloured by size. */

import type { Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { cellsTold } from '../relations/cells-told.ts';
import { gridOf, overTime } from '../relations/grid.ts';
import { toldRows } from '../relations/told-rows.ts';
import type { Grid } from '../relations/value-runs.ts';
import { onOneScale, type Word } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

/** "by ward and quarter". */
const TWO = /(?<!\p{L})(?:by|je|nach|par|por|per|según|według)\s\p{L}+\s(?:and|und|et|y|e|en|i)\s\p{L}+/iu;
/** Weekdays and hours of the day. */
const TIMES =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|seg|ter|qua|qui|sex|ma|wo|vr|za|zo|pon|wto?|śro?|czw|pią?t?|sob|nie)\p{L}{0,8}\.?|\d{1,2}(?::\d\d)?\s?(?:am|pm|h|uhr)?(?:\s?[-–]\s?\d{1,2}(?::\d\d)?\s?(?:am|pm|h|uhr)?))$/iu;

interface Cells extends Omit<Grid, 'columns'> {
  readonly columns: readonly (Piece | Word)[];
}

/** Rows told in prose under named columns, all on one scale. */
function toldCells(brief: ReadBrief): Cells | undefined {
  const told = toldRows(brief);
  if (told?.columns === undefined || told.columns.some((c) => c.text.trim() === '') || told.columns.length < 2) return undefined;
  return { columns: told.columns, rows: told.rows.map((r) => ({ label: r.label, figures: r.cells.map((c) => c.figure) })), of: 'lines' };
}

const sizeOf = (cells: { readonly rows: Cells['rows'] }): number =>
  cells.rows.reduce((n, r) => n + r.figures.filter((f) => f !== undefined).length, 0);

export const heatMatrix = definePattern({
  form: 'heat_matrix',
  names: [
    'heat map',
    'heatmap',
    'heat matrix',
    'heat grid',
    'heat chart',
    'wärmebild',
    'hitzekarte',
    'heatmap*',
    'warmtekaart',
    'mapa ciepła',
    'matriz de calor',
    'mappa termica',
    'mapa térmico',
    'cohort table',
    'cohort analysis',
    'cohort',
    'cohorts',
    'wärmekarte',
    'heat-map',
    'carte de chaleur',
    'carte thermique',
    'mapa de calor',
    'mappa di calore',
    'mapa cieplna',
    'kohorten*',
    'cohorte',
    'cohortes',
  ],
  strong: [
    'heat table',
    'colour it',
    'color it',
    'light to dark',
    'dark to light',
    'hell bis dunkel',
    'von hell nach dunkel',
    'du clair au foncé',
    'de claro a oscuro',
    'dal chiaro allo scuro',
    'do claro ao escuro',
    'van licht naar donker',
    'darker',
    'darkest',
    'the darker',
    'shaded',
    'shade',
    'shading',
    'colour the cells',
    'color the cells',
    'coloured cells',
    'colored cells',
    'colour-coded',
    'color-coded',
    'colour coded',
    'color coded',
    'red to green',
    'green to red',
    'traffic light colours',
    'eingefärbt*',
    'einfärben',
    'je dunkler',
    'farblich',
    'plus foncé*',
    'plus sombre',
    'colorer les cases',
    'más oscuro',
    'colorear',
    'più scur*',
    'colorare',
    'mais escur*',
    'donkerder',
    'inkleuren',
    'ciemniejsz*',
    'correlation matrix',
    'korrelationsmatrix',
    'where is the pain',
    'where does it hurt',
    'hot spots',
    'hotspots',
    'brennpunkte',
    'retention by',
    'by hour and',
    'by day and',
    'by weekday',
  ],
  weak: ['matrix', 'by month and', 'by region and'],
  figures: true,
  needs: 'a figure for each row and column',
  sample:
    'Heat map:\n| [name] | [name] | [name] | [name] |\n| [name] | [number] | [number] | [number] |\n| [name] | [number] | [number] | [number] |',
  read(brief) {
    const known = gridOf(brief);
    const told = known ?? toldCells(brief);
    // Rows with gaps, or without the marks that others need, may hold more.
    const rest = known?.of === 'table' ? undefined : cellsTold(brief);
    const grid: Cells | undefined =
      rest !== undefined && sizeOf(rest) > (told === undefined ? 0 : sizeOf(told)) ? { ...rest, of: 'lines' } : told;
    if (grid === undefined || grid.columns.length > 14 || grid.rows.length > 16) return undefined;
    const scale = onOneScale(grid.rows.flatMap((r) => r.figures.filter((f): f is Figure => f !== undefined)));
    if (scale === undefined) return undefined;
    const cohort = /cohort|kohorte/iu.test(brief.text);
    return {
      variant: cohort ? 'cohort_heat_matrix' : 'value_heat_matrix',
      fit:
        [grid.columns, grid.rows.map((r) => r.label)].some((names) => names.filter((n) => TIMES.test(n.text)).length >= names.length - 1) &&
        (known === undefined || grid !== known || !overTime(known))
          ? 0.96
          : TWO.test(brief.text)
            ? 1
            : 0.7,
      ...(grid.corner === undefined ? {} : { used: [grid.corner] }),
      data: {
        ...(scale.unit === '' || grid.columns.some((c) => c.text === scale.unit) ? {} : { unit: scale.unit }),
        x_labels: grid.columns,
        y_labels: grid.rows.map((r) => r.label),
        cells: grid.rows.map((r) => r.figures.map((f) => (f === undefined ? null : scale.count(f)))),
      },
    };
  },
});
