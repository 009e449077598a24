/** Checks a request without drawing: the part of the engine that the gateway loads too, free of fonts and writers. */
import { createHash } from 'node:crypto';
import { readSlideRequest } from '@deckwright/draw/intent';
import type { Brands, ReadSlide, Refused } from './drawing.ts';
import { requestKit } from './request-kit.ts';

/** Checks a request and returns what a job needs of it. */
export function readSlide(value: unknown, brands?: Brands): ReadSlide | Refused {
  const read = readSlideRequest(value, requestKit(brands));
  if (!read.ok) return { ok: false, problem: read.problem };
  const { hash, outputs, name, routing } = read.request;
  // Two briefs may draw the same slide and still be told different things of themselves: only the same brief is a repeat.
  const input_hash =
    routing === undefined
      ? hash
      : createHash('sha256')
          .update(`${hash}\n${JSON.stringify(routing)}`)
          .digest('hex');
  return { ok: true, input_hash, outputs, name: name ?? null };
}
