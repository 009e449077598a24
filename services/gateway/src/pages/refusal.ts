/** A refusal as people see it who opened a page: what is wrong, what to do, and where to go on. Programs get the problem document. */
import type { ProblemError } from '@deckwright/platform/errors';
import type { Refusal, Reply } from '@deckwright/platform/http';
import { html, sheetOf } from '@deckwright/platform/pages';
import { z } from 'zod';
import { publicPage, publicPolicy } from './public.ts';

const SHEET = sheetOf(`body { background: var(--sunken); }
main { max-width: 760px; margin: 0 auto; padding: 32px 20px 64px; outline: none; }
.card { padding: 24px; overflow-wrap: anywhere; }
h1 { font-size: 24px; line-height: 30px; font-weight: 650; letter-spacing: -.02em; text-wrap: balance; }
p { margin-top: 10px; }
.acts { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 20px; }
@media (max-width: 480px) { main { padding: 16px 16px 40px; } .card { padding: 16px; } .acts .button { min-height: 44px; } }`);

const PLACES = [
  ['/docs', 'Handbook'],
  ['/gallery', 'Gallery'],
  ['/', 'Front page'],
] as const;

function refusalPage({ body, headers }: ProblemError, request_id: string): Reply {
  const page = publicPage({
    title: body.title,
    current: '',
    sheet: SHEET,
    head: html`<meta name="robots" content="noindex">`,
    body: html`<main id="main" tabindex="-1"><div class="card"><h1>${body.title}</h1>
<p>${body.detail}</p>
<p>${body.status === 429 ? 'Wait a moment, then load the page again.' : 'Look at the address, or go on from one of these.'}</p>
<div class="acts">${PLACES.map(([href, words]) => html`<a class="button" href="${href}">${words}</a>`)}</div>
<p class="muted">${String(body.status)}, request ${request_id}</p></div></main>`,
  });
  return {
    status: body.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'Content-Security-Policy': publicPolicy(SHEET),
      ...headers,
    },
    body: { kind: 'text', text: page.text },
  };
}

export const publicRefusal: Refusal = {
  reply: (error, { accept, request_id }) => (accept.includes('text/html') ? refusalPage(error, request_id) : undefined),
  status: (status) => status,
  schema: z.looseObject({}),
};
