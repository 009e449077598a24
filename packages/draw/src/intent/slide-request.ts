/* Long because a body can be written in six ways, and what they share is read here in one place. */
/** A request body, read once: which form or component, its content, what stands around it, and how it is to be drawn. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { componentNames, findComponent, findForm, formExample, formNames, meantField, priorExample } from '../catalog/index.ts';
import type { BoundCall, Component } from '../components/define.ts';
import { type BoundForm, type Form, INTENT_FIELDS, type IntentField, type IntentParts, type Variant } from '../forms/define.ts';
import { type Chrome, type Sourced, standsFor, type Warning, type Written } from '../layout/index.ts';
import type { Theme } from '../scene/index.ts';
import type { PlaceFill } from '../template/index.ts';
import type { Brand, BrandBook, BrandLogo } from '../themes/index.ts';
import { DEFAULT_THEME, findTheme, themes } from '../themes/index.ts';
import { AUTHORED } from './authored.ts';
import { tooManyElements } from './authored-limits.ts';
import { openBrief, type Routing } from './brief-body.ts';
import { canonicalJson } from './canonical.ts';
import { cleanTexts } from './clean.ts';
import { readBody } from './component-body.ts';
import { tooMuch } from './content-limits.ts';
import { controlFaults, controlWarnings } from './control-effects.ts';
import { withFootnoteMarks } from './footnote-marks.ts';
import { FURNITURE, furnitureOf } from './furniture.ts';
import type { HandEdits } from './hand-edits-schema.ts';
import { nothingToDraw } from './nothing-to-draw.ts';
import { moreThanOneInput } from './one-input.ts';
import { type Origin, openPrior, problemFrom } from './prior-body.ts';
import { type DrawProblem, type FieldError, fieldErrors, invalidShape, notAnObject, pointerOf, unknownName } from './problem.ts';
import { logoOf } from './request-logo.ts';
import { blank, chromeSchema, composed, controls, type Output, type StrictPolicy, TOLERATED, typed } from './slide-schema.ts';
import { strangeFields, strangeWarnings } from './strange-fields.ts';
import { type Supplied, suppliedValues } from './supplied.ts';
import { openTemplateLayout, TEMPLATE_LAYOUT } from './template-layout.ts';
import { topicalTheme } from './topical-theme.ts';

export type Content =
  | {
      readonly kind: 'form';
      readonly form: Form;
      readonly variant: Variant;
      readonly bound: BoundForm;
      readonly parts: IntentParts;
      readonly pointer: string;
      /** Of a slide that is one of the template's own: what stands in its places. */
      readonly fill?: PlaceFill;
    }
  | { readonly kind: 'component'; readonly component: Component; readonly call: BoundCall; readonly pointer: string };

export interface SlideRequest {
  readonly content: Content;
  readonly chrome: Chrome;
  readonly theme: Theme;
  /** Whose theme it is, where it is not a built-in one. */
  readonly brand?: Brand;
  /** That the request names; it takes the place of the brand's. */
  readonly logo?: BrandLogo;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly notes?: string;
  readonly name?: string;
  /** Of the slide, where nothing in its chrome says it: the title of an authored document. */
  readonly title?: string;
  readonly outputs: readonly Output[];
  readonly dry_run: boolean;
  readonly preview: boolean;
  readonly force_render: boolean;
  readonly allow_truncation: boolean;
  readonly chart_mode: 'shapes' | 'native';
  readonly min_font_pt?: number;
  /** Wordings of numbers, by the value that they stand for. */
  readonly written?: Written;
  readonly quality_profile: 'executive' | 'technical' | 'appendix';
  readonly strict_policy?: StrictPolicy;
  readonly hand_edits?: HandEdits;
  readonly supplied: readonly Supplied[];
  /** The request as one text: itself a valid body that draws the same slide. */
  readonly canonical: string;
  /** SHA-256 of `canonical`, and of the brand where there is one; hex. */
  readonly hash: string;
  readonly warnings: readonly Warning[];
  /** Where a pointer of this request stands in the body as it was sent; absent where they are the same. */
  readonly origin?: Origin;
  /** How a brief became this request. */
  readonly routing?: Routing;
}

export type ReadResult =
  | { readonly ok: true; readonly request: SlideRequest; readonly warnings: readonly Warning[] }
  | { readonly ok: false; readonly problem: DrawProblem };

const REMEDY = 'GET /v1/catalog/forms/{form} and GET /v1/widgets/{name} give the exact shape with an example that renders.';

