/** The door to processes that do one piece of work on bytes nobody vouches for, and are thrown away. */
export { DISPOSABLE_LIMITS, DisposableFailure, type DisposableLimits, type DisposableWork, runDisposable } from './run-disposable.ts';
export { serveDisposable } from './serve-disposable.ts';
