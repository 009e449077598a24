/** Parts of one whole, or markets inside each other. */

import { initialsThenFigures, subsetsTold } from '../relations/subsets.ts';
import { onOneScale } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const NESTED =
  /\b(?:tam|sam|som|total addressable|serviceable|obtainable|of which|inside|nested|concentric|outside in|addressable|konzentrisch\w*|adressierbar\w*|concentriques|concéntric\w*|concentric\w*|concêntric\w*|concentrisch\w*|erreichbar\w*|davon|dont|de los cuales|di cui|dos quais|waarvan|z czego)\b/iu;

export const nestedMagnitude = definePattern({
  form: 'nested_magnitude',
  names: [
    'pie',
    'pie chart',
    'donut',
    'doughnut',
    'donut chart',
    'ring chart',
    'concentric circles',
    'concentric rings',
    'nested circles',
    'market sizing',
    'ringdiagramm',
    'konzentrische kreise',
    'tortendiagramm',
    'cercles concentriques',
    'diagramme en anneau',
    'anneau',
    'rosquilla',
    'gráfico de rosquilla',
    'gráfico de anillo',
    'gráfico de pastel',
    'círculos concéntricos',
    'gráfico de tarta',
    'ciambella',
    'cerchi concentrici',
    'gráfico de rosca',
    'círculos concêntricos',
    'gráfico em anel',
    'ringdiagram',
    'concentrische cirkels',
    'pierścieniowy',
    'koncentryczne okręgi',
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
    'addressable',
    'market potential',
    'marktpotenzial',
    'potentiel de marché',
    'potencial de mercado',
    'potenziale di mercato',
    'marktpotentieel',
    'potencjał rynku',
    'where does each',
    'where the money goes',
    'composition of',
    'split',
    'zusammensetzung',
    'desglose',
    'composition du',
    'composición',
    'composizione',
    'composição',
    'samenstelling',
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
  sample: 'Mix by part: [name] [number], [name] [number], [name] [number].',
  read(brief) {
    const found = brief.facts.filter((f) => f.others.length === 0);
    const shares = found.filter((f) => f.figure.unit.includes('%'));
    // Shares that make a whole, with its amount beside them: "A 68%, B 32%, 41m in all".
    const whole =
      shares.length >= 3 && shares.length < found.length && Math.abs(shares.reduce((n, f) => n + f.figure.value, 0) - 100) < 1.5;
    const inward = subsetsTold(brief) ?? initialsThenFigures(brief);
    const within = inward === undefined ? undefined : onOneScale(inward.map((r) => r.figure));
    if (inward !== undefined && within !== undefined)
      return {
        variant: 'nested_rings',
        fit: 0.95,
        data: { unit: within.unit, levels: inward.map((r) => ({ label: r.label, value: within.count(r.figure), display: r.figure })) },
      };
    const rows = whole ? shares : found;
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
