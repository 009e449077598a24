/**
 * The trace of a piece of work as one text, for rows and messages: W3C `traceparent`, and after a blank `tracestate` where the caller sent
 * one. A reader that knows only the first part begins a trace of its own.
 */
import { type Context, context, createTraceState, ROOT_CONTEXT, type Span, type SpanContext, TraceFlags, trace } from '@opentelemetry/api';

// W3C Trace Context, section 3.2: the all-zero ids are invalid, and of a later version only what version 00 has is read.
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Section 3.3.1.5: at least this many characters must be passed on; longer ones are dropped whole. */
const MAX_STATE = 512;

/** The headers of a request as one text; undefined where they name no trace. */
export function traceTextOf(traceparent: string | undefined, tracestate: string | undefined): string | undefined {
  if (traceparent === undefined || !isTraceparent(traceparent)) return undefined;
  const state = tracestate?.trim() ?? '';
  if (state === '' || state.length > MAX_STATE) return traceparent;
  const kept = createTraceState(state).serialize();
  return kept === '' ? traceparent : `${traceparent} ${kept}`;
}

const isTraceparent = (text: string): boolean => {
  const parts = TRACEPARENT.exec(text);
  // Version 00 has nothing behind its flags.
  return parts !== null && (parts[1] !== '00' || parts[5] === undefined);
};

/** The context of a span, or of the active one; undefined where no trace is running. */
export function traceparent(span: Span | undefined = trace.getActiveSpan()): string | undefined {
  const at = span?.spanContext();
  if (at === undefined || /^0+$/.test(at.traceId)) return undefined;
  const parent = `00-${at.traceId}-${at.spanId}-${at.traceFlags.toString(16).padStart(2, '0')}`;
  const state = at.traceState?.serialize() ?? '';
  return state === '' ? parent : `${parent} ${state}`;
}

/** The headers that carry a trace on. */
export function traceHeaders(text: string | null | undefined = traceparent()): { traceparent?: string; tracestate?: string } {
  if (!text) return {};
  const [parent = '', state] = splitText(text);
  if (!isTraceparent(parent)) return {};
  return state === undefined ? { traceparent: parent } : { traceparent: parent, tracestate: state };
}

/** What a text names; undefined for none, and for what is no trace. */
export function spanContextOf(text: string | null | undefined): SpanContext | undefined {
  const [parent = '', state] = splitText(text ?? '');
  const parts = isTraceparent(parent) ? TRACEPARENT.exec(parent) : null;
  if (parts === null) return undefined;
  const [, , traceId = '', spanId = '', flags = '00'] = parts;
  const traceFlags = Number.parseInt(flags, 16) & 1 ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return { traceId, spanId, traceFlags, isRemote: true, ...(state !== undefined && { traceState: createTraceState(state) }) };
}

/** The context to go on in: of the text, or where it names none, the active one. */
export function contextOf(text: string | null | undefined): Context {
  const remote = spanContextOf(text);
  return remote === undefined ? context.active() : trace.setSpanContext(ROOT_CONTEXT, remote);
}

/** Ids of the active span, for log lines and problem documents; empty where no trace is running. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const at = trace.getActiveSpan()?.spanContext();
  return at === undefined || /^0+$/.test(at.traceId) ? {} : { trace_id: at.traceId, span_id: at.spanId };
}

function splitText(text: string): readonly [string?, string?] {
  const at = text.indexOf(' ');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
