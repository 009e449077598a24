/** Authorize, step 3: response type, PKCE, resource and scope. The client gets the refusal at its redirect_uri. */

import type { OAuthErrorCode } from '../refusals.ts';
import { defaultResource, knownResource } from '../resources.ts';
import { readScopes } from '../scopes.ts';

/** Goes back to the client (RFC 6749, 4.1.2.1). */
export class AuthorizationRefused extends Error {
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.code = code;
  }
}

export interface CheckedRequest {
  readonly code_challenge: string;
  readonly resource: string;
  readonly scopes: readonly string[];
}

/** @throws AuthorizationRefused */
export function checkRequest(query: URLSearchParams, base_url: string): CheckedRequest {
  const response_type = query.get('response_type');
  if (response_type === null) throw new AuthorizationRefused('invalid_request', 'response_type is missing; it is code.');
  if (response_type !== 'code') throw new AuthorizationRefused('unsupported_response_type', 'response_type must be code.');
  if (!['query', null].includes(query.get('response_mode')))
    throw new AuthorizationRefused('invalid_request', 'response_mode must be query.');
  const code_challenge = query.get('code_challenge') ?? '';
  // RFC 7636: without a method it would be `plain`, which shows the verifier to everyone who sees the request.
  if (query.get('code_challenge_method') !== 'S256')
    throw new AuthorizationRefused('invalid_request', 'code_challenge_method must be S256.');
  if (!/^[A-Za-z0-9_-]{43}$/.test(code_challenge))
    throw new AuthorizationRefused('invalid_request', 'code_challenge must be the SHA-256 of the verifier, base64url, 43 characters.');
  const asked = query.get('resource');
  const resource = asked === null || asked === '' ? defaultResource(base_url) : knownResource(asked, base_url);
  if (resource === null) throw new AuthorizationRefused('invalid_target', 'resource is no resource of this service.');
  return { code_challenge, resource, scopes: readScopes(query.get('scope')) };
}
