/** Which slide of a deck was which before: slides with the same picture first, in their order, then those between them by their place. */

/**
 * @typedef {object} Pair
 * @property {number} [before] number of the slide at the base, from 1
 * @property {number} [after] number now
 * @property {'same' | 'changed' | 'added' | 'removed'} status
 */

/** @param {string[]} before hashes of pictures @param {string[]} after @returns {Pair[]} in the order of the slides now */
export function pairSlides(before, after) {
  const lengths = longestCommon(before, after);
  const pairs = [];
  let [i, j] = [0, 0];
  let open = { before: [], after: [] };
  const close = () => {
    for (let k = 0; k < Math.max(open.before.length, open.after.length); k++) pairs.push(pairOf(open.before[k], open.after[k]));
    open = { before: [], after: [] };
  };
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      close();
      pairs.push({ before: ++i, after: ++j, status: 'same' });
    } else if (j === after.length || (i < before.length && lengths[i + 1][j] >= lengths[i][j + 1])) open.before.push(++i);
    else open.after.push(++j);
  }
  close();
  return pairs;
}

const pairOf = (before, after) => {
  if (before === undefined) return { after, status: 'added' };
  return after === undefined ? { before, status: 'removed' } : { before, after, status: 'changed' };
};

/** How much the ends of both lists have in common, by where they begin. */
function longestCommon(a, b) {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i][j] = a[i] === b[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
  return lengths;
}
