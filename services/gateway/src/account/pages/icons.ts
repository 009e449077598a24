/** The few icons of the account page, drawn on a grid of 16. A word stands beside each. */
import { Html } from '@deckwright/platform/pages';

const icon = (path: string): Html =>
  new Html(
    `<svg class="icon" viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`,
  );

export const ICONS = {
  plus: icon('<path d="M8 3.2v9.6M3.2 8h9.6"/>'),
  card: icon('<rect x="1.8" y="3.3" width="12.4" height="9.4" rx="1.5"/><path d="M1.8 6.6h12.4M4.4 10h2.4"/>'),
  down: icon('<path d="m4.5 6.5 3.5 3.5 3.5-3.5"/>'),
  file: icon('<path d="M8 2.2v8M4.8 7.2 8 10.4l3.2-3.2M2.8 13.4h10.4"/>'),
} as const;
