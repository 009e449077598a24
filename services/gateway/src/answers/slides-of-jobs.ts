/** Finished slide jobs as slides of a deck. */
import { jobsNotAssemblable, refuse, request, wayOut } from '@deckwright/platform/errors';
import type { Owner } from '@deckwright/platform/identity';
import { isJobId, type JobRecord } from '@deckwright/platform/jobs';
import type { GatewayKit } from '../kit.ts';
import { requestOf } from './accept-revision.ts';
import { fieldFault } from './field-fault.ts';

export type SlideBody = Readonly<Record<string, unknown>>;

/** @throws ProblemError `jobs_not_assemblable` that names every job which cannot be used. Decks stand for their slides. */
export async function slidesOfJobs(kit: GatewayKit, owner: Owner, job_ids: readonly string[], most: number): Promise<readonly SlideBody[]> {
  if (job_ids.length > most) throw tooManyJobs(most);
  await checkRequestBytes(kit, owner, job_ids);
  const unusable: { readonly job_id: string; readonly reason: string }[] = [];
  const slides: SlideBody[] = [];
  for (const job_id of job_ids) {
    const job = isJobId(job_id) ? await kit.jobs.get(owner, job_id) : null;
    const parts = job?.job_type === 'deck' ? await kit.jobs.slides(job.job_id) : job === null ? [] : [job];
    const good = parts.filter(isUsable);
    if (job === null) unusable.push({ job_id: job_id.slice(0, 60), reason: 'There is no such job.' });
    else if (good.length === 0) unusable.push({ job_id, reason: reasonOf(job) });
    slides.push(...good.map(bodyOf));
    if (slides.length > most) break;
  }
  if (job_ids.length === 0) throw noJobs(most);
  if (unusable.length > 0 || slides.length === 0 || slides.length > most)
    throw refuse(jobsNotAssemblable, {
      detail:
        unusable.length > 0
          ? `${unusable[0]?.job_id}: ${unusable[0]?.reason}${unusable.length > 1 ? ` ${unusable.length} jobs cannot be used.` : ''}`
          : `job_ids: the jobs make ${slides.length} slides; 1 to ${most} are taken.`,
      ways: waysFor(job_ids, unusable),
      errors: unusable.map(({ job_id, reason }) => fieldFault('body', ['job_ids', job_ids.indexOf(job_id)], 'unusable', reason)),
      extra: { unusable, cost_charged: 0 },
    });
  return slides;
}

const LIST = '/v1/jobs?job_type=slide&status=complete';

/** Those that can be used stay; where there are none, the list of those that could. */
function waysFor(job_ids: readonly string[], unusable: readonly { readonly job_id: string }[]) {
  const bad = new Set(unusable.map(({ job_id }) => job_id));
  const good = job_ids.filter((id) => !bad.has(id));
  const why = 'A deck is put together from finished, usable slides of this account.';
  const list = wayOut({
    why,
    say: 'Name finished slide jobs of this account that are usable: {0} lists them; `unusable` says what is wrong with each of the others.',
    do: [request('GET', LIST)],
  });
  if (good.length === 0 || bad.size === 0) return [list];
  const say = 'Or leave the others out.';
  return [list, wayOut({ why, say, do: [{ change: [{ op: 'replace', path: '/job_ids', value: good }] }] })];
}

/** Requests of all slides of an assembled deck, 32 MiB: an id of thirty bytes stands for megabytes of pictures, and may be named fifty times. */
const MAX_REQUEST_BYTES = 32 * 1024 * 1024;

/** @throws ProblemError `jobs_not_assemblable` for jobs whose requests are too large together; none of them is read */
export async function checkRequestBytes(kit: GatewayKit, owner: Owner, job_ids: readonly string[]): Promise<void> {
  const bytes = await kit.jobs.requestBytes(owner, job_ids.filter(isJobId));
  const sum = job_ids.reduce((total, job_id) => total + (bytes.get(job_id) ?? 0), 0);
  if (sum <= MAX_REQUEST_BYTES) return;
  const msg = `the requests of the slides have ${sum} bytes together; at most ${MAX_REQUEST_BYTES} are put together`;
  throw refuse(jobsNotAssemblable, {
    detail: `job_ids: ${msg}.`,
    remedy: 'Name fewer slides, or slides with smaller pictures.',
    errors: [{ ...fieldFault('body', ['job_ids'], 'too_big', msg), limit: MAX_REQUEST_BYTES }],
    extra: { unusable: [], limit_bytes: MAX_REQUEST_BYTES, cost_charged: 0 },
  });
}

const tooManyJobs = (most: number) =>
  refuse(jobsNotAssemblable, {
    detail: `job_ids: more than ${most} jobs are named; 1 to ${most} are taken.`,
    errors: [{ ...fieldFault('body', ['job_ids'], 'too_big', `must be at most ${most} items`), limit: most }],
    extra: { unusable: [], cost_charged: 0 },
  });

const noJobs = (most: number) =>
  refuse(jobsNotAssemblable, {
    detail: `job_ids: is missing or empty; 1 to ${most} are needed.`,
    remedy:
      'Send `job_ids`, a list of finished slide jobs of this account: {"job_ids": ["job_…"]}. GET /v1/jobs?job_type=slide&status=complete lists them.',
    errors: [fieldFault('body', ['job_ids'], 'missing', `is required: 1 to ${most} ids of jobs`)],
    extra: { unusable: [], cost_charged: 0 },
  });

const isUsable = (job: JobRecord): boolean =>
  job.job_type === 'slide' && job.status === 'complete' && job.result?.['status'] === 'complete';

const reasonOf = ({ job_type, status, result }: JobRecord): string =>
  job_type !== 'slide' && job_type !== 'deck'
    ? `It is a job of type ${job_type}.`
    : status !== 'complete'
      ? `It is ${status}.`
      : `Its outcome is ${String(result?.['status'])}.`;

const bodyOf = (job: JobRecord): SlideBody => {
  const body = requestOf(job);
  return body !== null && typeof body === 'object' && !Array.isArray(body) ? (body as SlideBody) : {};
};

/** As the deck counts them: slides that had a number keep having one. */
export const numbered = (slides: readonly SlideBody[]): readonly SlideBody[] =>
  slides.map((slide, i) => (typeof slide['page_number'] === 'number' ? { ...slide, page_number: i + 1 } : slide));

/** Without what a deck gives to all its slides. */
export const bare = ({ theme_id: _theme, page_number: _number, ...slide }: SlideBody): SlideBody => slide;
