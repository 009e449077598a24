/** What texts of the product name is there: routes, tools and commands, wherever a refusal, a description or a comment speaks of one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mentions } from '@deckwright/core/ways-out';
import { expect, it } from 'vitest';
import { routes } from '../../services/gateway/src/gateway.ts';
import { all as tools } from '../../services/gateway/src/tools/register.generated.ts';

const ROOT = join(import.meta.dirname, '../..');
const sources = ['packages', 'services'].flatMap((kind) =>
  readdirSync(join(ROOT, kind)).flatMap((name) => {
    const folder = join(ROOT, kind, name, 'src');
    try {
      return (readdirSync(folder, { recursive: true }) as string[])
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.generated.ts'))
        .map((file) => ({ file: join(kind, name, 'src', file), text: readFileSync(join(folder, file), 'utf8') }));
    } catch {
      return [];
    }
  }),
);

/** A part of a path that is filled in: `{form}`, `${form}`, or an example such as `job_…`. */
const isFilled = (part: string): boolean => part === '' || /[{}$…*]/.test(part);

function isServed(method: string, path: string): boolean {
  const parts = (path.split('?')[0] ?? '').split('/');
  return routes.some((route) => {
    const names = route.path.split('/');
    return (
      route.method === method.toLowerCase() &&
      names.length === parts.length &&
      names.every((name, i) => name === parts[i] || name.startsWith('{') || isFilled(parts[i] ?? ''))
    );
  });
}

it('every route that a text names is served', () => {
  expect(sources.length).toBeGreaterThan(1500);
  const named = sources.flatMap(({ file, text }) =>
    mentions(text)
      .filter(({ path }) => path.startsWith('/v1/'))
      .map(({ method, path }) => ({ file, method, path: path.replaceAll(/\$\{[^}]*\}?/g, '{x}') })),
  );
  expect(named.length).toBeGreaterThan(250);
  const absent = named.filter(({ method, path }) => !isServed(method, path));
  expect(absent.map(({ file, method, path }) => `${file}: ${method} ${path}`)).toEqual([]);
});

it('every route that a tool stands for is served, and no two tools stand for one', () => {
  const stood = tools.flatMap(({ name, stands_for = {} }) => Object.keys(stands_for).map((route) => ({ name, route })));
  const absent = stood.filter(({ route }) => !isServed(...(route.split(' ') as [string, string])));
  expect(absent).toEqual([]);
  expect(new Set(stood.map(({ route }) => route)).size).toBe(stood.length);
});

it('every tool that a text names is one', () => {
  const names = new Set(tools.map(({ name }) => name));
  const described = tools.flatMap(({ name, description, input }) => [
    { of: name, text: description },
    ...Object.entries(input.shape).map(([field, schema]) => ({
      of: `${name}.${field}`,
      text: String(Reflect.get(Object(schema), 'description') ?? ''),
    })),
  ]);
  const told = described.flatMap(({ of, text }) =>
    [...text.matchAll(/\b(?:create|browse|plan|upload|manage|translate|convert|mend)_[a-z]+\b/g)].map(([tool]) => ({ of, tool })),
  );
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter(({ tool }) => !names.has(tool))).toEqual([]);
});

it('every command that a text names is one', () => {
  const commands = readdirSync(join(ROOT, 'packages/cli/src/commands'))
    .filter((file) => /^[a-z]+(?:-[a-z]+)?\.ts$/.test(file))
    .map((file) => file.replace('.ts', '').split('-')[0]);
  // Services print their own names in the same form.
  const spoken = sources.filter(({ file }) => !file.endsWith('main.ts'));
  const named = spoken.flatMap(({ file, text }) =>
    [...text.matchAll(/[`$] ?deckwright ([a-z]+)\b/g)].map(([, command]) => ({ file, command })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ command }) => !commands.includes(command) && command !== 'help')).toEqual([]);
});

it('nothing that there is is said to be missing', () => {
  const claims = sources
    .filter(({ file }) => /gateway|errors/.test(file))
    .flatMap(({ file, text }) => {
      const found = [...text.matchAll(/(?:this version|this service) (?:has|makes|reads|takes) no [^'`.]{3,60} yet/gi)];
      return found.map(([claim]) => `${file}: ${claim}`);
    });
  expect(claims).toEqual([]);
});
