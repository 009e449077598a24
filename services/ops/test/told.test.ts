/** What the board says of slides that are late and of decks, and that pages which are open hear of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deckThatLostAWorker } from './_past.ts';
import { type Person, type Stand, startStand } from './_stand.ts';

let stand: Stand;
let operator: Person;
let account: string;
beforeAll(async () => {
  stand = await startStand();
  // Before anybody looks, because sums of a month are read every half minute.
  await sample(48, 900, 478);
  await sample(2, 100, 0);
  operator = await stand.person('op-olga');
  account = await stand.account('Nordwerk Controlling');
}, 180_000);
afterAll(() => stand?.close());

/** Slides that ended, and how many of them were begun late, some hours ago. */
const sample = (hours: number, ended: number, late: number) =>
  stand.db.query(
    `INSERT INTO queue_samples (line, at, ended, late) VALUES ('render-slide', date_trunc('minute', now()) - $1 * interval '1 hour', $2, $3)`,
    [hours, ended, late],
  );

const text = (html: string): string =>
  html
    .replace(/<(?:style|script)[\s\S]*?<\/(?:style|script)>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the figures of late slides', () => {
  const figures = async () =>
    /Slides in time, 24 h .*? Budget of late slides, 30 d (?:– |\S+ % left|\S+ times used up)/.exec(
      text((await operator.get('/')).html),
    )?.[0];
  it('say how often over a month’s budget is used up, and of a day the share that was begun in time', async () => {
    expect(await figures()).toBe('Slides in time, 24 h 100.00 % Budget of late slides, 30 d 47.8 times used up');
  });
});

describe('the page of a deck', () => {
  it('counts the attempts that it shows, and shows slides that died with their workers', async () => {
    const page = (await operator.get(`/jobs/${await deckThatLostAWorker(stand, account)}`)).html;
    const said = text(page);
    expect(said).toMatch(/One attempt put the deck together in [^:]+: nothing was charged; 1 attempt at slides died with its worker/);
    expect(said).toContain('Attempt 1 deck-GOOD, token 3');
    expect(said).not.toContain('Attempt 2');
    expect(said).toContain('3 slides drawn within');
    expect(said).toContain('Slide 1 died with its worker');
    expect(page.match(/<rect class="died" x=/g)).toHaveLength(2);
    expect(page.match(/<a href="\/jobs\/job_\w+" tabindex="-1"><rect class="drawn"/g)).toHaveLength(3);
    // The list counts as the page does.
    const row = (await operator.get('/jobs')).html.split('<tr>').find((one) => one.includes('Q3 board')) ?? '';
    expect(row).toContain('<td class="n">1</td>');
  });
});

describe('a page that is open', () => {
  /** What its stream says until `enough`. */
  async function hear(page: string, enough: (heard: string) => boolean, meanwhile: (heard: string) => Promise<unknown> = async () => {}) {
    const ending = new AbortController();
    const response = await operator.browser.open(`${stand.base}/live?page=${encodeURIComponent(page)}`, { signal: ending.signal });
    let heard = '';
    let isTold = false;
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      heard += part;
      if (enough(heard)) break;
      if (isTold || !heard.includes('event: clock')) continue;
      isTold = true;
      await meanwhile(heard);
    }
    ending.abort();
    return heard;
  }
  const idsIn = (heard: string) => [...heard.matchAll(/^data: \{"id":"([\w-]+)"/gm)].map(([, id]) => id);

  it.each([
    ['/', ['finding', 'queues', 'workers', 'alerts', 'stores', 'money']],
    ['/lines', ['queues', 'history']],
    ['/lines/render-slide', ['head', 'history', 'days']],
    ['/workers', ['workers']],
    ['/stores', ['stores']],
    ['/alerts', ['head', 'alerts']],
  ])('%s is sent its parts, and each is a part of the page', async (path, ids) => {
    const { html } = await operator.get(path);
    expect(html).toContain(`data-live="/live?page=${encodeURIComponent(path)}"`);
    expect(idsIn(await hear(path, (heard) => heard.includes('event: clock')))).toEqual([...ids, 'entries']);
    for (const id of ids) expect(html.split(` id="${id}"`)).toHaveLength(2);
  });

  it('of a job hears what becomes of it, and is sent what has changed alone', async () => {
    const job_id = await stand.accept(account, 'looked at');
    const heard = await hear(
      `/jobs/${job_id}`,
      (all) => all.includes('Canceled'),
      () => operator.send(`/acts/cancel?target=${job_id}`, '/acts/cancel', { reason: 'a customer has asked for it' }),
    );
    const ids = idsIn(heard);
    expect(ids.slice(0, 8)).toEqual(['head', 'facts', 'attempts', 'story', 'files', 'ledger', 'acts', 'entries']);
    expect(ids.filter((id) => id === 'facts')).toHaveLength(1);
    expect(ids.filter((id) => id === 'head').length).toBeGreaterThan(1);
  });

  it('of something that is read at a cost, or that is not there, is not sent anything', async () => {
    const job_id = await stand.accept(account, 'what a customer has sent');
    for (const page of [`/jobs/${job_id}/input`, '/jobs/job_00000000000000000000000000', '/search', 'https://example.com/'])
      expect(idsIn(await hear(page, (heard) => heard.includes('event: ended')))).toEqual([]);
    const { rows } = await stand.db.query<{ n: number }>('SELECT count(*)::int AS n FROM audit_events WHERE target = $1', [job_id]);
    expect(rows[0]?.n).toBe(0);
  });
});
