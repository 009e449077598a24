/** Tools of the referee that answer with tasks, kept in the memory of this process. */
import { randomUUID } from 'node:crypto';
import type { RawCall } from '@deckwright/platform/http';
import { inputRequired, type McpServer, ProtocolError, type ServerContext } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { GatewayKit } from '../../src/kit.ts';
import {
  answerWithTask,
  type DetailedTask,
  declaresTasks,
  requireTasks,
  serveTasks,
  type Task,
  type TaskStore,
} from '../../src/mcp/tasks.ts';

interface Kept {
  task: DetailedTask;
  readonly asked: Record<string, unknown>;
  readonly answers: Record<string, unknown>;
  readonly work: (answers: Readonly<Record<string, unknown>>) => Promise<object>;
}

const kept = new Map<string, Kept>();
const said = (words: string) => ({ content: [{ type: 'text' as const, text: words }] });
const now = () => new Date().toISOString();

function settle(one: Kept, change: Partial<DetailedTask>): void {
  // What was cancelled stays so.
  if (one.task.status !== 'cancelled') one.task = { ...one.task, lastUpdatedAt: now(), ...change };
}

async function finish(one: Kept): Promise<void> {
  try {
    settle(one, { status: 'completed', result: (await one.work(one.answers)) as Record<string, unknown> });
  } catch (error) {
    const { code, message } = error instanceof ProtocolError ? error : { code: -32603, message: String(error) };
    settle(one, { status: 'failed', error: { code, message } });
  }
}

function begin(work: Kept['work'], asked: Record<string, unknown> = {}): Task {
  const waits = Object.keys(asked).length > 0;
  const task: Task = {
    taskId: randomUUID(),
    status: waits ? 'input_required' : 'working',
    createdAt: now(),
    lastUpdatedAt: now(),
    ttlMs: 600_000,
    pollIntervalMs: 200,
  };
  const one: Kept = { task, asked, answers: {}, work };
  kept.set(task.taskId, one);
  if (!waits) void finish(one);
  return { ...task, status: 'working' };
}

const store: TaskStore = {
  async get(taskId) {
    const one = kept.get(taskId);
    if (one === undefined) return undefined;
    return one.task.status === 'input_required' ? { ...one.task, inputRequests: { ...one.asked } } : one.task;
  },
  async cancel(taskId) {
    const one = kept.get(taskId);
    if (one !== undefined && (one.task.status === 'working' || one.task.status === 'input_required')) settle(one, { status: 'cancelled' });
    return one !== undefined;
  },
  async update(taskId, responses) {
    const one = kept.get(taskId);
    for (const [id, response] of Object.entries(one === undefined ? {} : responses)) {
      if (one === undefined || !Object.hasOwn(one.asked, id)) continue;
      one.answers[id] = response;
      delete one.asked[id];
    }
    if (one?.task.status === 'input_required' && Object.keys(one.asked).length === 0) {
      settle(one, { status: 'working' });
      void finish(one);
    }
    return one !== undefined;
  },
};

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const question = (message: string) =>
  inputRequired.elicit({ message, requestedSchema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] } });

export function addTasks(server: McpServer, call: RawCall<GatewayKit>): void {
  server.server.registerCapabilities({ extensions: { 'io.modelcontextprotocol/tasks': {} } });
  serveTasks(server.server, store);
  server.registerTool('greet', { description: 'Answers at once.', inputSchema: z.object({ name: z.string() }) }, async ({ name }) =>
    said(`Hello, ${name}!`),
  );
  const orTask = async (ctx: ServerContext, work: Kept['work'], asked?: () => Record<string, unknown>) => {
    if (!declaresTasks(ctx)) return (await work({})) as ReturnType<typeof said>;
    answerWithTask(call, begin(work, asked?.()));
    return { content: [] };
  };
  server.registerTool(
    'slow_compute',
    { description: 'Takes as long as it is told.', inputSchema: z.object({ seconds: z.number().optional() }) },
    ({ seconds = 0 }, ctx) =>
      orTask(ctx, async () => {
        await pause(Math.min(seconds, 60));
        return said(`Computed for ${seconds} s.`);
      }),
  );
  server.registerTool('failing_job', { description: 'Needs tasks, and reports an error.' }, async (ctx) => {
    requireTasks(ctx);
    return orTask(ctx, async () => {
      await pause(1);
      return { ...said('The job failed.'), isError: true };
    });
  });
  server.registerTool('protocol_error_job', { description: 'Fails as a request.' }, (ctx) =>
    orTask(ctx, async () => {
      throw new ProtocolError(-32603, 'The job broke.');
    }),
  );
  server.registerTool('confirm_delete', { description: 'Asks before it goes on.', inputSchema: z.looseObject({}) }, (_, ctx) =>
    orTask(
      ctx,
      async (answers) => said(`Answered: ${JSON.stringify(answers)}`),
      () => ({ [randomUUID()]: question('Delete it?') }),
    ),
  );
  server.registerTool('multi_input', { description: 'Asks two things.', inputSchema: z.looseObject({}) }, (_, ctx) =>
    orTask(
      ctx,
      async (answers) => said(`Answered: ${JSON.stringify(answers)}`),
      () => ({ [randomUUID()]: question('First?'), [randomUUID()]: question('Second?') }),
    ),
  );
}
