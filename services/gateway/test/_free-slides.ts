/** Accounts that have used free slides. */
import type { Queryable } from '@deckwright/platform/database';

export async function takeFreeSlides(db: Queryable, account_id: string, slides: number): Promise<void> {
  await db.query(
    `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $2, 'SLIDE', 'free_slides', 'slides_granted', $3, 'refund')`,
    [`taken:${account_id}`, account_id, slides],
  );
}
