/** Every rule of the architecture lint has a small tree that breaks it and one that does not. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkArchitecture, findMissingRooms } from '../architecture/check.mjs';
import { LAYERED, LIGHT_ONLY, MAY_IMPORT, OWNERS, PURE, UNITS } from '../architecture/rules.mjs';

const rulesOf = (tree) => checkArchitecture(new Map(Object.entries(tree))).map((one) => one.rule);
const messagesOf = (tree) => checkArchitecture(new Map(Object.entries(tree))).map((one) => one.message);

describe('trees that must fail', () => {
  const cases = {
    'the scene imports nothing': ['import', { 'packages/draw/src/scene/a.ts': "import { b } from '../layout/b.ts';" }],
    'the core imports nothing': ['import', { 'packages/core/src/a.ts': "import { b } from '@deckwright/draw/scene';" }],
    'the core is pure': ['pure', { 'packages/core/src/a.ts': 'export const a = () => Date.now();' }],
    'a package that ships alone does not import the core': [
      'import',
      { 'packages/client/src/a.ts': "import { b } from '@deckwright/core/color';" },
    ],
    'type imports obey the table too': ['import', { 'packages/draw/src/scene/a.ts': "import type { B } from '../themes/b.ts';" }],
    're-exports obey the table too': ['import', { 'packages/draw/src/scene/a.ts': "export { b } from '../themes/b.ts';" }],
    'a door lists its names': ['export-all', { 'packages/draw/src/scene/index.ts': "export * from './b.ts';" }],
    'dynamic imports obey the table too': ['import', { 'packages/draw/src/scene/a.ts': "const b = await import('../themes/b.ts');" }],
    'a request knows no drawing': ['import', { 'packages/draw/src/intent/a.ts': "import type { B } from '../pipeline/b.ts';" }],
    'a drawing knows no deck': ['import', { 'packages/draw/src/pipeline/a.ts': "import { b } from '../deck/b.ts';" }],
    'the catalogue knows no request': ['import', { 'packages/draw/src/catalog/a.ts': "import { b } from '../intent/b.ts';" }],
    'a writer knows no component': ['import', { 'packages/write/src/pptx/a.ts': "import { funnel } from '@deckwright/draw/components';" }],
    'one writer does not know another': ['import', { 'packages/write/src/pdf/a.ts': "import { b } from '../png/b.ts';" }],
    'the platform does not draw': ['import', { 'packages/platform/src/http/a.ts': "import { Emu } from '@deckwright/draw/scene';" }],
    'a service does not import a service': [
      'import',
      { 'services/gateway/src/a.ts': "import { run } from '@deckwright/relay';", 'services/relay/src/main.ts': 'export const run = 1;' },
    ],
    'only the serve command starts services': [
      'import',
      {
        'packages/cli/src/commands/render.ts': "import { run } from '@deckwright/relay';",
        'services/relay/src/main.ts': 'export const run = 1;',
      },
    ],
    'a component does not import a component': [
      'unit',
      {
        'packages/draw/src/components/a.ts': "import { b } from './b.ts'; export const a = defineComponent({});",
        'packages/draw/src/components/b.ts': 'export const b = defineComponent<Params>({});',
      },
    ],
    'a form does not import a form': ['unit', { 'packages/draw/src/forms/bridge/form.ts': "import { b } from '../funnel/form.ts';" }],
    'a source file stays inside its src folder': ['import', { 'packages/draw/src/layout/a.ts': "import { b } from '../../test/b.ts';" }],
    'drawing reads no briefs': ['import', { 'packages/draw/src/intent/a.ts': "import { planBrief } from '@deckwright/brief';" }],
    'a room of the brief reader does not import a later one': [
      'import',
      { 'packages/brief/src/grammar/a.ts': "import type { FormSpec } from '../spec/form-spec.ts';" },
    ],
    'a reader of briefs runs nothing of the intent that it makes': [
      'import',
      { 'packages/brief/src/answer/a.ts': "import { readSlideRequest } from '@deckwright/draw/intent';" },
    ],
    'a route does not plan on the loop': [
      'event-loop',
      { 'services/gateway/src/routes/v1/plan.post.ts': "import { planBrief, type BriefPlan } from '@deckwright/brief';" },
    ],
    'a route does not reach the engine behind its interface': [
      'event-loop',
      {
        'services/gateway/src/answers/a.ts': "import { createEngine } from '../drawing/engine.ts';",
        'services/gateway/src/drawing/engine.ts': 'export const createEngine = 1;',
      },
    ],
    'a route does not import everything of a folder that draws': [
      'event-loop',
      { 'services/gateway/src/routes/a.get.ts': "import * as catalog from '@deckwright/draw/catalog';" },
    ],
    'a route does not load what draws later either': [
      'event-loop',
      { 'services/gateway/src/routes/a.get.ts': "export const a = () => import('@deckwright/draw/pipeline');" },
    ],
    'the contract of a task loads none of its work': [
      'task',
      { 'packages/review/src/inspect/a.task.ts': "import { inspectDeck } from './inspect-deck.ts';" },
    ],
    'the work of a task is loaded in its own process alone': [
      'task',
      { 'packages/review/src/inspect/a.ts': "export const a = () => import('./b.work.ts');" },
    ],
    'only the work of a task takes the fonts': ['import', { 'packages/review/src/inspect/a.ts': "import { b } from '@deckwright/fonts';" }],
    'a library is imported by its owner only': ['library-owner', { 'packages/review/src/inspect/a.ts': "import sharp from 'sharp';" }],
    'a library without an owner is a decision not yet made': ['library-owner', { 'packages/cli/src/a.ts': "import pad from 'left-pad';" }],
    'a folder without a rule is a decision not yet made': ['no-rule', { 'packages/draw/src/magic/a.ts': 'export const a = 1;' }],
    'the grammar sees no characters': ['expression', { 'packages/brief/src/grammar/a.ts': 'export const a = /\\d/u;' }],
    'the prover makes no expression': ['expression', { 'packages/brief/src/prove/a.ts': "export const a = new RegExp('a');" }],
    'draw reads no clock': ['pure', { 'packages/draw/src/layout/a.ts': 'export const a = () => Date.now();' }],
    'write makes no date of today': ['pure', { 'packages/write/src/pptx/a.ts': 'export const a = () => new Date();' }],
    'draw throws no dice': ['pure', { 'packages/draw/src/layout/a.ts': 'export const a = () => Math.random();' }],
    'read looks at no environment': ['pure', { 'packages/read/src/ooxml/a.ts': 'export const a = () => process.env.HOME;' }],
    'review does not print': ['pure', { 'packages/review/src/inspect/a.ts': "console.log('x');" }],
    'draw opens no file': ['browser', { 'packages/draw/src/typeset/a.ts': "import { existsSync, readFileSync } from 'node:fs';" }],
    'the core takes no module of Node': ['browser', { 'packages/core/src/a.ts': "import { createHash } from 'node:crypto';" }],
    'a writer of files knows no Buffer': ['browser', { 'packages/write/src/pptx/a.ts': "export const a = Buffer.from('a');" }],
    'a PDF decodes no picture in machine code': ['browser', { 'packages/write/src/pdf/a.ts': "import sharp from 'sharp';" }],
    'files of a package form no cycle': [
      'cycle',
      {
        'packages/draw/src/layout/a.ts': "import { b } from './b.ts'; export const a = b;",
        'packages/draw/src/layout/b.ts': "import { a } from './a.ts'; export const b = a;",
      },
    ],
    'types of files form no cycle': [
      'cycle',
      {
        'packages/draw/src/scene/a.ts': "import type { B } from './b.ts'; export type A = B[];",
        'packages/draw/src/scene/b.ts': "import type { A } from './a.ts'; export type B = { a: A };",
      },
    ],
    'folders of the platform form no cycle': [
      'cycle',
      {
        'packages/platform/src/jobs/a.ts': "import { b } from '../http/b.ts'; export const a = b;",
        'packages/platform/src/http/b.ts': 'export const b = 1;',
        'packages/platform/src/http/c.ts': "import { d } from '../jobs/d.ts'; export const c = d;",
        'packages/platform/src/jobs/d.ts': 'export const d = 1;',
      },
    ],
    'a long file says why': ['long-file', { 'packages/cli/src/a.ts': 'export {};\n'.repeat(401) }],
    'no file names a registry': ['forbidden-word', { 'docs/a.md': `see https://${['registry', 'npm' + 'js', 'org'].join('.')}/x` }],
    'no file names a path of one machine': ['forbidden-word', { 'docs/a.md': `cd ${['', 'root', 'deckwright'].join('/')}` }],
  };
  for (const [sentence, [rule, tree]] of Object.entries(cases)) {
    it(sentence, () => {
      expect(rulesOf(tree)).toEqual([rule]);
    });
  }
});

describe('trees that must pass', () => {
  const cases = {
    'every layer imports the core': {
      'packages/draw/src/scene/a.ts': "import { b } from '@deckwright/core/color';",
      'packages/platform/src/http/a.ts': "import { b } from '@deckwright/core/color';",
    },
    'a door passes a generated list on whole': {
      'packages/platform/src/errors/index.ts': "export * from './register.generated.ts';",
    },
    'a door may give a file a name': { 'packages/draw/src/layout/index.ts': "export * as shape from './shapes.ts';" },
    'a component stands on layout and below': {
      'packages/draw/src/components/a.ts':
        "import { axis } from '../layout/axis.ts'; import { box } from '../scene/index.ts'; import { z } from 'zod';",
    },
    'components share files that are no components': {
      'packages/draw/src/components/a.ts':
        "import { text } from './fields.ts'; import { defineComponent } from './define.ts'; export const a = defineComponent({});",
      'packages/draw/src/components/fields.ts': 'export const text = 1;',
      'packages/draw/src/components/define.ts': 'export function defineComponent<P>(spec: P) { return spec; }',
    },
    'the list of components may import all of them': {
      'packages/draw/src/components/register.generated.ts': "export { a } from './a.ts';",
    },
    "a door of the core is Node's own": {
      'packages/core/src/a.node.ts': "import { readFileSync } from 'node:fs'; export const a = Buffer.from(readFileSync('a'));",
      'packages/write/src/pdf/b.ts': "import { c } from '#c'; export const b = (kit: { Buffer: number }) => kit.Buffer;",
    },
    'a date with an argument is data': { 'packages/draw/src/layout/a.ts': 'export const a = (s: string) => new Date(s).getTime();' },
    'a property may be called process': { 'packages/draw/src/layout/a.ts': 'export const a = (o: { process: number }) => o.process;' },
    'a long file with a reason may be long': {
      'packages/cli/src/a.ts': `/* Long because it is one table. */\n${'export {};\n'.repeat(500)}`,
    },
    'the serve command starts services': {
      'packages/cli/src/commands/serve.ts': "import { run } from '@deckwright/relay';",
      'services/relay/src/main.ts': 'export const run = 1;',
    },
    'a route looks names up and knows types': {
      'services/gateway/src/routes/a.get.ts':
        "import { findPrior, type Hit } from '@deckwright/draw/catalog'; import type { Outline } from '@deckwright/brief';",
    },
    'a route imports the contract of a task': {
      'services/gateway/src/routes/v1/inspect.post.ts': "import { inspectTask } from '@deckwright/review/inspect/inspect.task';",
    },
    'the work of a task puts together what packages offer': {
      'packages/review/src/inspect/a.work.ts':
        "import { writePng } from '@deckwright/write/png'; import { carriedFonts } from '@deckwright/fonts';",
    },
    'the drawing threads draw': {
      'services/gateway/src/drawing/engine.ts': "import { planBrief } from '@deckwright/brief';",
    },
    'a reader of briefs knows the interface of its plans': {
      'packages/brief/src/answer/a.ts': "import type { BriefPlan } from '@deckwright/draw/intent';",
    },
    'a reader uses node:zlib': { 'packages/read/src/ooxml/a.node.ts': "import { inflateRawSync } from 'node:zlib';" },
  };
  for (const [sentence, tree] of Object.entries(cases)) {
    it(sentence, () => {
      expect(messagesOf(tree)).toEqual([]);
    });
  }
});

it('every folder of the table is told about in the architecture page', () => {
  const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
  const missing = Object.keys(MAY_IMPORT).filter((folder) => !page.includes(`\`${folder}\``));
  expect(missing).toEqual([]);
});

