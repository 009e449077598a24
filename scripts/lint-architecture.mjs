/** Fails when a file breaks the import rules, its folder's purity, or names what no file may name. `pnpm lint` runs it. */
import './usage.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkArchitecture, findMissingRooms } from './architecture/check.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const started = performance.now();

// Tracked files and those about to be; what git ignores is not ours to judge.
const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
const TEXT =
  /(?:\.(?:ts|mts|tsx|mjs|js|json|md|yaml|yml|toml|proto|sql|sh|css|html|txt|py|tpl)|(?:^|\/)(?:Dockerfile|LICENSE|run|\.npmrc|\.gitignore)[^/]*)$/;

const files = new Map();
for (const path of listed.split('\0').filter((name) => TEXT.test(name))) {
  try {
    files.set(path, readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    // Deleted but not yet committed.
    if (error.code !== 'ENOENT') throw error;
  }
}

const violations = checkArchitecture(files);
for (const room of findMissingRooms(files.keys())) {
  const message = `names the folder ${room}, which does not exist; remove it`;
  violations.push({ path: 'scripts/architecture/rules.mjs', line: 1, rule: 'room', message });
}
for (const { path, line, rule, message } of violations) console.log(`${path}:${line}  ${rule}  ${message}`);
const took = ((performance.now() - started) / 1000).toFixed(1);
console.log(`architecture: ${files.size} files, ${violations.length} violation${violations.length === 1 ? '' : 's'} (${took} s)`);
process.exitCode = violations.length === 0 ? 0 : 1;
