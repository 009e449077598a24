/** Checks one part of a request against its schema and reports errors in terms of the request, not of the checker. */
import { editDistance } from '@deckwright/core/edit-distance';
import { z } from 'zod';
import { type FieldError, refuse, requestInvalid } from '../errors/index.ts';
import { nearest } from './nearest.ts';

export type RequestPart = 'body' | 'query' | 'path' | 'header';

/** What a schema gives; undefined where there is none. */
export type Parsed<S extends z.ZodType | undefined> = S extends z.ZodType ? z.output<S> : undefined;

/**
 * The checked value; undefined without a schema.
 * @throws ProblemError `request_invalid` that lists every broken rule
 */
export function checkPart<S extends z.ZodType | undefined>(part: RequestPart, schema: S, value: unknown): Parsed<S> {
  if (schema === undefined) return undefined as Parsed<S>;
  const long = tooLong(part, schema, value);
  if (long !== undefined) throw refuse(requestInvalid, { detail: summary([long]), errors: [long] });
  const parsed = schema.safeParse(value, { reportInput: true });
  const typos = part === 'body' || part === 'query' ? misspelt(part, schema, value) : [];
  if (parsed.success && typos.length === 0) return parsed.data as Parsed<S>;
  const issues = parsed.success ? [] : parsed.error.issues;
  const found = issues.slice(0, MAX_ERRORS).flatMap((issue) => fieldErrors(part, issue, schema, value));
  // A field that a typo missed is not reported as missing, because mending the typo is enough.
  const mended = new Set(
    [...typos, ...found.filter(({ code }) => code === 'unknown_field')].map(({ pointer, nearest: name }) =>
      name === undefined ? undefined : pointer.replace(/[^/]*$/, name),
    ),
  );
  const all = [
    ...typos,
    ...found.filter(({ pointer, code }) => !(code === 'missing' && mended.has(pointer)) && !typos.some((typo) => typo.pointer === pointer)),
  ];
  const errors = all.slice(0, MAX_ERRORS);
  const unlisted = Math.max(0, issues.length - MAX_ERRORS) + all.length - errors.length;
  throw refuse(requestInvalid, { detail: summary(errors, unlisted), errors });
}

/** How many faults one answer lists. More are of no use, and a small body must not get an answer of megabytes. */
const MAX_ERRORS = 50;
/** Unknown names that are compared with the known ones. */
const MAX_TYPOS = 100;

/** Describes the first fault in full, and counts the others with those that are not listed. */
export function summary(errors: readonly FieldError[], unlisted = 0): string {
  const [first] = errors;
  if (first === undefined) return 'The request breaks a rule.';
  const place = first.loc.slice(1).join('.') || first.loc[0];
  const others = errors.length + unlisted - 1;
  const listed = unlisted === 0 ? 'errors[]' : `all, ${errors.length} of them in errors[]`;
  const more = others === 0 ? '' : ` (and ${others} more in ${listed})`;
  return `${place}: ${first.msg}${more}`;
}

/**
 * The first list that is too long for its schema. Checked first, because the schema itself would check every item before it reports the
 * length.
 */
function tooLong(part: RequestPart, schema: unknown, value: unknown, path: readonly (string | number)[] = []): FieldError | undefined {
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodArray && Array.isArray(value)) {
    const limit = maxItems(bare);
    if (limit !== undefined && value.length > limit)
      return {
        loc: [part, ...path],
        pointer: pointer(path),
        code: 'too_big',
        type: 'too_big',
        msg: `must be at most ${limit} items`,
        limit,
      };
    return firstOf(value.keys(), (i) => tooLong(part, bare.element, value[i], [...path, i]));
  }
  if (!(bare instanceof z.ZodObject) || value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  return firstOf(Object.keys(bare.shape), (name) => tooLong(part, bare.shape[name], Reflect.get(value, name), [...path, name]));
}

const maxItems = ({ def }: z.ZodArray): number | undefined =>
  def.checks
    ?.map(({ _zod }) => _zod.def as { readonly check: string; readonly maximum?: number })
    .find(({ check }) => check === 'max_length')?.maximum;

