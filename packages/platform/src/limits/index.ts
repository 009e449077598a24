/** Rate limits: the algorithm, where counts are kept, and the headers. */
export * from './client-key.ts';
export * from './gcra.ts';
export * from './memory-limiter.ts';
export * from './open-limiter.ts';
export * from './rate-headers.ts';
export * from './redis-limiter.ts';
