/** Pictures and logos of accounts. */
export {
  type Asset,
  type AssetKind,
  addAssetIn,
  deleteAsset,
  findAsset,
  findMadeAsset,
  hasRoomForAssets,
  keepAsset,
  logoIdOf,
  MAX_ASSETS,
  newAssetId,
} from './store.ts';