const formRemedy = (form: string): string => `GET /v1/catalog/forms/${form} gives the exact shape with an example that renders.`;

/** Of members that every slide has, the shape of a form's content says nothing. */
function remedyOf(error: z.ZodError, body: object): string {
  const first = String(error.issues[0]?.path[0] ?? '');
  if (first !== 'blocks' && (first in controls || INTENT_FIELDS.some((field) => field === first)))
    return 'Mend each field named in errors[] and send again.';
  const form: unknown = Reflect.get(body, 'form');
  return typeof form === 'string' && findForm(form) !== undefined ? formRemedy(form) : REMEDY;
}

/** Of the form that a body names. */
function exampleFor(body: object): unknown {
  const form: unknown = Reflect.get(body, 'form');
  return typeof form === 'string' ? formExample(form) : undefined;
}

/** Reads and validates a body of `POST /v1/render/intent`. `brands` are those it may name. Never throws for what a caller can send. */
export function readSlideRequest(value: unknown, brands: BrandBook = NO_BRANDS): ReadResult {
  const { value: cleaned, touched } = cleanTexts(value);
  const warnings: Warning[] = touched.slice(0, 20).map((path) => ({
    code: 'text_cleaned',
    message: 'Characters that no file can carry (control characters, halves of surrogate pairs) were taken out.',
    path,
    remedy: 'Send the text without them.',
  }));
  if (cleaned === null || typeof cleaned !== 'object' || Array.isArray(cleaned))
    return fail(notAnObject(cleaned, 'The body', `Send a JSON object. ${REMEDY}`));
  const body = withFootnoteMarks(cleaned);
  const sum = tooMuch(body);
  if (sum !== undefined) return fail(sum);
  const several = moreThanOneInput(body);
  if (several !== undefined) return fail(several);
  const wrong = controlFaults(body);
  if (wrong !== undefined) return fail(wrong);
  const { dry_run, preview } = body as { readonly dry_run?: unknown; readonly preview?: unknown };
  warnings.push(...controlWarnings(body, preview === true ? 'preview' : dry_run === true ? 'check' : 'render'));
  if ('prior_id' in body && blank(body.prior_id) !== undefined) return readPrior(body as Record<string, unknown>, warnings, brands);
  if ('author_ssg' in body && blank(body.author_ssg) !== undefined) return readAuthored(body, body.author_ssg, warnings, brands);
  const flat = 'pattern' in body && blank(body.pattern) !== undefined ? respell(body) : body;
  if ('form' in flat && blank(flat.form) !== undefined) return readTyped(flat, warnings, brands);
  if ('body' in flat && blank(flat.body) !== undefined) return readComposed(flat, warnings, brands);
  if ('brief' in flat && flat.brief !== null) return readBriefed(flat as Record<string, unknown>, warnings, brands);
  return fail(nothingToDraw(body, REMEDY));
}

/** A brief, routed to the typed intent that it says; everything told of it points at the brief. */
function readBriefed(request: Record<string, unknown>, warnings: Warning[], brands: BrandBook): ReadResult {
  const opened = openBrief(request);
  if (!opened.ok) return fail(opened.problem);
  warnings.push(...opened.warnings);
  if (opened.routing.style.applied && typeof request.imagery_tag === 'string' && request.imagery_tag !== 'general')
    warnings.push({
      code: 'control_without_effect',
      message: '/imagery_tag changes nothing here: the brief itself asks for a look.',
      path: '/imagery_tag',
      remedy: 'Leave imagery_tag out, or the look out of the brief.',
    });
  const read = readTyped(opened.body, warnings, brands);
  if (!read.ok) return fail(problemFrom(read.problem, opened.origin));
  return { ...read, request: Object.defineProperty(read.request, 'routing', { value: opened.routing, enumerable: true }) };
}

/** An exact pattern with its content; what is told of it points into the request as it was sent. */
function readPrior(request: Record<string, unknown>, warnings: Warning[], brands: BrandBook): ReadResult {
  const opened = openPrior(request);
  if (!opened.ok) return fail(opened.problem);
  const { body, origin } = opened;
  warnings.push(...opened.warnings);
  const read = 'form' in body ? readTyped(body, warnings, brands) : readComposed(body, warnings, brands);
  if (!read.ok) return fail(exampleOfPrior(problemFrom(read.problem, origin), String(request['prior_id'])));
  return { ...read, request: Object.defineProperty(read.request, 'origin', { value: origin, enumerable: true }) };
}

