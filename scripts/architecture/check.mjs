/** Checks files by the import rules. Pure: a map of path to text goes in, a list of violations comes out. */
import { parseSync } from 'oxc-parser';
import { checkForBrowsers, isDoor, isForBrowsers } from './browsers.mjs';
import { bareName, libraryOf, SOURCE, within } from './places.mjs';
import {
  FOR_ALL,
  FORBIDDEN,
  FREE_OF_OWNERS,
  IN_BROWSERS,
  LAYERED,
  LIGHT_ONLY,
  MAX_LINES,
  MAY_IMPORT,
  OWNERS,
  PURE,
  PURE_NODE_MODULES,
  TASKS,
  TYPES_ONLY,
  UNITS,
  WITHOUT_EXPRESSIONS,
} from './rules.mjs';

const GENERATED = /\.generated\.ts$|\/generated\//;

/** `packages/draw/src/layout/axis.ts` to `draw/layout/axis.ts`; undefined for what is not product source. */
function placeOf(path) {
  const found = /^(packages|services)\/([^/]+)\/src\/(.+)$/.exec(path);
  if (!found) return undefined;
  const [, top, name, rest] = found;
  return top === 'services' ? `services/${name}/${rest}` : `${name}/${rest}`;
}

/** `@deckwright/draw/scene` to `draw/scene`; services are packages too. */
function placeOfPackage(request, services) {
  const [, name, ...rest] = request.split('/');
  const base = services.has(name) ? `services/${name}` : name;
  return [base, ...rest].join('/');
}

/** The longest prefix of `place` that `table` has, counted in whole path parts; a file's key has no extension. */
function longestKey(table, place) {
  const parts = place.replace(SOURCE, '').split('/');
  for (let n = parts.length; n > 0; n--) {
    const key = parts.slice(0, n).join('/');
    if (Object.hasOwn(table, key)) return key;
  }
  return undefined;
}

/** Every import of a parsed file: what it asks for, where, and whether only types come across. */
function importsOf(text, module) {
  const found = [];
  for (const one of module.staticImports) {
    const typeOnly = one.entries.length > 0 && one.entries.every((entry) => entry.isType);
    // Null stands for the module as a whole.
    const names = one.entries.filter((entry) => !entry.isType).map(({ importName }) => importName.name ?? null);
    found.push({ request: one.moduleRequest.value, at: one.start, typeOnly, names: one.entries.length === 0 ? [null] : names });
  }
  for (const one of module.staticExports) {
    const from = one.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    const names = one.entries.filter((entry) => !entry.isType).map(({ importName }) => importName.name ?? null);
    if (from) found.push({ request: from.value, at: one.start, typeOnly: one.entries.every((entry) => entry.isType), names });
  }
  for (const one of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(one.moduleRequest.start, one.moduleRequest.end));
    // A dynamic import runs later, so it cannot close a cycle at load time.
    if (literal) found.push({ request: literal[2], at: one.start, typeOnly: true, isDynamic: true, names: [null] });
  }
  return found;
}

/**
 * Folders and files that the tables name and that do not exist: a rule about nothing hides that its folder was renamed. Only the whole
 * repository can be asked, so the rules' own tests do not call this.
 */
export function findMissingRooms(paths) {
  const places = [...paths].map(placeOf).filter((place) => place !== undefined);
  const packages = new Set([...paths].map((path) => /^packages\/([^/]+)\/package\.json$/.exec(path)?.[1]));
  const exists = (room) => {
    const bare = room.replace(/\/\*$/, '');
    return bare === 'services' || packages.has(bare) || places.some((place) => within(place.replace(SOURCE, ''), bare));
  };
  const named = [
    ...Object.entries(MAY_IMPORT).flat(2),
    ...Object.values(OWNERS).flat(),
    ...PURE,
    ...IN_BROWSERS.folders,
    ...WITHOUT_EXPRESSIONS,
    ...LAYERED,
    ...FREE_OF_OWNERS,
  ];
  return [...new Set(named)].filter((room) => !exists(room));
}

