/** Nothing is there that runs code, or what is there does not keep it in. */
import { defineError } from './_define-error.ts';

export const codeSandboxUnavailable = defineError({
  code: 'code_sandbox_unavailable',
  status: 503,
  title: 'This service has no sandbox for code',
  remedy:
    'Ask its operator to run the service code-sandbox and to set DECKWRIGHT_CODE_SANDBOX_URL. Typed content needs none: POST /v1/render/intent. Nothing was charged.',
  members: { cost_charged: 'always 0' },
});