it('the tables name only folders and files that exist', () => {
  const { folders, except, heavy, light } = LIGHT_ONLY;
  const named = new Set([
    ...Object.entries(MAY_IMPORT).flat(2),
    ...Object.values(OWNERS).flat(),
    ...[...LAYERED, ...PURE, ...UNITS.map(({ folder }) => folder)],
    ...[...folders, ...except, ...heavy, ...Object.keys(light)],
  ]);
  const sourceOf = (room) => {
    const [top, ...rest] = room.replace(/\/\*$/, '').split('/');
    if (top !== 'services') return ['packages', top, 'src', ...rest];
    return rest.length === 0 ? [top] : [top, rest[0], 'src', ...rest.slice(1)];
  };
  const missing = [...named].filter((room) => {
    const path = new URL(`../../${sourceOf(room).join('/')}`, import.meta.url);
    return !existsSync(path) && !existsSync(`${path.pathname}.ts`);
  });
  expect(missing).toEqual([]);
});

it('finds folders of the tables that do not exist', () => {
  const missing = findMissingRooms([
    'packages/cli/package.json',
    'packages/draw/src/scene/index.ts',
    'packages/cli/src/service/start-service.ts',
  ]);
  expect(missing).toContain('draw/layout');
  expect(missing).not.toContain('cli');
  expect(missing).not.toContain('draw/scene');
  expect(missing).not.toContain('cli/service');
});
