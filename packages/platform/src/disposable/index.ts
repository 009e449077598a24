/** Processes that do one piece of work on untrusted bytes and end. */
export {
  DISPOSABLE_LIMITS,
  DisposableFailure,
  type DisposableLimits,
  type DisposableWork,
  residentMib,
  runDisposable,
} from './run-disposable.ts';
export { endWithParent, serveDisposable } from './serve-disposable.ts';
