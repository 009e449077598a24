/** A request that cannot be drawn, as data. The service turns it into a problem document, the command line prints it. */
import type { FieldError } from './problem.ts';
import type { WayOut } from './ways-out.ts';

export interface DrawProblem {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly remedy: string;
  /** The remedy as data, where more follows from the cause than from the other members. */
  readonly ways_out?: readonly WayOut[] | undefined;
  readonly errors?: readonly FieldError[];
  /** Members that only this code has, such as `suggested_split`. */
  readonly members?: Readonly<Record<string, unknown>>;
}
