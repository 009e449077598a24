/** A page with one thing to say: a refusal, a question, a sign-in. */
import type { ProblemError } from '@deckwright/platform/errors';
import { problemReply, type Refusal, type Reply } from '@deckwright/platform/http';
import { type Html, html } from '@deckwright/platform/pages';
import { z } from 'zod';
import type { Theme } from '../session.ts';
import { htmlReply, shell } from './frame.ts';

export interface Notice {
  readonly title: string | Html;
  readonly text: string | Html;
  readonly act?: { readonly href: string; readonly label: string };
  /** In place of the link. */
  readonly form?: Html;
  readonly theme?: Theme;
}

export const noticeReply = (
  status: number,
  { title, text, act, form, theme = 'system' }: Notice,
  headers: Readonly<Record<string, string>> = {},
): Reply =>
  htmlReply(
    status,
    shell({
      title: typeof title === 'string' ? title : 'Are you sure?',
      theme,
      main: html`<div class="ask"><div class="card"><h1>${title}</h1><p>${text}</p>${form ?? (act === undefined ? '' : html`<div class="acts"><a class="button" href="${act.href}">${act.label}</a></div>`)}</div></div>`,
    }),
    headers,
  );

export const nowhere = (theme: Theme): Reply =>
  noticeReply(404, {
    title: 'There is nothing here',
    text: 'It is not there any more, or it belongs to another account.',
    act: { href: '/account', label: 'To your account' },
    theme,
  });

export const notOurForm = (theme: Theme): Reply =>
  noticeReply(403, {
    title: 'This form does not come from your page',
    text: 'It was made by another page, or before you signed in. Nothing was done. Open the page again and send the form from there.',
    act: { href: '/account', label: 'To your account' },
    theme,
  });

/** Refusals of the wrapper, for people who opened a page and for programs that did. */
export const accountRefusal: Refusal = {
  reply: (error: ProblemError, { accept, request_id, errors_page }) =>
    accept.includes('text/html')
      ? noticeReply(
          error.body.status,
          {
            title: error.body.title,
            text: `${error.body.detail} ${error.body.status === 429 ? 'Wait a moment, then load the page again.' : error.body.remedy}`,
            act: { href: '/account', label: 'To your account' },
          },
          error.headers,
        )
      : problemReply(error, request_id, errors_page),
  status: (status) => status,
  schema: z.looseObject({}),
};
