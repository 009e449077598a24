/** Deckwright for programs: `new Deckwright({ baseUrl, apiKey })`. Needs nothing but `fetch` and Web Crypto: Node 20 and later, and browsers. */
export type * from './api/index.ts';
export * from './errors/index.ts';
export * from './service/index.ts';
export { type ClientOptions, ConnectionError, type Request, type RequestOptions } from './transport/index.ts';
export * from './webhooks/index.ts';
