import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { sized, tally } from '@deckwright/testkit/trial';
import { without } from '@deckwright/testkit/without';
import { afterAll, describe, expect, test } from 'vitest';
import { type CodeOrder, findPython } from '../src/call/index.ts';
import { createSandboxes } from '../src/run/index.ts';

const python = await findPython(process.env['DECKWRIGHT_CODE_PYTHON'] || undefined);
const folder = join(import.meta.dirname, 'scripts');
/** Every twentieth with every change, all in a soak. */
const files = readdirSync(folder)
  .sort()
  .filter((_, at) => at % sized(20, 1) === 0);
const LINES_A_RUN = 30;
const codeOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const orderOf = (code: string): CodeOrder => ({ code, max_slides: 5, more_slides: 'Ask for {count}.' });

const isHere = process.platform === 'linux' && !without('code-python');

describe.skipIf(!isHere)('T20 scripts as users and models write them', () => {
  const sandboxes = createSandboxes({ python: python!, warm: 3, concurrency: 3 });
  afterAll(() => sandboxes.close());

  test.concurrent.each(files.filter((file) => !file.endsWith('.wrong.py')))('%s makes a presentation', async (file) => {
    const outcome = await sandboxes.run(orderOf(codeOf(file)));
    expect(outcome.outcome === 'fault' ? outcome.diagnostic : 'done').toBe('done');
    if (outcome.outcome !== 'done') return;
    expect(readDeck(await openPackage(outcome.pptx, READ_LIMITS)).slides_total).toBeGreaterThan(0);
  });

  test.concurrent.each(files.filter((file) => file.endsWith('.wrong.py')))('%s is told its cure', async (file) => {
    const code = codeOf(file);
    const outcome = await sandboxes.run(orderOf(code));
    expect(outcome.outcome).toBe('fault');
    if (outcome.outcome !== 'fault') return;
    const wanted = /^# cure: (.*)$/m.exec(code)?.[1] ?? '';
    const [pattern] = [new RegExp(wanted.replace(/[.()[\]{}]/g, '\\$&'))];
    expect(outcome.diagnostic.cure).toMatch(wanted === '.' ? /./ : pattern);
    expect(outcome.diagnostic.message).not.toBe('');
  });

  test('attributes that python-pptx does not have are named, with their lines and those that are meant', async () => {
    const outcome = await sandboxes.run(orderOf(codeOf('attributes-that-pass.py')));
    expect(outcome.outcome === 'done' ? outcome.notices : outcome.diagnostic).toEqual([
      'Line 3: .txt changes nothing. Did you mean .text? A SlidePlaceholder has no .txt.',
      expect.stringMatching(/^Line 7 and 1 more: \.colour changes nothing\. Did you mean \.color\.rgb\?/),
      expect.stringMatching(/^Line 8: \.bullet changes nothing\. .* body placeholder/),
      expect.stringMatching(/^Line 9: \.wordwrap changes nothing\. Did you mean \.word_wrap\?/),
      expect.stringMatching(/^Line 11: \.color changes nothing\. Did you mean \.fore_color\.rgb, after \.solid\(\)\?/),
    ]);
  });

  test('what runs and is wrong is told with its line, and what is right is not', async () => {
    const outcome = await sandboxes.run(orderOf(codeOf('runs-and-is-wrong.py')));
    expect(outcome.outcome === 'done' ? outcome.notices : outcome.diagnostic).toEqual([
      expect.stringMatching(/^Line 11: the series '2025' has 3 values for 2 categories, so that 1 of them has no name\./),
      expect.stringMatching(/^Line 12: the series 'Share' has texts for values, such as '61%'/),
      expect.stringMatching(/^Line 15: the series 'Score' has no points, .* series\.add_data_point\(x, y\)/),
      expect.stringMatching(/^Line 7: Presentation\(\) is begun anew and saved over 'region\.pptx'/),
      expect.stringMatching(/^Line 19: 3 shapes of a slide are called 'Value', and line 22 finds one of them alone\./),
      expect.stringMatching(/^Line 7: slides of Presentation\(\) are 10 by 7\.5 in, and 2 shapes reach beyond, up to 13\.00 in\./),
    ]);
    // The first card of the second presentation is its fourth shape.
    expect(outcome.outcome === 'done' ? outcome.made : []).toEqual(expect.arrayContaining([[1, 4, 18]]));
    const right = await sandboxes.run(orderOf(codeOf('runs-and-is-right.py')));
    expect(right.outcome === 'done' ? right.notices : right.diagnostic).toEqual([]);
  });

  test('what is left out without an error is told, and once obeyed is there', async () => {
    const code = codeOf('runs-and-leaves-out.py');
    const outcome = await sandboxes.run(orderOf(code));
    expect(outcome.outcome === 'done' ? outcome.notices : outcome.diagnostic).toEqual([
      expect.stringMatching(/^Line 15: entitle\(slide, 'Riders'\) is a coroutine .* Write await entitle\(slide, 'Riders'\) instead of/),
      expect.stringMatching(
        /^Line 33: entitle\(.*\) is a coroutine .* Write asyncio\.run\(entitle\(prs\.slides\[0\], 'Riders of Nord'\)\) instead of/,
      ),
      expect.stringMatching(
        /^Line 34: cards\(.*\) is a generator that nothing runs over, .* Write for _ in cards\(.*\): pass instead of cards/,
      ),
      expect.stringMatching(
        /^Line 35: cards\(.*\) is a generator that nothing runs over, .* Write for _ in cards\(.*\): pass instead of later = /,
      ),
      expect.stringMatching(/^Line 18: the series '2025' has 2 values for 3 categories, so that the last 1 stay empty\. Write None/),
      expect.stringMatching(/^Line 20: \.title changes nothing\. Did you mean \.axis_title\.text_frame\.text\?/),
      expect.stringMatching(/^Line 37: \.text changes nothing\. Did you mean \.notes_text_frame\.text\?/),
    ]);
    expect(outcome.output).toBe('');
    const obeyed = code
      .replace('    entitle(', '    await entitle(')
      .replace('kept = entitle(prs.slides[0], "Riders of Nord")', 'asyncio.run(entitle(prs.slides[0], "Riders of Nord"))')
      .replace('(75, 110)', '(75, 110, None)')
      .replace('axis.title', 'axis.axis_title.text_frame.text')
      .replace(/^(?:later = )?(cards\(.*\))$/gm, 'for _ in $1: pass')
      .replace('notes_slide.text', 'notes_slide.notes_text_frame.text');
    const right = await sandboxes.run(orderOf(obeyed));
    expect(right.outcome === 'done' ? right.notices : right.diagnostic).toEqual([]);
    const { slides } = readDeck(await openPackage(right.outcome === 'done' ? right.pptx : new Uint8Array(), READ_LIMITS));
    for (const text of ['Riders of Nord', 'Listen', 'Design', 'Test']) expect(JSON.stringify(slides[0])).toContain(text);
  });

  test('a database in a file of the run can be written', async () => {
    const { private_root } = await sandboxes.layers();
    const code = `import sqlite3
db = sqlite3.connect("riders.db")
db.execute("create table riders(station text, count int)")
db.execute("insert into riders values ('Nord', 1200)")
db.commit()
db.close()
print(sqlite3.connect("riders.db").execute("select count from riders").fetchone())
def build(prs): prs.slides.add_slide(prs.slide_layouts[6])
`;
    // Without a root of its own a run makes no files.
    if (private_root) expect(await sandboxes.run(orderOf(code))).toMatchObject({ outcome: 'done', output: '(1200,)\n' });
  });

  test('bare numbers for lengths are named all at once, also where another error ends the run', async () => {
    const of = async (code: string) => {
      const outcome = await sandboxes.run(orderOf(code));
      return outcome.outcome === 'fault' ? outcome.diagnostic : outcome.outcome;
    };
    expect(await of(codeOf('centred-remainder.py'))).toBe('done');
    expect(await of(codeOf('drop-and-add.py'))).toBe('done');
    expect(await of(codeOf('bare-lengths.wrong.py'))).toMatchObject({
      line: 6,
      message: expect.stringMatching(/line 6: left of add_shape\(\) is 1, .*; line 7: \.size is 24; line 9: \.width is 3$/),
      cure: 'Write left=Inches(1), top=Inches(2), width=Inches(6), height=Inches(1.5) in line 6; size=Pt(24) in line 7; width=Inches(3) in line 9.',
    });
    expect(
      await of(`${codeOf('bare-lengths.wrong.py')}    s.shapes.add_shape(MSO_SHAPE.CIRCLE, 0, 0, Inches(1), Inches(1))\n`),
    ).toMatchObject({
      line: 10,
      cure: expect.stringMatching(/^Did you mean MSO_SHAPE\.OVAL\? Also write left=Inches\(1\)/),
    });
  });

  test('each cure is obeyed, and then the line runs', async () => {
    const cures = join(import.meta.dirname, 'cures');
    const lines = readFileSync(join(cures, 'lines.txt'), 'utf8').trim().split('\n');
    // A run has ten seconds.
    for (let from = 0; from < lines.length; from += LINES_A_RUN) {
      const some = lines.slice(from, from + LINES_A_RUN);
      const code = `LINES = ${JSON.stringify(some)}\n${readFileSync(join(cures, 'obey.py'), 'utf8')}`;
      expect(await sandboxes.run(orderOf(code))).toMatchObject({ outcome: 'done', output: `obeyed ${some.length}\n` });
    }
  });

  test('recursion without an end is told at the line that calls', async () => {
    const code = 'def draw(node):\n    text = str(node)\n    draw(node)\n\n\ndef build(prs):\n    draw(1)\n';
    expect(await sandboxes.run(orderOf(code))).toMatchObject({ outcome: 'fault', diagnostic: { line: 3 } });
  });

  test('the same code gives the same bytes', async () => {
    for (const file of [
      'kernel-counts.py',
      'asyncio-run.py',
      'machine-facts.py',
      'date-on-slide.py',
      'random-data.py',
      'column-chart.py',
      'widget-metric.py',
    ].slice(0, sized(4, 7))) {
      const hashes = new Set<string>();
      for (let run = 0; run < 2; run++) {
        const outcome = await sandboxes.run(orderOf(codeOf(file)));
        hashes.add(outcome.outcome === 'done' ? createHash('sha256').update(outcome.pptx).digest('hex') : `fault ${run}`);
      }
      expect([...hashes]).toHaveLength(1);
      expect([...hashes][0]).not.toContain('fault');
    }
    tally('T20', { 'scripts that ran or were told their cure': files.length });
  });
});
