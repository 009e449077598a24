/** A drawing surface for charts. It sorts shapes into layers, mirrors them with the slide and returns them as one group. */
import type { Align, Color, Datum, Fill, Role, Run, Shape, Stroke } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';
import type { BoxIn } from './boxes.ts';
import { type Drawing, type Kit, run } from './kit.ts';
import { sideOf } from './mirror.ts';
import { isLabelUnit } from './numbers.ts';
import * as shapes from './shapes.ts';

/** Layers from back to front. */
const LAYERS = ['back', 'grid', 'mark', 'line', 'label'] as const;
export type Layer = (typeof LAYERS)[number];

/** Words and the value that they show. */
export interface SourcedText {
  readonly text: string;
  readonly path?: string;
  readonly bind?: Run['bind'];
}

/** Words that the product computed. */
export const derived = (text: string): SourcedText => ({ text, bind: 'derived' });

export interface SketchOptions {
  readonly role?: Role;
  readonly name?: string;
  readonly host?: string;
  readonly datum?: Datum;
  readonly layer?: Layer;
}

export interface SketchTextOptions extends SketchOptions {
  readonly color?: Color;
  readonly bold?: boolean;
  readonly align?: Align;
  readonly anchor?: 'top' | 'middle' | 'bottom';
  readonly wrap?: boolean;
}

export class Sketch {
  readonly kit: Kit;
  readonly id: string;
  readonly #side: ReturnType<typeof sideOf>;
  readonly #layers = new Map<Layer, Shape[]>(LAYERS.map((l) => [l, []]));

  /** `mirrors` is false for charts over time, because they run left to right in every script. */
  constructor(area: BoxIn, kit: Kit, id = 'body/chart', mirrors = true) {
    this.kit = kit;
    this.id = id;
    const side = sideOf(area, kit);
    this.#side = mirrors || !side.mirrored ? side : { ...side, mirrored: false, box: (b) => b, x: (x) => x, start: 'left', end: 'right' };
  }

  add(layer: Layer, ...more: readonly Shape[]): void {
    this.#layers.get(layer)?.push(...more);
  }

