/** A request that is read again with a part of it changed, and answers for the request that was sent. */
import { readSlideRequest, type SlideRequest } from '../intent/index.ts';
import type { Warning } from '../layout/index.ts';

/** The request with the members of `body`. What was supplied, its hash and its text stay those of the request that was sent. */
export function reread(request: SlideRequest, body: object, told: readonly Warning[]): SlideRequest | undefined {
  const { brand } = request;
  const read = readSlideRequest(body, { brands: (id) => (id === brand?.theme.id ? brand : undefined) });
  if (!read.ok) return undefined;
  return {
    ...read.request,
    ...(request.origin === undefined ? {} : { origin: request.origin }),
    ...(request.routing === undefined ? {} : { routing: request.routing }),
    outputs: request.outputs,
    supplied: request.supplied,
    canonical: request.canonical,
    hash: request.hash,
    allow_truncation: request.allow_truncation,
    ...(request.joined === undefined ? {} : { joined: request.joined }),
    warnings: [...request.warnings, ...told],
  };
}
