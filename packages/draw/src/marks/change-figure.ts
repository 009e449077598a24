/** The change between two values as words: computed from the request with a proof, or in the words of the caller. */
import type { Arrow } from '../fields/annotations.ts';
import { type Kit, run } from '../layout/index.ts';
import type { RunIn } from '../typeset/index.ts';

/** One end of a change. */
export interface ChangeEnd {
  readonly label: string;
  readonly value: number | undefined;
  /** The supplied numbers that give the value, alone or as a sum. */
  readonly of: readonly number[];
}

const yearOf = (period: string): number | undefined => {
  const found = /(?:19|20)\d{2}/.exec(period)?.[0];
  return found === undefined ? undefined : Number(found);
};

export interface Figure {
  /** The number of the pill, and the words after it in the pill. */
  readonly runs: readonly RunIn[];
  /** Words outside the pill. */
  readonly label: readonly RunIn[];
}

/** Undefined, with a warning, where the change cannot be computed: from zero, or without values. */
export function changeFigure(
  arrow: Arrow,
  path: string,
  [a, b]: readonly [ChangeEnd, ChangeEnd],
  unit: string,
  kit: Kit,
): Figure | undefined {
  const own = arrow.label === undefined ? [] : [run(arrow.label, `${path}/label`)];
  if (arrow.text !== undefined) return { runs: [run(arrow.text, `${path}/text`, 'verbatim', { bold: true })], label: own };
  const refuse = (why: string): undefined => {
    kit.warn('annotation_ignored', `${path} is not drawn: ${why}`, { path, remedy: 'Send text with the words to print, or other places.' });
    return undefined;
  };
  if (a.value === undefined || b.value === undefined) return refuse('one of its places has no single value.');
  const decimals = kit.decimals([...a.of, ...b.of]);
  const prove = (kind: string, expected: number, digits: number): number => {
    const shown = Number(expected.toFixed(digits));
    kit.proofs.push({ kind, ok: true, expected, shown, tolerance: 0.5 / 10 ** digits, path });
    return shown;
  };
  const pill = (text: string): RunIn => run(text, undefined, 'derived', { bold: true });
  if (arrow.kind === 'difference') {
    const shown = prove('difference', b.value - a.value, decimals);
    return { runs: [pill(kit.number(shown, { decimals, signed: true, unit: unit === '%' ? 'pp' : unit }))], label: own };
  }
  if (a.value <= 0 || b.value <= 0) return refuse('a rate needs two values above zero.');
  if (arrow.kind === 'ratio') {
    const shown = prove('ratio', b.value / a.value, 1);
    return { runs: [pill(`${kit.number(shown, { decimals: 1 })}×`), ...behind(own)], label: [] };
  }
  const [from, to] = [yearOf(a.label), yearOf(b.label)];
  const years = from !== undefined && to !== undefined && Math.abs(to - from) > 1 ? to - from : undefined;
  const rate = ((b.value / a.value) ** (1 / (years ?? 1)) - 1) * 100;
  const digits = Math.abs(rate) >= 10 ? 0 : 1;
  const shown = prove(years === undefined ? 'growth' : 'cagr', rate, digits);
  const words = own.length > 0 ? own : years === undefined ? [] : [run(kit.word('a_year'))];
  return { runs: [pill(kit.number(shown, { decimals: digits, signed: true, unit: '%' })), ...behind(words)], label: [] };
}

const behind = (words: readonly RunIn[]): readonly RunIn[] => (words.length === 0 ? [] : [run('\u00a0'), ...words]);
