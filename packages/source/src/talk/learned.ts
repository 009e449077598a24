/** What a sentence is by words and place, learned from 15,000 labelled sentences (`voices.tsv`): content, its heading, a request, or talk. */
import { ownFile } from '#own-file';

/** `c` content, `h` heading, `r` request for a look, `t` talk. */
export type Voice = 'c' | 'h' | 'r' | 't';

/** A weight is written as two characters: its class, and its steps from none. */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
export const NONE = 32;

interface Weights {
  readonly classes: readonly string[];
  readonly step: number;
  readonly table: ReadonlyMap<string, Int8Array>;
}
let weights: Weights | undefined;

/** Its first line holds the step of its weights and the classes, and each other line a feature with its weights. */
function load(): Weights {
  const [head = '', ...lines] = ownFile('talk', 'voices.tsv').trimEnd().split('\n');
  const [step, ...classes] = head.split('\t');
  const table = new Map<string, Int8Array>();
  for (const line of lines) {
    const at = line.lastIndexOf('\t');
    const says = new Int8Array(line.length - at - 1);
    for (let i = 0; i < says.length; i++) says[i] = DIGITS.indexOf(line.charAt(at + 1 + i)) - (i % 2 === 0 ? 0 : NONE);
    table.set(line.slice(0, at), says);
  }
  return { classes, step: Number(step), table };
}

/** Chances of each voice, 0 to 1, of the sentence at place `at` among the sentences of its text. */
export function voiceChances(sentences: readonly string[], at: number): ReadonlyMap<string, number> {
  weights ??= load();
  const { classes, step, table } = weights;
  const sums = new Float64Array(classes.length);
  let known = 0;
  for (const feature of voiceFeatures(sentences, at)) {
    const says = table.get(feature);
    if (says === undefined) continue;
    known++;
    for (let i = 0; i < says.length; i += 2) sums[says[i] as number] = (sums[says[i] as number] as number) + (says[i + 1] as number);
  }
  const scale = step * shareOf(known);
  const top = Math.max(...sums) * scale;
  const parts = [...sums].map((sum) => Math.exp(sum * scale - top));
  const total = parts.reduce((a, b) => a + b, 0);
  return new Map(classes.map((name, i) => [name, (parts[i] as number) / total]));
}

/** Many features may say what few may: their weights are shared out. */
export const shareOf = (known: number): number => 3 / Math.sqrt(known + 1);

const ACCENTS = /\p{M}/gu;
const PARTS = /\p{L}[\p{L}\p{N}]*|\d[\d.,]*|[?!:%()"“”„«+&=/→]|->/gu;
const BANDS = [1, 2, 3, 4, 6, 9, 14, 22];

/** As they were named when the weights were fitted. */
export function voiceFeatures(sentences: readonly string[], at: number): ReadonlySet<string> {
  const out = new Set<string>();
  const bands = (name: string, n: number): void => {
    for (const band of BANDS) if (n >= band) out.add(`${name}>=${band}`);
  };
  const tokens =
    (sentences[at] ?? '')
      .toLowerCase()
      .normalize('NFD')
      .replace(ACCENTS, '')
      .replaceAll('ß', 'ss')
      .replaceAll('ł', 'l')
      .replaceAll('ø', 'o')
      .match(PARTS) ?? [];
  let before = '^';
  for (const found of tokens.slice(0, 80)) {
    const token = /^\d/u.test(found) ? '#' : found;
    out.add(token);
    out.add(`${before} ${token}`);
    if (token.length > 4) out.add(`${token.slice(0, 4)}*`);
    before = token;
  }
  out.add(`${before} $`);
  if (at === 0) out.add('@first');
  if (at === 1) out.add('@second');
  if (at === sentences.length - 1) out.add('@last');
  if (at === sentences.length - 2) out.add('@last but one');
  bands('@behind', sentences.length - 1 - at);
  bands('@of', sentences.length);
  bands('@words', tokens.filter((t) => /^\p{L}/u.test(t)).length);
  bands('@figures', tokens.filter((t) => /^\d/u.test(t)).length);
  // Content stands beside content.
  bands('@figures before', sentences[at - 1]?.match(/\d[\d.,]*/gu)?.length ?? 0);
  bands('@figures after', sentences[at + 1]?.match(/\d[\d.,]*/gu)?.length ?? 0);
  return out;
}
