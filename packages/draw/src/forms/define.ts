/** What a typed form is: one data contract, and the layouts (variants) that can draw it. */
import type { z } from 'zod';
import { type Capacity, type Traits, traitsOf } from '../components/define.ts';
import { annotationsOf } from '../fields/annotations.ts';
import { decimalsReader } from '../fields/decimals.ts';
import type { BoxIn, Chrome, Drawing, FormCall, Kit, Sourced } from '../layout/index.ts';
import { drawAnnotated } from '../marks/annotated.ts';

/** Fields of an intent outside `data` that a form may have a place for. */
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

/** What stands outside `data` and inside the body of the slide. Pointers are the member's own name: `/blocks/0/label`. */
export interface IntentParts {
  readonly subject?: Sourced;
  readonly blocks: readonly FormBlock[];
  readonly metric?: { readonly value?: string | number | undefined; readonly label?: string | undefined };
  readonly date?: Sourced;
  readonly image_src?: Sourced;
}

/** Layouts of the file on which a slide without the usual frame hangs. */
export type OwnLayout = 'cover' | 'section';

export interface FormPane {
  readonly box: BoxIn;
  /** JSON Pointer of `data` in the request. */
  readonly pointer: string;
  readonly parts: IntentParts;
  /** Title, sub-line, source and bands; a variant with a layout of its own sets them itself. */
  readonly chrome: Chrome;
  /** True for a form that is one of two exhibits: it may start larger than it would on a slide of its own. */
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
  /** As sent: `standard_driver_bridge`. */
  readonly name: string;
  /** One sentence: when a person would choose it. */
  readonly purpose: string;
  /** Covers and section breaks own the whole slide: no frame is drawn, and the pane is the safe area. */
  readonly layout?: OwnLayout;
  /** The form's own where absent. */
  readonly example?: FormExample;
  readonly draw: (data: D, pane: FormPane, kit: Kit) => Drawing;
}

export interface FormSpec<D> extends Traits {
  readonly name: string;
  /** One line: what it is for. */
  readonly menu: string;
  readonly when: string;
  readonly when_not: string;
  readonly binds: readonly IntentField[];
  readonly data: z.ZodType<D>;
  readonly default_variant: string;
  /** For variants that have none of their own. */
  readonly example?: FormExample;
  readonly capacity: Capacity;
  readonly count: (data: D, parts: IntentParts) => number;
  /** Other lists that have a limit of their own. */
  readonly beside?: (data: D, parts: IntentParts) => readonly Counted[];
  /** Cut into slides that each fit: each the members (`data`, `blocks`) that replace the request's own. */
  readonly split?: (
    data: D,
    hard: number,
    parts: IntentParts,
  ) => readonly { readonly data?: unknown; readonly blocks?: readonly FormBlock[] }[];
  /** The other side of what has two, the columns of a grid or the phases of lanes, cut into parts of at most `per`. */
  readonly across?: {
    readonly hard: number;
    readonly count: (data: D) => number;
    readonly split: (data: D, per: number) => readonly { readonly data: D }[];
  };
  readonly controls?: readonly string[];
  /** Forms that the data hold and that are drawn inside this one. */
  readonly nests?: (data: D) => readonly NestedForm[];
  /** Texts of the data that stand at the foot of the slide. */
  readonly foot?: (data: D) => Foot;
  /** Names of numbers that only say where an item stands or how it is graded (`lane`, `likelihood`): drawn, and not printed. */
  readonly places?: readonly string[];
  /** True for charts whose data hold `callouts`, `arrows` and `value_line`, which are drawn over any variant. */
  readonly annotates?: true;
  /** True where the unit of bare numbers (`data.unit`) is printed once, above them. */
  readonly prints_unit?: true;
}

/** A form inside the data of another one. */
export interface NestedForm extends FormCall {
  /** From `data` on: `['exhibits', 0]`. */
  readonly path: readonly (string | number)[];
}

/** What goes to the foot of the slide; pointers from `data` on: `/exhibits/0/source`. */
export interface Foot {
  readonly notes: readonly Sourced[];
  readonly sources: readonly Sourced[];
}

/** How many things a list holds, and how many it may. */
export interface Counted {
  readonly count: number;
  readonly capacity: Capacity;
}

/** Data that has been read, ready to be drawn by the variant that read it; counted is the list that holds too much, or the form's main one. */
export interface BoundForm extends Counted {
  /** What `decimals` asks for, where the form has numbers. */
  readonly decimals?: number;
  readonly nests?: readonly NestedForm[];
  readonly foot?: Foot;
  readonly draw: (pane: FormPane, kit: Kit) => Drawing;
  /** Parts of at most so many items; of as many as the form holds when absent. */
  readonly split?: (most?: number) => readonly { readonly data?: unknown; readonly blocks?: readonly FormBlock[] }[];
  /** The same for its other side. */
  readonly across?: {
    readonly hard: number;
    readonly count: number;
    readonly split: (per: number) => readonly { readonly data: unknown }[];
  };
}

/** A form without its data type, so that all of them fit one register. */
export type Form = Pick<
  FormSpec<unknown>,
  'name' | 'menu' | 'when' | 'when_not' | 'binds' | 'default_variant' | 'capacity' | 'controls' | 'places' | 'prints_unit' | keyof Traits
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
          draw: (pane, kit) => kit.withDecimals(decimals, () => drawWith(form, spec, data, pane, kit)),
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

/** With what the data say about the chart beside its numbers. */
function drawWith<D>(form: FormSpec<D>, spec: VariantSpec<D>, data: D, pane: FormPane, kit: Kit): Drawing {
  const notes = form.annotates === true ? annotationsOf(data) : undefined;
  if (notes === undefined) return spec.draw(data, pane, kit);
  const { box, pointer } = pane;
  const unit: unknown = Reflect.get(data as object, 'unit');
  return drawAnnotated(notes, { box, id: 'body/chart', pointer, unit: typeof unit === 'string' ? unit : '' }, kit, (own) =>
    spec.draw(data, { ...pane, box: own }, kit),
  );
}
