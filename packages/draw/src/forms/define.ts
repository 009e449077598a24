/** What a typed form is: one data contract, and the layouts (variants) that can draw it. */
import type { z } from 'zod';
import { type Capacity, type Traits, traitsOf } from '../components/define.ts';
import { annotationsOf } from '../fields/annotations.ts';
import { decimalsReader } from '../fields/decimals.ts';
import { type BoxIn, type Chrome, type Drawing, type FormCall, type Kit, type Sourced, withEmphasis } from '../layout/index.ts';
import { drawAnnotated } from '../marks/annotated.ts';
import { drawFurnished, mainSeries } from '../marks/furnished.ts';

/** Members of an intent outside `data` that a form may use. */
export const INTENT_FIELDS = [
  'headline',
  'context',
  'subject',
  'blocks',
  'metric',
  'takeaway',
  'caution',
  'highlight',
  'source_note',
  'date',
  'image_src',
  'image_prompt',
] as const;
export type IntentField = (typeof INTENT_FIELDS)[number];

/** One item of a list-shaped form. */
export interface FormBlock {
  readonly label?: string | undefined;
  readonly sub?: string | undefined;
  readonly detail?: readonly string[] | undefined;
  readonly emphasis?: 'primary' | 'normal' | undefined;
  /** A Lucide icon name. */
  readonly icon?: string | undefined;
  readonly metric?: { readonly value?: string | number | undefined; readonly label?: string | undefined } | undefined;
  /** `header` makes the block the title of those that follow. */
  readonly kind?: string | undefined;
  /** A short mark at the right. */
  readonly meta?: string | undefined;
}

/**
 * Members of the request outside `data` that the body of the slide shows. Each pointer begins with the member's own name:
 * `/blocks/0/label`.
 */
export interface IntentParts {
  readonly subject?: Sourced;
  readonly blocks: readonly FormBlock[];
  readonly metric?: { readonly value?: string | number | undefined; readonly label?: string | undefined };
  readonly date?: Sourced;
  readonly image_src?: Sourced;
}

/** Layouts of the file for slides without the usual frame. */
export type OwnLayout = 'cover' | 'section';

export interface FormPane {
  readonly box: BoxIn;
  /** JSON Pointer of `data` in the request. */
  readonly pointer: string;
  readonly parts: IntentParts;
  /** Title, sub-line, source and bands. A variant with its own layout places them itself. */
  readonly chrome: Chrome;
  /** True for a form that is one of two exhibits. It may start larger than it would alone on a slide. */
  readonly exhibit?: true;
}

/** Fields of an intent besides `form` and `variant`; renders without a warning. */
export type FormExample = {
  readonly headline: string;
  readonly context?: string;
  readonly source_note?: string;
  readonly subject?: string;
  readonly blocks?: readonly FormBlock[];
  readonly takeaway?: string;
  readonly date?: string;
  readonly image_src?: string;
  readonly data?: unknown;
};

export interface VariantSpec<D> extends Traits {
  /** The name as requests have it: `standard_driver_bridge`. */
  readonly name: string;
  /** When a person would choose it, in one sentence. */
  readonly purpose: string;
  /** Set for covers and section breaks, which fill the whole slide: no frame is drawn, and the pane is the safe area. */
  readonly layout?: OwnLayout;
  /** The example of the form when absent. */
  readonly example?: FormExample;
  readonly draw: (data: D, pane: FormPane, kit: Kit) => Drawing;
}

export interface FormSpec<D> extends Traits {
  readonly name: string;
  /** The purpose, in one line. */
  readonly menu: string;
  readonly when: string;
  readonly when_not: string;
  readonly binds: readonly IntentField[];
  readonly data: z.ZodType<D>;
  readonly default_variant: string;
  /** The variant that holds the longest texts: content that fits no other way is drawn as this one before it is refused. */
  readonly roomier?: string;
  /** For variants without an example of their own. */
  readonly example?: FormExample;
  readonly capacity: Capacity;
  readonly count: (data: D, parts: IntentParts) => number;
  /** Other lists with their own limits. */
  readonly beside?: (data: D, parts: IntentParts) => readonly Counted[];
  /** Splits the data into slides that each fit. Each part has the members (`data`, `blocks`) that replace those of the request. */
  readonly split?: (
    data: D,
    hard: number,
    parts: IntentParts,
  ) => readonly { readonly data?: unknown; readonly blocks?: readonly FormBlock[] }[];
  /** The second dimension, such as the columns of a grid or the phases of lanes, split into parts of at most `per`. */
  readonly across?: {
    readonly hard: number;
    readonly count: (data: D) => number;
    readonly split: (data: D, per: number) => readonly { readonly data: D }[];
  };
  readonly controls?: readonly string[];
  /** Forms inside the data that are drawn inside this one. */
  readonly nests?: (data: D) => readonly NestedForm[];
  /** Texts of the data that are printed at the foot of the slide. */
  readonly foot?: (data: D) => Foot;
  /** Names of numbers that only set the position or grade of an item (`lane`, `likelihood`). They are drawn and not printed. */
  readonly places?: readonly string[];
  /** True for charts whose data has `callouts`, `arrows` and `value_line`, which can be drawn over any variant. */
  readonly annotates?: true;
  /** True where `emphasis` states something, such as a recommendation, so that only the caller may give it. */
  readonly emphasis_states?: true;
  /** True when the unit of bare numbers (`data.unit`) is printed once, above them. */
  readonly prints_unit?: true;
}

/** A form inside the data of another form. */
export interface NestedForm extends FormCall {
  /** Path from `data`: `['exhibits', 0]`. */
  readonly path: readonly (string | number)[];
}

