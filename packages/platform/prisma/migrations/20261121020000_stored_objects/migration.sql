-- One row for each object in the store. Who points to it are the rows of `job_files`; when none does and no claim runs, it is marked as gone,
-- and its bytes go. What is gone never comes back under its key: the same bytes, stored again, get another one, so that a deletion that
-- comes late, from a process cut off from here, hits nobody.
CREATE TABLE "stored_objects" (
    "object_key" TEXT NOT NULL,
    "base_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "loose_since" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "gone_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    CONSTRAINT "stored_objects_pkey" PRIMARY KEY ("object_key"),
    CONSTRAINT "stored_objects_gone_check" CHECK ("gone_at" IS NULL OR "loose_since" IS NULL),
    CONSTRAINT "stored_objects_deleted_check" CHECK ("deleted_at" IS NULL OR "gone_at" IS NOT NULL)
);
-- One living object for the same bytes.
CREATE UNIQUE INDEX "stored_objects_living_key" ON "stored_objects"("base_key") WHERE "gone_at" IS NULL;
CREATE INDEX "stored_objects_base_key_idx" ON "stored_objects"("base_key");
-- The sweep asks for what may be unreferenced, oldest first, and for what is still to be deleted or forgotten.
CREATE INDEX "stored_objects_loose_idx" ON "stored_objects"("loose_since") WHERE "loose_since" IS NOT NULL;
CREATE INDEX "stored_objects_gone_idx" ON "stored_objects"("gone_at") WHERE "gone_at" IS NOT NULL;

INSERT INTO "stored_objects" ("object_key", "base_key", "loose_since") SELECT DISTINCT "object_key", "object_key", NULL::TIMESTAMPTZ FROM "job_files";
INSERT INTO "stored_objects" ("object_key", "base_key") SELECT "object_key", "object_key" FROM "orphan_objects" ON CONFLICT DO NOTHING;
DROP TABLE "orphan_objects";

-- A file row takes a share lock on its object, which the sweep's exclusive one excludes: either the sweep sees the row, or the row sees
-- that the object is gone and is refused. A worker of the earlier version does not claim, so a missing row is written here.
CREATE FUNCTION files_need_objects() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    wanted BIGINT := (SELECT count(DISTINCT object_key) FROM new_files);
    there BIGINT;
    gone TEXT;
BEGIN
    SELECT count(*), min(object_key) FILTER (WHERE gone_at IS NOT NULL) INTO there, gone FROM (
        SELECT object_key, gone_at FROM stored_objects WHERE object_key IN (SELECT object_key FROM new_files) FOR KEY SHARE
    ) AS locked;
    IF there < wanted THEN
        INSERT INTO stored_objects (object_key, base_key) SELECT DISTINCT object_key, 'unclaimed:' || object_key FROM new_files ORDER BY 1 ON CONFLICT DO NOTHING;
        SELECT min(object_key) FILTER (WHERE gone_at IS NOT NULL) INTO gone FROM (
            SELECT object_key, gone_at FROM stored_objects WHERE object_key IN (SELECT object_key FROM new_files) FOR KEY SHARE
        ) AS locked;
    END IF;
    IF gone IS NOT NULL THEN
        RAISE EXCEPTION 'the object % was given up before its file was written down', gone USING ERRCODE = 'DW410';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "job_files_need_objects" AFTER INSERT ON "job_files" REFERENCING NEW TABLE AS new_files
    FOR EACH STATEMENT EXECUTE FUNCTION files_need_objects();

-- Whether others still point to the object is for the sweep to find out, under its lock: two who leave at once cannot see each other.
CREATE FUNCTION file_loosens_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- In one order for everybody: two who share objects would lock each other out for good.
    PERFORM 1 FROM stored_objects WHERE object_key IN (SELECT object_key FROM gone_files) ORDER BY object_key FOR NO KEY UPDATE;
    UPDATE stored_objects SET loose_since = now() WHERE object_key IN (SELECT object_key FROM gone_files) AND gone_at IS NULL;
    RETURN NULL;
END $$;
CREATE TRIGGER "job_files_loosen_object" AFTER DELETE ON "job_files" REFERENCING OLD TABLE AS gone_files
    FOR EACH STATEMENT EXECUTE FUNCTION file_loosens_object();

-- Who took which file, and when. Outlives file and job, so nothing here points to them.
CREATE TABLE "file_downloads" (
    "download_id" BIGSERIAL NOT NULL,
    "file_id" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "key_id" INTEGER,
    "address" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "downloaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "file_downloads_pkey" PRIMARY KEY ("download_id")
);
CREATE INDEX "file_downloads_account_id_idx" ON "file_downloads"("account_id", "download_id" DESC);
CREATE INDEX "file_downloads_file_id_idx" ON "file_downloads"("file_id");
CREATE INDEX "file_downloads_downloaded_at_idx" ON "file_downloads"("downloaded_at");
