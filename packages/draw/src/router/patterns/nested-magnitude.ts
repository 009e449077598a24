/** Parts of one whole, or markets inside each other. */
import { definePattern, onOneScale } from '../pattern.ts';

const NESTED =
  /\b(?:tam|sam|som|total addressable|serviceable|obtainable|of which|inside|nested|davon|dont|de los cuales|di cui|dos quais|waarvan|z czego)\b/iu;

export const nestedMagnitude = definePattern({
  form: 'nested_magnitude',
  names: [
    'pie',
    'pie chart',
    'donut',
    'doughnut',
    'donut chart',
    'tam sam som',
    'tam',
    'torten*',
    'kuchen*',
    'kreisdiagramm',
    'camembert',
    'diagramme circulaire',
    'gráfico circular',
    'gráfico de torta',
    'grafico a torta',
    'gráfico de pizza',
    'taartdiagram',
    'cirkeldiagram',
    'wykres kołowy',
  ],
  strong: [
    'share of',
    'mix by',
    'split of',
    'split by',
    'breakdown of',
    'addressable market',
    'anteile',
    'aufteilung',
    'verteilung',
    'répartition',
    'reparto',
    'distribución',
    'ripartizione',
    'repartição',
    'distribuição',
    'verdeling',
    'struktura',
    'udział*',
  ],
  weak: ['mix', 'shares', 'made up of', 'consists of', 'breakdown', 'share'],
  figures: true,
  needs: 'the parts of one whole, each with its share',
  sample: 'Mix by part: first 50%, second 30%, third 20%.',
  read(brief) {
    const rows = brief.facts.filter((f) => f.others.length === 0);
    const scale = onOneScale(rows.map((r) => r.figure));
    if (rows.length < 2 || rows.length > 9 || scale === undefined || rows.some((r) => r.figure.value < 0)) return undefined;
    const percent = rows.every((r) => r.figure.unit.includes('%'));
    const total = rows.reduce((sum, r) => sum + r.figure.value, 0);
    const sizes = rows.map((r) => r.figure.value * r.figure.factor);
    const inside = NESTED.test(brief.text) && sizes.every((v, i) => i === 0 || v <= (sizes[i - 1] as number));
    return {
      variant: inside ? 'nested_rings' : 'pie_share_breakdown',
      fit: inside ? 0.95 : percent && Math.abs(total - 100) < 1.5 ? 0.96 : percent ? 0.35 : 0.5,
      data: { unit: scale.unit, levels: rows.map((r) => ({ label: r.label, value: scale.count(r.figure), display: r.said })) },
    };
  },
});
