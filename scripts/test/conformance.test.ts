/** The referee of the Model Context Protocol against the gateway's own stack: every scenario that a revision requires. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { without } from '@deckwright/testkit/without';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it.skipIf(without('referee'))(
  'passes every scored scenario of both revisions',
  () => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/conformance.mjs')], { cwd: root, encoding: 'utf8' });
    expect(stdout, stderr.slice(-2000)).toContain('2026-07-28: 37 of 37 scored scenarios\n');
    expect(stdout).toContain('2025-11-25: 30 of 30 scored scenarios\n');
  },
  300_000,
);
