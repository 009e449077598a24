/** Parts of a list that are as long as one another, give or take one, and none longer than `per`. */
export function evenly(count: number, per: number): readonly { readonly from: number; readonly to: number }[] {
  const parts = Math.max(1, Math.ceil(count / per));
  const each = Math.max(1, Math.ceil(count / parts));
  return Array.from({ length: Math.ceil(count / each) }, (_, i) => ({ from: i * each, to: Math.min(count, (i + 1) * each) }));
}
