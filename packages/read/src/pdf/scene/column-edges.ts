/** Where columns of texts without a rule between them part. */

/** Points within which texts have one edge. */
const ALIGNED = 2.5;

/** A column of texts, and where each of them stands. */
export interface ColumnOfTexts {
  readonly x0: number;
  readonly x1: number;
  readonly texts: readonly { readonly x0: number; readonly x1: number }[];
}

/** White belongs to the side of a column that its texts do not keep to, so that no cell needs a margin for it. @param room points beside text */
export function edgesBetween(columns: readonly ColumnOfTexts[], room: number): number[] {
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const edges = columns.map(({ texts }) => {
    const [left, right] = [spread(texts.map(({ x0 }) => x0)), spread(texts.map(({ x1 }) => x1))];
    const isEither = Math.max(left, right) <= ALIGNED;
    return isEither ? 'either' : right <= ALIGNED ? 'right' : left <= ALIGNED ? 'left' : 'center';
  });
  // Texts of one width keep to both sides; their columns are set as those beside them.
  const rights = edges.filter((edge) => edge === 'right').length;
  const usual = rights > edges.slice(1).filter((edge) => edge === 'left').length ? 'right' : 'left';
  const sides = edges.map((edge, i) => (edge !== 'either' ? edge : i === 0 ? 'left' : usual));
  return columns.slice(1).map(({ x0 }, i) => {
    const before = columns[i]?.x1 ?? x0;
    if (sides[i] === 'right' && sides[i + 1] === 'right') return Math.min(before + room, (before + x0) / 2);
    if (sides[i] === 'left' && sides[i + 1] === 'left') return Math.max(x0 - room, (before + x0) / 2);
    return (before + x0) / 2;
  });
}
