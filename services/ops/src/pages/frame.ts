/** The frame of every page of the board, and its headers: one script from ourselves, nothing from elsewhere, never in a frame. */
import { createHash } from 'node:crypto';
import { Html, html, MARK, named, THEME_ICONS } from '@deckwright/platform/pages';
import type { Answer } from '../http.ts';
import type { Session, Theme } from '../session.ts';
import { ICONS } from './icons.ts';
import { STYLE } from './style.ts';
import { clock } from './words.ts';

/** No `form-action`: browsers hold it against redirects, and the sign-in's leads to the identity provider. Values that others have named are escaped. */
const POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
};

export const htmlAnswer = (status: number, page: Html, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { ...HEADERS, ...headers },
  body: page.text,
});

/** What stands at the entries of the rail. */
export interface Marks {
  readonly late: number;
  readonly workers: number;
  readonly firing: number;
}

export interface Shown {
  readonly session: Session;
  readonly theme: Theme;
  readonly marks: Marks;
  readonly cluster: string;
  readonly version: string;
  readonly now: Date;
  /** Proof and id of a form of this page. */
  readonly hidden: (page: string) => Html;
  readonly has_queues: boolean;
  readonly runbooks_url: string;
}

export type Parts = Readonly<Record<string, Html>>;

export interface Page {
  /** Its address; marks its entry in the rail. */
  readonly path: string;
  /** The entry that it belongs to, where that is another. */
  readonly tab?: string;
  readonly title: string;
  readonly main: Html;
  /** What is sent anew while it is open, by its ids. */
  readonly parts?: Parts;
  readonly query?: string;
}

const document = (title: string, theme: Theme, body: Html, live = false): Html => html`${new Html('<!doctype html>')}
<html lang="en"${theme === 'system' ? '' : new Html(` data-theme="${theme}"`)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Deckwright ops</title>
<link rel="icon" href="data:,">
${live ? html`<noscript><meta http-equiv="refresh" content="20"></noscript>` : ''}
<style>${new Html(STYLE)}</style>
<script src="/board.js" defer></script>
</head>
${body}
</html>
`;

const ENTRIES = [
  [
    '',
    [
      ['/', 'Overview', 'overview'],
      ['/jobs', 'Jobs', 'jobs'],
      ['/lines', 'Queues', 'queues'],
      ['/workers', 'Workers', 'workers'],
      ['/stores', 'Stores', 'stores'],
      ['/webhooks', 'Webhooks', 'webhooks'],
    ],
  ],
  [
    'Money',
    [
      ['/accounts', 'Accounts', 'accounts'],
      ['/wallet', 'Wallet', 'wallet'],
      ['/reconcile', 'Reconcile', 'reconcile'],
    ],
  ],
  [
    'Watch',
    [
      ['/alerts', 'Alerts', 'alerts'],
      ['/audit', 'Audit', 'audit'],
      ['/queues', 'Bull Board', 'board'],
    ],
  ],
] as const;

const number = (path: string, { late, workers, firing }: Marks): Html | '' => {
  if (path === '/lines' && late > 0) return html`<span class="n bad">${late}<span class="vh"> late</span></span>`;
  if (path === '/workers') return html`<span class="n">${workers}</span>`;
  return path === '/alerts' && firing > 0 ? html`<span class="n bad">${firing}<span class="vh"> firing</span></span>` : '';
};

/** The entries with their numbers, which are sent anew as well. */
export const entries = (marks: Marks, current: string, has_queues: boolean): Html =>
  html`${ENTRIES.map(
    ([head, list]) =>
      html`${head === '' ? '' : html`<h2>${head}</h2>`}<ul>${list
        .filter(([path]) => path !== '/queues' || has_queues)
        .map(
          ([path, word, icon]) =>
            html`<li><a class="go" href="${path}"${path === current ? new Html(' aria-current="page"') : ''}>${ICONS[icon]}${word}${number(path, marks)}</a></li>`,
        )}</ul>`,
  )}`;

const initials = (name: string): string =>
  name
    .split(/[\s.@_-]+/u)
    .flatMap((word) => [...word].slice(0, 1))
    .filter((letter) => /\p{L}|\p{N}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase() || '·';

export function boardPage(shown: Shown, page: Page): Html {
  const { session, theme, marks, cluster, version, now, hidden, has_queues, runbooks_url } = shown;
  const next = theme === 'dark' ? 'light' : 'dark';
  const is_live = page.parts !== undefined;
  const body = html`<body${is_live ? html` data-live="/live?page=${encodeURIComponent(page.path)}"` : ''}>
<a class="skip" href="#main">Skip to the page</a>
<div class="app">
<aside class="rail" aria-label="Ways through the board"><div class="brand-row"><a class="brand" href="/">${MARK}Deckwright <span>ops</span></a><label class="rail-menu"><input class="vh" type="checkbox" id="menu"><span class="vh">Menu</span>${ICONS.menu}</label></div>
<nav aria-label="Board" id="entries">${entries(marks, page.tab ?? page.path, has_queues)}</nav>
<div class="end"><a class="go" href="${runbooks_url}">${ICONS.runbooks}Runbooks</a><form method="post" action="/theme">${hidden(page.path)}<button class="go" name="theme" value="${next}">${THEME_ICONS[next]}${next === 'dark' ? 'Dark' : 'Light'}</button></form><form method="post" action="/sign-out">${hidden(page.path)}<button class="go">${ICONS.drain}Sign out</button></form></div></aside>
<div><header class="top"><form class="search" action="/search" role="search">${ICONS.search}<input type="search" name="q" aria-label="Search for a job, account, hash or invoice" placeholder="Job, account, hash or invoice" value="${page.query ?? ''}" maxlength="200"><kbd aria-hidden="true">/</kbd></form>
<div class="right"><span class="cluster">${ICONS.server}<b>${named(cluster)}</b> <span class="muted">${version}</span></span><span id="pulse"><i class="live"></i><span class="fresh">${is_live ? 'As of' : 'At'}</span> <time class="muted">${clock(now)} UTC</time></span><span class="who"><span class="initials" aria-hidden="true">${initials(session.name)}</span>${named(session.name)} <span class="role">${session.role}</span></span></div></header>
<main id="main">${page.main}</main></div></div>
</body>`;
  return document(page.title, theme, body, is_live);
}

/** A page for who has not signed in. */
export const plainPage = (title: string, theme: Theme, main: Html): Html =>
  document(
    title,
    theme,
    html`<body><header class="top"><a class="brand" href="/">${MARK}Deckwright <span>ops</span></a></header><main id="main">${main}</main></body>`,
  );
