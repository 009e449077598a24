/** The broken rules of a request, as a refusal names them. */

/** One operation of a JSON Patch (RFC 6902). */
export interface PatchOperation {
  readonly op: 'add' | 'replace' | 'move' | 'remove';
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
}

/** One broken rule of a request. */
export interface FieldError {
  /** JSON Pointer (RFC 6901) of the offending value. */
  readonly pointer: string;
  /** The same as a list, in the form that FastAPI uses. */
  readonly loc: readonly (string | number)[];
  readonly code: string;
  /** Field, rule and remedy in a sentence. */
  readonly msg: string;
  /** The rule's family, for example `missing`, `wrong_type`, `unknown_value`, `too_long`. */
  readonly type: string;
  readonly allowed?: readonly string[];
  readonly nearest?: string;
  /** The bound that the value breaks. */
  readonly limit?: number;
  /** Of a missing member: JSON Pointer of the one beside it that was probably meant. */
  readonly sent_as?: string;
  /** Where the remedy of this error is another than that of the whole refusal. */
  readonly remedy?: string;
  /** JSON Patch of the request that corrects this error, where no further facts are needed for it. */
  readonly patch?: readonly PatchOperation[];
}
