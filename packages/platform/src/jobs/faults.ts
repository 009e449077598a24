/** Named places where a test can crash or stop a worker. Outside tests they do nothing. */

/** The places, in the order in which a job passes them. */
export const faultPoints = [
  'after_hold',
  'after_outbox',
  'before_add',
  'after_add',
  'after_begin',
  'mid_render',
  'after_put',
  'before_commit',
  'after_commit',
  'before_ack',
] as const;

/** A place's name. */
export type FaultPoint = (typeof faultPoints)[number];

/** Called at each place that a job passes. */
export interface Faults {
  at(point: FaultPoint, job_id: string): void | Promise<void>;
}

/** Nothing happens anywhere. */
export const noFaults: Faults = { at: () => {} };
