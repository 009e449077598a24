/** The kinds of background work that exist, by job type and by queue. */
import type { JobDefinition } from './definition.ts';
import { all } from './definitions/register.generated.ts';
import type { JobType } from './job.ts';

/** All definitions. */
export const jobDefinitions: readonly JobDefinition[] = all;

const byType = new Map<JobType, JobDefinition>(
  jobDefinitions.flatMap((definition) => definition.job_types.map((type) => [type, definition])),
);
const byQueue = new Map(jobDefinitions.map((definition) => [definition.queue, definition]));

/** The queue that serves a job type. @throws Error when none does. */
export function queueOf(type: JobType): string {
  const definition = byType.get(type);
  if (!definition) throw new Error(`No worker is defined for jobs of type ${type}.`);
  return definition.queue;
}

/** The definition behind a queue's name; undefined for a queue of another version. */
export const definitionOfQueue = (queue: string): JobDefinition | undefined => byQueue.get(queue);
