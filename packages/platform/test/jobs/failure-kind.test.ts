/** Which error is whose fault. */
import { createConnection } from 'node:net';
import { NoSuchBucket, S3ServiceException } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { SemaphoreTimeoutError } from '../../src/database/semaphore.ts';
import { notFound, refuse, renderFailed, serviceUnavailable, storageUnavailable } from '../../src/errors/index.ts';
import { failureOf } from '../../src/jobs/index.ts';
import { ObjectStoreError, troubleOfBucket, troubleOfDisk } from '../../src/object-store/index.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
/** As both stores throw it. */
const onDisk = (code: string) => {
  const trouble = troubleOfDisk(code);
  return new ObjectStoreError(code, { cause: coded(code), retryable: trouble === 'unavailable', too_large: trouble === 'too_large' });
};
const inBucket = (status: number, code: string) => {
  const trouble = troubleOfBucket({ status, code });
  return new ObjectStoreError(code, { retryable: trouble === 'unavailable', too_large: trouble === 'too_large' });
};

describe('an attempt fails by', () => {
  it.each([
    ['a full disk', onDisk('ENOSPC')],
    ['a used-up quota', onDisk('EDQUOT')],
    ['a broken disk', onDisk('EIO')],
    ['a missing right', onDisk('EACCES')],
    ['too many open files', onDisk('EMFILE')],
    ['a disk turned read-only', onDisk('EROFS')],
    ['a mount that has gone stale', onDisk('ESTALE')],
    ['bytes that read back differently', new ObjectStoreError('differs', { retryable: true })],
    ['a full disk beside the store', coded('ENOSPC', { syscall: 'write' })],
    ['too many open files beside the store', coded('EMFILE', { syscall: 'open' })],
    ['a bucket that does not answer', inBucket(0, 'TimeoutError')],
    ['a bucket that errs', inBucket(500, 'InternalError')],
    ['a bucket that has no room', inBucket(507, 'InsufficientStorage')],
    ['a bucket that is throttled', inBucket(503, 'SlowDown')],
    ['a right that the bucket denies', inBucket(403, 'AccessDenied')],
    ['a key that is unknown to the bucket', inBucket(403, 'InvalidAccessKeyId')],
    ['a token that ran out', inBucket(400, 'ExpiredToken')],
    ['a clock that is off', inBucket(403, 'RequestTimeTooSkewed')],
    ['a bucket that is gone', inBucket(404, 'NoSuchBucket')],
    ['a body that broke off', inBucket(400, 'IncompleteBody')],
    ['another region', inBucket(301, 'PermanentRedirect')],
    ['a claim that ran out while the store hung', coded('DW410')],
    ['a refusal for the store’s sake', refuse(storageUnavailable)],
    ['a store within another error', new Error('outer', { cause: onDisk('ENOSPC') })],
  ])('%s: it waits for the store', (_, error) => {
    expect(failureOf(error)).toEqual({ kind: 'world', waiting_for: 'storage' });
  });

  it.each([
    ['a Postgres that ends', coded('57P01')],
    ['a Postgres that starts', coded('57P03')],
    ['a Postgres without a free place', coded('53300')],
    ['a Postgres whose disk is full', coded('53100')],
    ['a Postgres whose disk is broken', coded('58030')],
    ['a standby', coded('25006')],
    ['two that wait for each other', coded('40P01')],
    ['a connection that broke', coded('08006')],
    ['a connection that was refused', coded('ECONNREFUSED', { syscall: 'connect' })],
    ['a socket that is not there', coded('ENOENT', { syscall: 'connect' })],
    ['a pool that got no connection', new Error('timeout exceeded when trying to connect')],
    ['a pool with too many waiting', new SemaphoreTimeoutError(5_000)],
    ['a refusal for the database’s sake', refuse(serviceUnavailable)],
  ])('%s: it waits for the database', (_, error) => {
    expect(failureOf(error)).toEqual({ kind: 'world', waiting_for: 'database' });
  });

  it.each([
    ['names that are not resolved', coded('EAI_AGAIN', { syscall: 'getaddrinfo' })],
    ['a network that is gone', coded('ENETUNREACH')],
    ['a fetch that was refused', new TypeError('fetch failed', { cause: coded('ECONNREFUSED', { syscall: 'connect' }) })],
    ['a fetch that took too long', new TypeError('fetch failed', { cause: coded('UND_ERR_CONNECT_TIMEOUT') })],
  ])('%s: it waits for the network', (_, error) => {
    expect(failureOf(error)).toEqual({ kind: 'world', waiting_for: 'network' });
  });

  it.each([
    ['a file larger than the bucket takes', inBucket(400, 'EntityTooLarge')],
    ['a file larger than the disk takes', onDisk('EFBIG')],
  ])('%s: the content is refused, with the remedy', (_, error) => {
    const failure = failureOf(error);
    expect(failure).toMatchObject({ kind: 'content', problem: { code: 'payload_too_large', status: 413, cost_charged: 0 } });
    expect(JSON.stringify(failure)).toContain('Send fewer slides or smaller pictures.');
  });

  it('what it was asked: the content is refused with that problem', () => {
    expect(failureOf(refuse(notFound, { detail: 'Gone.' }))).toMatchObject({
      kind: 'content',
      problem: { code: 'not_found', detail: 'Gone.' },
    });
  });

  it.each([
    ['a mistake in a program', new TypeError('x is not a function')],
    ['something that is no error', 'oops'],
    ['nothing at all', undefined],
    ['a file of our own that is missing', coded('ENOENT', { syscall: 'open' })],
    ['a statement that Postgres refuses', coded('42P01')],
    ['a row that breaks a rule', coded('23505')],
    ['a stored file that is damaged', new ObjectStoreError('damaged', { retryable: false })],
    ['a key that is too long', onDisk('ENAMETOOLONG')],
    ['a request that the bucket does not understand', inBucket(400, 'InvalidArgument')],
    ['a problem that says so', refuse(renderFailed)],
  ])('%s: it is ours', (_, error) => {
    expect(failureOf(error)).toEqual({ kind: 'ours' });
  });
});

it('takes a refused connection for what it is, as Node throws it', async () => {
  const error = await new Promise<Error>((resolve) => createConnection({ host: 'localhost', port: 1 }).on('error', resolve));
  expect(failureOf(error)).toEqual({ kind: 'world', waiting_for: 'database' });
});

it('knows the name that the SDK gives a bucket that is gone', () => {
  const gone = new NoSuchBucket({ message: '', $metadata: { httpStatusCode: 404 } });
  expect(gone).toBeInstanceOf(S3ServiceException);
  expect(gone.name).toBe('NoSuchBucket');
});
