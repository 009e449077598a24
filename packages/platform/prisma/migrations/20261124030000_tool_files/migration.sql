-- What public tools made for callers without an account: each file is behind one signed link, and goes when that has expired.

CREATE TABLE "tool_files" (
    "file_id" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "mime" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "tool_files_pkey" PRIMARY KEY ("file_id")
);
CREATE INDEX "tool_files_object_key_idx" ON "tool_files"("object_key");
CREATE INDEX "tool_files_expires_at_idx" ON "tool_files"("expires_at");

-- Bytes of such a file are held as those of a job are.
CREATE TRIGGER "tool_files_need_objects" AFTER INSERT ON "tool_files" REFERENCING NEW TABLE AS new_files
    FOR EACH STATEMENT EXECUTE FUNCTION files_need_objects();
CREATE TRIGGER "tool_files_loosen_object" AFTER DELETE ON "tool_files" REFERENCING OLD TABLE AS gone_files
    FOR EACH STATEMENT EXECUTE FUNCTION file_loosens_object();
