/** GET /: the front page for people; programs are led to the handbook. */
import { packIntent } from '@deckwright/core/packed-intent';
import { galleryItems } from '@deckwright/gallery';
import { textReply } from '@deckwright/platform/http';
import { BRIEFLY } from '../examples/cached-reply.ts';
import { defineRoute } from '../kit.ts';
import { LANDING_POLICY, landingPage, SHOWN, SLIDES } from '../landing/page.ts';

let page: string | undefined;

async function drawn(): Promise<string> {
  const items = new Map(galleryItems().map((item) => [item.id, item]));
  const find = (id: string) => {
    const item = items.get(id);
    if (item === undefined) throw new Error(`The gallery has no ${id}.`);
    return item;
  };
  const shown = find(SHOWN);
  const open = `/play#${await packIntent({ intent: shown.request })}`;
  page ??= landingPage({ open, shown, slides: SLIDES.map(find) }).text;
  return page;
}

export const route = defineRoute({
  method: 'get',
  path: '/',
  tag: 'Service',
  summary: 'The front page',
  hidden: true,
  auth: 'public',
  answers: { 200: { description: 'The page.', media_type: 'text/html' }, 302: { description: 'The handbook, for what is no browser.' } },
  errors: [],
  async handle({ header }) {
    const fresh = { 'Cache-Control': BRIEFLY, Vary: 'Accept' };
    if (header('accept')?.includes('text/html') !== true)
      return { status: 302, headers: { Location: '/docs', ...fresh }, body: { kind: 'empty' } };
    return textReply('text/html; charset=utf-8', await drawn(), { ...fresh, 'Content-Security-Policy': LANDING_POLICY });
  },
});
