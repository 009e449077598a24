/** A page with one thing to say: a refusal, a sign-in. */
import { type Html, html } from '@deckwright/platform/pages';
import type { Answer } from '../http.ts';
import type { Theme } from '../session.ts';
import { htmlAnswer, plainPage } from './frame.ts';

export interface Notice {
  readonly title: string;
  readonly text: string | Html;
  readonly act?: { readonly href: string; readonly label: string };
  readonly form?: { readonly action: string; readonly fields: Readonly<Record<string, string>>; readonly button: string };
  readonly theme: Theme;
}

export const noticePage = (status: number, { title, text, act, form, theme }: Notice): Answer =>
  htmlAnswer(
    status,
    plainPage(
      title,
      theme,
      html`<div class="ask"><div class="panel"><h1>${title}</h1><p>${text}</p>${
        act === undefined ? '' : html`<div class="buttons"><a class="button" href="${act.href}">${act.label}</a></div>`
      }${
        form === undefined
          ? ''
          : html`<form method="post" action="${form.action}">${Object.entries(form.fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<div class="buttons"><button class="first">${form.button}</button></div></form>`
      }</div></div>`,
    ),
  );
