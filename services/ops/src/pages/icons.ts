/** The icons of the board, drawn on a grid of 16. A word stands beside each. */
import { Html } from '@deckwright/platform/pages';

const icon = (path: string): Html =>
  new Html(
    `<svg class="icon" viewBox="0 0 16 16" width="15" height="15" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`,
  );

export const ICONS = {
  overview: icon(
    '<rect x="2" y="2" width="5" height="5" rx="1"/><rect x="9" y="2" width="5" height="5" rx="1"/><rect x="2" y="9" width="5" height="5" rx="1"/><rect x="9" y="9" width="5" height="5" rx="1"/>',
  ),
  jobs: icon('<path d="m2 4 1.2 1.2L5.4 3M2 11l1.2 1.2 2.2-2.2M8 4.2h6M8 11.2h6M8 7.7h6"/>'),
  queues: icon('<path d="M8 2 2 5l6 3 6-3zM2.4 8 8 10.8 13.6 8M2.4 11 8 13.8l5.6-2.8"/>'),
  workers: icon(
    '<rect x="4" y="4" width="8" height="8" rx="1.5"/><rect x="6.6" y="6.6" width="2.8" height="2.8"/><path d="M6 2v2M10 2v2M6 12v2M10 12v2M2 6h2M2 10h2M12 6h2M12 10h2"/>',
  ),
  stores: icon('<ellipse cx="8" cy="4" rx="5" ry="2"/><path d="M3 4v8c0 1.1 2.2 2 5 2s5-.9 5-2V4M3 8c0 1.1 2.2 2 5 2s5-.9 5-2"/>'),
  webhooks: icon(
    '<circle cx="8" cy="4.3" r="2.2"/><circle cx="4" cy="11.5" r="2.2"/><circle cx="12" cy="11.5" r="2.2"/><path d="M7 6.3 5 9.6M9 6.3l2 3.3M6.2 11.5h3.6"/>',
  ),
  accounts: icon(
    '<circle cx="6" cy="5" r="2.5"/><path d="M1.8 13.5c.3-2.8 2-4.2 4.2-4.2s3.9 1.4 4.2 4.2M10.5 2.7a2.4 2.4 0 0 1 0 4.6M12 9.7c1.3.6 2 1.9 2.2 3.8"/>',
  ),
  wallet: icon('<path d="M13.5 5V3.3H3.6a1.3 1.3 0 0 0 0 2.6h10.2v7H3.4c-.7 0-1.2-.5-1.2-1.2V4.6"/><path d="M11 9.4h.1"/>'),
  reconcile: icon('<path d="M8 2v12M4.5 14h7M3 4.5h10M3.6 4.5 1.8 9h3.6zM12.4 4.5 10.6 9h3.6z"/>'),
  alerts: icon('<path d="M8 2a4 4 0 0 0-4 4c0 3.5-1.4 4.7-1.4 4.7h10.8S12 9.5 12 6a4 4 0 0 0-4-4zM6.8 13.2c.6.8 1.8.8 2.4 0"/>'),
  audit: icon('<path d="M4 2h7.5v12H6a2 2 0 0 1-2-2zM4 12c0-.8.7-1.5 1.5-1.5h6M6.5 5h3M6.5 7.5h3"/>'),
  board: icon('<rect x="2" y="2.5" width="12" height="11" rx="1.5"/><path d="M6 2.5v11M10 2.5v11"/>'),
  runbooks: icon('<path d="M8 4.2C6.7 3.2 4.8 2.8 2 2.8v9.4c2.8 0 4.7.4 6 1.4 1.3-1 3.2-1.4 6-1.4V2.8c-2.8 0-4.7.4-6 1.4zM8 4.2v9.4"/>'),
  search: icon('<circle cx="7" cy="7" r="4.3"/><path d="m10.3 10.3 3.5 3.5"/>'),
  server: icon(
    '<rect x="2" y="2.5" width="12" height="4.5" rx="1"/><rect x="2" y="9" width="12" height="4.5" rx="1"/><path d="M4.6 4.8h.1M4.6 11.3h.1"/>',
  ),
  ok: icon('<circle cx="8" cy="8" r="6"/><path d="m5.5 8.2 1.7 1.7 3.3-3.6"/>'),
  bad: icon('<circle cx="8" cy="8" r="6"/><path d="M8 4.8v3.7M8 11h.1"/>'),
  warn: icon('<path d="M8 2.2 14.3 13H1.7zM8 6.3v3M8 11.2h.1"/>'),
  tick: icon('<path d="m3 8.5 3.2 3.2L13 4.8"/>'),
  drain: icon('<path d="M6.5 2.5H3v11h3.5M7 8h7M11 5l3 3-3 3"/>'),
  wait: icon('<circle cx="8" cy="8" r="6"/><path d="M8 4.6V8l2.3 1.6"/>'),
  gone: icon('<path d="M4 4l8 8M12 4l-8 8"/>'),
  fenced: icon('<path d="M8 1.8 2.8 3.8v4c0 3.2 2.2 5.3 5.2 6.4 3-1.1 5.2-3.2 5.2-6.4v-4zM6.2 6.2l3.6 3.6M9.8 6.2 6.2 9.8"/>'),
  settled: icon('<path d="M8 1.8 2.8 3.8v4c0 3.2 2.2 5.3 5.2 6.4 3-1.1 5.2-3.2 5.2-6.4v-4zM5.8 7.9l1.6 1.6 2.9-3.1"/>'),
  trace: icon('<path d="M9.5 2.5h4v4M13.5 2.5 7.5 8.5M7 3.5H3v9.5h9.5V9"/>'),
  file: icon('<path d="M4 1.8h5l3.5 3.5v9H4zM9 1.8v3.5h3.5"/>'),
  replay: icon('<path d="M3 8a5 5 0 1 0 1.6-3.7L3 5.8M3 2.5v3.3h3.3"/>'),
  cancel: icon('<circle cx="8" cy="8" r="6"/><path d="m3.8 3.8 8.4 8.4"/>'),
  menu: icon('<path d="M2.5 4.2h11M2.5 8h11M2.5 11.8h11"/>'),
} as const;
