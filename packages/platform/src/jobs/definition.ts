/** The definition of a kind of background work: its queue, its job types and its message. The handler is defined elsewhere. */
import protobuf from 'protobufjs/light.js';
import type { JobType } from './job.ts';
import descriptor from './payloads.generated.json' with { type: 'json' };

/** What crosses the queue: ids only, so that it never ages and never leaks. */
export interface MessagePayload {
  readonly job_id: string;
  readonly attempt_no: number;
  readonly traceparent: string | null;
}

/** One kind of background work. The handler is elsewhere, so that who asks for work does not load what does it. */
export interface JobDefinition {
  readonly name: string;
  readonly queue: string;
  readonly job_types: readonly JobType[];
  /** Lanes that no single account is given, for work that lasts as long as its caller likes. */
  readonly spared_lanes: number;
  encode(payload: MessagePayload): Uint8Array;
  /** @throws Error when the bytes are no such payload. */
  decode(bytes: Uint8Array): MessagePayload;
}

const root = protobuf.Root.fromJSON(descriptor);

/** Defines a kind of work whose payload is a message of proto/ with the three fields of MessagePayload. */
export function defineJob(settings: {
  name: string;
  queue: string;
  job_types: readonly JobType[];
  message: string;
  spared_lanes?: number;
}): JobDefinition {
  const message = root.lookupType(settings.message);
  return {
    name: settings.name,
    queue: settings.queue,
    job_types: settings.job_types,
    spared_lanes: settings.spared_lanes ?? 0,
    encode: ({ job_id, attempt_no, traceparent }) => message.encode({ job_id, attempt_no, traceparent: traceparent ?? '' }).finish(),
    decode: (bytes) => {
      const fields = message.toObject(message.decode(bytes), { defaults: true });
      const { job_id, attempt_no, traceparent } = fields;
      if (typeof job_id !== 'string' || job_id === '' || typeof attempt_no !== 'number' || attempt_no < 1) {
        throw new Error(`A payload of queue ${settings.queue} names no job.`);
      }
      return { job_id, attempt_no, traceparent: typeof traceparent === 'string' && traceparent !== '' ? traceparent : null };
    },
  };
}
