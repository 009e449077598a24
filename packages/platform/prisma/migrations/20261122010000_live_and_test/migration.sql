-- What a test key makes is test, and lives apart from what is live. All that stands here already is live.

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
