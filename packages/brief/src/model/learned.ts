/** How likely each class is by features alone: a multinomial logistic whose weights are fitted by the scripts of this package. */
import { readTable, type Table } from './read-model.ts';

/** A weight is written as two characters: its class, and its steps from none. */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
export const NONE = 32;
/** What a brief of many features may say is what one of few may: their weights are shared out. */
export const shared = (features: number): number => 3 / Math.sqrt(features + 1);

/** What one feature says: classes, and its steps for each, in turns. */
function decoded(words: readonly string[]): ReadonlyMap<string, Int8Array> {
  const digit = new Int8Array(128);
  [...DIGITS].forEach((c, i) => {
    digit[c.charCodeAt(0)] = i;
  });
  const out = new Map<string, Int8Array>();
  for (const line of words) {
    const at = line.lastIndexOf('\t');
    const says = new Int8Array(line.length - at - 1);
    for (let i = 0; i < says.length; i++) says[i] = (digit[line.charCodeAt(at + 1 + i)] as number) - (i % 2 === 0 ? 0 : NONE);
    out.set(line.slice(0, at), says);
  }
  return out;
}

/** Gives, of features, the logarithm of each class's chance; the table is read when it is first asked. */
export function learnedChances(read: () => Table): (features: Iterable<string>) => ReadonlyMap<string, number> {
  let learned: { readonly classes: readonly string[]; readonly step: number; readonly table: ReadonlyMap<string, Int8Array> } | undefined;
  const load = () => {
    const { classes, step, words } = read();
    return { classes, step, table: decoded(words) };
  };
  return (features) => {
    learned ??= load();
    const { classes, step, table } = learned;
    const sums = new Float64Array(classes.length);
    let known = 0;
    for (const feature of features) {
      const says = table.get(feature);
      if (says === undefined) continue;
      known++;
      for (let i = 0; i < says.length; i += 2) {
        const at = says[i] as number;
        sums[at] = (sums[at] as number) + (says[i + 1] as number);
      }
    }
    const scale = step * shared(known);
    const top = Math.max(...sums) * scale;
    let total = 0;
    for (const sum of sums) total += Math.exp(sum * scale - top);
    const all = Math.log(total) + top;
    return new Map(classes.map((name, i) => [name, (sums[i] as number) * scale - all]));
  };
}

/** The logarithm of each form's chance; `none` is that of a refusal. */
export const chancesOf = learnedChances(() => readTable('words.tsv'));
