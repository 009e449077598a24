/** Decks as tasks: a task is the deck's own job, so it outlives the connection, the process and the client. */
import { ProblemError, unauthorized } from '@deckwright/platform/errors';
import type { RawCall } from '@deckwright/platform/http';
import type { GatewayKit } from '../kit.ts';
import { runTool, toolKit } from '../tools/call-tool.ts';
import { createDeck, deckAnswer } from '../tools/create-deck.ts';
import { type ToolResult, toolResult } from '../tools/tool-result.ts';
import type { DetailedTask, Task, TaskStore } from './tasks.ts';

const POLL_MS = 1000;
const DAY_MS = 86_400_000;

type Job = Readonly<Record<string, unknown>>;

/** Whether a call draws a whole deck, which takes seconds; checks and copies are done at once. */
export const takesLong = (name: string, args: Readonly<Record<string, unknown>>): boolean =>
  name === createDeck.name && (args['mode'] ?? 'render') === 'render' && args['dry_run'] !== true && (args['deck_id'] ?? null) === null;

/** The task of an accepted deck, or the result of one that was refused. @throws ProblemError as the tool does */
export async function beginDeck(call: RawCall<GatewayKit>, sent: Readonly<Record<string, unknown>>): Promise<Task | ToolResult> {
  const result = await runTool(createDeck, call, { ...sent, wait: 'false' });
  const { job_id } = result.structuredContent;
  if (result.isError === true || typeof job_id !== 'string') return result;
  return asTask(await readJob(call, job_id), call);
}

export function deckTasks(call: RawCall<GatewayKit>): TaskStore {
  return {
    async get(taskId) {
      const job = await findDeck(call, taskId);
      if (job === undefined) return undefined;
      const task = asTask(job, call);
      return task.status === 'completed' ? { ...task, result: await resultOf(call, job) } : task;
    },
    async cancel(taskId) {
      if ((await findDeck(call, taskId)) === undefined) return false;
      // One that has ended is as little cancelled as it needs to be.
      await toolKit(call)
        .ask({ method: 'post', path: '/v1/jobs/{job_id}/cancel', params: { job_id: taskId } })
        .catch(ignoreProblem);
      return true;
    },
    // A deck asks its client for nothing.
    update: async (taskId) => (await findDeck(call, taskId)) !== undefined,
  };
}

const ignoreProblem = (error: unknown): undefined => {
  if (error instanceof ProblemError && error.body.code !== unauthorized.code) return undefined;
  throw error;
};

const readJob = (call: RawCall<GatewayKit>, job_id: string): Promise<Job> =>
  toolKit(call).ask({ method: 'get', path: '/v1/jobs/{job_id}', params: { job_id } });

async function findDeck(call: RawCall<GatewayKit>, job_id: string): Promise<Job | undefined> {
  const job = await readJob(call, job_id).catch(ignoreProblem);
  return job?.['job_type'] === 'deck' ? job : undefined;
}

const STATUSES: Readonly<Record<string, Task['status']>> = { complete: 'completed', failed: 'completed', canceled: 'cancelled' };

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

function asTask(job: Job, call: RawCall<GatewayKit>): DetailedTask {
  const createdAt = textOf(job['created_at'], new Date(call.kit.now_ms()).toISOString());
  const { done, total, stage } = Object(job['progress']) as Record<string, unknown>;
  const running = STATUSES[String(job['status'])] === undefined;
  return {
    taskId: String(job['job_id']),
    // A deck that failed is a tool result that says so; `failed` is for failures of the protocol.
    status: STATUSES[String(job['status'])] ?? 'working',
    ...(running ? { statusMessage: `${String(stage ?? job['status'])}: ${String(done ?? 0)} of ${String(total ?? 1)}` } : {}),
    createdAt,
    lastUpdatedAt: textOf(job['finished_at'], textOf(job['started_at'], createdAt)),
    ttlMs: call.kit.retention_days * DAY_MS,
    pollIntervalMs: POLL_MS,
  };
}

async function resultOf(call: RawCall<GatewayKit>, job: Job): Promise<Record<string, unknown>> {
  const result = toolResult(await deckAnswer(toolKit(call), job));
  return { ...result };
}
