/** The frame of a page for people, and its headers: no script, nothing from elsewhere, never in a frame, never cached. */
import { createHash } from 'node:crypto';
import type { Reply } from '@deckwright/platform/http';
import { escapeHtml } from '@deckwright/platform/pages';
import { STYLE } from './style.ts';

/**
 * No `form-action`: browsers hold it against every redirect that follows, and those lead to the identity provider's addresses and to the agent's own
 * scheme, which nobody knows beforehand. Nothing on these pages could put a form into them.
 */
export const PAGE_POLICY = `default-src 'none'; img-src data:; font-src 'self'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'Content-Security-Policy': PAGE_POLICY,
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, browsers would not send the origin of our own forms either.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

export const pageReply = (status: number, html: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { ...PAGE_HEADERS, ...headers },
  body: { kind: 'text', text: html },
});

/** `html` is safe already. */
export const drawFrame = (title: string, html: string, small = false, language = 'en'): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Deckwright</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header class="top">Deckwright</header>
<main${small ? ' class="small"' : ''}>
${html}
</main>
</body>
</html>
`;
