/** Answers with a page or a picture of the handbook, with the page's Markdown where the caller prefers that, or with what is found. */

import { galleryItems } from '@deckwright/gallery';
import { notFound, refuse } from '@deckwright/platform/errors';
import { type Reply, textReply } from '@deckwright/platform/http';
import { BRIEFLY, cachedReply } from '../examples/cached-reply.ts';
import { handbookIndex, readHandbook } from '../handbook/handbook.ts';
import { drawFound, HANDBOOK_POLICY } from '../handbook/page.ts';
import type { Part } from '../handbook/search.ts';
import { referenceOf } from '../reference/reference.ts';
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

const MOST_FOUND = 40;

/** What the search finds in the handbook, the gallery and the reference. */
export function foundReply(question: string, openapi: Uint8Array): Reply {
  const index = handbookIndex(() => [...exhibits(), ...referenceOf(openapi).parts]);
  const page = drawFound({ question, ...index.find(question, MOST_FOUND) });
  return textReply('text/html; charset=utf-8', page, { 'Content-Security-Policy': HANDBOOK_POLICY, 'Cache-Control': BRIEFLY });
}

const exhibits = (): readonly Part[] =>
  galleryItems().map(({ id, name, variant, purpose, limits, title }) => ({
    page: 'Gallery',
    heading: variant === undefined ? name : `${name} ${variant}`,
    href: `/gallery#${id}`,
    text: `${purpose} ${limits} ${title}`,
  }));
