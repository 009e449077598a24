/** The card that hosts show for a result: one page that loads nothing. */

/** The number changes with the page, since hosts keep what an address gave them. */
export const CARD_URI = 'ui://deckwright/result-card/v1';
export const SKYBRIDGE_CARD_URI = 'ui://deckwright/result-card/skybridge/v1';

export interface CardResource {
  readonly uri: string;
  readonly mimeType: string;
}

export const CARDS: readonly CardResource[] = [
  { uri: CARD_URI, mimeType: 'text/html;profile=mcp-app' },
  { uri: SKYBRIDGE_CARD_URI, mimeType: 'text/html+skybridge' },
];