/** What is printed at the foot of the slide. Pointers start at `data`: `/exhibits/0/source`. */
export interface Foot {
  readonly notes: readonly Sourced[];
  readonly sources: readonly Sourced[];
}

/** How many items a list has, and how many it may have. */
export interface Counted {
  readonly count: number;
  readonly capacity: Capacity;
}

/**
 * Data that was read, together with the variant that will draw it. The count is that of the list that has too many items, or of the form's
 * main list.
 */
export interface BoundForm extends Counted {
  /** The value of `decimals`, for forms that have numbers. */
  readonly decimals?: number;
  readonly nests?: readonly NestedForm[];
  readonly foot?: Foot;
  readonly draw: (pane: FormPane, kit: Kit) => Drawing;
  /** Splits into parts of at most so many items; by default, as many as the form holds. */
  readonly split?: (most?: number) => readonly { readonly data?: unknown; readonly blocks?: readonly FormBlock[] }[];
  /** The same for the second dimension. */
  readonly across?: {
    readonly hard: number;
    readonly count: number;
    readonly split: (per: number) => readonly { readonly data: unknown }[];
  };
}

/** A form without its data type, so that all forms fit one register. */
export type Form = Pick<
  FormSpec<unknown>,
  | 'name'
  | 'menu'
  | 'when'
  | 'when_not'
  | 'binds'
  | 'default_variant'
  | 'roomier'
  | 'capacity'
  | 'controls'
  | 'places'
  | 'prints_unit'
  | keyof Traits
> & { readonly data: z.ZodType };

/** A variant with its data type closed over. */
export interface Variant extends Traits {
  readonly name: string;
  readonly purpose: string;
  readonly layout?: OwnLayout;
  readonly example: FormExample;
  readonly read: (
    raw: unknown,
    parts: IntentParts,
  ) => { readonly ok: true; readonly bound: BoundForm } | { readonly ok: false; readonly error: z.ZodError };
}

export const defineForm = <D>(spec: FormSpec<D>): FormSpec<D> => spec;

export function defineVariant<D>(form: FormSpec<D>, spec: VariantSpec<D>): Variant {
  const readDecimals = decimalsReader(form.data);
  const example = spec.example ?? form.example;
  if (example === undefined) throw new Error(`${form.name}/${spec.name} has no example, and neither has its form.`);
  return {
    name: spec.name,
    purpose: spec.purpose,
    ...(spec.layout === undefined ? {} : { layout: spec.layout }),
    example,
    ...traitsOf({ ...traitsOf(form), ...traitsOf(spec) }),
    read(raw, parts) {
      const taken = readDecimals(raw);
      if (!taken.ok) return taken;
      const { decimals } = taken;
      const parsed = form.data.safeParse(taken.rest, { reportInput: true });
      if (!parsed.success) return { ok: false, error: parsed.error };
      const data = parsed.data;
      const { split, across } = form;
      const exact = <P extends { readonly data?: unknown }>(part: P): P =>
        decimals === undefined || part.data === undefined ? part : { ...part, data: { ...(part.data as object), decimals } };
      return {
        ok: true,
        bound: {
          ...(form.beside?.(data, parts).find(({ count, capacity }) => count > capacity.hard) ?? {
            count: form.count(data, parts),
            capacity: form.capacity,
          }),
          ...(decimals === undefined ? {} : { decimals }),
          ...(form.nests === undefined ? {} : { nests: form.nests(data) }),
          ...(form.foot === undefined ? {} : { foot: form.foot(data) }),
          draw: (pane, kit) => kit.withDecimals(decimals, () => drawEmphasised(form, spec, data, pane, kit)),
          ...(split === undefined
            ? {}
            : {
                split: (most = form.capacity.hard) => split(data, Math.min(most, form.capacity.hard), parts).map(exact),
              }),
          ...(across === undefined
            ? {}
            : { across: { hard: across.hard, count: across.count(data), split: (per: number) => across.split(data, per).map(exact) } }),
        },
      };
    },
  };
}

/** Draws the variant with the items marked that the title names. Forms inside it look for themselves. */
function drawEmphasised<D>(form: FormSpec<D>, spec: VariantSpec<D>, data: D, pane: FormPane, kit: Kit): Drawing {
  if (form.nests !== undefined) return drawWith(form, spec, data, pane, kit);
  const { pointer, parts } = pane;
  const emphasis = kit.emphasise(
    [
      { pointer, value: data },
      { pointer: '/blocks', value: parts.blocks },
    ],
    form.emphasis_states !== true,
  );
  if (emphasis === undefined || form.emphasis_states === true) return drawWith(form, spec, data, pane, kit);
  const marked = { ...pane, parts: { ...parts, blocks: withEmphasis(parts.blocks, '/blocks', emphasis) } };
  return drawWith(form, spec, withEmphasis(data, pointer, emphasis), marked, kit);
}

/** Draws the variant with the annotations that the data has for the chart. */
function drawWith<D>(form: FormSpec<D>, spec: VariantSpec<D>, data: D, pane: FormPane, kit: Kit): Drawing {
  if (form.nests !== undefined) return spec.draw(data, pane, kit);
  if (form.annotates !== true) return kit.withEmphasisFound(() => spec.draw(data, pane, kit));
  const notes = annotationsOf(data);
  const { box, pointer } = pane;
  const unit: unknown = Reflect.get(data as object, 'unit');
  const chart = { box, id: 'body/chart', pointer, unit: typeof unit === 'string' ? unit : '' };
  const draw = (own: BoxIn): Drawing => spec.draw(data, { ...pane, box: own }, kit);
  return notes === undefined
    ? drawFurnished(chart, mainSeries(data), kit, draw)
    : kit.withEmphasisFound(() => drawAnnotated(notes, chart, kit, draw));
}
