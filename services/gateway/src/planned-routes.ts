/** Endpoints that are specified and not served yet: each authenticates like the real one and answers 501, naming what is missing. */
import { askFor, notImplemented, refuse } from '@deckwright/platform/errors';
import type { Auth, Method } from '@deckwright/platform/http';
import { defineRoute } from './kit.ts';

const PLANNED: readonly (readonly [Method, string, Auth, missing: string, instead: string])[] = [
  ['post', '/v1/assets/image/generate', 'key', 'making of pictures from words', 'POST /v1/assets/image takes a finished one.'],
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
