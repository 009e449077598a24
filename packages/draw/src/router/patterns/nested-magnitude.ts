/** Parts of one whole. */
import { allItems, definePattern, onOneScale, pairsOf } from '../pattern.ts';

export const nestedMagnitude = definePattern({
  form: 'nested_magnitude',
  strong: [
    'pie',
    'pie chart',
    'share of',
    'mix by',
    'split of',
    'split by',
    'breakdown of',
    'tam sam som',
    'tam',
    'anteile',
    'aufteilung',
    'répartition',
    'reparto',
    'distribución',
    'ripartizione',
    'repartição',
    'verdeling',
    'struktura',
    'torten*',
    'kuchen*',
  ],
  weak: ['mix', 'shares', 'made up of', 'consists of', 'breakdown'],
  figures: true,
  needs: 'the parts of one whole, each with its share',
  sample: 'Mix by part: first 50%, second 30%, third 20%.',
  read(brief) {
    const rows = pairsOf(allItems(brief));
    const scale = onOneScale(rows.map((r) => r.figure));
    if (rows.length < 2 || rows.length > 9 || scale === undefined || rows.some((r) => r.figure.value < 0)) return undefined;
    const percent = rows.every((r) => r.figure.unit.includes('%'));
    const total = rows.reduce((sum, r) => sum + r.figure.value, 0);
    return {
      variant: 'pie_share_breakdown',
      fit: percent && Math.abs(total - 100) < 1.5 ? 1 : percent ? 0.35 : 0.5,
      data: { unit: scale.unit, levels: rows.map((r) => ({ label: r.label, value: scale.count(r.figure), display: r.figure })) },
    };
  },
});
