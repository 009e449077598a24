-- Invoices: to whom they are made out, what payments paid for, what went back of them, and the invoices and credit notes themselves.

CREATE TABLE "billing_profiles" (
    "account_id" TEXT NOT NULL,
    "profile" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "billing_profiles_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "billing_profiles_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What a payment of a plan paid for. The ledger has its money and its slides.
CREATE TABLE "plan_periods" (
    -- The processor's id of its invoice.
    "invoice_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    -- Before what was credited for unused time.
    "price_cents" BIGINT NOT NULL,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "plan_periods_pkey" PRIMARY KEY ("invoice_id"),
    CONSTRAINT "plan_periods_period_check" CHECK ("period" IN ('monthly', 'yearly')),
    CONSTRAINT "plan_periods_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "plan_periods_account_id_idx" ON "plan_periods"("account_id");

-- Money of a payment that went back for good: refunds, and disputes that were lost.
CREATE TABLE "payment_reversals" (
    -- `refund:` or `dispute:`, then the processor's id.
    "reversal_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    -- The entry of the ledger that brought the money.
    "payment_id" TEXT NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "payment_reversals_pkey" PRIMARY KEY ("reversal_id"),
    CONSTRAINT "payment_reversals_amount_check" CHECK ("amount_cents" > 0),
    CONSTRAINT "payment_reversals_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "payment_reversals_payment_id_idx" ON "payment_reversals"("payment_id");
CREATE INDEX "payment_reversals_account_id_idx" ON "payment_reversals"("account_id");

-- The last number of each series and year. It is raised in the transaction that stores the invoice: what is rolled back takes no number.
CREATE TABLE "invoice_counters" (
    "series" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "last_number" INTEGER NOT NULL,
    -- No later number has an earlier date.
    "last_date" DATE NOT NULL,
    CONSTRAINT "invoice_counters_pkey" PRIMARY KEY ("series", "year")
);

CREATE TABLE "invoices" (
    "invoice_number" TEXT NOT NULL,
    -- As links to its PDF name it.
    "file_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    -- The entry of the ledger that brought the money.
    "payment_id" TEXT NOT NULL,
    -- Of a credit note: the invoice that it corrects, and the reversal that it is for.
    "credit_of" TEXT,
    "reversal_id" TEXT,
    "total_cents" BIGINT NOT NULL,
    -- All that it says.
    "document" JSONB NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- The PDF, once somebody has asked for it.
    "pdf" BYTEA,
    CONSTRAINT "invoices_pkey" PRIMARY KEY ("invoice_number"),
    CONSTRAINT "invoices_kind_check" CHECK (("kind" = 'invoice' AND "credit_of" IS NULL AND "reversal_id" IS NULL)
        OR ("kind" = 'credit_note' AND "credit_of" IS NOT NULL AND "reversal_id" IS NOT NULL)),
    CONSTRAINT "invoices_total_check" CHECK ("total_cents" > 0),
    CONSTRAINT "invoices_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "invoices_credit_of_fkey" FOREIGN KEY ("credit_of") REFERENCES "invoices"("invoice_number") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "invoices_file_id_key" ON "invoices"("file_id");
CREATE UNIQUE INDEX "invoices_payment_idx" ON "invoices"("payment_id") WHERE "kind" = 'invoice';
CREATE UNIQUE INDEX "invoices_reversal_idx" ON "invoices"("reversal_id") WHERE "kind" = 'credit_note';
CREATE INDEX "invoices_account_id_idx" ON "invoices"("account_id");
CREATE INDEX "invoices_credit_of_idx" ON "invoices"("credit_of");

-- An invoice stays as it was issued. Its PDF is added once.
CREATE FUNCTION invoices_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND OLD.pdf IS NULL AND to_jsonb(NEW) - 'pdf' = to_jsonb(OLD) - 'pdf' THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'invoices stay as they were issued: % is refused', TG_OP USING ERRCODE = 'DW001';
END $$;
CREATE TRIGGER "invoices_stay" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION invoices_refuse_change();

-- Payments of an account are listed without a look at all that it spent.
CREATE INDEX "ledger_transfers_payments_idx" ON "ledger_transfers"("account_id", "seq" DESC) WHERE "from_book" = 'processor_clearing';
