/** From a validator's findings to the field errors of a problem, each with its pointer and the nearest allowed word. */
import type { z } from 'zod';
import { componentExample, formExample, meantUnit, meantValue, nearestName, notDrawn, sentAs } from '../catalog/index.ts';
import type { DrawProblem, FieldError, PatchOperation } from '../layout/index.ts';
import { numberIn } from '../layout/number-in.ts';
import { listed, type Path, type Strange, schemaAt, takesElement } from './strange-members.ts';

export { DrawRefusal } from '../layout/index.ts';
export type { DrawProblem, FieldError };
export { nearestName as nearest };

export const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Information about the value that the issues do not have. */
export interface Reading {
  readonly strange?: readonly Strange[];
  readonly schema?: z.ZodType;
}

/**
 * zod's issues as field errors; `base` is the pointer of the parsed value within the request, `sent` that value: what is missing there may
 * stand elsewhere under another name. `strange` are the members without a place, where they are known; those that no issue asks for are
 * told after the issues.
 */
export function fieldErrors(error: z.ZodError, base: Path, sent?: unknown, { strange, schema }: Reading = {}): FieldError[] {
  const reported = new Set<Strange>();
  const faults = error.issues.slice(0, 50).flatMap((issue) => {
    const { flat, path: inner } = innermost(issue);
    const path = [...base, ...inner];
    const allowed = flat.code === 'invalid_value' ? flat.values.map(String) : undefined;
    const near = allowed !== undefined && typeof flat.input === 'string' ? meantValue(flat.input, allowed) : undefined;
    const pointer = pointerOf(path);
    const other = isMissing(flat) ? strange?.find(({ to }) => pointerOf(to) === pointer) : undefined;
    if (other !== undefined) reported.add(other);
    const typo = isMissing(flat) && strange === undefined ? mistyped(inner, sent) : undefined;
    const meant = other?.from ?? (typo === undefined ? undefined : [...path.slice(0, -1), typo]);
    const patch = meant === undefined ? mendingOf(flat, path, schema && schemaAt(schema, inner)) : [move(meant, path)];
    return [
      {
        pointer,
        loc: path.map((p) => (typeof p === 'number' ? p : String(p))),
        code: flat.code ?? 'invalid',
        msg: sentence(spoken(flat, meant === undefined ? undefined : nameOf(meant, path))),
        type: flat.code === 'invalid_type' ? `expected_${flat.expected}` : (flat.code ?? 'invalid'),
        ...(allowed === undefined ? {} : { allowed }),
        ...(near === undefined ? {} : { nearest: near }),
        ...(meant === undefined ? {} : { sent_as: pointerOf(meant) }),
        ...(patch === undefined ? {} : { patch }),
        ...(flat.code === 'too_big' ? { limit: Number(flat.maximum) } : flat.code === 'too_small' ? { limit: Number(flat.minimum) } : {}),
      },
    ];
  });
  const rest = outermost(strange ?? []).filter((one) => !reported.has(one));
  return [...faults, ...rest.slice(0, Math.max(0, 50 - faults.length)).map(strangeError)];
}

/** A name beside the place as it is; one from elsewhere as its pointer. */
const nameOf = (from: Path, to: Path): string =>
  from.length === to.length && from.slice(0, -1).every((part, i) => part === to[i]) ? String(from.at(-1)) : pointerOf(from);

/** Without those inside others: their paths change when the outer one is moved. */
const outermost = (strange: readonly Strange[]): readonly Strange[] => {
  const pointers = new Set(strange.map(({ from }) => pointerOf(from)));
  return strange.filter(({ from }) => !from.some((_, i) => i > 0 && pointers.has(pointerOf(from.slice(0, i)))));
};

/** A member that has no place under its name. */
export const strangeError = ({ from, to }: Strange): FieldError => ({
  pointer: pointerOf(from),
  loc: from.map((p) => (typeof p === 'number' ? p : String(p))),
  code: 'unknown_member',
  msg: `has no place here; did you mean ${JSON.stringify(nameOf(to, from))}?`,
  type: 'unknown_member',
  nearest: nameOf(to, from),
  patch: [move(from, to)],
});

const move = (from: readonly PropertyKey[], to: readonly PropertyKey[]): PatchOperation => ({
  op: 'move',
  from: pointerOf(from),
  path: pointerOf(to),
});

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  (issue.code === 'invalid_type' || issue.code === 'invalid_value') &&
  issue.input === undefined &&
  !/received (?!undefined)/.test(issue.message);

/** Fixes that need no further information. */
function mendingOf(issue: z.core.$ZodIssue, path: Path, schema: z.core.$ZodType | undefined): readonly PatchOperation[] | undefined {
  if (issue.code === 'unrecognized_keys') return issue.keys.slice(0, 20).map((key) => ({ op: 'remove', path: pointerOf([...path, key]) }));
  if ((issue.code === 'too_big' || issue.code === 'too_small') && (issue.origin === 'number' || issue.origin === 'int'))
    return [{ op: 'replace', path: pointerOf(path), value: Number(issue.code === 'too_big' ? issue.maximum : issue.minimum) }];
  if (issue.code !== 'invalid_type') return undefined;
  const value = mended(issue, schema);
  return value === undefined ? undefined : [{ op: 'replace', path: pointerOf(path), value }];
}

