/** Refusals in the words of the protocol: `error` and `error_description`, with the members of our problem documents beside them. */
import { oauthClientUnknown, oauthNotConfigured, oauthRefused, type ProblemError, refuse } from '@deckwright/platform/errors';
import { type Asked, jsonReply, type Refusal, type Reply } from '@deckwright/platform/http';
import { z } from 'zod';
import type { GatewayKit } from '../kit.ts';
import type { OAuth } from './oauth.ts';
import { noticePage } from './pages/notice-page.ts';
import { pageReply } from './pages/page.ts';

/** Codes of RFC 6749 (4.1.2.1, 5.2), 7591 (3.2.2) and 8707 (2). */
export type OAuthErrorCode =
  | 'access_denied'
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_target'
  | 'invalid_token'
  | 'server_error'
  | 'temporarily_unavailable'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

/** `throw refuseOAuth('invalid_grant', 'The code has been used.')` */
export const refuseOAuth = (error: OAuthErrorCode, description: string, headers: Readonly<Record<string, string>> = {}): ProblemError =>
  refuse(
    error === 'invalid_client' || error === 'invalid_token' ? oauthClientUnknown : oauthRefused,
    { detail: description, extra: { error, error_description: description } },
    headers,
  );

/** @throws ProblemError where the service has no identity provider */
export function oauthOf(kit: GatewayKit): OAuth {
  if (kit.oauth === null) throw refuse(oauthNotConfigured);
  return kit.oauth;
}

const OAuthError = z
  .object({
    error: z.string().describe('The code of the protocol.'),
    error_description: z.string(),
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string(),
    remedy: z.string(),
    request_id: z.string(),
  })
  .meta({ id: 'OAuthError', description: 'A refusal as RFC 6749 and RFC 7591 have it, with the members of a problem document beside.' });

/** What a refusal of the wrapper, which knows nothing of OAuth, is called there. */
function codeOf({ body }: ProblemError): string {
  const code: unknown = body['error'];
  if (typeof code === 'string') return code;
  if (body.status === 429 || body.status === 503) return 'temporarily_unavailable';
  return body.status >= 500 ? 'server_error' : 'invalid_request';
}

/** RFC 6749 knows no 422. */
const statusOf = (status: number): number => (status === 422 ? 400 : status);

function oauthReply(error: ProblemError, asked: Asked): Reply {
  const { body, headers } = error;
  const type = asked.errors_page === undefined ? body.type : `${asked.errors_page}/${body.type.split('/').at(-1)}`;
  const status = statusOf(body.status);
  const document = { error: codeOf(error), error_description: body.detail, ...body, type, status, request_id: asked.request_id };
  return jsonReply(status, document, { 'Cache-Control': 'no-store', Pragma: 'no-cache', ...headers });
}

/** For endpoints that programs call. */
export const oauthRefusal: Refusal = { reply: oauthReply, status: statusOf, schema: OAuthError };

/** For endpoints that a browser opens: a page for people, and JSON for clients that do not accept pages. */
export const pageRefusal: Refusal = {
  ...oauthRefusal,
  reply: (error, asked) =>
    asked.accept.includes('text/html')
      ? pageReply(
          statusOf(error.body.status),
          noticePage({ title: error.body.title, text: error.body.detail, remedy: error.body.remedy }),
          error.headers,
        )
      : oauthReply(error, asked),
};
