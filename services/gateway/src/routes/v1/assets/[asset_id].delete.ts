/** DELETE /v1/assets/{asset_id}: a picture goes; what was drawn with it stays. */
import { deleteAsset, findAsset } from '@deckwright/platform/assets';
import { liveKeyRequired, notFound, refuse } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { checkMayChange } from '../../../answers/may-change.ts';
import { defineRoute } from '../../../kit.ts';
import { AssetPath } from '../../../schemas/asset.ts';

export const route = defineRoute({
  method: 'delete',
  path: '/v1/assets/{asset_id}',
  tag: 'Assets',
  summary: 'Delete a picture',
  description:
    'Of one that was uploaded or generated. Slides that show it keep it, and so do their edits. Logos are told by their content and stay.',
  auth: 'key',
  scope: 'assets',
  params: AssetPath,
  answers: {
    200: {
      description: 'It can no longer be placed.',
      schema: z.object({ asset_id: z.string(), deleted: z.literal(true) }).meta({ id: 'AssetDeleted' }),
    },
  },
  errors: [notFound, liveKeyRequired],
  async handle({ kit, principal, params: { asset_id } }) {
    const there = await findAsset(kit.db, principal, asset_id);
    if (there !== null) checkMayChange(principal, there.mode);
    if (!(await deleteAsset(kit.db, principal, asset_id)))
      throw refuse(notFound, { detail: `The account has no picture ${JSON.stringify(asset_id.slice(0, 60))}.` });
    return jsonReply(200, { asset_id, deleted: true });
  },
});
