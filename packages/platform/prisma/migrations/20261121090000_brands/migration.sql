-- Brands: a slug of an account, its versions, and the files that each needs. A version is never changed and never goes before its account.

CREATE TABLE "brands" (
    "account_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    -- The highest number given; it never falls.
    "newest" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hidden_at" TIMESTAMPTZ(3),
    CONSTRAINT "brands_pkey" PRIMARY KEY ("account_id", "slug"),
    CONSTRAINT "brands_newest_check" CHECK ("newest" > 0),
    CONSTRAINT "brands_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "brand_versions" (
    "account_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "kit" JSON NOT NULL,
    "made" JSON NOT NULL,
    "report" JSON NOT NULL,
    "hash" TEXT NOT NULL,
    "engine_version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "brand_versions_pkey" PRIMARY KEY ("account_id", "slug", "version"),
    CONSTRAINT "brand_versions_version_check" CHECK ("version" > 0),
    CONSTRAINT "brand_versions_brand_fkey" FOREIGN KEY ("account_id", "slug") REFERENCES "brands"("account_id", "slug") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "brand_files" (
    "account_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "mime" TEXT NOT NULL,
    "facts" JSON,
    CONSTRAINT "brand_files_pkey" PRIMARY KEY ("account_id", "slug", "version", "position"),
    CONSTRAINT "brand_files_role_check" CHECK ("role" IN ('face', 'metrics', 'logo', 'template')),
    CONSTRAINT "brand_files_version_fkey" FOREIGN KEY ("account_id", "slug", "version") REFERENCES "brand_versions"("account_id", "slug", "version") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "brand_files_object_key_idx" ON "brand_files"("object_key");

-- Bytes of a version are held as those of a job are.
CREATE TRIGGER "brand_files_need_objects" AFTER INSERT ON "brand_files" REFERENCING NEW TABLE AS new_files
    FOR EACH STATEMENT EXECUTE FUNCTION files_need_objects();
CREATE TRIGGER "brand_files_loosen_object" AFTER DELETE ON "brand_files" REFERENCING OLD TABLE AS gone_files
    FOR EACH STATEMENT EXECUTE FUNCTION file_loosens_object();

-- What a version is stays what it is.
CREATE FUNCTION version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a version of a brand is never changed';
END $$;
CREATE TRIGGER "brand_versions_stay" BEFORE UPDATE ON "brand_versions" FOR EACH ROW EXECUTE FUNCTION version_stays();
CREATE TRIGGER "brand_files_stay" BEFORE UPDATE ON "brand_files" FOR EACH ROW EXECUTE FUNCTION version_stays();
