/** The definition of a component: its contract, its limits, an example, and how it draws itself into a pane. */
import type { z } from 'zod';
import { annotationsOf } from '../fields/annotations.ts';
import { decimalsReader } from '../fields/decimals.ts';
import type { BoxIn, Drawing, Kit, Pane } from '../layout/index.ts';
import { drawAnnotated } from '../marks/annotated.ts';
import { drawFurnished, mainSeries } from '../marks/furnished.ts';
import type { DrawnAs } from '../scene/measures/index.ts';

export interface Capacity {
  /** What is counted, for messages: `rows`. */
  readonly what: string;
  /** Comfortable number at full width. More gives `over_soft_limit`. */
  readonly soft: number;
  /** Largest number. More gives `capacity_exceeded`. */
  readonly hard: number;
}

/** What the checks of a slide need to know about the unit that drew it. */
export interface Traits {
  /** `grid`: words are in cells, so the slide may hold more of them, and filled cells do not count as ink. */
  readonly drawn_as?: DrawnAs;
  /** Time runs left to right in every script, so a right-to-left slide does not mirror it. */
  readonly keeps_direction?: true;
  /** It is read from the top at the size that it chooses: it is not enlarged, and its rows are not put further apart. */
  readonly keeps_place?: true;
}

export interface ComponentSpec<P> extends Traits {
  /** The name in requests: `bar_list`. */
  readonly name: string;
  /** Other spellings that are accepted. */
  readonly aliases?: readonly string[];
  /** The purpose in one sentence. */
  readonly purpose: string;
  readonly params: z.ZodType<P>;
  /** An example that renders without a warning. */
  readonly example: { readonly title: string; readonly params: unknown };
  readonly capacity: Capacity;
  /** The number of `capacity.what` in the params. */
  readonly count: (params: P) => number;
  /** Params cut to the first `n` counted items, for `allow_truncation` and split suggestions. */
  readonly take?: (params: P, from: number, to: number) => P;
  /** The second dimension of a unit that has two: the columns of a grid, the phases of lanes. */
  readonly across?: {
    readonly hard: number;
    readonly count: (params: P) => number;
    readonly take: (params: P, from: number, to: number) => P;
  };
  /** True for components that need the whole slide and cannot be nested. */
  readonly ownsSlide?: boolean;
  /** Names of members that control the drawing and are not shown (`style`, `type`, `color`). */
  readonly controls?: readonly string[];
  /** Names of numbers that only give the position or grade of an item (`lane`, `start`). They are drawn and not printed. */
  readonly places?: readonly string[];
  /** True for charts whose params may have `callouts`, `arrows` and `value_line`. */
  readonly annotates?: true;
  readonly draw: (params: P, pane: Pane, kit: Kit) => Drawing;
}

/** A component without its parameter type, so that one register holds all components. */
export interface Component extends Traits {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly purpose: string;
  readonly schema: z.ZodType;
  readonly example: { readonly title: string; readonly params: unknown };
  readonly capacity: Capacity;
  readonly ownsSlide: boolean;
  readonly controls: readonly string[];
  readonly places: readonly string[];
  /** Parses raw params and returns a component with these params. */
  readonly read: (raw: unknown) => { readonly ok: true; readonly call: BoundCall } | { readonly ok: false; readonly error: z.ZodError };
}

/** A component with parsed params. */
export interface BoundCall {
  readonly count: number;
  readonly draw: (pane: Pane, kit: Kit) => Drawing;
  /** Raw params for items `from` to `to`, when the component can be cut. */
  readonly take?: (from: number, to: number) => BoundCall & { readonly params: unknown };
  /** The same for its second dimension. */
  readonly across?: {
    readonly hard: number;
    readonly count: number;
    readonly take: (from: number, to: number) => BoundCall & { readonly params: unknown };
  };
}

/** Only the traits of a unit, without members that are undefined. */
export const traitsOf = ({ drawn_as, keeps_direction, keeps_place }: Traits): Traits => ({
  ...(drawn_as === undefined ? {} : { drawn_as }),
  ...(keeps_direction === undefined ? {} : { keeps_direction }),
  ...(keeps_place === undefined ? {} : { keeps_place }),
});

export function defineComponent<P>(spec: ComponentSpec<P>): Component {
  const readDecimals = decimalsReader(spec.params);
  const { across } = spec;
  const bind = (params: P, decimals: number | undefined): BoundCall & { readonly params: unknown } => ({
    params: decimals === undefined ? params : { ...params, decimals },
    count: spec.count(params),
    draw: (pane, kit) => kit.withDecimals(decimals, () => drawWith(spec, params, pane, kit)),
    ...(spec.take === undefined
      ? {}
      : { take: (from: number, to: number) => bind((spec.take as NonNullable<typeof spec.take>)(params, from, to), decimals) }),
    ...(across === undefined
      ? {}
      : {
          across: {
            hard: across.hard,
            count: across.count(params),
            take: (from: number, to: number) => bind(across.take(params, from, to), decimals),
          },
        }),
  });
  return {
    name: spec.name,
    aliases: spec.aliases ?? [],
    purpose: spec.purpose,
    schema: spec.params,
    example: spec.example,
    capacity: spec.capacity,
    ownsSlide: spec.ownsSlide ?? false,
    controls: ['decimals', ...(spec.controls ?? [])],
    places: spec.places ?? [],
    ...traitsOf(spec),
    read(raw) {
      const taken = readDecimals(raw);
      if (!taken.ok) return taken;
      const parsed = spec.params.safeParse(taken.rest, { reportInput: true });
      return parsed.success ? { ok: true, call: bind(parsed.data, taken.decimals) } : { ok: false, error: parsed.error };
    },
  };
}

/** With the annotations of the chart from the params. */
function drawWith<P>(spec: ComponentSpec<P>, params: P, pane: Pane, kit: Kit): Drawing {
  kit.emphasise([{ pointer: pane.pointer, value: params }]);
  if (spec.annotates !== true) return spec.draw(params, pane, kit);
  const notes = annotationsOf(params);
  const { box, id, pointer } = pane;
  const unit: unknown = Reflect.get(params as object, 'unit');
  const chart = { box, id, pointer, unit: typeof unit === 'string' ? unit : '' };
  const draw = (own: BoxIn): Drawing => spec.draw(params, { ...pane, box: own }, kit);
  return notes === undefined ? drawFurnished(chart, mainSeries(params), kit, draw) : drawAnnotated(notes, chart, kit, draw);
}
