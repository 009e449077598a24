/** Attempts of a job on one clock. Places are shares of the width, so that words stay readable at any. */
import { type Html, html } from '@deckwright/platform/pages';
import { moneyWords } from '../job-finding.ts';
import type { JobStory } from '../reads/job.ts';
import { type AttemptLanes, diedWords, drawnWords, type Stretch, settlement, type Timeline } from '../timeline.ts';
import { ICONS } from './icons.ts';
import { seconds, span } from './words.ts';

/** Attempts past this are folded. */
const SHOWN = 3;

type Place = (ms: number) => string;

export function waterfall(story: JobStory, line: Timeline, traceLink: Html | ''): Html {
  const step = stepOf(line.end);
  const reach = Math.max(step, line.end * 1.14);
  const place: Place = (ms) => `${((Math.min(ms, reach) / reach) * 100).toFixed(3)}%`;
  const ticks = Array.from({ length: Math.floor(reach / step) + 1 }, (_, i) => i * step).filter((ms) => ms < reach * 0.97);
  const guides = html`${ticks.slice(1).map((ms) => html`<line class="grid-line" x1="${place(ms)}" x2="${place(ms)}" y1="0" y2="100%"/>`)}${line.attempts.map((one) => (one.ran_out === null ? '' : html`<line class="run-out" x1="${place(one.ran_out)}" x2="${place(one.ran_out)}" y1="0" y2="100%"/>`))}${line.settled_at === null ? '' : html`<line class="ended-line" x1="${place(line.settled_at)}" x2="${place(line.settled_at)}" y1="0" y2="100%"/>`}`;
  const draw: Draw = { place, guides, reach };
  const shown = line.attempts.length > SHOWN ? [...line.attempts.slice(0, 1), ...line.attempts.slice(-(SHOWN - 1))] : line.attempts;
  const folded = line.attempts.filter((one) => !shown.includes(one));
  const words = settlement(story);
  const { amount, in_bar } = moneyWords(story);
  return html`<div class="flow"><div class="axis-head"></div><svg class="axis" aria-hidden="true">${ticks.map((ms) => html`<text x="${place(ms)}" y="17"${ms === 0 ? '' : html` text-anchor="middle"`}>${step < 1000 ? `${Math.round(ms)} ms` : `${ms / 1000} s`}</text>`)}</svg>
${line.slides.length > 0 ? slidesLane(line, story.job.slides, draw) : ''}
${shown.slice(0, 1).map((one) => attemptLanes(one, draw, traceLink, line.slides.length > 0))}
${folded.map((one) => html`<p class="attempt"><b>Attempt ${one.attempt.no}</b> ${one.worker}, token ${one.attempt.attempt_no}, ${ends(one)[0]} after ${seconds(one.leased.to - one.leased.from)}</p>`)}
${shown.slice(1).map((one) => attemptLanes(one, draw, traceLink, line.slides.length > 0))}
${line.held === null ? '' : lane({ name: html`<b>${ICONS.wallet}Money</b>`, figure: amount, isWide: true }, draw, html`${box('leased', line.held, draw, { y: 9, height: 16 })}${in_bar === '' ? '' : html`<text class="in" x="${place(line.held.from)}" dx="7" y="21.5">${in_bar}</text>`}${words.captured === '' ? '' : html`<rect class="settled" x="${place(line.held.to)}" y="9" width="6" height="16" rx="2"/>`}${label(line.held.to, 21.5, [words.captured === '' ? '' : `captured ${words.captured}`, words.returned === '' ? '' : `given back ${words.returned}`].filter((part) => part !== '').join(', '), draw, words.captured === '' ? '' : 'ok', 12)}`)}
${line.webhooks.map((hook) => lane({ name: html`<b>${ICONS.webhooks}Webhook</b>`, figure: seconds(hook.stretch.to - hook.stretch.from), isWide: true }, draw, html`${box(hook.is_bad ? 'refused' : 'hook', hook.stretch, draw, { y: 12, height: 10 })}${label(hook.stretch.to, 21.5, hook.words, draw, hook.is_bad ? 'bad' : '')}`))}</div>`;
}

interface Draw {
  readonly place: Place;
  readonly guides: Html;
  readonly reach: number;
}

/** At most some ten marks on the axis. */
function stepOf(end: number): number {
  const rough = end / 9;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power;
}

const box = (tone: string, { from, to }: Stretch, { reach, place }: Draw, { y = 6, height = 10 } = {}): Html =>
  // What took no time has a stroke's width.
  html`<rect class="${tone}" x="${place(from)}" y="${y}" width="${Math.max(0.25, ((Math.min(to, reach) - from) / reach) * 100).toFixed(3)}%" height="${height}" rx="2"/>`;

/** Behind a bar, or before it where the bar ends far to the right. */
function label(ms: number, y: number, text: string, { place, reach }: Draw, tone = '', gap = 7, start = ms): Html | '' {
  if (text === '') return '';
  // Some 140 letters fill the width of a desk's screen.
  const isBefore = ms / reach + text.length / 140 > 0.99;
  return html`<text class="label ${tone}" x="${place(isBefore ? start : ms)}" dx="${isBefore ? -7 : gap}" y="${y}"${isBefore ? html` text-anchor="end"` : ''}>${text}</text>`;
}

interface LaneWords {
  readonly name: Html | string;
  readonly figure: string;
  readonly isWide?: boolean;
}

const lane = ({ name, figure, isWide = false }: LaneWords, { guides }: Draw, drawn: Html): Html =>
  html`<div class="lane-name${isWide ? ' wide' : ''}"><span>${name}</span><i>${figure}</i></div><svg class="lane${isWide ? ' wide' : ''}" aria-hidden="true">${guides}${drawn}</svg>`;

