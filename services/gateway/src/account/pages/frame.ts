/** The frame of every page of the account, and its headers: no script, nothing from elsewhere, never in a frame, never cached. */
import type { Reply } from '@deckwright/platform/http';
import { drawDocument, Html, html, named, THEME_ICONS } from '@deckwright/platform/pages';
import { siteHeader } from '../../pages/site.ts';
import { hidden, type Outcome } from '../forms.ts';
import type { Theme } from '../session.ts';
import type { Visit } from '../visit.ts';
import { SHEET } from './style.ts';

/**
 * No `form-action`: browsers hold it against every redirect that follows, and those lead to the identity provider and to the checkout, whose addresses
 * are not known beforehand. Everything that others have named is escaped, so that no form of theirs can be on the page.
 */
const POLICY = `default-src 'none'; img-src 'self' data:; font-src 'self'; style-src ${SHEET.source}; base-uri 'none'; frame-ancestors 'none'`;

const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, browsers would not send the origin of our own forms either.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

export const htmlReply = (status: number, page: Html, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { ...HEADERS, ...headers },
  body: { kind: 'text', text: page.text },
});

export interface Shell {
  readonly title: string;
  readonly theme: Theme;
  /** What stands at the right of the bar. */
  readonly person?: Html | undefined;
  readonly main: Html;
}

export const shell = ({ title, theme, person, main }: Shell): Html =>
  drawDocument({
    title: `${title} · Deckwright`,
    sheet: SHEET,
    theme,
    indexed: false,
    header: siteHeader('/account', person),
    body: html`<main id="main">${main}</main>`,
  });

export const TABS = [
  ['/account', 'Overview'],
  ['/account/usage', 'Usage'],
  ['/account/billing', 'Billing'],
  ['/account/keys', 'Keys'],
  ['/account/agents', 'Agents'],
  ['/account/webhooks', 'Webhooks'],
  ['/account/profile', 'Profile'],
] as const;

export interface AccountPage {
  /** Its address; a form on it leads back there. */
  readonly path: string;
  /** The tab that it belongs to, where that is another page. */
  readonly tab?: string;
  readonly title: string;
  readonly finding?: Html | string | null;
  readonly outcome?: Outcome | null;
  readonly notices?: readonly Html[];
  readonly main: Html;
}

const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .flatMap((word) => [...word].slice(0, 1))
    .filter((letter) => /\p{L}|\p{N}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase() || '·';

/** A page with tabs, for the person whose account it is. */
export function accountPage(visit: Visit, person: string, page: AccountPage): Html {
  const { path, tab = path, outcome } = page;
  const next = visit.theme === 'dark' ? 'light' : 'dark';
  return shell({
    title: page.title,
    theme: visit.theme,
    person: html`<form method="post" action="/account/acts/theme">${hidden(visit, path)}<button class="plain" name="theme" value="${next}">${THEME_ICONS[next === 'dark' ? 'light' : 'dark']}<span class="vh">Switch to ${next}</span></button></form>
<a class="who" href="/account/profile"><span class="initials" aria-hidden="true">${initials(person)}</span><span class="wide-only">${named(person)}</span><span class="vh narrow">Profile</span></a>`,
    main: html`<div class="head"><h1>${page.title}</h1>${page.finding ? html`<p class="finding">${page.finding}</p>` : html`<span class="finding"></span>`}
<nav class="tabs" aria-label="Account"><ul>${TABS.map(([href, word]) => html`<li><a href="${href}"${href === tab ? new Html(' aria-current="page"') : ''}>${word}</a></li>`)}</ul></nav></div>
${page.notices ?? ''}${outcomeNotice(outcome)}${page.main}`,
  });
}

/** What a form has come to. A refusal that names a field stands beside it instead. */
function outcomeNotice(outcome: Outcome | null | undefined): Html {
  if (outcome === null || outcome === undefined) return html``;
  const { ok, notice, secret, field } = outcome;
  if (secret !== undefined)
    return html`<section class="notice secret" aria-labelledby="secret"><h2 id="secret">${secret.label}</h2><code class="value" tabindex="0">${secret.value}</code><p class="muted">${secret.note}</p></section>`;
  if (!ok && field !== undefined) return html``;
  return html`<p class="notice ${ok ? 'ok' : 'bad'}" role="${ok ? 'status' : 'alert'}">${notice}</p>`;
}
