/** Answers with a page or a picture of the handbook. */
import { notFound, refuse } from '@deckwright/platform/errors';
import type { Reply } from '@deckwright/platform/http';
import { BRIEFLY, cachedReply } from '../examples/cached-reply.ts';
import { readHandbook } from '../handbook/handbook.ts';
import { HANDBOOK_POLICY } from '../handbook/page.ts';

/** @throws ProblemError `not_found` */
export function handbookReply(name: string, if_none_match: string | undefined): Reply {
  const file = readHandbook(name);
  if (file === null) throw refuse(notFound, { detail: 'The handbook has no such page.' });
  return cachedReply(file.media_type, file, { if_none_match, cache_control: BRIEFLY }, { 'Content-Security-Policy': HANDBOOK_POLICY });
}
