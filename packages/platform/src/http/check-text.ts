/**
 * The one rule for text at the edge: well-formed Unicode without NUL. A database keeps no NUL, and half of a surrogate pair is no character in
 * any file, so that both are refused here, by name, for every route alike: in bodies (keys too), forms, queries and paths. Headers need no
 * check: HTTP lets none of both through, and what is kept of them is ASCII. Bytes that are no UTF-8 are refused with a body of JSON; in
 * forms, queries and paths they are read as U+FFFD.
 */
import type { PatchOperation } from '@deckwright/core/problem';
import { type FieldError, refuse, requestInvalid } from '../errors/index.ts';
import { pointer, type RequestPart, summary } from './check.ts';

type Path = readonly (string | number)[];

/** More places are of no use in one answer. */
const MAX_PLACES = 20;

/** JSON text that is UTF-8 can only hold either as one of these escapes. */
const ESCAPED = /\\u(?:0000|[dD][89a-fA-F])/;
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Whether JSON text may hold what `checkText` refuses: most bodies need not be walked. */
export const mayHoldBadText = (json_text: string): boolean => ESCAPED.test(json_text);

const faultOf = (text: string): string | undefined =>
  text.includes('\0')
    ? 'holds NUL (U+0000), which no text may; leave it out'
    : HALF.test(text)
      ? 'holds half of a surrogate pair, which is no character; send the whole character, or leave it out'
      : undefined;

/**
 * Checks every text of a value, its keys too.
 * @param path of the value within the part
 * @throws ProblemError 422 `request_invalid` that names the places
 */
export function checkText(part: RequestPart, value: unknown, path: Path = []): void {
  const errors: FieldError[] = [];
  visit(value, [...path], (at, msg, patch) => {
    const mends = part === 'body' && patch !== undefined ? { patch: [patch] } : {};
    errors.push({ loc: [part, ...at], pointer: pointer(at), code: 'invalid_text', type: 'invalid_text', msg, ...mends });
    return errors.length >= MAX_PLACES;
  });
  if (errors.length > 0)
    throw refuse(requestInvalid, {
      detail: summary(errors),
      remedy: 'Send text as well-formed Unicode without NUL: take the characters out that errors[] names, and send again.',
      errors,
    });
}

/** Told of one place; the patch takes the characters out. */
type Found = (at: Path, msg: string, patch?: PatchOperation) => boolean;

/** `path` is one list for the whole walk; below a key that cannot be said there is no pointer. @returns true when enough was found */
function visit(value: unknown, path: (string | number)[], found: Found, pointed = true): boolean {
  if (typeof value === 'string') {
    const fault = faultOf(value);
    if (fault === undefined) return false;
    return found([...path], fault, pointed ? { op: 'replace', path: pointer(path), value: cleaned(value) } : undefined);
  }
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value))
    return value.some((member, i) => {
      path.push(i);
      const isEnough = visit(member, path, found, pointed);
      path.pop();
      return isEnough;
    });
  return Object.keys(value).some((key) => {
    const fault = faultOf(key);
    path.push(fault === undefined ? key : shown(key));
    const holder = path.slice(0, -1);
    const better = cleaned(key);
    const from = pointer([...holder, key]);
    const mend: PatchOperation =
      better === '' || Object.hasOwn(value, better)
        ? { op: 'remove', path: from }
        : { op: 'move', from, path: pointer([...holder, better]) };
    const isEnough =
      (fault !== undefined && found([...path], `the key ${fault}`, pointed ? mend : undefined)) ||
      visit(Reflect.get(value, key), path, found, pointed && fault === undefined);
    path.pop();
    return isEnough;
  });
}

const cleaned = (text: string): string => text.replaceAll('\0', '').replace(new RegExp(HALF.source, 'g'), '');

/** A key that cannot be said as it is. */
const shown = (key: string): string => key.replaceAll('\0', '\ufffd').replace(new RegExp(HALF.source, 'g'), '\ufffd').slice(0, 100);
