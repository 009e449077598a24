/** Python code comes in over HTTP: through the real service of sandboxes, real isolated processes, a real queue and a real worker. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RateLimiter } from '@deckwright/platform/limits';
import { connectCodeService, findPython } from '@deckwright/sandbox/call';
import { createSandboxes } from '@deckwright/sandbox/run';
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { haveBrowser, openWatched, startBrowser, tooWide } from '@deckwright/testkit/browser';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { isSoak, sized } from '@deckwright/testkit/trial';
import { without } from '@deckwright/testkit/without';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeServer, serveCode } from '../../code-sandbox/src/serve.ts';
import { type RunningRelay, startRelay } from '../../relay/src/relay.ts';
import { type RunningRepairWorker, startRepairWorker } from '../../repair-worker/src/repair-worker.ts';
import { type Account, type Harness, startHarness } from './harness.ts';

type Body = Record<string, unknown>;
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const python = await findPython(process.env['DECKWRIGHT_CODE_PYTHON'] || undefined);
const isHere = process.platform === 'linux' && !without('code-python');
const BLANK = 'slide = prs.slides.add_slide(prs.slide_layouts[6])';
const built = (...lines: string[]) => `def build(prs):\n    ${[BLANK, ...lines].join('\n    ')}\n`;
const titled = (text: string) => built(`add_text_box(slide, 0.8, 0.6, 11, 1, "${text}", font_size=32, bold=True)`);

describe.skipIf(!isHere)('T20 code over HTTP', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-code-doors-'));
  const socket = join(folder, 'code.sock');
  let server: CodeServer;
  let harness: Harness;
  let relay: RunningRelay;
  let worker: RunningRepairWorker;
  let bundled: BundledIsolate;

  beforeAll(async () => {
    bundled = await bundledIsolate({ concurrency: 2, waiting: 8 });
    const { isolate } = bundled;
    const sandboxes = createSandboxes({ python: python!, warm: 2, concurrency: 2, waiting: 4, time_ms: 3_000 });
    server = await serveCode({ listen: { socket }, token: 'a-token-of-tests', sandboxes, log });
    const code = connectCodeService({ url: `unix:${socket}`, token: 'a-token-of-tests' });
    harness = await startHarness({ isolate, code });
    harness.rule = 'wait';
    const { db, jobs: store, files: objects, queues } = harness;
    relay = startRelay({ db, queues, objects, log, retention_days: 30 });
    worker = startRepairWorker({ db, store, queues, objects, log, concurrency: 2, isolate, code });
  }, 60_000);
  afterAll(async () => {
    await worker?.close(1000);
    await relay?.stop();
    await harness?.close();
    await server?.close();
    bundled?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function send(path: string, json: unknown, as: Account | null) {
    const response = await harness.request(path, { method: 'POST', json, as });
    return [response.status, (await response.json()) as Body, response.headers.get('retry-after')] as const;
  }
  const preview = (code: string, more: Body = {}) => send('/v1/tools/preview-code', { code, ...more }, null);
  const render = (body: Body, as = harness.alice) => send('/v1/render/code', body, as);
  const rowsOf = async (table: string) => (await harness.db.query(`SELECT 1 FROM ${table}`)).rowCount;

  it('shows slide 1 with findings, and keeps nothing', async () => {
    const before = await Promise.all(['jobs', 'tool_files', 'stored_objects'].map(rowsOf));
    const [status, answer] = await preview(titled('Riders grew'));
    expect([status, answer]).toMatchObject([
      200,
      { status: 'complete', slides_total: 1, lint: [{ slide: 1, code: 'missing_title' }], cost: 0 },
    ]);
    expect(answer['layers_holding']).toEqual(expect.arrayContaining(['landlock', 'seccomp']));
    const png = Buffer.from(String(answer['preview_url']).split(',')[1] ?? '', 'base64');
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 768]);
    expect(await Promise.all(['jobs', 'tool_files', 'stored_objects'].map(rowsOf))).toEqual(before);
  }, 30_000);

  it('names an element that the schema does not have, with the line that put it there', async () => {
    const code = `from lxml import etree
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    box = slide.shapes.add_textbox(Inches(1), Inches(1), Inches(6), Inches(2))
    box._element.append(etree.Element("bogus"))
    box.text_frame.text = "Riders"
`;
    const [status, answer] = await preview(code);
    expect([status, answer]).toMatchObject([
      200,
      {
        status: 'failed',
        line: 5,
        message: expect.stringContaining('bogus may not stand in p:sp'),
        cure: expect.stringContaining('bogus'),
      },
    ]);
  }, 30_000);

  it('takes a whole script, and finds what stands off the slide', async () => {
    const script =
      'from pptx import Presentation\nfrom pptx.util import Inches\nprs = Presentation()\nslide = prs.slides.add_slide(prs.slide_layouts[6])\nbox = slide.shapes.add_textbox(Inches(14), Inches(1), Inches(3), Inches(1))\nbox.text_frame.text = "Away"\nprs.save("x.pptx")\n';
    const [status, answer] = await preview(script);
    expect([status, ...(answer['lint'] as Body[]).map(({ code }) => code)]).toEqual(expect.arrayContaining([200, 'off_canvas']));
    expect(answer['notices']).toContainEqual(expect.stringMatching(/^Line 5: “Away” stands beside the slide/));
  }, 30_000);

  it.each([
    ['invalid', 'def build(prs:\n    pass\n', { line: 1 }],
    ['failed', built('add_box(slide, 1, 1, 2, 2, fill="#000000")'), { line: 3, cure: 'Write `fill_color=` instead of `fill=`.' }],
    [
      'invalid',
      `from pptx.slide import Slides\nSlides.__len__ = lambda slides: 1\n${built('for _ in range(95): prs.slides.add_slide(prs.slide_layouts[6])')}`,
      {
        message: 'The presentation has 96 slides; 1 may be made here.',
      },
    ],
    ['failed', 'import socket\nsocket.create_connection(("127.0.0.1", 80))\n', {}],
    [
      'failed',
      'while True:\n    pass\n',
      { line: 1, cure: 'The loop of line 1 has no end: leave it by break, or give it a condition that becomes false.' },
    ],
    ['failed', 'open("/etc/passwd").read()\n', {}],
    ['failed', 'import os\nos.fork()\n', {}],
    ['failed', 'x = bytearray(4 * 1024**3)\n', {}],
  ])(
    'says %s with line and cure: %j',
    async (status, code, more) => {
      const [http, answer] = await preview(code);
      expect([http, answer]).toMatchObject([200, { status, message: expect.any(String), cure: expect.any(String), cost: 0, ...more }]);
    },
    30_000,
  );

  const added = (lines: string) =>
    `from pptx.opc.package import Part\nfrom pptx.opc.packuri import PackURI\n\ndef build(prs):\n    slide = prs.slides.add_slide(prs.slide_layouts[6])\n    add_text_box(slide, 1, 1, 4, 1, "Plan")\n${lines
      .split('\n')
      .map((line) => `    ${line}\n`)
      .join('')}`;
  const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const part = (name: string, type: string, bytes: string, relationship: string) =>
    added(`part = Part(PackURI("${name}"), "${type}", prs.part.package, ${bytes})\nslide.part.relate_to(part, "${relationship}")`);

  // With every change every third, and the two doors take turns; a soak asks each for all. Inspection is tried on all kinds where it stands.
  let asked = 0;
  const forbidden: readonly (readonly [string, string, string])[] = [
    [
      'macros',
      part(
        '/ppt/vbaProject.bin',
        'application/vnd.ms-office.vbaProject',
        'b"x"',
        'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
      ),
      '/ppt/vbaProject.bin holds macros',
    ],
    [
      'a program',
      part('/ppt/embeddings/plan.exe', 'application/octet-stream', 'b"MZ" + b"x" * 90', `${OFFICE}/package`),
      'plan.exe is a program',
    ],
    [
      'slides that nobody can read',
      added('type(slide.part).blob = property(lambda self: b"<?xml version=\'1.0\'?><p:sld")'),
      'cannot be opened',
    ],
    [
      'a program of another head',
      part('/ppt/media/plan.scr', 'application/x-msdownload', 'b"x" * 90', `${OFFICE}/image`),
      'no presentation needs',
    ],
    [
      'an object inside a picture',
      part('/ppt/media/plan.png', 'image/png', 'bytes.fromhex("d0cf11e0a1b11ae1") + b"x" * 90', `${OFFICE}/image`),
      'is a program or an object of one',
    ],
    ['macros by name alone', part('/ppt/vbaProject.bin', 'image/png', 'b"x"', `${OFFICE}/image`), '/ppt/vbaProject.bin holds macros'],
    [
      'a workbook that is none',
      part(
        '/ppt/embeddings/plan.xlsx',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'b"PK\\x03\\x04" + b"xl/vbaProject.bin"',
        `${OFFICE}/package`,
      ),
      'is no workbook that can be read',
    ],
    [
      'a click that starts a program, spelled by references',
      added(
        'from lxml import etree\nrun = slide.shapes[0].text_frame.paragraphs[0].runs[0]\nrun.hyperlink.address = "https://example.com"\nrun._r.rPr.find("{http://schemas.openxmlformats.org/drawingml/2006/main}hlinkClick").set("action", " ppaction://program")',
      ),
      'starts something outside of the deck',
    ],
    [
      'a picture from elsewhere',
      added(`slide.part.relate_to("http://203.0.113.7/x.png", "${OFFICE}/image", is_external=True)`),
      'fetches http://203.0.113.7/x.png',
    ],
    [
      'a remote object',
      added(`slide.part.relate_to("\\\\\\\\host\\\\share\\\\x.pptx", "${OFFICE}/oleObject", is_external=True)`),
      'fetches',
    ],
    [
      'a link to a script',
      added(`slide.part.relate_to("file:///C:/x.hta", "${OFFICE}/hyperlink", is_external=True)`),
      'no web or mail address',
    ],
  ];
  it.each(forbidden.filter((_, at) => at % sized(3, 1) === 0))(
    'hands out no presentation with %s, keyless or paid, and names it',
    async (_name, code, message) => {
      const turn = asked++ % 2;
      if (isSoak || turn === 0)
        expect(await preview(code)).toMatchObject([200, { status: 'failed', message: expect.stringContaining(message), cost: 0 }, null]);
      if (!isSoak && turn === 0) return;
      const [status, answer] = await render({ code, wait: 'true' });
      expect([status, answer]).toMatchObject([422, { code: 'code_failed', detail: expect.stringContaining(message), cost_charged: 0 }]);
    },
    60_000,
  );

  it.each([
    ['no code', {}, 422],
    ['too much code', { code: '#'.repeat(16_385) }, 422],
    ['a theme that is not there', { code: 'x = 1', theme_id: 'none' }, 422],
  ])('refuses %s', async (_name, body, status) => {
    expect((await send('/v1/tools/preview-code', body, null))[0]).toBe(status);
  });

  it('answers 50 callers at once with a picture or 503, and hangs for none', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => preview(titled(`Slide ${at}`))));
    const statuses = answers.map(([status]) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503 && status !== 429)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
    for (const [status, answer, retry_after] of answers) {
      if (status === 200) continue;
      expect(retry_after).not.toBeNull();
      expect(answer['code']).not.toBe('code_sandbox_unavailable');
    }
    expect((await preview(titled('After the flood')))[1]).toMatchObject({ status: 'complete' });
  }, 90_000);

  it('renders for money once, keeps the file, and gives the same code again for nothing', async () => {
    const code = titled('Plan');
    const [status, first] = await render({ code, name: 'Plan' });
    expect([status, first]).toMatchObject([
      200,
      { job_type: 'code', status: 'complete', name: 'Plan', slides_total: 1, verified: 'lint', pptx_available: true },
    ]);
    const file = await harness.request(`/v1/jobs/${first['job_id']}/pptx`, { as: harness.alice });
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const picture = await harness.request(`/v1/jobs/${first['job_id']}/preview`, { as: harness.alice });
    expect(picture.headers.get('content-type')).toBe('image/png');
    const [, again] = await render({ code });
    expect(again).toMatchObject({ repeat_of: first['job_id'], cost_charged: 0, content_hash: first['content_hash'] });
    expect(first['charged_to']).not.toBe('none');
    expect(again['charged_to']).toBe('none');
    expect((await harness.request(`/v1/jobs/${first['job_id']}/pptx`, { as: harness.bob })).status).toBe(404);
  }, 60_000);

  it('patches stored code by replacements that stand there once', async () => {
    const [, first] = await render({ code: titled('Old words'), headline: undefined });
    const patch = (replacements: unknown, as = harness.alice) => render({ job_id: first['job_id'], replacements }, as);
    const [status, patched] = await patch([{ old: 'Old words', new: 'New $& words' }]);
    expect([status, patched]).toMatchObject([200, { status: 'complete', patched_from: first['job_id'] }]);
    expect(patched['content_hash']).not.toEqual(first['content_hash']);
    expect((await patch([{ old: 'Nowhere', new: 'x' }]))[1]).toMatchObject({
      code: 'replacement_unmatched',
      index: 0,
      found: 0,
      status: 422,
    });
    expect((await patch([{ old: 'slide', new: 'x' }]))[1]).toMatchObject({ code: 'replacement_unmatched', index: 0 });
    expect((await patch([{ old: 'Old words', new: 'x' }], harness.bob))[0]).toBe(404);
    expect((await render({ job_id: first['job_id'] }))[0]).toBe(422);
  }, 60_000);

  it('charges nothing for code that fails, and says the line', async () => {
    const [status, answer] = await render({ code: built('add_box(slide, 1, 1, 2, 2, fill="#000000")') });
    expect([status, answer]).toMatchObject([
      422,
      { code: 'code_failed', reason: 'failed', line: 3, remedy: 'Write `fill_color=` instead of `fill=`.', cost_charged: 0 },
    ]);
  }, 30_000);

  it('withholds slides in which inspect finds an error, free', async () => {
    const code = built('add_text_box(slide, 12.5, 0.6, 6, 1, "Beyond the edge of it", font_size=32)');
    expect((await render({ code }))[1]).toMatchObject({ status: 'completed_with_errors', pptx_available: false, cost_charged: 0 });
    expect((await render({ code, verify: 'off' }))[1]).toMatchObject({ status: 'complete', verified: 'off', lint: [] });
  }, 60_000);

  it('says the same to agents', async () => {
    const arguments_ = { mode: 'code', code: titled('From an agent'), include_preview: 'none' };
    const [status, answer] = await send('/v1/tools/create_slide', arguments_, harness.alice);
    expect([status, answer]).toMatchObject([200, { structuredContent: { job_type: 'code', status: 'complete' } }]);
  }, 30_000);

  const scripts = join(import.meta.dirname, '../../../packages/sandbox/test/scripts');
  /** Three with every change, all in a soak. */
  const files = readdirSync(scripts)
    .sort()
    .filter((_, at) => at % sized(52, 1) === 0);
  it.each(files)(
    '%s is shown, or told its cure',
    async (file) => {
      const code = readFileSync(join(scripts, file), 'utf8');
      const [status, answer] = await preview(code);
      expect([status, answer]).toMatchObject([
        200,
        { status: file.endsWith('.wrong.py') ? expect.stringMatching(/^(?:invalid|failed)$/) : 'complete' },
      ]);
    },
    30_000,
  );

  it('tells at /readyz what keeps code in, and at /v1/helpers that it runs', async () => {
    const ready = (await (await harness.request('/readyz', { as: null })).json()) as Body;
    expect(ready['code_sandbox']).toMatchObject({ runs_code: true, layers_holding: expect.arrayContaining(['landlock', 'seccomp']) });
    expect(await (await harness.request('/v1/helpers', { as: null })).json()).toMatchObject({ runs_here: true });
  });

  it('refuses callers of the service without its token', async () => {
    const order = { code: 'x = 1', max_slides: 1, more_slides: '' };
    await expect(connectCodeService({ url: `unix:${socket}` }).run(order)).rejects.toThrow(/token/);
  });

  it.skipIf(!haveBrowser)('the page draws what is written into it, and goes to the line that is wrong', { timeout: 120_000 }, async () => {
    const browser = await startBrowser();
    try {
      const { page, strays, complaints } = await openWatched(browser, harness.base, { width: 390, height: 900 });
      await page.goto(`${harness.base}/tools/preview-code`);
      const draw = page.getByRole('button', { name: 'Draw the slide' });
      await draw.click();
      const picture = page.getByRole('img', { name: 'The slide that the code draws' });
      await picture.waitFor();
      expect(await picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBe(768);
      expect([await accessibilityFaults(page), await tooWide(page)]).toEqual([[], []]);
      const field = page.getByRole('textbox', { name: 'Python code' });
      await field.fill('def build(prs):\n    slide = prs.slides.add_slid(prs.slide_layouts[6])\n');
      await draw.click();
      await page.getByText('Did you mean .add_slide?').waitFor();
      await page.getByRole('button', { name: 'Go to line 2' }).click();
      const chosen = await field.evaluate((area) => {
        const { value, selectionStart, selectionEnd } = area as unknown as { value: string; selectionStart: number; selectionEnd: number };
        return value.slice(selectionStart, selectionEnd);
      });
      expect(chosen).toBe('    slide = prs.slides.add_slid(prs.slide_layouts[6])');
      expect([await accessibilityFaults(page), await tooWide(page)]).toEqual([[], []]);
      expect([strays, complaints]).toEqual([[], []]);
    } finally {
      await browser.close();
    }
  });
});

