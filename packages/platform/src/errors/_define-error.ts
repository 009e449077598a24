/** The definition of an error: a stable code, its status, a title that is understood alone, and a remedy. */

export interface ErrorDefinition {
  /** Stable, snake_case; clients switch on it. */
  readonly code: string;
  readonly status: number;
  /** Understood alone, because some hosts show only the status and this. */
  readonly title: string;
  /** What the caller does next, as an instruction. */
  readonly remedy: string;
  /** False when nothing the caller changes would help. */
  readonly actionable: boolean;
  /** Names of the code's own members, beside the common ones, each with its meaning. */
  readonly members: Readonly<Record<string, string>>;
}

export interface ErrorInput {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly remedy: string;
  readonly actionable?: boolean;
  readonly members?: Readonly<Record<string, string>>;
}

/** Defines one error. Statuses from 500 up are taken as not actionable unless said otherwise. */
export function defineError(input: ErrorInput): ErrorDefinition {
  return { ...input, actionable: input.actionable ?? input.status < 500, members: input.members ?? {} };
}
