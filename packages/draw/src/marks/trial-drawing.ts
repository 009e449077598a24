/** Tries an arrangement, and removes the warnings and proofs of a drawing that failed or was replaced. */
import type { Kit } from '../layout/index.ts';

/** Goes back to what a kit had collected. */
export interface Remembered {
  (): void;
  /** Keeps what was collected since, so that it can be put back after other drawings were tried. */
  readonly keep: () => () => void;
}

/** The state of what a kit has collected so far, so that it can be restored. */
export function remember(kit: Kit): Remembered {
  const lists = [kit.warnings, kit.proofs, kit.notes, kit.charts, kit.named, kit.emphases].map((list) => ({
    list: list as unknown[],
    length: list.length,
  }));
  const sets = [kit.drawn, kit.unseen, kit.said_once, kit.remarks, kit.shortened].map((set) => ({
    set: set as Set<unknown>,
    had: new Set<unknown>(set),
  }));
  const back = (): void => {
    for (const { list, length } of lists) list.length = length;
    for (const { set, had } of sets) for (const one of set) if (!had.has(one)) set.delete(one);
  };
  const keep = (): (() => void) => {
    const ends = lists.map(({ list, length }) => list.slice(length));
    const more = sets.map(({ set, had }) => [...set].filter((one) => !had.has(one)));
    return () => {
      back();
      for (const [i, { list }] of lists.entries()) list.push(...(ends[i] ?? []));
      for (const [i, { set }] of sets.entries()) for (const one of more[i] ?? []) set.add(one);
    };
  };
  return Object.assign(back, { keep });
}
