/** A structured log: each call writes one line. Pino's logger satisfies it. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Writes nothing. */
export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** The fields of a log line about a thrown value. */
export const describeError = (error: unknown): { error: string; stack?: string | undefined } =>
  error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) };
