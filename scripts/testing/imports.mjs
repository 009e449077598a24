/** Which file stands on which: imports of the workspace, and files and folders that a file names by their path. */
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Words in quotes that may be a path: of several parts, or with an ending. */
const PATH = /(['"`])((?:[\w@.[\]-]+\/)+[\w@.[\]-]*|[\w-]+(?:\.[\w-]+)*\.(?:ts|mts|mjs|json|py|md|css|sql))\1/g;
const CODE = /\.(?:ts|mts|mjs)$/;

/**
 * @param {string} root of the repository
 * @param {readonly string[]} paths of its files, from the root
 * @returns {Map<string, Set<string>>} of each file, those that stand on it. A folder that is named, which ends with a slash, stands between its files
 *   and who names it, except for data of sources, which are read as a whole. A library, or a module of Node's, stands by the name it is imported with
 */
export function findDependents(root, paths) {
  const files = new Set(paths);
  const folders = new Map();
  for (const path of paths)
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
      folders.set(folder, [...(folders.get(folder) ?? []), path]);
  const resolve = exportsOf(root, paths);
  const dependents = new Map();
  const depends = (path, on) => {
    if (on === path) return;
    if (!dependents.has(on)) dependents.set(on, new Set());
    dependents.get(on).add(path);
  };

  for (const path of paths) {
    if (!CODE.test(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    const near = (request) => posix.normalize(posix.join(posix.dirname(path), request));
    const { requests, types } = requestsOf(path, text);
    for (const request of requests) {
      const found = request.startsWith('.') ? [near(request)] : resolve(request, path);
      if (found === undefined) depends(path, request);
      else for (const on of found) if (files.has(on)) depends(path, on);
    }
    for (const [, , name] of text.matchAll(PATH)) {
      if (requests.has(name) || types.has(name)) continue;
      const trimmed = name.replace(/\/$/, '');
      const place = [near(trimmed), trimmed].find((one) => files.has(one) || isRoom(one, folders));
      if (files.has(place)) depends(path, place);
      for (const on of folders.get(place) ?? []) {
        if (on.includes('/src/') && !CODE.test(on)) depends(path, on);
        else {
          depends(`${place}/`, on);
          depends(path, `${place}/`);
        }
      }
    }
  }
  return dependents;
}

/** All that stand on a file or on another that does; what stands on one that does not pass is left out. */
export function standingOn(path, dependents, passes = () => true) {
  const seen = new Set();
  const open = [path];
  for (let one = open.pop(); one !== undefined; one = open.pop())
    for (const next of dependents.get(one) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (passes(next)) open.push(next);
    }
  return seen;
}

/** A package as a whole is named by those who look at all code as text, which is for the whole of the tests. */
const isRoom = (folder, folders) => folders.has(folder) && folder.split('/').length > 2 && !/^[^/]+\/[^/]+\/(?:src|test)$/.test(folder);

/** What a file imports when it runs, and what for `types` alone, which are the compiler's. */
function requestsOf(path, text) {
  const { module } = parseSync(path, text, { lang: 'ts', sourceType: 'module' });
  const requests = new Set();
  const types = new Set();
  for (const { moduleRequest, entries } of module.staticImports)
    (entries.length === 0 || entries.some(({ isType }) => !isType) ? requests : types).add(moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) (isType ? types : requests).add(moduleRequest.value);
  for (const { moduleRequest } of module.dynamicImports) {
    const [, , literal] = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (literal !== undefined) requests.add(literal);
  }
  return { requests, types };
}

/** From what is asked of a package of the workspace to its file, or its files for several platforms, by the `exports` and `imports` of its package.json. */
function exportsOf(root, paths) {
  const packages = new Map();
  const byFolder = new Map();
  for (const path of paths.filter((one) => /^[^/]+\/[^/]+\/package\.json$/.test(one))) {
    const { name, exports = {}, imports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const one = { folder: dirname(path), exports: Object.entries(exports), imports };
    packages.set(name, one);
    byFolder.set(one.folder, one);
  }
  return (request, from) => {
    if (request.startsWith('#')) {
      const own = byFolder.get(from.split('/').slice(0, 2).join('/'));
      return own && targetsOf(own.imports[request]).map((file) => posix.join(own.folder, file));
    }
    const name = request.split('/').slice(0, 2).join('/');
    const one = packages.get(name);
    if (one === undefined) return undefined;
    const asked = `.${request.slice(name.length)}`;
    for (const [key, target] of one.exports.toSorted(([a], [b]) => b.length - a.length)) {
      const targets = targetsOf(target).map((file) => posix.join(one.folder, file));
      if (targets.length === 0) continue;
      if (key === asked) return targets;
      const [before, after] = key.split('*');
      if (after !== undefined && asked.startsWith(before) && asked.endsWith(after) && asked.length >= key.length)
        return targets.map((file) => file.replace('*', asked.slice(before.length, asked.length - after.length)));
    }
    return undefined;
  };
}

/** All files that an entry of `exports` or `imports` may lead to. */
const targetsOf = (target) => (typeof target === 'string' ? [target] : Object.values(target ?? {}).flatMap(targetsOf));
