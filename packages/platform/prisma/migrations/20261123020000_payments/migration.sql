-- Payments: whose customers are whose, the top-ups that were asked for, automatic ones, and the events that a processor sent.

-- Live and test payments have customers of their own.
CREATE TABLE "payment_customers" (
    "account_id" TEXT NOT NULL,
    "livemode" BOOLEAN NOT NULL,
    "customer_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "payment_customers_pkey" PRIMARY KEY ("account_id", "livemode"),
    CONSTRAINT "payment_customers_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "payment_customers_customer_id_key" ON "payment_customers"("customer_id");

-- A top-up is a row before it is a payment: a link, a charge of a saved card, or an automatic charge.
CREATE TABLE "topups" (
    "topup_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "amount_cents" BIGINT NOT NULL,
    "save_card" BOOLEAN NOT NULL DEFAULT false,
    -- Of the request that asked for it: a repeat finds it.
    "request_key" TEXT,
    -- The checkout at the processor, and how many there have been.
    "session_id" TEXT,
    "sessions" INTEGER NOT NULL DEFAULT 0,
    "opened_at" TIMESTAMPTZ(3),
    "payment_intent_id" TEXT,
    -- Of automatic ones: how often the card was declined, why at last, and when it is tried next.
    "declines" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "next_attempt_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    CONSTRAINT "topups_pkey" PRIMARY KEY ("topup_id"),
    CONSTRAINT "topups_origin_check" CHECK ("origin" IN ('checkout', 'refusal', 'saved_card', 'automatic')),
    CONSTRAINT "topups_status_check" CHECK ("status" IN ('open', 'paid', 'failed', 'dropped')),
    CONSTRAINT "topups_amount_check" CHECK ("amount_cents" > 0),
    CONSTRAINT "topups_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "topups_request_idx" ON "topups"("account_id", "request_key") WHERE "request_key" IS NOT NULL;
CREATE UNIQUE INDEX "topups_refusal_idx" ON "topups"("account_id") WHERE "origin" = 'refusal' AND "status" = 'open';
CREATE UNIQUE INDEX "topups_automatic_idx" ON "topups"("account_id") WHERE "origin" = 'automatic' AND "status" = 'open';
CREATE INDEX "topups_due_idx" ON "topups"("next_attempt_at") WHERE "origin" = 'automatic' AND "status" = 'open';
CREATE INDEX "topups_account_id_created_at_idx" ON "topups"("account_id", "created_at");

CREATE TABLE "auto_topups" (
    "account_id" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL,
    "threshold_cents" BIGINT NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "monthly_cap_cents" BIGINT NOT NULL,
    -- Why it was switched off by itself.
    "disabled_reason" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "auto_topups_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "auto_topups_amounts_check" CHECK ("threshold_cents" > 0 AND "amount_cents" >= "threshold_cents" AND "monthly_cap_cents" >= "amount_cents"),
    CONSTRAINT "auto_topups_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What the processor sent, as it sent it. Its own ids: the same event comes more than once.
CREATE TABLE "payment_events" (
    "event_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "object_id" TEXT,
    "payload" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'received',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),
    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("event_id"),
    CONSTRAINT "payment_events_state_check" CHECK ("state" IN ('received', 'handled', 'ignored', 'failed'))
);
CREATE INDEX "payment_events_received_at_idx" ON "payment_events"("received_at");

-- The balance falls below the threshold: seen once, because the statement that spends has locked the wallet.
CREATE FUNCTION wallet_crossed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    before BIGINT := OLD.paid_cents + OLD.promo_cents;
    after BIGINT := NEW.paid_cents + NEW.promo_cents;
BEGIN
    INSERT INTO topups (topup_id, account_id, origin, amount_cents, next_attempt_at)
    SELECT 'tu_auto_' || replace(gen_random_uuid()::TEXT, '-', ''), a.account_id, 'automatic', a.amount_cents, now()
    FROM auto_topups a WHERE a.account_id = NEW.account_id AND a.enabled AND after < a.threshold_cents AND before >= a.threshold_cents
    ON CONFLICT DO NOTHING;
    IF FOUND THEN PERFORM pg_notify('deckwright_topups', ''); END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "wallets_crossed" AFTER UPDATE OF "paid_cents", "promo_cents" ON "wallets" FOR EACH ROW
    WHEN (NEW.paid_cents + NEW.promo_cents < OLD.paid_cents + OLD.promo_cents) EXECUTE FUNCTION wallet_crossed();
