/** Pictures and logos of accounts. */
export { type Asset, type AssetKind, deleteAsset, findAsset, keepAsset, logoIdOf, MAX_ASSETS, newAssetId } from './store.ts';
