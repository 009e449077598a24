/**
 * The extension `io.modelcontextprotocol/tasks` (SEP-2663): a call that takes long answers with a task, which the client asks about until it has
 * ended. The library has the methods' envelopes and no runtime for them.
 */
import type { RawCall } from '@deckwright/platform/http';
import {
  CLIENT_CAPABILITIES_META_KEY,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { GatewayKit } from '../kit.ts';

export const TASKS = 'io.modelcontextprotocol/tasks';

export interface Task {
  readonly taskId: string;
  readonly status: 'working' | 'input_required' | 'completed' | 'cancelled' | 'failed';
  readonly statusMessage?: string;
  readonly createdAt: string;
  readonly lastUpdatedAt: string;
  /** How long its state can be read, ms. */
  readonly ttlMs: number;
  readonly pollIntervalMs: number;
}

/** A task as `tasks/get` tells it. */
export interface DetailedTask extends Task {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
  readonly inputRequests?: Readonly<Record<string, unknown>>;
}

/** Tasks of one kind. Each answers undefined for a task that it does not know. */
export interface TaskStore {
  get(taskId: string): Promise<DetailedTask | undefined>;
  cancel(taskId: string): Promise<boolean>;
  /** Hands over what a task asked for. */
  update(taskId: string, responses: Readonly<Record<string, unknown>>): Promise<boolean>;
}

/** Whether the client of this request declared the extension. */
export function declaresTasks(ctx: ServerContext): boolean {
  const capabilities: unknown = Reflect.get(Object(ctx.mcpReq.envelope), CLIENT_CAPABILITIES_META_KEY);
  const extensions: unknown = Reflect.get(Object(capabilities), 'extensions');
  return typeof extensions === 'object' && extensions !== null && Object.hasOwn(extensions, TASKS);
}

/** @throws MissingRequiredClientCapabilityError */
export function requireTasks(ctx: ServerContext): void {
  if (declaresTasks(ctx)) return;
  throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { extensions: { [TASKS]: {} } } });
}

const ById = z.looseObject({ taskId: z.string().max(200) });
const Update = ById.extend({ inputResponses: z.record(z.string(), z.unknown()).optional() });

export function serveTasks(server: Server, store: TaskStore): void {
  server.setRequestHandler('tasks/get', { params: ById }, async ({ taskId }, ctx) => {
    requireTasks(ctx);
    const task = await store.get(taskId);
    if (task === undefined) throw noSuchTask(taskId);
    return { ...task };
  });
  server.setRequestHandler('tasks/cancel', { params: ById }, async ({ taskId }, ctx) => {
    requireTasks(ctx);
    if (!(await store.cancel(taskId))) throw noSuchTask(taskId);
    return {};
  });
  server.setRequestHandler('tasks/update', { params: Update }, async ({ taskId, inputResponses = {} }, ctx) => {
    requireTasks(ctx);
    if (!(await store.update(taskId, inputResponses))) throw noSuchTask(taskId);
    return {};
  });
}

const noSuchTask = (id: string) =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no task ${JSON.stringify(id.slice(0, 100))}.`);

/** Tasks that answer a call, by the call: the library would take one for a tool's result that lacks its content. */
const created = new WeakMap<RawCall<GatewayKit>, Task>();

export const answerWithTask = (call: RawCall<GatewayKit>, task: Task): void => void created.set(call, task);

/** The task that a call is answered with, where it is. */
export const taskOf = (call: RawCall<GatewayKit>): Task | undefined => created.get(call);
