-- Whom a mail goes to, said once: a mail that is tried again goes where a new one would.
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
    WHERE t.recipient ~ '^[^[:space:][:cntrl:]@<>(),;:"\\]+@[^[:space:][:cntrl:]@<>(),;:"\\]+$'
    ON CONFLICT (key) DO NOTHING;
    IF NOT FOUND THEN RETURN false; END IF;
    IF p_wait_s = 0 THEN PERFORM pg_notify('deckwright_mails', ''); END IF;
    RETURN true;
END $$;
