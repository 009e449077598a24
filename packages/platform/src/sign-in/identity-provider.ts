/** Signing in at an OpenID Connect provider, with state, nonce and PKCE of our own. */
import * as oidc from 'openid-client';

/** What identifies one sign-in, and proves it. */
export interface SignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly name: string | null;
  /** A language tag, where the provider says one. */
  readonly language: string | null;
  /** Every claim of the ID token, such as groups. */
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface IdentityProvider {
  /** As people know it: its host. */
  readonly name: string;
  /** Where the browser goes to sign in; with `again`, also where the provider knows it already. @throws IdentityProviderAway */
  begin(sign_in: SignIn, options?: { readonly again?: boolean }): Promise<string>;
  /** Who has signed in, by the query that came back. @throws SignInRefused, IdentityProviderAway */
  finish(query: string, sign_in: SignIn): Promise<Person>;
  /** The account of a person. Absent: found or made by issuer and subject. */
  readonly accountOf?: (person: Person) => Promise<string | null>;
  /** The name under which accounts of these people are provisioned. Absent: the issuer. */
  readonly provider?: string | undefined;
}

/** `code` is what the provider said: `access_denied` when the person went no further. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The identity provider answered ${code}.`, options);
    this.code = code;
  }
}

export class IdentityProviderAway extends Error {
  override readonly name = 'IdentityProviderAway';
}

export interface IdentitySettings {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret?: string | undefined;
  readonly scopes: string;
  readonly provider?: string | undefined;
  /** Address that the provider sends people back to; known once the service listens. */
  readonly callback: () => string;
  /** Used instead of asking the provider what it can do. */
  readonly metadata?: () => oidc.ServerMetadata;
  /** Used instead of the network. */
  readonly fetch?: oidc.CustomFetch;
  readonly accountOf?: IdentityProvider['accountOf'];
}

const TIMEOUT_S = 10;

export function createIdentityProvider(settings: IdentitySettings): IdentityProvider {
  const isHttp = new URL(settings.issuer).protocol === 'http:';
  let discovered: Promise<oidc.Configuration> | undefined;

  async function discover(): Promise<oidc.Configuration> {
    const { client_id, client_secret } = settings;
    const authentication = client_secret === undefined ? oidc.None() : oidc.ClientSecretPost(client_secret);
    if (settings.metadata !== undefined) {
      const configuration = new oidc.Configuration(settings.metadata(), client_id, client_secret, authentication);
      if (isHttp) oidc.allowInsecureRequests(configuration);
      if (settings.fetch !== undefined) configuration[oidc.customFetch] = settings.fetch;
      return configuration;
    }
    return oidc.discovery(new URL(settings.issuer), client_id, client_secret, undefined, {
      timeout: TIMEOUT_S,
      execute: isHttp ? [oidc.allowInsecureRequests] : [],
    });
  }

  /** The provider's metadata, fetched once; fetched again where that failed. */
  function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover().catch((cause: unknown) => {
      discovered = undefined;
      throw new IdentityProviderAway('The identity provider cannot be asked what it can do.', { cause });
    });
    return discovered;
  }

  return {
    name: new URL(settings.issuer).host,
    provider: settings.provider,
    ...(settings.accountOf === undefined ? {} : { accountOf: settings.accountOf }),
    async begin({ state, nonce, verifier }, { again = false } = {}) {
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: settings.callback(),
        scope: settings.scopes,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(again ? { prompt: 'login' } : {}),
      });
      return url.href;
    },
    async finish(query, { state, nonce, verifier }) {
      const current = new URL(settings.callback());
      current.search = query;
      try {
        const tokens = await oidc.authorizationCodeGrant(await configuration(), current, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const { iss, sub, ...claims } = tokens.claims() ?? { iss: undefined, sub: undefined };
        const text = (name: string): string | null => {
          const value = new Map<string, unknown>(Object.entries(claims)).get(name);
          return typeof value === 'string' ? value : null;
        };
        if (typeof iss !== 'string' || typeof sub !== 'string') throw new SignInRefused('no_subject');
        // Receipts go there: not to an address of which the provider itself says that nobody has proved it.
        const isProved = !('email_verified' in claims && claims['email_verified'] === false);
        return {
          issuer: iss,
          subject: sub,
          email: isProved ? text('email') : null,
          name: text('name'),
          language: text('locale')?.slice(0, 35) ?? null,
          claims,
        };
      } catch (error) {
        throw asRefusal(error);
      }
    },
  };
}

/** What the provider said stays a refusal; whatever else went wrong is ours or the network's. */
function asRefusal(error: unknown): Error {
  if (error instanceof SignInRefused || error instanceof IdentityProviderAway) return error;
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return new SignInRefused(error.error, { cause: error });
  if (error instanceof oidc.ClientError) return new SignInRefused(error.code ?? 'invalid_answer', { cause: error });
  return new IdentityProviderAway('The identity provider could not be asked.', { cause: error });
}
