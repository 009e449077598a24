/** Spans of queries, after OpenTelemetry's conventions for databases. The text of a query is not told, and neither is what it was given. */
import { inSpan } from '../telemetry/spans.ts';
import { traceFields } from '../telemetry/trace-context.ts';
import { isTracing } from '../telemetry/tracing.ts';

/** Inside of a trace alone: what relays and workers ask every second is no part of one. */
export function inQuerySpan<T>(sql: string, work: () => Promise<T>): Promise<T> {
  if (!isTracing() || traceFields().trace_id === undefined) return work();
  const { operation, summary } = summaryOf(sql);
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.summary': summary };
  return inSpan(summary, { kind: 'client', attributes }, work);
}

interface Summary {
  readonly operation: string;
  readonly summary: string;
}

const summaries = new Map<string, Summary>();
/** As many statements as are prepared. */
const MAX_SUMMARIES = 500;

// Keywords are upper case in ours. `FOR UPDATE` and `DO UPDATE` are parts of other statements.
const CHANGE = /\b(INSERT\s+INTO|(?<!(?:FOR|KEY|DO)\s+)UPDATE|DELETE\s+FROM)\s+"?([a-z_]+)/;
const READ = /\bFROM\s+"?([a-z_]+)/;

/** `INSERT jobs`: what a statement does and where, of several parts the first that changes something. */
function summaryOf(sql: string): Summary {
  const cached = summaries.get(sql);
  if (cached !== undefined) return cached;
  const change = CHANGE.exec(sql);
  const operation = change?.[1]?.split(/\s/)[0] ?? 'SELECT';
  const table = change?.[2] ?? READ.exec(sql)?.[1];
  const made = { operation, summary: table === undefined ? operation : `${operation} ${table}` };
  if (summaries.size < MAX_SUMMARIES) summaries.set(sql, made);
  return made;
}
