/** Files are worked on in processes that are thrown away, a few at a time, and each ends in a clear outcome. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CombineOrder, combineTask } from '@deckwright/write/assemble/combine.task';
import { describe, expect, it } from 'vitest';
import { createIsolate, type ProcessFailure, TooBusy } from '../src/run/index.ts';
import { decodeMessage, encodeMessage } from '../src/run/message.ts';

const page = Buffer.from('<!doctype html><html></html>');
const failures: ProcessFailure[] = [];
const isolate = createIsolate({ concurrency: 2, waiting: 1, is_private: true, onFailure: (failure) => failures.push(failure) });

describe('what the processes say to one another', () => {
  it('comes out as it went in, files and all', () => {
    const message = { head: { a: 'ü\n' }, files: [Buffer.from('one\n'), Buffer.alloc(0), Buffer.from('two')] };
    expect(decodeMessage(Buffer.concat(encodeMessage(message)))).toEqual(message);
  });
  it('is refused when bytes are missing', () => {
    const whole = Buffer.concat(encodeMessage({ head: {}, files: [Buffer.from('one')] }));
    expect(() => decodeMessage(whole.subarray(0, -1))).toThrow('message of');
  });
});

describe('a task', () => {
  it('names what is wrong with a file', async () => {
    expect(await isolate.run(combineTask, {}, [page, page])).toMatchObject({
      outcome: 'unreadable',
      code: 'html',
      message: expect.stringContaining('Deck 1'),
      remedy: expect.any(String),
    });
    expect(failures).toEqual([]);
  });

  it('that takes too long is a fault of the file, and told to operators once', async () => {
    const outcome = await isolate.run(combineTask, {}, [page, page], { limits: { time_ms: 1 } });
    expect(outcome).toMatchObject({ outcome: 'failed', code: 'time', remedy: combineTask.remedy });
    expect(failures.splice(0)).toMatchObject([{ task: 'combine', reason: 'time', bytes: 2 * page.length }]);
  });

  it('that nobody knows is a crash, whose reason stays with operators', async () => {
    const outcome = await isolate.run({ ...combineTask, name: 'no such task' }, {}, []);
    expect(outcome).toMatchObject({ outcome: 'failed', code: 'crash' });
    expect(JSON.stringify(outcome)).not.toContain('no such task');
    expect(failures.splice(0)[0]?.complaint).toContain('no such task');
  });

  it('waits its turn, is refused when too many wait, and gives up its place when nobody waits for it', async () => {
    const gone = new AbortController();
    const first = [0, 1].map(() => isolate.run(combineTask, {}, [page, page]));
    const third = isolate.run(combineTask, {}, [page, page], { signal: gone.signal });
    await expect(isolate.run(combineTask, {}, [page, page])).rejects.toThrow(TooBusy);
    gone.abort();
    await expect(third).rejects.toMatchObject({ reason: 'aborted' });
    const fourth = isolate.run(combineTask, {}, [page, page]);
    expect((await Promise.all([...first, fourth])).map(({ outcome }) => outcome)).toEqual(['unreadable', 'unreadable', 'unreadable']);
  });
});

describe('the processes', () => {
  it('are shared by account: another one’s first file begins before the third of a flood, and an overflow is the flood’s own', async () => {
    const shared = createIsolate({ concurrency: 2, waiting: 16, waiting_per_account: 5 });
    const begun: string[] = [];
    const overflows: string[] = [];
    const send = (account: string) => {
      // An order is written out for its process when that begins, so the order of beginnings depends on no clock.
      const order: CombineOrder & { toJSON(): object } = {
        toJSON() {
          begun.push(account);
          return {};
        },
      };
      return shared.run(combineTask, order, [page, page], { share: { account } }).catch((error: unknown) => {
        overflows.push(error instanceof TooBusy ? `${account} ${error.whose}` : String(error));
      });
    };
    const sent = [...Array.from({ length: 7 }, () => send('flood')), send('victim')];
    await Promise.all(sent);
    expect(overflows).toEqual(['flood account']);
    expect(begun).toHaveLength(7);
    expect([0, 1]).toContain(begun.indexOf('victim'));
  });
});

const corpus = join(process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../shared'), 'corpus/hostile');
describe.skipIf(!existsSync(corpus))('a deck made to hurt', () => {
  it('is combined, or refused by name', async () => {
    const deck = readFileSync(join(corpus, 'control-valid.pptx'));
    const outcome = await isolate.run(combineTask, {}, [deck, deck]);
    expect(outcome).toMatchObject({ outcome: 'done', answer: { slides: expect.any(Number) } });
    const bomb = await isolate.run(combineTask, {}, [deck, readFileSync(join(corpus, 'media-png-bomb.pptx'))]);
    expect(['done', 'unreadable']).toContain(bomb.outcome);
    expect(failures).toEqual([]);
  });
});
