/** The generated lists of units: which folders have one, how a unit is recognised, and what its register looks like. */

const HEADER = '// Written by `npm run generate`; do not edit.\n';

/**
 * `makes` is the call that marks a file as a unit; `exports` is the name it must export (`{name}` is the file's own name in
 * camel case). Units of `nested` folders are listed with their parent. A `lazy` register holds functions that load a unit by its name, in the
 * order of the number `orderedBy`, which each unit states. A register with a `suffix` lists units that lie in many packages, by the name before the
 * suffix; it is written `into` the folder that needs it.
 */
export const REGISTERS = [
  { folder: 'packages/draw/src/components', makes: 'defineComponent', exports: '{name}', reexport: false },
  { folder: 'packages/draw/src/forms', makes: 'defineForm', exports: 'form', nested: { makes: 'defineVariant', exports: 'variant' } },
  { folder: 'packages/draw/src/themes', makes: 'defineTheme', exports: 'theme' },
  {
    folder: 'packages/draw/src/illustration/motifs',
    makes: 'defineMotif',
    exports: '{name}',
    type: { name: 'Motif', from: '../define-motif.ts' },
  },
  { folder: 'packages/draw/src/scene/measures', makes: 'defineMeasure', exports: '{name}' },
  {
    folder: 'packages/platform/src/errors',
    makes: 'defineError',
    exports: '{name}',
    reexport: true,
    type: { name: 'ErrorDefinition', from: './_define-error.ts' },
  },
  { folder: 'services/gateway/src/routes', makes: 'defineRoute', exports: 'route', deep: true },
  { folder: 'services/gateway/src/tools', makes: 'defineTool', exports: '{name}' },
  { folder: 'packages/cli/src/commands', makes: 'defineCommand', exports: 'command', lazy: true, orderedBy: 'help_position' },
  { folder: 'packages', suffix: '.work.ts', makes: 'defineWork', exports: 'work', lazy: true, into: 'packages/isolate/src/run' },
  {
    folder: 'packages/platform/src/jobs/definitions',
    makes: 'defineJob',
    exports: '{name}Job',
    reexport: true,
    type: { name: 'JobDefinition', from: '../definition.ts' },
  },
  { folder: 'packages/review/src/inspect/checks', makes: 'defineCheck', exports: '{name}' },
  { folder: 'packages/review/src/conformance/rules', makes: 'defineRule', exports: '{name}' },
  { folder: 'packages/review/src/repair/actions', makes: 'defineAction', exports: '{name}' },
];

/** `v1/jobs/[job_id]/pptx.get` to `v1JobsJobIdPptxGet`. */
export const camelCase = (path) =>
  path
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word, i) => (i === 0 ? word[0].toLowerCase() : word[0].toUpperCase()) + word.slice(1))
    .join('');

const byName = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** An underscore sets a helper apart, save where files are named by addresses, which may begin with one. */
const isCandidate = (name, { deep = false }) =>
  /\.ts$/.test(name) &&
  (deep || !name.startsWith('_')) &&
  !/(?:\.test\.ts$|\.generated\.ts$|\.d\.ts$)/.test(name) &&
  name !== 'index.ts' &&
  !/^define(?:-|\.)/.test(name);

const callOf = (name) => new RegExp(`\\b${name}\\s*(?:<[^;=]*>)?\\(`);

/** A file is a unit when it calls the maker; then it must export the expected name. */
function isUnit(path, text, { makes, exports }, name) {
  if (!callOf(makes).test(text)) return false;
  const expected = exports.replace('{name}', camelCase(name));
  if (new RegExp(`export (?:const|function) ${expected}\\b`).test(text)) return true;
  throw new Error(`${path} calls ${makes} but does not export ${expected}`);
}

const importLine = (exported, local, from) =>
  exported === local ? `import { ${local} } from '${from}';\n` : `import { ${exported} as ${local} } from '${from}';\n`;

/**
 * The text of one register. `files` maps paths below the register's folder to their text.
 * @throws when a unit does not export what its kind must
 */
