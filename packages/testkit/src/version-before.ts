/** The sources of an earlier commit, ready to be bundled: for trials in which two versions serve side by side. Needs the history of git. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** A version in a folder of its own. */
export interface VersionBefore {
  /** The root of the earlier version. */
  readonly root: string;
  remove(): void;
}

/** Whether this checkout knows the commit: a shallow one knows only its last. */
export function knowsCommit(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Takes the sources out of git. Libraries are those of this checkout: the trial is about what we store and send, not about them. */
export function checkOutBefore(commit: string): VersionBefore {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-before-'));
  const archive = execFileSync('git', ['archive', commit, 'packages', 'services', 'proto', 'tsconfig.base.json'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const group of ['packages', 'services'])
    for (const name of readdirSync(join(folder, group))) {
      const links = join(root, group, name, 'node_modules');
      if (!existsSync(links)) continue;
      // Links between our packages are relative, so they lead to the sources beside them.
      for (const entry of readdirSync(links, { withFileTypes: true }))
        if (entry.isSymbolicLink() || entry.name.startsWith('@'))
          cpSync(join(links, entry.name), join(folder, group, name, 'node_modules', entry.name), {
            recursive: true,
            verbatimSymlinks: true,
          });
    }
  execFileSync(process.execPath, [join(folder, 'packages/platform/scripts/generate-prisma.mjs')], { stdio: 'ignore' });
  return { root: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
