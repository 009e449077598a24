/** Ranges of one figure by method. */
import { definePattern, onOneScale } from '../pattern.ts';
import { trimmed } from '../phrases.ts';
import { cut, type Figure, type Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';

export const RANGE = /^\s?(?:to|-|–|—|bis|à|a|tot|do|and|und|et|y|e|en|i)\s?$/iu;

export interface Range {
  readonly label: Piece;
  readonly low: Figure;
  readonly high: Figure;
}

/** Two figures with a word or stroke of range between them, and what stands before them. */
export function rangesIn(brief: ReadBrief): Range[] {
  const [table] = brief.tables;
  if (table !== undefined) {
    const columns = table.numeric.flatMap((n, k) => (n ? [k] : []));
    const [l, h] = columns;
    if (
      columns.length >= 2 &&
      l !== undefined &&
      h !== undefined &&
      /low|min|from|von|bas|baj|laag|nisk|unter/iu.test(table.head[l]?.text ?? '')
    )
      return table.rows.flatMap((r) => {
        const [low, high] = [r.cells[l]?.figure, r.cells[h]?.figure];
        return low === undefined || high === undefined ? [] : [{ label: r.label, low, high }];
      });
  }
  return brief.groups.flatMap((group) =>
    group.items.flatMap((item): Range[] => {
      const own = item.figures;
      for (let k = own.length - 2; k >= 0; k--) {
        const [low, high] = [own[k] as Figure, own[k + 1] as Figure];
        const joint = brief.text.slice(low.end, high.start);
        if (!RANGE.test(joint) || high.value < low.value) continue;
        const before = trimmed(cut(item.piece, item.piece.start, low.start));
        const bare = /\s(?:between|from|of|at|zwischen|von|entre|de|tra|tussen|od|gives?|implies|values? (?:it|us) at)$/iu.exec(
          before.text,
        );
        const label = bare === null ? before : cut(before, before.start, before.start + bare.index);
        const own2 = /\p{L}/u.test(label.text) ? label : group.items.length === 1 || !/\p{L}/u.test(label.text) ? group.lead : undefined;
        return own2 === undefined || own2.text.length > 60 ? [] : [{ label: own2, low, high }];
      }
      return [];
    }),
  );
}

export const footballField = definePattern({
  form: 'football_field',
  names: [
    'football field',
    'valuation ranges',
    'valuation football',
    'bewertungsspannen',
    'fourchettes de valorisation',
    'rangos de valoración',
    'intervalli di valutazione',
  ],
  strong: [
    'valuation',
    'ranges',
    'bewertung',
    'valorisation',
    'valoración',
    'valutazione',
    'avaliação',
    'waardering',
    'wycena',
    'enterprise value',
    'dcf',
  ],
  figures: true,
  needs: 'a low and a high value for each method',
  sample: 'Valuation ranges: DCF 410 to 520, multiples 380 to 455, precedents 430 to 560.',
  read(brief) {
    const ranges = rangesIn(brief);
    const taken = new Set(ranges.flatMap((r) => [r.low.start, r.high.start]));
    let reference: { figure: Figure; label: Piece } | undefined;
    for (const fact of brief.facts)
      if (
        fact.others.length === 0 &&
        !taken.has(fact.figure.start) &&
        /offer|bid|price|current|market value|angebot|kurs|offre|cours|oferta|offerta|prezzo|bod|cena/iu.test(fact.label.text)
      )
        reference = { figure: fact.figure, label: fact.label };
    const scale = onOneScale([...ranges.flatMap((r) => [r.low, r.high]), ...(reference === undefined ? [] : [reference.figure])]);
    if (ranges.length < 2 || ranges.length > 14 || scale === undefined) return undefined;
    return {
      fit: ranges.length >= 3 && /worth|valu|bewert|bid|offer|price|prix|precio|prezzo/iu.test(brief.text) ? 0.97 : 0.94,
      data: {
        unit: scale.unit,
        ranges: ranges.map((r) => ({ label: r.label, low: scale.count(r.low), high: scale.count(r.high) })),
        ...(reference === undefined ? {} : { reference: { value: scale.count(reference.figure), label: reference.label } }),
      },
    };
  },
});
