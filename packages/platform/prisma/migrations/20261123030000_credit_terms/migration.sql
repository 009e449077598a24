-- When credit runs out, and what is used first. What is left of it is not stored: it follows from the ledger.

CREATE TABLE "credit_terms" (
    -- The movement that brought the credit. No foreign key: it is stored in the same transaction, and the ledger is never deleted from.
    "transfer_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    -- Lower is used first.
    "priority" INTEGER NOT NULL DEFAULT 100,
    "expires_at" TIMESTAMPTZ(3),
    -- It has run out and nothing of it is held: it is not looked at again.
    "closed_at" TIMESTAMPTZ(3),
    CONSTRAINT "credit_terms_pkey" PRIMARY KEY ("transfer_id"),
    CONSTRAINT "credit_terms_priority_check" CHECK ("priority" BETWEEN 0 AND 1000),
    CONSTRAINT "credit_terms_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "credit_terms_account_id_idx" ON "credit_terms"("account_id");
CREATE INDEX "credit_terms_due_idx" ON "credit_terms"("expires_at") WHERE "closed_at" IS NULL;

ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_check";
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_check"
    CHECK ("kind" IN ('grant', 'topup', 'bonus', 'award', 'hold', 'capture', 'release', 'refund', 'dispute', 'expiry')) NOT VALID;
