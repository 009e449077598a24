/** GET /v1/widgets/{name}: one component: its parameters, limits and an example. */
import { findComponent } from '@deckwright/draw/catalog';
import { notFound } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { findWidget, widgetEntry } from '../../../answers/catalog-entry.ts';
import { defineRoute } from '../../../kit.ts';
import { WidgetEntry } from '../../../schemas/widget.ts';

const shown = findComponent('metric');

export const route = defineRoute({
  method: 'get',
  path: '/v1/widgets/{name}',
  tag: 'Catalog',
  summary: 'One component: its parameters, limits and an example',
  auth: 'public-or-key',
  params: z.object({ name: z.string().describe('`split_view` and `SplitView` alike.') }),
  answers: { 200: { description: 'The component.', schema: WidgetEntry } },
  errors: [notFound],
  ...(shown === undefined ? {} : { example: { answer: widgetEntry(shown) } }),
  handle: async ({ params }) => jsonReply(200, widgetEntry(findWidget(params.name)), { 'Cache-Control': 'public, max-age=300' }),
});
