/** What a form of the account page does. */

import type { Html } from '@deckwright/platform/pages';
import type { Fields } from './forms.ts';
import type { Visit } from './visit.ts';

/** What it came to. */
export interface Done {
  /** Where the browser goes: a page of ours, or the checkout. */
  readonly to: string;
  readonly notice?: string;
  readonly secret?: { readonly label: string; readonly value: string; readonly note: string };
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Sent {
  readonly fields: Fields;
  /** The page that the form was on. */
  readonly page: string;
  /** Of this form with what was typed into it: what is asked under it is done once. */
  readonly key: string;
}

/** What is asked before something is done that cannot be undone. */
export interface Question {
  readonly title: string | Html;
  readonly text: string | Html;
  /** What the button says. */
  readonly yes: string;
  readonly is_danger: boolean;
  /** The page to go back to. */
  readonly back: string;
}

export interface Act {
  /** @throws ProblemError what the service refuses, FieldFault */
  run(visit: Visit, sent: Sent): Promise<Done>;
  /** Null for something that is not there, or is another account's. */
  confirm?(visit: Visit, id: string): Promise<Question | null>;
  /** The field at which a refusal stands that names none. */
  readonly field?: string;
}

/** A field that cannot be read, in words for who typed it. */
export class FieldFault extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** An amount in dollars with at most two decimals. @throws FieldFault */
export function readUsd(fields: Fields, field: string): number {
  const text = (fields[field] ?? '').trim().replace(/^\$/, '');
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(text)) throw new FieldFault(field, 'Type an amount in dollars, such as 50 or 49.90.');
  return Number(text);
}
