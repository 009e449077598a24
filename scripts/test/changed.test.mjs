/** Which tests a change asks for, on a small workspace of two packages and a harness. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planChanged, testsFor } from '../testing/changed.mjs';
import { findDependents } from '../testing/imports.mjs';
import { startersOf } from '../testing/starters.mjs';

const FILES = {
  'packages/draw/package.json': JSON.stringify({ name: '@deckwright/draw', exports: { './*': './src/*/index.ts' } }),
  'packages/draw/src/marks/index.ts': "export { frame } from './frame.ts';",
  'packages/draw/src/marks/frame.ts': 'export const frame = 1;',
  'packages/draw/src/components/index.ts': "export { all } from './register.generated.ts';",
  'packages/draw/src/components/register.generated.ts': "import { shareStrip } from './share-strip.ts';\nexport const all = [shareStrip];",
  'packages/draw/src/components/share-strip.ts': "import { frame } from '../marks/frame.ts';\nexport const shareStrip = frame;",
  'packages/draw/src/words/ar.json': '{}',
  'packages/draw/src/words.ts': "import type { all } from './components/index.ts';\nexport const folder = 'packages/draw/src/words';",
  'packages/draw/test/share-strip.test.ts': "import { all } from '../src/components/index.ts';",
  'packages/draw/test/frame.test.ts': "import { frame } from '../src/marks/index.ts';",
  'packages/draw/test/words.test.ts': "import { folder } from '../src/words.ts';",
  'packages/draw/test/golden/component-share_strip-dark.json': '{}',
  'packages/core/package.json': JSON.stringify({
    name: '@deckwright/core',
    exports: { './hash': { browser: './src/hash.browser.ts', default: './src/hash.node.ts' } },
    imports: { '#door': { browser: './src/door.browser.ts', default: './src/door.node.ts' } },
  }),
  'packages/core/src/hash.browser.ts': 'export const hash = 1;',
  'packages/core/src/hash.node.ts': "export { hash } from '#door';",
  'packages/core/src/door.browser.ts': 'export const hash = 1;',
  'packages/core/src/door.node.ts': 'export const hash = 1;',
  'packages/draw/test/hash.test.ts': "import { hash } from '@deckwright/core/hash';",
  'packages/testkit/package.json': JSON.stringify({ name: '@deckwright/testkit', exports: { './*': './src/*.ts' } }),
  'packages/testkit/src/golden.ts': "export const FOLDER = '../../draw/test/golden';",
  'packages/testkit/test/components.test.ts': "import '@deckwright/draw/components';\nimport '../src/golden.ts';",
  'services/gateway/package.json': JSON.stringify({ name: '@deckwright/gateway' }),
  'services/gateway/src/main.ts': "import { all } from '@deckwright/draw/components';",
  'services/gateway/test/boot.test.ts': "start('services/gateway/src/main.ts');",
  'services/gateway/test/frames.test.ts': "const { frame } = await import('@deckwright/draw/marks');",
  'docs/notes.md': '',
};
const paths = Object.keys(FILES);
let root;
let dependents;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'deckwright-changed-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  dependents = findDependents(root, paths);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const plan = (...changed) => testsFor(changed, paths, dependents);

