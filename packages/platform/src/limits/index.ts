/** Rate limits: the window, where counts are kept, and the headers. */
export * from './client-key.ts';
export * from './open-limiter.ts';
export * from './rate-headers.ts';
export * from './rate-policy.ts';
