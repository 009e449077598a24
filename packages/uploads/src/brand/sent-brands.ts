/** How brands are passed to a task: their data in the order, their files after all other files. */
import type { BrandBook } from '@deckwright/draw/themes';
import type { MadeBrand } from './brand.task.ts';
import { brandOf } from './brand-of.ts';

/** Pinned, as `acme@3`. */
export interface SentBrand {
  readonly id: string;
  readonly made: Readonly<Record<string, unknown>>;
  /** How many files of the task are its own. */
  readonly files: number;
}

/** @param files those behind the files that the task works on, brand by brand */
export function sentBook(brands: readonly SentBrand[] | undefined, files: readonly Uint8Array[]): BrandBook {
  let at = 0;
  const book = new Map(
    (brands ?? []).map(({ id, made, files: count }) => {
      const own = files.slice(at, at + count);
      at += count;
      // What is stored was made by the brand task.
      return [id, brandOf(made as unknown as MadeBrand, own, id)] as const;
    }),
  );
  return (id) => book.get(id);
}
