/** The brand of a command, found as a service finds those of an account. */
import type { Brand, BrandBook } from '@deckwright/draw/themes';

/** A book of one. */
export const bookOf =
  (brand: Brand | undefined): BrandBook =>
  (id) =>
    id === brand?.theme.id ? brand : undefined;
