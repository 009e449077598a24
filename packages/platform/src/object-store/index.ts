/** Where files are kept. */
export { createFolderStore } from './folder-store.ts';
export { isObjectKey, sha256Of } from './object-key.ts';
export { type ObjectStore, ObjectStoreError, type PutOptions, type StoredObject } from './object-store.ts';
export { type ObjectStoreConfig, openObjectStore } from './open-object-store.ts';
