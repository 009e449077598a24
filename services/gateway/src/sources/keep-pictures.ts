/** Pictures of a document that slides show, as assets of the account: each once, however often its document is sent. */
import { picturePlaces } from '@deckwright/draw/intent';
import { findMadeAsset, keepAsset, MAX_ASSETS, newAssetId } from '@deckwright/platform/assets';
import { refuse, storageUnavailable, tooManyAssets } from '@deckwright/platform/errors';
import type { Principal } from '@deckwright/platform/http';
import { createKeepFiles, sha256Of } from '@deckwright/platform/object-store';
import type { DocumentText } from '@deckwright/read/document';
import type { GatewayKit } from '../kit.ts';

type Picture = DocumentText['pictures'][number];

interface Keeper {
  readonly kit: GatewayKit;
  readonly principal: Principal;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' };

/**
 * Puts the ids of assets into `intents`, in place, for the data URIs of pictures.
 * @param uris the data URIs by the ids of the pictures
 * @throws ProblemError `too_many_assets`, `storage_unavailable`
 */
export async function keepPictures(
  keeper: Keeper,
  intents: readonly object[],
  pictures: readonly Picture[],
  uris: ReadonlyMap<string, string>,
): Promise<void> {
  const byUri = new Map(pictures.map((picture) => [uris.get(picture.id), picture] as const));
  const ids = new Map<Picture, string>();
  for (const { name, put } of picturePlaces(intents)) {
    const picture = byUri.get(name);
    if (picture === undefined) continue;
    const asset_id = ids.get(picture) ?? (await keepPicture(keeper, picture));
    ids.set(picture, asset_id);
    put(`asset:${asset_id}`);
  }
}

async function keepPicture({ kit, principal }: Keeper, { bytes, media_type, width, height }: Picture): Promise<string> {
  const made_from = `document:${sha256Of(bytes)}`;
  const existing = await findMadeAsset(kit.db, principal, made_from);
  if (existing !== null) return existing.asset_id;
  const extension = EXTENSIONS[media_type] ?? 'bin';
  const [stored] = await createKeepFiles(kit.db, kit.files)([{ content: bytes, extension, mime: media_type }]);
  if (stored === undefined) throw refuse(storageUnavailable);
  const facts = { format: extension, width_px: width, height_px: height, changes: [], made_from };
  const asset = await keepAsset(kit.db, principal, { asset_id: newAssetId(), kind: 'image', mime: media_type, facts, ...stored });
  if (asset === 'too_many') throw refuse(tooManyAssets, { extra: { limit: MAX_ASSETS } });
  return asset.asset_id;
}
