-- A job whose attempt met an outage waits in the queue's table, not in the queue: what for, since when, and when it is tried again.

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
