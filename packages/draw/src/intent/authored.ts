/** Draws an authored document: its elements become shapes of the scene, and its texts are set like those of forms. */

import type { BoundCall, Component } from '../components/define.ts';
import {
  type BoxIn,
  CANVAS_H,
  CANVAS_W,
  capacityExceeded,
  type Drawing,
  type Kit,
  type Pane,
  run as runOf,
  shape,
} from '../layout/index.ts';
import { buildTable, type CellIn } from '../marks/native-table.ts';
import { containedBox, coverCrop, loadPicture, pictureShape } from '../marks/request-picture.ts';
import type { Color, Fill, Role, Shape, Stroke, TextBody } from '../scene/index.ts';
import type { Block, ParagraphIn, RunIn } from '../typeset/index.ts';
import { charactersOf, checkCells, countOf } from './authored-limits.ts';
import {
  type AuthoredDocument,
  type AuthoredElement,
  type AuthoredLeaf,
  authoredDocument,
  authoredSchema,
  MAX_CHARACTERS,
  MAX_ELEMENTS,
} from './authored-schema.ts';

type Textual = Extract<AuthoredLeaf, { kind: 'text' | 'rect' | 'ellipse' }>;
type RunStyle = Pick<Textual, 'size_pt' | 'color' | 'font' | 'bold' | 'italic' | 'underline'>;

const DEFAULT_PT = 14;

export const AUTHORED_NAME = 'author_ssg';

/** An authored document has the interface of a component, so that the code that reads, draws, lints and reports slides needs no case for it. */
export const AUTHORED: Component = {
  name: AUTHORED_NAME,
  aliases: [],
  purpose: 'A slide authored element by element.',
  schema: authoredSchema,
  example: { title: '', params: {} },
  capacity: { what: 'elements', soft: MAX_ELEMENTS, hard: MAX_ELEMENTS },
  ownsSlide: true,
  places: [],
  // Members that steer the drawing; `text`, `title` and `notes` are what is to be seen.
  controls: [
    ...['ssg', 'canvas', 'background', 'kind', 'id', 'name', 'role', 'x_in', 'y_in', 'w_in', 'h_in', 'x1_in', 'y1_in', 'x2_in', 'y2_in'],
    ...['rotation', 'size_pt', 'color', 'font', 'bold', 'italic', 'underline', 'align', 'anchor', 'wrap', 'insets_in', 'bullet', 'level'],
    ...['fill', 'stroke', 'radius_in', 'steps', 'src', 'fit', 'columns_in', 'rows_in', 'header_row', 'link', 'alt', 'notes', 'title'],
  ],
  read(raw) {
    const parsed = authoredDocument.safeParse(raw, { reportInput: true });
    if (!parsed.success) return { ok: false, error: parsed.error };
    const call: BoundCall = { count: countOf(parsed.data.elements), draw: (pane, kit) => drawDocument(parsed.data, pane, kit) };
    return { ok: true, call };
  },
};

/** How the document's inches become the slide's: scaled to fit, in the middle. */
interface Place {
  readonly k: number;
  readonly dx: number;
  readonly dy: number;
}

class Authored {
  readonly kit: Kit;
  readonly place: Place;
  readonly #ids = new Map<string, string>();
  #unnamed = 0;

  constructor(kit: Kit, place: Place) {
    this.kit = kit;
    this.place = place;
  }

  /** The element's id, unique on the slide. Throws for one that was used before. */
  id(own: string | undefined, pointer: string): string {
    if (own === undefined) return `element-${++this.#unnamed}`;
    const earlier = this.#ids.get(own);
    if (earlier !== undefined)
      throw capacityExceeded(
        `The id ${JSON.stringify(own)} is used twice.`,
        `Give ${pointer} an id of its own; ${earlier} has it already.`,
        { pointer: `${pointer}/id` },
      );
    this.#ids.set(own, pointer);
    return `authored/${own}`;
  }

  box(e: { x_in: number; y_in: number; w_in: number; h_in: number }): BoxIn {
    const { k, dx, dy } = this.place;
    return { x: dx + e.x_in * k, y: dy + e.y_in * k, w: e.w_in * k, h: e.h_in * k };
  }

  x = (v: number): number => this.place.dx + v * this.place.k;
  y = (v: number): number => this.place.dy + v * this.place.k;

  stroke(s: {
    color: Color;
    width_pt: number;
    dash?: Stroke['dash'] | undefined;
    head?: Stroke['head'] | undefined;
    tail?: Stroke['tail'] | undefined;
  }): Stroke {
    return {
      color: s.color,
      width_pt: Math.max(0.1, s.width_pt * this.place.k),
      ...(s.dash === undefined ? {} : { dash: s.dash }),
      ...(s.head === undefined ? {} : { head: s.head }),
      ...(s.tail === undefined ? {} : { tail: s.tail }),
    };
  }
}