describe('without a sandbox', () => {
  let harness: Harness;
  const taken: string[] = [];
  beforeAll(async () => {
    const limiter: RateLimiter = {
      async take(_key, { name, limit }) {
        taken.push(name);
        const used = taken.filter((one) => one === name).length;
        return { allowed: name !== 'preview-code-hour' || used <= 2, remaining: limit - used, retry_after_s: 7, reset_s: 60 };
      },
    };
    harness = await startHarness({ limiter });
  });
  afterAll(() => harness?.close());

  it('refuses at both doors with the remedy, before a job is made', async () => {
    const json = { code: 'x = 1' };
    for (const [path, as] of [
      ['/v1/tools/preview-code', null],
      ['/v1/render/code', harness.alice],
    ] as const) {
      const answer = await harness.request(path, { method: 'POST', json, as });
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'code_sandbox_unavailable', cost_charged: 0 }]);
    }
    expect((await harness.db.query('SELECT 1 FROM jobs')).rowCount).toBe(0);
    expect(await (await harness.request('/v1/helpers', { as: null })).json()).toMatchObject({ runs_here: false });
  });

  it('counts previews by the minute and by the hour', async () => {
    const ask = () => harness.request('/v1/tools/preview-code', { method: 'POST', json: { code: 'x = 1' }, as: null });
    await ask();
    const third = await ask();
    expect([third.status, await third.json()]).toMatchObject([
      429,
      { code: 'rate_limited', detail: expect.stringContaining('preview-code-hour') },
    ]);
    expect(third.headers.get('retry-after')).toBe('7');
  });
});
