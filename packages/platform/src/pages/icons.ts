/** Signs that every page may need, drawn on a grid of 16. A word stands beside each, seen or heard. */
import { Html } from './html.ts';

const icon = (path: string): Html =>
  new Html(
    `<svg class="icon" viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`,
  );

/** By the theme that a press leads away from. */
export const THEME_ICONS = {
  light: icon(
    '<circle cx="8" cy="8" r="2.8"/><path d="M8 1.5v1.3M8 13.2v1.3M1.5 8h1.3M13.2 8h1.3M3.4 3.4l.9.9M11.7 11.7l.9.9M12.6 3.4l-.9.9M4.3 11.7l-.9.9"/>',
  ),
  dark: icon('<path d="M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1z"/>'),
} as const;

/** The mark of the service: slides with three columns. */
export const MARK = new Html(
  '<svg class="mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path class="mark-back" d="M5 1.7h11.2a2 2 0 0 1 2 2v9.2" fill="none" stroke-width="1.6"/><rect class="mark-front" x="1.2" y="4.6" width="14.4" height="13" rx="2.4"/><path class="mark-bars" d="M4.6 14.4v-3h1.9v3zm3 0V9.2h1.9v5.2zm3 0V7.4h1.9v7z"/></svg>',
);
