/* Long because it is one class: all that a drawing asks for. */
/** What drawing needs beyond its data: text, theme, numbers, words, and collectors for warnings and proofs. */

import { contrastOf } from '@deckwright/core/color';
import { sha256 } from '@deckwright/core/sha256';

import type { Align } from '../scene/index.ts';
import {
  type Color,
  type HeadStyle,
  isRgb,
  type Media,
  type Rgb,
  type Role,
  type Run,
  resolveColor,
  type Shape,
  type TextShape,
  type Theme,
} from '../scene/index.ts';
import { textOn, withContrast } from '../themes/index.ts';
import {
  type Block,
  type BlockStyle,
  type Fit,
  type FitRequest,
  isRtlParagraph,
  type ParagraphIn,
  type RunIn,
  type SetRequest,
  type Typesetter,
} from '../typeset/index.ts';
import type { BoxIn } from './boxes.ts';
import type { ChartClaim } from './chart-claim.ts';
import {
  type Emphasis,
  emphasisBeyond,
  emphasisOf,
  type NamedPointers,
  namedPointers,
  type Shown,
  type SummedItems,
  summedItems,
} from './emphasis.ts';
import type { FormCall, FormPlace } from './form-call.ts';
import type { PaneClass } from './grid.ts';
import type { NamedMark } from './named-mark.ts';
import {
  decimalsOf,
  differenceUnit,
  type FormatOptions,
  formatNumber,
  losesDigits,
  type NumberStyle,
  rounded,
  roundShares,
} from './numbers.ts';
import * as shapes from './shapes.ts';
import { type TitleClaims, titleClaims } from './title-claims.ts';
import { type Word, word } from './words.ts';
import { dressWritten, type Written, writtenDecimals } from './written.ts';

/** Machine-stable code, a sentence, a remedy, and the values concerned. */
export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly remedy?: string;
  /** JSON Pointer into the request. */
  readonly path?: string;
  /** Other places to which the same warning applies. */
  readonly also?: readonly string[];
  readonly shape_id?: string;
  readonly can_autofix?: boolean;
  readonly patch?: unknown;
}

/** A sum, share or rate that the slide claims, with the recomputed value. */
export interface Proof {
  readonly kind: string;
  readonly ok: boolean;
  readonly expected: number;
  readonly shown: number;
  readonly tolerance: number;
  readonly path: string;
}

/** The place of a component, and what it may assume about that place. */
export interface Pane {
  readonly box: BoxIn;
  readonly class: PaneClass;
  /** Prefix of every shape id: `body`, `body/left`. */
  readonly id: string;
  /** JSON Pointer of the component's params in the request. */
  readonly pointer: string;
  /** 0 for the slide's body, 1 inside a split view or card, 2 inside a card in a split view. */
  readonly depth: number;
  /** Densest level that a neighbour needs. The component starts at this level or a denser one. */
  readonly level?: 'D0' | 'D1' | 'D2';
  /** Inches per unit of a neighbour on the same scale. A component on this scale draws no larger. */
  readonly per_unit?: number;
  /** Categories shared with a neighbour. Their position here decides their colour, so that one name has one colour. */
  readonly categories?: readonly string[];
}

export interface Drawing {
  readonly shapes: readonly Shape[];
  /** Type, message and all values, in words: the alternative text of the group. */
  readonly alt: string;
  /**
   * Fills the slide behind its title, sub-line and source, which are then drawn on bands. Only for a component that is alone on its slide.
   */
  readonly background?: readonly Shape[];
  /** The shapes are not grouped: an authored document has groups of its own. */
  readonly loose?: boolean;
  /**
   * Laid out left to right only, so the pipeline mirrors it on a right-to-left slide. Absent for drawings that mirror themselves and for
   * drawings over time.
   */
  readonly mirror?: boolean;
}

/** A nested component as the caller sends it. */
export interface ComponentCall {
  readonly component: string;
  readonly params: unknown;
}

/** Bytes of a picture by its source; undefined for a picture that was not supplied. */
export type Pictures = (src: string) => Uint8Array | undefined;

