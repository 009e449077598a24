/** The refusal of a brand that the account does not have. */
import { notFound, type ProblemError, refuse } from '@deckwright/platform/errors';

export const noSuchBrand = (slug: string): ProblemError =>
  refuse(notFound, { detail: `No brand ${slug.slice(0, 60)} belongs to this account.` });