/** A number within words, a switch in words, JSON within a text, one text where several may stand, items by their names. */
function mended({ input, expected, message }: z.core.$ZodIssueInvalidType, schema: z.core.$ZodType | undefined): unknown {
  if (expected === 'string' && Array.isArray(input) && input.length > 0 && input.every((one) => typeof one === 'string'))
    return input.join(' ');
  if (expected === 'string' && typeof input === 'number') return String(input);
  if (expected === 'array' && input !== null && typeof input === 'object') return schema === undefined ? undefined : listed(input, schema);
  if (typeof input !== 'string') return undefined;
  switch (expected) {
    case 'number':
    case 'int':
      return numberIn(input);
    case 'boolean': {
      const word = input.trim();
      return /^(?:yes|no|true|false|on|off|1|0)$/i.test(word) ? /^(?:yes|true|on|1)$/i.test(word) : undefined;
    }
    case 'object':
      return jsonIn(input, '{') ?? (message.includes('{"label"') ? { label: input } : undefined);
    case 'array':
      return jsonIn(input, '[') ?? (schema !== undefined && takesElement(schema, input) ? [input] : undefined);
    default:
      return undefined;
  }
}

/** What a text of JSON says; undefined for a text that is none. */
function jsonIn(text: string, opening: string): unknown {
  if (!text.trimStart().startsWith(opening)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of a union the branch that came furthest: an object with one wrong member is meant as that object, not as the text it could be. */
function innermost(issue: z.core.$ZodIssue): { readonly flat: z.core.$ZodIssue; readonly path: readonly PropertyKey[] } {
  if (issue.code !== 'invalid_union') return { flat: issue, path: issue.path };
  let best: { readonly flat: z.core.$ZodIssue; readonly path: readonly PropertyKey[] } | undefined;
  for (const branch of issue.errors) {
    const [first] = branch;
    if (first === undefined) continue;
    const found = innermost(first);
    if (best === undefined || found.path.length > best.path.length) best = found;
  }
  return best === undefined ? { flat: issue, path: issue.path } : { flat: best.flat, path: [...issue.path, ...best.path] };
}

/** A message of our schemas stays as it is. A message of the validator is put into the terms of the request. */
function spoken(issue: z.core.$ZodIssue, typo: string | undefined): string {
  const own = !/^(?:Invalid |Too big|Too small|Unrecognized key)/.test(issue.message);
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int') && typeof issue.input === 'string')
    return numberWanted(issue.input);
  if (own) return issue.message;
  switch (issue.code) {
    case 'invalid_type': {
      const received = /received (\w+)/.exec(issue.message)?.[1] ?? 'undefined';
      if (received !== 'undefined') return `must be ${article(issue.expected)}; ${article(received)} was sent`;
      return `is missing: ${article(issue.expected)} is needed${typo === undefined ? '' : `; did you mean it by ${JSON.stringify(typo)}?`}`;
    }
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has no member ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
    case 'too_big':
    case 'too_small': {
      const isMost = issue.code === 'too_big';
      const limit = isMost ? issue.maximum : issue.minimum;
      const units: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };
      const verb = units[issue.origin] === undefined ? 'must be' : 'must have';
      return `${verb} at ${isMost ? 'most' : 'least'} ${limit}${units[issue.origin] ?? ''}`;
    }
    default:
      return issue.code === 'invalid_union' ? 'has none of the shapes that are taken here' : issue.message;
  }
}

/** A wording such as "€1.2m" is no number, but it can be printed with `written`. */
function numberWanted(sent: string): string {
  const shown = JSON.stringify(sent.length > 40 ? `${sent.slice(0, 40)}…` : sent);
  const number = numberIn(sent);
  if (number === undefined) return `must be a number; the text ${shown} was sent`;
  if (String(number) === sent.trim()) return `must be a number; send ${number} without quotation marks`;
  return (
    `must be a number; the text ${shown} was sent. Send ${number}, and the wording in \`display\` where the item has one, ` +
    `or in \`written\` beside the data: ${JSON.stringify({ [String(number)]: sent.slice(0, 24) })}`
  );
}

const inside = (value: unknown, key: PropertyKey): unknown =>
  value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined;

/** The name beside a missing member that is nearest to it, by its letters or by what people call it. */
function mistyped(path: readonly PropertyKey[], sent: unknown): string | undefined {
  const parent = path.slice(0, -1).reduce<unknown>(inside, sent);
  const name = String(path.at(-1) ?? '');
  if (parent === null || typeof parent !== 'object' || Array.isArray(parent) || name === '') return undefined;
  return sentAs(name, Object.keys(parent).slice(0, 100));
}

const article = (noun: string): string => (noun === 'null' ? noun : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`);

const sentence = (message: string): string => (/[.?!]$/.test(message) ? message : `${message}.`);

/** `example` is a body that renders, of what was asked for. */
export function invalidShape(errors: readonly FieldError[], where: string, remedy: string, example?: unknown): DrawProblem {
  const first = errors[0];
  return {
    code: 'intent_invalid_shape',
    status: 422,
    title: 'The content does not have the shape that was asked for',
    detail: first === undefined ? `${where} is not valid.` : `${first.pointer === '' ? where : first.pointer}: ${first.msg}`,
    remedy,
    errors,
    ...(example === undefined ? {} : { members: { example, cost_charged: 0 } }),
  };
}

/**
 * Something else than an object where a body or a slide stands; `meant` is the object that it holds or stands for. A text that is the
 * JSON of one, and a list of one, are that object.
 */
export function notAnObject(value: unknown, where: string, remedy: string, meant?: object): DrawProblem {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'an array' : article(typeof value);
  const inside: unknown =
    meant ?? (Array.isArray(value) && value.length === 1 ? value[0] : typeof value === 'string' ? jsonIn(value, '{') : undefined);
  const found = inside !== null && typeof inside === 'object' && !Array.isArray(inside);
  const error = {
    pointer: '',
    loc: [],
    code: 'invalid_type',
    msg: `must be a JSON object; ${kind} was sent.`,
    type: 'expected_object',
    ...(found ? { patch: [{ op: 'replace' as const, path: '', value: inside }] } : {}),
  };
  return invalidShape([error], where, remedy, formExample('kpi_metrics'));
}

/** Names that a message has room for; more stand in the remedy and in `allowed`. */
const MOST_LISTED = 12;

export function unknownName(code: string, what: string, pointer: string, name: string, allowed: readonly string[]): DrawProblem {
  const { near, variant, example, instead, advice } = meant(code, name, allowed);
  const shown = name.length > 60 ? `${name.slice(0, 60)} and more` : name;
  return {
    code,
    status: 422,
    title: `Unknown ${what.split(' ')[0]}`,
    detail:
      `${JSON.stringify(shown)} is no ${what}.` +
      (near === undefined ? '' : ` The nearest is ${near}${variant === undefined ? '' : `, variant ${variant}`}.`) +
      (instead === undefined ? '' : ` The ${instead.what} ${instead.name} does that; \`example\` shows the call.`) +
      (advice === undefined ? '' : ` Nothing here draws it: ${advice}.`),
    remedy:
      `Send one of: ${allowed.join(', ')}${code === 'unknown_theme' ? '; or a brand of yours, which GET /v1/brands lists' : ''}.` +
      (instead === undefined
        ? described(code, near)
        : ` GET ${instead.what === 'form' ? '/v1/catalog/forms' : '/v1/widgets'}/${instead.name} describes ${instead.name}.`),
    errors: [
      {
        pointer,
        loc: pointer.slice(1).split('/'),
        code: 'invalid_value',
        msg:
          allowed.length > MOST_LISTED
            ? `is none of the ${allowed.length} names that are taken here.`
            : `must be one of ${allowed.join(', ')}.`,
        type: 'invalid_value',
        allowed,
        ...(near === undefined ? {} : { nearest: near }),
      },
    ],
    members: {
      ...(near === undefined ? {} : { nearest: near }),
      ...(variant === undefined ? {} : { nearest_variant: variant }),
      ...(instead === undefined ? {} : { [`nearest_${instead.what}`]: instead.name }),
      ...(example === undefined ? {} : { example }),
      cost_charged: 0,
    },
  };
}