/** The example as the request was written: by the prior's id. */
const exampleOfPrior = (problem: DrawProblem, id: string): DrawProblem =>
  problem.members?.['example'] === undefined ? problem : { ...problem, members: { ...problem.members, example: priorExample(id) } };

const fail = (problem: DrawProblem): ReadResult => ({ ok: false, problem });

const NO_BRANDS: BrandBook = () => undefined;

/** The flat spelling of template pages: `pattern`, `title`, `subtitle`, then the members of `data`. */
function respell(body: object): Record<string, unknown> {
  const outside = new Set<string>([...Object.keys(controls), ...INTENT_FIELDS, ...TOLERATED, 'variant']);
  const out: Record<string, unknown> = {};
  const data: Record<string, unknown> = {};
  const isFree = (name: string): boolean => blank(Reflect.get(body, name)) === undefined;
  for (const [key, member] of Object.entries(body)) {
    if (key === 'pattern') out.form = member;
    else if (key === 'form') continue;
    else if (key === 'title' && isFree('headline')) out.headline = member;
    else if (key === 'subtitle' && isFree('context')) out.context = member;
    // Beside the word that it stands for it has no place; the warning of ignored fields tells.
    else if (key === 'title' || key === 'subtitle') out[key] = member;
    else if (key === 'data' && member !== null && typeof member === 'object' && !Array.isArray(member)) Object.assign(data, member);
    else if (outside.has(key)) out[key] = member;
    else data[key] = member;
  }
  return { ...out, data };
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

/** Warnings of ignored fields: more help nobody. */
const MOST_IGNORED = 30;

function ignored(body: object, known: ReadonlySet<string>, base: string, warnings: Warning[]): void {
  for (const [name, member] of Object.entries(body)) {
    if (known.has(name) || TOLERATED.has(name) || blank(member) === undefined) continue;
    if (warnings.length >= MOST_IGNORED) return;
    const near = meantField(name, [...known]);
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

const sourced = (text: string | undefined, path: string): Sourced | undefined => (text === undefined ? undefined : { text, path });

function readTyped(body: object, warnings: Warning[], brands: BrandBook): ReadResult {
  const parsed = typed.safeParse(body, { reportInput: true });
  if (!parsed.success)
    return fail(
      invalidShape(fieldErrors(parsed.error, [], body, { schema: typed }), 'The body', remedyOf(parsed.error, body), exampleFor(body)),
    );
  const intent = parsed.data;
  if (intent.form === TEMPLATE_LAYOUT) return readTemplateLayout(body, intent, warnings, brands);
  const entry = findForm(intent.form);
  if (entry === undefined) return fail(unknownName('unknown_form', 'form', '/form', intent.form, [...formNames(), TEMPLATE_LAYOUT]));
  const wanted = intent.variant?.replace(`${entry.form.name}.`, '') ?? entry.form.default_variant;
  let variant = entry.variants.find((v) => v.name === wanted);
  if (variant === undefined) {
    if (intent.allow_variant_fallback !== true)
      return fail(
        unknownName(
          'unknown_variant',
          `variant of ${entry.form.name}`,
          '/variant',
          wanted,
          entry.variants.map((v) => v.name),
        ),
      );
    variant = entry.variants.find((v) => v.name === entry.form.default_variant) as Variant;
    warnings.push({
      code: 'variant_fallback',
      message: `${wanted} is not a variant of ${entry.form.name}; ${variant.name} is drawn.`,
      path: '/variant',
      remedy: 'Send one of the variants of the form.',
    });
  }
  const binds = new Set<IntentField>(entry.form.binds);
  const parts: IntentParts = {
    blocks: binds.has('blocks') ? (intent.blocks ?? []) : [],
    ...(binds.has('subject') && intent.subject !== undefined ? { subject: { text: intent.subject, path: '/subject' } } : {}),
    ...(binds.has('metric') && intent.metric !== undefined ? { metric: intent.metric } : {}),
    ...(binds.has('date') && intent.date !== undefined ? { date: { text: intent.date, path: '/date' } } : {}),
    ...(binds.has('image_src') && intent.image_src !== undefined ? { image_src: { text: intent.image_src, path: '/image_src' } } : {}),
  };
  const rawData: unknown = 'data' in body ? (blank(body.data) ?? {}) : {};
  const memberNames = new Set<string>(['form', 'variant', 'data', ...Object.keys(controls), ...binds]);
  const strange = strangeFields(body, entry.form, memberNames);
  const read = variant.read(rawData, parts);
  if (!read.ok)
    return fail(
      invalidShape(
        withData(fieldErrors(read.error, ['data'], rawData, { strange, schema: entry.form.data }), body),
        '/data',
        formRemedy(entry.form.name),
        formExample(entry.form.name, variant.name),
      ),
    );
  warnings.push(...strangeWarnings(strange, body).slice(0, MOST_IGNORED));
  ignored(body, new Set([...memberNames, ...strange.flatMap(({ from }) => (from.length === 1 ? [String(from[0])] : []))]), '', warnings);
  const bound = (field: 'headline' | 'context' | 'takeaway' | 'caution' | 'highlight' | 'source_note'): Sourced | undefined =>
    binds.has(field) ? sourced(intent[field], `/${field}`) : undefined;
  const chrome: Chrome = chromeOf({
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
  return finish(
    body,
    intent,
    { kind: 'form', form: entry.form, variant, bound: read.bound, parts, pointer: '/data' },
    chrome,
    { warnings, brands },
    {
      form: entry.form.name,
      variant: variant.name,
      ...Object.fromEntries([...binds].map((field) => [field, blank(Reflect.get(body, field))])),
      data: rawData,
    },
  );
}

/** A slide of a template of one's own, filled by name. */
function readTemplateLayout(body: object, intent: z.infer<typeof typed>, warnings: Warning[], brands: BrandBook): ReadResult {
  const number = numberOf(intent.page_number, '/page_number');
  const opened = openTemplateLayout(body, intent, number, brands(intent.theme_id ?? ''));
  if (!opened.ok) return fail(opened.problem);
  const { form, variant, bound, fill, chrome, data } = opened.content;
  ignored(body, new Set(['form', 'variant', 'data', ...Object.keys(controls), ...form.binds]), '', warnings);
  return finish(
    body,
    intent,
    { kind: 'form', form, variant, bound, fill, parts: { blocks: [] }, pointer: '/data' },
    { ...chrome, footnotes: notesOf(intent.footnotes) },
    { warnings, brands },
    { form: TEMPLATE_LAYOUT, headline: intent.headline, context: intent.context, data },
  );
}

const notesOf = (notes: readonly string[] | undefined): Sourced[] => (notes ?? []).map((text, i) => ({ text, path: `/footnotes/${i}` }));

/** `true` numbers a slide that stands alone. */
const numberOf = (number: string | number | boolean | undefined, path: string): Chrome['page_number'] =>
  number === undefined || number === false ? undefined : number === true ? { text: '1' } : { text: String(number), path };

/** Without members that are undefined. */
const chromeOf = (chrome: { [K in keyof Chrome]: Chrome[K] | undefined }): Chrome =>
  Object.fromEntries(Object.entries(chrome).filter(([, v]) => v !== undefined)) as unknown as Chrome;

/** Where params are missing and other members stand beside the component, these are the params. */
function withParams(errors: readonly FieldError[], body: object): readonly FieldError[] {
  const inner: unknown = Reflect.get(body, 'body');
  const loose = inner !== null && typeof inner === 'object' ? Object.keys(inner).filter((name) => name !== 'component') : [];
  return errors.map((error) =>
    error.pointer !== '/body/params' || error.patch !== undefined || loose.length === 0
      ? error
      : {
          ...error,
          msg: `is missing: ${loose.map((name) => JSON.stringify(name)).join(', ')} stand in it, not beside it.`,
          patch: [
            { op: 'add' as const, path: '/body/params', value: {} },
            ...loose.map((name) => ({ op: 'move' as const, from: pointerOf(['body', name]), path: pointerOf(['body', 'params', name]) })),
          ],
        },
  );
}

function readComposed(body: object, warnings: Warning[], brands: BrandBook): ReadResult {
  const parsed = composed.safeParse(body, { reportInput: true });
  if (!parsed.success)
    return fail(invalidShape(withParams(fieldErrors(parsed.error, [], body), body), 'The body', remedyOf(parsed.error, body)));
  const spec = parsed.data;
  const component = findComponent(spec.body.component);
  if (component === undefined)
    return fail(unknownName('unknown_component', 'component', '/body/component', spec.body.component, componentNames()));
  const read = readBody(component, spec.body.params, ['body', 'params']);
  if (!read.ok) return fail(read.problem);
  const c = spec.chrome ?? {};
  ignored(body, new Set(['chrome', 'body', ...Object.keys(controls)]), '', warnings);
  const rawChrome = Reflect.get(body, 'chrome');
  if (rawChrome !== null && typeof rawChrome === 'object')
    ignored(rawChrome, new Set(Object.keys(chromeSchema.shape)), '/chrome', warnings);
  const chrome = chromeOf({
    ...furnitureOf(spec, sourced(c.takeaway, '/chrome/takeaway')),
    title: sourced(c.title, '/chrome/title'),
    subtitle: sourced(c.subtitle, '/chrome/subtitle'),
    kicker: sourced(c.kicker, '/chrome/kicker') ?? sourced(spec.kicker, '/kicker'),
    takeaway: sourced(c.takeaway, '/chrome/takeaway'),
    highlight: sourced(c.highlight, '/chrome/highlight'),
    caution: sourced(c.caution, '/chrome/caution'),
    source: sourced(c.source, '/chrome/source'),
    footer: sourced(c.footer, '/chrome/footer'),
    footnotes: notesOf(spec.footnotes),
    page_number: c.page_number === undefined ? numberOf(spec.page_number, '/page_number') : numberOf(c.page_number, '/chrome/page_number'),
  });
  return finish(
    body,
    spec,
    { kind: 'component', component, call: read.call, pointer: '/body/params' },
    chrome,
    { warnings, brands },
    {
      chrome: rawChrome,
      body: { component: component.name, params: spec.body.params },
    },
  );
}

/** An authored document passes for a component that owns the slide. */
function readAuthored(body: object, document: unknown, warnings: Warning[], brands: BrandBook): ReadResult {
  const parsed = z.object(controls).safeParse(body, { reportInput: true });
  if (!parsed.success) return fail(invalidShape(fieldErrors(parsed.error, [], body), 'The body', remedyOf(parsed.error, body)));
  const many = tooManyElements(document);
  if (many !== undefined) return fail(many);
  const read = AUTHORED.read(document);
  if (!read.ok)
    return fail(
      invalidShape(
        fieldErrors(read.error, ['author_ssg'], document),
        '/author_ssg',
        'Kinds are text, rect, ellipse, line, path, image, table and group; the page /docs/authored-documents describes their members.',
      ),
    );
  ignored(body, new Set(['author_ssg', ...Object.keys(controls)]), '', warnings);
  const { title, notes } = document as { readonly title?: unknown; readonly notes?: unknown };
  const spoken = parsed.data.notes ?? (typeof notes === 'string' && notes !== '' ? notes : undefined);
  return finish(
    body,
    { ...parsed.data, ...(spoken === undefined ? {} : { notes: spoken }) },
    { kind: 'component', component: AUTHORED, call: read.call, pointer: '/author_ssg' },
    { footnotes: notesOf(parsed.data.footnotes) },
    { warnings, brands },
    { author_ssg: document },
    typeof title === 'string' ? title : undefined,
  );
}

function finish(
  body: object,
  shared: z.infer<z.ZodObject<typeof controls>>,
  content: Content,
  chrome: Chrome,
  { warnings, brands }: { readonly warnings: Warning[]; readonly brands: BrandBook },
  own: Readonly<Record<string, unknown>>,
  title?: string,
): ReadResult {
  const topical = topicalTheme(shared.styling, shared.imagery_tag);
  const asked = shared.theme_id ?? topical ?? DEFAULT_THEME;
  if (shared.theme_id === undefined && topical !== undefined)
    warnings.push({
      code: 'theme_chosen',
      message: `The theme ${topical} is chosen for the subject ${shared.imagery_tag}.`,
      path: '/imagery_tag',
      remedy: 'Send theme_id, or styling "clean" for the default theme.',
    });
  const brand = brands(asked);
  const found = brand === undefined ? findTheme(asked) : { theme: brand.theme, mapped: false };
  if (found === undefined)
    return fail(
      unknownName(
        'unknown_theme',
        'theme',
        '/theme_id',
        asked,
        themes.map((t) => t.id),
      ),
    );
  if (found.mapped)
    warnings.push({
      code: 'theme_mapped',
      message: `The theme ${asked} is drawn as ${found.theme.id}.`,
      path: '/theme_id',
      remedy: `Send ${found.theme.id}.`,
    });
  const brandLogo = logoOf(shared.logo_id, found.theme.mode, warnings);
  if (!brandLogo.ok) return fail(brandLogo.problem);
  const written = shared.written === undefined ? undefined : writtenOf(shared.written, warnings);
  const locale = shared.locale ?? 'en-US';
  const direction = shared.direction ?? 'ltr';
  const steering =
    content.kind === 'form'
      ? [
          // An icon is looked at: a form that does not draw it has to say so.
          ...(content.form.controls ?? []).filter((name) => name !== 'icon'),
          ...(content.bound.decimals === undefined ? [] : ['decimals']),
          'emphasis',
          'kind',
          'image_src',
        ]
      : content.component.controls;
  const canonical = canonicalJson(
    {
      ...own,
      theme_id: found.theme.id,
      locale,
      direction,
      notes: shared.notes,
      footnotes: shared.footnotes,
      ...Object.fromEntries(FURNITURE.map((name) => [name, shared[name]])),
      min_font_pt: shared.min_font_pt,
      page_number: shared.page_number,
      allow_truncation: shared.allow_truncation === true ? true : undefined,
      chart_mode: shared.chart_mode === 'native' ? 'native' : undefined,
      logo_id: brandLogo.logo === undefined ? undefined : shared.logo_id,
      written: written === undefined ? undefined : shared.written,
      // As sent: what is filled in by reading would be read the same again.
      hand_edits: shared.hand_edits === undefined ? undefined : blank(Reflect.get(body, 'hand_edits')),
    },
    keyOrderCounts(own),
  );
  // Only a report asks for them; who wants the file alone does not pay.
  let supplied: readonly Supplied[] | undefined;
  return {
    ok: true,
    warnings,
    request: {
      content,
      chrome,
      theme: found.theme,
      ...(brand === undefined ? {} : { brand }),
      ...(brandLogo.logo === undefined ? {} : { logo: brandLogo.logo }),
      locale,
      direction,
      ...(shared.notes === undefined ? {} : { notes: shared.notes }),
      ...(shared.name === undefined ? {} : { name: shared.name }),
      ...(title === undefined ? {} : { title }),
      outputs: shared.outputs ?? ['pptx'],
      dry_run: shared.dry_run === true,
      preview: shared.preview === true,
      force_render: shared.force_render === true,
      allow_truncation: shared.allow_truncation === true,
      chart_mode: shared.chart_mode ?? 'shapes',
      ...(written === undefined ? {} : { written }),
      ...(shared.min_font_pt === undefined ? {} : { min_font_pt: shared.min_font_pt }),
      quality_profile: shared.quality_profile ?? 'executive',
      ...(shared.strict_policy === undefined ? {} : { strict_policy: shared.strict_policy }),
      ...(shared.hand_edits === undefined ? {} : { hand_edits: shared.hand_edits }),
      get supplied() {
        supplied ??= suppliedValues(body, content, new Set(steering));
        return supplied;
      },
      canonical,
      hash: createHash('sha256')
        .update(brand === undefined ? canonical : `${canonical}\n${brand.hash}`)
        .digest('hex'),
      warnings,
    },
  };
}

/** Wordings that have the digits of their value; of any other a warning tells, and its number is printed plainly. */
function writtenOf(wordings: Readonly<Record<string, string>>, warnings: Warning[]): Written | undefined {
  const out = new Map<number, string>();
  for (const [key, wording] of Object.entries(wordings)) {
    const value = key.trim() === '' ? Number.NaN : Number(key);
    if (Number.isFinite(value) && standsFor(wording, value)) out.set(value, wording);
    else
      warnings.push({
        code: 'wording_ignored',
        message: `${JSON.stringify(wording)} has other digits than ${JSON.stringify(key)}; the number is printed plainly.`,
        path: `/written/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        remedy: 'Name the value as the data have it, and write it with the same digits.',
      });
  }
  return out.size === 0 ? undefined : out;
}

/** The objects whose key order says something: rows of a scorecard, wherever it stands. */
function keyOrderCounts(own: Readonly<Record<string, unknown>>): ((pointer: string) => boolean) | undefined {
  const scorecards: string[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (value === null || typeof value !== 'object') return;
    const name: unknown = Reflect.get(value, 'component');
    if (typeof name === 'string' && findComponent(name)?.name === 'rag_scorecard') scorecards.push(`${pointer}/params/rows/`);
    else for (const [key, member] of Object.entries(value)) visit(member, `${pointer}/${key}`);
  };
  visit(own.body, '/body');
  return scorecards.length === 0 ? undefined : (pointer) => scorecards.some((start) => pointer.startsWith(start));
}
