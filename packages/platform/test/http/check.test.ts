/** What a broken request is told: where, what, and what was probably meant. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProblemError } from '../../src/errors/index.ts';
import { checkPart, nearest, pointer } from '../../src/http/index.ts';

const schema = z.strictObject({
  status: z.enum(['complete', 'failed']),
  limit: z.number().int().min(1).max(100).optional(),
  names: z.array(z.string().max(3)).max(2).optional(),
});

function faults(value: unknown) {
  try {
    checkPart('body', schema, value);
  } catch (error) {
    if (error instanceof ProblemError) return error.body;
  }
  throw new Error('nothing was refused');
}

describe('a broken rule', () => {
  it.each([
    [{}, { pointer: '/status', code: 'missing' }],
    [{ status: 'complet' }, { pointer: '/status', code: 'unknown_value', allowed: ['complete', 'failed'], nearest: 'complete' }],
    [
      { status: 'failed', limit: '5' },
      { pointer: '/limit', code: 'wrong_type', msg: 'expected a number, got a string' },
    ],
    [
      { status: 'failed', limit: null },
      { pointer: '/limit', code: 'wrong_type', msg: 'expected a number, got null' },
    ],
    [
      { status: 'failed', limit: 0 },
      { pointer: '/limit', code: 'too_small', limit: 1 },
    ],
    [
      { status: 'failed', limit: 101 },
      { pointer: '/limit', code: 'too_big', limit: 100 },
    ],
    [
      { status: 'failed', names: ['abcd'] },
      { pointer: '/names/0', loc: ['body', 'names', 0], code: 'too_big', msg: 'must be at most 3 characters' },
    ],
    [
      { status: 'failed', names: ['a', 'b', 'c'] },
      { pointer: '/names', msg: 'must be at most 2 items' },
    ],
    [
      { status: 'failed', 'a/b': 1 },
      { pointer: '/a~1b', code: 'unknown_field' },
    ],
    [
      { status: 'failed', limti: 1 },
      { pointer: '/limti', code: 'unknown_field', nearest: 'limit', msg: 'is not a field of this request; did you mean limit?' },
    ],
  ])('%j is told as %j', (value, error) => {
    expect(faults(value)).toMatchObject({ status: 422, code: 'request_invalid', errors: [error] });
  });
  it('leads the detail, and the others are counted', () => {
    expect(faults({ limit: 0 }).detail).toMatch(/^status: .* \(and 1 more in errors\[\]\)$/);
  });
});

it('passes what is right, as the schema gives it', () => {
  expect(checkPart('query', z.object({ n: z.string().transform(Number) }), { n: '5' })).toEqual({ n: 5 });
  expect(checkPart('query', undefined, { n: '5' })).toBeUndefined();
});

describe('the nearest word', () => {
  const words = ['waterfall_bridge', 'funnel', 'swot', 'gantt_plan'];
  it.each([
    ['waterfal_bridge', 'waterfall_bridge'],
    ['Waterfall-Bridge', 'waterfall_bridge'],
    ['funel', 'funnel'],
    ['fnunel', 'funnel'],
    ['something else', undefined],
    ['', undefined],
    ['x'.repeat(100_000), undefined],
  ])('to %.30s is %s', (word, meant) => {
    expect(nearest(word, words)).toBe(meant);
  });
});

it('points as RFC 6901 has it', () => {
  expect(pointer(['a', 0, 'b/c', 'd~e'])).toBe('/a/0/b~1c/d~0e');
});

describe('a field that is known but for a letter, where others are passed on', () => {
  const open = z.object({
    dry_run: z.boolean().optional(),
    from: z.coerce.number().int().min(1).optional(),
    slides: z.array(z.strictObject({ position: z.int(), intent: z.unknown() })).optional(),
    source: z.union([z.string(), z.strictObject({ url: z.string() })]).optional(),
    words: z.preprocess((sent) => sent, z.array(z.strictObject({ term: z.string() }))).optional(),
    free: z.looseObject({ colour: z.string().optional() }).optional(),
  });
  const errorsOf = (part: 'body' | 'query', value: unknown) => {
    try {
      return checkPart(part, open, value);
    } catch (error) {
      if (error instanceof ProblemError) return error.body.errors?.map((one) => [one.pointer, one.code, one.nearest]);
      throw error;
    }
  };
  it.each<[unknown, unknown]>([
    [{ dryrun: true }, [['/dryrun', 'unknown_field', 'dry_run']]],
    [{ dryRun: true }, [['/dryRun', 'unknown_field', 'dry_run']]],
    [{ slides: [{ postion: 1, intent: {} }] }, [['/slides/0/postion', 'unknown_field', 'position']]],
    [{ source: { uri: 'x' } }, [['/source/uri', 'unknown_field', 'url']]],
    [{ words: [{ terms: 'x' }] }, [['/words/0/terms', 'unknown_field', 'term']]],
  ])('is refused with its right name in %j', (value, expected) => expect(errorsOf('body', value)).toEqual(expected));

  it.each<[unknown]>([
    [{ dry_run: true, dryrun: true }],
    [{ colour: 'red' }],
    [{ free: { color: 'red' } }],
    [{ dryrun: null }],
    [{ form: '' }],
  ])('lets pass what else is not known: %j', (value) => expect(Array.isArray(errorsOf('body', value))).toBe(false));

  it('calls a number of a query missing where it is', () => {
    const needed = z.object({ from: z.coerce.number().int() });
    expect(() => checkPart('query', needed, {})).toThrow(/from: is required/);
    expect(() => checkPart('query', needed, { from: 'a' })).toThrow(/from: expected a number, got a string/);
    expect(() => checkPart('query', needed, { form: '1' })).toThrow(/form: is not a field of this request; did you mean from/);
  });
});
