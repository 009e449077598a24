/** The form of an embedded service's own sign-in. */

import { escapeHtml } from '@deckwright/platform/pages';
import { drawFrame } from '../pages/page.ts';

export interface LoginForm {
  /** What is asked for: the password that was set, or else a key. */
  readonly asks: 'password' | 'key';
  readonly wrong?: string;
}

export const loginPage = ({ asks, wrong }: LoginForm): string =>
  drawFrame(
    'Sign in',
    `<form class="card alone" method="post"><h1>Sign in</h1>
<p>${asks === 'password' ? 'With the password of this service, which its operator has set.' : 'With an API key of this service. The terminal in which it was started shows one; so does the file api-key in its data folder.'}</p>
${wrong === undefined ? '' : `<p class="wrong" role="alert" id="wrong">${escapeHtml(wrong)}</p>`}
<label class="field" for="secret">${asks === 'password' ? 'Password' : 'API key'}</label>
<input id="secret" name="secret" type="password" autocomplete="${asks === 'password' ? 'current-password' : 'off'}" required autofocus${wrong === undefined ? '' : ' aria-describedby="wrong" aria-invalid="true"'}>
<button class="first">Sign in</button></form>`,
    true,
  );
