-- OAuth for agents: who they are, what is being asked for, what was granted.

-- An agent that an account let in acts by a row beside its keys, so that jobs, shares and the ledger name it; nobody can send it as a key.
ALTER TABLE "api_keys" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'key' CONSTRAINT "api_keys_kind_check" CHECK ("kind" IN ('key', 'agent'));

-- `registered`: by dynamic registration, at most 100. `document`: read from the address that the id is, and read again when it is old.
CREATE TABLE "oauth_clients" (
    "client_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "redirect_uris" TEXT[] NOT NULL,
    "auth_method" TEXT NOT NULL,
    "secret_sha256" TEXT,
    "management_sha256" TEXT,
    "metadata" JSON NOT NULL,
    -- The address that registered it, as limits count it.
    "registered_from" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "read_at" TIMESTAMPTZ(3),
    CONSTRAINT "oauth_clients_pkey" PRIMARY KEY ("client_id"),
    CONSTRAINT "oauth_clients_kind_check" CHECK ("kind" IN ('registered', 'document')),
    CONSTRAINT "oauth_clients_auth_method_check" CHECK ("auth_method" IN ('none', 'client_secret_basic', 'client_secret_post')),
    CONSTRAINT "oauth_clients_secret_check" CHECK (("auth_method" = 'none') = ("secret_sha256" IS NULL))
);

-- An authorization on its way: asked for, agreed to, and with the identity provider. Found by hashes of what only the browser knows.
CREATE TABLE "oauth_authorizations" (
    "request_sha256" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "client_state" TEXT,
    "code_challenge" TEXT NOT NULL,
    "resource" TEXT NOT NULL,
    "scopes" TEXT[] NOT NULL,
    "browser_sha256" TEXT NOT NULL,
    "days" INTEGER,
    "idp_state_sha256" TEXT,
    "idp_nonce" TEXT,
    "idp_verifier" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "oauth_authorizations_pkey" PRIMARY KEY ("request_sha256"),
    CONSTRAINT "oauth_authorizations_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("client_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "oauth_authorizations_idp_state_sha256_key" ON "oauth_authorizations"("idp_state_sha256");
CREATE INDEX "oauth_authorizations_client_id_idx" ON "oauth_authorizations"("client_id", "expires_at");

-- What an account has let an agent do, and until when. Its row is gone once that is taken back.
CREATE TABLE "oauth_grants" (
    "grant_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "client_name" TEXT NOT NULL,
    "key_id" INTEGER NOT NULL,
    "resource" TEXT NOT NULL,
    "scopes" TEXT[] NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_token_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "oauth_grants_pkey" PRIMARY KEY ("grant_id"),
    CONSTRAINT "oauth_grants_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "oauth_grants_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("key_id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "oauth_grants_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("client_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "oauth_grants_account_id_idx" ON "oauth_grants"("account_id");
CREATE INDEX "oauth_grants_client_id_idx" ON "oauth_grants"("client_id", "expires_at");
CREATE UNIQUE INDEX "oauth_grants_key_id_key" ON "oauth_grants"("key_id");

-- A used code stays for a while: a second use means that somebody else has it, and ends what the first one began.
CREATE TABLE "oauth_codes" (
    "code_sha256" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "code_challenge" TEXT NOT NULL,
    "resource" TEXT NOT NULL,
    "scopes" TEXT[] NOT NULL,
    "account_id" TEXT NOT NULL,
    "days" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "key_id" INTEGER,
    CONSTRAINT "oauth_codes_pkey" PRIMARY KEY ("code_sha256"),
    CONSTRAINT "oauth_codes_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("client_id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "oauth_codes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "oauth_codes_client_id_idx" ON "oauth_codes"("client_id", "expires_at");

-- One is good at a time; a used one that comes again ends its grant.
CREATE TABLE "oauth_refresh_tokens" (
    "token_sha256" TEXT NOT NULL,
    "grant_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    CONSTRAINT "oauth_refresh_tokens_pkey" PRIMARY KEY ("token_sha256"),
    CONSTRAINT "oauth_refresh_tokens_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "oauth_grants"("grant_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "oauth_refresh_tokens_grant_id_idx" ON "oauth_refresh_tokens"("grant_id");

-- What the sign-in of an embedded service remembers: sessions, forms on their way, codes.
CREATE TABLE "sign_in_records" (
    "model" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "payload" JSON NOT NULL,
    "grant_id" TEXT,
    "uid" TEXT,
    "consumed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    CONSTRAINT "sign_in_records_pkey" PRIMARY KEY ("model", "id")
);
CREATE INDEX "sign_in_records_grant_id_idx" ON "sign_in_records"("grant_id");
CREATE INDEX "sign_in_records_uid_idx" ON "sign_in_records"("uid");
