-- Plans: subscriptions as the processor last described them, and the checkouts on which they are bought.

CREATE TABLE "plans" (
    -- The processor's id of the subscription.
    "subscription_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    -- Its id in the catalogue from which it was bought.
    "plan" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "price_cents" BIGINT NOT NULL,
    -- Included in a period.
    "slides" INTEGER NOT NULL,
    -- The processor's word.
    "status" TEXT NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    -- Whether the present period is paid.
    "is_paid" BOOLEAN NOT NULL,
    -- Counts what was stored: whoever asked the processor before the last time asks again.
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "plans_pkey" PRIMARY KEY ("subscription_id"),
    CONSTRAINT "plans_period_check" CHECK ("period" IN ('monthly', 'yearly')),
    CONSTRAINT "plans_amounts_check" CHECK ("price_cents" >= 0 AND "slides" > 0),
    CONSTRAINT "plans_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "plans_account_id_idx" ON "plans"("account_id");

-- The last checkout of a plan that an account has opened: the one before is closed at the processor, so that no two are paid.
CREATE TABLE "plan_checkouts" (
    "account_id" TEXT NOT NULL,
    -- The credential of the page to which the checkout leads back.
    "checkout_id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "plan_checkouts_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "plan_checkouts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "plan_checkouts_checkout_id_key" ON "plan_checkouts"("checkout_id");

-- `plan`: what was paid for a period.
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_check";
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_check"
    CHECK ("kind" IN ('grant', 'topup', 'bonus', 'award', 'plan', 'hold', 'capture', 'release', 'refund', 'dispute', 'expiry')) NOT VALID;
