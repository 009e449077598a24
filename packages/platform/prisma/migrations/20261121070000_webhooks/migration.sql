-- Webhooks: who wants to hear of what, what happened, and each telling of it. An event is written in the transaction that ends its job.

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
