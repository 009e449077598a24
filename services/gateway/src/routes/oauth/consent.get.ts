/** GET /oauth/consent: the page that asks a person about an agent, before anybody is sent to sign in. */
import { oauthNotConfigured, oauthRefused } from '@deckwright/platform/errors';
import { formToken } from '@deckwright/platform/sign-in';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';
import { consentPage } from '../../oauth/pages/consent-page.ts';
import { pageReply } from '../../oauth/pages/page.ts';
import { oauthOf, pageRefusal } from '../../oauth/refusals.ts';
import { loadAuthorization } from '../../oauth/steps/load-authorization.ts';
import { loadClient } from '../../oauth/steps/load-client.ts';

export const route = defineRoute({
  method: 'get',
  path: '/oauth/consent',
  tag: 'OAuth',
  summary: 'The page that asks',
  auth: 'public',
  query: z.strictObject({ request: z.string().max(100).describe('As GET /oauth/authorize has named it.') }),
  refusal: pageRefusal,
  answers: { 200: { description: 'The page.', media_type: 'text/html' } },
  errors: [oauthRefused, oauthNotConfigured],
  async handle({ kit, query, header }) {
    const { identity, form_key, proposed_limit_cents } = oauthOf(kit);
    const { authorization, browser } = await loadAuthorization(kit, query.request, header('cookie'));
    const client = await loadClient(kit, authorization.client_id);
    const { redirect_uri, resource, scopes } = authorization;
    const form_token = formToken(form_key, browser, query.request);
    return pageReply(
      200,
      consentPage({
        client,
        redirect_uri,
        resource,
        scopes,
        request: query.request,
        form_token,
        identity: identity.name,
        proposed_limit_cents,
      }),
    );
  },
});
