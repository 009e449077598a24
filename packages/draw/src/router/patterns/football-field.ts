/** Ranges of one figure by method. */
import { allItems, definePattern, onOneScale } from '../pattern.ts';
import type { Figure } from '../piece.ts';

export const footballField = definePattern({
  form: 'football_field',
  strong: [
    'football field',
    'valuation',
    'ranges',
    'bewertung',
    'bewertungsspannen',
    'valorisation',
    'valoración',
    'valutazione',
    'avaliação',
    'waardering',
    'wycena',
  ],
  figures: true,
  needs: 'a low and a high value for each method',
  sample: 'Valuation ranges: DCF 410 to 520, multiples 380 to 455, precedents 430 to 560.',
  read(brief) {
    let reference: { figure: Figure } | undefined;
    const ranges = allItems(brief).flatMap((item) => {
      const own = item.figures;
      const [low, high] = own;
      if (own.length === 1 && low !== undefined && /offer|bid|price|angebot|offre|oferta|offerta/iu.test(item.piece.text))
        reference = { figure: low };
      if (own.length !== 2 || low === undefined || high === undefined) return [];
      return /^\s?(?:to|-|–|—|bis|à|a|tot|do|and)\s?$/iu.test(brief.text.slice(low.end, high.start)) &&
        high.value >= low.value &&
        /\p{L}/u.test(item.label.text)
        ? [{ label: item.label, low, high }]
        : [];
    });
    const scale = onOneScale([...ranges.flatMap((r) => [r.low, r.high]), ...(reference === undefined ? [] : [reference.figure])]);
    if (ranges.length < 2 || scale === undefined) return undefined;
    return {
      fit: 1,
      data: {
        unit: scale.unit,
        ranges: ranges.map((r) => ({ label: r.label, low: scale.count(r.low), high: scale.count(r.high) })),
        ...(reference === undefined ? {} : { reference: { value: scale.count(reference.figure) } }),
      },
    };
  },
});
