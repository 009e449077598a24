/** What stands at a field after a form was refused: what was typed, and what is wrong with it. */

import { type Html, html } from '@deckwright/platform/pages';
import type { Outcome } from '../forms.ts';

/** What was typed, or what the field has otherwise. */
export const typed = (refused: Outcome | null, field: string, otherwise: string): string => refused?.values?.[field] ?? otherwise;

const isAtFault = (refused: Outcome | null, field: string): refused is Outcome => refused !== null && refused.field === field;

export const invalid = (refused: Outcome | null, field: string): Html | '' =>
  isAtFault(refused, field) ? html` aria-invalid="true" aria-describedby="fault-${field}" autofocus` : '';

export const fault = (refused: Outcome | null, field: string): Html | '' =>
  isAtFault(refused, field) ? html`<p class="fault" id="fault-${field}" role="alert">${refused.notice}</p>` : '';

/** The refusal of a form of this name, for its fields. */
export const refusalOf = (outcome: Outcome | null, ...acts: readonly string[]): Outcome | null =>
  outcome !== null && !outcome.ok && acts.includes(outcome.act) ? outcome : null;
