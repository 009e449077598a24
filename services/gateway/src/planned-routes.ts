/** Endpoints that are specified and not served yet: each authenticates like the real one and answers 501, naming what is missing. */
import { askFor, notImplemented, refuse } from '@deckwright/platform/errors';
import type { Auth, Method } from '@deckwright/platform/http';
import { defineRoute } from './kit.ts';

const INSTEAD = 'POST /v1/render/from-image makes slides of a picture.';

const PLANNED: readonly (readonly [Method, string, Auth, missing: string, instead: string])[] = [
  ['post', '/v1/analyze/image', 'key', 'analysis of pictures', INSTEAD],
  ['post', '/v1/analyze/image/preflight', 'key', 'analysis of pictures', INSTEAD],
  ['post', '/v1/analyze/image/perceive', 'key', 'analysis of pictures', INSTEAD],
];

export const plannedRoutes = PLANNED.map(([method, path, auth, missing, instead]) =>
  defineRoute({
    method,
    path,
    tag: 'Planned',
    summary: `Not served by this version: ${missing}`,
    auth,
    hidden: true,
    answers: {},
    errors: [notImplemented],
    handle: async () => {
      const detail = `This version has no ${missing}.`;
      throw refuse(notImplemented, { detail, ways: [askFor(detail, instead)], extra: { missing } });
    },
  }),
);