const fillOf = (f: { color: Color; alpha?: number | undefined }): Fill =>
  f.alpha === undefined ? { color: f.color } : { color: f.color, alpha: f.alpha };

function drawDocument(doc: AuthoredDocument, pane: Pane, kit: Kit): Drawing {
  const { w_in = CANVAS_W, h_in = CANVAS_H } = doc.canvas ?? {};
  const exact = Math.min(CANVAS_W / w_in, CANVAS_H / h_in);
  // People write 13.333 for forty thirds.
  const same = Math.abs(CANVAS_W / w_in - 1) < 0.001 && Math.abs(CANVAS_H / h_in - 1) < 0.001;
  const k = same ? 1 : exact;
  const place: Place = same ? { k: 1, dx: 0, dy: 0 } : { k, dx: (CANVAS_W - w_in * k) / 2, dy: (CANVAS_H - h_in * k) / 2 };
  if (!same)
    kit.warn(
      'canvas_scaled',
      `The document of ${w_in} by ${h_in} inches is scaled by ${Math.round(k * 1000) / 1000} to the slide of 13.333 by 7.5.`,
      {
        path: `${pane.pointer}/canvas`,
        remedy: 'Send canvas {"w_in": 13.333, "h_in": 7.5}.',
      },
    );
  const characters = charactersOf(doc.elements);
  if (characters > MAX_CHARACTERS)
    throw capacityExceeded(`The document has ${characters} characters; ${MAX_CHARACTERS} are drawn.`, 'Split it over several slides.', {
      count: characters,
      limit: MAX_CHARACTERS,
      pointer: `${pane.pointer}/elements`,
    });
  checkCells(doc.elements, `${pane.pointer}/elements`);
  const authored = new Authored(kit, place);
  const shapes = doc.elements.flatMap((e, i) => drawElement(e, `${pane.pointer}/elements/${i}`, authored));
  const background =
    doc.background === undefined
      ? []
      : [
          shape.rect(
            { id: 'authored-background', name: 'background', role: 'background' },
            { x: 0, y: 0, w: CANVAS_W, h: CANVAS_H },
            { fill: shape.fill(doc.background) },
          ),
        ];
  return { shapes, background, alt: doc.title ?? kit.title, loose: true };
}

/** Elements that stand on a slide of ours beside what its intent draws. @param pointer of the list in the request */
export function drawElements(elements: readonly AuthoredElement[], pointer: string, kit: Kit): readonly Shape[] {
  checkCells(elements, pointer);
  const authored = new Authored(kit, { k: 1, dx: 0, dy: 0 });
  return elements.flatMap((e, i) => drawElement(e, `${pointer}/${i}`, authored));
}

function drawElement(e: AuthoredElement, pointer: string, a: Authored): Shape[] {
  const id = a.id(e.id, pointer);
  const identityOf = (role: Role): shape.Named => ({
    id,
    name: e.name ?? e.kind,
    role: e.role ?? role,
    ...(e.alt === undefined ? {} : { alt: e.alt }),
  });
  switch (e.kind) {
    case 'group':
      return shape.group(
        { ...identityOf('body'), role: 'group' },
        e.elements.flatMap((child, i) => drawElement(child, `${pointer}/elements/${i}`, a)),
      );
    case 'line': {
      const pen = a.stroke(e.stroke ?? { color: 'ink', width_pt: 1 });
      return [shape.line(identityOf('connector'), [a.x(e.x1_in), a.y(e.y1_in)], [a.x(e.x2_in), a.y(e.y2_in)], pen)];
    }
    case 'path': {
      const x = (v: number): number => a.x(e.x_in + v);
      const y = (v: number): number => a.y(e.y_in + v);
      const steps = e.steps.map(
        (s): shape.StepIn =>
          s[0] === 'Z' ? ['Z'] : s[0] === 'C' ? ['C', x(s[1]), y(s[2]), x(s[3]), y(s[4]), x(s[5]), y(s[6])] : [s[0], x(s[1]), y(s[2])],
      );
      return [
        shape.path(identityOf('decoration'), steps, {
          ...(e.fill === undefined ? {} : { fill: fillOf(e.fill) }),
          ...(e.stroke === undefined ? {} : { stroke: a.stroke(e.stroke) }),
        }),
      ];
    }
    case 'image': {
      const picture = loadPicture(e.src, `${pointer}/src`, a.kit);
      const box = a.box(e);
      const contained = e.fit === 'contain' || e.fit === undefined;
      const at = contained ? containedBox(picture, box) : box;
      const crop = e.fit === 'cover' ? { crop: coverCrop(picture, box, a.kit) } : {};
      if (e.alt === undefined)
        a.kit.warn('alt_missing', 'The picture has no text for those who cannot see it.', {
          path: `${pointer}/alt`,
          remedy: 'Say in one sentence what the picture shows.',
        });
      return [
        pictureShape(
          picture,
          { id, name: e.name ?? 'picture', alt: e.alt ?? '', box: { ...at, y: contained ? box.y + (box.h - at.h) / 2 : at.y }, ...crop },
          a.kit,
        ),
      ];
    }
    case 'table':
      return [tableOf(e, id, pointer, a)];
    default:
      return [textual(e, identityOf(e.kind === 'text' ? 'body' : 'card'), pointer, a)];
  }
}

