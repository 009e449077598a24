/** Who asks: accounts and API keys. */
export * from './api-key.ts';
export * from './key-store.ts';
export * from './seed-account.ts';
