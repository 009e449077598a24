-- Download links that somebody asked for: each can be taken back, and works once unless it was asked to work more often.
CREATE TABLE "file_links" (
    "link_id" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "file_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "single_use" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    CONSTRAINT "file_links_pkey" PRIMARY KEY ("link_id"),
    CONSTRAINT "file_links_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("job_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "file_links_job_id_idx" ON "file_links"("job_id");
CREATE INDEX "file_links_expires_at_idx" ON "file_links"("expires_at");
