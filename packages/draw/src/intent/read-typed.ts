/** A body that names a form: its variant, its data, and the texts that the form shows. */
import { request, said, wayOut } from '@deckwright/core/ways-out';
import type { z } from 'zod';
import { findForm, formExample, formNames } from '../catalog/index.ts';
import type { Foot, Form, IntentField, IntentParts, Variant } from '../forms/define.ts';
import type { Chrome, Sourced } from '../layout/index.ts';
import { finishRequest } from './finish-request.ts';
import { furnitureOf } from './furniture.ts';
import { type FieldError, fieldErrors, invalidShape, unknownName } from './problem.ts';
import { nestedProblem } from './read-exhibits.ts';
import {
  chromeOf,
  fail,
  formRemedy,
  MAX_IGNORED,
  notesOf,
  numberOf,
  type Reading,
  remedyOf,
  sourced,
  warnOfIgnored,
} from './read-shared.ts';
import type { ReadResult } from './request-shape.ts';
import { blank, controls, pictureOfWords, typed } from './slide-schema.ts';
import { asMeant, strangeFields, strangeWarnings } from './strange-fields.ts';
import { openTemplateLayout, TEMPLATE_LAYOUT } from './template-layout.ts';

type Intent = z.infer<typeof typed>;

export function readTyped(body: object, reading: Reading): ReadResult {
  const parsed = typed.safeParse(body, { reportInput: true });
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error, [], body, { schema: typed });
    return fail(invalidShape(errors, 'The body', remedyOf(parsed.error, body), exampleFor(body)));
  }
  const intent = parsed.data;
  if (intent.form === TEMPLATE_LAYOUT) return readTemplateLayout(body, intent, reading);
  const entry = findForm(intent.form);
  if (entry === undefined) return fail(unknownName('unknown_form', 'form', '/form', intent.form, [...formNames(), TEMPLATE_LAYOUT]));
  const { form } = entry;
  const binds = new Set<IntentField>(form.binds);
  const carriesPicture = binds.has('image_src');
  const memberNames = new Set<string>([
    'form',
    'variant',
    'data',
    ...Object.keys(controls),
    ...binds,
    ...(carriesPicture ? Object.keys(pictureOfWords) : []),
  ]);
  const strange = strangeFields(body, form, memberNames);
  const meant = asMeant(body, strange);
  if (meant !== undefined) {
    reading.warnings.push(...meant.notices);
    return readTyped(meant.body, reading);
  }
  const chosen = chooseVariant(form, entry.variants, intent, reading);
  if (!chosen.ok) return fail(chosen.problem);
  const { variant, isNamed } = chosen;
  const parts = partsOf(intent, binds);
  const rawData: unknown = 'data' in body ? (blank(body.data) ?? {}) : {};
  const read = variant.read(rawData, parts);
  if (!read.ok)
    return fail(
      invalidShape(
        withData(fieldErrors(read.error, ['data'], rawData, { strange, schema: form.data }), body),
        '/data',
        formRemedy(form.name),
        formExample(form.name, variant.name),
      ),
    );
  const nested = nestedProblem(read.bound);
  if (nested !== undefined) return fail(nested);
  reading.warnings.push(...strangeWarnings(strange, body).slice(0, MAX_IGNORED));
  const sentNames = strange.flatMap(({ from }) => (from.length === 1 ? [String(from[0])] : []));
  warnOfIgnored(body, new Set([...memberNames, ...sentNames]), '', reading.warnings);
  return finishRequest(
    body,
    intent,
    {
      kind: 'form',
      form,
      variant,
      ...(isNamed ? {} : { is_open: true as const }),
      bound: read.bound,
      parts,
      pointer: '/data',
      ...(carriesPicture && intent.image_src !== undefined && intent.image_made !== undefined ? { image_made: intent.image_made } : {}),
    },
    withFoot(chromeOfIntent(intent, binds), read.bound.foot),
    reading,
    {
      form: form.name,
      // Open, so that the same text chooses the same variant.
      variant: isNamed ? variant.name : undefined,
      ...Object.fromEntries([...binds].map((field) => [field, blank(Reflect.get(body, field))])),
      data: rawData,
    },
  );
}

/** An example of the form that a body names. */
function exampleFor(body: object): unknown {
  const form: unknown = Reflect.get(body, 'form');
  return typeof form === 'string' ? formExample(form) : undefined;
}

