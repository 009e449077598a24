-- A deck whose file exists stays complete when a later edit of it fails: it goes back to its newest revision with a file, and keeps what the
-- edit failed with beside it. In a trigger, so that it holds whoever writes the end: a worker, the quarantine, a version before this one.

ALTER TABLE "jobs" ADD COLUMN "edit_error" JSON;
-- Of a deck: its slides and their places, `[{job_id, position}]`. Null in rows that a version before this one wrote.
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
-- Before `jobs_settle`, by its name: an edit is free, and what the deck was paid with stays.
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
