-- What pictures of slides look like, as they were handed out: a picture that an account sends back is found by it, scaled and re-encoded too.

CREATE TABLE "picture_fingerprints" (
    "job_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "account_id" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "engine_version" TEXT NOT NULL,
    "bits" BIT(256) NOT NULL,
    "colors" SMALLINT[] NOT NULL,
    "bands" INTEGER[] NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "picture_fingerprints_pkey" PRIMARY KEY ("job_id", "revision"),
    CONSTRAINT "picture_fingerprints_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("job_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "picture_fingerprints_bands_idx" ON "picture_fingerprints" USING GIN ("bands");
