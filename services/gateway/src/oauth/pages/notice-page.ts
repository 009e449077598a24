/** A page that explains why the flow stops, and what to do. */

import { escapeHtml } from '@deckwright/platform/pages';
import { drawFrame } from './page.ts';

export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly remedy: string;
}

export const noticePage = ({ title, text, remedy }: Notice): string =>
  drawFrame(
    title,
    `<div class="card alone"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p>${escapeHtml(remedy)}</p><p>Nothing was let in. You can close this page.</p></div>`,
    true,
  );
