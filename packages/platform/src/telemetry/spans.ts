/** Spans: work that is measured as part of a trace. No caller's content, key, name or address is an attribute of one. */
import { type Attributes, context, type Link, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { contextOf, spanContextOf } from './trace-context.ts';
import { isTracing } from './tracing.ts';

export interface SpanOptions {
  /** The trace that this span continues, as `traceparent()` gives it; the active span is the parent without it. */
  readonly traceparent?: string | null | undefined;
  /** Begins a trace of its own, whatever is active. `traceparent` is not read then. */
  readonly is_root?: boolean;
  /** What else it belongs to. */
  readonly links?: readonly (string | null | undefined)[];
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: Attributes;
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

const TRACER = 'deckwright';

/** Runs `work` inside a span, ends it whatever happens, and marks it failed when `work` throws. */
export async function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const parent = parentOf(options);
  const span = trace.getTracer(TRACER).startSpan(name, settingsOf(options), parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    failSpan(span, errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** A span that has ended elsewhere, in a process that could not tell of it. */
export function recordSpan(
  name: string,
  options: SpanOptions & { readonly from: Date; readonly to?: Date; readonly error_type?: string },
): void {
  if (!isTracing()) return;
  const span = trace.getTracer(TRACER).startSpan(name, { ...settingsOf(options), startTime: options.from }, parentOf(options));
  if (options.error_type !== undefined) failSpan(span, options.error_type);
  span.end(options.to);
}

/** Marks a span as failed, by the kind of fault alone: messages of errors may hold what a caller sent. */
export function failSpan(span: Span | undefined, error_type: string): void {
  span?.setAttribute('error.type', error_type);
  span?.setStatus({ code: SpanStatusCode.ERROR, message: error_type });
}

/** Marks the active span as failed. */
export const failActiveSpan = (error: unknown): void => failSpan(trace.getActiveSpan(), errorType(error));

const errorType = (error: unknown): string => (error instanceof Error ? error.name : 'error');

const parentOf = ({ is_root, traceparent }: SpanOptions) => (is_root ? ROOT_CONTEXT : contextOf(traceparent));

function settingsOf({ kind = 'internal', attributes = {}, links = [] }: SpanOptions) {
  return { kind: KINDS[kind], attributes, ...(links.length > 0 && { links: linksOf(links) }) };
}

/** Each trace once, in order; more than the SDK keeps are left out. */
function linksOf(texts: readonly (string | null | undefined)[]): Link[] {
  return [...new Set(texts)].slice(0, 128).flatMap((text) => {
    const linked = spanContextOf(text);
    return linked === undefined ? [] : [{ context: linked }];
  });
}
