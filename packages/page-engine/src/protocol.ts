/**
 * What a page and the engine in its worker say to each other, as structured clones by `postMessage`.
 *
 * The page sends one `EngineRequest` at a time or many at once; each is answered by one `EngineAnswer` with the same `id`, in any order. The first
 * message, before any request, is `{ ready: true }`. Start the worker as a module: `new Worker(url, { type: 'module' })`.
 */
import type { ProblemBody } from '@deckwright/platform/errors';
import type { RepairPlan } from '@deckwright/review/repair';
import { z } from 'zod';

/** `picture` is for looking at now, `png` a file; the files are those that the service writes of the same request, byte for byte. */
export const WANTED = ['picture', 'png', 'pptx', 'pdf'] as const;
export type Wanted = (typeof WANTED)[number];

const id = z.union([z.string(), z.number()]);

const width_px = z.number().int().min(64).max(3840);

/** A brand of colours and carried fonts by its kit, as `POST /v1/brands` takes it: a request names it by the slug. */
const brand = z.record(z.string(), z.unknown()).optional();

/** Draws a slide. */
const draw = z.object({
  id,
  kind: z.literal('draw'),
  brand,
  /** The body of `POST /v1/render/intent`, as the JSON text that was typed or as an object. A text keeps the order of keys like "2026". */
  request: z.union([z.string(), z.record(z.string(), z.unknown())]),
  want: z.array(z.enum(WANTED)),
  /** Width of `picture` and `png` in whole pixels; the height follows from the slide. */
  width_px: width_px.default(1280),
  /** Names what is typed into. A newer request of one editor ends the older ones that wait: their answer is `dropped`. */
  editor: z.string().optional(),
});

/** Draws a deck. */
const deck = z.object({
  id,
  kind: z.literal('deck'),
  brand,
  /** The body of `POST /v1/render/intent/deck`. */
  request: z.record(z.string(), z.unknown()),
  want: z.array(z.enum(['pptx', 'pdf'])).default([]),
  /** Which of its slides is painted, from 0, as it stands in the deck. */
  picture: z.number().int().min(0).optional(),
  width_px: width_px.default(1280),
  editor: z.string().optional(),
});

/** Slides that a text may become: a brief, or a table with tabs, commas or bars. */
const slides = z.object({ id, kind: z.literal('slides'), text: z.string(), editor: z.string().optional() });

const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/** The tables of a workbook or of a text file, of at most 25 MiB. */
const tables = z.object({ id, kind: z.literal('tables'), name: z.string(), bytes });

/** What is wrong with a .pptx of at most 25 MiB, and the file with what can be repaired. */
const check = z.object({ id, kind: z.literal('check'), bytes });

/** What there is to draw, for a list to choose from. */
const forms = z.object({ id, kind: z.literal('forms') });

/** A form with the JSON schema of its `data` and a request of each variant, for an editor. */
const schema = z.object({ id, kind: z.literal('schema'), form: z.string() });

/** Fetches ahead what later requests may need, so that they can be drawn without a network: the writers, and all faces or those for Latin text. */
const load = z.object({ id, kind: z.literal('load'), faces: z.enum(['latin', 'all']).default('latin') });

export const engineRequest = z.discriminatedUnion('kind', [draw, deck, slides, tables, check, forms, schema, load]);

/** As a page writes it. */
export type EngineRequest = z.input<typeof engineRequest>;
export type DrawRequest = z.output<typeof draw>;
export type DeckRequest = z.output<typeof deck>;

export interface EngineFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
  readonly media_type: string;
}

export interface DrawnAnswer {
  readonly id: string | number;
  readonly ok: true;
  readonly kind: 'draw';
  /** An `ImageBitmap` of `width` by `height` pixels: `canvas.getContext('bitmaprenderer').transferFromImageBitmap(picture)`. */
  readonly picture?: PictureBitmap;
  readonly width: number;
  readonly height: number;
  /** Title of the slide, for the name of files and the text beside the picture. */
  readonly title: string;
  readonly files: Partial<Record<Exclude<Wanted, 'picture'>, EngineFile>>;
  /** What the service answers of the same request: `status`, `warnings`, `notices`, `fidelity` and so on. A slide whose status is `rejected` has no files. */
  readonly report: Readonly<Record<string, unknown>>;
  /** Parts that were asked for and that only the service makes, each with the reason. A `picture` comes all the same, without what it lacks. */
  readonly needs_service: readonly { readonly part: string; readonly reason: string }[];
  /** Of the worker's time, fetching included. */
  readonly ms: number;
}

