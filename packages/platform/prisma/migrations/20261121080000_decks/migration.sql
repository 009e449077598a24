-- Decks: slides as child jobs with a place, a deck that waits for them without a holder, and its earlier revisions.

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
