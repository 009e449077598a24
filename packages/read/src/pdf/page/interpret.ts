/* Long because one switch follows the operators in the order of the standard, and its state is shared by all of them. */
/** Follows the operators of a page and says what each of them paints, in page points from its top-left corner. */

import { type Matrix, multiply, scaleOf } from '@deckwright/core/matrix';
import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Operators, readOperators } from '../file/read-operators.ts';
import { PdfRefusal } from '../pdf-refusal.ts';
import { actualTextOf, sayLetters } from './actual-text.ts';
import type { Budget } from './budget.ts';
import { type FontFacts, fontFacts, type LibraryFont } from './fonts.ts';
import { isPlaced } from './is-placed.ts';
import { meanColor, paintLetters, paintOfPixels } from './letter-clip.ts';
import type { GlyphMark, ImageMark, Mark, PageMarks, PathMark, PdfPaint, PdfPixels, Segment } from './marks.ts';
import { areaOf, boxThrough, intersect, matrixOf, type Rect } from './matrix.ts';
import { boxOfSegments, isOneRun, joinGlyphs, rectangleOf, segmentsOf, subpaths } from './outlines.ts';
import { type LibraryImage, pixelsOf, stencilPixels } from './pixels.ts';
import { boxOfMesh, colorOf, paintOfShading, paintOfTiling } from './shadings.ts';
import { fontMatrixOf, type LibraryGlyph, type ShownGlyph, showGlyphs } from './show-text.ts';
import { addLevel, isSoftShadow, levelOf, maskedFill, type SoftMask, startMask } from './soft-mask.ts';
import { type GraphicsState, startState, startText } from './state.ts';

/** States that may be saved at a time. */
const MAX_STATES = 5_000;

export interface InterpretOptions {
  readonly budget: Budget;
  /** Pictures are placed, and their pixels are left alone. */
  readonly without_pixels?: boolean;
  /** Whether a layer is switched on, by what the library says of it. */
  readonly is_shown?: (layer: unknown) => boolean;
}

/** @throws PdfRefusal for a page beyond the limits */
export async function interpretPage(
  page: PDFPageProxy,
  library: typeof Pdfjs,
  scale: number,
  options: InterpretOptions,
): Promise<PageMarks> {
  const viewport = page.getViewport({ scale });
  options.budget.startPage(page.pageNumber);
  const list = await readOperators(page, options.budget);
  await dependenciesOf(page, library, list, options.without_pixels === true);
  const interpreter = new Interpreter(page, library, startState(matrixOf(viewport.transform), viewport.width, viewport.height), options);
  interpreter.run(list, 0);
  return {
    width_pt: viewport.width,
    height_pt: viewport.height,
    marks: interpreter.marks,
    simplified: interpreter.simplified,
    operators: list.fnArray.length,
  };
}

/** Fonts and pictures are ready some time after the operators that paint with them. */
async function dependenciesOf(page: PDFPageProxy, { OPS }: typeof Pdfjs, list: Operators, fonts_alone: boolean): Promise<void> {
  const ids = new Set(list.fnArray.flatMap((fn, i) => (fn === OPS.dependency ? ((list.argsArray[i] ?? []) as readonly string[]) : [])));
  await Promise.all(
    [...ids]
      .filter((id) => !fonts_alone || /_f\d|^g_font/.test(id))
      .map(
        (id) =>
          new Promise<void>((resolve) => {
            (id.startsWith('g_') ? page.commonObjs : page.objs).get(id, () => resolve());
          }),
      ),
  );
}

class Interpreter {
  readonly marks: Mark[] = [];
  readonly simplified = new Map<string, number>();
  readonly #page: PDFPageProxy;
  readonly #ops: typeof Pdfjs.OPS;
  readonly #options: InterpretOptions;
  readonly #stack: GraphicsState[] = [];
  readonly #fonts = new Map<string, FontFacts>();
  readonly #pictures = new Map<string, PdfPixels>();
  #state: GraphicsState;
  #text = startText();
  #pending: 'clip' | 'eo' | undefined;
  /** Of the page and of the forms around: patterns are placed by them. */
  readonly #bases: Matrix[];
  #order = 0;
  #shows = 0;
  /** Glyphs that clip from the end of the text object on. */
  #clipping: GlyphMark[] = [];
  #groups = 0;
  /** Above 0 within the drawing of a soft mask, which is not painted. */
  #mask_depth = 0;
  #mask: SoftMask | undefined;
  readonly #content: { readonly shown: boolean; readonly says?: string; readonly from: number }[] = [];

