/** Answers with a page or a picture of the handbook, or with the page's Markdown where the caller prefers that. */
import { notFound, refuse } from '@deckwright/platform/errors';
import type { Reply } from '@deckwright/platform/http';
import { BRIEFLY, cachedReply } from '../examples/cached-reply.ts';
import { readHandbook } from '../handbook/handbook.ts';
import { HANDBOOK_POLICY } from '../handbook/page.ts';
import { prefersMarkdown } from './prefers-markdown.ts';

export interface Wishes {
  readonly if_none_match: string | undefined;
  readonly accept: string | undefined;
}

/** @throws ProblemError `not_found` */
export function handbookReply(name: string, { if_none_match, accept }: Wishes): Reply {
  const file = (prefersMarkdown(accept) ? readHandbook(`${name}.md`) : null) ?? readHandbook(name);
  if (file === null) throw refuse(notFound, { detail: 'The handbook has no such page.' });
  const reply = cachedReply(
    file.media_type,
    file,
    { if_none_match, cache_control: BRIEFLY },
    { 'Content-Security-Policy': HANDBOOK_POLICY },
  );
  return { ...reply, headers: { ...reply.headers, Vary: 'Accept' } };
}
