/** Chooses the object store: a bucket where one is configured, else a folder. */
import { join } from 'node:path';
import type { Config } from '../config/read-config.ts';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3StoreOptions } from './s3-store.ts';

/** The settings that the choice depends on. */
export interface ObjectStoreConfig
  extends Pick<Config, 's3_bucket' | 's3_endpoint' | 's3_region' | 's3_access_key' | 's3_secret_key' | 'data_dir'> {
  /** Longest time for one request to the bucket. Default 30 s. */
  readonly s3_timeout_ms?: number;
}

/** Opens the store. Files in the data folder are under `files`. */
export async function openObjectStore(config: ObjectStoreConfig): Promise<ObjectStore> {
  if (config.s3_bucket === undefined) return createFolderStore(join(config.data_dir, 'files'));
  // Loaded only here: the SDK is large and the embedded service never needs it.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(optionsOf(config, config.s3_bucket));
}

/** Makes the bucket of the settings where it is missing; whether it did. @throws Error where the settings name no bucket */
export async function createConfiguredBucket(config: ObjectStoreConfig): Promise<boolean> {
  if (config.s3_bucket === undefined) throw new Error('DECKWRIGHT_S3_BUCKET is not set: there is no bucket to make. Set it to a name.');
  const { createBucket } = await import('./s3-store.ts');
  return createBucket(optionsOf(config, config.s3_bucket));
}

function optionsOf(config: ObjectStoreConfig, bucket: string): S3StoreOptions {
  const { s3_access_key: accessKeyId, s3_secret_key: secretAccessKey } = config;
  return {
    bucket,
    region: config.s3_region,
    endpoint: config.s3_endpoint,
    ...(config.s3_timeout_ms !== undefined && { timeout_ms: config.s3_timeout_ms }),
    credentials: accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined,
  };
}
