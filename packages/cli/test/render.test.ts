/** The command line as a caller meets it: what is printed where, which files appear, which exit code comes back. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outcome, run as runPlain } from './_run.ts';

const samples = join(dirname(fileURLToPath(import.meta.url)), '../../../samples');
const sample = join(samples, 'ebitda-bridge.json');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** With the lines of `--json` as objects. */
async function run(...argv: string[]): Promise<Outcome & { readonly lines: readonly Record<string, unknown>[] }> {
  const ended = await runPlain(...argv);
  const lines = ended.out.startsWith('{')
    ? ended.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    : [];
  return { ...ended, lines };
}

const intent = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('render', () => {
  it('shows a picture that lies beside the intent, and none from elsewhere', async () => {
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAkCAAAAAAcZ2NOAAAAJ0lEQVR42mM4QSFgGDVg1IBRA0YNGDUAYUAFhWDUgFEDRg0YLAYAAA/L3Eyua/IAAAAAAElFTkSuQmCC',
      'base64',
    );
    mkdirSync(join(folder, 'in', 'pictures'), { recursive: true });
    for (const path of ['in/pictures/depot.png', 'secret.png']) writeFileSync(join(folder, path), picture);
    writeFileSync(join(folder, 'in', 'notes.png'), 'no picture');
    const cover = (image_src: string) =>
      JSON.stringify({ form: 'hero_statement', variant: 'image_led_cover', headline: 'The depot', image_src });
    const render = (src: string) => run('render', intent('in/cover.json', cover(src)), '--out', join(folder, 'out'), '--json');
    const [here] = (await render('pictures/depot.png')).lines;
    const [there] = (await render(`data:image/png;base64,${picture.toString('base64')}`)).lines;
    expect(here).toMatchObject({ status: 'complete', input_hash: there?.['input_hash'] });
    for (const [src, reason] of Object.entries({
      '../secret.png': 'file_outside',
      'absent.png': 'file_unreadable',
      'notes.png': 'url_not_a_picture',
      'https://127.0.0.1/a.png': 'url_not_public',
    })) {
      const { code, lines } = await render(src);
      expect([code, lines[0]]).toMatchObject([1, { code: 'url_unfetchable', reason, field: '/image_src' }]);
    }
    expect((await render('asset:ast_1')).lines[0]).toMatchObject({ code: 'image_source_not_supported' });
  });

  it('writes each format beside the others, named after the input', async () => {
    const { code, out } = await run('render', sample, '--out', join(folder, 'out'), '--formats', 'pptx,pdf,png');
    expect(code).toBe(0);
    for (const [format, magic] of [
      ['pptx', 'PK'],
      ['pdf', '%PDF-1.7'],
      ['png', '\x89PNG'],
    ] as const) {
      const path = join(folder, 'out', `ebitda-bridge.${format}`);
      expect(readFileSync(path, 'latin1').startsWith(magic), format).toBe(true);
      expect(out).toContain(path);
    }
  });

  it('prints one line of JSON a slide, in the order of the inputs', async () => {
    const second = intent('second.json', readFileSync(sample, 'utf8'));
    const { code, lines } = await run('render', sample, second, '--out', folder, '--json');
    expect(code).toBe(0);
    expect(lines.map((line) => line.input)).toEqual([sample, second]);
    expect(lines[0]).toMatchObject({
      status: 'complete',
      form: 'waterfall_bridge',
      fidelity: 'verbatim',
      files: { pptx: join(folder, 'ebitda-bridge.pptx') },
    });
    expect(lines[0]?.content_hash).toEqual(lines[1]?.content_hash);
  });

  it('takes the .json files of a folder', async () => {
    mkdirSync(join(folder, 'in'));
    copyFileSync(sample, join(folder, 'in', 'b.json'));
    copyFileSync(sample, join(folder, 'in', 'a.json'));
    writeFileSync(join(folder, 'in', 'readme.txt'), 'no intent');
    const { lines } = await run('render', join(folder, 'in'), '--out', folder, '--json');
    expect(lines.map((line) => line.input)).toEqual([join(folder, 'in', 'a.json'), join(folder, 'in', 'b.json')]);
  });

  it('draws in the theme that is asked for', async () => {
    const { lines } = await run('render', sample, '--out', folder, '--theme', 'corporate_dark', '--json');
    expect(lines[0]).toMatchObject({ theme_id: 'corporate-dark' });
  });

  it('writes what the intent asks for when no format is named', async () => {
    const asks = JSON.parse(readFileSync(sample, 'utf8')) as Record<string, unknown>;
    await run('render', intent('asks.json', JSON.stringify({ ...asks, outputs: ['pdf'] })), '--out', folder);
    expect([existsSync(join(folder, 'asks.pdf')), existsSync(join(folder, 'asks.pptx'))]).toEqual([true, false]);
  });
});

