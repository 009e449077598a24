-- What an agent may spend from the wallet in a month. Null: as much as the wallet has, as for grants from before there were limits.

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
