/** The two lines in the hole of a ring: the share that the title states of several parts, over their sum and the whole, or else the total. */
import { dusted, type Kit } from '../layout/index.ts';

export interface RingCentre {
  readonly figure: string;
  readonly words: string | undefined;
}

/**
 * @param pointer JSON Pointer of the list of parts
 * @param total the whole as it is printed; undefined where the values are percentages
 */
export function ringCentre(pointer: string, total: string | undefined, kit: Kit, print: (value: number) => string): RingCentre | undefined {
  const summed = kit.summedIn(pointer);
  if (summed?.share === undefined) return total === undefined ? undefined : { figure: total, words: kit.word('total') };
  const { share, sum, decimals } = summed;
  const shown = Number(share.toFixed(decimals));
  kit.proofs.push({ kind: 'share', ok: true, expected: share, shown, tolerance: 0.5 / 10 ** decimals, path: pointer });
  return {
    figure: kit.number(shown, { decimals, unit: '%' }),
    words: total === undefined ? undefined : `${print(dusted(sum))} / ${total}`,
  };
}
