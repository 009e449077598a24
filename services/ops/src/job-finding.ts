/** What the page of a job says at its top: the job's story in one line. */
import { money, plural, span } from './pages/words.ts';
import type { JobStory } from './reads/job.ts';
import { diedWords, drawnWords, settlement, type Timeline } from './timeline.ts';

const NAMES: Readonly<Record<string, string>> = {
  slide: 'slide',
  deck: 'deck',
  compile: 'combined deck',
  repair: 'repair',
  translation: 'translation',
  conversion: 'conversion of a PDF',
  code: 'run of code',
};
export const kindName = (job_type: string): string => NAMES[job_type] ?? job_type;

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];
const counted = (n: number): string => NUMBERS[n] ?? String(n);

export function jobFinding(story: JobStory, line: Timeline, now: Date): string {
  const { job, hold } = story;
  const kind = kindName(job.job_type);
  const paid = settlement(story);
  // What the waterfall shows below it.
  const tries = line.attempts.at(-1)?.attempt.no ?? 0;
  const died = diedWords(line);
  const andDied = died === '' ? '' : `; ${died}`;
  const fenced = line.attempts.filter((one) => one.attempt.outcome === 'lost' || one.refused !== null).map((one) => one.attempt.attempt_no);
  const since = span(Math.max(0, now.getTime() - Date.parse(job.queued_at)));
  const returned =
    paid.returned === '' ? 'nothing was held' : `${paid.returned} ${hold?.cents === 0 || hold === null ? 'were' : 'was'} given back`;
  switch (job.status) {
    case 'queued':
      if (job.waiting_for !== null) return `It waits for ${job.waiting_for}; ${plural(tries, 'try', 'tries')} so far`;
      return `It has waited ${since} for a worker${tries > 0 ? `, after ${plural(tries, 'attempt')}` : ''}${andDied}`;
    case 'rendering':
      if (job.worker_id === null) return `${drawnWords(line, job.slides)}; the deck waits for the rest${andDied}`;
      return `${line.attempts.at(-1)?.worker ?? 'A worker'} has it in hand since ${span(Math.max(0, now.getTime() - Date.parse(job.started_at ?? job.queued_at)))}`;
    case 'canceled':
      return `Canceled after ${span(line.end)}; ${returned}`;
    case 'failed':
      return `Failed ${tries > 1 ? `after ${plural(tries, 'attempt')}` : ''}: ${String(job.error?.['title'] ?? 'no reason is stored')}; ${returned}${andDied}`.replace(
        ' :',
        ':',
      );
    case 'complete': {
      const price = paid.captured === '' ? 'nothing was charged' : `paid once, ${paid.captured}`;
      if (tries > 1) {
        const why = fenced.length > 0 ? `: token ${fenced.join(' and ')} ${fenced.length === 1 ? 'was' : 'were'} fenced` : `; ${price}`;
        return `${counted(tries)} attempts worked on the ${kind}, one ${paid.captured === '' ? 'counted' : 'was paid'}${why}${andDied}`;
      }
      if (job.revision > 1) return `Revision ${job.revision} of the ${kind} took ${span(line.end)} and was free${andDied}`;
      if (job.repeat_of !== null && paid.captured === '') return `The ${kind} was free: the same input was paid before`;
      return `One attempt ${line.slides.length > 0 ? 'put the deck together' : `made the ${kind}`} in ${span(line.settled_at ?? line.end)}: ${price}${andDied}`;
    }
  }
}

export const moneyWords = (story: JobStory): { readonly amount: string; readonly in_bar: string } => {
  const { hold } = story;
  if (hold === null) return { amount: 'free', in_bar: '' };
  const included = hold.plan_slides + hold.free_slides;
  const held = hold.cents > 0 ? money(hold.cents) : plural(included, 'included slide');
  return { amount: hold.captured_units > 0 || hold.state === 'captured' ? settlement(story).captured : money(0), in_bar: `held ${held}` };
};
