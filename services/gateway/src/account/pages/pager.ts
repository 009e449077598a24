/** Pages of a long list. */
import { type Html, html } from '@deckwright/platform/pages';
import { whole } from './words.ts';

export const PER_PAGE = 25;

export interface PageOf {
  /** Counted from 1. */
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** What `?page=` asks for; the first one for what is no number of a page. */
export function pageOf(text: string | null): PageOf {
  const page = text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return { page, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
}

export function pager(path: string, { page, offset, limit }: PageOf, total: number): Html {
  if (total <= limit && page === 1) return html``;
  const last = Math.min(offset + limit, total);
  return html`<nav class="pages" aria-label="Pages"><span class="muted">${last > offset ? `${whole(offset + 1)} to ${whole(last)} of ${whole(total)}` : `There are ${whole(total)}.`}</span><span class="end">${page > 1 ? html`<a href="${path}?page=${page - 1}" rel="prev">Before</a>` : ''}${offset + limit < total ? html`<a href="${path}?page=${page + 1}" rel="next">Next</a>` : ''}</span></nav>`;
}
