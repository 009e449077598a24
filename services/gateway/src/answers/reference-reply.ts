/** Answers with a page of the reference. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { type Reply, textReply } from '@deckwright/platform/http';
import { BRIEFLY } from '../examples/cached-reply.ts';
import { REFERENCE_POLICY } from '../reference/page.ts';
import { referenceOf } from '../reference/reference.ts';

/** @param subject empty for the page of all endpoints @throws ProblemError `not_found` */
export function referenceReply(openapi: Uint8Array, subject: string): Reply {
  const page = referenceOf(openapi).page(subject);
  if (page === null) throw refuse(notFound, { detail: 'The reference has no such subject.' });
  return textReply('text/html; charset=utf-8', page, { 'Content-Security-Policy': REFERENCE_POLICY, 'Cache-Control': BRIEFLY });
}
