-- What is held is the sum of the open holds, not a balance of its own: a capture then leaves the wallet's row alone, and a wallet that is
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
