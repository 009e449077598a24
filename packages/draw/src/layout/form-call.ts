/** A form that is drawn inside another one: its name, data and place. */
import type { BoxIn } from './boxes.ts';

/** A form as it is sent inside another one. */
export interface FormCall {
  readonly form: string;
  readonly variant?: string | undefined;
  readonly data: unknown;
  readonly blocks?: unknown;
}

/** Where a form inside another one is drawn: its box, the prefix of its ids, and the pointer of its call. */
export interface FormPlace {
  readonly box: BoxIn;
  readonly id: string;
  readonly pointer: string;
}
