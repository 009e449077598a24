/** Bodies for routes, made from a tool's arguments. Keys stay in the order in which they were sent, because some forms depend on it. */
import { canonicalJson } from '@deckwright/draw/intent';

export interface RequestBody {
  readonly value: Record<string, unknown>;
  readonly text: string;
}

/** Those arguments of a call that are not null and not the tool's own, and `more`. */
export function bodyFrom(
  sent: Readonly<Record<string, unknown>>,
  own: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
): RequestBody {
  const members = Object.entries(sent).filter(([name, value]) => value !== null && !own.includes(name));
  return asBody({ ...Object.fromEntries(members), ...more });
}

export const asBody = (value: Record<string, unknown>): RequestBody => ({ value, text: canonicalJson(value, () => true) });
