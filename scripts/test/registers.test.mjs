/** The generator lists units, sorted, and refuses a unit that does not export what its kind must. */
import { expect, it } from 'vitest';
import { camelCase, REGISTERS, writeRegister } from '../registers/registers.mjs';

const registerOf = (end) => REGISTERS.find((one) => one.folder.endsWith(end));

it('lists components in the order of their file names and skips what is not a unit', () => {
  const files = new Map([
    ['metric.ts', 'export const metric: Component = defineComponent({})'],
    ['bar-list.ts', 'export const barList = defineComponent<Params>({})'],
    ['define-component.ts', 'export function defineComponent(spec) {}'],
    ['_marks.ts', 'export const marks = defineComponent({})'],
    ['index.ts', "export * from './register.generated.ts'"],
    ['number-format.ts', 'export const numberFormat = 1;'],
    ['metric.test.ts', 'defineComponent({})'],
  ]);
  expect(writeRegister(registerOf('components'), files)).toBe(
    "// Written by `npm run generate`; do not edit.\nimport { barList } from './bar-list.ts';\nimport { metric } from './metric.ts';\n\nexport const all = [\n  barList,\n  metric,\n] as const;\n",
  );
});

it('lists a form with its variants', () => {
  const files = new Map([
    ['waterfall-bridge/form.ts', 'export const form = defineForm({})'],
    ['waterfall-bridge/standard.ts', 'export const variant = defineVariant({})'],
    ['waterfall-bridge/_steps.ts', 'export const steps = 1'],
    ['define-form.ts', 'export function defineForm(x) {}'],
  ]);
  expect(writeRegister(registerOf('forms'), files)).toContain('{ form: waterfallBridge, variants: [waterfallBridgeStandard] },');
});

it('lists routes of any depth', () => {
  const files = new Map([['v1/jobs/[job_id]/pptx.get.ts', 'export const route = defineRoute({})']]);
  expect(writeRegister(registerOf('routes'), files)).toContain(
    "import { route as v1JobsJobIdPptxGet } from './v1/jobs/[job_id]/pptx.get.ts';",
  );
});

it('refuses a unit whose export has another name than its file', () => {
  const files = new Map([['bar-list.ts', 'export const bars = defineComponent({})']]);
  expect(() => writeRegister(registerOf('components'), files)).toThrow(/bar-list\.ts calls defineComponent but does not export barList/);
});

it('turns any path into one identifier', () => {
  expect(camelCase('v1/jobs/[job_id]/pptx.get')).toBe('v1JobsJobIdPptxGet');
  expect(camelCase('bar-list')).toBe('barList');
});

it('lists the works of tasks of all packages by their names', () => {
  const files = new Map([
    ['write/src/assemble/combine.work.ts', 'export const work = defineWork<Order, Answer>(async () => {})'],
    ['uploads/src/brand/brand.work.ts', 'export const work = defineWork<Order, Answer>(async () => {})'],
  ]);
  const register = REGISTERS.find(({ suffix }) => suffix === '.work.ts');
  expect(writeRegister(register, files)).toContain(
    "  brand: async () => (await import('@deckwright/uploads/brand/brand.work')).work,\n  combine: async () => (await import('@deckwright/write/assemble/combine.work')).work,\n",
  );
  files.set('review/src/brand/brand.work.ts', 'export const work = defineWork<Order, Answer>(async () => {})');
  expect(() => writeRegister(register, files)).toThrow(/have the same name/);
});

it('lists commands in the order of the help, and loads each when it is asked for', () => {
  const files = new Map([
    ['admin-files.ts', 'export function adminFilesCommands() {}'],
    ['render.ts', 'export const command = defineCommand({ help_position: 10, register })'],
    ['deck.ts', 'export const command = defineCommand({ help_position: 20, register })'],
    ['brand.ts', 'export const command = defineCommand({ help_position: 20, register })'],
  ]);
  const text = writeRegister(registerOf('cli/src/commands'), files);
  expect(
    text.match(/^ {2}\w+: async \(\) => \(await import\('\.\/\w+\.ts'\)\)\.command,$/gm)?.map((line) => line.trim().split(':')[0]),
  ).toEqual(['render', 'brand', 'deck']);
});
