/** One broken rule of a request, as problems list them. */
import type { FieldError } from '@deckwright/platform/errors';
import { pointer, type RequestPart } from '@deckwright/platform/http';

/** `msg` goes on after the name of the field: `is not one of …`. */
export const fieldFault = (part: RequestPart, path: readonly (string | number)[], code: string, msg: string): FieldError => ({
  loc: [part, ...path],
  pointer: pointer(path),
  code,
  type: code,
  msg,
});
