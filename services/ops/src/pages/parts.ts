/** Small drawings and pieces that several pages have. */
import { Html, html, type Value } from '@deckwright/platform/pages';
import type { Health } from '../reads/lines.ts';
import { ICONS } from './icons.ts';

/** A line over time, with the target dotted where it lies within reach. The figures beside it say the same. */
export function spark(values: readonly number[], health: Health = 'ok', target?: number): Html {
  if (values.length === 0) return html``;
  const [w, h] = [128, 22];
  const peak = Math.max(...values, 1e-9);
  // A flat line of a healthy queue lies low, and a target far above it is not drawn.
  const top = target === undefined ? peak * 1.15 : Math.max(peak * 1.05, target * (peak > target * 0.3 ? 1.15 : 0.4));
  const x = (i: number) => ((i / Math.max(1, values.length - 1)) * w).toFixed(1);
  const y = (value: number) => (h - 1 - (Math.min(value, top) / top) * (h - 3)).toFixed(1);
  const path = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(value)}`).join('');
  const to = target !== undefined && target <= top ? new Html(`<path class="to" d="M0 ${y(target)}H${w}"/>`) : '';
  return html`<svg class="spark${health === 'ok' ? '' : ` ${health}`}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none" aria-hidden="true"><path class="area" d="${path}L${w} ${h}L0 ${h}Z"/><path class="base" d="M0 ${h - 0.5}H${w}"/>${to}<path d="${path}"/></svg>`;
}

/** How far something is on its way to its limit. */
export const bar = (share: number, health: Health): Html =>
  html`<svg class="bar" viewBox="0 0 60 6" preserveAspectRatio="none" aria-hidden="true"><rect class="of" width="60" height="6" rx="3"/>${
    share > 0
      ? html`<rect class="is${health === 'ok' ? '' : ` ${health}`}" width="${Math.max(3, Math.min(1, share) * 60).toFixed(1)}" height="6" rx="3"/>`
      : ''
  }</svg>`;

export const healthIcon = (health: Health): Html =>
  html`<span class="${health === 'ok' ? 'healthy' : health}">${ICONS[health]}<span class="vh">${health === 'ok' ? 'on target' : health === 'warn' ? 'near its target' : 'late'}</span></span>`;

export interface PanelWords {
  readonly id: string;
  readonly title: string;
  readonly note?: Value;
  readonly end?: Value;
}

export const panel = ({ id, title, note, end }: PanelWords, body: Value): Html =>
  html`<section class="panel" id="${id}" aria-labelledby="${id}-title"><header><h2 id="${id}-title">${title}</h2>${note ? html`<span class="muted">${note}</span>` : ''}${end ? html`<span class="end">${end}</span>` : ''}</header>${body}</section>`;

/** A table that scrolls by itself where it is too wide; then the keyboard can reach it. */
export const table = (label: string, head: Value, rows: readonly Html[]): Html =>
  html`<div class="scroll" role="region" aria-label="${label}, as a table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;

export const PER_PAGE = 50;

/** `?page=`, from 1. */
export const pageOf = (query: URLSearchParams): number => {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
};

export function pager(path: string, page: number, hasMore: boolean): Html {
  if (page === 1 && !hasMore) return html``;
  const at = (n: number) => `${path}${path.includes('?') ? '&' : '?'}page=${n}`;
  return html`<nav class="foot" aria-label="Pages">${page > 1 ? html`<a href="${at(page - 1)}" rel="prev">Before</a>` : ''}<span class="muted">Page ${page}</span>${hasMore ? html`<a href="${at(page + 1)}" rel="next">Next</a>` : ''}</nav>`;
}

const STATUS: Readonly<Record<string, readonly [string, Html]>> = {
  complete: ['ok', ICONS.tick],
  failed: ['bad', ICONS.bad],
  canceled: ['', ICONS.cancel],
  queued: ['', ICONS.wait],
  rendering: ['blue', ICONS.replay],
};
export const statusTag = (status: string): Html => {
  const [tone = '', icon = ICONS.wait] = STATUS[status] ?? [];
  return html`<span class="tag ${tone}">${icon}${status}</span>`;
};

export const heading = (title: Value, cause?: Value, more?: Value): Html =>
  html`<div class="head" id="head"><div class="say"><h1>${title}</h1>${cause ? html`<p class="cause">${cause}</p>` : ''}</div>${more ?? ''}</div>`;
