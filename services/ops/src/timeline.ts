/** A job on one clock: what is drawn, and the same in sentences. Times are milliseconds from when the shown revision was queued. */
import { money, plural, span, workerName } from './pages/words.ts';
import type { AttemptRow, JobStory, SlideRow } from './reads/job.ts';

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface AttemptLanes {
  readonly attempt: AttemptRow;
  readonly worker: string;
  readonly queued: Stretch;
  readonly leased: Stretch;
  readonly drawn: Stretch | null;
  readonly stored: Stretch | null;
  /** The commit that counted. */
  readonly settled: Stretch | null;
  /** When the lease ran out. */
  readonly ran_out: number | null;
  /** When its late commit was refused. */
  readonly refused: number | null;
}

export interface Happened {
  readonly at: number;
  readonly text: string;
  readonly by: string;
  readonly is_bad?: boolean;
}

export interface SlideBar {
  readonly position: number;
  readonly job_id: string;
  readonly stretch: Stretch;
  readonly state: 'in_hand' | 'usable' | 'unusable' | 'canceled' | 'died';
}

export interface Timeline {
  /** What time 0 is. */
  readonly origin: string;
  readonly end: number;
  readonly attempts: readonly AttemptLanes[];
  /** One for each attempt of a slide that is told: those that died, and the one that counts or is in hand. */
  readonly slides: readonly SlideBar[];
  readonly held: Stretch | null;
  readonly webhooks: readonly { readonly stretch: Stretch; readonly words: string; readonly is_bad: boolean }[];
  readonly settled_at: number | null;
  readonly happened: readonly Happened[];
  /** Attempts of revisions before this one. */
  readonly earlier: number;
}

const QUEUES: Readonly<Record<string, string>> = {
  slide: 'render-slide',
  deck: 'compile-deck',
  compile: 'combine-decks',
  repair: 'repair-deck',
  translation: 'translate-deck',
  conversion: 'convert-pdf',
  perception: 'convert-picture',
  image: 'generate-picture',
  code: 'render-code',
};

export function timelineOf(story: JobStory, now: Date): Timeline {
  const { job, attempts: all, hold, deliveries } = story;
  const mine = all.filter((attempt) => attempt.revision === job.revision);
  const starts = [...(job.revision === 1 ? [job.created_at] : []), ...mine.map((one) => one.queued_at), job.queued_at];
  const origin = job.revision === 1 ? job.created_at : (starts.sort()[0] ?? job.created_at);
  const at = (time: string): number => Math.max(0, Date.parse(time) - Date.parse(origin));
  const now_ms = Math.max(0, now.getTime() - Date.parse(origin));
  const queue = QUEUES[job.job_type];
  // A deck is queued when its slides have ended.
  const attempts = mine.map((attempt, i) =>
    lanesOf(attempt, i === 0 && story.slides.length === 0 ? 0 : at(attempt.queued_at), at, now_ms, workerName(attempt.worker_id, queue)),
  );
  const settled = mine.find((one) => one.outcome === 'complete');
  const settled_at = settled?.ended_at == null ? null : at(settled.ended_at);
  const slides = story.slides
    .flatMap(barsOf)
    .flatMap(({ begun_at, ended_at, ...bar }) =>
      Date.parse(begun_at) < Date.parse(origin)
        ? []
        : [{ ...bar, stretch: { from: at(begun_at), to: ended_at === null ? now_ms : at(ended_at) } }],
    );
  const held =
    hold === null || hold.state === 'free' || job.revision > 1
      ? null
      : { from: 0, to: hold.ended_at === null ? now_ms : at(hold.ended_at) };
  const webhooks = deliveries
    .filter((one) => one.last_attempt_at !== null && Date.parse(one.last_attempt_at) >= Date.parse(origin))
    .map((one) => ({
      stretch: { from: at(one.last_attempt_at ?? origin), to: at(one.last_attempt_at ?? origin) + (one.last_ms ?? 0) },
      words:
        one.state === 'delivered'
          ? `${one.last_status ?? ''} in ${span(one.last_ms ?? 0)}`
          : `${one.last_status ?? 'no answer'}, attempt ${one.attempts}`,
      is_bad: one.state !== 'delivered',
    }));
  const isLive = job.status === 'queued' || job.status === 'rendering';
  const ends = [
    ...attempts.flatMap((one) => [one.leased.to, one.refused ?? 0]),
    ...slides.map((one) => one.stretch.to),
    ...webhooks.map((one) => one.stretch.to),
    held?.to ?? 0,
    job.finished_at === null ? 0 : at(job.finished_at),
    isLive ? now_ms : 0,
  ];
  const timeline = { origin, end: Math.max(20, ...ends), attempts, slides, held, webhooks, settled_at, earlier: all.length - mine.length };
  return { ...timeline, happened: happenedOf(story, timeline, at) };
}