/** Where the nearest, or each, of the names is described. */
function described(code: string, near: string | undefined): string {
  const list = code === 'unknown_form' ? '/v1/catalog/forms' : code === 'unknown_component' ? '/v1/widgets' : undefined;
  if (list === undefined) return '';
  return near === undefined ? ` GET ${list} describes each.` : ` GET ${list}/${near} describes ${near}.`;
}

interface Meant {
  readonly near?: string | undefined;
  readonly variant?: string | undefined;
  readonly example?: unknown;
  /** Where what was asked for as a form is a component, or the other way round. */
  readonly instead?: { readonly what: 'form' | 'component'; readonly name: string };
  /** What to do where nothing here draws it. */
  readonly advice?: string | undefined;
}

/** Forms and components by what people call them, all else by its letters. */
function meant(code: string, name: string, allowed: readonly string[]): Meant {
  if (code !== 'unknown_form' && code !== 'unknown_component') return { near: nearestName(name, allowed) };
  const asked = code === 'unknown_form' ? 'form' : 'component';
  const unit = meantUnit(name, asked);
  if (unit === undefined) return { advice: notDrawn(name) };
  if ('component' in unit) {
    const example = componentExample(unit.component);
    return asked === 'component' ? { near: unit.component, example } : { instead: { what: 'component', name: unit.component }, example };
  }
  const example = formExample(unit.form, unit.variant);
  return asked === 'form' ? { near: unit.form, variant: unit.variant, example } : { instead: { what: 'form', name: unit.form }, example };
}
