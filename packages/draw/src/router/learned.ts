/** How likely each form is by the features of a brief alone: a multinomial logistic whose weights are fitted by `scripts/fit-router.ts`. */
import { FORMS, STEP, WORDS } from './words.generated.ts';

/** A weight is written as two characters: its form, and its steps from none. */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
export const NONE = 32;
/** What a brief of many features may say is what one of few may: their weights are shared out. */
export const shared = (features: number): number => 3 / Math.sqrt(features + 1);

/** What one feature says: forms, and its steps for each, in turns. */
let table: ReadonlyMap<string, Int8Array> | undefined;

function decoded(): ReadonlyMap<string, Int8Array> {
  const digit = new Int8Array(128);
  [...DIGITS].forEach((c, i) => {
    digit[c.charCodeAt(0)] = i;
  });
  const out = new Map<string, Int8Array>();
  for (const line of WORDS.split('\n')) {
    const at = line.lastIndexOf('\t');
    const says = new Int8Array(line.length - at - 1);
    for (let i = 0; i < says.length; i++) says[i] = (digit[line.charCodeAt(at + 1 + i)] as number) - (i % 2 === 0 ? 0 : NONE);
    out.set(line.slice(0, at), says);
  }
  return out;
}

/** The logarithm of each form's chance; `none` is that of a refusal. */
export function chancesOf(features: Iterable<string>): ReadonlyMap<string, number> {
  table ??= decoded();
  const sums = new Float64Array(FORMS.length);
  let known = 0;
  for (const feature of features) {
    const says = table.get(feature);
    if (says === undefined) continue;
    known++;
    for (let i = 0; i < says.length; i += 2) {
      const form = says[i] as number;
      sums[form] = (sums[form] as number) + (says[i + 1] as number);
    }
  }
  const scale = STEP * shared(known);
  const top = Math.max(...sums) * scale;
  let total = 0;
  for (const sum of sums) total += Math.exp(sum * scale - top);
  const all = Math.log(total) + top;
  return new Map(FORMS.map((form, i) => [form, (sums[i] as number) * scale - all]));
}
