/** What is installed in one checkout, had in another without installing it again. */
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Left beside the packages by runs of tests, some of which may be under way. */
const OF_RUNS = /^\.(?:stand|vite|experimental-vitest-cache)/;

/**
 * Gives a fresh clone the `node_modules` of `root`, as pnpm makes them: files are the same on the disk, and folders are the clone's. Its bootstrap then
 * installs nothing, unless its lockfile is another. Where it cannot be done, as over two disks, the clone is left without.
 * @param {string} root of a checkout that is set up
 * @param {string} clone of the same repository
 */
export function shareInstalled(root, clone) {
  const units = ['packages', 'services'].flatMap((group) => readdirSync(join(clone, group)).map((name) => join(group, name)));
  const folders = ['.', ...units].map((unit) => join(unit, 'node_modules')).filter((folder) => existsSync(join(root, folder)));
  try {
    for (const folder of folders) linkFolder(join(root, folder), join(clone, folder), (name) => !OF_RUNS.test(name));
    mkdirSync(join(clone, 'dist'), { recursive: true });
    // By which bootstrap knows for what lockfile they are.
    copyFileSync(join(root, 'dist/install.stamp'), join(clone, 'dist/install.stamp'));
  } catch {
    for (const folder of folders) rmSync(join(clone, folder), { recursive: true, force: true });
  }
}

function linkFolder(from, to, takes = () => true) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!takes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
