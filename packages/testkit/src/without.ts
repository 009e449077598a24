/** What a run of tests goes without: `npm test` names it where it cannot be had, or where `--fast` leaves it out. No test leaves itself out otherwise. */

const named = new Set((process.env['DECKWRIGHT_WITHOUT'] ?? '').split(','));

/** @param name as `npm test -- --allow-missing` has it */
export const without = (name: string): boolean => named.has(name);
