/** Logs: one JSON object a line, no bodies, no keys. */
import { type DestinationStream, type Logger, pino } from 'pino';

import { traceFields } from './trace-context.ts';
import { isTracing } from './tracing.ts';

export type { Logger } from 'pino';

export interface LoggerOptions {
  readonly level: string;
  readonly service: string;
  /** Where lines go: a file descriptor, or a stream. Standard error when absent, since standard output belongs to commands. */
  readonly destination?: number | DestinationStream;
}

/** Header and field names that never reach a log line, wherever they stand. */
const SECRET_FIELDS = ['authorization', 'api_key', 'x-api-key', 'cookie', 'set-cookie', 'secret', 'password', 'sig', 'signing_key'];

export function createLogger(options: LoggerOptions): Logger {
  const destination = options.destination ?? 2;
  return pino(
    {
      level: options.level,
      base: { service: options.service },
      // Of the request or job that a line belongs to; absent where no traces are made.
      mixin: () => (isTracing() ? traceFields() : {}),
      timestamp: pino.stdTimeFunctions.isoTime,
      // An error's own properties may hold a connection with its password, so only what is named here is written.
      serializers: { err: errorLine },
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`]), censor: '[redacted]' },
    },
    typeof destination === 'number' ? pino.destination({ dest: destination, sync: true }) : destination,
  );
}

function errorLine(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: errorLine(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
