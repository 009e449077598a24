/**
 * The trace that a command is run in, as the headers of its requests. OpenTelemetry hands traces to child processes in the environment, so a
 * build that draws slides shows them in its own trace. Nothing of OpenTelemetry is loaded for it.
 */
export function traceOfEnvironment(env: Readonly<Record<string, string | undefined>> = process.env): Readonly<Record<string, string>> {
  const { TRACEPARENT: traceparent, TRACESTATE: tracestate } = env;
  if (traceparent === undefined || !/^[0-9a-f]{2}(-[0-9a-f]+){3,}$/.test(traceparent)) return {};
  // Header values are printable ASCII.
  return tracestate !== undefined && /^[\x20-\x7e]{1,512}$/.test(tracestate) ? { traceparent, tracestate } : { traceparent };
}
