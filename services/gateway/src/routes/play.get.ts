/** GET /play: a request and its slide, side by side, drawn in the page. */

import { DEFAULT_THEME, themes } from '@deckwright/draw/themes';
import { galleryItems } from '@deckwright/gallery';
import { notFound, refuse } from '@deckwright/platform/errors';
import { textReply } from '@deckwright/platform/http';
import { BRIEFLY } from '../examples/cached-reply.ts';
import { defineRoute } from '../kit.ts';
import { ENGINE_WORKER } from '../page-engine/page-engine.ts';
import { PLAYGROUND_SCRIPT } from '../pages/assets.ts';
import { PLAY_POLICY, playPage, type ThemeFamily } from '../play/page.ts';

const START = 'waterfall_bridge-standard_driver_bridge';
const FAMILIES = ['corporate', 'technical', 'editorial', 'minimal'];

const families = (): readonly ThemeFamily[] =>
  FAMILIES.flatMap((id) => {
    const theme = themes.find((one) => one.id === `${id}-light`);
    if (theme === undefined) return [];
    const { accent1, accent2, accent3 } = theme.colors;
    return [{ id, name: id[0]?.toUpperCase() + id.slice(1), colours: [accent1, accent2, accent3] }];
  });

let page: { readonly of: Uint8Array; readonly text: string } | undefined;

export const route = defineRoute({
  method: 'get',
  path: '/play',
  tag: 'Service',
  summary: 'The playground',
  description:
    'An editor for a request and the slide that it makes, drawn in the page by the engine of the service; nothing is sent. The fragment may hold a request: base64url of its deflated JSON.',
  auth: 'public',
  answers: { 200: { description: 'The page.', media_type: 'text/html' } },
  errors: [notFound],
  async handle({ kit }) {
    if (ENGINE_WORKER === undefined || PLAYGROUND_SCRIPT === undefined)
      throw refuse(notFound, { detail: 'The playground was not built with this service.' });
    const of = kit.openapi();
    if (page?.of !== of) {
      const { components } = JSON.parse(Buffer.from(of).toString('utf8'));
      const start = { ...galleryItems().find(({ id }) => id === START)?.request, theme_id: DEFAULT_THEME };
      const intent_schema = components.schemas.IntentRenderRequest;
      page = { of, text: playPage({ script: PLAYGROUND_SCRIPT, worker: ENGINE_WORKER, families: families(), intent_schema, start }).text };
    }
    return textReply('text/html; charset=utf-8', page.text, { 'Content-Security-Policy': PLAY_POLICY, 'Cache-Control': BRIEFLY });
  },
});