  constructor(page: PDFPageProxy, library: typeof Pdfjs, state: GraphicsState, options: InterpretOptions) {
    this.#page = page;
    this.#ops = library.OPS;
    this.#state = state;
    this.#bases = [state.ctm];
    this.#options = options;
  }

  run(list: Operators, depth: number): void {
    this.#budget.enter(depth);
    if (depth > 0) this.#budget.use('operators', list.fnArray.length);
    const floor = this.#stack.length;
    list.fnArray.forEach((fn, i) => {
      this.#step(fn, list.argsArray[i] ?? [], depth);
    });
    while (this.#stack.length > floor) this.#restore();
  }

  #step(fn: number, args: readonly unknown[], depth: number): void {
    const { OPS, s } = { OPS: this.#ops, s: this.#state };
    const n = (i: number): number => (typeof args[i] === 'number' && Number.isFinite(args[i]) ? (args[i] as number) : 0);
    switch (fn) {
      case OPS.save:
        this.#save();
        return;
      case OPS.restore:
        this.#restore();
        return;
      case OPS.transform:
        s.ctm = multiply(s.ctm, matrixOf(args));
        return;
      case OPS.setLineWidth:
        s.line_width = Math.abs(n(0));
        return;
      case OPS.setLineCap:
        s.cap = clampStyle(n(0));
        return;
      case OPS.setLineJoin:
        s.join = clampStyle(n(0));
        return;
      case OPS.setDash:
        s.dash = Array.isArray(args[0]) ? (args[0] as unknown[]).filter((v): v is number => typeof v === 'number') : [];
        return;
      case OPS.setGState:
        this.#graphics(args[0]);
        return;
      case OPS.setFillRGBColor:
        s.fill = { kind: 'solid', color: colorOf(args[0]) };
        return;
      case OPS.setStrokeRGBColor:
        s.stroke = { kind: 'solid', color: colorOf(args[0]) };
        return;
      case OPS.setFillTransparent:
        s.fill = { kind: 'none' };
        return;
      case OPS.setStrokeTransparent:
        s.stroke = { kind: 'none' };
        return;
      case OPS.setFillColorN:
        s.fill = this.#pattern(args);
        return;
      case OPS.setStrokeColorN:
        s.stroke = this.#pattern(args);
        return;
      case OPS.clip:
        this.#pending = 'clip';
        return;
      case OPS.eoClip:
        this.#pending = 'eo';
        return;
      case OPS.constructPath:
        this.#path(n(0), args[1]);
        return;
      case OPS.shadingFill:
        this.#shading(this.#object(args[0]));
        return;
      case OPS.beginText:
        this.#text = startText();
        return;
      case OPS.endText:
        if (this.#clipping.length > 0) s.clip = { ...s.clip, letters: { glyphs: this.#clipping } };
        this.#clipping = [];
        return;
      case OPS.setCharSpacing:
        s.char_spacing = n(0);
        return;
      case OPS.setWordSpacing:
        s.word_spacing = n(0);
        return;
      case OPS.setHScale:
        s.h_scale = n(0) / 100;
        return;
      case OPS.setLeading:
        s.leading = -n(0);
        return;
      case OPS.setTextRise:
        s.rise = n(0);
        return;
      case OPS.setTextRenderingMode:
        s.render_mode = n(0);
        return;
      case OPS.setFont:
        this.#font(args[0], n(1));
        return;
      case OPS.setTextMatrix:
        this.#text.matrix = matrixOf(args[0]);
        this.#text.line = this.#text.matrix;
        return;
      case OPS.moveText:
        this.#move(n(0), n(1));
        return;
      case OPS.setLeadingMoveText:
        s.leading = n(1);
        this.#move(n(0), n(1));
        return;
      case OPS.nextLine:
        this.#move(0, s.leading);
        return;
      case OPS.showText:
        this.#show(args[0], depth);
        return;
      case OPS.paintFormXObjectBegin:
        this.#form(args[0], args[1]);
        return;
      case OPS.paintFormXObjectEnd:
        if (this.#bases.length > 1) this.#bases.pop();
        this.#restore();
        return;
      case OPS.endAnnotation:
        this.#restore();
        return;
      case OPS.beginAnnotation:
        this.#save();
        s.ctm = multiply(multiply(s.ctm, matrixOf(args[2])), matrixOf(args[3]));
        return;
      case OPS.beginGroup:
        this.#beginGroup(args[0]);
        return;
      case OPS.endGroup:
        this.#endGroup(args[0]);
        return;
      case OPS.beginMarkedContent:
        this.#content.push({ shown: true, from: this.marks.length });
        return;
      case OPS.beginMarkedContentProps:
        this.#beginContent(args);
        return;
      case OPS.endMarkedContent:
        this.#endContent();
        return;
      default:
        this.#image(fn, args);
        return;
    }
  }

  get #budget(): Budget {
    return this.#options.budget;
  }

  #add(mark: Mark): void {
    this.#budget.use('marks');
    if (!isPlaced(mark)) {
      this.#note('a mark is left out that stands nowhere');
      return;
    }
    const blended = 'text is painted without its blend mode';
    if (mark.kind === 'glyph' && mark.blend !== undefined && !this.simplified.has(blended)) this.#note(blended);
    this.marks.push(mark);
  }

  get #hidden(): boolean {
    return this.#mask_depth > 0 || this.#content.some(({ shown }) => !shown);
  }

