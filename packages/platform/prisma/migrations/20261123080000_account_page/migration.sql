-- The account page: people who have signed in, what their forms came to, and a place to go on from in a long ledger.

-- A sign-in on its way to the identity provider and back, bound to the browser that began it.
CREATE TABLE "account_sign_ins" (
    "state_sha256" TEXT NOT NULL,
    "browser_sha256" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "verifier" TEXT NOT NULL,
    -- The page of ours that was asked for.
    "return_to" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "account_sign_ins_pkey" PRIMARY KEY ("state_sha256")
);
CREATE INDEX "account_sign_ins_expires_at_idx" ON "account_sign_ins"("expires_at");

-- Found by the hash of what the browser's cookie holds. Signing out deletes the row.
CREATE TABLE "account_sessions" (
    "session_sha256" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "account_sessions_pkey" PRIMARY KEY ("session_sha256"),
    CONSTRAINT "account_sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "account_sessions_account_id_idx" ON "account_sessions"("account_id");
CREATE INDEX "account_sessions_expires_at_idx" ON "account_sessions"("expires_at");

-- What a form came to, for the page that follows it: shown once, and the same when the form is sent again.
CREATE TABLE "account_outcomes" (
    "session_sha256" TEXT NOT NULL,
    "form_sha256" TEXT NOT NULL,
    -- Sealed, because it may hold a new key.
    "sealed" TEXT,
    "location" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "account_outcomes_pkey" PRIMARY KEY ("session_sha256", "form_sha256"),
    CONSTRAINT "account_outcomes_session_sha256_fkey" FOREIGN KEY ("session_sha256") REFERENCES "account_sessions"("session_sha256") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What is left of each credit after the first entries of a ledger, so that a long one is not followed from its beginning each time. It can be
-- deleted at any time.
CREATE TABLE "credit_states" (
    "account_id" TEXT NOT NULL,
    -- The last entry that it counts.
    "seq" BIGINT NOT NULL,
    "state" JSONB NOT NULL,
    CONSTRAINT "credit_states_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "credit_states_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- When the processor ends the plan, whether at the end of its period or on a day that was set there; null while it renews.
ALTER TABLE "plans" ADD COLUMN "cancel_at" TIMESTAMPTZ(3);