export function writeRegister(register, files) {
  const paths = [...files.keys()].sort(byName);
  if (register.nested) return writeNested(register, files, paths);
  if (register.suffix) return writeScattered(register, files, paths);
  const units = [];
  for (const path of paths) {
    const depth = path.split('/').length;
    const file = path.split('/').pop();
    if ((!register.deep && depth > 1) || !isCandidate(file, register)) continue;
    const bare = path.replace(/\.ts$/, '');
    if (!isUnit(`${register.folder}/${path}`, files.get(path), register, bare)) continue;
    const exported = register.exports.replace('{name}', camelCase(bare));
    units.push({ local: register.exports.includes('{name}') ? exported : camelCase(bare), exported, path });
  }
  if (register.lazy) return writeLazy(register, files, units);
  let text = HEADER;
  if (register.type) text += `import type { ${register.type.name} } from '${register.type.from}';\n`;
  for (const unit of units) text += importLine(unit.exported, unit.local, `./${unit.path}`);
  const names = units.map((unit) => unit.local);
  if (register.reexport) text += `\nexport {\n${names.map((name) => `  ${name},\n`).join('')}};\n`;
  const list = `[\n${names.map((name) => `  ${name},\n`).join('')}]`;
  text += register.type ? `\nexport const all: readonly ${register.type.name}[] = ${list};\n` : `\nexport const all = ${list} as const;\n`;
  return text;
}

/** Units that are loaded only when they are asked for, by the names of their files. */
function writeLazy({ exports, orderedBy }, files, units) {
  const placeOf = ({ path }) => Number(new RegExp(`\\b${orderedBy}: (\\d+)`).exec(files.get(path))?.[1] ?? 0);
  const sorted = orderedBy === undefined ? units : [...units].sort((a, b) => placeOf(a) - placeOf(b));
  const lines = sorted.map(({ path }) => {
    const name = path.replace(/\.ts$/, '');
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: async () => (await import('./${path}')).${exports},\n`;
  });
  return `${HEADER}\nexport const all = {\n${lines.join('')}} as const;\n`;
}

/** Units of many packages, each under the name that its file has before the suffix. Paths begin with the package: `review/src/show/show.work.ts`. */
function writeScattered(register, files, paths) {
  const units = new Map();
  for (const path of paths.filter((one) => one.endsWith(register.suffix))) {
    const name = path.split('/').pop().slice(0, -register.suffix.length);
    if (!isUnit(`${register.folder}/${path}`, files.get(path), register, name)) throw new Error(`${path} does not call ${register.makes}`);
    if (units.has(name)) throw new Error(`${path} and ${units.get(name)} have the same name`);
    units.set(name, path);
  }
  const lines = [...units]
    .sort(([a], [b]) => byName(a, b))
    .map(([name, path]) => {
      const module = `@deckwright/${path.replace('/src/', '/').replace(/\.ts$/, '')}`;
      return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: async () => (await import('${module}')).${register.exports},\n`;
    });
  return `${HEADER}\nexport const all = {\n${lines.join('')}} as const;\n`;
}

/** Forms: one entry a folder, `{ form, variants }`, variants in the order of their file names. */
function writeNested(register, files, paths) {
  let imports = '';
  let list = '';
  const folders = [...new Set(paths.filter((path) => path.split('/').length === 2).map((path) => path.split('/')[0]))];
  for (const folder of folders) {
    const main = `${folder}/form.ts`;
    if (!files.has(main) || !isUnit(`${register.folder}/${main}`, files.get(main), register, folder)) continue;
    const form = camelCase(folder);
    imports += importLine(register.exports, form, `./${main}`);
    const variants = [];
    for (const path of paths.filter((one) => one.startsWith(`${folder}/`) && one !== main && one.split('/').length === 2)) {
      const file = path.split('/')[1];
      if (!isCandidate(file, register) || !isUnit(`${register.folder}/${path}`, files.get(path), register.nested, folder)) continue;
      const local = camelCase(path.replace(/\.ts$/, ''));
      imports += importLine(register.nested.exports, local, `./${path}`);
      variants.push(local);
    }
    list += `  { form: ${form}, variants: [${variants.join(', ')}] },\n`;
  }
  return `${HEADER}${imports}\nexport const all = [\n${list}] as const;\n`;
}
