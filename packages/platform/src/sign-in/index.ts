/** Signing in at an OpenID Connect provider, and what browsers are recognized by. */
export { formToken, isFormToken } from './form-token.ts';
export {
  createIdentityProvider,
  type IdentityProvider,
  IdentityProviderAway,
  type IdentitySettings,
  type Person,
  type SignIn,
  SignInRefused,
} from './identity-provider.ts';
export { randomText, sha256 } from './random.ts';
