/** A semaphore that shares a bounded pool fairly between accounts. */
export { type Ask, createFairSemaphore, type FairSemaphore, type FairSemaphoreOptions, Overflow } from './fair-semaphore.ts';
export type { Share } from './shares.ts';
