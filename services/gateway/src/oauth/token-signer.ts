/** Access tokens: JWTs by RFC 9068, signed by keys that are derived from the service's signing keys and so rotate with them. */
import { createECDH, hkdfSync } from 'node:crypto';
import { calculateJwkThumbprint, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';

export interface AccessClaims {
  readonly account_id: string;
  readonly client_id: string;
  readonly key_id: number;
  readonly scopes: readonly string[];
  /** Resource that it is for. */
  readonly audience: string;
}

export interface TokenSigner {
  sign(
    claims: AccessClaims,
    times: { readonly issuer: string; readonly id: string; readonly now_s: number; readonly ends_s: number },
  ): Promise<string>;
  /** The claims of a token of ours that has not run out, and its end; null for any other. */
  verify(
    token: string,
    at: { readonly issuer: string; readonly now_ms: number },
  ): Promise<(AccessClaims & { readonly ends_s: number }) | null>;
  /** For whoever wants to check signatures: RFC 7517. */
  readonly public_keys: readonly JWK[];
}

const ALGORITHM = 'ES256';
/** Order of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** `keys` newest first: the first one signs, all of them verify. `purpose` keeps keys of different uses apart. */
export async function createTokenSigner(keys: readonly string[], purpose = 'deckwright-access-token-1'): Promise<TokenSigner> {
  const derived = await Promise.all(keys.map((key) => deriveKey(key, purpose)));
  const [newest] = derived;
  if (newest === undefined) throw new Error('Signing tokens needs a key');
  const signing = await importJWK(newest.private_key, ALGORITHM);
  const verifying = new Map(
    await Promise.all(derived.map(async ({ kid, public_key }) => [kid, await importJWK(public_key, ALGORITHM)] as const)),
  );
  return {
    public_keys: derived.map(({ kid, public_key }) => ({ ...public_key, kid, alg: ALGORITHM, use: 'sig' })),
    sign: ({ account_id, client_id, key_id, scopes, audience }, { issuer, id, now_s, ends_s }) =>
      new SignJWT({ client_id, scope: scopes.join(' '), agent_key: key_id })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt', kid: newest.kid })
        .setIssuer(issuer)
        .setSubject(account_id)
        .setAudience(audience)
        .setJti(id)
        .setIssuedAt(now_s)
        .setExpirationTime(ends_s)
        .sign(signing),
    async verify(token, { issuer, now_ms }) {
      const keyOf = ({ kid = '' }: { kid?: string }) => {
        const key = verifying.get(kid);
        if (key === undefined) throw new Error('No key of ours');
        return key;
      };
      const rules = {
        issuer,
        typ: 'at+jwt',
        algorithms: [ALGORITHM],
        currentDate: new Date(now_ms),
        requiredClaims: ['sub', 'aud', 'exp', 'client_id'],
      };
      const verified = await jwtVerify(token, keyOf, rules).catch(() => null);
      return verified === null ? null : readClaims(verified.payload);
    },
  };
}

function readClaims({ sub, aud, exp, client_id, scope, agent_key }: JWTPayload): (AccessClaims & { readonly ends_s: number }) | null {
  // A token for several would be good at all of them.
  if (typeof sub !== 'string' || typeof aud !== 'string' || typeof client_id !== 'string' || typeof scope !== 'string') return null;
  if (typeof agent_key !== 'number' || typeof exp !== 'number') return null;
  return { account_id: sub, client_id, key_id: agent_key, scopes: scope.split(' '), audience: aud, ends_s: exp };
}

interface DerivedKey {
  readonly kid: string;
  readonly private_key: JWK;
  readonly public_key: JWK;
}

/** FIPS 186-5, A.2.1: more bits than the order has, so that no key is likelier than another. */
export async function deriveKey(signing_key: string, purpose: string): Promise<DerivedKey> {
  const bits = BigInt(`0x${Buffer.from(hkdfSync('sha256', signing_key, '', purpose, 48)).toString('hex')}`);
  const d = Buffer.from(((bits % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const public_key: JWK = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const kid = await calculateJwkThumbprint(public_key);
  return { kid, public_key, private_key: { ...public_key, d: d.toString('base64url') } };
}