export interface KitDeps {
  readonly theme: Theme;
  readonly text: Typesetter;
  readonly numbers: NumberStyle;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Title and sub-line of the slide, which a component need not repeat. */
  readonly title: string;
  readonly context: string;
  /** The sentence below the body. Where the title names nothing of the drawing, this may. */
  readonly takeaway?: string;
  /** Heads of cards and panels; each form has its own where this is absent. */
  readonly head_style?: HeadStyle | undefined;
  /** `none`: the product adds no marks of its own for what the title says. */
  readonly furnish?: 'auto' | 'none' | undefined;
  /** Wordings of numbers, by the value that they represent. */
  readonly written?: Written;
  /** Supplied pictures, by the source that a request names. Nothing is fetched. */
  readonly pictures?: Pictures;
  /** Draws a nested component; supplied by the catalog. */
  readonly nested: (call: ComponentCall, pane: Pane, kit: Kit) => Drawing;
  /** Draws a form inside another one. Absent where only components are drawn. */
  readonly nested_form?: (call: FormCall, place: FormPlace, kit: Kit) => Drawing;
}

export interface LabelRequest extends Omit<SetRequest, 'block' | 'width_in' | 'height_in'> {
  readonly id: string;
  readonly name?: string;
  readonly role: Role;
  readonly box: BoxIn;
  readonly runs: readonly RunIn[] | string;
  readonly style: BlockStyle;
  readonly path?: string;
  readonly bind?: Run['bind'];
  readonly host?: string;
  readonly datum?: shapes.Named['datum'];
}

/** Caches the keys of supplied pictures across slides, because hashing a photograph takes longer than drawing most slides. */
const hashes = new WeakMap<Uint8Array, string>();

/** Limit for one slide, because each cell may warn and a request of few bytes may have thousands of cells. */
const MOST_WARNINGS = 200;

const isSame = (one: Shown[number], other: Shown[number] | undefined): boolean =>
  one.pointer === other?.pointer && one.value === other.value;

export class Kit {
  readonly theme: Theme;
  readonly numbers: NumberStyle;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly head_style: HeadStyle | undefined;
  #text: Typesetter;
  readonly #context: string;
  readonly #takeaway: string;
  #heading: string | undefined;
  readonly warnings: Warning[] = [];
  readonly proofs: Proof[] = [];
  /** Pointers of values that the drawing shows as a length, angle, position or state and not as text. */
  readonly drawn = new Set<string>();
  /** Pointers of values that a drawing accepts and does not show. Each has a warning of its own. */
  readonly unseen = new Set<string>();
  /** Pointers of numbers that all items share and that are printed once for all of them. */
  readonly said_once = new Set<string>();
  /** Words that a drawing could not place. They go into the speaker notes. */
  readonly notes: string[] = [];
  /** Remarks of the product above the source that say how figures are shown. */
  readonly remarks = new Set<Word>();
  /** Pictures that the drawing shows, by the SHA-256 of their bytes in hex. They become the media of the deck. */
  readonly media = new Map<string, Media>();
  /** Chart claims. A claim from an arrangement that was discarded names no shape of the slide. */
  readonly charts: ChartClaim[] = [];
  /** Marks that notes can name, of drawings whose claims do not say where they are. */
  readonly named: NamedMark[] = [];
  /** What the title names, in each drawing of the slide. */
  readonly emphases: Emphasis[] = [];
  /** Every list of the slide of which the title names items, whether or not these are set apart. */
  readonly titled: NamedPointers[] = [];
  /** Items that the title adds up, in each drawing of the slide. */
  readonly summed: SummedItems[] = [];
  /** Supplied numbers that lose more in print than the rounding error of binary fractions. */
  readonly shortened = new Set<number>();
  /** Names of categories that an annotation compares. A chart sets their names and totals in bold. */
  compared: ReadonlySet<string> = new Set();
  /** How many times as large the drawing will be shown: the box of a body that is drawn small and scaled up is no small frame. */
  zoom = 1;
  /** Room that a chart keeps free above its marks and beside their ends, inches, and the box in which it did so. */
  reserved: { readonly top: number; readonly end: number; area?: BoxIn; at_left?: boolean } | undefined;
  #fixed: number | undefined;
  readonly #claims: TitleClaims | undefined;
  #isEmphasisFound = false;
  readonly #found: { readonly shown: Shown; readonly joins: boolean; readonly emphasis: Emphasis | undefined }[] = [];
  readonly #nested: KitDeps['nested'];
  readonly #nestedForm: KitDeps['nested_form'];
  readonly #written: Written;
  /** A picture that was supplied beside the request. */
  readonly picture: Pictures;