function resolveRelative(path, request) {
  const parts = path.split('/').slice(0, -1);
  for (const part of request.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Whether an export is `export * from`. A generated file may be passed on so, because it is a list of names itself. */
const passesOnAll = ({ exportName, importName, moduleRequest }) =>
  importName.kind === 'AllButDefault' && exportName.kind === 'None' && !GENERATED.test(moduleRequest.value);

const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

function ownersOf(request) {
  const library = libraryOf(request);
  if (Object.hasOwn(OWNERS, library)) return OWNERS[library];
  const prefix = Object.keys(OWNERS).find((key) => key.endsWith('*') && library.startsWith(key.slice(0, -1)));
  return prefix && OWNERS[prefix];
}

/** What the place may import besides its folder's rule, because of the end of its name. */
function taskImports(place, typeOnly) {
  if (bareName(place).endsWith(TASKS.work.suffix)) return TASKS.work.may_import;
  return typeOnly && bareName(place).endsWith(TASKS.contract.suffix) ? TASKS.contract.types : [];
}

/** Why an import breaks the rules of isolated tasks; undefined where it does not. */
function taskFault(place, target, typeOnly, isDynamic) {
  const isLoaded = !typeOnly || isDynamic;
  if (bareName(target).endsWith(TASKS.work.suffix)) return 'imports the work of a task, which is loaded in a process of its own alone';
  if (bareName(place).endsWith(TASKS.contract.suffix) && isLoaded && !TASKS.contract.loads.some((one) => within(target, one)))
    return `loads ${bareName(target)}; the contract of a task imports types alone, because those who wait for the task load it`;
  return undefined;
}

/** Names that a file on the loop may not import from `target`; null is the module as a whole. */
function heavyNames(place, target, names) {
  if (!LIGHT_ONLY.folders.some((one) => within(place, one)) || LIGHT_ONLY.except.some((one) => within(place, one))) return [];
  if (!LIGHT_ONLY.heavy.some((one) => within(target, one)) || bareName(target).endsWith(TASKS.contract.suffix)) return [];
  const light = LIGHT_ONLY.light[longestKey(LIGHT_ONLY.light, target)] ?? [];
  return names.filter((name) => name === null || !light.includes(name));
}

/** Clock, dice, environment and console in a file that must be pure. */
function impureNodes(program) {
  const found = [];
  const add = (node, what) => found.push({ at: node.start, what });
  const visit = (node, parent, key) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one, parent, key);
      return;
    }
    if (typeof node.type !== 'string') return;
    if (node.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier') {
      const name = `${node.object.name}.${node.property.name}`;
      if (['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues'].includes(name)) add(node, name);
    }
    if (node.type === 'NewExpression' && node.callee.name === 'Date' && node.arguments.length === 0) add(node, 'new Date()');
    if (node.type === 'CallExpression' && node.callee.name === 'Date') add(node, 'Date()');
    if (node.type === 'CallExpression' && ['setTimeout', 'setInterval', 'fetch'].includes(node.callee.name)) add(node, node.callee.name);
    if (node.type === 'Identifier' && (node.name === 'process' || node.name === 'console')) {
      const isProperty =
        (parent.type === 'MemberExpression' && key === 'property' && !parent.computed) ||
        (parent.type === 'Property' && key === 'key') ||
        /^TS/.test(parent.type);
      if (!isProperty) add(node, node.name);
    }
    for (const [name, child] of Object.entries(node)) if (child && typeof child === 'object') visit(child, node, name);
  };
  visit(program, { type: 'Root' }, '');
  return found;
}

/** Cycles in a graph of name to set of names, each once, smallest name first (Tarjan's strongly connected components). */
function cyclesOf(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const on = new Set();
  const cycles = [];
  const connect = (name) => {
    index.set(name, index.size);
    low.set(name, index.get(name));
    stack.push(name);
    on.add(name);
    for (const next of graph.get(name) ?? []) {
      if (!graph.has(next)) continue;
      if (!index.has(next)) {
        connect(next);
        low.set(name, Math.min(low.get(name), low.get(next)));
      } else if (on.has(next)) low.set(name, Math.min(low.get(name), index.get(next)));
    }
    if (low.get(name) !== index.get(name)) return;
    const members = [];
    for (let last = ''; last !== name; ) {
      last = stack.pop();
      on.delete(last);
      members.push(last);
    }
    if (members.length > 1) cycles.push(members.sort());
  };
  for (const name of [...graph.keys()].sort()) if (!index.has(name)) connect(name);
  return cycles;
}

