/** Requests are strict at every depth, or say why not. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { laxPlaces, open, routeDefiner } from '../../src/http/index.ts';

const strict = z.strictObject({ name: z.string() });
const tree: z.ZodType = z.strictObject({ children: z.array(z.lazy(() => tree)) });

describe('the places of a schema that take anything', () => {
  it.each<[string, z.ZodType, string[]]>([
    ['a strict object', strict, []],
    ['an object', z.object({ inner: strict }), ['']],
    ['a loose object', z.looseObject({}), ['']],
    ['an object in an object', z.strictObject({ inner: z.object({}) }), ['/inner']],
    ['an object in a list that may be left out', z.strictObject({ list: z.array(z.object({})).optional() }), ['/list/0']],
    ['an object among several shapes', z.union([z.string(), z.object({})]), ['']],
    ['an object behind a reading', z.strictObject({ read: z.preprocess((sent) => sent, z.object({})) }), ['/read']],
    [
      'an object behind a rule and a default',
      z
        .object({})
        .refine(() => true)
        .default({}),
      [''],
    ],
    ['an object in a tuple', z.strictObject({ pair: z.tuple([z.string(), z.object({})]) }), ['/pair/1']],
    ['any value', z.strictObject({ value: z.unknown() }), ['/value']],
    ['any names', z.strictObject({ map: z.record(z.string(), z.string()) }), ['/map']],
    ['a tree', tree, []],
  ])('of %s are %#', (_, schema, places) => expect(laxPlaces(schema)).toEqual(places));

  it('are none where the schema says why, however it is described afterwards', () => {
    const declared = open('callers name them', z.record(z.string(), z.unknown())).describe('Labels.').optional();
    expect(laxPlaces(z.strictObject({ labels: declared }))).toEqual([]);
    expect(laxPlaces(open('content', z.looseObject({ within: z.object({}) })).meta({ id: 'StrictSchemaTest' }))).toEqual([]);
  });

  it('are not hidden by a place that has said why beside them', () => {
    expect(laxPlaces(z.strictObject({ labels: open('callers name them', z.unknown()), other: z.unknown() }))).toEqual(['/other']);
  });
});

describe('a route', () => {
  const defineRoute = routeDefiner<null>();
  const contract = { method: 'post', path: '/x', tag: 'x', summary: 'x', auth: 'public', answers: {}, errors: [] } as const;
  const handle = async () => ({ status: 204, headers: {}, body: { kind: 'empty' as const } });

  it.each([{ body: z.object({}) }, { documented_body: z.object({}) }, { query: z.object({}) }])(
    'is not made with %j that takes anything',
    (part) => {
      expect(() => defineRoute({ ...contract, ...part, handle })).toThrow(/takes members that nothing reads, at \//);
    },
  );
});
