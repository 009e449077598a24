/**
 * The commands that must start at once (render, verify, catalog) as one script with V8's compiled code kept beside it. Node keeps
 * compiled code of modules only from 22 on, and compiling is the largest part of a short command.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

/** First words of a command line that the quick script knows. */
export const QUICK_COMMANDS = ['render', 'verify', 'catalog'];

/**
 * Runs the script and gives what it exports. Compiled code of another Node is ignored by V8, and everything works without it.
 * @param {string} file path of the bundled CommonJS script
 */
export async function loadQuick(file) {
  const cache = `${file}.cache`;
  const script = new Script(`(function (exports, require, module, __filename, __dirname, $import) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
    cachedData: existsSync(cache) ? readFileSync(cache) : undefined,
  });
  const module = { exports: {} };
  const { default: $import } = await import(pathToFileURL(join(dirname(file), 'import.mjs')).href);
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file), $import);
  return { exports: module.exports, keep: () => writeFileSync(cache, script.createCachedData()) };
}