/** The unit a file belongs to (`funnel` of `draw/components/funnel.ts`), or undefined for shared files and lists. */
function unitOf(path, unit, files) {
  const place = placeOf(path);
  if (!place || !within(place, unit.folder)) return undefined;
  const parts = place.slice(unit.folder.length + 1).split('/');
  if (!unit.makes) return parts.length > 1 ? parts[0] : undefined;
  const name = parts[0].replace(SOURCE, '');
  const makes = new RegExp(`(?<!function )\\b${unit.makes}\\s*(?:<[^;=]*>)?\\(`);
  return parts.length === 1 && makes.test(files.get(path) ?? '') && !GENERATED.test(path) ? name : undefined;
}

/** Words that no file may have, and length: what is checked without parsing. */
function checkText(file, report) {
  const { path, text } = file;
  for (const { what, pattern } of FORBIDDEN) {
    const hit = pattern.exec(text);
    if (hit) report(hit.index, 'forbidden-word', `names ${what}: ${hit[0]}`);
  }
  if (!isChecked(path)) return;
  const lines = text.split('\n').length - 1;
  if (lines > MAX_LINES && !/^\/[*/]+ Long because /.test(text)) {
    report(0, 'long-file', `has ${lines} lines; over ${MAX_LINES} the first line says why: /* Long because … */`);
  }
}

const isChecked = (path) => SOURCE.test(path) && !GENERATED.test(path);

/** A door lists its names; a generated file may be passed on whole: it is a list of names itself, and a new unit must not need a line by hand. */
function checkExports({ module }, report) {
  for (const { start, entries } of module.staticExports)
    if (entries.some(passesOnAll)) report(start, 'export-all', 'exports everything of a file; list the names that others use');
}

/** An outside library is imported by its owners alone. */
function checkLibrary({ place }, { request, at }, report) {
  if (FREE_OF_OWNERS.some((one) => within(place, one))) return;
  const owners = ownersOf(request);
  if (!owners) report(at, 'library-owner', `imports ${libraryOf(request)}, which no folder owns; decide in scripts/architecture/rules.mjs`);
  else if (!owners.some((owner) => within(place, owner)))
    report(at, 'library-owner', `imports ${libraryOf(request)}, which belongs to ${owners.join(', ')}`);
}

/** The folder whose files may import one another without a rule. */
function ownFolder(place, rule) {
  if (rule.includes('/') && !rule.startsWith('cli/')) return rule;
  return place
    .split('/')
    .slice(0, place.startsWith('services/') ? 2 : 1)
    .join('/');
}

/** What the table, the event loop and the independence of units say of one import of our own files. */
function checkTarget({ path, place, rule }, { at, names, typeOnly, isDynamic = false }, target, targetPath, files, report) {
  const targetName = target.replace(SOURCE, '');
  const isForAll = within(target, FOR_ALL.folder) && !FOR_ALL.except.some((one) => within(place, one));
  const types = typeOnly && !isDynamic ? (TYPES_ONLY[longestKey(TYPES_ONLY, place)] ?? []) : [];
  const allowed = [...MAY_IMPORT[rule], ...types, ...taskImports(place, typeOnly && !isDynamic)];
  if (!isForAll && !within(target, ownFolder(place, rule)) && !allowed.some((one) => within(target, one))) {
    report(at, 'import', `${rule} may not import ${targetName}`);
  }
  const fault = taskFault(place, target, typeOnly, isDynamic);
  if (fault) report(at, 'task', fault);
  for (const name of heavyNames(place, target, names)) {
    const what = name ?? 'everything';
    report(at, 'event-loop', `imports ${what} of ${targetName}, which may take seconds; ask the kit's drawing or an isolated task`);
  }
  for (const unit of UNITS) {
    const own = unitOf(path, unit, files);
    const other = unitOf(targetPath, unit, files);
    if (own && other && own !== other) report(at, 'unit', `a ${unit.what} may not import another ${unit.what} (${other})`);
  }
}

/** Clock, dice, environment and console in a pure folder. The words are searched first, because most files have none. */
function checkPurity({ place, text, program }, report) {
  if (!isPure(place) || !/\b(?:Date|random|process|console|performance|crypto|setTimeout|setInterval|fetch)\b/.test(text)) return;
  for (const { at, what } of impureNodes(program))
    report(at, 'pure', `uses ${what}; the same input must give the same bytes, so it comes in a kit argument`);
}

