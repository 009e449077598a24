/** What a person sees who follows a top-up's link, apart from the checkout itself: what came of it. */
import { bonusCents } from '@deckwright/platform/billing';
import type { Reply } from '@deckwright/platform/http';
import { escapeHtml } from '@deckwright/platform/pages';
import type { Topup } from '@deckwright/platform/payments';
import { drawFrame, pageReply } from '../oauth/pages/page.ts';

const usd = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

interface Message {
  readonly title: string;
  readonly text: string;
  readonly act?: { readonly href: string; readonly label: string };
}

const message = (status: number, { title, text, act }: Message, headers: Readonly<Record<string, string>> = {}): Reply =>
  pageReply(
    status,
    drawFrame(
      title,
      `<div class="card alone"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${act === undefined ? '' : `<p><a href="${escapeHtml(act.href)}">${escapeHtml(act.label)}</a></p>`}</div>`,
      true,
    ),
    headers,
  );

export const paidPage = ({ amount_cents }: Topup): Reply => {
  const bonus = bonusCents(amount_cents);
  const added = bonus > 0 ? `${usd(amount_cents)} and a bonus of ${usd(bonus)} were` : `${usd(amount_cents)} were`;
  return message(200, {
    title: 'Thank you',
    text: `${added} added to your balance. What you were doing can go on now; you can close this page.`,
  });
};

export const planPage = (name: string): Reply =>
  message(200, { title: 'Thank you', text: `Your plan ${name} is open, and its slides can be used now. You can close this page.` });

export const planPendingPage = (): Reply =>
  message(
    200,
    {
      title: 'Your plan is not open yet',
      text: 'Nothing was paid, or the bank has not confirmed it yet. This page looks again by itself.',
    },
    { Refresh: '5' },
  );

/** Looks again by itself. */
export const pendingPage = (href: string): Reply =>
  message(
    200,
    {
      title: 'Your payment is on its way',
      text: 'The bank has not confirmed it yet. The balance is topped up as soon as it has; nothing has to be paid again.',
      act: { href, label: 'Look again' },
    },
    { Refresh: '5' },
  );

export const canceledPage = ({ amount_cents }: Topup, href: string): Reply =>
  message(200, {
    title: 'Nothing was paid',
    text: `Your card was not charged. The link stays good.`,
    act: { href, label: `Pay ${usd(amount_cents)} after all` },
  });

/** Of a charge that ended without being paid. */
export const endedPage = (): Reply =>
  message(410, { title: 'This top-up has ended', text: 'Nothing was paid with it. A new link comes from POST /v1/billing/checkout.' });

export const unknownPage = (): Reply =>
  message(404, {
    title: 'There is no such top-up',
    text: 'The link is not one of ours, or a part of it is missing. Copy it whole, or ask for a new one with POST /v1/billing/checkout.',
  });

export const awayPage = (title: string, text: string, headers: Readonly<Record<string, string>> = {}): Reply =>
  message(503, { title, text }, headers);
