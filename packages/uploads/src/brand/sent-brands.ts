/** Brands that are passed to a task: the order has their data, and their files come after all other files. */
import type { BrandBook } from '@deckwright/draw/themes';
import type { MadeBrand } from './brand.task.ts';
import { brandOf } from './brand-of.ts';

/** Pinned, as `acme@3`. */
export interface SentBrand {
  readonly id: string;
  readonly made: Readonly<Record<string, unknown>>;
  /** The number of its files. */
  readonly files: number;
}

/** @param files the files of all brands, in the sequence of the brands */
export function sentBook(brands: readonly SentBrand[] | undefined, files: readonly Uint8Array[]): BrandBook {
  let at = 0;
  const book = new Map(
    (brands ?? []).map(({ id, made, files: count }) => {
      const own = files.slice(at, at + count);
      at += count;
      // The brand task made what is stored.
      return [id, brandOf(made as unknown as MadeBrand, own, id)] as const;
    }),
  );
  return (id) => book.get(id);
}