function firstOf<T, R>(all: Iterable<T>, find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Issue = z.core.$ZodIssue;

/**
 * Finds misspelt fields of an object that takes members which it does not name. One that differs in a letter or two from a known field that was
 * not sent is a typo, and passing it on would do something else than was meant. A strict object reports all unknown members itself.
 */
function misspelt(part: RequestPart, schema: unknown, value: unknown): FieldError[] {
  const bare = unwrapped(schema);
  if (!(bare instanceof z.ZodObject) || bare.def.catchall instanceof z.ZodNever) return [];
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  const fields = Object.keys(bare.shape);
  const entries = Object.entries(value).slice(0, MAX_MEMBERS_CHECKED);
  const sent = new Set(entries.filter(([, member]) => member !== null && member !== undefined && member !== '').map(([name]) => name));
  const missing = fields.filter((field) => !sent.has(field));
  const unknown = [...sent].filter((name) => !fields.includes(name)).slice(0, MAX_TYPOS);
  return unknown.flatMap((name) => {
    const meant = missing.find((field) => isTypo(name, field));
    return meant === undefined ? [] : [unknownField({ loc: [part, name], pointer: pointer([name]) }, name, fields, meant)];
  });
}

/** Members of one object that are checked for typos. The work grows with their number times that of the known ones. */
const MAX_MEMBERS_CHECKED = 200;
const LONGEST_NAME = 60;

const isTypo = (name: string, field: string): boolean => {
  if (name.length > LONGEST_NAME) return false;
  const normalized = (text: string): string => text.replace(/[-_]/g, '').toLowerCase();
  // Checked first, because the edit distance of a very long name is expensive.
  if (Math.abs(name.length - field.length) > 10) return false;
  return normalized(name) === normalized(field) || (field.length > 3 && editDistance(name, field) <= (field.length > 5 ? 2 : 1));
};

/** The sent value at a path. */
const sentAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at !== null && typeof at === 'object' ? Reflect.get(at, key) : undefined), value);

function fieldErrors(part: RequestPart, issue: Issue, schema: z.ZodType, value: unknown): FieldError[] {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  const at = (extra: readonly (string | number)[] = []) => ({
    loc: [part, ...path, ...extra],
    pointer: pointer([...path, ...extra]),
  });
  switch (issue.code) {
    case 'invalid_type': {
      // A number of a query is converted from text before it is checked.
      const sent = Number.isNaN(issue.input) ? sentAt(value, issue.path) : issue.input;
      return sent === undefined
        ? [{ ...at(), code: 'missing', type: 'missing', msg: `is required (${issue.expected})` }]
        : [
            {
              ...at(),
              code: 'wrong_type',
              type: 'wrong_type',
              msg: `expected ${article(issue.expected)}, got ${kindOf(sent)}`,
              ...meantType(part, issue.expected, sent, pointer(path)),
            },
          ];
    }
    case 'invalid_value':
      return [
        unknownValue(
          at(),
          issue.values.map(String).filter((word) => word !== ''),
          issue.input,
        ),
      ];
    case 'unrecognized_keys':
      return issue.keys.slice(0, MAX_ERRORS).map((key) => unknownField(at([key]), key, fieldsAt(schema, path)));
    case 'too_big':
      return [
        {
          ...at(),
          code: 'too_big',
          type: 'too_big',
          msg: `must be at most ${issue.maximum}${unitOf(issue.origin)}`,
          limit: Number(issue.maximum),
          ...boundOf(part, issue.origin, pointer(path), Number(issue.maximum)),
        },
      ];
    case 'too_small':
      return [
        {
          ...at(),
          code: 'too_small',
          type: 'too_small',
          msg: `must be at least ${issue.minimum}${unitOf(issue.origin)}`,
          limit: Number(issue.minimum),
          ...boundOf(part, issue.origin, pointer(path), Number(issue.minimum)),
        },
      ];
    case 'invalid_union': {
      // Where one shape alone is of the kind that was sent, what breaks it is said.
      const [near, ...others] = issue.errors.filter(
        ([first]) => first !== undefined && first.path.length + Number(first.code === 'unrecognized_keys') > 0,
      );
      if (near !== undefined && others.length === 0)
        return near.flatMap((inner) => fieldErrors(part, { ...inner, path: [...issue.path, ...inner.path] }, schema, value));
      return [{ ...at(), code: 'wrong_shape', type: 'wrong_shape', msg: 'has none of the accepted shapes' }];
    }
    default:
      return [{ ...at(), code: 'invalid', type: issue.code, msg: issue.message, ...limitIn(issue) }];
  }
}

