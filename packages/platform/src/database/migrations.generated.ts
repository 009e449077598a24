/** Made by scripts/generate-migrations.mjs from prisma/migrations. */
import type { Migration } from './migrate.ts';

export const migrations: readonly Migration[] = [
  {
    name: '20261120000000_accounts_and_jobs',
    sql: `-- Accounts, keys, jobs, outbox, idempotency and the embedded queue.

CREATE TABLE "accounts" (
    "account_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "accounts_pkey" PRIMARY KEY ("account_id")
);

CREATE TABLE "api_keys" (
    "key_id" SERIAL NOT NULL,
    "account_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mode" TEXT NOT NULL DEFAULT 'live',
    "prefix" TEXT NOT NULL,
    "secret_sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("key_id"),
    CONSTRAINT "api_keys_mode_check" CHECK ("mode" IN ('live', 'test')),
    CONSTRAINT "api_keys_secret_sha256_check" CHECK ("secret_sha256" ~ '^[0-9a-f]{64}$'),
    CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "api_keys_prefix_key" ON "api_keys"("prefix");
CREATE INDEX "api_keys_account_id_idx" ON "api_keys"("account_id");

CREATE TABLE "jobs" (
    "job_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "job_type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "name" TEXT,
    "request_text" TEXT NOT NULL,
    "input_hash" TEXT NOT NULL,
    "outputs" TEXT[],
    "attempt_no" INTEGER NOT NULL DEFAULT 1,
    "crashes" INTEGER NOT NULL DEFAULT 0,
    "progress" JSON,
    "result" JSON,
    "error" JSON,
    "cost_cents" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "parent_deck_id" TEXT,
    "traceparent" TEXT,
    "worker_id" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    CONSTRAINT "jobs_pkey" PRIMARY KEY ("job_id"),
    CONSTRAINT "jobs_job_type_check" CHECK ("job_type" IN ('slide', 'deck', 'compile', 'repair', 'image', 'conversion', 'code')),
    CONSTRAINT "jobs_status_check" CHECK ("status" IN ('queued', 'rendering', 'complete', 'failed', 'canceled')),
    CONSTRAINT "jobs_cost_cents_check" CHECK ("cost_cents" >= 0),
    -- A running job always has a holder, and only a running job has one.
    CONSTRAINT "jobs_holder_check" CHECK (("status" = 'rendering') = ("worker_id" IS NOT NULL AND "lease_until" IS NOT NULL)),
    CONSTRAINT "jobs_finished_check" CHECK (("status" IN ('complete', 'failed', 'canceled')) = ("finished_at" IS NOT NULL)),
    CONSTRAINT "jobs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "jobs_parent_deck_id_fkey" FOREIGN KEY ("parent_deck_id") REFERENCES "jobs"("job_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "jobs_account_id_created_at_job_id_idx" ON "jobs"("account_id", "created_at" DESC, "job_id" DESC);
CREATE INDEX "jobs_parent_deck_id_idx" ON "jobs"("parent_deck_id");
-- The reconciler's three questions and the repeat look-up touch only the rows that can answer them.
CREATE INDEX "jobs_queued_idx" ON "jobs"("queued_at", "job_id") WHERE "status" = 'queued';
CREATE INDEX "jobs_lease_idx" ON "jobs"("lease_until") WHERE "status" = 'rendering';
CREATE INDEX "jobs_holder_idx" ON "jobs"("worker_id") WHERE "status" = 'rendering';
CREATE INDEX "jobs_finished_idx" ON "jobs"("finished_at") WHERE "finished_at" IS NOT NULL;
CREATE INDEX "jobs_repeat_idx" ON "jobs"("account_id", "input_hash", "finished_at" DESC) WHERE "status" = 'complete';

CREATE TABLE "job_files" (
    "file_id" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "attempt_no" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "mime" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "job_files_pkey" PRIMARY KEY ("file_id"),
    CONSTRAINT "job_files_kind_check" CHECK ("kind" IN ('pptx', 'pdf', 'png', 'preview')),
    CONSTRAINT "job_files_sha256_check" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
    CONSTRAINT "job_files_bytes_check" CHECK ("bytes" > 0),
    CONSTRAINT "job_files_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("job_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "job_files_job_id_revision_kind_key" ON "job_files"("job_id", "revision", "kind");
CREATE INDEX "job_files_object_key_idx" ON "job_files"("object_key");

CREATE TABLE "orphan_objects" (
    "object_key" TEXT NOT NULL,
    "orphaned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "orphan_objects_pkey" PRIMARY KEY ("object_key")
);

CREATE TABLE "outbox" (
    "outbox_id" BIGSERIAL NOT NULL,
    "queue" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "attempt_no" INTEGER NOT NULL,
    "traceparent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    CONSTRAINT "outbox_pkey" PRIMARY KEY ("outbox_id")
);
CREATE INDEX "outbox_job_id_attempt_no_idx" ON "outbox"("job_id", "attempt_no");
CREATE INDEX "outbox_unsent_idx" ON "outbox"("outbox_id") WHERE "sent_at" IS NULL;
CREATE INDEX "outbox_sent_idx" ON "outbox"("sent_at") WHERE "sent_at" IS NOT NULL;

CREATE TABLE "idempotency_keys" (
    "account_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body_sha256" TEXT NOT NULL,
    "job_id" TEXT,
    "status" INTEGER,
    "headers" JSON,
    "body" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "running_until" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("account_id", "key"),
    CONSTRAINT "idempotency_keys_answer_check" CHECK (("status" IS NULL) = ("body" IS NULL)),
    CONSTRAINT "idempotency_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys"("expires_at");

CREATE TABLE "workers" (
    "worker_id" TEXT NOT NULL,
    "queue" TEXT NOT NULL,
    "concurrency" INTEGER NOT NULL,
    "active" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "heartbeat_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "workers_pkey" PRIMARY KEY ("worker_id")
);

-- Unlogged: cheap to write and emptied by a crash of Postgres, which the reconciler heals as it heals a flushed Redis.
CREATE UNLOGGED TABLE "doorbell_rings" (
    "ring_id" BIGSERIAL NOT NULL,
    "queue" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "payload" BYTEA NOT NULL,
    "rung_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "doorbell_rings_pkey" PRIMARY KEY ("ring_id")
);
CREATE UNIQUE INDEX "doorbell_rings_queue_key_key" ON "doorbell_rings"("queue", "key");
-- A queue is a table that is always nearly empty: vacuum early.
ALTER TABLE "doorbell_rings" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);

CREATE TABLE "installation_values" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "installation_values_pkey" PRIMARY KEY ("name")
);
`,
  },
  {
    name: '20261121000000_wallets',
    sql: `-- Wallets: an append-only ledger, balances that move with it, and holds that end once with their job.

ALTER TABLE "accounts"
    ADD COLUMN "email" TEXT,
    ADD COLUMN "external_id" TEXT,
    -- \`unmetered\`: the operator's own account, which nobody bills.
    ADD COLUMN "billing" TEXT NOT NULL DEFAULT 'metered',
    ADD CONSTRAINT "accounts_billing_check" CHECK ("billing" IN ('metered', 'unmetered'));
CREATE UNIQUE INDEX "accounts_external_id_key" ON "accounts"("external_id");
UPDATE "accounts" SET "billing" = 'unmetered' WHERE "name" = 'embedded';

ALTER TABLE "api_keys"
    ADD COLUMN "is_default" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "sealed" TEXT;
CREATE UNIQUE INDEX "api_keys_default_idx" ON "api_keys"("account_id") WHERE "is_default" AND "revoked_at" IS NULL;

ALTER TABLE "jobs"
    ADD COLUMN "charged_to" TEXT,
    ADD COLUMN "charged_cents" INTEGER,
    ADD COLUMN "repeat_of" TEXT,
    ADD CONSTRAINT "jobs_charged_check" CHECK ("charged_to" IN ('plan', 'free_slides', 'wallet', 'none') AND "charged_cents" >= 0);

-- One row is one movement from one book to another, so every transfer sums to zero by its shape.
CREATE TABLE "ledger_transfers" (
    "seq" BIGSERIAL NOT NULL,
    "transfer_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "from_book" TEXT NOT NULL,
    "to_book" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "job_id" TEXT,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ledger_transfers_pkey" PRIMARY KEY ("seq"),
    CONSTRAINT "ledger_transfers_amount_check" CHECK ("amount" > 0 AND "from_book" <> "to_book"),
    CONSTRAINT "ledger_transfers_kind_check" CHECK ("kind" IN ('grant', 'topup', 'bonus', 'award', 'hold', 'capture', 'release', 'refund', 'dispute')),
    CONSTRAINT "ledger_transfers_books_check" CHECK (
        ("unit" = 'USD' AND "from_book" IN ('paid', 'promo', 'held', 'revenue', 'promo_expense', 'processor_clearing', 'disputes')
                        AND "to_book" IN ('paid', 'promo', 'held', 'revenue', 'promo_expense', 'processor_clearing', 'disputes'))
        OR ("unit" = 'SLIDE' AND "from_book" IN ('plan_slides', 'free_slides', 'held_slides', 'slides_used', 'slides_granted')
                             AND "to_book" IN ('plan_slides', 'free_slides', 'held_slides', 'slides_used', 'slides_granted'))),
    CONSTRAINT "ledger_transfers_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "ledger_transfers_transfer_id_key" ON "ledger_transfers"("transfer_id");
CREATE INDEX "ledger_transfers_account_id_seq_idx" ON "ledger_transfers"("account_id", "seq" DESC);
CREATE INDEX "ledger_transfers_job_id_idx" ON "ledger_transfers"("job_id");

CREATE TABLE "wallets" (
    "account_id" TEXT NOT NULL,
    "paid_cents" BIGINT NOT NULL DEFAULT 0,
    "promo_cents" BIGINT NOT NULL DEFAULT 0,
    "held_cents" BIGINT NOT NULL DEFAULT 0,
    "plan_slides" BIGINT NOT NULL DEFAULT 0,
    "free_slides" BIGINT NOT NULL DEFAULT 0,
    "held_slides" BIGINT NOT NULL DEFAULT 0,
    "plan_open" BOOLEAN NOT NULL DEFAULT false,
    "plan_overflow" BOOLEAN NOT NULL DEFAULT true,
    CONSTRAINT "wallets_pkey" PRIMARY KEY ("account_id"),
    -- \`paid\` alone may fall below zero, and only by a dispute: see ledger_apply.
    CONSTRAINT "wallets_balance_check" CHECK ("promo_cents" >= 0 AND "held_cents" >= 0 AND "plan_slides" >= 0 AND "free_slides" >= 0 AND "held_slides" >= 0),
    CONSTRAINT "wallets_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE RESTRICT ON UPDATE CASCADE
);
-- A wallet is rewritten in place with every spend.
ALTER TABLE "wallets" SET (fillfactor = 50, autovacuum_vacuum_threshold = 200);

-- What a job holds, where it came from, and how it ended. No foreign key: the row outlives the job.
CREATE TABLE "wallet_holds" (
    "job_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "free_reason" TEXT,
    "units" INTEGER NOT NULL,
    "unit_cents" INTEGER NOT NULL,
    "billing_key" TEXT,
    "plan_slides" INTEGER NOT NULL DEFAULT 0,
    "free_slides" INTEGER NOT NULL DEFAULT 0,
    "promo_cents" BIGINT NOT NULL DEFAULT 0,
    "paid_cents" BIGINT NOT NULL DEFAULT 0,
    "captured_units" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    CONSTRAINT "wallet_holds_pkey" PRIMARY KEY ("job_id"),
    CONSTRAINT "wallet_holds_state_check" CHECK ("state" IN ('open', 'captured', 'released', 'free')),
    CONSTRAINT "wallet_holds_units_check" CHECK ("units" > 0 AND "unit_cents" >= 0 AND "captured_units" BETWEEN 0 AND "units"),
    CONSTRAINT "wallet_holds_ended_check" CHECK (("state" = 'open') = ("ended_at" IS NULL)),
    CONSTRAINT "wallet_holds_captured_check" CHECK (("state" = 'captured') = ("captured_units" > 0)),
    CONSTRAINT "wallet_holds_free_check" CHECK ("state" <> 'free' OR "free_reason" IS NOT NULL)
);
CREATE INDEX "wallet_holds_account_id_idx" ON "wallet_holds"("account_id", "created_at" DESC);
CREATE INDEX "wallet_holds_open_idx" ON "wallet_holds"("created_at") WHERE "state" = 'open';

-- Inputs that have been paid for: the same input again is free.
CREATE TABLE "billed_inputs" (
    "account_id" TEXT NOT NULL,
    "billing_key" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "billed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "billed_inputs_pkey" PRIMARY KEY ("account_id", "billing_key")
);

CREATE TABLE "feedback" (
    "feedback_id" SERIAL NOT NULL,
    "account_id" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "severity" TEXT NOT NULL,
    "job_id" TEXT,
    "message" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "resolution" TEXT,
    "award_status" TEXT NOT NULL DEFAULT 'none',
    "award_cents" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),
    CONSTRAINT "feedback_pkey" PRIMARY KEY ("feedback_id"),
    CONSTRAINT "feedback_status_check" CHECK ("status" IN ('open', 'resolved', 'declined')),
    CONSTRAINT "feedback_award_check" CHECK ("award_status" IN ('none', 'approved') AND ("award_status" = 'approved') = ("award_cents" > 0)),
    CONSTRAINT "feedback_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "feedback_account_id_feedback_id_idx" ON "feedback"("account_id", "feedback_id" DESC);

-- The ledger is only ever added to.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the ledger is append-only: % is refused', TG_OP USING ERRCODE = 'DW001';
END $$;
CREATE TRIGGER "ledger_transfers_append_only" BEFORE UPDATE OR DELETE ON "ledger_transfers" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER "ledger_transfers_no_truncate" BEFORE TRUNCATE ON "ledger_transfers" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- Every transfer moves the cached balances with it; nothing else does.
CREATE FUNCTION ledger_apply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE left_paid BIGINT;
BEGIN
    UPDATE wallets SET
        paid_cents  = paid_cents  + CASE WHEN NEW.to_book = 'paid'        THEN NEW.amount WHEN NEW.from_book = 'paid'        THEN -NEW.amount ELSE 0 END,
        promo_cents = promo_cents + CASE WHEN NEW.to_book = 'promo'       THEN NEW.amount WHEN NEW.from_book = 'promo'       THEN -NEW.amount ELSE 0 END,
        held_cents  = held_cents  + CASE WHEN NEW.to_book = 'held'        THEN NEW.amount WHEN NEW.from_book = 'held'        THEN -NEW.amount ELSE 0 END,
        plan_slides = plan_slides + CASE WHEN NEW.to_book = 'plan_slides' THEN NEW.amount WHEN NEW.from_book = 'plan_slides' THEN -NEW.amount ELSE 0 END,
        free_slides = free_slides + CASE WHEN NEW.to_book = 'free_slides' THEN NEW.amount WHEN NEW.from_book = 'free_slides' THEN -NEW.amount ELSE 0 END,
        held_slides = held_slides + CASE WHEN NEW.to_book = 'held_slides' THEN NEW.amount WHEN NEW.from_book = 'held_slides' THEN -NEW.amount ELSE 0 END
    WHERE account_id = NEW.account_id RETURNING paid_cents INTO left_paid;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'account % has no wallet', NEW.account_id USING ERRCODE = 'DW002';
    END IF;
    IF NEW.from_book = 'paid' AND left_paid < 0 AND NEW.kind <> 'dispute' THEN
        RAISE EXCEPTION 'a % may not take the balance below zero', NEW.kind USING ERRCODE = 'DW003';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "ledger_transfers_apply" AFTER INSERT ON "ledger_transfers" FOR EACH ROW EXECUTE FUNCTION ledger_apply();

CREATE FUNCTION wallet_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO wallets (account_id) VALUES (NEW.account_id);
    INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, reason)
    VALUES (NEW.account_id || ':welcome', NEW.account_id, 'SLIDE', 'slides_granted', 'free_slides', 60, 'grant', 'free slides of a new account');
    RETURN NULL;
END $$;
INSERT INTO "wallets" ("account_id") SELECT "account_id" FROM "accounts";
INSERT INTO "ledger_transfers" ("transfer_id", "account_id", "unit", "from_book", "to_book", "amount", "kind", "reason")
SELECT "account_id" || ':welcome', "account_id", 'SLIDE', 'slides_granted', 'free_slides', 60, 'grant', 'free slides of a new account' FROM "accounts";
CREATE TRIGGER "accounts_wallet" AFTER INSERT ON "accounts" FOR EACH ROW EXECUTE FUNCTION wallet_open();

-- Holds the whole price of a job, or refuses it whole with SQLSTATE DW402. Order: repeat (free), plan, free slides, promotional and paid credit.
CREATE FUNCTION wallet_hold(p_account TEXT, p_job TEXT, p_units INTEGER, p_unit_cents INTEGER, p_slides BOOLEAN, p_key TEXT, p_free TEXT) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
    w wallets%ROWTYPE;
    reason TEXT := p_free;
    use_plan INTEGER := 0;
    use_free INTEGER := 0;
    use_promo BIGINT := 0;
    use_paid BIGINT := 0;
    due BIGINT;
    credit BIGINT;
BEGIN
    IF reason IS NULL AND EXISTS (SELECT 1 FROM accounts WHERE account_id = p_account AND billing = 'unmetered') THEN reason := 'unmetered'; END IF;
    IF reason IS NULL AND EXISTS (SELECT 1 FROM billed_inputs WHERE account_id = p_account AND billing_key = p_key) THEN reason := 'repeat'; END IF;
    IF reason IS NOT NULL THEN
        INSERT INTO wallet_holds (job_id, account_id, state, free_reason, units, unit_cents, billing_key, ended_at)
        VALUES (p_job, p_account, 'free', reason, p_units, p_unit_cents, p_key, now());
        RETURN 'free';
    END IF;
    SELECT * INTO w FROM wallets WHERE account_id = p_account FOR UPDATE;
    IF NOT FOUND THEN RAISE EXCEPTION 'account % has no wallet', p_account USING ERRCODE = 'DW002'; END IF;
    -- A debt from a dispute stops every spend until it is settled.
    IF w.paid_cents >= 0 THEN
        IF p_slides THEN
            use_plan := LEAST(p_units, w.plan_slides);
            use_free := LEAST(p_units - use_plan, w.free_slides);
        END IF;
        credit := CASE WHEN w.plan_open AND NOT w.plan_overflow THEN 0 ELSE w.promo_cents + w.paid_cents END;
    ELSE
        credit := w.paid_cents;
    END IF;
    due := (p_units - use_plan - use_free)::BIGINT * p_unit_cents;
    IF due > credit OR w.paid_cents < 0 THEN
        RAISE EXCEPTION 'the balance does not cover this request' USING ERRCODE = 'DW402', DETAIL = json_build_object(
            'price_cents', p_units::BIGINT * p_unit_cents, 'missing_cents', due - credit, 'balance_cents', w.paid_cents + w.promo_cents,
            'held_cents', w.held_cents, 'free_slides', w.free_slides, 'plan_slides', w.plan_slides,
            'overflow_off', w.plan_open AND NOT w.plan_overflow)::TEXT;
    END IF;
    use_promo := LEAST(due, w.promo_cents);
    use_paid := due - use_promo;
    INSERT INTO wallet_holds (job_id, account_id, state, units, unit_cents, billing_key, plan_slides, free_slides, promo_cents, paid_cents)
    VALUES (p_job, p_account, 'open', p_units, p_unit_cents, p_key, use_plan, use_free, use_promo, use_paid);
    INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, job_id)
    SELECT p_job || ':hold:' || t.book, p_account, t.unit, t.book, t.held, t.amount, 'hold', p_job
    FROM (VALUES ('plan_slides', 'SLIDE', 'held_slides', use_plan::BIGINT), ('free_slides', 'SLIDE', 'held_slides', use_free::BIGINT),
                 ('promo', 'USD', 'held', use_promo), ('paid', 'USD', 'held', use_paid)) AS t(book, unit, held, amount)
    WHERE t.amount > 0;
    RETURN 'held';
END $$;

-- Ends an open hold: the first p_units of it are captured (plan first, paid credit last), the rest goes back.
CREATE FUNCTION wallet_end(h wallet_holds, p_units INTEGER, p_why TEXT) RETURNS BIGINT LANGUAGE plpgsql AS $$
DECLARE
    plan INTEGER := LEAST(p_units, h.plan_slides);
    free INTEGER := LEAST(p_units - LEAST(p_units, h.plan_slides), h.free_slides);
    due BIGINT := (p_units - plan - free)::BIGINT * h.unit_cents;
    promo BIGINT := LEAST(due, h.promo_cents);
    paid BIGINT := due - promo;
BEGIN
    INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, job_id, reason)
    SELECT h.job_id || ':' || t.kind || ':' || t.name, h.account_id, t.unit, t.held, t.book, t.amount, t.kind, h.job_id,
           CASE WHEN t.kind = 'release' THEN p_why END
    FROM (VALUES ('capture', 'slides', 'SLIDE', 'held_slides', 'slides_used', (plan + free)::BIGINT), ('capture', 'usd', 'USD', 'held', 'revenue', due),
                 ('release', 'paid', 'USD', 'held', 'paid', h.paid_cents - paid), ('release', 'promo', 'USD', 'held', 'promo', h.promo_cents - promo),
                 ('release', 'free_slides', 'SLIDE', 'held_slides', 'free_slides', (h.free_slides - free)::BIGINT),
                 ('release', 'plan_slides', 'SLIDE', 'held_slides', 'plan_slides', (h.plan_slides - plan)::BIGINT)) AS t(kind, name, unit, held, book, amount)
    WHERE t.amount > 0;
    UPDATE wallet_holds SET state = CASE WHEN p_units > 0 THEN 'captured' ELSE 'released' END, captured_units = p_units,
           free_reason = CASE WHEN p_units = 0 THEN p_why END, ended_at = now()
    WHERE job_id = h.job_id AND state = 'open';
    IF NOT FOUND THEN RAISE EXCEPTION 'the hold of % has already ended', h.job_id USING ERRCODE = 'DW004'; END IF;
    RETURN due;
END $$;

-- A job that ends settles its hold in the same statement, whoever ends it and how.
CREATE FUNCTION wallet_settle() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    h wallet_holds%ROWTYPE;
    n INTEGER := 0;
    why TEXT := 'unusable';
    cents BIGINT;
BEGIN
    SELECT * INTO h FROM wallet_holds WHERE job_id = NEW.job_id FOR UPDATE;
    IF NOT FOUND THEN RETURN NEW; END IF;
    IF h.state = 'open' THEN
        -- The wallet first, as holding does: two ends of one input then come one after the other.
        PERFORM 1 FROM wallets WHERE account_id = h.account_id FOR UPDATE;
        IF NEW.status <> 'complete' THEN
            why := NEW.status;
        ELSIF NEW.cost_cents > 0 AND h.unit_cents > 0 THEN
            n := LEAST(h.units, CEIL(NEW.cost_cents::NUMERIC / h.unit_cents)::INTEGER);
            IF h.billing_key IS NOT NULL THEN
                INSERT INTO billed_inputs (account_id, billing_key, job_id) VALUES (h.account_id, h.billing_key, NEW.job_id) ON CONFLICT DO NOTHING;
                IF NOT FOUND THEN
                    n := 0;
                    why := 'repeat';
                END IF;
            END IF;
        ELSIF NEW.result->>'repeat_of' IS NOT NULL THEN
            why := 'repeat';
        END IF;
        cents := wallet_end(h, n, why);
        NEW.charged_cents := cents;
        NEW.charged_to := CASE WHEN n = 0 THEN 'none' WHEN cents > 0 THEN 'wallet' WHEN h.plan_slides >= n THEN 'plan' ELSE 'free_slides' END;
        NEW.cost_cents := n * h.unit_cents;
    ELSIF h.state = 'captured' THEN
        -- A later revision of a job that has been paid for is free and leaves what was paid as it was.
        NEW.cost_cents := OLD.cost_cents;
    ELSE
        why := COALESCE(h.free_reason, why);
        NEW.cost_cents := 0;
        NEW.charged_cents := 0;
        NEW.charged_to := 'none';
    END IF;
    IF why = 'repeat' AND NEW.status = 'complete' AND h.billing_key IS NOT NULL THEN
        NEW.repeat_of := (SELECT job_id FROM billed_inputs WHERE account_id = h.account_id AND billing_key = h.billing_key);
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER "jobs_settle" BEFORE UPDATE OF "status" ON "jobs" FOR EACH ROW
    WHEN (NEW.status IN ('complete', 'failed', 'canceled') AND OLD.status IN ('queued', 'rendering')) EXECUTE FUNCTION wallet_settle();

-- Nothing is billed without a stored file. Runs when the whole statement, file rows included, stands.
CREATE FUNCTION wallet_witness() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM wallet_holds WHERE job_id = NEW.job_id AND state = 'captured')
       AND NOT EXISTS (SELECT 1 FROM job_files WHERE job_id = NEW.job_id) THEN
        RAISE EXCEPTION 'job % would be billed without a stored file', NEW.job_id USING ERRCODE = 'DW005';
    END IF;
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "jobs_witness" AFTER UPDATE OF "status" ON "jobs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (NEW.status = 'complete' AND NEW.cost_cents > 0) EXECUTE FUNCTION wallet_witness();

-- A job that is deleted while it runs gives back what it holds.
CREATE FUNCTION wallet_forget() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE h wallet_holds%ROWTYPE;
BEGIN
    SELECT * INTO h FROM wallet_holds WHERE job_id = OLD.job_id AND state = 'open' FOR UPDATE;
    IF FOUND THEN PERFORM wallet_end(h, 0, 'deleted'); END IF;
    RETURN OLD;
END $$;
CREATE TRIGGER "jobs_forget" BEFORE DELETE ON "jobs" FOR EACH ROW EXECUTE FUNCTION wallet_forget();
`,
  },
  {
    name: '20261121010000_held_from_holds',
    sql: `-- What is held is the sum of the open holds, not a balance of its own: a capture then leaves the wallet's row alone, and a wallet that is
-- spent by many at once is locked once a job instead of twice.

ALTER TABLE "wallets" DROP CONSTRAINT "wallets_balance_check";
ALTER TABLE "wallets" DROP COLUMN "held_cents", DROP COLUMN "held_slides";
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_balance_check" CHECK ("promo_cents" >= 0 AND "plan_slides" >= 0 AND "free_slides" >= 0);
CREATE INDEX "wallet_holds_open_account_idx" ON "wallet_holds"("account_id") WHERE "state" = 'open';

CREATE OR REPLACE FUNCTION ledger_apply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE left_paid BIGINT;
BEGIN
    -- A capture moves what is held already; no balance changes.
    IF NEW.from_book IN ('held', 'held_slides') AND NEW.to_book IN ('revenue', 'slides_used') THEN RETURN NULL; END IF;
    UPDATE wallets SET
        paid_cents  = paid_cents  + CASE WHEN NEW.to_book = 'paid'        THEN NEW.amount WHEN NEW.from_book = 'paid'        THEN -NEW.amount ELSE 0 END,
        promo_cents = promo_cents + CASE WHEN NEW.to_book = 'promo'       THEN NEW.amount WHEN NEW.from_book = 'promo'       THEN -NEW.amount ELSE 0 END,
        plan_slides = plan_slides + CASE WHEN NEW.to_book = 'plan_slides' THEN NEW.amount WHEN NEW.from_book = 'plan_slides' THEN -NEW.amount ELSE 0 END,
        free_slides = free_slides + CASE WHEN NEW.to_book = 'free_slides' THEN NEW.amount WHEN NEW.from_book = 'free_slides' THEN -NEW.amount ELSE 0 END
    WHERE account_id = NEW.account_id RETURNING paid_cents INTO left_paid;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'account % has no wallet', NEW.account_id USING ERRCODE = 'DW002';
    END IF;
    IF NEW.from_book = 'paid' AND left_paid < 0 AND NEW.kind <> 'dispute' THEN
        RAISE EXCEPTION 'a % may not take the balance below zero', NEW.kind USING ERRCODE = 'DW003';
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION wallet_hold(p_account TEXT, p_job TEXT, p_units INTEGER, p_unit_cents INTEGER, p_slides BOOLEAN, p_key TEXT, p_free TEXT) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
    w wallets%ROWTYPE;
    reason TEXT := p_free;
    use_plan INTEGER := 0;
    use_free INTEGER := 0;
    use_promo BIGINT := 0;
    use_paid BIGINT := 0;
    due BIGINT;
    credit BIGINT;
    held BIGINT;
BEGIN
    IF reason IS NULL AND EXISTS (SELECT 1 FROM accounts WHERE account_id = p_account AND billing = 'unmetered') THEN reason := 'unmetered'; END IF;
    IF reason IS NULL AND EXISTS (SELECT 1 FROM billed_inputs WHERE account_id = p_account AND billing_key = p_key) THEN reason := 'repeat'; END IF;
    IF reason IS NOT NULL THEN
        INSERT INTO wallet_holds (job_id, account_id, state, free_reason, units, unit_cents, billing_key, ended_at)
        VALUES (p_job, p_account, 'free', reason, p_units, p_unit_cents, p_key, now());
        RETURN 'free';
    END IF;
    SELECT * INTO w FROM wallets WHERE account_id = p_account FOR UPDATE;
    IF NOT FOUND THEN RAISE EXCEPTION 'account % has no wallet', p_account USING ERRCODE = 'DW002'; END IF;
    -- A debt from a dispute stops every spend until it is settled.
    IF w.paid_cents >= 0 THEN
        IF p_slides THEN
            use_plan := LEAST(p_units, w.plan_slides);
            use_free := LEAST(p_units - use_plan, w.free_slides);
        END IF;
        credit := CASE WHEN w.plan_open AND NOT w.plan_overflow THEN 0 ELSE w.promo_cents + w.paid_cents END;
    ELSE
        credit := w.paid_cents;
    END IF;
    due := (p_units - use_plan - use_free)::BIGINT * p_unit_cents;
    IF due > credit OR w.paid_cents < 0 THEN
        SELECT COALESCE(sum(h.promo_cents + h.paid_cents), 0) INTO held FROM wallet_holds h WHERE h.account_id = p_account AND h.state = 'open';
        RAISE EXCEPTION 'the balance does not cover this request' USING ERRCODE = 'DW402', DETAIL = json_build_object(
            'price_cents', p_units::BIGINT * p_unit_cents, 'missing_cents', due - credit, 'balance_cents', w.paid_cents + w.promo_cents,
            'held_cents', held, 'free_slides', w.free_slides, 'plan_slides', w.plan_slides,
            'overflow_off', w.plan_open AND NOT w.plan_overflow)::TEXT;
    END IF;
    use_promo := LEAST(due, w.promo_cents);
    use_paid := due - use_promo;
    INSERT INTO wallet_holds (job_id, account_id, state, units, unit_cents, billing_key, plan_slides, free_slides, promo_cents, paid_cents)
    VALUES (p_job, p_account, 'open', p_units, p_unit_cents, p_key, use_plan, use_free, use_promo, use_paid);
    INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, job_id)
    SELECT p_job || ':hold:' || t.book, p_account, t.unit, t.book, t.held, t.amount, 'hold', p_job
    FROM (VALUES ('plan_slides', 'SLIDE', 'held_slides', use_plan::BIGINT), ('free_slides', 'SLIDE', 'held_slides', use_free::BIGINT),
                 ('promo', 'USD', 'held', use_promo), ('paid', 'USD', 'held', use_paid)) AS t(book, unit, held, amount)
    WHERE t.amount > 0;
    RETURN 'held';
END $$;

CREATE OR REPLACE FUNCTION wallet_settle() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    h wallet_holds%ROWTYPE;
    n INTEGER := 0;
    why TEXT := 'unusable';
    cents BIGINT;
BEGIN
    SELECT * INTO h FROM wallet_holds WHERE job_id = NEW.job_id FOR UPDATE;
    IF NOT FOUND THEN RETURN NEW; END IF;
    IF h.state = 'open' THEN
        IF NEW.status <> 'complete' THEN
            why := NEW.status;
        ELSIF NEW.cost_cents > 0 AND h.unit_cents > 0 THEN
            n := LEAST(h.units, CEIL(NEW.cost_cents::NUMERIC / h.unit_cents)::INTEGER);
            -- Two ends of one input come one after the other here: the second waits for what the first decides.
            IF h.billing_key IS NOT NULL THEN
                INSERT INTO billed_inputs (account_id, billing_key, job_id) VALUES (h.account_id, h.billing_key, NEW.job_id) ON CONFLICT DO NOTHING;
                IF NOT FOUND THEN
                    n := 0;
                    why := 'repeat';
                END IF;
            END IF;
        ELSIF NEW.result->>'repeat_of' IS NOT NULL THEN
            why := 'repeat';
        END IF;
        cents := wallet_end(h, n, why);
        NEW.charged_cents := cents;
        NEW.charged_to := CASE WHEN n = 0 THEN 'none' WHEN cents > 0 THEN 'wallet' WHEN h.plan_slides >= n THEN 'plan' ELSE 'free_slides' END;
        NEW.cost_cents := n * h.unit_cents;
    ELSIF h.state = 'captured' THEN
        -- A later revision of a job that has been paid for is free and leaves what was paid as it was.
        NEW.cost_cents := OLD.cost_cents;
    ELSE
        why := COALESCE(h.free_reason, why);
        NEW.cost_cents := 0;
        NEW.charged_cents := 0;
        NEW.charged_to := 'none';
    END IF;
    IF why = 'repeat' AND NEW.status = 'complete' AND h.billing_key IS NOT NULL THEN
        NEW.repeat_of := (SELECT job_id FROM billed_inputs WHERE account_id = h.account_id AND billing_key = h.billing_key);
    END IF;
    RETURN NEW;
END $$;
`,
  },
  {
    name: '20261121020000_stored_objects',
    sql: `-- One row for each object in the store. Who points to it are the rows of \`job_files\`; when none does and no claim runs, it is marked as gone,
-- and its bytes go. What is gone never comes back under its key: the same bytes, stored again, get another one, so that a deletion that
-- comes late, from a process cut off from here, hits nobody.
CREATE TABLE "stored_objects" (
    "object_key" TEXT NOT NULL,
    "base_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "loose_since" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "gone_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    CONSTRAINT "stored_objects_pkey" PRIMARY KEY ("object_key"),
    CONSTRAINT "stored_objects_gone_check" CHECK ("gone_at" IS NULL OR "loose_since" IS NULL),
    CONSTRAINT "stored_objects_deleted_check" CHECK ("deleted_at" IS NULL OR "gone_at" IS NOT NULL)
);
-- One living object for the same bytes.
CREATE UNIQUE INDEX "stored_objects_living_key" ON "stored_objects"("base_key") WHERE "gone_at" IS NULL;
CREATE INDEX "stored_objects_base_key_idx" ON "stored_objects"("base_key");
-- The sweep asks for what may be unreferenced, oldest first, and for what is still to be deleted or forgotten.
CREATE INDEX "stored_objects_loose_idx" ON "stored_objects"("loose_since") WHERE "loose_since" IS NOT NULL;
CREATE INDEX "stored_objects_gone_idx" ON "stored_objects"("gone_at") WHERE "gone_at" IS NOT NULL;

INSERT INTO "stored_objects" ("object_key", "base_key", "loose_since") SELECT DISTINCT "object_key", "object_key", NULL::TIMESTAMPTZ FROM "job_files";
INSERT INTO "stored_objects" ("object_key", "base_key") SELECT "object_key", "object_key" FROM "orphan_objects" ON CONFLICT DO NOTHING;
DROP TABLE "orphan_objects";

-- A file row takes a share lock on its object, which the sweep's exclusive one excludes: either the sweep sees the row, or the row sees
-- that the object is gone and is refused. A worker of the earlier version does not claim, so a missing row is written here.
CREATE FUNCTION files_need_objects() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    wanted BIGINT := (SELECT count(DISTINCT object_key) FROM new_files);
    there BIGINT;
    gone TEXT;
BEGIN
    SELECT count(*), min(object_key) FILTER (WHERE gone_at IS NOT NULL) INTO there, gone FROM (
        SELECT object_key, gone_at FROM stored_objects WHERE object_key IN (SELECT object_key FROM new_files) FOR KEY SHARE
    ) AS locked;
    IF there < wanted THEN
        INSERT INTO stored_objects (object_key, base_key) SELECT DISTINCT object_key, 'unclaimed:' || object_key FROM new_files ORDER BY 1 ON CONFLICT DO NOTHING;
        SELECT min(object_key) FILTER (WHERE gone_at IS NOT NULL) INTO gone FROM (
            SELECT object_key, gone_at FROM stored_objects WHERE object_key IN (SELECT object_key FROM new_files) FOR KEY SHARE
        ) AS locked;
    END IF;
    IF gone IS NOT NULL THEN
        RAISE EXCEPTION 'the object % was given up before its file was written down', gone USING ERRCODE = 'DW410';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "job_files_need_objects" AFTER INSERT ON "job_files" REFERENCING NEW TABLE AS new_files
    FOR EACH STATEMENT EXECUTE FUNCTION files_need_objects();

-- Whether others still point to the object is for the sweep to find out, under its lock: two who leave at once cannot see each other.
CREATE FUNCTION file_loosens_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- In one order for everybody: two who share objects would lock each other out for good.
    PERFORM 1 FROM stored_objects WHERE object_key IN (SELECT object_key FROM gone_files) ORDER BY object_key FOR NO KEY UPDATE;
    UPDATE stored_objects SET loose_since = now() WHERE object_key IN (SELECT object_key FROM gone_files) AND gone_at IS NULL;
    RETURN NULL;
END $$;
CREATE TRIGGER "job_files_loosen_object" AFTER DELETE ON "job_files" REFERENCING OLD TABLE AS gone_files
    FOR EACH STATEMENT EXECUTE FUNCTION file_loosens_object();

-- Who took which file, and when. Outlives file and job, so nothing here points to them.
CREATE TABLE "file_downloads" (
    "download_id" BIGSERIAL NOT NULL,
    "file_id" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "key_id" INTEGER,
    "address" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "downloaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "file_downloads_pkey" PRIMARY KEY ("download_id")
);
CREATE INDEX "file_downloads_account_id_idx" ON "file_downloads"("account_id", "download_id" DESC);
CREATE INDEX "file_downloads_file_id_idx" ON "file_downloads"("file_id");
CREATE INDEX "file_downloads_downloaded_at_idx" ON "file_downloads"("downloaded_at");
`,
  },
  {
    name: '20261121040000_job_sources',
    sql: `-- What a caller sent for a job to work on is a file of the job, of kind \`source\`, for as long as the job is to be done.
ALTER TABLE "job_files" DROP CONSTRAINT "job_files_kind_check";
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_kind_check" CHECK ("kind" IN ('pptx', 'pdf', 'png', 'preview', 'source'));

CREATE FUNCTION job_drops_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM job_files WHERE job_id = NEW.job_id AND kind = 'source';
    RETURN NULL;
END $$;
CREATE TRIGGER "jobs_drop_source" AFTER UPDATE OF "status" ON "jobs" FOR EACH ROW
    WHEN (NEW.status IN ('complete', 'failed', 'canceled') AND OLD.status IN ('queued', 'rendering')) EXECUTE FUNCTION job_drops_source();
`,
  },
  {
    name: '20261121060000_file_links',
    sql: `-- Download links that somebody asked for: each can be taken back, and works once unless it was asked to work more often.
CREATE TABLE "file_links" (
    "link_id" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "file_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "single_use" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    CONSTRAINT "file_links_pkey" PRIMARY KEY ("link_id"),
    CONSTRAINT "file_links_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("job_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "file_links_job_id_idx" ON "file_links"("job_id");
CREATE INDEX "file_links_expires_at_idx" ON "file_links"("expires_at");
`,
  },
  {
    name: '20261121070000_webhooks',
    sql: `-- Webhooks: who wants to hear of what, what happened, and each telling of it. An event is written in the transaction that ends its job.

CREATE TABLE "webhooks" (
    "webhook_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[] NOT NULL,
    "description" TEXT,
    "status" TEXT NOT NULL DEFAULT 'active',
    -- Sealed under the service's signing key, for this account.
    "secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failing_since" TIMESTAMPTZ(3),
    "last_delivered_at" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("webhook_id"),
    CONSTRAINT "webhooks_status_check" CHECK ("status" IN ('active', 'disabled') AND ("status" = 'disabled') = ("disabled_at" IS NOT NULL)),
    CONSTRAINT "webhooks_events_check" CHECK (cardinality("events") > 0
        AND "events" <@ ARRAY['job.completed', 'job.failed', 'deck.completed', 'deck.partial', 'deck.failed']::TEXT[]),
    CONSTRAINT "webhooks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "webhooks_account_id_idx" ON "webhooks"("account_id", "created_at");

-- What happened. It outlives its job, so nothing here points to that.
CREATE TABLE "webhook_events" (
    "event_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "job_id" TEXT,
    "data" JSON NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("event_id"),
    CONSTRAINT "webhook_events_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "webhook_events_account_id_idx" ON "webhook_events"("account_id");
CREATE INDEX "webhook_events_occurred_at_idx" ON "webhook_events"("occurred_at");

CREATE TABLE "webhook_deliveries" (
    "delivery_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "webhook_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3),
    "last_attempt_at" TIMESTAMPTZ(3),
    "last_status" INTEGER,
    "last_error" TEXT,
    "last_ms" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delivered_at" TIMESTAMPTZ(3),
    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("delivery_id"),
    CONSTRAINT "webhook_deliveries_state_check" CHECK ("state" IN ('pending', 'delivered', 'failed') AND ("state" = 'delivered') = ("delivered_at" IS NOT NULL)),
    CONSTRAINT "webhook_deliveries_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "webhook_events"("event_id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("webhook_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "webhook_deliveries_event_id_webhook_id_key" ON "webhook_deliveries"("event_id", "webhook_id");
CREATE INDEX "webhook_deliveries_webhook_id_idx" ON "webhook_deliveries"("webhook_id", "created_at" DESC);
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries"("next_attempt_at") WHERE "state" = 'pending';
ALTER TABLE "webhook_deliveries" SET (fillfactor = 80);

-- 26 characters as a ULID has them: milliseconds, then 80 random bits. Of a random UUID the bytes 6 and 8 are not all random, so they are left out.
CREATE FUNCTION new_ulid() RETURNS TEXT LANGUAGE plpgsql VOLATILE AS $$
DECLARE
    alphabet CONSTANT TEXT := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    ms BIGINT := floor(extract(epoch FROM clock_timestamp()) * 1000);
    one BYTEA := uuid_send(gen_random_uuid());
    other BYTEA := uuid_send(gen_random_uuid());
    dice BYTEA := substring(one FROM 1 FOR 6) || substring(one FROM 10 FOR 7) || substring(other FROM 1 FOR 3);
    id TEXT := '';
BEGIN
    FOR i IN REVERSE 9..0 LOOP id := id || substr(alphabet, ((ms >> (5 * i)) & 31)::INTEGER + 1, 1); END LOOP;
    FOR i IN 0..15 LOOP id := id || substr(alphabet, (get_byte(dice, i) & 31) + 1, 1); END LOOP;
    RETURN id;
END $$;

-- The slides of a deck say nothing of their own: the deck does. Nor does a job that its owner has canceled.
CREATE FUNCTION webhook_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    drawn TEXT := NEW.result->>'status';
    kind TEXT;
    event TEXT;
BEGIN
    -- Nearly every job ends for an account that nobody calls.
    IF NOT EXISTS (SELECT 1 FROM webhooks WHERE account_id = NEW.account_id AND status = 'active') THEN RETURN NULL; END IF;
    kind := CASE
        WHEN NEW.job_type NOT IN ('deck', 'compile') THEN CASE WHEN NEW.status = 'failed' THEN 'job.failed' ELSE 'job.completed' END
        WHEN NEW.status = 'failed' OR drawn IN ('rejected', 'completed_with_errors') THEN 'deck.failed'
        WHEN drawn = 'partial' THEN 'deck.partial'
        ELSE 'deck.completed' END;
    IF NOT EXISTS (SELECT 1 FROM webhooks WHERE account_id = NEW.account_id AND status = 'active' AND kind = ANY (events)) THEN RETURN NULL; END IF;
    event := 'evt_' || new_ulid();
    INSERT INTO webhook_events (event_id, account_id, type, job_id, data, occurred_at) VALUES (event, NEW.account_id, kind, NEW.job_id, json_build_object(
        'job_id', NEW.job_id, 'job_type', NEW.job_type, 'status', NEW.status, 'render_status', drawn, 'name', NEW.name, 'revision', NEW.revision,
        'cost', (COALESCE(NEW.charged_cents, 0) / 100.0)::FLOAT8, 'cost_charged', (COALESCE(NEW.charged_cents, 0) / 100.0)::FLOAT8, 'error_code', NEW.error->>'code',
        'created_at', to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'finished_at', to_char(NEW.finished_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), NEW.finished_at);
    INSERT INTO webhook_deliveries (delivery_id, event_id, webhook_id)
    SELECT 'dlv_' || new_ulid(), event, webhook_id FROM webhooks WHERE account_id = NEW.account_id AND status = 'active' AND kind = ANY (events);
    PERFORM pg_notify('deckwright_webhook', '');
    RETURN NULL;
END $$;
CREATE TRIGGER "jobs_webhook_note" AFTER UPDATE OF "status" ON "jobs" FOR EACH ROW
    WHEN (NEW.status IN ('complete', 'failed') AND OLD.status IN ('queued', 'rendering') AND NEW.parent_deck_id IS NULL)
    EXECUTE FUNCTION webhook_note();
`,
  },
  {
    name: '20261121080000_decks',
    sql: `-- Decks: slides as child jobs with a place, a deck that waits for them without a holder, and its earlier revisions.

ALTER TABLE "jobs" ADD COLUMN "position" INTEGER;
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_position_check" CHECK ("position" IS NULL OR ("position" > 0 AND "parent_deck_id" IS NOT NULL));
CREATE INDEX "jobs_live_slides_idx" ON "jobs"("parent_deck_id") WHERE "status" IN ('queued', 'rendering') AND "parent_deck_id" IS NOT NULL;

-- A running job has a holder, but for a deck whose slides are being drawn: that is held by nobody, and waits for the last of them.
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_holder_check";
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_holder_check" CHECK (
    CASE WHEN "worker_id" IS NULL AND "lease_until" IS NULL THEN "status" <> 'rendering' OR "job_type" = 'deck'
         ELSE "status" = 'rendering' AND "worker_id" IS NOT NULL AND "lease_until" IS NOT NULL END);

-- What a job was before it was edited.
CREATE TABLE "job_revisions" (
    "job_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "request_text" TEXT NOT NULL,
    "input_hash" TEXT NOT NULL,
    "result" JSON,
    "finished_at" TIMESTAMPTZ(3),
    "replaced_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "job_revisions_pkey" PRIMARY KEY ("job_id", "revision"),
    CONSTRAINT "job_revisions_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("job_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- The deck is put together when none of its slides is live any more. Its row is locked first, so that two slides that end at once look one
-- after the other and the second sees the first. Nothing is counted, so nothing can drift.
CREATE FUNCTION deck_gather(p_deck TEXT) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    live INTEGER;
    ended INTEGER;
BEGIN
    PERFORM 1 FROM jobs WHERE job_id = p_deck AND status = 'rendering' AND worker_id IS NULL FOR UPDATE;
    IF NOT FOUND THEN RETURN; END IF;
    SELECT count(*) FILTER (WHERE status IN ('queued', 'rendering')), count(*) FILTER (WHERE status NOT IN ('queued', 'rendering'))
    INTO live, ended FROM jobs WHERE parent_deck_id = p_deck AND position IS NOT NULL;
    IF live > 0 THEN
        UPDATE jobs SET progress = json_build_object('done', ended, 'total', live + ended, 'stage', 'slides') WHERE job_id = p_deck;
        PERFORM pg_notify('deckwright_job', p_deck || ' rendering');
        RETURN;
    END IF;
    WITH deck AS (
        UPDATE jobs SET status = 'queued', attempt_no = attempt_no + 1, queued_at = now(),
               progress = json_build_object('done', ended, 'total', ended, 'stage', 'assembling')
        WHERE job_id = p_deck RETURNING job_id, attempt_no, traceparent
    )
    INSERT INTO outbox (queue, job_id, attempt_no, traceparent) SELECT 'compile-deck', job_id, attempt_no, traceparent FROM deck;
    PERFORM pg_notify('deckwright_outbox', '');
    PERFORM pg_notify('deckwright_job', p_deck || ' queued');
END $$;

CREATE FUNCTION deck_slide_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM deck_gather(OLD.parent_deck_id);
    RETURN NULL;
END $$;
CREATE TRIGGER "jobs_slide_ended" AFTER UPDATE OF "status" ON "jobs" FOR EACH ROW
    WHEN (NEW.parent_deck_id IS NOT NULL AND NEW.status IN ('complete', 'failed', 'canceled') AND OLD.status IN ('queued', 'rendering'))
    EXECUTE FUNCTION deck_slide_ended();
CREATE TRIGGER "jobs_slide_deleted" AFTER DELETE ON "jobs" FOR EACH ROW
    WHEN (OLD.parent_deck_id IS NOT NULL AND OLD.status IN ('queued', 'rendering')) EXECUTE FUNCTION deck_slide_ended();

-- A deck that is canceled takes its slides with it, but for those that are just ending: they hold their own rows and wait for the deck's.
CREATE FUNCTION deck_canceled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    WITH left_over AS (
        SELECT job_id FROM jobs WHERE parent_deck_id = NEW.job_id AND status IN ('queued', 'rendering') FOR UPDATE SKIP LOCKED
    )
    UPDATE jobs SET status = 'canceled', finished_at = now(), worker_id = NULL, lease_until = NULL, progress = NULL
    FROM left_over WHERE jobs.job_id = left_over.job_id;
    RETURN NULL;
END $$;
CREATE TRIGGER "jobs_deck_canceled" AFTER UPDATE OF "status" ON "jobs" FOR EACH ROW
    WHEN (NEW.job_type = 'deck' AND NEW.status = 'canceled' AND OLD.status IN ('queued', 'rendering')) EXECUTE FUNCTION deck_canceled();
`,
  },
  {
    name: '20261121090000_brands',
    sql: `-- Brands: a slug of an account, its versions, and the files that each needs. A version is never changed and never goes before its account.

CREATE TABLE "brands" (
    "account_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    -- The highest number given; it never falls.
    "newest" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hidden_at" TIMESTAMPTZ(3),
    CONSTRAINT "brands_pkey" PRIMARY KEY ("account_id", "slug"),
    CONSTRAINT "brands_newest_check" CHECK ("newest" > 0),
    CONSTRAINT "brands_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "brand_versions" (
    "account_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "kit" JSON NOT NULL,
    "made" JSON NOT NULL,
    "report" JSON NOT NULL,
    "hash" TEXT NOT NULL,
    "engine_version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "brand_versions_pkey" PRIMARY KEY ("account_id", "slug", "version"),
    CONSTRAINT "brand_versions_version_check" CHECK ("version" > 0),
    CONSTRAINT "brand_versions_brand_fkey" FOREIGN KEY ("account_id", "slug") REFERENCES "brands"("account_id", "slug") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "brand_files" (
    "account_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "mime" TEXT NOT NULL,
    "facts" JSON,
    CONSTRAINT "brand_files_pkey" PRIMARY KEY ("account_id", "slug", "version", "position"),
    CONSTRAINT "brand_files_role_check" CHECK ("role" IN ('face', 'metrics', 'logo', 'template')),
    CONSTRAINT "brand_files_version_fkey" FOREIGN KEY ("account_id", "slug", "version") REFERENCES "brand_versions"("account_id", "slug", "version") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "brand_files_object_key_idx" ON "brand_files"("object_key");

-- Bytes of a version are held as those of a job are.
CREATE TRIGGER "brand_files_need_objects" AFTER INSERT ON "brand_files" REFERENCING NEW TABLE AS new_files
    FOR EACH STATEMENT EXECUTE FUNCTION files_need_objects();
CREATE TRIGGER "brand_files_loosen_object" AFTER DELETE ON "brand_files" REFERENCING OLD TABLE AS gone_files
    FOR EACH STATEMENT EXECUTE FUNCTION file_loosens_object();

-- What a version is stays what it is.
CREATE FUNCTION version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a version of a brand is never changed';
END $$;
CREATE TRIGGER "brand_versions_stay" BEFORE UPDATE ON "brand_versions" FOR EACH ROW EXECUTE FUNCTION version_stays();
CREATE TRIGGER "brand_files_stay" BEFORE UPDATE ON "brand_files" FOR EACH ROW EXECUTE FUNCTION version_stays();
`,
  },
  {
    name: '20261121100000_assets',
    sql: `-- Assets: pictures and logos of an account, placed by their ids on slides that come later.

CREATE TABLE "assets" (
    "account_id" TEXT NOT NULL,
    -- \`ast_…\` of a picture; \`logo_\` and the SHA-256 of the file as it was uploaded.
    "asset_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "mime" TEXT NOT NULL,
    "facts" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "assets_pkey" PRIMARY KEY ("account_id", "asset_id"),
    CONSTRAINT "assets_kind_check" CHECK ("kind" IN ('logo', 'image')),
    CONSTRAINT "assets_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "assets_object_key_idx" ON "assets"("object_key");

-- Bytes of an asset are held as those of a job are.
CREATE TRIGGER "assets_need_objects" AFTER INSERT ON "assets" REFERENCING NEW TABLE AS new_files
    FOR EACH STATEMENT EXECUTE FUNCTION files_need_objects();
CREATE TRIGGER "assets_loosen_object" AFTER DELETE ON "assets" REFERENCING OLD TABLE AS gone_files
    FOR EACH STATEMENT EXECUTE FUNCTION file_loosens_object();
`,
  },
  {
    name: '20261122000000_failed_edits',
    sql: `-- A deck whose file exists stays complete when a later edit of it fails: it goes back to its newest revision with a file, and keeps what the
-- edit failed with beside it. In a trigger, so that it holds whoever writes the end: a worker, the quarantine, a version before this one.

ALTER TABLE "jobs" ADD COLUMN "edit_error" JSON;
-- Of a deck: its slides and their places, \`[{job_id, position}]\`. Null in rows that a version before this one wrote.
ALTER TABLE "job_revisions" ADD COLUMN "slides" JSON;

CREATE FUNCTION deck_edit_failed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    good job_revisions%ROWTYPE;
BEGIN
    SELECT r.* INTO good FROM job_revisions r
    WHERE r.job_id = NEW.job_id AND r.revision < NEW.revision
      AND EXISTS (SELECT 1 FROM job_files f WHERE f.job_id = r.job_id AND f.revision = r.revision AND f.kind = 'pptx')
    ORDER BY r.revision DESC LIMIT 1;
    IF NOT FOUND THEN RETURN NEW; END IF;
    NEW.edit_error := NEW.error;
    NEW.error := NULL;
    NEW.status := 'complete';
    NEW.revision := good.revision;
    NEW.request_text := good.request_text;
    NEW.input_hash := good.input_hash;
    NEW.result := good.result;
    -- Slides keep what was drawn for the edit: the next one draws those anew that say something else by then.
    IF good.slides IS NOT NULL THEN
        UPDATE jobs SET position = s.position
        FROM (SELECT j.job_id, p.position FROM jobs j LEFT JOIN json_to_recordset(good.slides) AS p(job_id TEXT, position INTEGER) ON p.job_id = j.job_id
              WHERE j.parent_deck_id = NEW.job_id) AS s
        WHERE jobs.job_id = s.job_id AND jobs.position IS DISTINCT FROM s.position;
    END IF;
    -- What is current is no past revision; those between never had a file.
    DELETE FROM job_revisions WHERE job_id = NEW.job_id AND revision >= good.revision;
    RETURN NEW;
END $$;
-- Before \`jobs_settle\`, by its name: an edit is free, and what the deck was paid with stays.
CREATE TRIGGER "jobs_edit_failed" BEFORE UPDATE OF "status" ON "jobs" FOR EACH ROW
    WHEN (NEW.job_type = 'deck' AND NEW.revision > 1 AND NEW.status = 'failed' AND OLD.status IN ('queued', 'rendering'))
    EXECUTE FUNCTION deck_edit_failed();

CREATE FUNCTION deck_edit_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.edit_error := NULL;
    RETURN NEW;
END $$;
CREATE TRIGGER "jobs_edit_begins" BEFORE UPDATE OF "status" ON "jobs" FOR EACH ROW
    WHEN (OLD.edit_error IS NOT NULL AND NEW.status IN ('queued', 'rendering') AND OLD.status NOT IN ('queued', 'rendering'))
    EXECUTE FUNCTION deck_edit_begins();

-- Whoever waits for the edit is told that it failed.
CREATE OR REPLACE FUNCTION webhook_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    drawn TEXT := NEW.result->>'status';
    kind TEXT;
    event TEXT;
BEGIN
    -- Nearly every job ends for an account that nobody calls.
    IF NOT EXISTS (SELECT 1 FROM webhooks WHERE account_id = NEW.account_id AND status = 'active') THEN RETURN NULL; END IF;
    kind := CASE
        WHEN NEW.job_type NOT IN ('deck', 'compile') THEN CASE WHEN NEW.status = 'failed' THEN 'job.failed' ELSE 'job.completed' END
        WHEN NEW.status = 'failed' OR NEW.edit_error IS NOT NULL OR drawn IN ('rejected', 'completed_with_errors') THEN 'deck.failed'
        WHEN drawn = 'partial' THEN 'deck.partial'
        ELSE 'deck.completed' END;
    IF NOT EXISTS (SELECT 1 FROM webhooks WHERE account_id = NEW.account_id AND status = 'active' AND kind = ANY (events)) THEN RETURN NULL; END IF;
    event := 'evt_' || new_ulid();
    INSERT INTO webhook_events (event_id, account_id, type, job_id, data, occurred_at) VALUES (event, NEW.account_id, kind, NEW.job_id, json_build_object(
        'job_id', NEW.job_id, 'job_type', NEW.job_type, 'status', NEW.status, 'render_status', drawn, 'name', NEW.name, 'revision', NEW.revision,
        'cost', (COALESCE(NEW.charged_cents, 0) / 100.0)::FLOAT8, 'cost_charged', (COALESCE(NEW.charged_cents, 0) / 100.0)::FLOAT8,
        'error_code', COALESCE(NEW.error, NEW.edit_error)->>'code',
        'created_at', to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'finished_at', to_char(NEW.finished_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), NEW.finished_at);
    INSERT INTO webhook_deliveries (delivery_id, event_id, webhook_id)
    SELECT 'dlv_' || new_ulid(), event, webhook_id FROM webhooks WHERE account_id = NEW.account_id AND status = 'active' AND kind = ANY (events);
    PERFORM pg_notify('deckwright_webhook', '');
    RETURN NULL;
END $$;
`,
  },
  {
    name: '20261122010000_live_and_test',
    sql: `-- What a test key makes is test, and lives apart from what is live. All that stands here already is live.

ALTER TABLE "jobs"
    ADD COLUMN "mode" TEXT NOT NULL DEFAULT 'live' CONSTRAINT "jobs_mode_check" CHECK ("mode" IN ('live', 'test')),
    -- The key that asked for it; null for jobs from before this column, and for those that no key asked for.
    ADD COLUMN "key_id" INTEGER;
-- Nearly all jobs are live: their lists read the index over all, those of test jobs this small one.
CREATE INDEX "jobs_test_idx" ON "jobs"("account_id", "created_at" DESC, "job_id" DESC) WHERE "mode" = 'test';

ALTER TABLE "webhooks" ADD COLUMN "mode" TEXT NOT NULL DEFAULT 'live' CONSTRAINT "webhooks_mode_check" CHECK ("mode" IN ('live', 'test'));
ALTER TABLE "feedback" ADD COLUMN "mode" TEXT NOT NULL DEFAULT 'live' CONSTRAINT "feedback_mode_check" CHECK ("mode" IN ('live', 'test'));
ALTER TABLE "assets" ADD COLUMN "mode" TEXT NOT NULL DEFAULT 'live' CONSTRAINT "assets_mode_check" CHECK ("mode" IN ('live', 'test'));
-- A slug belongs to whoever shows it: a live brand takes over one that only test versions have.
ALTER TABLE "brands" ADD COLUMN "mode" TEXT NOT NULL DEFAULT 'live' CONSTRAINT "brands_mode_check" CHECK ("mode" IN ('live', 'test'));
ALTER TABLE "brand_versions" ADD COLUMN "mode" TEXT NOT NULL DEFAULT 'live' CONSTRAINT "brand_versions_mode_check" CHECK ("mode" IN ('live', 'test'));

-- Slides that test keys of an account had drawn on a day (UTC). The row is locked by whoever counts, so that the limit holds for all at once.
CREATE TABLE "test_usage" (
    "account_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "slides" INTEGER NOT NULL,
    CONSTRAINT "test_usage_pkey" PRIMARY KEY ("account_id", "day"),
    CONSTRAINT "test_usage_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- An address hears of jobs of its own mode only.
CREATE OR REPLACE FUNCTION webhook_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    drawn TEXT := NEW.result->>'status';
    kind TEXT;
    event TEXT;
BEGIN
    -- Nearly every job ends for an account that nobody calls.
    IF NOT EXISTS (SELECT 1 FROM webhooks WHERE account_id = NEW.account_id AND mode = NEW.mode AND status = 'active') THEN RETURN NULL; END IF;
    kind := CASE
        WHEN NEW.job_type NOT IN ('deck', 'compile') THEN CASE WHEN NEW.status = 'failed' THEN 'job.failed' ELSE 'job.completed' END
        WHEN NEW.status = 'failed' OR NEW.edit_error IS NOT NULL OR drawn IN ('rejected', 'completed_with_errors') THEN 'deck.failed'
        WHEN drawn = 'partial' THEN 'deck.partial'
        ELSE 'deck.completed' END;
    IF NOT EXISTS (SELECT 1 FROM webhooks WHERE account_id = NEW.account_id AND mode = NEW.mode AND status = 'active' AND kind = ANY (events)) THEN RETURN NULL; END IF;
    event := 'evt_' || new_ulid();
    INSERT INTO webhook_events (event_id, account_id, type, job_id, data, occurred_at) VALUES (event, NEW.account_id, kind, NEW.job_id, json_build_object(
        'job_id', NEW.job_id, 'job_type', NEW.job_type, 'status', NEW.status, 'render_status', drawn, 'name', NEW.name, 'mode', NEW.mode, 'revision', NEW.revision,
        'cost', (COALESCE(NEW.charged_cents, 0) / 100.0)::FLOAT8, 'cost_charged', (COALESCE(NEW.charged_cents, 0) / 100.0)::FLOAT8, 'error_code', COALESCE(NEW.error, NEW.edit_error)->>'code',
        'created_at', to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'finished_at', to_char(NEW.finished_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), NEW.finished_at);
    INSERT INTO webhook_deliveries (delivery_id, event_id, webhook_id)
    SELECT 'dlv_' || new_ulid(), event, webhook_id FROM webhooks WHERE account_id = NEW.account_id AND mode = NEW.mode AND status = 'active' AND kind = ANY (events);
    PERFORM pg_notify('deckwright_webhook', '');
    RETURN NULL;
END $$;
`,
  },
  {
    name: '20261122020000_fair_order',
    sql: `-- Fair order: a message wakes a worker, and Postgres decides which job it begins. Decision 37 says why.

-- Who asked, and from when on a job may be begun; both may be there already.
ALTER TABLE "jobs" ADD COLUMN IF NOT EXISTS "key_id" INTEGER;
ALTER TABLE "jobs" ADD COLUMN IF NOT EXISTS "not_before" TIMESTAMPTZ(6);
-- How many slides were asked for together with this one: 1 for work that stands alone.
ALTER TABLE "jobs" ADD COLUMN "weight" INTEGER NOT NULL DEFAULT 1;

-- Place of a job among those of its key: by time, but large work behind small, 10 s a slide and at most 10 minutes, and what has crashed a
-- worker 10 minutes a crash. So nothing is ever overtaken by what comes more than half an hour later.
CREATE FUNCTION job_rank(p_queued TIMESTAMPTZ, p_not_before TIMESTAMPTZ, p_weight INTEGER, p_crashes INTEGER) RETURNS TIMESTAMP
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT GREATEST(p_queued, p_not_before) AT TIME ZONE 'UTC' + LEAST(p_weight - 1, 60) * INTERVAL '10 seconds' + LEAST(p_crashes, 2) * INTERVAL '10 minutes'
$$;
CREATE INDEX "jobs_fair_idx" ON "jobs"("job_type", "account_id", COALESCE("key_id", -1), job_rank("queued_at", "not_before", "weight", "crashes"), "position", "job_id")
    WHERE "status" = 'queued';

-- When an account, and a key of it, was last served. Row 0 is the account's own (keys are numbered from 1), -1 that of jobs without a key.
CREATE TABLE "fair_shares" (
    "job_type" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "key_id" INTEGER NOT NULL,
    "served_at" TIMESTAMPTZ(6) NOT NULL DEFAULT '-infinity',
    -- Of row 0: from when on something of the account may be due; null when nothing waits. It may be too early, never too late.
    "due_at" TIMESTAMPTZ(6),
    CONSTRAINT "fair_shares_pkey" PRIMARY KEY ("job_type", "account_id", "key_id"),
    CONSTRAINT "fair_shares_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "fair_shares_order_idx" ON "fair_shares"("job_type", "served_at", "account_id") WHERE "key_id" = 0 AND "due_at" IS NOT NULL;
-- Every claim writes a row: vacuum early.
ALTER TABLE "fair_shares" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);

-- Whatever queues a job, in whatever version, says that its account waits. A share that says so already is only kept from being closed until
-- this transaction ends: see begin_next_job.
CREATE FUNCTION fair_share_opens() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE due TIMESTAMPTZ(6) := COALESCE(NEW.not_before, '-infinity');
BEGIN
    PERFORM 1 FROM fair_shares WHERE job_type = NEW.job_type AND account_id = NEW.account_id AND key_id = 0 AND due_at <= due FOR KEY SHARE;
    IF NOT FOUND THEN
        INSERT INTO fair_shares (job_type, account_id, key_id, due_at) VALUES (NEW.job_type, NEW.account_id, 0, due)
        ON CONFLICT (job_type, account_id, key_id) DO UPDATE SET due_at = LEAST(fair_shares.due_at, excluded.due_at);
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "jobs_share_opens" AFTER INSERT ON "jobs" FOR EACH ROW WHEN (NEW.status = 'queued') EXECUTE FUNCTION fair_share_opens();
CREATE TRIGGER "jobs_share_opens_again" AFTER UPDATE OF "status", "not_before" ON "jobs" FOR EACH ROW
    WHEN (NEW.status = 'queued' AND (OLD.status <> 'queued' OR NEW.not_before IS DISTINCT FROM OLD.not_before)) EXECUTE FUNCTION fair_share_opens();
INSERT INTO "fair_shares" ("job_type", "account_id", "key_id", "due_at")
SELECT DISTINCT "job_type", "account_id", 0, '-infinity'::TIMESTAMPTZ FROM "jobs" WHERE "status" = 'queued' ON CONFLICT DO NOTHING;

-- Begins the job that is next in fair order, and up to p_most slides of one deck with it; returns none when nothing is due.
-- The account with the fewest lanes first, then the one that was served longest ago; the same among its keys; then by job_rank.
-- p_heard is the job of the message that woke the worker: its outbox entry has done its work, whichever job is begun.
CREATE FUNCTION begin_next_job(p_type TEXT, p_heard TEXT, p_heard_attempt INTEGER, p_worker TEXT, p_lease_ms FLOAT8, p_most INTEGER)
RETURNS SETOF jobs LANGUAGE plpgsql
-- Statistics lag behind a queue that fills and empties: without these a plan may read all of it.
SET enable_seqscan = off SET enable_bitmapscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    busy TEXT[];
    lanes INTEGER[];
    passed TEXT[] := '{}';
    account TEXT;
    keys INTEGER[];
    one_key INTEGER;
    first RECORD;
    begun TEXT[];
    next_due TIMESTAMPTZ;
BEGIN
    -- The disk is not waited for: a beginning that a crash of Postgres forgets is brought back as one whose message was lost.
    PERFORM set_config('synchronous_commit', 'off', true);
    -- One claim at a time, so that each sees the lanes that those before it have taken. Nothing below waits for anybody else.
    PERFORM pg_advisory_xact_lock(7462037, hashtext(p_type));
    -- Slides that were begun together take one lane.
    SELECT COALESCE(array_agg(account_id), '{}'), COALESCE(array_agg(n), '{}') INTO busy, lanes FROM (
        SELECT j.account_id, count(DISTINCT CASE WHEN j.position IS NULL THEN j.job_id ELSE j.parent_deck_id || j.worker_id || j.started_at END)::INTEGER AS n
        FROM jobs j WHERE j.status = 'rendering' AND j.worker_id IS NOT NULL AND j.job_type = p_type AND j.lease_until > clock_timestamp()
        GROUP BY j.account_id) AS running;
    <<accounts>>
    LOOP
        SELECT s.account_id INTO account FROM fair_shares s
        WHERE s.job_type = p_type AND s.key_id = 0 AND s.due_at <= clock_timestamp() AND s.account_id <> ALL (busy) AND s.account_id <> ALL (passed)
        ORDER BY s.served_at, s.account_id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
        IF NOT FOUND THEN
            SELECT s.account_id INTO account FROM unnest(busy, lanes) AS b(account_id, n)
            JOIN fair_shares s ON s.job_type = p_type AND s.account_id = b.account_id AND s.key_id = 0
            WHERE s.due_at <= clock_timestamp() AND s.account_id <> ALL (passed)
            ORDER BY b.n, s.served_at, s.account_id LIMIT 1 FOR NO KEY UPDATE OF s SKIP LOCKED;
        END IF;
        EXIT accounts WHEN NOT FOUND;

        -- Keys of the account that have work waiting, one index probe each.
        WITH RECURSIVE waiting(id) AS (
            (SELECT COALESCE(key_id, -1) FROM jobs WHERE status = 'queued' AND job_type = p_type AND account_id = account
             ORDER BY COALESCE(key_id, -1) LIMIT 1)
            UNION ALL
            SELECT (SELECT COALESCE(j.key_id, -1) FROM jobs j WHERE j.status = 'queued' AND j.job_type = p_type AND j.account_id = account
                      AND COALESCE(j.key_id, -1) > w.id ORDER BY COALESCE(j.key_id, -1) LIMIT 1)
            FROM waiting w WHERE w.id IS NOT NULL
        )
        SELECT array_agg(w.id ORDER BY COALESCE(r.n, 0), s.served_at NULLS FIRST, w.id) INTO keys FROM waiting w
        LEFT JOIN LATERAL (
            SELECT count(*) AS n FROM jobs j WHERE j.status = 'rendering' AND j.worker_id IS NOT NULL AND j.job_type = p_type
              AND account = ANY (busy) AND j.account_id = account AND COALESCE(j.key_id, -1) = w.id AND j.lease_until > clock_timestamp()) AS r ON true
        LEFT JOIN fair_shares s ON s.job_type = p_type AND s.account_id = account AND s.key_id = w.id
        WHERE w.id IS NOT NULL;
        FOREACH one_key IN ARRAY COALESCE(keys, '{}') LOOP
            SELECT j.job_id, j.parent_deck_id, j.position, j.crashes INTO first FROM jobs j
            WHERE j.status = 'queued' AND j.job_type = p_type AND j.account_id = account AND COALESCE(j.key_id, -1) = one_key
              AND (j.not_before IS NULL OR j.not_before <= clock_timestamp())
            ORDER BY job_rank(j.queued_at, j.not_before, j.weight, j.crashes), j.position, j.job_id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
            EXIT accounts WHEN FOUND;
        END LOOP;

        -- Nothing is due. The share is closed, unless somebody is just queuing a job: whoever does so holds the row until it has committed, and
        -- whoever comes later waits for this transaction and opens the share anew. Only then is it looked at again, in a statement of its own.
        passed := passed || account;
        PERFORM 1 FROM fair_shares WHERE job_type = p_type AND account_id = account AND key_id = 0 FOR UPDATE SKIP LOCKED;
        IF FOUND THEN
            SELECT min(COALESCE(j.not_before, '-infinity')) INTO next_due FROM jobs j WHERE j.status = 'queued' AND j.job_type = p_type AND j.account_id = account;
            UPDATE fair_shares SET due_at = next_due WHERE job_type = p_type AND account_id = account AND key_id = 0;
        END IF;
        account := NULL;
    END LOOP;

    IF account IS NULL THEN
        -- The entry of a job that still waits is left to whoever sends it again.
        DELETE FROM outbox WHERE outbox_id IN (
            SELECT o.outbox_id FROM outbox o WHERE o.job_id = p_heard AND o.attempt_no = p_heard_attempt
              AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.job_id = p_heard AND j.attempt_no = p_heard_attempt AND j.status = 'queued')
            FOR UPDATE SKIP LOCKED);
        RETURN;
    END IF;

    begun := ARRAY[first.job_id];
    -- What has crashed a worker is drawn alone.
    IF p_most > 1 AND first.position IS NOT NULL AND first.crashes = 0 THEN
        begun := begun || ARRAY(
            SELECT j.job_id FROM jobs j
            WHERE j.parent_deck_id = first.parent_deck_id AND j.position > first.position AND j.status = 'queued' AND j.crashes = 0
              AND (j.not_before IS NULL OR j.not_before <= clock_timestamp())
            ORDER BY j.position LIMIT LEAST(p_most, (SELECT ceil(count(*) / 8.0) FROM jobs d WHERE d.parent_deck_id = first.parent_deck_id AND d.position IS NOT NULL)) - 1
            FOR NO KEY UPDATE SKIP LOCKED);
    END IF;
    RETURN QUERY UPDATE jobs j SET status = 'rendering', worker_id = p_worker, lease_until = clock_timestamp() + p_lease_ms * INTERVAL '1 millisecond',
        started_at = now(), progress = NULL WHERE j.job_id = ANY (begun) RETURNING j.*;
    UPDATE fair_shares SET served_at = clock_timestamp() WHERE job_type = p_type AND account_id = account AND key_id = 0;
    IF array_length(keys, 1) > 1 THEN
        INSERT INTO fair_shares (job_type, account_id, key_id, served_at) VALUES (p_type, account, one_key, clock_timestamp())
        ON CONFLICT (job_type, account_id, key_id) DO UPDATE SET served_at = excluded.served_at;
    END IF;
    -- Slides that were begun with the first need no message; the entry of the first stays where another one's message was heard.
    -- One that somebody else has in hand is left, and is at worst sent once too often.
    DELETE FROM outbox WHERE outbox_id IN (
        SELECT o.outbox_id FROM outbox o WHERE o.job_id = p_heard AND o.attempt_no = p_heard_attempt FOR UPDATE SKIP LOCKED);
    IF array_length(begun, 1) > 1 THEN
        DELETE FROM outbox WHERE outbox_id IN (
            SELECT o.outbox_id FROM outbox o JOIN jobs j ON j.job_id = o.job_id AND j.attempt_no = o.attempt_no
            WHERE o.job_id = ANY (begun[2:]) FOR UPDATE OF o SKIP LOCKED);
    END IF;
END $$;
`,
  },
  {
    name: '20261122030000_waiting_for',
    sql: `-- A job whose attempt met an outage waits in the queue's table, not in the queue: what for, since when, and when it is tried again.

ALTER TABLE "jobs" ADD COLUMN "waiting_for" TEXT;
ALTER TABLE "jobs" ADD COLUMN "waiting_since" TIMESTAMPTZ(3);
-- Finer than a millisecond, so that nothing is rounded into the future.
ALTER TABLE "jobs" ADD COLUMN IF NOT EXISTS "not_before" TIMESTAMPTZ(6);
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_waiting_for_check" CHECK ("waiting_for" IN ('storage', 'database', 'network'));
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_waiting_check" CHECK (("waiting_for" IS NULL) = ("waiting_since" IS NULL));
-- Touches only the rows of an outage: which waits longest, and how many there are.
CREATE INDEX "jobs_waiting_idx" ON "jobs"("waiting_for", "waiting_since") WHERE "waiting_for" IS NOT NULL;

-- An end of any kind, by a worker of any version, ends the waiting.
CREATE FUNCTION job_waits_no_more() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.waiting_for := NULL;
    NEW.waiting_since := NULL;
    NEW.not_before := NULL;
    RETURN NEW;
END $$;
CREATE TRIGGER "jobs_waits_no_more" BEFORE UPDATE OF "status" ON "jobs" FOR EACH ROW
    WHEN (NEW.status IN ('complete', 'failed', 'canceled') AND (OLD.waiting_for IS NOT NULL OR OLD.not_before IS NOT NULL))
    EXECUTE FUNCTION job_waits_no_more();

-- Entries that are due at once say so without a time, so that a clock that is set back holds up none of them.
ALTER TABLE "outbox" ADD COLUMN "due_at" TIMESTAMPTZ(6) NOT NULL DEFAULT '-infinity';
-- In the order in which they are sent; ten thousand that are not due are never looked at.
CREATE INDEX "outbox_due_idx" ON "outbox"("due_at", "outbox_id") WHERE "sent_at" IS NULL;
`,
  },
  {
    name: '20261122050000_oauth',
    sql: `-- OAuth for agents: who they are, what is being asked for, what was granted.

-- An agent that an account let in acts by a row beside its keys, so that jobs, shares and the ledger name it; nobody can send it as a key.
ALTER TABLE "api_keys" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'key' CONSTRAINT "api_keys_kind_check" CHECK ("kind" IN ('key', 'agent'));

-- \`registered\`: by dynamic registration, at most 100. \`document\`: read from the address that the id is, and read again when it is old.
CREATE TABLE "oauth_clients" (
    "client_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "redirect_uris" TEXT[] NOT NULL,
    "auth_method" TEXT NOT NULL,
    "secret_sha256" TEXT,
    "management_sha256" TEXT,
    "metadata" JSON NOT NULL,
    -- The address that registered it, as limits count it.
    "registered_from" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "read_at" TIMESTAMPTZ(3),
    CONSTRAINT "oauth_clients_pkey" PRIMARY KEY ("client_id"),
    CONSTRAINT "oauth_clients_kind_check" CHECK ("kind" IN ('registered', 'document')),
    CONSTRAINT "oauth_clients_auth_method_check" CHECK ("auth_method" IN ('none', 'client_secret_basic', 'client_secret_post')),
    CONSTRAINT "oauth_clients_secret_check" CHECK (("auth_method" = 'none') = ("secret_sha256" IS NULL))
);

-- An authorization on its way: asked for, agreed to, and with the identity provider. Found by hashes of what only the browser knows.
CREATE TABLE "oauth_authorizations" (
    "request_sha256" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "client_state" TEXT,
    "code_challenge" TEXT NOT NULL,
    "resource" TEXT NOT NULL,
    "scopes" TEXT[] NOT NULL,
    "browser_sha256" TEXT NOT NULL,
    "days" INTEGER,
    "idp_state_sha256" TEXT,
    "idp_nonce" TEXT,
    "idp_verifier" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "oauth_authorizations_pkey" PRIMARY KEY ("request_sha256"),
    CONSTRAINT "oauth_authorizations_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("client_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "oauth_authorizations_idp_state_sha256_key" ON "oauth_authorizations"("idp_state_sha256");
CREATE INDEX "oauth_authorizations_client_id_idx" ON "oauth_authorizations"("client_id", "expires_at");

-- What an account has let an agent do, and until when. Its row is gone once that is taken back.
CREATE TABLE "oauth_grants" (
    "grant_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "client_name" TEXT NOT NULL,
    "key_id" INTEGER NOT NULL,
    "resource" TEXT NOT NULL,
    "scopes" TEXT[] NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_token_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "oauth_grants_pkey" PRIMARY KEY ("grant_id"),
    CONSTRAINT "oauth_grants_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "oauth_grants_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("key_id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "oauth_grants_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("client_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "oauth_grants_account_id_idx" ON "oauth_grants"("account_id");
CREATE INDEX "oauth_grants_client_id_idx" ON "oauth_grants"("client_id", "expires_at");
CREATE UNIQUE INDEX "oauth_grants_key_id_key" ON "oauth_grants"("key_id");

-- A used code stays for a while: a second use means that somebody else has it, and ends what the first one began.
CREATE TABLE "oauth_codes" (
    "code_sha256" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "code_challenge" TEXT NOT NULL,
    "resource" TEXT NOT NULL,
    "scopes" TEXT[] NOT NULL,
    "account_id" TEXT NOT NULL,
    "days" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "key_id" INTEGER,
    CONSTRAINT "oauth_codes_pkey" PRIMARY KEY ("code_sha256"),
    CONSTRAINT "oauth_codes_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("client_id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "oauth_codes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "oauth_codes_client_id_idx" ON "oauth_codes"("client_id", "expires_at");

-- One is good at a time; a used one that comes again ends its grant.
CREATE TABLE "oauth_refresh_tokens" (
    "token_sha256" TEXT NOT NULL,
    "grant_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    CONSTRAINT "oauth_refresh_tokens_pkey" PRIMARY KEY ("token_sha256"),
    CONSTRAINT "oauth_refresh_tokens_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "oauth_grants"("grant_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "oauth_refresh_tokens_grant_id_idx" ON "oauth_refresh_tokens"("grant_id");

-- What the sign-in of an embedded service remembers: sessions, forms on their way, codes.
CREATE TABLE "sign_in_records" (
    "model" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "payload" JSON NOT NULL,
    "grant_id" TEXT,
    "uid" TEXT,
    "consumed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    CONSTRAINT "sign_in_records_pkey" PRIMARY KEY ("model", "id")
);
CREATE INDEX "sign_in_records_grant_id_idx" ON "sign_in_records"("grant_id");
CREATE INDEX "sign_in_records_uid_idx" ON "sign_in_records"("uid");
`,
  },
  {
    name: '20261123000000_translations',
    sql: `-- Decks are translated by jobs of a type of their own. Rows of the table are not looked at: the new rule takes all that the old one took.
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_job_type_check";
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_job_type_check"
    CHECK ("job_type" IN ('slide', 'deck', 'compile', 'repair', 'translation', 'image', 'conversion', 'code')) NOT VALID;
`,
  },
  {
    name: '20261123010000_agent_limits',
    sql: `-- What an agent may spend from the wallet in a month. Null: as much as the wallet has, as for grants from before there were limits.

ALTER TABLE "oauth_authorizations" ADD COLUMN "limit_cents" INTEGER;
ALTER TABLE "oauth_codes" ADD COLUMN "limit_cents" INTEGER;
ALTER TABLE "oauth_grants"
    ADD COLUMN "limit_cents" INTEGER,
    ADD CONSTRAINT "oauth_grants_limit_check" CHECK ("limit_cents" >= 0);

-- Set for holds of agents alone.
ALTER TABLE "wallet_holds" ADD COLUMN "agent_key_id" INTEGER;
CREATE INDEX "wallet_holds_agent_idx" ON "wallet_holds"("agent_key_id", "created_at") WHERE "agent_key_id" IS NOT NULL AND "state" IN ('open', 'captured');

-- Cents of the wallet that an agent has spent or holds, of what was accepted since the first day of the month (UTC).
CREATE FUNCTION agent_spent(p_key_id INTEGER) RETURNS BIGINT LANGUAGE sql STABLE AS $$
    SELECT COALESCE(sum(CASE WHEN h.state = 'open' THEN h.promo_cents + h.paid_cents
                             ELSE GREATEST(h.captured_units - h.plan_slides - h.free_slides, 0)::BIGINT * h.unit_cents END), 0)::BIGINT
    FROM wallet_holds h
    WHERE h.agent_key_id = p_key_id AND h.state IN ('open', 'captured') AND h.created_at >= date_trunc('month', now(), 'UTC')
$$;

-- As before, for an agent up to its limit. The wallet's row is locked when the sum is read, so that many at once spend no more than one by one.
CREATE FUNCTION wallet_hold(p_account TEXT, p_job TEXT, p_units INTEGER, p_unit_cents INTEGER, p_slides BOOLEAN, p_key TEXT, p_free TEXT, p_key_id INTEGER) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
    w wallets%ROWTYPE;
    reason TEXT := p_free;
    use_plan INTEGER := 0;
    use_free INTEGER := 0;
    use_promo BIGINT := 0;
    use_paid BIGINT := 0;
    due BIGINT;
    credit BIGINT;
    held BIGINT;
    agent oauth_grants%ROWTYPE;
    spent BIGINT := 0;
    over BOOLEAN := false;
BEGIN
    IF reason IS NULL AND EXISTS (SELECT 1 FROM accounts WHERE account_id = p_account AND billing = 'unmetered') THEN reason := 'unmetered'; END IF;
    IF reason IS NULL AND EXISTS (SELECT 1 FROM billed_inputs WHERE account_id = p_account AND billing_key = p_key) THEN reason := 'repeat'; END IF;
    IF reason IS NOT NULL THEN
        INSERT INTO wallet_holds (job_id, account_id, state, free_reason, units, unit_cents, billing_key, ended_at)
        VALUES (p_job, p_account, 'free', reason, p_units, p_unit_cents, p_key, now());
        RETURN 'free';
    END IF;
    SELECT * INTO w FROM wallets WHERE account_id = p_account FOR UPDATE;
    IF NOT FOUND THEN RAISE EXCEPTION 'account % has no wallet', p_account USING ERRCODE = 'DW002'; END IF;
    -- A debt from a dispute stops every spend until it is settled.
    IF w.paid_cents >= 0 THEN
        IF p_slides THEN
            use_plan := LEAST(p_units, w.plan_slides);
            use_free := LEAST(p_units - use_plan, w.free_slides);
        END IF;
        credit := CASE WHEN w.plan_open AND NOT w.plan_overflow THEN 0 ELSE w.promo_cents + w.paid_cents END;
    ELSE
        credit := w.paid_cents;
    END IF;
    due := (p_units - use_plan - use_free)::BIGINT * p_unit_cents;
    SELECT * INTO agent FROM oauth_grants WHERE key_id = p_key_id;
    IF agent.limit_cents IS NOT NULL AND due > 0 THEN
        spent := agent_spent(p_key_id);
        over := spent + due > agent.limit_cents;
    END IF;
    IF due > credit OR w.paid_cents < 0 OR over THEN
        SELECT COALESCE(sum(h.promo_cents + h.paid_cents), 0) INTO held FROM wallet_holds h WHERE h.account_id = p_account AND h.state = 'open';
        RAISE EXCEPTION 'the balance does not cover this request' USING ERRCODE = 'DW402', DETAIL = (jsonb_build_object(
            'price_cents', p_units::BIGINT * p_unit_cents, 'missing_cents', due - credit, 'balance_cents', w.paid_cents + w.promo_cents,
            'held_cents', held, 'free_slides', w.free_slides, 'plan_slides', w.plan_slides,
            'overflow_off', w.plan_open AND NOT w.plan_overflow)
            || CASE WHEN over THEN jsonb_build_object('agent', jsonb_build_object('agent_id', agent.grant_id, 'due_cents', due,
                                                     'limit_cents', agent.limit_cents, 'spent_cents', spent)) ELSE '{}' END)::TEXT;
    END IF;
    use_promo := LEAST(due, w.promo_cents);
    use_paid := due - use_promo;
    INSERT INTO wallet_holds (job_id, account_id, state, units, unit_cents, billing_key, plan_slides, free_slides, promo_cents, paid_cents, agent_key_id)
    VALUES (p_job, p_account, 'open', p_units, p_unit_cents, p_key, use_plan, use_free, use_promo, use_paid, agent.key_id);
    INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, job_id)
    SELECT p_job || ':hold:' || t.book, p_account, t.unit, t.book, t.held, t.amount, 'hold', p_job
    FROM (VALUES ('plan_slides', 'SLIDE', 'held_slides', use_plan::BIGINT), ('free_slides', 'SLIDE', 'held_slides', use_free::BIGINT),
                 ('promo', 'USD', 'held', use_promo), ('paid', 'USD', 'held', use_paid)) AS t(book, unit, held, amount)
    WHERE t.amount > 0;
    RETURN 'held';
END $$;

-- What gateways of the version before call while both run.
CREATE OR REPLACE FUNCTION wallet_hold(p_account TEXT, p_job TEXT, p_units INTEGER, p_unit_cents INTEGER, p_slides BOOLEAN, p_key TEXT, p_free TEXT) RETURNS TEXT LANGUAGE plpgsql AS $$
BEGIN
    RETURN wallet_hold(p_account, p_job, p_units, p_unit_cents, p_slides, p_key, p_free, NULL);
END $$;
`,
  },
  {
    name: '20261123020000_payments',
    sql: `-- Payments: whose customers are whose, the top-ups that were asked for, automatic ones, and the events that a processor sent.

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
`,
  },
  {
    name: '20261123030000_credit_terms',
    sql: `-- When credit runs out, and what is used first. What is left of it is not stored: it follows from the ledger.

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
`,
  },
  {
    name: '20261123050000_plans',
    sql: `-- Plans: subscriptions as the processor last described them, and the checkouts on which they are bought.

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

-- \`plan\`: what was paid for a period.
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_check";
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_check"
    CHECK ("kind" IN ('grant', 'topup', 'bonus', 'award', 'plan', 'hold', 'capture', 'release', 'refund', 'dispute', 'expiry')) NOT VALID;
`,
  },
  {
    name: '20261123060000_invoices',
    sql: `-- Invoices: to whom they are made out, what payments paid for, what went back of them, and the invoices and credit notes themselves.

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
    -- \`refund:\` or \`dispute:\`, then the processor's id.
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
`,
  },
  {
    name: '20261123070000_mail',
    sql: `-- Mail: what is to be sent, stored in the transaction of what it tells of; who wants no notices; addresses that do not exist.

-- What mails are written in, such as \`de\`. Null: English.
ALTER TABLE "accounts" ADD COLUMN "language" TEXT;

-- Fallen below this, the balance is told of, unless automatic top-ups are on. 0: never. The default is ten slides.
ALTER TABLE "wallets"
    ADD COLUMN "low_balance_cents" BIGINT NOT NULL DEFAULT 50,
    ADD CONSTRAINT "wallets_low_balance_check" CHECK ("low_balance_cents" >= 0);

CREATE TABLE "mails" (
    -- Random: part of the Message-Id, and the credential for stamping a click.
    "mail_id" TEXT NOT NULL,
    -- What it tells of, told once.
    "key" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "name" TEXT,
    "language" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "tries" INTEGER NOT NULL DEFAULT 0,
    -- While somebody sends it: when it is taken for lost.
    "next_try_at" TIMESTAMPTZ(3),
    "message_id" TEXT,
    -- What the mail server said last, or why it was not asked.
    "answer" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "clicked_at" TIMESTAMPTZ(3),
    CONSTRAINT "mails_pkey" PRIMARY KEY ("mail_id"),
    CONSTRAINT "mails_state_check" CHECK ("state" IN ('waiting', 'sent', 'failed', 'suppressed')),
    CONSTRAINT "mails_ended_check" CHECK (("state" = 'waiting') = ("ended_at" IS NULL) AND ("state" = 'waiting') = ("next_try_at" IS NOT NULL)),
    CONSTRAINT "mails_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "mails_key_key" ON "mails"("key");
CREATE INDEX "mails_account_id_idx" ON "mails"("account_id");
CREATE INDEX "mails_due_idx" ON "mails"("next_try_at") WHERE "state" = 'waiting';
CREATE INDEX "mails_ended_at_idx" ON "mails"("ended_at");

-- Lists that an account has left.
CREATE TABLE "mail_opt_outs" (
    "account_id" TEXT NOT NULL,
    "list" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "mail_opt_outs_pkey" PRIMARY KEY ("account_id", "list"),
    CONSTRAINT "mail_opt_outs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Addresses that a mail server has said do not exist, in lower case.
CREATE TABLE "mail_bounces" (
    "address" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "mail_bounces_pkey" PRIMARY KEY ("address")
);

-- Stores a mail to the account's address, once for each key; without a usable address nothing. Sent after p_wait_s seconds.
CREATE FUNCTION mail_add(p_account TEXT, p_kind TEXT, p_key TEXT, p_data JSONB, p_wait_s INTEGER) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO mails (mail_id, key, account_id, kind, recipient, name, language, data, next_try_at)
    SELECT 'mail_' || replace(gen_random_uuid()::TEXT, '-', ''), p_key, a.account_id, p_kind, a.email,
           -- Where nobody gave a name, the account is called by what it is found by.
           CASE WHEN a.name <> a.email AND a.name IS DISTINCT FROM a.external_id THEN a.name END,
           COALESCE(a.language, 'en'), p_data, now() + p_wait_s * interval '1 second'
    FROM accounts a WHERE a.account_id = p_account AND a.email ~ '^[^[:space:][:cntrl:]@<>(),;:"\\\\]+@[^[:space:][:cntrl:]@<>(),;:"\\\\]+$'
    ON CONFLICT (key) DO NOTHING;
    IF NOT FOUND THEN RETURN false; END IF;
    IF p_wait_s = 0 THEN PERFORM pg_notify('deckwright_mails', ''); END IF;
    RETURN true;
END $$;

-- What moved a balance last: inside a trigger on wallets, the movement that fired it.
CREATE FUNCTION wallet_moved_by(p_account TEXT) RETURNS TEXT LANGUAGE sql STABLE AS $$
    SELECT t.kind FROM ledger_transfers t WHERE t.account_id = p_account ORDER BY t.seq DESC LIMIT 1
$$;

-- Work takes the balance below what the account wants to hear of. Told once after each filling, two minutes later, because jobs may give back what they hold. Refunds and disputes
-- have mails of their own.
CREATE FUNCTION wallet_low() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE filled BIGINT;
BEGIN
    IF wallet_moved_by(NEW.account_id) <> 'hold' OR EXISTS (SELECT 1 FROM auto_topups a WHERE a.account_id = NEW.account_id AND a.enabled) THEN
        RETURN NULL;
    END IF;
    SELECT t.seq INTO filled FROM ledger_transfers t
    WHERE t.account_id = NEW.account_id AND t.unit = 'USD' AND t.kind IN ('topup', 'bonus', 'grant', 'award') AND t.to_book IN ('paid', 'promo') ORDER BY t.seq DESC LIMIT 1;
    PERFORM mail_add(NEW.account_id, 'low_balance', 'low_balance:' || NEW.account_id || ':' || COALESCE(filled, 0), '{}', 120);
    RETURN NULL;
END $$;
CREATE TRIGGER "wallets_low" AFTER UPDATE OF "paid_cents", "promo_cents" ON "wallets" FOR EACH ROW
    WHEN (NEW.paid_cents + NEW.promo_cents < NEW.low_balance_cents AND OLD.paid_cents + OLD.promo_cents >= NEW.low_balance_cents)
    EXECUTE FUNCTION wallet_low();

-- Work takes the last free slide. Ones that expire are not used up.
CREATE FUNCTION wallet_no_free_slides() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE filled BIGINT;
BEGIN
    IF wallet_moved_by(NEW.account_id) <> 'hold' THEN RETURN NULL; END IF;
    SELECT t.seq INTO filled FROM ledger_transfers t
    WHERE t.account_id = NEW.account_id AND t.to_book = 'free_slides' AND t.kind = 'grant' ORDER BY t.seq DESC LIMIT 1;
    PERFORM mail_add(NEW.account_id, 'free_slides_used', 'free_slides_used:' || NEW.account_id || ':' || COALESCE(filled, 0), '{}', 120);
    RETURN NULL;
END $$;
CREATE TRIGGER "wallets_no_free_slides" AFTER UPDATE OF "free_slides" ON "wallets" FOR EACH ROW
    WHEN (NEW.free_slides = 0 AND OLD.free_slides > 0) EXECUTE FUNCTION wallet_no_free_slides();
`,
  },
  {
    name: '20261123080000_account_page',
    sql: `-- The account page: people who have signed in, what their forms came to, and a place to go on from in a long ledger.

-- A sign-in on its way to the identity provider and back, bound to the browser that began it.
CREATE TABLE "account_sign_ins" (
    "state_sha256" TEXT NOT NULL,
    "browser_sha256" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "verifier" TEXT NOT NULL,
    -- The page of ours that was asked for.
    "return_to" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "account_sign_ins_pkey" PRIMARY KEY ("state_sha256")
);
CREATE INDEX "account_sign_ins_expires_at_idx" ON "account_sign_ins"("expires_at");

-- Found by the hash of what the browser's cookie holds. Signing out deletes the row.
CREATE TABLE "account_sessions" (
    "session_sha256" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "account_sessions_pkey" PRIMARY KEY ("session_sha256"),
    CONSTRAINT "account_sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "account_sessions_account_id_idx" ON "account_sessions"("account_id");
CREATE INDEX "account_sessions_expires_at_idx" ON "account_sessions"("expires_at");

-- What a form came to, for the page that follows it: shown once, and the same when the form is sent again.
CREATE TABLE "account_outcomes" (
    "session_sha256" TEXT NOT NULL,
    "form_sha256" TEXT NOT NULL,
    -- Sealed, because it may hold a new key.
    "sealed" TEXT,
    "location" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "account_outcomes_pkey" PRIMARY KEY ("session_sha256", "form_sha256"),
    CONSTRAINT "account_outcomes_session_sha256_fkey" FOREIGN KEY ("session_sha256") REFERENCES "account_sessions"("session_sha256") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What is left of each credit after the first entries of a ledger, so that a long one is not followed from its beginning each time. It can be
-- deleted at any time.
CREATE TABLE "credit_states" (
    "account_id" TEXT NOT NULL,
    -- The last entry that it counts.
    "seq" BIGINT NOT NULL,
    "state" JSONB NOT NULL,
    CONSTRAINT "credit_states_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "credit_states_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- When the processor ends the plan, whether at the end of its period or on a day that was set there; null while it renews.
ALTER TABLE "plans" ADD COLUMN "cancel_at" TIMESTAMPTZ(3);
`,
  },
  {
    name: '20261123090000_plan_livemode',
    sql: `-- Whether a plan is paid with real money. Null: from before this was stored; the next comparison with the processor fills it in.
ALTER TABLE "plans" ADD COLUMN "livemode" BOOLEAN;
`,
  },
  {
    name: '20261123100000_mail_to_profile',
    sql: `-- Receipts go to the address for invoices, where the billing profile has one; everything else to the person who signs in.
CREATE OR REPLACE FUNCTION mail_add(p_account TEXT, p_kind TEXT, p_key TEXT, p_data JSONB, p_wait_s INTEGER) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO mails (mail_id, key, account_id, kind, recipient, name, language, data, next_try_at)
    SELECT 'mail_' || replace(gen_random_uuid()::TEXT, '-', ''), p_key, t.account_id, p_kind, t.recipient,
           -- Where nobody gave a name, the account is called by what it is found by.
           CASE WHEN t.name IS DISTINCT FROM t.email AND t.name IS DISTINCT FROM t.external_id THEN t.name END,
           COALESCE(t.language, 'en'), p_data, now() + p_wait_s * interval '1 second'
    FROM (SELECT a.*, CASE WHEN p_kind IN ('topup_receipt', 'auto_topup_receipt', 'plan_begun', 'plan_renewed', 'plan_upgraded', 'refund')
                           THEN COALESCE((SELECT b.profile ->> 'email' FROM billing_profiles b WHERE b.account_id = a.account_id), a.email)
                           ELSE a.email END AS recipient
          FROM accounts a WHERE a.account_id = p_account) t
    WHERE t.recipient ~ '^[^[:space:][:cntrl:]@<>(),;:"\\\\]+@[^[:space:][:cntrl:]@<>(),;:"\\\\]+$'
    ON CONFLICT (key) DO NOTHING;
    IF NOT FOUND THEN RETURN false; END IF;
    IF p_wait_s = 0 THEN PERFORM pg_notify('deckwright_mails', ''); END IF;
    RETURN true;
END $$;
`,
  },
  {
    name: '20261123110000_mail_recipient',
    sql: `-- Whom a mail goes to, said once: a mail that is tried again goes where a new one would.
CREATE FUNCTION mail_recipient(p_account TEXT, p_kind TEXT) RETURNS TEXT LANGUAGE sql STABLE AS $$
    -- Receipts go to the address for invoices, where the billing profile has one; everything else to the person who signs in.
    SELECT CASE WHEN p_kind IN ('topup_receipt', 'auto_topup_receipt', 'plan_begun', 'plan_renewed', 'plan_upgraded', 'refund')
                THEN COALESCE((SELECT b.profile ->> 'email' FROM billing_profiles b WHERE b.account_id = a.account_id), a.email)
                ELSE a.email END
    FROM accounts a WHERE a.account_id = p_account
$$;

CREATE OR REPLACE FUNCTION mail_add(p_account TEXT, p_kind TEXT, p_key TEXT, p_data JSONB, p_wait_s INTEGER) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO mails (mail_id, key, account_id, kind, recipient, name, language, data, next_try_at)
    SELECT 'mail_' || replace(gen_random_uuid()::TEXT, '-', ''), p_key, t.account_id, p_kind, t.recipient,
           -- Where nobody gave a name, the account is called by what it is found by.
           CASE WHEN t.name IS DISTINCT FROM t.email AND t.name IS DISTINCT FROM t.external_id THEN t.name END,
           COALESCE(t.language, 'en'), p_data, now() + p_wait_s * interval '1 second'
    FROM (SELECT a.*, mail_recipient(a.account_id, p_kind) AS recipient FROM accounts a WHERE a.account_id = p_account) t
    WHERE t.recipient ~ '^[^[:space:][:cntrl:]@<>(),;:"\\\\]+@[^[:space:][:cntrl:]@<>(),;:"\\\\]+$'
    ON CONFLICT (key) DO NOTHING;
    IF NOT FOUND THEN RETURN false; END IF;
    IF p_wait_s = 0 THEN PERFORM pg_notify('deckwright_mails', ''); END IF;
    RETURN true;
END $$;
`,
  },
  {
    name: '20261123120000_scenes',
    sql: `-- A finished slide whose preview nobody has fetched yet: the picture is drawn of it when somebody does, and takes its row.
ALTER TABLE "job_files" DROP CONSTRAINT "job_files_kind_check";
-- All rows satisfy the narrower check that went, so none has to be read under the table's lock.
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_kind_check" CHECK ("kind" IN ('pptx', 'pdf', 'png', 'preview', 'source', 'scene')) NOT VALID;
`,
  },
  {
    name: '20261123200000_board',
    sql: `-- What operators look at: attempts with their times, workers with their load, a month of samples, who signed in, and what was done.

-- Milliseconds of each stage of the attempt that ended last, as its worker measured them.
ALTER TABLE "jobs" ADD COLUMN "stages" JSON;

-- One row for each attempt that has ended; the one in hand stands in "jobs".
CREATE TABLE "job_attempts" (
    "job_id" TEXT NOT NULL,
    "attempt_no" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "job_type" TEXT NOT NULL,
    "worker_id" TEXT NOT NULL,
    "queued_at" TIMESTAMPTZ(3) NOT NULL,
    "begun_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "lease_until" TIMESTAMPTZ(3),
    "outcome" TEXT NOT NULL,
    "stages" JSON,
    "refused_at" TIMESTAMPTZ(3),
    CONSTRAINT "job_attempts_pkey" PRIMARY KEY ("job_id", "attempt_no")
);
ALTER TABLE "job_attempts" ADD CONSTRAINT "job_attempts_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("job_id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Rows come in order of time, so a few pages of index do.
CREATE INDEX "job_attempts_ended_at_idx" ON "job_attempts" USING brin ("ended_at") WITH (pages_per_range = 16, autosummarize = on);

-- Whichever statement ends an attempt, also one of another version, leaves its row.
CREATE FUNCTION job_attempt_ended() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    how TEXT := CASE
        WHEN NEW.status IN ('complete', 'canceled') THEN NEW.status
        WHEN NEW.status = 'failed' THEN CASE WHEN NEW.crashes > OLD.crashes THEN 'crashed' ELSE 'failed' END
        WHEN NEW.crashes > OLD.crashes THEN CASE WHEN OLD.lease_until < now() THEN 'lost' ELSE 'crashed' END
        WHEN NEW.waiting_for IS NOT NULL AND NEW.not_before IS NOT NULL THEN 'postponed'
        ELSE 'given_back' END;
BEGIN
    INSERT INTO job_attempts (job_id, attempt_no, revision, job_type, worker_id, queued_at, begun_at, ended_at, lease_until, outcome, stages)
    VALUES (OLD.job_id, OLD.attempt_no, OLD.revision, OLD.job_type, OLD.worker_id, LEAST(GREATEST(OLD.queued_at, OLD.not_before), OLD.started_at),
            OLD.started_at, now(), OLD.lease_until, how, CASE WHEN how IN ('complete', 'failed') THEN NEW.stages END)
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER "jobs_attempt_ended" AFTER UPDATE OF "status", "attempt_no" ON "jobs" FOR EACH ROW
    WHEN (OLD.status = 'rendering' AND OLD.worker_id IS NOT NULL AND OLD.started_at IS NOT NULL AND (NEW.status <> 'rendering' OR NEW.attempt_no <> OLD.attempt_no))
    EXECUTE FUNCTION job_attempt_ended();

-- What a worker says of itself with each sign of life, and what it has been asked.
ALTER TABLE "workers" ADD COLUMN "host" TEXT, ADD COLUMN "pid" INTEGER, ADD COLUMN "memory_bytes" BIGINT, ADD COLUMN "processor" REAL,
    ADD COLUMN "is_drained" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "drain_asked_at" TIMESTAMPTZ(3);

-- One row a queue and minute; of ten minutes when it is two days old. \`line\` is a queue, or \`store:\` and the name of a store.
CREATE TABLE "queue_samples" (
    "line" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "minutes" SMALLINT NOT NULL DEFAULT 1,
    "arrived" INTEGER NOT NULL DEFAULT 0,
    "ended" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "crashed" INTEGER NOT NULL DEFAULT 0,
    "late" INTEGER NOT NULL DEFAULT 0,
    "waiting" INTEGER NOT NULL DEFAULT 0,
    "running" INTEGER NOT NULL DEFAULT 0,
    "oldest_ms" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "p95_ms" DOUBLE PRECISION,
    CONSTRAINT "queue_samples_pkey" PRIMARY KEY ("line", "at")
);
CREATE INDEX "queue_samples_at_idx" ON "queue_samples"("at");

-- The first ten characters of a ULID of a time: ids of later things are greater.
CREATE FUNCTION ulid_of(at TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql STABLE AS $$
    SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((floor(extract(epoch FROM at) * 1000)::BIGINT >> (5 * i)) & 31)::INTEGER + 1, 1), '' ORDER BY i DESC)
    FROM generate_series(0, 9) AS i
$$;

-- People who look at the board.
CREATE TABLE "board_sign_ins" (
    "state_sha256" TEXT NOT NULL,
    "browser_sha256" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "verifier" TEXT NOT NULL,
    "return_to" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "board_sign_ins_pkey" PRIMARY KEY ("state_sha256")
);
CREATE TABLE "board_sessions" (
    "session_sha256" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "board_sessions_pkey" PRIMARY KEY ("session_sha256")
);
CREATE INDEX "board_sessions_expires_at_idx" ON "board_sessions"("expires_at");

-- What was done by whom and why, stored in the transaction that does it.
CREATE TABLE "audit_events" (
    "audit_id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "act" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "account_id" TEXT,
    "reason" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "form_sha256" TEXT,
    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("audit_id")
);
-- A form that is sent twice is done once.
CREATE UNIQUE INDEX "audit_events_form_sha256_key" ON "audit_events"("form_sha256");
CREATE INDEX "audit_events_target_idx" ON "audit_events"("target", "audit_id" DESC);
CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'what was done stays written down' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "audit_events_stay" BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER "audit_events_no_truncate" BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
`,
  },
  {
    name: '20261124000000_mail_traces',
    sql: `-- A mail is sent in the trace of what it tells of.

ALTER TABLE "mails" ADD COLUMN "traceparent" TEXT;
`,
  },
  {
    name: '20261124010000_ledger_months',
    sql: `-- Entries of jobs that are long over, summed by account and month. Each was written to an archive in the file store before.

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
`,
  },
  {
    name: '20261124030000_tool_files',
    sql: `-- What public tools made for callers without an account: each file is behind one signed link, and goes when that has expired.

CREATE TABLE "tool_files" (
    "file_id" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "mime" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "tool_files_pkey" PRIMARY KEY ("file_id")
);
CREATE INDEX "tool_files_object_key_idx" ON "tool_files"("object_key");
CREATE INDEX "tool_files_expires_at_idx" ON "tool_files"("expires_at");

-- Bytes of such a file are held as those of a job are.
CREATE TRIGGER "tool_files_need_objects" AFTER INSERT ON "tool_files" REFERENCING NEW TABLE AS new_files
    FOR EACH STATEMENT EXECUTE FUNCTION files_need_objects();
CREATE TRIGGER "tool_files_loosen_object" AFTER DELETE ON "tool_files" REFERENCING OLD TABLE AS gone_files
    FOR EACH STATEMENT EXECUTE FUNCTION file_loosens_object();
`,
  },
  {
    name: '20261128000000_key_limits',
    sql: `-- Limits that an operator gave to one key: what a policy of that name allows it, counted apart from the other keys of its account.

ALTER TABLE "api_keys" ADD COLUMN "rate_limits" JSONB NOT NULL DEFAULT '{}';
`,
  },
  {
    name: '20261128010000_one_grant',
    sql: `-- What a refresh token was issued with: a later consent widens the grant, and not the tokens that are out. Empty: the scopes of the grant, as
-- gateways of the version before write it while both run.
ALTER TABLE "oauth_refresh_tokens" ADD COLUMN "scopes" TEXT[] NOT NULL DEFAULT '{}';
UPDATE "oauth_refresh_tokens" t SET "scopes" = g."scopes" FROM "oauth_grants" g WHERE g."grant_id" = t."grant_id";

-- Each further consent used to add a grant, with a limit of its own. The newest one of an account, a client and a resource takes the others in.
CREATE TEMPORARY TABLE "folded_grants" ON COMMIT DROP AS
    SELECT grant_id, key_id, scopes, first_value(grant_id) OVER same AS kept_grant, first_value(key_id) OVER same AS kept_key
    FROM oauth_grants WHERE expires_at > now()
    WINDOW same AS (PARTITION BY account_id, client_id, resource ORDER BY created_at DESC, grant_id);
UPDATE "oauth_grants" g SET "scopes" = (
    SELECT array_agg(s ORDER BY array_position(ARRAY['slides', 'repair', 'assets', 'webhooks', 'account'], s))
    FROM (SELECT DISTINCT unnest(f.scopes) AS s FROM folded_grants f WHERE f.kept_grant = g.grant_id) united)
WHERE g.grant_id IN (SELECT kept_grant FROM folded_grants WHERE kept_grant <> grant_id);
DELETE FROM "folded_grants" WHERE kept_grant = grant_id;
UPDATE "oauth_refresh_tokens" t SET "grant_id" = f.kept_grant FROM folded_grants f WHERE f.grant_id = t.grant_id;
UPDATE "oauth_codes" c SET "key_id" = f.kept_key FROM folded_grants f WHERE f.key_id = c.key_id;
-- What they have spent this month counts.
UPDATE "wallet_holds" h SET "agent_key_id" = f.kept_key FROM folded_grants f
    WHERE f.key_id = h.agent_key_id AND h.agent_key_id IS NOT NULL AND h.state IN ('open', 'captured');
-- Their access tokens would spend without a limit: the clients renew them, under the grant that is left.
UPDATE "api_keys" k SET "revoked_at" = now() FROM folded_grants f WHERE f.key_id = k.key_id AND k.revoked_at IS NULL;
DELETE FROM "oauth_grants" g USING folded_grants f WHERE f.grant_id = g.grant_id;
`,
  },
  {
    name: '20261128020000_perceptions',
    sql: `-- Slides are made of pictures by jobs of a type of their own. Rows of the table are not looked at: the new rule takes all that the old one took.
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_job_type_check";
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_job_type_check"
    CHECK ("job_type" IN ('slide', 'deck', 'compile', 'repair', 'translation', 'image', 'conversion', 'perception', 'code')) NOT VALID;
`,
  },
  {
    name: '20261128020000_spared_lanes',
    sql: `-- Work that may last as long as it likes, as code of a caller does, never takes all lanes for one account.
-- One argument more, with a default: workers of the version before call it as they did.
DROP FUNCTION begin_next_job(TEXT, TEXT, INTEGER, TEXT, FLOAT8, INTEGER);

-- Begins the job that is next in fair order, and up to p_most slides of one deck with it; returns none when nothing is due.
-- The account with the fewest lanes first, then the one that was served longest ago; the same among its keys; then by job_rank.
-- An account that has all lanes of the worker's queue but p_spared gets no further one, so that the next account need not wait for it: whoever
-- spares lanes looks for the next job whenever one has ended, because the message of a job that was passed over is gone.
-- p_heard is the job of the message that woke the worker: its outbox entry has done its work, whichever job is begun.
CREATE FUNCTION begin_next_job(p_type TEXT, p_heard TEXT, p_heard_attempt INTEGER, p_worker TEXT, p_lease_ms FLOAT8, p_most INTEGER, p_spared INTEGER DEFAULT 0)
RETURNS SETOF jobs LANGUAGE plpgsql
-- Statistics lag behind a queue that fills and empties: without these a plan may read all of it.
SET enable_seqscan = off SET enable_bitmapscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    busy TEXT[];
    lanes INTEGER[];
    passed TEXT[] := '{}';
    most_lanes INTEGER;
    lock_timeout TEXT;
    account TEXT;
    keys INTEGER[];
    one_key INTEGER;
    first RECORD;
    begun TEXT[];
    next_due TIMESTAMPTZ;
BEGIN
    -- The disk is not waited for: a beginning that a crash of Postgres forgets is brought back as one whose message was lost.
    PERFORM set_config('synchronous_commit', 'off', true);
    -- One claim at a time, so that each sees the lanes that those before it have taken. Nothing below waits for anybody else.
    PERFORM pg_advisory_xact_lock(7462037, hashtext(p_type));
    -- Slides that were begun together take one lane.
    SELECT COALESCE(array_agg(account_id), '{}'), COALESCE(array_agg(n), '{}') INTO busy, lanes FROM (
        SELECT j.account_id, count(DISTINCT CASE WHEN j.position IS NULL THEN j.job_id ELSE j.parent_deck_id || j.worker_id || j.started_at END)::INTEGER AS n
        FROM jobs j WHERE j.status = 'rendering' AND j.worker_id IS NOT NULL AND j.job_type = p_type AND j.lease_until > clock_timestamp()
        GROUP BY j.account_id) AS running;
    IF p_spared > 0 THEN
        SELECT GREATEST(1, sum(w.concurrency) - p_spared) INTO most_lanes FROM workers w
        WHERE w.queue = (SELECT me.queue FROM workers me WHERE me.worker_id = p_worker) AND NOT w.is_drained AND w.heartbeat_at > now() - interval '1 minute';
        SELECT COALESCE(array_agg(b.account_id), '{}') INTO passed FROM unnest(busy, lanes) AS b(account_id, n) WHERE b.n >= most_lanes;
    END IF;
    <<accounts>>
    LOOP
        SELECT s.account_id INTO account FROM fair_shares s
        WHERE s.job_type = p_type AND s.key_id = 0 AND s.due_at <= clock_timestamp() AND s.account_id <> ALL (busy) AND s.account_id <> ALL (passed)
        ORDER BY s.served_at, s.account_id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
        IF NOT FOUND THEN
            SELECT s.account_id INTO account FROM unnest(busy, lanes) AS b(account_id, n)
            JOIN fair_shares s ON s.job_type = p_type AND s.account_id = b.account_id AND s.key_id = 0
            WHERE s.due_at <= clock_timestamp() AND s.account_id <> ALL (passed)
            ORDER BY b.n, s.served_at, s.account_id LIMIT 1 FOR NO KEY UPDATE OF s SKIP LOCKED;
        END IF;
        IF NOT FOUND THEN
            EXIT accounts WHEN lock_timeout IS NOT NULL;
            -- Whoever queues a job holds the share of its account until it has committed, or given up. No message follows of one that gives up, so
            -- where nothing else can be begun it is waited for once, for a moment.
            lock_timeout := current_setting('lock_timeout');
            BEGIN
                PERFORM set_config('lock_timeout', '250', true);
                PERFORM 1 FROM fair_shares s WHERE s.job_type = p_type AND s.key_id = 0 AND s.due_at <= clock_timestamp() AND s.account_id <> ALL (passed)
                ORDER BY s.served_at, s.account_id LIMIT 1 FOR NO KEY UPDATE;
                EXIT accounts WHEN NOT FOUND;
            EXCEPTION WHEN lock_not_available THEN
                EXIT accounts;
            END;
            PERFORM set_config('lock_timeout', lock_timeout, true);
            CONTINUE accounts;
        END IF;

        -- Keys of the account that have work waiting, one index probe each.
        WITH RECURSIVE waiting(id) AS (
            (SELECT COALESCE(key_id, -1) FROM jobs WHERE status = 'queued' AND job_type = p_type AND account_id = account
             ORDER BY COALESCE(key_id, -1) LIMIT 1)
            UNION ALL
            SELECT (SELECT COALESCE(j.key_id, -1) FROM jobs j WHERE j.status = 'queued' AND j.job_type = p_type AND j.account_id = account
                      AND COALESCE(j.key_id, -1) > w.id ORDER BY COALESCE(j.key_id, -1) LIMIT 1)
            FROM waiting w WHERE w.id IS NOT NULL
        )
        SELECT array_agg(w.id ORDER BY COALESCE(r.n, 0), s.served_at NULLS FIRST, w.id) INTO keys FROM waiting w
        LEFT JOIN LATERAL (
            SELECT count(*) AS n FROM jobs j WHERE j.status = 'rendering' AND j.worker_id IS NOT NULL AND j.job_type = p_type
              AND account = ANY (busy) AND j.account_id = account AND COALESCE(j.key_id, -1) = w.id AND j.lease_until > clock_timestamp()) AS r ON true
        LEFT JOIN fair_shares s ON s.job_type = p_type AND s.account_id = account AND s.key_id = w.id
        WHERE w.id IS NOT NULL;
        FOREACH one_key IN ARRAY COALESCE(keys, '{}') LOOP
            SELECT j.job_id, j.parent_deck_id, j.position, j.crashes INTO first FROM jobs j
            WHERE j.status = 'queued' AND j.job_type = p_type AND j.account_id = account AND COALESCE(j.key_id, -1) = one_key
              AND (j.not_before IS NULL OR j.not_before <= clock_timestamp())
            ORDER BY job_rank(j.queued_at, j.not_before, j.weight, j.crashes), j.position, j.job_id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
            EXIT accounts WHEN FOUND;
        END LOOP;

        -- Nothing is due. The share is closed, unless somebody is just queuing a job: whoever does so holds the row until it has committed, and
        -- whoever comes later waits for this transaction and opens the share anew. Only then is it looked at again, in a statement of its own.
        passed := passed || account;
        PERFORM 1 FROM fair_shares WHERE job_type = p_type AND account_id = account AND key_id = 0 FOR UPDATE SKIP LOCKED;
        IF FOUND THEN
            SELECT min(COALESCE(j.not_before, '-infinity')) INTO next_due FROM jobs j WHERE j.status = 'queued' AND j.job_type = p_type AND j.account_id = account;
            UPDATE fair_shares SET due_at = next_due WHERE job_type = p_type AND account_id = account AND key_id = 0;
        END IF;
        account := NULL;
    END LOOP;

    IF account IS NULL THEN
        -- The entry of a job that still waits is left to whoever sends it again.
        DELETE FROM outbox WHERE outbox_id IN (
            SELECT o.outbox_id FROM outbox o WHERE o.job_id = p_heard AND o.attempt_no = p_heard_attempt
              AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.job_id = p_heard AND j.attempt_no = p_heard_attempt AND j.status = 'queued')
            FOR UPDATE SKIP LOCKED);
        RETURN;
    END IF;

    begun := ARRAY[first.job_id];
    -- What has crashed a worker is drawn alone.
    IF p_most > 1 AND first.position IS NOT NULL AND first.crashes = 0 THEN
        begun := begun || ARRAY(
            SELECT j.job_id FROM jobs j
            WHERE j.parent_deck_id = first.parent_deck_id AND j.position > first.position AND j.status = 'queued' AND j.crashes = 0
              AND (j.not_before IS NULL OR j.not_before <= clock_timestamp())
            ORDER BY j.position LIMIT LEAST(p_most, (SELECT ceil(count(*) / 8.0) FROM jobs d WHERE d.parent_deck_id = first.parent_deck_id AND d.position IS NOT NULL)) - 1
            FOR NO KEY UPDATE SKIP LOCKED);
    END IF;
    RETURN QUERY UPDATE jobs j SET status = 'rendering', worker_id = p_worker, lease_until = clock_timestamp() + p_lease_ms * INTERVAL '1 millisecond',
        started_at = now(), progress = NULL WHERE j.job_id = ANY (begun) RETURNING j.*;
    UPDATE fair_shares SET served_at = clock_timestamp() WHERE job_type = p_type AND account_id = account AND key_id = 0;
    IF array_length(keys, 1) > 1 THEN
        INSERT INTO fair_shares (job_type, account_id, key_id, served_at) VALUES (p_type, account, one_key, clock_timestamp())
        ON CONFLICT (job_type, account_id, key_id) DO UPDATE SET served_at = excluded.served_at;
    END IF;
    -- Slides that were begun with the first need no message; the entry of the first stays where another one's message was heard.
    -- One that somebody else has in hand is left, and is at worst sent once too often.
    DELETE FROM outbox WHERE outbox_id IN (
        SELECT o.outbox_id FROM outbox o WHERE o.job_id = p_heard AND o.attempt_no = p_heard_attempt FOR UPDATE SKIP LOCKED);
    IF array_length(begun, 1) > 1 THEN
        DELETE FROM outbox WHERE outbox_id IN (
            SELECT o.outbox_id FROM outbox o JOIN jobs j ON j.job_id = o.job_id AND j.attempt_no = o.attempt_no
            WHERE o.job_id = ANY (begun[2:]) FOR UPDATE OF o SKIP LOCKED);
    END IF;
END $$;
`,
  },
  {
    name: '20261128030000_answers_without_files',
    sql: `-- Nothing is billed without a stored file, where files were asked for: of what is read in a picture, the answer itself is what is paid for.
CREATE OR REPLACE FUNCTION wallet_witness() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.outputs <> '{}'
       AND EXISTS (SELECT 1 FROM wallet_holds WHERE job_id = NEW.job_id AND state = 'captured')
       AND NOT EXISTS (SELECT 1 FROM job_files WHERE job_id = NEW.job_id) THEN
        RAISE EXCEPTION 'job % would be billed without a stored file', NEW.job_id USING ERRCODE = 'DW005';
    END IF;
    RETURN NULL;
END $$;
`,
  },
  {
    name: '20261128030000_picture_fingerprints',
    sql: `-- What pictures of slides look like, as they were handed out: a picture that an account sends back is found by it, scaled and re-encoded too.

CREATE TABLE "picture_fingerprints" (
    "job_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "account_id" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "engine_version" TEXT NOT NULL,
    "bits" BIT(256) NOT NULL,
    "colors" SMALLINT[] NOT NULL,
    "bands" INTEGER[] NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "picture_fingerprints_pkey" PRIMARY KEY ("job_id", "revision"),
    CONSTRAINT "picture_fingerprints_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("job_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "picture_fingerprints_bands_idx" ON "picture_fingerprints" USING GIN ("bands");
`,
  },
];