interface BareBar extends Pick<SlideBar, 'position' | 'job_id' | 'state'> {
  readonly begun_at: string;
  /** Null for what is in hand. */
  readonly ended_at: string | null;
}

/** What died is one bar each. The row of the slide has what it does now, which is nothing while it waits to be begun again. */
function barsOf({ position, job_id, begun_at, ended_at, status, is_usable, died }: SlideRow): readonly BareBar[] {
  const lost = died.map((one): BareBar => ({ position, job_id, state: 'died', begun_at: one.begun_at, ended_at: one.ended_at }));
  const isTold = begun_at === null || status === 'queued' || died.some((one) => Date.parse(one.begun_at) === Date.parse(begun_at));
  if (isTold) return lost;
  const state =
    status === 'rendering'
      ? 'in_hand'
      : status === 'canceled'
        ? status
        : status === 'failed' || is_usable === false
          ? 'unusable'
          : 'usable';
  return [...lost, { position, job_id, state, begun_at, ended_at: status === 'rendering' ? null : ended_at }];
}

function lanesOf(attempt: AttemptRow, queued_at: number, at: (time: string) => number, now_ms: number, worker: string): AttemptLanes {
  const begun = at(attempt.begun_at);
  const ended = attempt.ended_at === null ? now_ms : at(attempt.ended_at);
  const stages = Object.entries(attempt.stages ?? {}).filter(([name]) => name !== 'begin' && name !== 'settle');
  const stored_ms = stages.filter(([name]) => name === 'store').reduce((all, [, ms]) => all + ms, 0);
  const drawn_ms = stages.filter(([name]) => name !== 'store').reduce((all, [, ms]) => all + ms, 0);
  const isLost = attempt.outcome === 'lost';
  const refused = attempt.refused_at === null ? null : at(attempt.refused_at);
  // A fenced attempt that worked on is known to have stored just before its commit was refused.
  const work_end = refused ?? ended;
  const first = refused === null ? begun : Math.max(begun, work_end - stored_ms - drawn_ms);
  return {
    attempt,
    worker,
    queued: { from: queued_at, to: begun },
    leased: { from: begun, to: isLost && attempt.lease_until !== null ? Math.min(ended, at(attempt.lease_until)) : ended },
    drawn: drawn_ms === 0 ? null : { from: first, to: first + drawn_ms },
    stored: stored_ms === 0 ? null : { from: first + drawn_ms, to: first + drawn_ms + stored_ms },
    settled: attempt.outcome === 'complete' ? { from: Math.min(ended, first + drawn_ms + stored_ms), to: ended } : null,
    ran_out: isLost ? (attempt.lease_until === null ? ended : Math.min(ended, at(attempt.lease_until))) : null,
    refused,
  };
}

const priced = (story: JobStory): string => {
  const { hold } = story;
  if (hold === null || hold.state === 'free') return '';
  const parts = [
    hold.cents > 0 ? money(hold.cents) : '',
    hold.plan_slides + hold.free_slides > 0 ? plural(hold.plan_slides + hold.free_slides, 'included slide') : '',
  ];
  return parts.filter((part) => part !== '').join(' and ');
};

/** What was captured and what was given back, in words. */
export function settlement({ hold }: JobStory): { readonly captured: string; readonly returned: string } {
  if (hold === null || hold.state === 'open' || hold.state === 'free') return { captured: '', returned: '' };
  const included = Math.min(hold.captured_units, hold.plan_slides + hold.free_slides);
  const cents = Math.max(0, hold.captured_units - hold.plan_slides - hold.free_slides) * hold.unit_cents;
  const words = (slides: number, amount: number) =>
    [amount > 0 ? money(amount) : '', slides > 0 ? plural(slides, 'included slide') : ''].filter((part) => part !== '').join(' and ');
  return { captured: words(included, cents), returned: words(hold.plan_slides + hold.free_slides - included, hold.cents - cents) };
}

/** `24 slides drawn`, or `23 of 24 slides drawn`. */
export function drawnWords({ slides }: Pick<Timeline, 'slides'>, all: number): string {
  const drawn = slides.filter(({ state }) => state === 'usable' || state === 'unusable').length;
  return drawn === all ? `${plural(all, 'slide')} drawn` : `${drawn} of ${plural(all, 'slide')} drawn`;
}

/** `2 attempts at slides died with their workers`; empty where none did. */
export function diedWords({ slides }: Pick<Timeline, 'slides'>): string {
  const died = slides.filter(({ state }) => state === 'died').length;
  return died === 0 ? '' : `${plural(died, 'attempt')} at slides died with ${died === 1 ? 'its worker' : 'their workers'}`;
}

