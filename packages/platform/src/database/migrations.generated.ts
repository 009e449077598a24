/** Made by scripts/generate-migrations.mjs from prisma/migrations. */
import type { Migration } from './migrate.ts';

export const migrations: readonly Migration[] = [
  {
    name: '20261120000000_accounts_and_jobs',
    sql: `-- Accounts, keys, jobs, outbox, idempotency and the embedded queue.

CREATE TABLE "accounts" (
    "account_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "accounts_pkey" PRIMARY KEY ("account_id")
);

CREATE TABLE "api_keys" (
    "key_id" SERIAL NOT NULL,
    "account_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mode" TEXT NOT NULL DEFAULT 'live',
    "prefix" TEXT NOT NULL,
    "secret_sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("key_id"),
    CONSTRAINT "api_keys_mode_check" CHECK ("mode" IN ('live', 'test')),
    CONSTRAINT "api_keys_secret_sha256_check" CHECK ("secret_sha256" ~ '^[0-9a-f]{64}$'),
    CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "api_keys_prefix_key" ON "api_keys"("prefix");
CREATE INDEX "api_keys_account_id_idx" ON "api_keys"("account_id");

CREATE TABLE "jobs" (
    "job_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "job_type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "name" TEXT,
    "request_text" TEXT NOT NULL,
    "input_hash" TEXT NOT NULL,
    "outputs" TEXT[],
    "attempt_no" INTEGER NOT NULL DEFAULT 1,
    "crashes" INTEGER NOT NULL DEFAULT 0,
    "progress" JSON,
    "result" JSON,
    "error" JSON,
    "cost_cents" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "parent_deck_id" TEXT,
    "traceparent" TEXT,
    "worker_id" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    CONSTRAINT "jobs_pkey" PRIMARY KEY ("job_id"),
    CONSTRAINT "jobs_job_type_check" CHECK ("job_type" IN ('slide', 'deck', 'compile', 'repair', 'image', 'conversion', 'code')),
    CONSTRAINT "jobs_status_check" CHECK ("status" IN ('queued', 'rendering', 'complete', 'failed', 'canceled')),
    CONSTRAINT "jobs_cost_cents_check" CHECK ("cost_cents" >= 0),
    -- A running job always has a holder, and only a running job has one.
    CONSTRAINT "jobs_holder_check" CHECK (("status" = 'rendering') = ("worker_id" IS NOT NULL AND "lease_until" IS NOT NULL)),
    CONSTRAINT "jobs_finished_check" CHECK (("status" IN ('complete', 'failed', 'canceled')) = ("finished_at" IS NOT NULL)),
    CONSTRAINT "jobs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "jobs_parent_deck_id_fkey" FOREIGN KEY ("parent_deck_id") REFERENCES "jobs"("job_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "jobs_account_id_created_at_job_id_idx" ON "jobs"("account_id", "created_at" DESC, "job_id" DESC);
CREATE INDEX "jobs_parent_deck_id_idx" ON "jobs"("parent_deck_id");
-- The reconciler's three questions and the repeat look-up touch only the rows that can answer them.
CREATE INDEX "jobs_queued_idx" ON "jobs"("queued_at", "job_id") WHERE "status" = 'queued';
CREATE INDEX "jobs_lease_idx" ON "jobs"("lease_until") WHERE "status" = 'rendering';
CREATE INDEX "jobs_holder_idx" ON "jobs"("worker_id") WHERE "status" = 'rendering';
CREATE INDEX "jobs_finished_idx" ON "jobs"("finished_at") WHERE "finished_at" IS NOT NULL;
CREATE INDEX "jobs_repeat_idx" ON "jobs"("account_id", "input_hash", "finished_at" DESC) WHERE "status" = 'complete';

CREATE TABLE "job_files" (
    "file_id" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "attempt_no" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "mime" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "job_files_pkey" PRIMARY KEY ("file_id"),
    CONSTRAINT "job_files_kind_check" CHECK ("kind" IN ('pptx', 'pdf', 'png', 'preview')),
    CONSTRAINT "job_files_sha256_check" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
    CONSTRAINT "job_files_bytes_check" CHECK ("bytes" > 0),
    CONSTRAINT "job_files_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("job_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "job_files_job_id_revision_kind_key" ON "job_files"("job_id", "revision", "kind");
CREATE INDEX "job_files_object_key_idx" ON "job_files"("object_key");

CREATE TABLE "orphan_objects" (
    "object_key" TEXT NOT NULL,
    "orphaned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "orphan_objects_pkey" PRIMARY KEY ("object_key")
);

CREATE TABLE "outbox" (
    "outbox_id" BIGSERIAL NOT NULL,
    "queue" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "attempt_no" INTEGER NOT NULL,
    "traceparent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    CONSTRAINT "outbox_pkey" PRIMARY KEY ("outbox_id")
);
CREATE INDEX "outbox_job_id_attempt_no_idx" ON "outbox"("job_id", "attempt_no");
CREATE INDEX "outbox_unsent_idx" ON "outbox"("outbox_id") WHERE "sent_at" IS NULL;
CREATE INDEX "outbox_sent_idx" ON "outbox"("sent_at") WHERE "sent_at" IS NOT NULL;

CREATE TABLE "idempotency_keys" (
    "account_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body_sha256" TEXT NOT NULL,
    "job_id" TEXT,
    "status" INTEGER,
    "headers" JSON,
    "body" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "running_until" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("account_id", "key"),
    CONSTRAINT "idempotency_keys_answer_check" CHECK (("status" IS NULL) = ("body" IS NULL)),
    CONSTRAINT "idempotency_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys"("expires_at");

CREATE TABLE "workers" (
    "worker_id" TEXT NOT NULL,
    "queue" TEXT NOT NULL,
    "concurrency" INTEGER NOT NULL,
    "active" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "heartbeat_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "workers_pkey" PRIMARY KEY ("worker_id")
);

-- Unlogged: cheap to write and emptied by a crash of Postgres, which the reconciler heals as it heals a flushed Redis.
CREATE UNLOGGED TABLE "doorbell_rings" (
    "ring_id" BIGSERIAL NOT NULL,
    "queue" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "payload" BYTEA NOT NULL,
    "rung_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "doorbell_rings_pkey" PRIMARY KEY ("ring_id")
);
CREATE UNIQUE INDEX "doorbell_rings_queue_key_key" ON "doorbell_rings"("queue", "key");
-- A queue is a table that is always nearly empty: vacuum early.
ALTER TABLE "doorbell_rings" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);

CREATE TABLE "installation_values" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "installation_values_pkey" PRIMARY KEY ("name")
);
`,
  },
];
