/** Traces: one from the HTTP request through the outbox row and the queue to the stored file. Off until `startTracing` is called. */
import { type Attributes, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';

export interface TracingOptions {
  readonly service_name: string;
  readonly service_version: string;
  /** Base address of an OTLP/HTTP collector, as in OTEL_EXPORTER_OTLP_ENDPOINT. Tracing stays off without it or an exporter. */
  readonly otlp_endpoint?: string | undefined;
  /** Used instead of OTLP; spans reach it one by one as they end. */
  readonly exporter?: SpanExporter;
}

export interface Tracing {
  readonly on: boolean;
  /** Sends what is buffered, then stops. Bounded by the exporter's own timeout. */
  stop(): Promise<void>;
}

/** Starts tracing for this process; the SDK is loaded only when there is somewhere to send spans. */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  if (options.exporter === undefined && !options.otlp_endpoint) return { on: false, stop: async () => {} };
  const [
    { BasicTracerProvider, BatchSpanProcessor, SimpleSpanProcessor },
    { AsyncLocalStorageContextManager },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
  ]);
  const processor =
    options.exporter === undefined
      ? new BatchSpanProcessor(await otlpExporter(options.otlp_endpoint ?? ''))
      : new SimpleSpanProcessor(options.exporter);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service_name, 'service.version': options.service_version }),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    on: true,
    stop: async () => {
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}

async function otlpExporter(endpoint: string): Promise<SpanExporter> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  return new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
}

export interface SpanOptions {
  /** W3C `traceparent` of the work that this span continues; the active span is the parent without it. */
  readonly traceparent?: string | undefined;
  readonly kind?: 'server' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: Attributes;
}

const KINDS = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL };

/** Runs `work` inside a span, ends it whatever happens, and marks it failed when `work` throws. */
export async function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const parent = remoteContext(options.traceparent);
  const span = trace
    .getTracer('deckwright')
    .startSpan(name, { kind: KINDS[options.kind ?? 'internal'], attributes: options.attributes ?? {} }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
    throw error;
  } finally {
    span.end();
  }
}

/** The W3C `traceparent` of a span, or of the active one; undefined where no trace is running. */
export function traceparent(span: Span | undefined = trace.getActiveSpan()): string | undefined {
  const at = span?.spanContext();
  if (at === undefined || /^0+$/.test(at.traceId)) return undefined;
  return `00-${at.traceId}-${at.spanId}-${at.traceFlags.toString(16).padStart(2, '0')}`;
}

// W3C Trace Context, section 3.2.2; the all-zero ids are invalid there.
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

function remoteContext(header: string | undefined) {
  const parts = header === undefined ? null : TRACEPARENT.exec(header);
  if (parts === null) return context.active();
  const [, traceId = '', spanId = '', flags = '00'] = parts;
  const traceFlags = Number.parseInt(flags, 16) & 1 ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
