-- Limits that an operator gave to one key: what a policy of that name allows it, counted apart from the other keys of its account.

ALTER TABLE "api_keys" ADD COLUMN "rate_limits" JSONB NOT NULL DEFAULT '{}';
