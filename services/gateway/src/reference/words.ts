/** A description of the document as HTML: what stands between backticks is code. */
import { type Html, html } from '@deckwright/platform/pages';

export const words = (text: string): Html => html`${text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`;