/** A switch or a number that came as a text. */
function meantType(part: RequestPart, expected: string, sent: unknown, path: string): Pick<FieldError, 'patch'> {
  if (part !== 'body' || typeof sent !== 'string') return {};
  const text = sent.trim().toLowerCase();
  const isSwitch = expected === 'boolean' && /^(?:yes|no|true|false|on|off|1|0)$/.test(text);
  const value = isSwitch ? /^(?:yes|true|on|1)$/.test(text) : /^(?:number|int)$/.test(expected) && text !== '' ? Number(text) : undefined;
  return value === undefined || Number.isNaN(value) ? {} : { patch: [{ op: 'replace', path, value }] };
}

/** The nearest number that is taken, in the place of one beyond it. */
const boundOf = (part: RequestPart, origin: string, path: string, value: number): Pick<FieldError, 'patch'> =>
  part === 'body' && (origin === 'number' || origin === 'int') ? { patch: [{ op: 'replace', path, value }] } : {};

/** The limit of a rule of our own. */
function limitIn(issue: Issue): { readonly limit?: number } {
  const limit: unknown = issue.code === 'custom' ? issue.params?.['limit'] : undefined;
  return typeof limit === 'number' ? { limit } : {};
}

function unknownValue(place: { loc: (string | number)[]; pointer: string }, allowed: readonly string[], input: unknown): FieldError {
  const close = typeof input === 'string' ? nearest(input, allowed) : undefined;
  if (input === undefined) return { ...place, code: 'missing', type: 'missing', msg: `is required: one of ${allowed.join(', ')}`, allowed };
  return {
    ...place,
    code: 'unknown_value',
    type: 'unknown_value',
    msg: `is not one of ${allowed.join(', ')}${close === undefined ? '' : `; did you mean ${close}?`}`,
    allowed,
    ...(close === undefined ? {} : { nearest: close }),
  };
}

function unknownField(
  place: { loc: (string | number)[]; pointer: string },
  key: string,
  allowed: readonly string[],
  meant?: string,
): FieldError {
  const close = meant ?? nearest(key, allowed);
  return {
    ...place,
    code: 'unknown_field',
    type: 'unknown_field',
    msg: `is not a field of this request${close === undefined ? '' : `; did you mean ${close}?`}`,
    ...(allowed.length === 0 ? {} : { allowed }),
    ...(close === undefined ? {} : { nearest: close }),
  };
}

/** Names of the fields of the object at a path, of all shapes that may stand there; none where the path does not lead to an object. */
function fieldsAt(schema: unknown, path: readonly (string | number)[]): readonly string[] {
  const bare = unwrapped(schema);
  const [key, ...rest] = path;
  if (bare instanceof z.ZodUnion) return [...new Set(bare.options.flatMap((shape) => fieldsAt(shape, path)))];
  if (bare instanceof z.ZodObject) return key === undefined ? Object.keys(bare.shape) : fieldsAt(bare.shape[key], rest);
  return bare instanceof z.ZodArray && key !== undefined ? fieldsAt(bare.element, rest) : [];
}

/** What a schema checks, without what may be absent and without what reads it from another spelling first. */
function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  const wraps =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return wraps ? unwrapped(schema.unwrap()) : schema;
}

/** JSON Pointer (RFC 6901). */
export function pointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);
const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '');

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return article(typeof value);
}
