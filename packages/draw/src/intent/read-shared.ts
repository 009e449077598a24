/** What the ways of writing a body share: remedies, ignored members, and the texts around the content. */
import type { z } from 'zod';
import { findForm, meantField } from '../catalog/index.ts';
import { INTENT_FIELDS } from '../forms/define.ts';
import type { Chrome, Sourced, Warning } from '../layout/index.ts';
import type { BrandBook } from '../themes/index.ts';
import type { BriefReader } from './brief-reader.ts';
import { type DrawProblem, pointerOf } from './problem.ts';
import { blank, controls, TOLERATED } from './slide-schema.ts';

/** What reading adds to and looks brands up in. */
export interface Reading {
  readonly warnings: Warning[];
  /** Brands that the request may name. */
  readonly brands: BrandBook;
  readonly briefs: BriefReader | undefined;
}

export const fail = (problem: DrawProblem): { readonly ok: false; readonly problem: DrawProblem } => ({ ok: false, problem });

export const REMEDY =
  'GET /v1/catalog/forms and GET /v1/widgets list what can be drawn; the entry of each has its exact shape with an example that renders.';

export const formRemedy = (form: string): string => `GET /v1/catalog/forms/${form} gives the exact shape with an example that renders.`;

/** Where the first error is a member that every slide has, the shape of a form's content would say nothing. */
export function remedyOf(error: z.ZodError, body: object): string {
  const first = String(error.issues[0]?.path[0] ?? '');
  if (first !== 'blocks' && (first in controls || INTENT_FIELDS.some((field) => field === first)))
    return 'Mend each field named in errors[] and send again.';
  const form: unknown = Reflect.get(body, 'form');
  return typeof form === 'string' && findForm(form) !== undefined ? formRemedy(form) : REMEDY;
}

/** Warnings of ignored fields on one slide, at most. */
export const MAX_IGNORED = 30;

/** Warns of the members of `body` that are not in `names`. `base` is the pointer of `body`. */
export function warnOfIgnored(body: object, names: ReadonlySet<string>, base: string, warnings: Warning[]): void {
  for (const [name, member] of Object.entries(body)) {
    if (names.has(name) || TOLERATED.has(name) || blank(member) === undefined) continue;
    if (warnings.length >= MAX_IGNORED) return;
    const near = meantField(name, [...names]);
    const isFree = near !== undefined && blank(Reflect.get(body, near)) === undefined;
    warnings.push({
      code: 'field_ignored',
      message: `${base}/${name} has no place on this slide and is ignored.`,
      path: `${base}/${name}`,
      remedy: near === undefined ? 'Remove it, or choose a form that has a place for it.' : `Did you mean ${near}?`,
      ...(isFree ? { can_autofix: true, patch: [{ op: 'move', from: `${base}${pointerOf([name])}`, path: `${base}/${near}` }] } : {}),
    });
  }
}

export const sourced = (text: string | undefined, path: string): Sourced | undefined => (text === undefined ? undefined : { text, path });

export const notesOf = (notes: readonly string[] | undefined): Sourced[] =>
  (notes ?? []).map((text, i) => ({ text, path: `/footnotes/${i}` }));

/** `true` numbers a slide that stands alone. */
export const numberOf = (number: string | number | boolean | undefined, path: string): Chrome['page_number'] =>
  number === undefined || number === false ? undefined : number === true ? { text: '1' } : { text: String(number), path };

/** Without members that are undefined. */
export const chromeOf = (chrome: { [K in keyof Chrome]: Chrome[K] | undefined }): Chrome =>
  Object.fromEntries(Object.entries(chrome).filter(([, v]) => v !== undefined)) as unknown as Chrome;
