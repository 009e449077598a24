/** A request that cannot be drawn, as data: the service turns it into its problem document, the command line prints it. */

export interface FieldError {
  /** JSON Pointer (RFC 6901) of the offending value. */
  readonly pointer: string;
  /** The same as a list, for clients that expect one. */
  readonly loc: readonly (string | number)[];
  readonly code: string;
  readonly msg: string;
  readonly type: string;
  readonly allowed?: readonly string[];
  readonly nearest?: string;
  /** The bound that the value breaks. */
  readonly limit?: number;
  /** Of a missing member: JSON Pointer of the one beside it that was probably meant. */
  readonly sent_as?: string;
  /** JSON Patch (RFC 6902) of the request that mends this fault, where nothing has to be known for it. */
  readonly patch?: readonly PatchOperation[];
}

export interface PatchOperation {
  readonly op: 'add' | 'replace' | 'move' | 'remove';
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
}

export interface DrawProblem {
  readonly code: string;
  readonly status: 400 | 422;
  readonly title: string;
  readonly detail: string;
  readonly remedy: string;
  readonly errors?: readonly FieldError[];
  /** Members of this code's own, such as `suggested_split`. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** Thrown inside drawing, where a limit shows only once text is measured; the pipeline hands it on. */
export class DrawRefusal extends Error {
  readonly problem: DrawProblem;
  constructor(problem: DrawProblem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** What a component throws when its content does not fit even at its densest. */
export const capacityExceeded = (detail: string, remedy: string, members: Readonly<Record<string, unknown>> = {}): DrawRefusal =>
  new DrawRefusal({
    code: 'capacity_exceeded',
    status: 422,
    title: 'More content than one slide holds',
    detail,
    remedy,
    members: { cost_charged: 0, ...members },
  });
