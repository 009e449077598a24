-- What operators look at: attempts with their times, workers with their load, a month of samples, who signed in, and what was done.

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

-- One row a queue and minute; of ten minutes when it is two days old. `line` is a queue, or `store:` and the name of a store.
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
