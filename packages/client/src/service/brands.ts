/** Brands: colours, fonts and a logo that `theme_id` names. */
import type { Schema } from '../api/index.ts';
import type { RequestOptions } from '../transport/index.ts';
import type { Caller } from './caller.ts';

export type Brand = Schema<'Brand'>;
export type BrandRequest = Schema<'BrandRequest'>;

export class Brands {
  readonly #call: Caller;

  constructor(call: Caller) {
    this.#call = call;
  }

  /** Fonts and logos are base64 in the request. */
  create(request: BrandRequest, options: RequestOptions = {}): Promise<Brand> {
    return this.#call('post', '/v1/brands', { body: request, ...options });
  }

  async list(options: RequestOptions = {}): Promise<Schema<'BrandList'>['brands']> {
    return (await this.#call('get', '/v1/brands', options)).brands;
  }

  /** `acme`, or `acme@3` for one version. */
  get(slug: string, options: RequestOptions = {}): Promise<Brand> {
    return this.#call('get', '/v1/brands/{slug}', { path: { slug }, ...options });
  }

  /** The next version, from a whole kit. */
  addVersion(slug: string, kit: Schema<'BrandVersionRequest'>, options: RequestOptions = {}): Promise<Brand> {
    return this.#call('put', '/v1/brands/{slug}', { path: { slug }, body: kit, ...options });
  }

  /** It is no longer listed; its versions keep rendering. */
  async hide(slug: string, options: RequestOptions = {}): Promise<void> {
    await this.#call('delete', '/v1/brands/{slug}', { path: { slug }, ...options });
  }
}
