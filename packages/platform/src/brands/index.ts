/** Brands of accounts and their versions. */
export { type BrandCache, createBrandCache, type LoadedBrand } from './brand-cache.ts';
export {
  addBrandVersion,
  type BrandFile,
  type BrandFileRole,
  type BrandLine,
  type BrandRefusal,
  type BrandTheme,
  type BrandVersion,
  createBrand,
  findBrand,
  hideBrand,
  listBrands,
  listBrandThemes,
  listBrandVersions,
  MAX_BRANDS,
  MAX_VERSIONS,
  type NewBrandVersion,
  readBrand,
  type StoredBrand,
} from './store.ts';
