/** The few things that the job machinery says about itself; pino's logger fits. */

/** Writes one structured line a call. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Says nothing. */
export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** What a log line holds of a thrown value. */
export const describeError = (error: unknown): { error: string; stack?: string | undefined } =>
  error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) };
