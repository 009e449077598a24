/** The definition of a tool for agents: its contract and one call. The MCP mounts and POST /v1/tools/{tool_name} use the same tools. */

import type { Named } from '@deckwright/core/ways-out';
import { assertStrict, checkPart, type InnerRequest, type Principal, type RawCall } from '@deckwright/platform/http';
import type { z } from 'zod';
import type { GatewayKit } from '../kit.ts';

export interface ToolAnnotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  /** Whether it reaches beyond this service. */
  readonly openWorldHint: boolean;
  /** USD of one call, or the range of it; `unit` says of what. Not part of the protocol: other hosts pass it on or drop it. */
  readonly cost: { readonly usd: number | string; readonly unit?: string; readonly note?: string };
}

export interface ToolContract {
  readonly name: string;
  readonly title: string;
  /** When to call it and what it gives, for a model that has nothing else to read. */
  readonly description: string;
  /**
   * The arguments. Hosts add some of their own, such as the id of a conversation: what is not named here is left out, and told of in
   * `ignored_arguments`. Within an argument, what is not named is refused, as in requests.
   */
  readonly input: z.ZodObject;
  /**
   * Those arguments that a listing names, where the others are rarely needed; absent: all. The others are taken beside them, and in `options` from
   * hosts that pass on what is listed alone. `browse_catalog` describes them.
   */
  readonly listed?: readonly string[];
  /** The structured result. Without `anyOf`, which some hosts cannot read: a member that may be null is left out of it. */
  readonly output: z.ZodObject;
  readonly annotations: ToolAnnotations;
  /**
   * Routes that the tool stands for, such as `GET /v1/jobs/{job_id}`: the arguments by which it does what a request to the route does. Ways out
   * and texts that name the route are put into these terms for agents.
   */
  readonly stands_for?: Readonly<Record<string, (named: Named) => Readonly<Record<string, unknown>>>>;
  /** Whether hosts that show cards show one for its result. */
  readonly card: boolean;
  /** Short texts of hosts that say what they are doing. */
  readonly invocation: { readonly invoking: string; readonly invoked: string };
}

/** The result of a tool before it is put into the envelope of the protocol. */
export interface ToolAnswer {
  readonly body: Readonly<Record<string, unknown>>;
  /** PNG. */
  readonly preview?: Uint8Array | undefined;
  /** The request was not fulfilled, and the body says why. */
  readonly is_error?: boolean;
}

/** Said while a tool works: so many of so many, and what is being done. */
export type Report = (done: number, total: number, message: string) => void;

export interface ToolCall<Input> {
  readonly outer: RawCall<GatewayKit>;
  readonly principal: Principal;
  readonly args: Input;
  /** The arguments as they came, with their keys in the order sent; those that the tool does not name only where they are content. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly report: Report;
  /** Another route of the service, in the name of the caller; answers its JSON. @throws ProblemError whatever the route refuses */
  ask(request: InnerRequest): Promise<Record<string, unknown>>;
  /** The bytes of a file of the caller's; undefined when there is none. */
  file(request: InnerRequest): Promise<Uint8Array | undefined>;
}

export interface ToolInput<I extends z.ZodObject> extends ToolContract {
  readonly input: I;
  handle(call: ToolCall<z.infer<I>>): Promise<ToolAnswer>;
}

export interface Tool extends ToolContract {
  run(call: Omit<ToolCall<unknown>, 'args'>): Promise<ToolAnswer>;
}

/** @throws ProblemError `request_invalid` for arguments that are not as `input` says */
export function defineTool<I extends z.ZodObject>({ handle, ...contract }: ToolInput<I>): Tool {
  const { shape, def } = contract.input;
  for (const [name, schema] of Object.entries(shape)) assertStrict(`The argument ${name} of ${contract.name}`, schema as z.ZodType);
  const named = (sent: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(shape, name)));
  return {
    ...contract,
    async run(call) {
      const args = checkPart<z.ZodObject>('body', contract.input, withoutNulls(call.sent));
      // The schema that checked them is the one that the handler was written for.
      return handle({ ...call, sent: def.catchall === undefined ? named(call.sent) : call.sent, args: args as z.infer<I> });
    },
  };
}

/** The arguments with those of `options` among them; what stands outside of it wins. */
export function withOptions({ listed, input }: ToolContract, sent: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { options, ...others } = sent;
  const isHolder = listed !== undefined && !Object.hasOwn(input.shape, 'options') && typeof options === 'object' && options !== null;
  return isHolder && !Array.isArray(options) ? { ...options, ...others } : sent;
}

/** Callers that fill in every argument send null for those they leave open. */
const withoutNulls = (sent: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
