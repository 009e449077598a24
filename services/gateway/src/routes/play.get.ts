/** GET /play: a request and its slide, side by side, drawn in the page. */

import { findForm, formNames, schemaWithDecimals } from '@deckwright/draw/catalog';
import { DEFAULT_THEME, themes } from '@deckwright/draw/themes';
import { galleryItems } from '@deckwright/gallery';
import { notFound, refuse } from '@deckwright/platform/errors';
import { open, textReply } from '@deckwright/platform/http';
import { type Help, helpAt, requestSchema, type Schema } from '@deckwright/playground/request-help';
import { z } from 'zod';
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

let shared: { readonly of: Uint8Array; readonly intent_schema: Schema; readonly families: readonly ThemeFamily[] } | undefined;

/** What the page has whatever it opens with. */
function sharedBy(of: Uint8Array) {
  if (shared?.of !== of) {
    const { components } = JSON.parse(Buffer.from(of).toString('utf8'));
    shared = { of, intent_schema: components.schemas.IntentRenderRequest, families: families() };
  }
  return shared;
}

/** What the editor's help says when the page opens, so that nothing moves when the script has it. */
function helpFor(request: Readonly<Record<string, unknown>>, intent_schema: Schema): Help {
  const entry = findForm(String(request['form']));
  if (entry === undefined) return helpAt(intent_schema);
  const { form, variants } = entry;
  const names = formNames().map((name) => ({ form: name }));
  const data_schema = schemaWithDecimals(form.data) as Schema;
  return helpAt(requestSchema(intent_schema, data_schema, { form: form.name, when: form.when, variants }, names));
}

export const route = defineRoute({
  method: 'get',
  path: '/play',
  tag: 'Service',
  summary: 'The playground',
  description:
    'An editor for a request and the slide that it makes, drawn in the page by the engine of the service; nothing is sent. The fragment may hold a request: base64url of its deflated JSON.',
  auth: 'public',
  query: open(
    'pages are linked to with marks of where they came from',
    z.looseObject({
      example: z.string().max(100).default(START).describe('The exhibit of the gallery that it opens with.'),
      theme: z
        .enum(themes.map(({ id }) => id))
        .default(DEFAULT_THEME)
        .describe('The theme that this is drawn in.'),
    }),
  ),
  answers: { 200: { description: 'The page.', media_type: 'text/html' } },
  errors: [notFound],
  async handle({ kit, query }) {
    if (ENGINE_WORKER === undefined || PLAYGROUND_SCRIPT === undefined)
      throw refuse(notFound, { detail: 'The playground was not built with this service.' });
    const request = galleryItems().find(({ id }) => id === query.example)?.request;
    if (request === undefined) throw refuse(notFound, { detail: 'The gallery has no such exhibit.' });
    const start = { ...request, theme_id: query.theme };
    const common = sharedBy(kit.openapi());
    const help = helpFor(request, common.intent_schema);
    const page = playPage({ script: PLAYGROUND_SCRIPT, worker: ENGINE_WORKER, ...common, start, help });
    return textReply('text/html; charset=utf-8', page.text, { 'Content-Security-Policy': PLAY_POLICY, 'Cache-Control': BRIEFLY });
  },
});