  #named(part: string, dress: SketchOptions, role: Role): shapes.Named {
    return {
      id: `${this.id}/${part}`,
      name: dress.name ?? part.replaceAll('-', ' '),
      role: dress.role ?? role,
      ...(dress.host === undefined ? {} : { host: `${this.id}/${dress.host}` }),
      ...(dress.datum === undefined ? {} : { datum: dress.datum }),
    };
  }

  rect(part: string, box: BoxIn, paint: { fill?: Color | Fill; stroke?: Stroke; radius_in?: number }, dress: SketchOptions = {}): void {
    const { fill, ...rest } = paint;
    const painted = fill === undefined ? rest : { ...rest, fill: typeof fill === 'string' ? shapes.fill(fill) : fill };
    this.add(dress.layer ?? 'mark', shapes.rect(this.#named(part, dress, 'mark'), this.#side.box(box), painted));
  }

  ellipse(part: string, box: BoxIn, paint: { fill?: Color | Fill; stroke?: Stroke }, dress: SketchOptions = {}): void {
    const { fill, ...rest } = paint;
    const painted = fill === undefined ? rest : { ...rest, fill: typeof fill === 'string' ? shapes.fill(fill) : fill };
    this.add(dress.layer ?? 'mark', shapes.ellipse(this.#named(part, dress, 'mark'), this.#side.box(box), painted));
  }

  line(part: string, from: readonly [number, number], to: readonly [number, number], pen: Stroke, dress: SketchOptions = {}): void {
    const at = ([x, y]: readonly [number, number]): readonly [number, number] => [this.#side.x(x), y];
    this.add(dress.layer ?? 'grid', shapes.line(this.#named(part, dress, 'leader'), at(from), at(to), pen));
  }

  path(
    part: string,
    steps: readonly shapes.StepIn[],
    paint: { fill?: Color | Fill; stroke?: Stroke; even_odd?: boolean },
    dress: SketchOptions = {},
  ): void {
    const { fill, ...rest } = paint;
    const painted = fill === undefined ? rest : { ...rest, fill: typeof fill === 'string' ? shapes.fill(fill) : fill };
    const x = (v: number): number => this.#side.x(v);
    const moved = steps.map((s): shapes.StepIn => {
      if (s[0] === 'Z') return s;
      return s[0] === 'C' ? ['C', x(s[1]), s[2], x(s[3]), s[4], x(s[5]), s[6]] : [s[0], x(s[1]), s[2]];
    });
    this.add(dress.layer ?? 'mark', shapes.path(this.#named(part, dress, 'mark'), moved, painted));
  }

  /** One line of text that is anchored at a point by its left edge, centre or right edge. `y` is its middle. */
  at(
    part: string,
    said: SourcedText | readonly RunIn[],
    [x, y]: readonly [number, number],
    hold: Align,
    size_pt: number,
    dress: SketchTextOptions = {},
  ): void {
    const words = isSourcedText(said) ? said.text : said.map((r) => r.text).join('');
    const w = this.kit.text.widthIn(words, size_pt, { bold: dress.bold === true });
    const h = this.kit.text.pitchIn(size_pt);
    const left = hold === 'left' ? x : hold === 'right' ? x - w : x - w / 2;
    this.cell(part, said, { x: left, y: y - h / 2, w, h }, size_pt, { align: hold, ...dress, wrap: false });
  }

  /** Text set into a box. An empty text draws nothing. */
  cell(part: string, said: SourcedText | readonly RunIn[], box: BoxIn, size_pt: number, dress: SketchTextOptions = {}): void {
    const isOneText = isSourcedText(said);
    const words = isOneText ? said.text : said.map((r) => r.text).join('');
    if (words === '') return;
    const flip: Record<Align, Align> = { left: this.#side.start, right: this.#side.end, center: 'center' };
    const align = dress.wrap === false || dress.align !== undefined ? flip[dress.align ?? 'left'] : this.#side.leading(words);
    this.add(
      dress.layer ?? 'label',
      this.kit.label({
        ...this.#named(part, dress, 'label'),
        box: this.#side.box(box),
        runs: isOneText ? [run(said.text, said.path, said.bind)] : said,
        style: { color: dress.color ?? 'ink', bold: dress.bold === true },
        size_pt,
        align,
        anchor: dress.anchor ?? 'middle',
        wrap: dress.wrap ?? true,
      }),
    );
  }

  /** A block that was fitted by the caller. */
  block(part: string, box: BoxIn, request: Parameters<Kit['place']>[2], dress: SketchOptions = {}): void {
    const words = request.block.paragraphs[0]?.runs.map((r) => r.text).join('') ?? '';
    this.add(
      dress.layer ?? 'label',
      this.kit.place(this.#named(part, dress, 'body'), this.#side.box(box), {
        ...request,
        align: request.align ?? this.#side.leading(words),
      }),
    );
  }

  /** Paragraphs, one below the other, in one box. */
  stack(part: string, paragraphs: readonly (readonly RunIn[])[], box: BoxIn, size_pt: number, dress: SketchTextOptions = {}): void {
    const full = paragraphs.filter((runs) => runs.some((r) => r.text !== ''));
    if (full.length === 0) return;
    const flip: Record<Align, Align> = { left: this.#side.start, right: this.#side.end, center: 'center' };
    const words = full[0]?.map((r) => r.text).join('') ?? '';
    this.add(
      dress.layer ?? 'label',
      this.kit.place(this.#named(part, dress, 'label'), this.#side.box(box), {
        block: this.kit.paragraphs(
          full.map((runs) => ({ runs })),
          { color: dress.color ?? 'ink', bold: dress.bold === true },
        ),
        size_pt,
        align: dress.align !== undefined ? flip[dress.align] : this.#side.leading(words),
        anchor: dress.anchor ?? 'middle',
        wrap: dress.wrap ?? true,
      }),
    );
  }

  shapes(): Shape[] {
    return LAYERS.flatMap((l) => this.#layers.get(l) ?? []);
  }

  /** Everything as one group with its alternative text, then `after`. */
  drawing(name: string, alt: string, after: readonly Shape[] = []): Drawing {
    return { alt, shapes: [...shapes.group({ id: this.id, name, role: 'group', alt }, this.shapes()), ...after] };
  }
}

const isSourcedText = (said: SourcedText | readonly RunIn[]): said is SourcedText => !Array.isArray(said);

/** How the numbers of one chart are printed: the decimals that they share, and the unit where labels may show it. */
export function numbersOf(values: Iterable<number | null | undefined>, unit: string, kit: Kit) {
  const all = [...values];
  const [decimals, shared] = [kit.decimals(all), kit.sharedDecimals(all)];
  const text = (value: number, signed = false): string => kit.value(value, { decimals: shared, unit, signed });
  return {
    decimals,
    text,
    /** A supplied value, or the text that the caller sent for it. */
    said: (value: number, pointer: string, display?: string, signed = false, key = 'value'): SourcedText =>
      display === undefined
        ? { text: text(value, signed), path: `${pointer}/${key}`, bind: 'formatted' }
        : { text: display, path: `${pointer}/display` },
    /** A computed value. */
    derived: (value: number): SourcedText => derived(kit.number(Number(value.toFixed(decimals)), { decimals: shared, unit })),
    /** A computed difference of two values. Percentages differ by points. */
    difference: (value: number, signed = true): SourcedText => derived(kit.difference(value, { decimals, unit, signed })),
  };
}
export type Numbers = ReturnType<typeof numbersOf>;

/** Whether a number that its author wrote out contains the unit: `£212.4m` contains £m. */
export const saysUnit = (display: string | undefined, unit: string): boolean =>
  display !== undefined && /\d/.test(display) && display.replace(/^[^\p{L}\p{Sc}\d]+|[\d.,'’\s]/gu, '') === unit.replaceAll(/\s/g, '');

/** Prints a unit that labels may not show above the chart, unless a number in `written` contains it. Returns the remaining box. */
export function noteUnit(
  sketch: Sketch,
  unit: string,
  path: string,
  box: BoxIn,
  size_pt = 11,
  written: readonly (string | undefined)[] = [],
): BoxIn {
  const { kit } = sketch;
  if (unit === '') return box;
  // The labels or the sub-line already show the unit.
  if (isLabelUnit(unit) || written.some((w) => saysUnit(w, unit)) || kit.context.split(/[\s,;:()]+/).includes(unit)) {
    kit.drawn.add(path);
    return box;
  }
  const h = kit.text.pitchIn(size_pt);
  sketch.cell('unit', { text: unit, path }, { x: box.x, y: box.y, w: Math.min(box.w, kit.text.widthIn(unit, size_pt)), h }, size_pt, {
    role: 'axis',
    color: 'muted',
    align: 'left',
    wrap: false,
  });
  return { ...box, y: box.y + h + 0.08, h: box.h - h - 0.08 };
}
