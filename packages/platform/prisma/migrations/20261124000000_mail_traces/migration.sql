-- A mail is sent in the trace of what it tells of.

ALTER TABLE "mails" ADD COLUMN "traceparent" TEXT;