  /** Layers that are switched off are not painted. */
  #isShown(args: readonly unknown[]): boolean {
    return args[0] !== 'OC' || this.#options.is_shown?.(args[1]) !== false;
  }

  #beginContent(args: readonly unknown[]): void {
    const says = actualTextOf(args[2]);
    // What is around says it for what is within.
    const saying = says !== undefined && !this.#isSaid;
    this.#content.push({ shown: this.#isShown(args), from: this.marks.length, ...(saying ? { says } : {}) });
  }

  #endContent(): void {
    const { says, from = 0 } = this.#content.pop() ?? {};
    if (says !== undefined) sayLetters(this.marks, from, says);
  }

  get #isSaid(): boolean {
    return this.#content.some(({ says }) => says !== undefined);
  }

  #save(): void {
    if (this.#stack.length >= MAX_STATES)
      throw new PdfRefusal('too_large', `Page ${this.#page.pageNumber} saves more than ${MAX_STATES} states.`);
    this.#stack.push({ ...this.#state });
  }

  #restore(): void {
    const state = this.#stack.pop();
    if (state !== undefined) Object.assign(this.#state, state);
  }

  #move(x: number, y: number): void {
    this.#text.line = multiply(this.#text.line, [1, 0, 0, 1, x, y]);
    this.#text.matrix = this.#text.line;
  }

  #object(id: unknown): unknown {
    if (typeof id !== 'string') return id;
    const objects = id.startsWith('g_') ? this.#page.commonObjs : this.#page.objs;
    return objects.has(id) ? (objects.get(id) as unknown) : undefined;
  }

  #note(what: string): void {
    this.simplified.set(what, (this.simplified.get(what) ?? 0) + 1);
  }

  #graphics(value: unknown): void {
    if (!Array.isArray(value)) return;
    const s = this.#state;
    for (const [key, said] of value as readonly (readonly [string, unknown])[]) {
      if (key === 'ca') s.fill_alpha = shareOf(said);
      else if (key === 'CA') s.stroke_alpha = shareOf(said);
      else if (key === 'LW' && typeof said === 'number') s.line_width = said;
      else if (key === 'LC') s.cap = clampStyle(Number(said));
      else if (key === 'LJ') s.join = clampStyle(Number(said));
      else if (key === 'D' && Array.isArray(said) && Array.isArray(said[0])) s.dash = said[0] as number[];
      else if (key === 'Font' && Array.isArray(said)) this.#font(said[0], Number(said[1]));
      else if (key === 'BM') s.blend = said === 'source-over' || said === 'normal' ? undefined : String(said);
      else if (key === 'SMask') s.mask = said === true ? this.#mask : undefined;
    }
  }

  #pattern(args: readonly unknown[]): PdfPaint {
    if (args[0] === 'TilingPattern') {
      const ops = { fill: this.#ops.setFillRGBColor, image: this.#ops.paintImageXObject };
      return paintOfTiling(args, ops, (id) => {
        const pixels = this.#options.without_pixels === true ? undefined : pixelsOf(this.#object(id) as LibraryImage);
        return pixels === undefined ? undefined : meanColor(pixels);
      });
    }
    return paintOfShading(this.#object(args[1]), multiply(this.#bases.at(-1) ?? this.#state.ctm, matrixOf(args[2])));
  }

  #font(id: unknown, size: number): void {
    const s = this.#state;
    s.size = size;
    const key = String(id);
    const font = this.#object(id) as LibraryFont | undefined;
    if (font === undefined) return;
    let facts = this.#fonts.get(key);
    if (facts === undefined) {
      facts = fontFacts(key, font);
      this.#fonts.set(key, facts);
    }
    s.font = facts;
    s.library_font = font;
  }

  #show(glyphs: unknown, depth: number): void {
    if (!Array.isArray(glyphs)) return;
    const list = glyphs as readonly (LibraryGlyph | number | null)[];
    this.#budget.use('characters', list.filter((one) => typeof one === 'object' && one !== null).length);
    const show = this.#shows++;
    for (const shown of showGlyphs(list, this.#state, this.#text, () => this.#order++, show)) {
      if (this.#hidden) continue;
      const { mark } = shown;
      if (this.#state.render_mode >= 4) this.#clipping.push(mark);
      if (mark.unnamed === undefined || mark.invisible || this.#isSaid) this.#add(mark);
      else if (mark.font.type3) this.#drawGlyph(shown.glyph, shown.matrix, depth);
      else if (!this.#outline(shown)) this.#add(mark);
    }
  }

  /** A glyph of a Type 3 font by its own operators. */
  #drawGlyph(glyph: LibraryGlyph, matrix: Matrix, depth: number): void {
    const list = this.#state.library_font?.charProcOperatorList?.[glyph.operatorListId ?? ''];
    if (list === undefined) return;
    const text = this.#text;
    this.#save();
    this.#state.ctm = multiply(matrix, matrixOf(fontMatrixOf(this.#state.library_font)));
    this.run(list, depth + 1);
    this.#restore();
    this.#text = text;
  }

  /** A glyph of which no letter is known, by its outline, in one mark with those before it on its line. */
  #outline({ glyph, matrix, mark }: ShownGlyph): boolean {
    const found = this.#object(`${this.#state.library_font?.loadedName ?? ''}_path_${glyph.fontChar ?? ''}`) as
      | { readonly path?: ArrayLike<number> }
      | undefined;
    if (found?.path === undefined) return false;
    const before = this.marks.length;
    const mode = this.#state.render_mode % 4;
    // The library hands outlines over in shares of the size.
    const segments = segmentsOf(found.path, matrix);
    this.#addPath(segments, mode !== 1, mode === 1 || mode === 2, false, mark);
    const [last, added] = [this.marks[before - 1], this.marks[before]];
    if (last?.kind === 'path' && added?.kind === 'path' && isOneRun(last, added)) this.marks.splice(before - 1, 2, joinGlyphs(last, added));
    return true;
  }

  #form(matrix: unknown, bbox: unknown): void {
    this.#save();
    const s = this.#state;
    s.ctm = multiply(s.ctm, matrixOf(matrix));
    this.#bases.push(s.ctm);
    this.#budget.enter(this.#bases.length - 1);
    if (bbox !== null && bbox !== undefined) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bbox as ArrayLike<number>);
      s.clip = { ...s.clip, box: intersect(s.clip.box, boxThrough(s.ctm, x0, y0, x1, y1)) };
    }
  }

  #beginGroup(value: unknown): void {
    this.#save();
    const group = value as
      | { readonly smask?: unknown; readonly knockout?: unknown; readonly bbox?: unknown; readonly matrix?: unknown }
      | undefined;
    const s = this.#state;
    if (group?.smask && this.#mask_depth++ === 0) this.#mask = startMask(group.smask);
    s.mask = undefined;
    if (group?.knockout === true) this.#note('a knockout group is painted as a plain one');
    if (s.blend !== undefined && this.#mask_depth === 0) this.#note('a group is painted without its blend mode');
    s.group_alpha *= s.fill_alpha;
    s.fill_alpha = 1;
    s.stroke_alpha = 1;
    s.blend = undefined;
    s.group = ++this.#groups;
    if (group?.bbox) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(group.bbox as ArrayLike<number>);
      s.clip = { ...s.clip, box: intersect(s.clip.box, boxThrough(multiply(s.ctm, matrixOf(group.matrix)), x0, y0, x1, y1)) };
    }
  }

  #endGroup(value: unknown): void {
    this.#restore();
    if ((value as { readonly smask?: unknown } | undefined)?.smask) this.#mask_depth = Math.max(0, this.#mask_depth - 1);
  }

  #path(paint: number, data: unknown): void {
    const { OPS } = { OPS: this.#ops };
    const buffer = Array.isArray(data) ? (data[0] as unknown) : undefined;
    // A code and two coordinates make a point.
    if (ArrayBuffer.isView(buffer)) this.#budget.use('points', Math.ceil((buffer as Float32Array).length / 3));
    const segments = ArrayBuffer.isView(buffer) ? segmentsOf(buffer as Float32Array, this.#state.ctm) : [];
    const fills = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke].includes(
      paint as never,
    );
    const strokes = [OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke].includes(
      paint as never,
    );
    const even_odd = [OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke].includes(paint as never);
    if (segments.length > 0) this.#addPath(segments, fills, strokes, even_odd);
    if (this.#pending !== undefined) this.#clipBy(segments, this.#pending === 'eo');
    this.#pending = undefined;
  }

  #addPath(segments: readonly Segment[], fills: boolean, strokes: boolean, even_odd: boolean, glyph?: GlyphMark): void {
    const s = this.#state;
    const box = boxOfSegments(segments);
    const order = this.#order++;
    if (this.#mask_depth > 0 && this.#mask !== undefined && (fills || strokes))
      addLevel(this.#mask, fills ? s.fill : s.stroke, s.fill_alpha * s.group_alpha);
    if (box === undefined || this.#hidden || !(fills || strokes)) return;
    if (s.mask !== undefined && fills && !strokes && s.fill.kind === 'solid') {
      const seen = maskedFill(s.mask, s.fill.color);
      if (seen !== undefined) {
        this.#addImage(seen.matrix, `fill-${order}`, () => seen.pixels, intersect(s.clip.box, box));
        return;
      }
    }
    if (s.mask !== undefined && fills && s.fill.kind === 'solid' && isSoftShadow(s.mask, s.fill.color)) {
      this.#note('a soft shadow is left out');
      return;
    }
    const through = s.mask === undefined ? 1 : levelOf(s.mask);
    if (s.mask !== undefined) this.#note('a soft mask is simplified');
    const width = Math.max(s.line_width * scaleOf(s.ctm), 0.1);
    const mark: PathMark = {
      kind: 'path',
      order,
      clip: s.clip,
      alpha: s.fill_alpha * s.group_alpha * through,
      ...(s.blend === undefined ? {} : { blend: s.blend }),
      ...(s.group === undefined ? {} : { group: s.group }),
      segments,
      box,
      ...(fills && s.fill.kind !== 'none' && !(strokes && isLine(segments)) ? { fill: s.fill } : {}),
      ...(even_odd ? { even_odd } : {}),
      ...(strokes && s.stroke.kind !== 'none'
        ? {
            stroke: {
              paint: s.stroke,
              alpha: s.stroke_alpha * s.group_alpha * through,
              width_pt: width,
              cap: s.cap,
              join: s.join,
              dash: s.dash.map((length) => length * scaleOf(s.ctm)),
            },
          }
        : {}),
      ...(glyph === undefined ? {} : { of_glyphs: { count: 1, size_pt: glyph.size_pt, y: glyph.y } }),
    };
    if (s.clip.letters !== undefined) paintLetters(this.marks, s.clip.letters, mark.fill ?? s.stroke, mark.alpha);
    else if (mark.fill !== undefined || mark.stroke !== undefined) this.#add(mark);
  }

  #clipBy(segments: readonly Segment[], even_odd: boolean): void {
    const s = this.#state;
    const box = boxOfSegments(segments) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
    const parts = subpaths(segments);
    const plain = parts.length === 1 && rectangleOf(parts[0] ?? []) !== undefined;
    const both = intersect(s.clip.box, box);
    // Of two outlines the later one is kept, within the box of both.
    if (plain) s.clip = { ...s.clip, box: both };
    else s.clip = { ...s.clip, box: both, outline: segments, even_odd };
  }

  #shading(shading: unknown): void {
    const s = this.#state;
    const paint = paintOfShading(shading, s.ctm);
    // A mesh paints where its corners are; other shadings paint all of the clip.
    const { x0, y0, x1, y1 } = intersect(s.clip.box, boxOfMesh(shading, s.ctm) ?? s.clip.box);
    if (paint.kind === 'none' || areaOf({ x0, y0, x1, y1 }) === 0) return;
    const outline: readonly Segment[] = s.clip.outline ?? [
      { op: 'M', x: x0, y: y0 },
      { op: 'L', x: x1, y: y0 },
      { op: 'L', x: x1, y: y1 },
      { op: 'L', x: x0, y: y1 },
      { op: 'Z' },
    ];
    const before = s.fill;
    s.fill = paint;
    this.#addPath(outline, true, false, s.clip.even_odd === true);
    s.fill = before;
  }

  #image(fn: number, args: readonly unknown[]): void {
    const OPS = this.#ops;
    const s = this.#state;
    const color = s.fill.kind === 'solid' || s.fill.kind === 'pattern' ? s.fill.color : '#000000';
    if (fn === OPS.paintImageXObject) {
      const id = String(args[0]);
      this.#addImage(s.ctm, id, () => this.#pixels(id, this.#object(id), pixelsOf));
    } else if (fn === OPS.paintInlineImageXObject) {
      const key = `inline-${this.#order}`;
      this.#addImage(s.ctm, key, () => this.#pixels(key, args[0], pixelsOf));
    } else if (fn === OPS.paintImageXObjectRepeat) {
      const positions = Array.from((args[3] ?? []) as ArrayLike<number>);
      for (let i = 0; i + 1 < positions.length; i += 2) {
        const m = multiply(s.ctm, [Number(args[1]), 0, 0, Number(args[2]), positions[i] ?? 0, positions[i + 1] ?? 0]);
        const id = String(args[0]);
        this.#addImage(m, id, () => this.#pixels(id, this.#object(id), pixelsOf));
      }
    } else if (fn === OPS.paintImageMaskXObject) {
      const image = args[0] as { readonly data?: unknown } | undefined;
      const found = typeof image?.data === 'string' ? this.#object(image.data) : image;
      const key = typeof image?.data === 'string' ? `${image.data}-${color}` : `mask-${this.#order}`;
      this.#addImage(s.ctm, key, () => this.#pixels(key, found, (of) => stencilPixels(of, color)));
    } else if (fn === OPS.paintSolidColorImageMask) this.#unitSquare();
  }

  #unitSquare(): void {
    const data = [0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4];
    this.#addPath(segmentsOf(data, this.#state.ctm), true, false, false);
  }

  /** Undefined where the picture is damaged or too large. One that the page paints often is decoded once. */
  #pixels(key: string, image: unknown, decode: (image: LibraryImage) => PdfPixels | undefined): PdfPixels | undefined {
    if (this.#options.without_pixels === true || typeof image !== 'object' || image === null) return undefined;
    const known = this.#pictures.get(key);
    if (known !== undefined) return known;
    const { width = 0, height = 0 } = image as LibraryImage;
    // Pictures of several pages have one name in all of them.
    const name = key.startsWith('g_') ? key : `${this.#page.pageNumber}-${key}`;
    const pixels = this.#budget.takePicture(name, width * height) ? decode(image as LibraryImage) : undefined;
    if (pixels !== undefined) this.#pictures.set(key, pixels);
    return pixels;
  }

  #addImage(matrix: Matrix, key: string, pixels: () => PdfPixels | undefined, within?: Rect): void {
    const s = this.#state;
    const order = this.#order++;
    const wanted = this.#options.without_pixels !== true;
    if (this.#mask_depth > 0) this.#mask?.images.push({ matrix, pixels: wanted ? pixels() : undefined });
    if (this.#hidden) return;
    if (s.mask !== undefined && within === undefined) this.#note('a soft mask is left out');
    const mark: ImageMark = {
      kind: 'image',
      order,
      clip: within === undefined ? s.clip : { ...s.clip, box: within },
      alpha: s.fill_alpha * s.group_alpha,
      ...(s.blend === undefined ? {} : { blend: s.blend }),
      ...(s.group === undefined ? {} : { group: s.group }),
      matrix,
      box: boxThrough(matrix, 0, 0, 1, 1),
      pixels: wanted ? pixels() : undefined,
      key: `${this.#page.pageNumber}-${key}`,
    };
    if (s.clip.letters === undefined) this.#add(mark);
    else paintLetters(this.marks, s.clip.letters, paintOfPixels(mark.pixels), mark.alpha);
  }
}

const clampStyle = (value: number): 0 | 1 | 2 => (value === 1 || value === 2 ? value : 0);
const shareOf = (value: unknown): number => (typeof value === 'number' ? Math.min(1, Math.max(0, value)) : 1);

/** A line has no area, so nothing of a fill is seen beside its stroke. */
const isLine = (segments: readonly Segment[]): boolean =>
  segments.length <= 3 && segments.every(({ op }, i) => op === (['M', 'L', 'Z'] as const)[i]);