function textual(e: Textual, identity: shape.Named, pointer: string, a: Authored): Shape {
  const box = a.box(e);
  const text = textOf(e, box, pointer, a);
  const turn = e.rotation === undefined || e.rotation === 0 ? {} : { rotation: ((e.rotation % 360) + 360) % 360 };
  const paint =
    e.kind === 'text'
      ? {}
      : { ...(e.fill === undefined ? {} : { fill: fillOf(e.fill) }), ...(e.stroke === undefined ? {} : { stroke: a.stroke(e.stroke) }) };
  // An element with the role of a title becomes the slide's title, which outlines and screen readers find.
  const place = e.role === 'title' || e.role === 'subtitle' ? { placeholder: e.role } : {};
  if (e.kind === 'text') return { ...shape.text(identity, box, text ?? emptyText(box, a)), ...place, ...turn };
  const filled = text === undefined ? paint : { ...paint, text };
  const drawn: Shape =
    e.kind === 'ellipse'
      ? shape.ellipse(identity, box, filled)
      : shape.rect(identity, box, { ...filled, ...(e.radius_in === undefined ? {} : { radius_in: e.radius_in * a.place.k }) });
  return { ...drawn, ...turn };
}

const emptyText = (box: BoxIn, a: Authored): TextBody =>
  a.kit.text.set({
    block: { color: 'ink', paragraphs: [{ runs: [] }] },
    size_pt: DEFAULT_PT,
    width_in: box.w,
    height_in: box.h,
    lang: a.kit.locale,
  });

const runStyle = (own: RunStyle, of: RunStyle, a: Authored): Partial<RunIn> => {
  const size = own.size_pt ?? of.size_pt;
  const font = own.font ?? of.font;
  return {
    ...(size === undefined ? {} : { size_pt: size * a.place.k }),
    ...(own.color === undefined ? {} : { color: own.color }),
    ...(font === undefined ? {} : { font }),
    ...(own.bold === undefined ? {} : { bold: own.bold }),
    ...(own.italic === undefined ? {} : { italic: own.italic }),
    ...((own.underline ?? of.underline) ? { underline: true } : {}),
  };
};

