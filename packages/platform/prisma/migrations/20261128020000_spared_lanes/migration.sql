-- Work that may last as long as it likes, as code of a caller does, never takes all lanes for one account.
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