/** What `ImageBitmap` is where types know no browser. */
export interface PictureBitmap {
  readonly width: number;
  readonly height: number;
  close(): void;
}

export interface DeckAnswer {
  readonly id: string | number;
  readonly ok: true;
  readonly kind: 'deck';
  readonly title: string;
  /** Of the slide that was asked for, where it could be drawn, with its own title and report. */
  readonly picture?: PictureBitmap;
  readonly slide?: { readonly title: string; readonly report: Readonly<Record<string, unknown>> };
  /** Empty where no slide of it stands. */
  readonly files: Partial<Record<'pptx' | 'pdf', EngineFile>>;
  /** As the service answers it. */
  readonly report: Readonly<Record<string, unknown>>;
  readonly needs_service: DrawnAnswer['needs_service'];
  readonly ms: number;
}

export interface SlidesAnswer {
  readonly id: string | number;
  readonly ok: true;
  readonly kind: 'slides';
  /** At most six, the likeliest first; each holds the whole text, and draws as it stands. */
  readonly slides: readonly {
    readonly form: string;
    readonly variant: string;
    /** A body of `POST /v1/render/intent`. */
    readonly request: Readonly<Record<string, unknown>>;
  }[];
  /** Why there is none, where the text says so much. */
  readonly reason?: string;
  /** Where there is none: the text with a clause whose blanks are to be filled in. */
  readonly completions: readonly { readonly form: string; readonly add: string; readonly text: string }[];
}

export interface TablesAnswer {
  readonly id: string | number;
  readonly ok: true;
  readonly kind: 'tables';
  /** Each as a text for `slides`. */
  readonly tables: readonly { readonly name: string; readonly text: string }[];
}

export interface CheckAnswer {
  readonly id: string | number;
  readonly ok: true;
  readonly kind: 'check';
  /** As `POST /v1/repair` plans it: findings before and after, each repair, and what is left with its reason. */
  readonly report: Omit<RepairPlan, 'sources'>;
  /** Absent where nothing is repaired. */
  readonly files: { readonly pptx?: EngineFile };
}

export interface FormsAnswer {
  readonly id: string | number;
  readonly ok: true;
  readonly kind: 'forms';
  readonly forms: readonly {
    readonly form: string;
    /** A word for lists. */
    readonly menu: string;
    /** What it is for, in a sentence. */
    readonly when: string;
    readonly default_variant: string;
    readonly variants: readonly { readonly name: string; readonly purpose: string }[];
  }[];
}

export interface SchemaAnswer {
  readonly id: string | number;
  readonly ok: true;
  readonly kind: 'schema';
  readonly form: string;
  /** JSON schema (2020-12) of `data`. */
  readonly data_schema: unknown;
  /** A request of each variant, by its name, that draws as it stands. */
  readonly examples: Readonly<Record<string, unknown>>;
}

export interface LoadedAnswer {
  readonly id: string | number;
  readonly ok: true;
  readonly kind: 'load';
}

export interface RefusedAnswer {
  readonly id: string | number | null;
  readonly ok: false;
  /**
   * The body that the service answers the same request with, its `request_id` apart. Codes of the page's own: `page_needs_service`,
   * `page_offline` and `page_failed`. Stored brands and uploaded pictures are the service's alone: here they are names that nobody knows.
   */
  readonly problem: ProblemBody;
}

/** A newer request of the same editor came before this one was begun. */
export interface DroppedAnswer {
  readonly id: string | number;
  readonly ok: false;
  readonly dropped: true;
}

export type EngineAnswer =
  | DrawnAnswer
  | DeckAnswer
  | SlidesAnswer
  | TablesAnswer
  | CheckAnswer
  | FormsAnswer
  | SchemaAnswer
  | LoadedAnswer
  | RefusedAnswer
  | DroppedAnswer;
