/** Who asks: accounts and API keys. */
export * from './accounts.ts';
export * from './api-key.ts';
export * from './expire-agents.ts';
export * from './key-store.ts';
export * from './owner.ts';
export * from './seal.ts';
export * from './seed-account.ts';
