/** The frame of a page for people, and its headers: no script, nothing from elsewhere, never in a frame, never cached. */
import type { Reply } from '@deckwright/platform/http';
import { drawDocument, drawHeader, Html, html } from '@deckwright/platform/pages';
import { SHEET } from './style.ts';

/**
 * No `form-action`: browsers hold it against every redirect that follows, and those lead to the identity provider's addresses and to the agent's own
 * scheme, which nobody knows beforehand. Nothing on these pages could put a form into them.
 */
export const PAGE_POLICY = `default-src 'none'; img-src 'self'; font-src 'self'; style-src ${SHEET.source}; base-uri 'none'; frame-ancestors 'none'`;

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'Content-Security-Policy': PAGE_POLICY,
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, browsers would not send the origin of our own forms either.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

export const pageReply = (status: number, page: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { ...PAGE_HEADERS, ...headers },
  body: { kind: 'text', text: page },
});

/** The name alone stands above: whoever decides here is led nowhere else. `inner` is safe already. */
export const drawFrame = (title: string, inner: string, small = false, language = 'en'): string =>
  drawDocument({
    title: `${title} · Deckwright`,
    sheet: SHEET,
    language,
    indexed: false,
    header: drawHeader({ home: null }),
    body: html`<main id="main"${small ? new Html(' class="small"') : ''}>
${new Html(inner)}
</main>`,
  }).text;
