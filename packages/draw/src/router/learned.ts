/** How likely each form is by the features of a brief alone: a multinomial logistic whose weights are fitted by `scripts/fit-router.ts`. */
import { FORMS, STEP, WORDS } from './words.generated.ts';

/** A weight is written as two characters: its form, and its steps from none. */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
export const NONE = 32;
/** What a brief of many features may say is what one of few may: their weights are shared out. */
export const shared = (features: number): number => 3 / Math.sqrt(features + 1);

/** The weights of one feature, as characters. */
let table: ReadonlyMap<string, string> | undefined;
const DIGIT = new Map([...DIGITS].map((digit, i) => [digit, i]));

function decoded(): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  for (const line of WORDS.split('\n')) {
    const at = line.lastIndexOf('\t');
    out.set(line.slice(0, at), line.slice(at + 1));
  }
  return out;
}

/** The logarithm of each form's chance; `none` is that of a refusal. */
export function chancesOf(features: Iterable<string>): ReadonlyMap<string, number> {
  table ??= decoded();
  const sums = new Float64Array(FORMS.length);
  let known = 0;
  for (const feature of features) {
    const weights = table.get(feature);
    if (weights === undefined) continue;
    known++;
    for (let i = 0; i < weights.length; i += 2) {
      const form = DIGIT.get(weights[i] as string) as number;
      sums[form] = (sums[form] as number) + (DIGIT.get(weights[i + 1] as string) as number) - NONE;
    }
  }
  const scale = STEP * shared(known);
  const raw = FORMS.map((_, i) => (sums[i] as number) * scale);
  const top = Math.max(...raw);
  const total = Math.log(raw.reduce((sum, u) => sum + Math.exp(u - top), 0)) + top;
  return new Map(FORMS.map((form, i) => [form, (raw[i] as number) - total]));
}
