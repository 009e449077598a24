/** Checks a request without drawing: the part of the engine that the gateway loads too, free of fonts and writers. */
import { readSlideRequest } from '@deckwright/draw/intent';
import type { ReadSlide, Refused } from './drawing.ts';

/** Checks a request and says what a job needs to know of it. */
export function readSlide(value: unknown): ReadSlide | Refused {
  const read = readSlideRequest(value);
  if (!read.ok) return { ok: false, problem: read.problem };
  const { hash, outputs, name } = read.request;
  return { ok: true, input_hash: hash, outputs, name: name ?? null };
}
