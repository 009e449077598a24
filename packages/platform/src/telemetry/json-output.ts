/**
 * Makes every line of a process one JSON object: what libraries print, warn of and throw goes through the logger. What the runtime writes
 * itself as it dies (out of memory) does not pass here.
 */
import { format } from 'node:util';
import { createLogger, type Logger } from './logger.ts';

const LEVELS = new Set(['fatal', 'error', 'warn', 'info', 'debug', 'trace']);

/**
 * For the start of a process, before its settings are read: the logger of the level that the environment names (`info` when it names none,
 * `fatal` for `silent`, so that a refusal to start is told), with everything else led into it.
 */
export function startLog(service: string): Logger {
  const asked = process.env['DECKWRIGHT_LOG_LEVEL'];
  const level = asked === 'silent' ? 'fatal' : asked !== undefined && LEVELS.has(asked) ? asked : 'info';
  const log = createLogger({ level, service });
  logFaults(log);
  logOutput(log);
  return log;
}

/** Warnings of Node and libraries become log lines. An uncaught error becomes one too, and ends the process with 1. */
export function logFaults(log: Logger): void {
  // Node's own listener prints text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    const code = 'code' in warning ? { code: String(warning.code) } : {};
    log.warn({ warning: warning.name, ...code }, warning.message);
  });
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'nobody caught an error');
    process.exit(1);
  });
}

/** What is printed past the logger becomes log lines; whole JSON objects pass as they are. */
export function logOutput(log: Logger): void {
  const say = (level: 'info' | 'warn', from: string, text: string) => log[level]({ printed: from }, text);
  for (const method of ['log', 'info', 'debug'] as const)
    console[method] = (...words: unknown[]) => say('info', 'console', format(...words));
  for (const method of ['warn', 'error', 'trace'] as const)
    console[method] = (...words: unknown[]) => say('warn', 'console', format(...words));
  for (const name of ['stdout', 'stderr'] as const) {
    const stream = process[name];
    const write = stream.write.bind(stream);
    const lines = createLines((line) => {
      if (isObject(line)) write(`${line}\n`);
      else if (line.trim() !== '') say(name === 'stdout' ? 'info' : 'warn', name, line);
    });
    stream.write = (chunk: string | Uint8Array, encoding?: unknown, done?: unknown): boolean => {
      lines(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'));
      const callback = typeof encoding === 'function' ? encoding : done;
      if (typeof callback === 'function') process.nextTick(callback);
      return true;
    };
  }
}

/** Cuts what comes in pieces into lines; a line that never ends is cut too. */
export function createLines(onLine: (line: string) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
    if (rest.length > LONGEST_LINE) {
      onLine(rest);
      rest = '';
    }
  };
}

const LONGEST_LINE = 100_000;

/** Whether a line is a JSON object. */
export function isObject(line: string): boolean {
  if (!line.startsWith('{')) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
