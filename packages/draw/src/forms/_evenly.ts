/** Splits a list into parts of equal length, give or take one item, with at most `per` items each. */
export function evenly(count: number, per: number): readonly { readonly from: number; readonly to: number }[] {
  const parts = Math.max(1, Math.ceil(count / per));
  const each = Math.max(1, Math.ceil(count / parts));
  return Array.from({ length: Math.ceil(count / each) }, (_, i) => ({ from: i * each, to: Math.min(count, (i + 1) * each) }));
}