function ends({ attempt, refused }: AttemptLanes): readonly [string, string] {
  switch (attempt.outcome) {
    case 'complete':
      return ['settled', 'ok'];
    case 'lost':
      return [refused === null ? 'lost' : 'fenced', 'bad'];
    case 'running':
      return ['in hand', ''];
    case 'given_back':
      return [refused === null ? 'given back' : 'given back, then fenced', 'warn'];
    case 'postponed':
      return ['put off', 'warn'];
    default:
      return [attempt.outcome, 'bad'];
  }
}

function attemptLanes(one: AttemptLanes, draw: Draw, traceLink: Html | '', isDeck: boolean): Html {
  const { attempt, queued, leased, drawn, stored, settled, ran_out, refused } = one;
  const [how, tone] = ends(one);
  const icon =
    tone === 'ok'
      ? html`<span class="ok">${ICONS.settled}</span>`
      : tone === 'bad'
        ? html`<span class="bad">${ICONS.fenced}</span>`
        : html`<span class="muted">${ICONS.wait}</span>`;
  const note = attempt.outcome === 'lost' ? `silent for ${seconds((refused ?? draw.reach) - leased.from)}` : '';
  return html`<p class="attempt">${icon}<b>Attempt ${attempt.no}</b><span title="${attempt.worker_id}">${one.worker}, token ${attempt.attempt_no}</span><span class="${tone}">${how}</span>${note !== '' && refused !== null ? html`<span>${note}</span>` : ''}<span class="end">${traceLink}</span></p>
${lane({ name: 'queued', figure: seconds(queued.to - queued.from) }, draw, html`${box('hatch', queued, draw)}`)}
${lane({ name: 'leased', figure: seconds(leased.to - leased.from) }, draw, html`${box('leased', leased, draw)}${ran_out === null ? '' : label(ran_out, 15, 'lease ran out', draw, 'bad')}`)}
${drawn === null && ran_out === null ? '' : lane({ name: isDeck ? 'put together' : 'drawn', figure: drawn === null ? 'unknown' : seconds(drawn.to - drawn.from) }, draw, html`${drawn === null ? '' : box('drawn', drawn, draw)}${ran_out !== null && drawn === null ? html`<line class="silent" x1="${draw.place(leased.from)}" x2="${draw.place(leased.to)}" y1="11" y2="11"/>${label(leased.from, 15, 'silent', draw, 'bad')}` : ''}`)}
${stored === null ? '' : lane({ name: 'stored', figure: seconds(stored.to - stored.from) }, draw, html`${box('stored', stored, draw)}${refused === null ? '' : label(stored.to, 15, 'same bytes, kept once', draw, '', 7, stored.from)}`)}
${settled === null ? '' : lane({ name: 'settled', figure: seconds(settled.to - settled.from) }, draw, html`${box('settled', settled, draw)}${label(settled.to, 15, 'one transaction with the files', draw, 'ok', 7, settled.from)}`)}
${refused === null ? '' : lane({ name: 'settled', figure: 'refused' }, draw, html`<rect class="refused" x="${draw.place(refused)}" y="5" width="4" height="12" rx="1"/>${label(refused, 15, '0 rows changed', draw, 'bad', 9)}`)}`;
}

const TONES = { in_hand: 'leased', usable: 'drawn', unusable: 'refused', canceled: 'hook', died: 'died' } as const;

/** One bar an attempt at a slide, in the order of their ends; more than can be told apart are folded into rows of their own. */
function slidesLane(line: Timeline, all: number, draw: Draw): Html {
  const rows: (typeof line.slides)[number][][] = [];
  for (const slide of [...line.slides].sort((a, b) => a.stretch.from - b.stretch.from || a.position - b.position)) {
    const free = rows.find((row) => (row.at(-1)?.stretch.to ?? 0) <= slide.stretch.from);
    if (free === undefined && rows.length < 8) rows.push([slide]);
    else (free ?? rows[slide.position % rows.length] ?? []).push(slide);
  }
  const from = Math.min(...line.slides.map((one) => one.stretch.from));
  const to = Math.max(...line.slides.map((one) => one.stretch.to));
  const died = diedWords(line);
  return html`<p class="attempt"><span class="muted">${ICONS.queues}</span><b>Slides</b><span>${drawnWords(line, all)} within ${span(to - from)}, one bar an attempt</span>${died === '' ? '' : html`<span class="bad">${died}</span>`}</p>
${rows.map((row, i) => lane({ name: i === 0 ? 'drawn' : '', figure: i === 0 ? seconds(to - from) : '' }, draw, html`${row.map((slide) => html`<a href="/jobs/${slide.job_id}" tabindex="-1">${box(TONES[slide.state], slide.stretch, draw)}</a>`)}`))}`;
}

/** What the colours mean; of slides that died, where there are any. */
export const legendOf = (line: Timeline): Html =>
  html`<ul class="legend">${(
    [
      ['hatch', 'queued'],
      ['leased', 'leased'],
      ['drawn', 'drawn'],
      ['stored', 'stored'],
      ['settled', 'settled'],
      ...(line.slides.some(({ state }) => state === 'died') ? ([['died', 'died with its worker']] as const) : []),
    ] as const
  ).map(
    ([tone, word]) =>
      html`<li><svg viewBox="0 0 14 9" aria-hidden="true"><rect class="${tone}" x=".5" y=".5" width="13" height="8" rx="2"/></svg>${word}</li>`,
  )}</ul>`;