/** Regular expressions, written or made, in folders that see tokens alone. */
function checkExpressions({ place, program }, report) {
  if (!WITHOUT_EXPRESSIONS.some((one) => within(place, one))) return;
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    const makes = (node.type === 'NewExpression' || node.type === 'CallExpression') && node.callee.name === 'RegExp';
    if ((node.type === 'Literal' && node.regex) || makes)
      report(node.start, 'expression', 'has a regular expression; what it looks for is a token or a block of `source`');
    for (const child of Object.values(node)) visit(child);
  };
  visit(program);
}

const isPure = (place) => PURE.some((one) => within(place, one));

/** Files and folders with what they import, for the search of cycles. */
function createGraphs() {
  const files = new Map();
  const folders = new Map();
  const folderOf = (place) => place.split('/').slice(0, 2).join('/');
  const edgesOf = (graph, name) => graph.get(name) ?? graph.set(name, new Set()).get(name);
  return {
    addFile: (path) => void edgesOf(files, path),
    addFileEdge: (path, to) => void edgesOf(files, path).add(to),
    /** Only in packages that are layered, and between their folders. */
    addFolderEdge(place, target) {
      const [pack] = place.split('/');
      if (!LAYERED.includes(pack) || !within(target, pack)) return;
      const to = folderOf(target);
      if (to !== folderOf(place)) edgesOf(folders, folderOf(place)).add(to);
      edgesOf(folders, to);
    },
    cycles: () => [
      ...cyclesOf(files).map((members) => ({ what: 'files', members })),
      ...cyclesOf(folders).map((members) => ({ what: 'folders', members })),
    ],
  };
}

/**
 * @param {ReadonlyMap<string, string>} files path from the repository's root (with `/`) to text
 * @returns {{path: string, line: number, rule: string, message: string}[]} sorted by path and line
 */
export function checkArchitecture(files) {
  const violations = [];
  const services = new Set([...files.keys()].map((path) => /^services\/([^/]+)\//.exec(path)?.[1]).filter(Boolean));
  const graphs = createGraphs();

  for (const [path, text] of files) {
    const report = (offset, rule, message) => violations.push({ path, line: lineAt(text, offset), rule, message });
    checkText({ path, text }, report);
    const place = isChecked(path) ? placeOf(path) : undefined;
    if (!place) continue;
    const rule = longestKey(MAY_IMPORT, place);
    if (!rule) {
      const folder = place.split('/').slice(0, 2).join('/');
      report(
        0,
        'no-rule',
        `is in a folder without an import rule (${folder}); add it to scripts/architecture/rules.mjs and docs/architecture.md`,
      );
      continue;
    }
    const { module, program } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' });
    const file = { path, text, place, rule, module, program };
    graphs.addFile(path);
    checkExports(file, report);
    const imports = importsOf(text, module);
    checkForBrowsers(file, imports, report);
    for (const one of imports) {
      const { request, at, typeOnly } = one;
      // A door of the package, which its `imports` lead through.
      if (request.startsWith('#')) continue;
      if (request.startsWith('node:')) {
        if (isPure(place) && !isForBrowsers(place) && !isDoor(place) && !PURE_NODE_MODULES.includes(request))
          report(at, 'pure', `imports ${request}; what ${place.split('/')[0]} needs from the world comes in its kit argument`);
        continue;
      }
      if (!request.startsWith('.') && !request.startsWith('@deckwright/')) {
        checkLibrary(file, one, report);
        continue;
      }
      const targetPath = request.startsWith('.') ? resolveRelative(path, request) : '';
      if (targetPath !== '' && !one.isDynamic) graphs.addFileEdge(path, targetPath);
      const target = targetPath === '' ? placeOfPackage(request, services) : placeOf(targetPath);
      if (!target) {
        if (!/\.(?:json|wasm)$/.test(targetPath) && !targetPath.includes('/generated/'))
          report(at, 'import', `reaches outside its src folder: ${request}`);
        continue;
      }
      checkTarget(file, one, target, targetPath, files, report);
      if (!typeOnly) graphs.addFolderEdge(place, target);
    }
    checkPurity(file, report);
    checkExpressions(file, report);
  }

  for (const { what, members } of graphs.cycles()) {
    violations.push({ path: members[0], line: 1, rule: 'cycle', message: `${what} import one another: ${members.join(' -> ')}` });
  }
  return violations.sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}