/** The variant that is named, or the default one; where the caller allows it, also for a name that the form does not have. */
function chooseVariant(
  form: Form,
  variants: readonly Variant[],
  intent: Intent,
  { warnings }: Reading,
): { readonly ok: true; readonly variant: Variant; readonly isNamed: boolean } | ReturnType<typeof fail> {
  const wanted = intent.variant?.replace(`${form.name}.`, '') ?? form.default_variant;
  const found = variants.find((v) => v.name === wanted);
  if (found !== undefined) return { ok: true, variant: found, isNamed: intent.variant !== undefined };
  if (intent.allow_variant_fallback !== true) {
    const names = variants.map((v) => v.name);
    const problem = unknownName('unknown_variant', `variant of ${form.name}`, '/variant', wanted, names);
    if (problem.members?.['nearest'] !== undefined) return fail(problem);
    const say = `${problem.remedy} Or leave \`variant\` out: ${form.default_variant} is drawn. {1} describes each.`;
    const look = request('GET', '/v1/catalog/forms/{form}', { params: { form: form.name } });
    const drop = { change: [{ op: 'remove', path: '/variant' }] } as const;
    return fail({ ...problem, ...said([wayOut({ why: problem.detail, say, do: [drop, look] })]) });
  }
  const variant = variants.find((v) => v.name === form.default_variant) as Variant;
  warnings.push({
    code: 'variant_fallback',
    message: `${wanted} is not a variant of ${form.name}; ${variant.name} is drawn.`,
    path: '/variant',
    remedy: 'Send one of the variants of the form.',
  });
  return { ok: true, variant, isNamed: false };
}

/** Texts that the form draws in its body. */
const partsOf = (intent: Intent, binds: ReadonlySet<IntentField>): IntentParts => ({
  blocks: binds.has('blocks') ? (intent.blocks ?? []) : [],
  ...(binds.has('subject') && intent.subject !== undefined ? { subject: { text: intent.subject, path: '/subject' } } : {}),
  ...(binds.has('metric') && intent.metric !== undefined ? { metric: intent.metric } : {}),
  ...(binds.has('date') && intent.date !== undefined ? { date: { text: intent.date, path: '/date' } } : {}),
  ...(binds.has('image_src') && intent.image_src !== undefined ? { image_src: { text: intent.image_src, path: '/image_src' } } : {}),
});

/** Texts that the form shows around its body. */
function chromeOfIntent(intent: Intent, binds: ReadonlySet<IntentField>): Chrome {
  const bound = (field: 'headline' | 'context' | 'takeaway' | 'caution' | 'highlight' | 'source_note'): Sourced | undefined =>
    binds.has(field) ? sourced(intent[field], `/${field}`) : undefined;
  return chromeOf({
    title: bound('headline'),
    subtitle: bound('context'),
    takeaway: bound('takeaway'),
    caution: bound('caution'),
    highlight: bound('highlight'),
    source: bound('source_note'),
    footnotes: notesOf(intent.footnotes),
    page_number: numberOf(intent.page_number, '/page_number'),
    ...furnitureOf(intent, bound('takeaway')),
  });
}

/** Notes and sources that the data hold follow those of the slide. */
function withFoot(chrome: Chrome, foot: Foot | undefined): Chrome {
  if (foot === undefined) return chrome;
  const inData = (all: readonly Sourced[]): Sourced[] => all.map(({ text, path }) => ({ text, path: `/data${path}` }));
  const sources = [...(chrome.source === undefined ? [] : [chrome.source]), ...inData(foot.sources)];
  const [source, ...more] = sources;
  return {
    ...chrome,
    footnotes: [...chrome.footnotes, ...inData(foot.notes)],
    ...(source === undefined ? {} : { source }),
    ...(more.length === 0 ? {} : { more_sources: more }),
  };
}

/** Errors whose patches fill `data` where none was sent: the first of them makes it. */
function withData(errors: readonly FieldError[], body: object): readonly FieldError[] {
  const data = 'data' in body ? blank(body.data) : undefined;
  const at = errors.findIndex(({ patch }) => patch?.some(({ path }) => path.startsWith('/data/')) === true);
  if (data !== undefined || at < 0) return errors;
  return errors.map((error, i) =>
    i === at ? { ...error, patch: [{ op: 'add' as const, path: '/data', value: {} }, ...(error.patch ?? [])] } : error,
  );
}

/** A slide of a template of one's own, filled by name. */
function readTemplateLayout(body: object, intent: Intent, reading: Reading): ReadResult {
  const number = numberOf(intent.page_number, '/page_number');
  const opened = openTemplateLayout(body, intent, number, reading.brands(intent.theme_id ?? ''));
  if (!opened.ok) return fail(opened.problem);
  const { form, variant, bound, fill, chrome, data } = opened.content;
  warnOfIgnored(body, new Set(['form', 'variant', 'data', ...Object.keys(controls), ...form.binds]), '', reading.warnings);
  return finishRequest(
    body,
    intent,
    { kind: 'form', form, variant, bound, fill, parts: { blocks: [] }, pointer: '/data' },
    { ...chrome, footnotes: notesOf(intent.footnotes) },
    reading,
    { form: TEMPLATE_LAYOUT, headline: intent.headline, context: intent.context, data },
  );
}
