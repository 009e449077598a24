-- Entries of jobs that are long over, summed by account and month. Each was written to an archive in the file store before.

CREATE TABLE "ledger_archives" (
    "archive_id" BIGSERIAL NOT NULL,
    "account_id" TEXT NOT NULL,
    -- In which its jobs ended, UTC.
    "month" DATE NOT NULL,
    "holds" INTEGER NOT NULL,
    "entries" INTEGER NOT NULL,
    "object_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "mime" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ledger_archives_pkey" PRIMARY KEY ("archive_id"),
    CONSTRAINT "ledger_archives_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "ledger_archives_account_id_idx" ON "ledger_archives"("account_id", "month");
CREATE INDEX "ledger_archives_object_key_idx" ON "ledger_archives"("object_key");

CREATE TABLE "ledger_months" (
    "account_id" TEXT NOT NULL,
    -- In which its entries were written, UTC.
    "month" DATE NOT NULL,
    "unit" TEXT NOT NULL,
    "from_book" TEXT NOT NULL,
    "to_book" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "entries" BIGINT NOT NULL,
    CONSTRAINT "ledger_months_pkey" PRIMARY KEY ("account_id", "month", "unit", "from_book", "to_book", "kind"),
    CONSTRAINT "ledger_months_amount_check" CHECK ("amount" > 0 AND "entries" > 0),
    CONSTRAINT "ledger_months_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- What has been paid for stays known when the job that paid is in an archive.
ALTER TABLE "billed_inputs" ADD COLUMN "archived" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "wallet_holds_ended_idx" ON "wallet_holds"("ended_at") WHERE "state" <> 'open';

-- Entries of jobs alone may leave, and only for their month's sum: money that came or went is never folded.
CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND current_setting('deckwright.folds_ledger', true) = 'on' THEN
        IF OLD.job_id IS NOT NULL AND OLD.kind IN ('hold', 'capture', 'release') THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'the ledger is append-only: % is refused', TG_OP USING ERRCODE = 'DW001';
END $$;
