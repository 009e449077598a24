/** The change between two values as words: computed from the request with a proof, or in the words of the caller. */
import type { Arrow } from '../fields/annotations.ts';
import { dusted, type Kit, type Proof, run } from '../layout/index.ts';
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
  is_derived = false,
): Figure | undefined {
  const own = arrow.label === undefined ? [] : [run(arrow.label, `${path}/label`)];
  if (arrow.text !== undefined) return { runs: [run(arrow.text, `${path}/text`, 'verbatim', { bold: true })], label: own };
  const refuse = (why: string): undefined => {
    kit.warn('annotation_ignored', `${path} is not drawn: ${why}`, { path, remedy: 'Send text with the words to print, or other places.' });
    return undefined;
  };
  if (arrow.group !== undefined)
    return { runs: [run(groupWords(arrow.group, path, unit, kit), path, 'derived', { bold: true })], label: [] };
  const change = computeChange(arrow.kind, a, b, unit, kit, arrow.whole === true ? { is_whole: true } : {});
  if (typeof change === 'string') return refuse(change);
  kit.proofs.push({ ...change.proof, path });
  const pill = run(change.text, is_derived ? path : undefined, 'derived', { bold: true });
  if (arrow.kind === 'difference') return { runs: [pill], label: own };
  const words = own.length > 0 ? own : change.a_year ? [run(kit.word('a_year'))] : [];
  return { runs: [pill, ...behind(words)], label: [] };
}

/** What items come to together: "378 = 70%", "378", or "70% of the total" where there is no sum to print. */
export function groupWords({ sum, share, decimals }: NonNullable<Arrow['group']>, path: string, unit: string, kit: Kit): string {
  const shown = share === undefined ? undefined : Number(share.toFixed(decimals));
  if (share !== undefined && shown !== undefined)
    kit.proofs.push({ kind: 'share', ok: true, expected: share, shown, tolerance: 0.5 / 10 ** decimals, path });
  const part = shown === undefined ? undefined : kit.number(shown, { decimals, unit: '%' });
  if (sum === undefined) return kit.word('share_of_all').replace('{n}', part ?? '');
  const whole = kit.number(dusted(sum), { unit });
  if (part === undefined) kit.proofs.push({ kind: 'sum', ok: true, expected: sum, shown: dusted(sum), tolerance: 0, path });
  return part === undefined ? whole : `${whole} = ${part}`;
}

interface Change {
  readonly text: string;
  readonly shown: number;
  readonly proof: Omit<Proof, 'path'>;
  /** True for growth a year over several years. */
  readonly a_year: boolean;
}

/** How a change is printed. By default differences have the decimals of their values, and rates below 10 % have one. */
export interface ChangeOptions {
  readonly decimals?: number;
  /** Between the values. By default it is read off their labels. */
  readonly years?: number | undefined;
  /** The change over all the time between the values, not by the year. */
  readonly is_whole?: boolean;
}

/** The change from one value to another with its proof, or why there is none. */
export function computeChange(
  kind: Arrow['kind'],
  a: ChangeEnd,
  b: ChangeEnd,
  unit: string,
  kit: Kit,
  options: ChangeOptions = {},
): Change | string {
  if (a.value === undefined || b.value === undefined) return 'one of its places has no single value.';
  const proved = (name: string, expected: number, digits: number, a_year: boolean, text: (shown: number) => string): Change => {
    const shown = Number(expected.toFixed(digits));
    return { text: text(shown), shown, a_year, proof: { kind: name, ok: true, expected, shown, tolerance: 0.5 / 10 ** digits } };
  };
  if (kind === 'difference') {
    const decimals = options.decimals ?? kit.decimals([...a.of, ...b.of]);
    return proved('difference', b.value - a.value, decimals, false, (v) => kit.difference(v, { decimals, unit }));
  }
  if (a.value <= 0 || b.value <= 0) return 'a rate needs two values above zero.';
  if (kind === 'ratio') {
    const decimals = options.decimals ?? 1;
    return proved('ratio', b.value / a.value, decimals, false, (v) => `${kit.number(v, { decimals })}×`);
  }
  const [from, to] = [yearOf(a.label), yearOf(b.label)];
  const years =
    options.is_whole === true
      ? undefined
      : (options.years ?? (from !== undefined && to !== undefined && Math.abs(to - from) > 1 ? to - from : undefined));
  const rate = ((b.value / a.value) ** (1 / (years ?? 1)) - 1) * 100;
  const decimals = options.decimals ?? (Math.abs(rate) >= 10 ? 0 : 1);
  const name = years === undefined ? 'growth' : 'cagr';
  return proved(name, rate, decimals, years !== undefined, (v) => kit.number(v, { decimals, signed: true, unit: '%' }));
}

const behind = (words: readonly RunIn[]): readonly RunIn[] => (words.length === 0 ? [] : [run('\u00a0'), ...words]);
