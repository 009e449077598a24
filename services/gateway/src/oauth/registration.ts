/** What a client declares when it registers, and what it gets back (RFC 7591, 2 and 3.2.1). */
import { open } from '@deckwright/platform/http';
import { z } from 'zod';
import type { Client } from './clients.ts';
import { MAX_URI_LENGTH, redirectFault } from './redirect-uris.ts';
import { refuseOAuth } from './refusals.ts';
import { SCOPE_NAMES } from './scopes.ts';

const MAX_URIS = 20;
const METHODS = ['none', 'client_secret_basic', 'client_secret_post'] as const;

const webAddress = z.string().max(2000).optional();

export const RegistrationRequest = open(
  'RFC 7591, 2: unknown metadata is ignored',
  z.looseObject({
    // The protocol has refusals of its own for these, so that their limits are documented here and checked below.
    redirect_uris: z
      .array(z.string())
      .describe('Where codes may be sent: https, loopback http with any port, or a private-use scheme.')
      .meta({ minItems: 1, maxItems: MAX_URIS, items: { type: 'string', format: 'uri', minLength: 1, maxLength: MAX_URI_LENGTH } }),
    client_name: z.string().max(1000).optional().describe('Shown to the person who is asked, as a name that nobody has checked.'),
    token_endpoint_auth_method: z
      .string()
      .optional()
      .describe('`client_secret_basic` when absent.')
      .meta({ enum: [...METHODS] }),
    grant_types: z
      .array(z.string())
      .optional()
      .describe('`authorization_code`, and `refresh_token` for tokens that are renewed.')
      .meta({ contains: { const: 'authorization_code' } }),
    response_types: z
      .array(z.string())
      .optional()
      .describe('`code`.')
      .meta({ contains: { const: 'code' } }),
    scope: z.string().max(1000).optional(),
    client_uri: webAddress,
    software_id: z.string().max(200).optional(),
    software_version: z.string().max(200).optional(),
  }),
).meta({ id: 'OAuthRegistrationRequest' });

export const Registered = z
  .object({
    client_id: z.string(),
    client_id_issued_at: z.number().int(),
    client_secret: z.string().optional(),
    client_secret_expires_at: z.number().int().optional(),
    registration_client_uri: z.string(),
    registration_access_token: z.string().optional(),
    redirect_uris: z.array(z.string()),
    client_name: z.string(),
    token_endpoint_auth_method: z.string(),
    grant_types: z.array(z.string()),
    response_types: z.array(z.string()),
    scope: z.string(),
  })
  .meta({ id: 'OAuthRegistration' });

export type Registration = Pick<Client, 'name' | 'redirect_uris' | 'auth_method' | 'metadata'>;

/**
 * A bad address beside a good one is left out, and the answer says which.
 * @throws ProblemError `invalid_redirect_uri` or `invalid_client_metadata`
 */
export function readRegistration(sent: unknown): Registration {
  const read = RegistrationRequest.safeParse(sent);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path.join('.') ?? '';
    const uris = field.startsWith('redirect_uris');
    throw refuseOAuth(
      uris ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      `${field || 'The body'}: ${issue?.message ?? 'is not as it should be'}.`,
    );
  }
  const { redirect_uris, client_name, token_endpoint_auth_method, grant_types, response_types, client_uri, software_id, software_version } =
    read.data;
  if (redirect_uris.length > MAX_URIS) throw refuseOAuth('invalid_redirect_uri', `redirect_uris: at most ${MAX_URIS} are taken.`);
  const good = [...new Set(redirect_uris.filter((uri) => redirectFault(uri) === null))];
  if (good.length === 0) {
    const [first] = redirect_uris;
    const why = first === undefined ? 'is empty' : `${first.slice(0, 200)} ${redirectFault(first)}`;
    throw refuseOAuth('invalid_redirect_uri', `redirect_uris: ${why}.`);
  }
  const auth_method = METHODS.find((method) => method === (token_endpoint_auth_method ?? 'client_secret_basic'));
  if (auth_method === undefined)
    throw refuseOAuth('invalid_client_metadata', `token_endpoint_auth_method: is not one of ${METHODS.join(', ')}.`);
  if (grant_types !== undefined && !grant_types.includes('authorization_code'))
    throw refuseOAuth('invalid_client_metadata', 'grant_types: must hold authorization_code.');
  if (response_types !== undefined && !response_types.includes('code'))
    throw refuseOAuth('invalid_client_metadata', 'response_types: must hold code.');
  const name = (client_name ?? '')
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .slice(0, 100);
  const supported = ['authorization_code', 'refresh_token'].filter((type) =>
    (grant_types ?? ['authorization_code', 'refresh_token']).includes(type),
  );
  return {
    name: name === '' ? 'An agent without a name' : name,
    redirect_uris: good,
    auth_method,
    metadata: { grant_types: supported, ...(isWeb(client_uri) ? { client_uri } : {}), software_id, software_version },
  };
}

const isWeb = (text: string | undefined): boolean => text?.startsWith('https://') === true && URL.canParse(text);

/** The answer to a registration; `secrets` only when it is made. */
export const describeClient = (
  client: Registration & Pick<Client, 'client_id' | 'created_at'>,
  base_url: string,
  secrets: Readonly<Record<string, unknown>> = {},
) => ({
  client_id: client.client_id,
  client_id_issued_at: Math.floor(Date.parse(client.created_at) / 1000),
  ...secrets,
  registration_client_uri: `${base_url}/oauth/register/${client.client_id}`,
  redirect_uris: client.redirect_uris,
  client_name: client.name,
  token_endpoint_auth_method: client.auth_method,
  response_types: ['code'],
  scope: SCOPE_NAMES.join(' '),
  ...client.metadata,
});
