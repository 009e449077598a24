/** The file store, the index of its objects, and the record of downloads. */

export { checkFiles, type FileCheck, type LostFile } from './check-files.ts';
export { type Claim, createClaimTogether } from './claim-together.ts';
export { type Download, expireDownloads, listDownloads, type RecordedDownload, recordDownload } from './downloads.ts';
export { adoptStrays, BACKUP_LOCK, CLAIM_MS, claimObjects, type SweepOptions, sweepObjects } from './file-index.ts';
export {
  createFileLink,
  expireFileLinks,
  giveFileLinkBack,
  isFileLink,
  type LinkRefusal,
  type NewFileLink,
  readFileLink,
  revokeFileLinks,
} from './file-links.ts';
export { createFolderStore } from './folder-store.ts';
export { createKeepFiles, FILES_PREFIX, type FileContent, type KeepFiles, openChecked, readChecked } from './kept-files.ts';
export { isObjectKey, sha256Of } from './object-key.ts';
export { type ObjectStore, ObjectStoreError, type PutOptions, type StoredObject } from './object-store.ts';
export { createConfiguredBucket, type ObjectStoreConfig, openObjectStore } from './open-object-store.ts';
export { retryStore } from './retry-store.ts';
export { type StoreTrouble, troubleOfBucket, troubleOfDisk } from './store-trouble.ts';
export { expireToolFiles, findToolFile, isToolFile, keepToolFile, TOOL_FILE_SECONDS, type ToolFile } from './tool-files.ts';
