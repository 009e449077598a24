-- Assets: pictures and logos of an account, placed by their ids on slides that come later.

CREATE TABLE "assets" (
    "account_id" TEXT NOT NULL,
    -- `ast_…` of a picture; `logo_` and the SHA-256 of the file as it was uploaded.
    "asset_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "mime" TEXT NOT NULL,
    "facts" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "assets_pkey" PRIMARY KEY ("account_id", "asset_id"),
    CONSTRAINT "assets_kind_check" CHECK ("kind" IN ('logo', 'image')),
    CONSTRAINT "assets_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "assets_object_key_idx" ON "assets"("object_key");

-- Bytes of an asset are held as those of a job are.
CREATE TRIGGER "assets_need_objects" AFTER INSERT ON "assets" REFERENCING NEW TABLE AS new_files
    FOR EACH STATEMENT EXECUTE FUNCTION files_need_objects();
CREATE TRIGGER "assets_loosen_object" AFTER DELETE ON "assets" REFERENCING OLD TABLE AS gone_files
    FOR EACH STATEMENT EXECUTE FUNCTION file_loosens_object();
