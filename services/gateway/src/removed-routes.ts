/** Endpoints of earlier versions: each answers 410 and names what to call instead. */
import { endpointRemoved, refuse } from '@deckwright/platform/errors';
import type { Method } from '@deckwright/platform/http';
import { defineRoute } from './kit.ts';

const REMOVED: readonly (readonly [Method, string, string])[] = [
  ['post', '/v1/deck', 'POST /v1/render/intent/deck'],
  ['post', '/v1/generate', 'POST /v1/render/auto'],
  ['post', '/v1/iterate', 'PATCH /v1/render/intent/{job_id}'],
  ['get', '/v1/themes', 'GET /v1/brands'],
  ['put', '/v1/themes', 'PUT /v1/brands/{slug}'],
  ['post', '/v1/themes', 'POST /v1/brands'],
  ['delete', '/v1/themes', 'DELETE /v1/brands/{slug}'],
  ['patch', '/v1/themes', 'PUT /v1/brands/{slug}'],
  ['post', '/v1/render', 'POST /v1/render/intent'],
  ['post', '/v1/render/recipe', 'POST /v1/render/code'],
  ['post', '/v1/suggest-layout', 'POST /v1/deck/outline'],
  ['post', '/v1/render/preflight', 'POST /v1/render/intent with "dry_run": true'],
];

export const removedRoutes = REMOVED.map(([method, path, replacement]) =>
  defineRoute({
    method,
    path,
    tag: 'Removed',
    summary: `Removed; use ${replacement}`,
    auth: 'public',
    hidden: true,
    answers: {},
    errors: [endpointRemoved],
    handle: async () => {
      throw refuse(endpointRemoved, { detail: `Use ${replacement}.`, remedy: `Call ${replacement}.`, extra: { replacement } });
    },
  }),
);
