/** What callers read of a run, as the pool of sandboxes answers: no folder of the machine. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { bundleProcesses, type Processes } from '@deckwright/testkit/processes';
import { without } from '@deckwright/testkit/without';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODE_LIMITS, type CodeOrder, findPython } from '../src/call/index.ts';
import { PYTHON_FOLDER } from '../src/call/python.ts';
import { createSandboxes, type Sandboxes } from '../src/run/index.ts';

const python = await findPython(process.env['DECKWRIGHT_CODE_PYTHON'] || undefined);
const orderOf = (code: string): CodeOrder => ({ code, max_slides: 5, more_slides: 'Ask for {count}.' });
/** Of these, only what is below `lib/python3` is an interpreter's. */
const ofThisMachine = (python?.prefixes ?? []).filter((prefix) => !/^\/(?:usr(?:\/local)?)?$/.test(prefix));

describe.skipIf(process.platform !== 'linux' || without('code-python'))('a run', () => {
  let bundles: Processes;
  let sandboxes: Sandboxes;
  beforeAll(async () => {
    bundles = await bundleProcesses({ supervisor: 'packages/sandbox/src/run/supervisor.ts' });
    // A bundle has its Python beside it.
    cpSync(PYTHON_FOLDER, join(bundles.path('supervisor'), '../sandbox-python'), { recursive: true });
    sandboxes = createSandboxes({ python: python!, warm: 1, concurrency: 1, entry: { path: bundles.path('supervisor'), execArgv: [] } });
  }, 120_000);
  afterAll(async () => {
    await sandboxes?.close();
    await bundles?.remove();
  });
  const told = async (code: string) => {
    const outcome = await sandboxes.run(orderOf(code));
    const all = JSON.stringify(outcome.outcome === 'done' ? { ...outcome, pptx: '' } : outcome);
    expect(ofThisMachine.filter((prefix) => all.includes(prefix))).toEqual([]);
    expect(all).not.toMatch(/sandbox\/(?:python|dist)|sandbox-python/);
    return outcome;
  };

  test('warns and traces without the folder of its interpreter', async () => {
    const { output } = await told(`
import traceback, warnings, pptx, json, sys
def build(prs, slide):
    warnings.warn_explicit('is old', DeprecationWarning, pptx.__file__, 7)
    warnings.simplefilter('always')
    warnings.warn_explicit('is older', UserWarning, pptx.__file__, 8)
    try:
        json.loads('{')
    except ValueError:
        traceback.print_exc()
    print(sys.prefix, sys.path[1:], '/usr/share/words')
    add_text_box(slide, 1, 1, 5, 1, 'Words')
`);
    expect(output).toMatch(/^python3\/lib\/python3[^ ]*\/site-packages\/pptx\/__init__\.py:8: UserWarning: is older$/m);
    expect(output).toMatch(/File "python3\/lib\/python3[\d.]*\/json\/decoder\.py", line \d+/);
    expect(output).toContain('/usr/share/words');
  });

  test('fails without it', async () => {
    const outcome = await told('from pptx import no_such_thing\n');
    expect(outcome.outcome).toBe('fault');
    await told('import pptx\nraise ValueError(pptx.__file__)\n');
  });

  test('is cut off within a path without a part of it', async () => {
    for (const rest of [3, 12, 25]) {
      const length = CODE_LIMITS.output_characters - rest;
      const { output } = await told(
        `import sys\nsys.stdout.write('x' * ${length} + ${JSON.stringify(ofThisMachine[0] ?? '/srv/python')} + '/lib')\n`,
      );
      if (ofThisMachine.length > 0) expect(output).toBe('x'.repeat(length));
    }
  });
});