describe('the tests of a change', () => {
  it('are its own and those of its name, for a unit that a register lists', () => {
    expect(plan('packages/draw/src/components/share-strip.ts')).toEqual({
      tests: ['packages/draw/test/share-strip.test.ts'],
      units: { pattern: 'share[-_ ]strip', tests: ['packages/testkit/test/components.test.ts'] },
      beyond: 1,
      alone: [],
    });
  });

  it('are those that import it in any package, at once or later, for what is no unit', () => {
    expect(plan('packages/draw/src/marks/frame.ts').tests).toEqual([
      'packages/draw/test/frame.test.ts',
      'services/gateway/test/frames.test.ts',
    ]);
  });

  it('are those that import either twin of a door', () => {
    for (const twin of ['hash.browser', 'hash.node', 'door.browser', 'door.node'])
      expect(plan(`packages/core/src/${twin}.ts`).tests).toEqual(['packages/draw/test/hash.test.ts']);
  });

  it('are those that start a file by its path', () => {
    expect(plan('services/gateway/src/main.ts').tests).toEqual(['services/gateway/test/boot.test.ts']);
  });

  it('are those of the name that a golden begins with', () => {
    expect(plan('packages/draw/test/golden/component-share_strip-dark.json').units).toEqual({
      pattern: 'component[-_ ]share[-_ ]strip',
      tests: ['packages/testkit/test/components.test.ts'],
    });
  });

  it('are those of all that read a folder, for data of sources', () => {
    expect(plan('packages/draw/src/words/ar.json').tests).toEqual(['packages/draw/test/words.test.ts']);
  });

  it('are not those that ask for types alone, which the compiler judges', () => {
    expect(plan('packages/draw/src/components/index.ts').tests).not.toContain('packages/draw/test/words.test.ts');
  });

  it('are the test itself, where that has changed', () => {
    expect(plan('services/gateway/test/boot.test.ts').tests).toEqual(['services/gateway/test/boot.test.ts']);
  });

  it('are all where all stand on it, and none but a word where none does', () => {
    expect(plan('docs/notes.md', 'package.json')).toEqual({ whole: 'package.json' });
    expect(plan('docs/notes.md')).toMatchObject({ tests: [], alone: ['docs/notes.md'] });
  });
});

describe('what to compare with', () => {
  const clone = (branch, ...more) => {
    const folder = join(root, branch);
    const git = (...args) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: folder });
    mkdirSync(folder);
    git('init', '--quiet', `--initial-branch=${branch}`);
    for (const name of ['a.md', ...more]) {
      writeFileSync(join(folder, name), name);
      git('add', '.');
      git('commit', '--quiet', '--message', name);
    }
    return { folder, git };
  };

  it('is asked for in a sentence where there is no branch main or master', () => {
    expect(planChanged(clone('topic').folder)).toEqual({ fault: expect.stringContaining('no branch main or master') });
  });

  it('is asked for in a sentence where the clone does not reach back to it', () => {
    const { folder, git } = clone('main');
    git('checkout', '--quiet', '--orphan', 'topic');
    git('commit', '--quiet', '--message', 'alone');
    expect(planChanged(folder)).toEqual({ fault: expect.stringContaining('`git fetch --unshallow`') });
  });

  it('is where the branch left the default one', () => {
    const { folder, git } = clone('master', 'b.md');
    git('checkout', '--quiet', '-b', 'topic', 'HEAD~1');
    writeFileSync(join(folder, 'c.md'), 'c');
    expect(planChanged(folder)).toMatchObject({ files: ['c.md'], runs: [] });
  });
});

it('tests that start processes are those whose own code or the testkit does', () => {
  const more = {
    'packages/testkit/src/browser.ts': "import { chromium } from 'playwright-core';\nexport const start = () => chromium.launch();",
    'packages/draw/src/files.ts': "import { spawn } from 'node:child_process';\nexport const convert = spawn;",
    'packages/draw/test/_stand.ts': "export { start } from '@deckwright/testkit/browser';",
    'packages/draw/test/page.test.ts': "import { start } from './_stand.ts';",
    'packages/draw/test/files.test.ts': "import { convert } from '../src/files.ts';",
    'scripts/test/command.test.mjs': "import { spawnSync } from 'node:child_process';",
    'scripts/test/kinds.test.mjs': "import { describe } from 'vitest';",
  };
  for (const [path, text] of Object.entries(more)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const starters = startersOf(root, [...paths, ...Object.keys(more)]);
  expect([...starters].filter((path) => path.includes('.test.')).sort()).toEqual([
    'packages/draw/test/page.test.ts',
    'scripts/test/command.test.mjs',
  ]);
});
