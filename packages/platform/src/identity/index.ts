/** Accounts and API keys. */
export { type Accounts, type CreatedKey, createAccounts, type NewUser, type Provisioned, type Resealed } from './accounts.ts';
export { type ApiKeyText, createApiKey, hashSecret, type KeyMode, parseApiKey, secretMatches } from './api-key.ts';
export { expireAgents } from './expire-agents.ts';
export { findKey, type KeyPage, pageOfKeys } from './key-page.ts';
export { type AccountOptions, createKeyStore, type KeyHolder, type KeyListing, type KeyStore } from './key-store.ts';
export type { Owner } from './owner.ts';
export { createSealer, type Sealer } from './seal.ts';
export { type SeededAccount, seedAccount } from './seed-account.ts';