const OUTCOMES: Readonly<Record<string, string>> = {
  failed: 'Ended as failed',
  crashed: 'Crashed; queued again',
  canceled: 'Stopped, as the job was canceled',
  postponed: 'Put off, until an outage has passed',
  given_back: 'Given back; queued again',
};

function happenedOf(story: JobStory, line: Omit<Timeline, 'happened'>, at: (time: string) => number): readonly Happened[] {
  const { job, deliveries, audit, attempts: all } = story;
  const happened: Happened[] = [];
  const price = priced(story);
  if (job.revision === 1) {
    const what = job.slides > 0 ? ` for ${plural(job.slides, 'slide')}` : '';
    happened.push({ at: 0, text: `Accepted${price === '' ? '; nothing held' : `; ${price} held${what}`}`, by: 'gateway' });
  } else happened.push({ at: 0, text: `Queued as revision ${job.revision}; free`, by: 'gateway' });
  if (line.slides.length > 0) {
    const first = Math.min(...line.slides.map((one) => one.stretch.from));
    const last = Math.max(...line.slides.map((one) => one.stretch.to));
    const bad = line.slides.filter((one) => one.state === 'unusable').map((one) => one.position);
    happened.push({ at: first, text: `First of ${plural(job.slides, 'slide')} is begun`, by: 'render' });
    for (const one of line.slides)
      if (one.state === 'died')
        happened.push({ at: one.stretch.to, text: `Slide ${one.position} died with its worker`, by: 'reconciler', is_bad: true });
    if (job.status !== 'rendering' || job.worker_id !== null)
      happened.push({
        at: last,
        text: `${drawnWords(line, job.slides)}${bad.length === 0 ? '' : `; slide ${bad.slice(0, 5).join(', ')} not usable`}`,
        by: 'render',
        is_bad: bad.length > 0,
      });
  }
  const paid = settlement(story);
  for (const one of line.attempts) {
    const { attempt, worker } = one;
    const token = attempt.attempt_no;
    happened.push({ at: one.leased.from, text: `Leased with token ${token}`, by: worker });
    if (one.stored !== null && one.refused === null) happened.push({ at: one.stored.to, text: 'Files stored and checked', by: worker });
    if (one.ran_out !== null)
      happened.push({ at: one.ran_out, text: `Silent; its lease ran out, queued again`, by: 'reconciler', is_bad: true });
    if (attempt.outcome === 'complete' && one.settled !== null) {
      const money_words = [
        paid.captured === '' ? '' : `${paid.captured} captured`,
        paid.returned === '' ? '' : `${paid.returned} given back`,
      ].filter((part) => part !== '');
      happened.push({
        at: one.settled.to,
        text: `Settled${money_words.length === 0 ? '; nothing charged' : `: ${money_words.join(', ')}`}`,
        by: worker,
      });
    } else if (one.ran_out === null && attempt.ended_at !== null)
      happened.push({
        at: one.leased.to,
        text: `${OUTCOMES[attempt.outcome] ?? attempt.outcome} (token ${token})`,
        by: worker,
        is_bad: attempt.outcome !== 'given_back',
      });
    if (one.refused !== null)
      happened.push({ at: one.refused, text: `Commit refused: 0 rows, the job is past token ${token}`, by: worker, is_bad: true });
  }
  const isEndedElsewhere = job.finished_at !== null && !all.some((attempt) => attempt.ended_at !== null && attempt.outcome === job.status);
  if (isEndedElsewhere && job.finished_at !== null)
    happened.push({
      at: at(job.finished_at),
      text: `${job.status === 'canceled' ? 'Canceled' : job.status === 'failed' ? 'Failed' : 'Complete'}${paid.returned === '' ? '' : `; ${paid.returned} given back`}`,
      by: 'service',
      is_bad: job.status === 'failed',
    });
  for (const one of deliveries) {
    if (one.last_attempt_at === null || Date.parse(one.last_attempt_at) < Date.parse(line.origin)) continue;
    const isDelivered = one.state === 'delivered';
    happened.push({
      at: at(one.last_attempt_at) + (one.last_ms ?? 0),
      text: isDelivered
        ? `Webhook answered ${one.last_status ?? ''} on try ${one.attempts}`
        : `Webhook was not taken: ${one.last_status ?? 'no answer'}`,
      by: 'relay',
      is_bad: !isDelivered,
    });
  }
  for (const one of audit)
    if (Date.parse(one.at) >= Date.parse(line.origin))
      happened.push({ at: at(one.at), text: `${one.act}: ${one.reason}`.slice(0, 200), by: one.name });
  return happened.sort((a, b) => a.at - b.at);
}
