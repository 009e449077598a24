-- Mail: what is to be sent, stored in the transaction of what it tells of; who wants no notices; addresses that do not exist.

-- What mails are written in, such as `de`. Null: English.
ALTER TABLE "accounts" ADD COLUMN "language" TEXT;

-- Fallen below this, the balance is told of, unless automatic top-ups are on. 0: never. The default is ten slides.
ALTER TABLE "wallets"
    ADD COLUMN "low_balance_cents" BIGINT NOT NULL DEFAULT 50,
    ADD CONSTRAINT "wallets_low_balance_check" CHECK ("low_balance_cents" >= 0);

CREATE TABLE "mails" (
    -- Random: part of the Message-Id, and the credential for stamping a click.
    "mail_id" TEXT NOT NULL,
    -- What it tells of, told once.
    "key" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "name" TEXT,
    "language" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "tries" INTEGER NOT NULL DEFAULT 0,
    -- While somebody sends it: when it is taken for lost.
    "next_try_at" TIMESTAMPTZ(3),
    "message_id" TEXT,
    -- What the mail server said last, or why it was not asked.
    "answer" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "clicked_at" TIMESTAMPTZ(3),
    CONSTRAINT "mails_pkey" PRIMARY KEY ("mail_id"),
    CONSTRAINT "mails_state_check" CHECK ("state" IN ('waiting', 'sent', 'failed', 'suppressed')),
    CONSTRAINT "mails_ended_check" CHECK (("state" = 'waiting') = ("ended_at" IS NULL) AND ("state" = 'waiting') = ("next_try_at" IS NOT NULL)),
    CONSTRAINT "mails_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "mails_key_key" ON "mails"("key");
CREATE INDEX "mails_account_id_idx" ON "mails"("account_id");
CREATE INDEX "mails_due_idx" ON "mails"("next_try_at") WHERE "state" = 'waiting';
CREATE INDEX "mails_ended_at_idx" ON "mails"("ended_at");

-- Lists that an account has left.
CREATE TABLE "mail_opt_outs" (
    "account_id" TEXT NOT NULL,
    "list" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "mail_opt_outs_pkey" PRIMARY KEY ("account_id", "list"),
    CONSTRAINT "mail_opt_outs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Addresses that a mail server has said do not exist, in lower case.
CREATE TABLE "mail_bounces" (
    "address" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "mail_bounces_pkey" PRIMARY KEY ("address")
);

-- Stores a mail to the account's address, once for each key; without a usable address nothing. Sent after p_wait_s seconds.
CREATE FUNCTION mail_add(p_account TEXT, p_kind TEXT, p_key TEXT, p_data JSONB, p_wait_s INTEGER) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO mails (mail_id, key, account_id, kind, recipient, name, language, data, next_try_at)
    SELECT 'mail_' || replace(gen_random_uuid()::TEXT, '-', ''), p_key, a.account_id, p_kind, a.email,
           -- Where nobody gave a name, the account is called by what it is found by.
           CASE WHEN a.name <> a.email AND a.name IS DISTINCT FROM a.external_id THEN a.name END,
           COALESCE(a.language, 'en'), p_data, now() + p_wait_s * interval '1 second'
    FROM accounts a WHERE a.account_id = p_account AND a.email ~ '^[^[:space:][:cntrl:]@<>(),;:"\\]+@[^[:space:][:cntrl:]@<>(),;:"\\]+$'
    ON CONFLICT (key) DO NOTHING;
    IF NOT FOUND THEN RETURN false; END IF;
    IF p_wait_s = 0 THEN PERFORM pg_notify('deckwright_mails', ''); END IF;
    RETURN true;
END $$;

-- What moved a balance last: inside a trigger on wallets, the movement that fired it.
CREATE FUNCTION wallet_moved_by(p_account TEXT) RETURNS TEXT LANGUAGE sql STABLE AS $$
    SELECT t.kind FROM ledger_transfers t WHERE t.account_id = p_account ORDER BY t.seq DESC LIMIT 1
$$;

-- Work takes the balance below what the account wants to hear of. Told once after each filling, two minutes later, because jobs may give back what they hold. Refunds and disputes
-- have mails of their own.
CREATE FUNCTION wallet_low() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE filled BIGINT;
BEGIN
    IF wallet_moved_by(NEW.account_id) <> 'hold' OR EXISTS (SELECT 1 FROM auto_topups a WHERE a.account_id = NEW.account_id AND a.enabled) THEN
        RETURN NULL;
    END IF;
    SELECT t.seq INTO filled FROM ledger_transfers t
    WHERE t.account_id = NEW.account_id AND t.unit = 'USD' AND t.kind IN ('topup', 'bonus', 'grant', 'award') AND t.to_book IN ('paid', 'promo') ORDER BY t.seq DESC LIMIT 1;
    PERFORM mail_add(NEW.account_id, 'low_balance', 'low_balance:' || NEW.account_id || ':' || COALESCE(filled, 0), '{}', 120);
    RETURN NULL;
END $$;
CREATE TRIGGER "wallets_low" AFTER UPDATE OF "paid_cents", "promo_cents" ON "wallets" FOR EACH ROW
    WHEN (NEW.paid_cents + NEW.promo_cents < NEW.low_balance_cents AND OLD.paid_cents + OLD.promo_cents >= NEW.low_balance_cents)
    EXECUTE FUNCTION wallet_low();

-- Work takes the last free slide. Ones that expire are not used up.
CREATE FUNCTION wallet_no_free_slides() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE filled BIGINT;
BEGIN
    IF wallet_moved_by(NEW.account_id) <> 'hold' THEN RETURN NULL; END IF;
    SELECT t.seq INTO filled FROM ledger_transfers t
    WHERE t.account_id = NEW.account_id AND t.to_book = 'free_slides' AND t.kind = 'grant' ORDER BY t.seq DESC LIMIT 1;
    PERFORM mail_add(NEW.account_id, 'free_slides_used', 'free_slides_used:' || NEW.account_id || ':' || COALESCE(filled, 0), '{}', 120);
    RETURN NULL;
END $$;
CREATE TRIGGER "wallets_no_free_slides" AFTER UPDATE OF "free_slides" ON "wallets" FOR EACH ROW
    WHEN (NEW.free_slides = 0 AND OLD.free_slides > 0) EXECUTE FUNCTION wallet_no_free_slides();
