/** The metadata of the service for agents: as an authorization server (RFC 8414) and as a protected resource (RFC 9728). */
import { z } from 'zod';
import { resourcePath } from './resources.ts';
import { SCOPE_NAMES } from './scopes.ts';

export const ServerMetadata = z
  .object({
    issuer: z.string(),
    authorization_endpoint: z.string(),
    token_endpoint: z.string(),
    registration_endpoint: z.string(),
    revocation_endpoint: z.string(),
    jwks_uri: z.string(),
    scopes_supported: z.array(z.string()),
    response_types_supported: z.array(z.string()),
    response_modes_supported: z.array(z.string()),
    grant_types_supported: z.array(z.string()),
    token_endpoint_auth_methods_supported: z.array(z.string()),
    revocation_endpoint_auth_methods_supported: z.array(z.string()),
    code_challenge_methods_supported: z.array(z.string()),
    authorization_response_iss_parameter_supported: z.boolean(),
    client_id_metadata_document_supported: z.boolean(),
    service_documentation: z.string(),
  })
  .meta({ id: 'OAuthServerMetadata' });

const AUTH_METHODS = ['none', 'client_secret_basic', 'client_secret_post'];

export const serverMetadata = (base_url: string): z.infer<typeof ServerMetadata> => ({
  issuer: base_url,
  authorization_endpoint: `${base_url}/oauth/authorize`,
  token_endpoint: `${base_url}/oauth/token`,
  registration_endpoint: `${base_url}/oauth/register`,
  revocation_endpoint: `${base_url}/oauth/revoke`,
  jwks_uri: `${base_url}/oauth/jwks`,
  scopes_supported: [...SCOPE_NAMES],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: AUTH_METHODS,
  revocation_endpoint_auth_methods_supported: AUTH_METHODS,
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  service_documentation: `${base_url}/docs/oauth`,
});

export const ResourceMetadata = z
  .object({
    resource: z.string(),
    authorization_servers: z.array(z.string()),
    scopes_supported: z.array(z.string()),
    bearer_methods_supported: z.array(z.string()),
    resource_name: z.string(),
    resource_documentation: z.string(),
  })
  .meta({ id: 'OAuthResourceMetadata' });

/** Null for a path at which there is nothing for agents. The resource is spelled as the path is (RFC 9728, 3.3). */
export function resourceMetadata(base_url: string, path: string): z.infer<typeof ResourceMetadata> | null {
  if (path !== '' && resourcePath(path) === '') return null;
  return {
    resource: base_url + path,
    authorization_servers: [base_url],
    scopes_supported: [...SCOPE_NAMES],
    bearer_methods_supported: ['header'],
    resource_name: 'Deckwright',
    resource_documentation: `${base_url}/docs/oauth`,
  };
}