function textOf(e: Textual, box: BoxIn, pointer: string, a: Authored): TextBody | undefined {
  const paragraphs: ParagraphIn[] = [];
  if (e.text !== undefined) paragraphs.push({ runs: [runOf(e.text, `${pointer}/text`, 'verbatim', runStyle({}, e, a))] });
  for (const [i, p] of (e.paragraphs ?? []).entries()) {
    const at = `${pointer}/paragraphs/${i}`;
    const runs: RunIn[] = [];
    if ('own' in p) runs.push(runOf(p.runs[0].text, at, 'verbatim', runStyle({}, e, a)));
    else {
      if (p.text !== undefined) runs.push(runOf(p.text, `${at}/text`, 'verbatim', runStyle({}, e, a)));
      for (const [k, r] of (p.runs ?? []).entries())
        runs.push(
          runOf(r.text, `${at}/runs/${k}/text`, 'verbatim', { ...runStyle(r, e, a), ...(r.link === undefined ? {} : { link: r.link }) }),
        );
    }
    const rich = 'own' in p ? undefined : p;
    const indent = (rich?.level ?? 0) * 0.25 + (rich?.bullet === true ? 0.2 : 0);
    paragraphs.push({
      runs,
      ...(rich?.align === undefined ? {} : { align: rich.align }),
      ...(rich?.bullet === true ? { bullet: { kind: 'square', color: 'accent1' } as const } : {}),
      ...(indent > 0 ? { indent_in: indent * a.place.k } : {}),
    });
  }
  if (paragraphs.length === 0) return undefined;
  const size_pt = (e.size_pt ?? DEFAULT_PT) * a.place.k;
  const on = e.kind !== 'text' && e.fill !== undefined ? a.kit.on(e.fill.color) : 'ink';
  const block: Block = {
    color: e.color ?? on,
    paragraphs,
    ...(e.bold === undefined ? {} : { bold: e.bold }),
    ...(e.italic === undefined ? {} : { italic: e.italic }),
    ...(e.font === 'heading' || e.role === 'title' ? { font: 'heading' } : {}),
  };
  const inset = (side: 'l' | 't' | 'r' | 'b'): number => (e.insets_in?.[side] ?? (e.kind === 'text' ? 0 : 0.08)) * a.place.k;
  const insets_in = { l: inset('l'), t: inset('t'), r: inset('r'), b: inset('b') };
  const wrap = e.wrap ?? true;
  const fit = a.kit.fit({
    block,
    sizes_pt: [size_pt],
    width_in: wrap ? box.w - insets_in.l - insets_in.r : 1000,
    height_in: box.h - insets_in.t - insets_in.b,
  });
  if (!fit.fits)
    a.kit.warn(
      'text_overflow',
      `The text needs ${Math.round(fit.height_in * 100) / 100} in of height; its box leaves ${Math.round((box.h - insets_in.t - insets_in.b) * 100) / 100}.`,
      {
        path: pointer,
        remedy: 'Make the box larger, the text shorter, or size_pt smaller.',
      },
    );
  return a.kit.text.set({
    block,
    size_pt,
    width_in: box.w,
    height_in: box.h,
    align: e.align ?? (e.kind === 'text' ? 'left' : 'center'),
    anchor: e.anchor ?? (e.kind === 'text' ? 'top' : 'middle'),
    wrap,
    insets_in,
    lang: a.kit.locale,
  });
}

function tableOf(e: Extract<AuthoredLeaf, { kind: 'table' }>, id: string, pointer: string, a: Authored): Shape {
  const { k } = a.place;
  const box = a.box(e);
  const size = (e.size_pt ?? 12) * k;
  const cells = e.rows_in.map((_, i): CellIn[] =>
    e.columns_in.map((__, j): CellIn => {
      const raw = e.cells[i]?.[j];
      const rich = raw === undefined || 'own' in raw ? undefined : raw;
      const text = raw?.text;
      const own = `${pointer}/cells/${i}/${j}`;
      const header = e.header_row === true && i === 0;
      return {
        size_pt: (rich?.size_pt ?? e.size_pt ?? 12) * k,
        ...(text === undefined || text === ''
          ? {}
          : {
              block: a.kit.block([runOf(text, rich === undefined ? own : `${own}/text`, 'verbatim', runStyle(rich ?? {}, e, a))], {
                color: rich?.color ?? (rich?.fill === undefined ? 'ink' : a.kit.on(rich.fill)),
                bold: rich?.bold ?? e.bold ?? header,
              }),
            }),
        align: rich?.align ?? 'left',
        ...(rich?.fill === undefined ? {} : { fill: rich.fill }),
        insets_in: { l: 0.08 * k, r: 0.08 * k, t: 0.04 * k, b: 0.04 * k },
        bottom: shape.stroke(header ? 'muted' : 'line', header ? 1 : 0.5),
        role: header ? 'header' : 'cell',
      };
    }),
  );
  for (const [i, row] of cells.entries())
    for (const [j, cell] of row.entries()) {
      if (cell.block === undefined) continue;
      const fit = a.kit.fit({ block: cell.block, sizes_pt: [cell.size_pt], width_in: (e.columns_in[j] as number) * k - 0.16 * k });
      if (fit.height_in + 0.08 * k > (e.rows_in[i] as number) * k + 0.02)
        a.kit.warn('text_overflow', `The text of row ${i + 1}, column ${j + 1} needs more height than its row has.`, {
          path: `${pointer}/cells/${i}/${j}`,
          remedy: 'Make the row higher or the text shorter.',
        });
    }
  return buildTable(
    {
      id,
      name: e.name ?? 'table',
      alt: e.alt ?? `Table of ${e.rows_in.length} rows and ${e.columns_in.length} columns, text of ${size} pt.`,
      x: box.x,
      y: box.y,
      columns: e.columns_in.map((w) => w * k),
      rows: e.rows_in.map((h) => h * k),
      cells,
      ...(e.header_row === true ? { header_row: true } : {}),
    },
    a.kit,
  );
}
