/** The interface of a logger. */
export { describeError, type Log, silentLog } from './log.ts';