describe('render with bad input', () => {
  const bad: Readonly<Record<string, [string, Readonly<Record<string, unknown>>]>> = {
    'text that is no JSON': ['{"form": ', { code: 'invalid_json', status: 400 }],
    'a key that stands twice': ['{"form":"waterfall_bridge","form":"x"}', { code: 'invalid_json', reason: 'duplicate_key' }],
    'a number that is not one': ['{"form":"waterfall_bridge","data":{"steps":[{"value":NaN}]}}', { code: 'invalid_json' }],
    'nesting without end': ['['.repeat(100), { code: 'invalid_json', reason: 'too_deep' }],
    'a form that nobody knows': [
      '{"form":"waterfall_brigde","data":{}}',
      { code: 'unknown_form', status: 422, nearest: 'waterfall_bridge' },
    ],
    'a component that nobody knows': ['{"body":{"component":"pie_of_pies","params":{}}}', { code: 'unknown_component', status: 422 }],
    'a theme that nobody knows': [
      JSON.stringify({ ...(JSON.parse(readFileSync(sample, 'utf8')) as object), theme_id: 'corporate-lite' }),
      { code: 'unknown_theme', nearest: 'corporate-light' },
    ],
    'a wrong type': [
      '{"form":"waterfall_bridge","data":{"unit":"m","steps":"many"}}',
      { code: 'intent_invalid_shape', status: 422, errors: [expect.objectContaining({ pointer: '/data/steps' })] },
    ],
    'nothing to draw': ['{}', { code: 'intent_invalid_shape' }],
    'a list': ['[]', { code: 'intent_invalid_shape' }],
  };
  for (const [what, [text, expected]] of Object.entries(bad)) {
    it(`answers ${what} with a problem that says what to do, and exit code 1`, async () => {
      const { code, lines } = await run('render', intent('bad.json', text), '--out', folder, '--json');
      expect(code).toBe(1);
      expect(lines).toEqual([expect.objectContaining({ ...expected, input: join(folder, 'bad.json') })]);
      expect(lines[0]?.remedy).toMatch(/\w{3}/);
      expect(existsSync(join(folder, 'bad.pptx'))).toBe(false);
    });
  }

  it('draws the other slides when one fails', async () => {
    const { code, lines } = await run('render', intent('bad.json', '{'), sample, join(folder, 'missing.json'), '--out', folder, '--json');
    expect(code).toBe(1);
    expect(lines.map((line) => line.code ?? line.status)).toEqual(['invalid_json', 'complete', 'input_unreadable']);
    expect(existsSync(join(folder, 'ebitda-bridge.pptx'))).toBe(true);
  });

  it('refuses a file beyond 10 MB before reading it', async () => {
    const { lines } = await run('render', intent('big.json', ' '.repeat(10 * 1024 * 1024 + 1)), '--out', folder, '--json');
    expect(lines[0]).toMatchObject({ code: 'payload_too_large', status: 413 });
  });

  it('refuses bytes that are not UTF-8', async () => {
    const path = join(folder, 'latin.json');
    writeFileSync(path, Buffer.from([0x22, 0xe9, 0x22]));
    const { lines } = await run('render', path, '--out', folder, '--json');
    expect(lines[0]).toMatchObject({ code: 'input_unreadable' });
  });

  it('tells people on stderr, with the remedy', async () => {
    const { code, out, err } = await run('render', intent('bad.json', '{"form":"nope","data":{}}'), '--out', folder);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('Unknown form');
    expect(err).toContain('waterfall_bridge');
  });
});

describe('usage', () => {
  for (const [what, argv] of Object.entries({
    'no input': ['render', '--out', 'x'],
    'no folder for the files': ['render', sample],
    'a format that does not exist': ['render', sample, '--out', 'x', '--formats', 'pptx,docx'],
    'an unknown option': ['render', sample, '--out', 'x', '--colour'],
    'an unknown command': ['paint'],
    'two inputs of one name': ['render', sample, join(samples, '../samples/ebitda-bridge.json'), sample, '--out', 'x'],
    nothing: [],
  })) {
    it(`ends with 2 for ${what}, and says so on stderr`, async () => {
      const { code, out, err } = await run(...argv);
      expect([code, out]).toEqual([2, '']);
      expect(err.length).toBeGreaterThan(20);
    });
  }

  it('shows what every command takes, and an example that names the command', async () => {
    const walked: string[] = [];
    async function walk(...words: string[]): Promise<void> {
      const { code, out } = await run(...words, '--help');
      const name = ['deckwright', ...words].join(' ');
      expect(code, name).toBe(0);
      expect(out, name).toMatch(/Examples?:\n {2}\$ /);
      const examples = out.slice(out.search(/Examples?:/));
      expect(examples, name).toContain(name);
      walked.push(name);
      const [, listed = ''] = /\nCommands:\n([\s\S]*?)(?:\n\n|$)/.exec(out) ?? [];
      for (const [, next = ''] of listed.matchAll(/^ {2}([a-z][a-z-]*)/gm)) if (next !== 'help') await walk(...words, next);
      // Every option says something of itself, and a number says of what.
      const [, options = ''] = /\nOptions:\n([\s\S]*?)(?:\n\n|$)/.exec(out) ?? [];
      for (const line of options.split('\n')) expect(line, name).not.toMatch(/^ {2}-\S.*>$/);
      expect(options, name).not.toMatch(/\[\{|\(default: [^)]*\)\s+\(default/);
    }
    await walk();
    expect(walked.length).toBeGreaterThan(28);
  });

  it('names the nearest of what it knows, before it misses what was mistyped', async () => {
    for (const [argv, nearest] of [
      [['render', sample, '--ouput', 'x'], '--out'],
      [['brand', 'make', '--colour', '#0A2540'], '--colors'],
      [['admin', 'grnt'], 'grant'],
      [['help', 'rendr'], 'render'],
      [['rendr'], 'render'],
    ] as const) {
      const { code, err } = await run(...argv);
      expect([argv.join(' '), code], err).toEqual([argv.join(' '), 2]);
      expect(err).toContain(`(Did you mean ${nearest}`);
    }
  });

  it('says which file is a deck when a folder of slides was meant', async () => {
    const { code, err } = await run('deck', join(samples, 'decks'), '--out', folder);
    expect([code, err]).toEqual([2, expect.stringContaining('network-plan.json is a whole deck')]);
  });
});
