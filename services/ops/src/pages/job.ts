/** The page of one job: what happened to it, and was it paid once? */

import { whyNot } from '@deckwright/platform/jobs';
import { type Html, html, named } from '@deckwright/platform/pages';
import { ACTS } from '../acts/acts.ts';
import { jobFinding, kindName } from '../job-finding.ts';
import type { JobStory } from '../reads/job.ts';
import { timelineOf } from '../timeline.ts';
import type { Visit } from '../visit.ts';
import type { Parts } from './frame.ts';
import { ICONS } from './icons.ts';
import { panel, statusTag, table } from './parts.ts';
import { legendOf, waterfall } from './waterfall.ts';
import { bytes, clock, jobName, moment, money, plural, short, span } from './words.ts';

export function jobParts(visit: Visit, story: JobStory): Parts {
  const { kit, session } = visit;
  const now = kit.now();
  const { job } = story;
  const line = timelineOf(story, now);
  const trace = traceLink(kit.trace_url, job.traceparent);
  const settled = line.settled_at === null ? '' : `settled ${span(line.settled_at)} after ${job.revision === 1 ? 'accept' : 'the edit'}`;
  const lost = line.attempts.reduce((all, one) => (one.ran_out === null ? all : all + one.ran_out - one.leased.from), 0);
  const note = [
    settled,
    lost > 0 ? `${span(lost)} of it lost to a silent worker` : '',
    line.earlier > 0 ? `${plural(line.earlier, 'attempt')} of revisions before` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
  const kind = `${kindName(job.job_type).replace(/^./, (letter) => letter.toUpperCase())}${job.slides > 0 ? `, ${plural(job.slides, 'slide')}` : ''}${job.mode === 'test' ? ', test' : ''}`;
  const hasFlow = line.attempts.length > 0 || line.slides.length > 0;
  const traced =
    trace === null ? '' : html`<a href="${trace}" rel="noreferrer">trace <code>${short(traceIdOf(job.traceparent) ?? '')}</code></a>`;
  const empty =
    job.status === 'queued'
      ? 'It waits in the queue.'
      : 'No attempt is stored: it ended before one was begun, or before attempts were kept.';
  return {
    head: html`<div class="head" id="head"><div class="say"><p class="crumbs"><a href="/jobs">Jobs</a><span aria-hidden="true">›</span>${job.parent_deck_id === null ? '' : html`<a href="/jobs/${job.parent_deck_id}">deck ${jobName(job.parent_deck_id)}</a><span aria-hidden="true">›</span>`}<code>${job.job_id}</code></p><div class="title"><h1>${jobFinding(story, line, now)}</h1>${statusTag(job.status)}</div></div>
<div class="buttons">${trace === null ? '' : html`<a class="button" href="${trace}" rel="noreferrer">${ICONS.trace}Open trace</a>`}${session.role === 'operator' ? html`<a class="button" href="/jobs/${job.job_id}/input">${ICONS.file}Input</a>` : ''}</div></div>`,
    facts: html`<dl class="facts" id="facts"><div><dt>Kind</dt><dd>${kind}</dd></div><div><dt>Account</dt><dd><a href="/accounts/${job.account_id}">${named(job.account_name)}</a></dd></div><div><dt>Key</dt><dd>${job.key_prefix === null ? '–' : html`<code>${job.key_prefix}…</code>`}</dd></div><div><dt>Input hash</dt><dd><a href="/search?q=${job.input_hash}"><code title="${job.input_hash}">sha256 ${short(job.input_hash)}</code></a></dd></div><div><dt>Idempotency-Key</dt><dd>${job.idempotency_key === null ? '–' : html`<code>${job.idempotency_key.slice(0, 80)}</code>`}</dd></div><div><dt>Accepted</dt><dd>${moment(job.created_at, 3)}</dd></div></dl>`,
    attempts: panel(
      { id: 'attempts', title: 'Attempts', note: note === '' ? (hasFlow ? '' : 'none has been begun') : note, end: legendOf(line) },
      hasFlow ? waterfall(story, line, traced) : html`<p class="empty">${empty}</p>`,
    ),
    story: storyPanel(line.happened),
    files: filesPanel(story),
    ledger: ledgerPanel(story),
    acts: actsPanel(visit, story),
  };
}

export const jobMain = (parts: Parts, notice: Html | ''): Html => html`${parts['head']}
${notice}
${parts['facts']}
${parts['attempts']}
<div class="three">${parts['story']}<div class="stack">${parts['files']}${parts['ledger']}</div>${parts['acts']}</div>`;

const traceIdOf = (traceparent: string | null): string | null => /^\w{2}-([0-9a-f]{32})-/.exec(traceparent ?? '')?.[1] ?? null;

/** Null where traces are shown nowhere, or this job has none. */
function traceLink(template: string | null, traceparent: string | null): string | null {
  const id = traceIdOf(traceparent);
  return template === null || id === null ? null : template.replaceAll('{trace_id}', id);
}

const storyPanel = (happened: ReturnType<typeof timelineOf>['happened']): Html =>
  panel(
    { id: 'story', title: 'What happened', end: `${plural(happened.length, 'event')}` },
    html`<ol class="story">${happened.map((one) => html`<li><span class="at mono">${(one.at / 1000).toFixed(2)}</span><span class="${one.is_bad === true ? 'bad' : ''}">${one.text}</span><span class="by">${named(one.by)}</span></li>`)}</ol>`,
  );

function filesPanel({ files }: JobStory): Html {
  const total = files.reduce((all, file) => all + file.bytes, 0);
  const [first] = files;
  return panel(
    {
      id: 'files',
      title: 'Files',
      note: first === undefined ? '' : `from token ${first.attempt_no}`,
      end: first === undefined ? '' : bytes(total),
    },
    first === undefined
      ? html`<p class="empty">No file is stored.</p>`
      : table(
          'Files',
          html`<th scope="col">Kind</th><th scope="col" class="n">Size</th><th scope="col">SHA-256</th>`,
          files.map(
            (file) =>
              html`<tr><td class="one"><span class="name">${ICONS.file}${file.kind}</span></td><td class="n">${bytes(file.bytes)}</td><td class="one"><a href="/search?q=${file.sha256}"><code title="${file.sha256}">${short(file.sha256)}</code></a></td></tr>`,
          ),
        ),
  );
}

const BOOKS: Readonly<Record<string, string>> = {
  paid: 'balance',
  promo: 'credit',
  held: 'held',
  held_slides: 'held',
  plan_slides: 'plan',
  free_slides: 'free slides',
  slides_used: 'used',
};
const book = (name: string): string => BOOKS[name] ?? name.replaceAll('_', ' ');

function ledgerPanel({ movements, hold }: JobStory): Html {
  const open = (unit: string) =>
    movements
      .filter((one) => one.unit === unit)
      .reduce((all, one) => all + (one.to_book.startsWith('held') ? one.amount : one.from_book.startsWith('held') ? -one.amount : 0), 0);
  const cents = open('USD');
  const slides = open('SLIDE');
  const sum =
    movements.length === 0
      ? ''
      : cents === 0 && slides === 0
        ? 'sum $0.00'
        : `still held ${[cents > 0 ? money(cents) : '', slides > 0 ? plural(slides, 'slide') : ''].filter((part) => part !== '').join(' and ')}`;
  const free =
    hold?.state === 'free' || hold?.free_reason
      ? `Free: ${(hold.free_reason ?? 'no price').replaceAll('_', ' ')}.`
      : 'Nothing was held for it.';
  return panel(
    { id: 'ledger', title: 'Ledger', end: sum },
    movements.length === 0
      ? html`<p class="empty">${free}</p>`
      : table(
          'Ledger',
          html`<th scope="col">Movement</th><th scope="col" class="n">Amount</th><th scope="col" class="n">At</th>`,
          movements.map(
            (one) =>
              html`<tr><td>${book(one.from_book)} to ${book(one.to_book)}</td><td class="n">${one.unit === 'USD' ? money(one.amount) : plural(one.amount, 'slide')}</td><td class="n"><code>${clock(new Date(one.created_at), 2)}</code></td></tr>`,
          ),
        ),
  );
}

function actsPanel({ session }: Visit, { job, audit }: JobStory): Html {
  const isOperator = session.role === 'operator';
  const icons = { replay: ICONS.replay, requeue: ICONS.queues, cancel: ICONS.cancel, quarantine: ICONS.bad } as const;
  const list = (['replay', 'requeue', 'cancel', 'quarantine'] as const).map((name) => {
    const act = ACTS.find((one) => one.name === name)!;
    const reason = whyNot(name, job);
    const button =
      reason === null
        ? html`<a class="button${act.is_danger ? ' danger' : ''}" href="/acts/${name}?target=${job.job_id}">${icons[name]}${act.word}</a>`
        : html`<span class="button off" aria-disabled="true">${icons[name]}${act.word}</span>`;
    return html`<li><div><b>${act.word}</b> <span class="role">operator</span><p>${reason ?? act.does}</p></div>${isOperator ? button : ''}</li>`;
  });
  const trail = audit.map(
    (one) => html`<p class="foot">${ICONS.audit}<span><b>${one.act}</b> by ${named(one.name)}, ${moment(one.at)}: ${one.reason}</span></p>`,
  );
  return panel(
    { id: 'acts', title: 'Actions', end: `you are ${session.role}` },
    html`<ul class="acts">${list}</ul>${trail}<p class="foot">${ICONS.audit}<span>${isOperator ? html`Each act asks for a reason and goes to the <a href="/audit">audit trail</a> as ${named(session.name)}.` : 'Viewers see no buttons.'}</span></p>`,
  );
}
