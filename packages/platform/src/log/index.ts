/** What code that logs needs of a logger: an interface that pino's logger satisfies. */
export { describeError, type Log, silentLog } from './log.ts';
