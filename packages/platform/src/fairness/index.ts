/** A semaphore that shares a bounded pool fairly between accounts. */
export { type Ask, createFairSemaphore, type FairSemaphore, type FairSemaphoreOptions, Overflow, type Share } from './fair-semaphore.ts';
