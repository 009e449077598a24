/**
 * Spans of messages between services, after OpenTelemetry's conventions for messaging. Those are in development, so their attributes are
 * written where OTEL_SEMCONV_STABILITY_OPT_IN names `messaging`; names, kinds and links of the spans are always as they say.
 */
import type { Attributes, Span } from '@opentelemetry/api';
import { inSpan, recordSpan } from './spans.ts';
import { traceparent } from './trace-context.ts';
import { isTracing } from './tracing.ts';

/** What carries messages. */
export type MessagingSystem = 'bullmq' | 'postgresql';

export interface TracedMessage {
  readonly job_id: string;
  readonly attempt_no: number;
  /** Of the span that made the job: the message's creation context. */
  readonly traceparent: string | null;
}

type Operation = 'create' | 'send' | 'process';

const optedIn = (): boolean =>
  (process.env['OTEL_SEMCONV_STABILITY_OPT_IN'] ?? '').split(',').some((one) => /^messaging(\/dup)?$/.test(one.trim()));

function attributesOf(operation: Operation, queue: string, messages: readonly TracedMessage[], system?: MessagingSystem): Attributes {
  if (!isTracing()) return {};
  const [first] = messages;
  const own: Attributes = {
    'deckwright.queue': queue,
    ...(messages.length === 1 && first && { 'deckwright.job_id': first.job_id, 'deckwright.attempt_no': first.attempt_no }),
    ...(messages.length > 1 && { 'deckwright.jobs': messages.length }),
  };
  if (!optedIn()) return own;
  return {
    ...own,
    ...(system && { 'messaging.system': system }),
    'messaging.destination.name': queue,
    'messaging.operation.name': operation,
    'messaging.operation.type': operation,
    ...(messages.length === 1 && first && { 'messaging.message.id': `${first.job_id}:${first.attempt_no}` }),
    ...(messages.length > 1 && { 'messaging.batch.message_count': messages.length }),
  };
}

/** Around the storing of a job and its outbox entry. `work` gets what travels with both. */
export const inCreateSpan = <T>(
  queue: string,
  parent: string | undefined,
  work: (traceparent: string | null, span: Span) => Promise<T>,
): Promise<T> =>
  inSpan(`create ${queue}`, { kind: 'producer', traceparent: parent, attributes: attributesOf('create', queue, []) }, (span) =>
    work(traceparent(span) ?? null, span),
  );

/**
 * Around the publishing of messages. They already carry the context that they were created in, so this span is a client's and links to it; where all
 * messages are of one trace it belongs to that trace, too.
 */
export function inSendSpan<T>(
  { queue, system }: { readonly queue: string; readonly system: MessagingSystem },
  messages: readonly TracedMessage[],
  work: () => Promise<T>,
): Promise<T> {
  if (!isTracing()) return work();
  const contexts = new Set(messages.map((message) => message.traceparent));
  const [only] = contexts.size === 1 ? contexts : [];
  return inSpan(
    `send ${queue}`,
    {
      kind: 'client',
      ...(only ? { traceparent: only } : { is_root: true }),
      links: [...contexts],
      attributes: attributesOf('send', queue, messages, system),
    },
    work,
  );
}

/** Around an attempt: the processing of one message, or of those of one deck together. */
export function inProcessSpan<T>(
  { queue, system, parent }: { readonly queue: string; readonly system: MessagingSystem; readonly parent: string | null },
  messages: readonly TracedMessage[],
  work: () => Promise<T>,
): Promise<T> {
  const links = messages.map((message) => message.traceparent).filter((one) => one !== parent);
  const attributes = attributesOf('process', queue, messages, system);
  // Without a parent the attempt begins a trace: what this worker did before has nothing to do with it.
  return inSpan(
    `process ${queue}`,
    { kind: 'consumer', ...(parent ? { traceparent: parent } : { is_root: true }), links, attributes },
    work,
  );
}

/** The attempt of a worker that is gone, told of by whoever found that out. */
export function recordLostAttempt(queue: string, message: TracedMessage, from: Date): void {
  recordSpan(`process ${queue}`, {
    kind: 'consumer',
    ...(message.traceparent ? { traceparent: message.traceparent } : { is_root: true }),
    attributes: attributesOf('process', queue, [message]),
    from,
    error_type: 'worker_lost',
  });
}
