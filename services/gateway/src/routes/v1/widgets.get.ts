/** GET /v1/widgets: the components, one line each. */
import { components } from '@deckwright/draw/catalog';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { widgetSummary } from '../../answers/catalog-entry.ts';
import { defineRoute } from '../../kit.ts';
import { WidgetSummary } from '../../schemas/widget.ts';

const widgets = () => components.map(widgetSummary);

export const route = defineRoute({
  method: 'get',
  path: '/v1/widgets',
  tag: 'Catalog',
  summary: 'The components, one line each',
  auth: 'public-or-key',
  answers: {
    200: {
      description: 'What each is for, how much it holds, where it may stand.',
      schema: z.object({ widgets: z.array(WidgetSummary) }).meta({ id: 'WidgetList' }),
    },
  },
  errors: [],
  example: { answer: { widgets: widgets().slice(0, 2) } },
  handle: async () => jsonReply(200, { widgets: widgets() }, { 'Cache-Control': 'public, max-age=300' }),
});
