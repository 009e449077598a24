/** Limits the bytes of requests in memory. A request beyond it is refused with a retry time, so that memory is not exhausted. */
import { refuse, serviceUnavailable } from '../errors/index.ts';

/** Bodies up to here are not counted: they are what requests are made of. */
const UNCOUNTED_BYTES = 1024 * 1024;

/** What one request holds. */
export interface Reservation {
  /** @throws ProblemError `service_unavailable` when the bytes are not to be had */
  grow(bytes: number): void;
  release(): void;
}

export interface ByteBudget {
  open(): Reservation;
}

export function createByteBudget(total: number): ByteBudget {
  let left = total;
  return {
    open() {
      let held = 0;
      return {
        grow(bytes) {
          const before = Math.max(0, held - UNCOUNTED_BYTES);
          const more = Math.max(0, held + bytes - UNCOUNTED_BYTES) - before;
          if (more > left) {
            throw refuse(
              serviceUnavailable,
              { detail: 'As many files are being received as this service can hold at a time.' },
              { 'Retry-After': '5' },
            );
          }
          held += bytes;
          left -= more;
        },
        release() {
          left += Math.max(0, held - UNCOUNTED_BYTES);
          held = 0;
        },
      };
    },
  };
}
