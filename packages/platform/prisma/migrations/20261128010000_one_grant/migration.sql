-- What a refresh token was issued with: a later consent widens the grant, and not the tokens that are out. Empty: the scopes of the grant, as
-- gateways of the version before write it while both run.
ALTER TABLE "oauth_refresh_tokens" ADD COLUMN "scopes" TEXT[] NOT NULL DEFAULT '{}';
UPDATE "oauth_refresh_tokens" t SET "scopes" = g."scopes" FROM "oauth_grants" g WHERE g."grant_id" = t."grant_id";

-- Each further consent used to add a grant, with a limit of its own. The newest one of an account, a client and a resource takes the others in.
CREATE TEMPORARY TABLE "folded_grants" ON COMMIT DROP AS
    SELECT grant_id, key_id, scopes, first_value(grant_id) OVER same AS kept_grant, first_value(key_id) OVER same AS kept_key
    FROM oauth_grants WHERE expires_at > now()
    WINDOW same AS (PARTITION BY account_id, client_id, resource ORDER BY created_at DESC, grant_id);
UPDATE "oauth_grants" g SET "scopes" = (
    SELECT array_agg(s ORDER BY array_position(ARRAY['slides', 'repair', 'assets', 'webhooks', 'account'], s))
    FROM (SELECT DISTINCT unnest(f.scopes) AS s FROM folded_grants f WHERE f.kept_grant = g.grant_id) united)
WHERE g.grant_id IN (SELECT kept_grant FROM folded_grants WHERE kept_grant <> grant_id);
DELETE FROM "folded_grants" WHERE kept_grant = grant_id;
UPDATE "oauth_refresh_tokens" t SET "grant_id" = f.kept_grant FROM folded_grants f WHERE f.grant_id = t.grant_id;
UPDATE "oauth_codes" c SET "key_id" = f.kept_key FROM folded_grants f WHERE f.key_id = c.key_id;
-- What they have spent this month counts.
UPDATE "wallet_holds" h SET "agent_key_id" = f.kept_key FROM folded_grants f
    WHERE f.key_id = h.agent_key_id AND h.agent_key_id IS NOT NULL AND h.state IN ('open', 'captured');
-- Their access tokens would spend without a limit: the clients renew them, under the grant that is left.
UPDATE "api_keys" k SET "revoked_at" = now() FROM folded_grants f WHERE f.key_id = k.key_id AND k.revoked_at IS NULL;
DELETE FROM "oauth_grants" g USING folded_grants f WHERE f.grant_id = g.grant_id;
