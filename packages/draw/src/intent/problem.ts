/** From a validator's findings to the field errors of a problem, each with its pointer and the nearest allowed word. */
import type { z } from 'zod';
import { componentExample, formExample, meantComponent, meantForm, nearestName, sentAs } from '../catalog/index.ts';
import type { DrawProblem, FieldError, PatchOperation } from '../layout/index.ts';
import { numberIn } from './number-in.ts';

export { DrawRefusal } from '../layout/index.ts';
export type { DrawProblem, FieldError };
export { nearestName as nearest };

export const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * zod's issues as field errors; `base` is the pointer of the parsed value within the request, `sent` that value: what is missing there may
 * stand beside it under a mistyped name.
 */
export function fieldErrors(error: z.ZodError, base: readonly PropertyKey[], sent?: unknown): FieldError[] {
  return error.issues.slice(0, 50).flatMap((issue) => {
    const { flat, path: inner } = innermost(issue);
    const path = [...base, ...inner];
    const allowed = flat.code === 'invalid_value' ? flat.values.map(String) : undefined;
    const near = allowed !== undefined && typeof flat.input === 'string' ? nearestName(flat.input, allowed) : undefined;
    const meant = isMissing(flat) ? mistyped(inner, sent) : undefined;
    const patch = meant === undefined ? mendingOf(flat, path) : [move([...path.slice(0, -1), meant], path)];
    return [
      {
        pointer: pointerOf(path),
        loc: path.map((p) => (typeof p === 'number' ? p : String(p))),
        code: flat.code ?? 'invalid',
        msg: sentence(spoken(flat, meant)),
        type: flat.code === 'invalid_type' ? `expected_${flat.expected}` : (flat.code ?? 'invalid'),
        ...(allowed === undefined ? {} : { allowed }),
        ...(near === undefined ? {} : { nearest: near }),
        ...(meant === undefined ? {} : { sent_as: pointerOf([...path.slice(0, -1), meant]) }),
        ...(patch === undefined ? {} : { patch }),
        ...(flat.code === 'too_big' ? { limit: Number(flat.maximum) } : flat.code === 'too_small' ? { limit: Number(flat.minimum) } : {}),
      },
    ];
  });
}

const move = (from: readonly PropertyKey[], to: readonly PropertyKey[]): PatchOperation => ({
  op: 'move',
  from: pointerOf(from),
  path: pointerOf(to),
});

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' && issue.input === undefined && !/received (?!undefined)/.test(issue.message);

/** What can be mended without knowing more: a number within words, a text where an item with a label stands. */
function mendingOf(issue: z.core.$ZodIssue, path: readonly PropertyKey[]): readonly PatchOperation[] | undefined {
  if (issue.code !== 'invalid_type' || typeof issue.input !== 'string') return undefined;
  if (issue.expected === 'number' || issue.expected === 'int') {
    const number = numberIn(issue.input);
    return number === undefined ? undefined : [{ op: 'replace', path: pointerOf(path), value: number }];
  }
  if (issue.expected === 'boolean' && /^(?:yes|no|true|false|on|off|1|0)$/i.test(issue.input.trim()))
    return [{ op: 'replace', path: pointerOf(path), value: /^(?:yes|true|on|1)$/i.test(issue.input.trim()) }];
  if (issue.expected === 'object' && issue.message.includes('{"label"'))
    return [{ op: 'replace', path: pointerOf(path), value: { label: issue.input } }];
  return undefined;
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

/** A wording such as "€1.2m" is no number, and can stand on the slide all the same. */
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

/** Something else than an object where a body or a slide stands. */
export function notAnObject(value: unknown, where: string, remedy: string): DrawProblem {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'an array' : article(typeof value);
  const error = { pointer: '', loc: [], code: 'invalid_type', msg: `must be a JSON object; ${kind} was sent.`, type: 'expected_object' };
  return invalidShape([error], where, remedy, formExample('kpi_metrics'));
}

export function unknownName(code: string, what: string, pointer: string, name: string, allowed: readonly string[]): DrawProblem {
  const { near, variant, example } = meant(code, name, allowed);
  const shown = name.length > 60 ? `${name.slice(0, 60)} and more` : name;
  return {
    code,
    status: 422,
    title: `Unknown ${what.split(' ')[0]}`,
    detail:
      `${JSON.stringify(shown)} is no ${what}.` +
      (near === undefined ? '' : ` The nearest is ${near}${variant === undefined ? '' : `, variant ${variant}`}.`),
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
    members: {
      ...(near === undefined ? {} : { nearest: near }),
      ...(variant === undefined ? {} : { nearest_variant: variant }),
      ...(example === undefined ? {} : { example }),
      cost_charged: 0,
    },
  };
}

interface Meant {
  readonly near?: string | undefined;
  readonly variant?: string | undefined;
  readonly example?: unknown;
}

/** Forms and components by what people call them, all else by its letters. */
function meant(code: string, name: string, allowed: readonly string[]): Meant {
  if (code === 'unknown_form') {
    const found = meantForm(name);
    return found === undefined ? {} : { near: found.form, variant: found.variant, example: formExample(found.form, found.variant) };
  }
  if (code === 'unknown_component') {
    const near = meantComponent(name);
    return near === undefined ? {} : { near, example: componentExample(near) };
  }
  return { near: nearestName(name, allowed) };
}