  constructor(deps: KitDeps) {
    this.theme = deps.theme;
    this.#text = deps.text;
    this.numbers = deps.numbers;
    this.locale = deps.locale;
    this.direction = deps.direction;
    this.title = deps.title;
    this.#context = deps.context;
    this.#takeaway = deps.takeaway ?? '';
    this.head_style = deps.head_style;
    this.#claims = deps.furnish === 'none' ? undefined : titleClaims(deps.title, deps.locale, deps.numbers.decimal);
    this.#nested = deps.nested;
    this.#nestedForm = deps.nested_form;
    this.#written = deps.written ?? new Map();
    this.picture = deps.pictures ?? (() => undefined);
  }

  warn(code: string, message: string, rest: Omit<Warning, 'code' | 'message'> = {}): void {
    if (this.warnings.length >= MOST_WARNINGS) return;
    if (this.warnings.some((w) => w.code === code && w.path === rest.path && w.message === message)) return;
    this.warnings.push(
      this.warnings.length < MOST_WARNINGS - 1
        ? { code, message, ...rest }
        : {
            code: 'warnings_cut',
            message: `There are more warnings; the first ${MOST_WARNINGS - 1} are listed.`,
            remedy: 'Mend those that are listed.',
          },
    );
  }

  /**
   * Finds what the title, or else the takeaway, names in the data of a drawing. Undefined where that is nothing.
   * @param joins whether it may join what the caller marked
   */
  emphasise(shown: Shown, joins = true): Emphasis | undefined {
    if (this.#isEmphasisFound) return undefined;
    const emphasis = this.#emphasisOf(shown, joins);
    if (emphasis !== undefined) this.emphases.push(emphasis);
    return emphasis;
  }

  /** A body is drawn at several sizes from the same data, which name the same things. */
  #emphasisOf(shown: Shown, joins: boolean): Emphasis | undefined {
    const known = this.#found.find(
      (one) => one.joins === joins && one.shown.length === shown.length && one.shown.every((part, i) => isSame(part, shown[i])),
    );
    if (known !== undefined) return known.emphasis;
    this.titled.push(...namedPointers(this.title, shown, this.locale));
    const claims = this.#claims;
    const summed = claims === undefined ? [] : summedItems(claims, shown, this.locale);
    this.summed.push(...summed);
    const emphasis =
      summed.find((one) => one.emphasis !== undefined)?.emphasis ??
      (claims && emphasisBeyond(claims, shown)) ??
      emphasisOf([this.title, this.#takeaway], shown, this.locale, joins);
    this.#found.push({ shown, joins, emphasis });
    return emphasis;
  }

  /** Draws what is a part of a drawing for which `emphasise` was asked: its data are the same ones in another shape. */
  withEmphasisFound<T>(draw: () => T): T {
    const before = this.#isEmphasisFound;
    this.#isEmphasisFound = true;
    try {
      return draw();
    } finally {
      this.#isEmphasisFound = before;
    }
  }

  /** What the title says of numbers. Undefined where that is nothing, and for what is a part of a drawing that looked for it. */
  get claims(): TitleClaims | undefined {
    return this.#isEmphasisFound ? undefined : this.#claims;
  }

  /** What the title says of numbers, for drawings that set apart what comes to it by themselves. */
  get titleClaims(): TitleClaims | undefined {
    return this.#claims;
  }

  /** The items below a pointer that the title adds up. */
  summedIn(pointer: string): SummedItems | undefined {
    return this.summed.find(({ pointers }) => pointers.every((one) => one.startsWith(`${pointer}/`)));
  }

  /** True for an item that the title names, by its pointer. */
  isEmphasised(pointer: string): boolean {
    return this.emphases.some((items) => items.some((one) => one.isEmphasised && one.pointers.includes(pointer)));
  }

  word(name: Word): string {
    return word(this.locale, name);
  }

  number(value: number, options?: FormatOptions): string {
    return formatNumber(value, this.numbers, options);
  }

  /** A computed difference of two values in `unit`, with its sign. Percentages differ by points, in the word of the language. */
  difference(value: number, { decimals = 0, unit = '', signed = true }: FormatOptions = {}): string {
    return this.number(Number(value.toFixed(decimals)), { decimals, signed, unit: differenceUnit(unit, this.numbers) });
  }

  /**
   * A supplied number, as it was written where the request says how, else formatted. `sent` is the supplied value where the sign was
   * changed.
   */
  value(value: number, options: FormatOptions = {}, sent = value): string {
    if (this.#fixed !== undefined) return this.number(rounded(value, this.#fixed), { ...options, decimals: this.#fixed });
    const wording = this.#written.get(sent);
    if (wording === undefined && losesDigits(value)) this.shortened.add(sent);
    if (wording === undefined) return this.number(value, options);
    return dressWritten(wording, value, this.numbers, { signed: options.signed ?? false, unit: options.unit ?? '' });
  }

  /** Shares of a whole that are all shown. Each is rounded alone, and the slide gets a remark when they do not total 100. */
  shares(values: readonly number[], atLeast: 0 | 1 = 0): ReturnType<typeof roundShares> {
    const rounding = roundShares(values, atLeast);
    if (!rounding.adds_up) this.remarks.add('shares_rounded');
    return rounding;
  }

  /** The largest number of decimals among the supplied numbers: that of their sums and differences, and of columns of a table. */
  decimals(values: Iterable<number | null | undefined>): number {
    if (this.#fixed !== undefined) return this.#fixed;
    let most = 0;
    for (const v of values) if (v !== null && v !== undefined) most = Math.max(most, this.decimalsOf(v));
    return most;
  }

  /**
   * The decimals that the numbers of a chart share in print: those that at least half of them were sent with. The others stand as sent, so
   * that one 35.5 does not make 100 a 100.0.
   */
  sharedDecimals(values: Iterable<number | null | undefined>): number {
    if (this.#fixed !== undefined) return this.#fixed;
    const each = [...values].flatMap((v) => (v === null || v === undefined ? [] : [this.decimalsOf(v)])).sort((a, b) => b - a);
    return each[Math.ceil(each.length / 2) - 1] ?? 0;
  }

  /** Number of decimals of a supplied number as written, with trailing zeros. */
  decimalsOf(value: number): number {
    if (this.#fixed !== undefined) return this.#fixed;
    const wording = this.#written.get(value);
    return Math.max(decimalsOf(value), wording === undefined ? 0 : writtenDecimals(wording, this.numbers));
  }

  /** Draws with this number of decimals for every supplied number and for sums of them. Undefined leaves them as they are. */
  withDecimals<T>(decimals: number | undefined, draw: () => T): T {
    if (decimals === undefined) return draw();
    const before = this.#fixed;
    this.#fixed = decimals;
    try {
      return draw();
    } finally {
      this.#fixed = before;
    }
  }

  /** Measures and sets every text of a drawing. */
  get text(): Typesetter {
    return this.#text;
  }

  /** Draws with another typesetter. What it finds no face for is remembered by the usual one. */
  withText<T>(text: Typesetter, draw: () => T): T {
    const before = this.#text;
    this.#text = text;
    try {
      return draw();
    } finally {
      for (const c of text.absent) before.absent.add(c);
      for (const [family, one] of text.stand_ins) before.stand_ins.set(family, one);
      this.#text = before;
    }
  }

  /** Sub-line of the slide and head of the exhibit that is being drawn. */
  get context(): string {
    return this.#heading === undefined ? this.#context : `${this.#context} ${this.#heading}`;
  }

  /** Draws below a head, which says what the drawing need not repeat. */
  withHeading<T>(heading: string, draw: () => T): T {
    const before = this.#heading;
    this.#heading = heading;
    try {
      return draw();
    } finally {
      this.#heading = before;
    }
  }

  /** Text colour that is readable on a fill. */
  on(fill: Color): 'canvas' | 'ink' | '#FFFFFF' {
    return textOn(this.theme, resolveColor(this.theme, fill));
  }

  /** `fill` as a text colour on canvas and surface, or ink where the fill would be too faint. */
  asText(color: Color): Color {
    const rgb = resolveColor(this.theme, color);
    return contrastOf(rgb, this.theme.colors.canvas) >= 4.5 && contrastOf(rgb, this.theme.colors.surface) >= 4.5 ? color : 'ink';
  }

  /** Category colours in input order. They repeat after six. */
  accent(index: number): Color {
    return `accent${(index % 6) + 1}` as 'accent1';
  }

  /** A colour that the caller sent: a token or hex. Anything else gives undefined and a warning. */
  userColor(value: string | undefined, path: string): Color | undefined {
    if (value === undefined || value === '') return undefined;
    if (/^accent[1-6]$|^(?:positive|negative|warning|neutral|muted|ink)$/.test(value)) return value as Color;
    const hex = /^#?([0-9a-fA-F]{6})$/.exec(value)?.[1] ?? /^#?([0-9a-fA-F]{3})$/.exec(value)?.[1]?.replace(/./g, '$&$&');
    if (hex === undefined) {
      this.warn(
        'colour_ignored',
        `The colour ${JSON.stringify(value)} is neither a theme token nor a hex value; the theme's own colour is used.`,
        {
          path,
          remedy: 'Send accent1 to accent6, positive, negative, warning, neutral, or #RRGGBB.',
        },
      );
      return undefined;
    }
    const rgb: Rgb = `#${hex.toUpperCase()}`;
    const adjusted = withContrast(rgb, this.theme.colors.canvas, 3);
    if (adjusted !== rgb)
      this.warn('colour_adjusted', `${rgb} is too close to the background (under 3:1); ${adjusted} of the same hue is drawn.`, {
        path,
        remedy: `Send ${adjusted} or a stronger colour.`,
      });
    return adjusted;
  }

  /** Contrast of a colour against another in this theme. */
  contrast(a: Color, b: Color): number {
    return contrastOf(isRgb(a) ? a : this.theme.colors[a], isRgb(b) ? b : this.theme.colors[b]);
  }

  fit(request: FitRequest): Fit {
    return this.text.fit(request);
  }

  /** A single style block of one paragraph. */
  block(runs: readonly RunIn[] | string, style: BlockStyle, path?: string, bind?: Run['bind']): Block {
    return { ...style, paragraphs: [{ runs: typeof runs === 'string' ? [run(runs, path, bind)] : runs }] };
  }

  paragraphs(paragraphs: readonly ParagraphIn[], style: BlockStyle): Block {
    return { ...style, paragraphs };
  }

  /** Text set into a box, as a shape. `path` and `bind` say which value it shows when `runs` is a plain string. */
  label(request: LabelRequest): TextShape {
    const { id, role, box, runs, style } = request;
    const identity: { -readonly [K in keyof shapes.Named]: shapes.Named[K] } = { id, name: request.name ?? role, role };
    if (request.host !== undefined) identity.host = request.host;
    if (request.datum !== undefined) identity.datum = request.datum;
    return this.#set(identity, box, this.block(runs, style, request.path, request.bind), request);
  }

  /** A block set into a box, as a shape. */
  place(named: shapes.Named, box: BoxIn, request: Omit<SetRequest, 'width_in' | 'height_in'>): TextShape {
    return this.#set(named, box, request.block, request);
  }

  #set(named: shapes.Named, box: BoxIn, block: Block, request: Omit<SetRequest, 'block' | 'width_in' | 'height_in'>): TextShape {
    const setting: { -readonly [K in keyof SetRequest]: SetRequest[K] } = {
      block,
      size_pt: request.size_pt,
      width_in: box.w,
      height_in: box.h,
      align: request.align ?? 'left',
      anchor: request.anchor ?? 'top',
      balance: request.balance ?? false,
      wrap: request.wrap ?? true,
      lang: this.locale,
    };
    if (request.insets_in !== undefined) setting.insets_in = request.insets_in;
    const body = this.text.set(setting);
    return shapes.text(named, box, body);
  }

  /** The leading side of a text: right for right-to-left text. */
  leading(text: string): Align {
    return isRtlParagraph(text) ? 'right' : 'left';
  }

  /** Adds a picture to the media of the deck. An image shape refers to it by the returned key. */
  addMedia(media: Media): string {
    const key = hashes.get(media.bytes) ?? sha256(media.bytes);
    hashes.set(media.bytes, key);
    this.media.set(key, media);
    return key;
  }

  draw(call: ComponentCall, pane: Pane): Drawing {
    return this.#nested(call, pane, this);
  }

  drawForm(call: FormCall, place: FormPlace): Drawing {
    if (this.#nestedForm === undefined) throw new Error(`${place.pointer}: this kit draws no forms inside others.`);
    return this.#nestedForm(call, place, this);
  }
}

/** A text that is one negative number: a hyphen, a currency sign, digits, a short unit. */
const NEGATIVE = /^-(?=[€$£¥]?\s?\d[\d.,'’\s]*\s?(?:%|\p{L}{1,4})?$)/u;

/** The sign of a number is formatting, so a hyphen is set as a minus sign. */
const withMinus = (text: string): string => (text.startsWith('-') ? text.replace(NEGATIVE, '−') : text);

/** A run that shows the value at `path`. A computed value is marked as such and needs no path. */
export const run = (text: string, path?: string, bind: Run['bind'] = 'verbatim', rest?: Partial<RunIn>): RunIn => {
  const sourced: RunIn = path !== undefined ? { text: withMinus(text), path, bind } : bind === 'derived' ? { text, bind } : { text };
  return rest === undefined ? sourced : { ...sourced, ...rest };
};
