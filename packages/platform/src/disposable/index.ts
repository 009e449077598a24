/** Processes that do one piece of work on untrusted bytes and end. */
export { DISPOSABLE_LIMITS, DisposableFailure, type DisposableLimits, type DisposableWork, runDisposable } from './run-disposable.ts';
export { serveDisposable } from './serve-disposable.ts';
