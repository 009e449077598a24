/** From a validator's findings to the field errors of a problem, each with its pointer and the nearest allowed word. */
import type { z } from 'zod';
import type { DrawProblem, FieldError } from '../layout/index.ts';

export { DrawRefusal } from '../layout/index.ts';
export type { DrawProblem, FieldError };

export const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The allowed word with the fewest edits from `word`, if it is near enough to have been meant. */
export function nearest(word: string, allowed: readonly string[]): string | undefined {
  const wanted = word.toLowerCase().replaceAll('-', '_').slice(0, 80);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of allowed) {
    const distance =
      candidate.includes(wanted) && wanted.length > 3 ? 0.5 : editDistance(wanted, candidate.toLowerCase().replaceAll('-', '_'));
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best !== undefined && bestDistance <= Math.max(2, best.length * 0.45) ? best : undefined;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] as number;
}

/**
 * zod's issues as field errors; `base` is the pointer of the parsed value within the request, `sent` that value: what is missing there may
 * stand beside it under a mistyped name.
 */
export function fieldErrors(error: z.ZodError, base: readonly PropertyKey[], sent?: unknown): FieldError[] {
  return error.issues.slice(0, 50).flatMap((issue) => {
    const { flat, path: inner } = innermost(issue);
    const path = [...base, ...inner];
    const allowed = flat.code === 'invalid_value' ? flat.values.map(String) : undefined;
    const near = allowed !== undefined && typeof flat.input === 'string' ? nearest(flat.input, allowed) : undefined;
    return [
      {
        pointer: pointerOf(path),
        loc: path.map((p) => (typeof p === 'number' ? p : String(p))),
        code: flat.code ?? 'invalid',
        msg: sentence(spoken(flat, inner, sent)),
        type: flat.code === 'invalid_type' ? `expected_${flat.expected}` : (flat.code ?? 'invalid'),
        ...(allowed === undefined ? {} : { allowed }),
        ...(near === undefined ? {} : { nearest: near }),
      },
    ];
  });
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

/** A message of our own as it is; one of the validator's in the terms of the request. */
function spoken(issue: z.core.$ZodIssue, path: readonly PropertyKey[], sent: unknown): string {
  if (!/^(?:Invalid input|Invalid option|Too big|Too small|Unrecognized key|Invalid string)/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type': {
      const received = /received (\w+)/.exec(issue.message)?.[1] ?? 'undefined';
      if (received !== 'undefined') return `must be ${article(issue.expected)}; ${article(received)} was sent`;
      const typo = mistyped(path, sent);
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

/** The name beside a missing member that is nearest to it. */
function mistyped(path: readonly PropertyKey[], sent: unknown): string | undefined {
  const inside = (value: unknown, key: PropertyKey): unknown =>
    value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined;
  const parent = path.slice(0, -1).reduce<unknown>(inside, sent);
  const name = String(path.at(-1) ?? '');
  if (parent === null || typeof parent !== 'object' || Array.isArray(parent) || name === '') return undefined;
  return Object.keys(parent).find((key) => nearest(key, [name]) !== undefined);
}

const article = (noun: string): string => (noun === 'null' ? noun : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`);

const sentence = (message: string): string => (/[.?!]$/.test(message) ? message : `${message}.`);

export function invalidShape(errors: readonly FieldError[], where: string, remedy: string): DrawProblem {
  const first = errors[0];
  return {
    code: 'intent_invalid_shape',
    status: 422,
    title: 'The content does not have the shape that was asked for',
    detail: first === undefined ? `${where} is not valid.` : `${first.pointer === '' ? where : first.pointer}: ${first.msg}`,
    remedy,
    errors,
  };
}

export function unknownName(code: string, what: string, pointer: string, name: string, allowed: readonly string[]): DrawProblem {
  const near = nearest(name, allowed);
  const shown = name.length > 60 ? `${name.slice(0, 60)} and more` : name;
  return {
    code,
    status: 422,
    title: `Unknown ${what.split(' ')[0]}`,
    detail: `${JSON.stringify(shown)} is no ${what}.${near === undefined ? '' : ` The nearest is ${near}.`}`,
    remedy: `Send one of: ${allowed.join(', ')}${code === 'unknown_theme' ? '; or a brand of yours, which GET /v1/brands lists' : ''}.`,
    errors: [
      {
        pointer,
        loc: pointer.slice(1).split('/'),
        code: 'invalid_value',
        msg: `must be one of ${allowed.join(', ')}.`,
        type: 'invalid_value',
        allowed,
        ...(near === undefined ? {} : { nearest: near }),
      },
    ],
    members: { ...(near === undefined ? {} : { nearest: near }), cost_charged: 0 },
  };
}
