/** Fair shares of a bounded pool. */
export { type Ask, createFairSemaphore, type FairSemaphore, type FairSemaphoreOptions, Overflow, type Share } from './fair-semaphore.ts';
