/** What settling an object of Stripe came to, and the id in its references. */

/** `credited`: this call did it. `nothing`: done before, or nothing to do yet. `foreign`: it has no mark of ours. */
export type Outcome = 'credited' | 'nothing' | 'foreign';

export const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
