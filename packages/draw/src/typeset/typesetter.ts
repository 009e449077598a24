/* Long because it is one class: fitting and setting share what they measure. */
/** The only place that measures text: it chooses sizes, breaks lines, and sets them into finished text bodies. */
import type { Align, Emu, FontRole, Insets, Line, Paragraph, Run, Span, TextBody, Theme, ThemeFont } from '../scene/index.ts';
import { EMU_PER_IN, EMU_PER_PT, inOfEmu } from '../scene/index.ts';
import type { Block, Fit, FitRequest, ParagraphIn, RunIn, SetRequest } from './block.ts';
import { type Stretch, visualOrder } from './direction.ts';
import type { FaceBook } from './face-book.ts';
import { type PartsOf, parted } from './hyphenate.ts';
import { type Broken, breakLines, longestWord } from './lines.ts';
import {
  type FamilyOf,
  kernedWidth,
  type Measured,
  type MeasuredRun,
  type Measurer,
  safeWidth,
  seenText,
  themeFamilies,
} from './measure.ts';
import { type Han, languageOf } from './scripts.ts';
import { BODY_REFERENCES, balanced, DEFAULT_LEADING, HEADING_REFERENCES, heightIn, leadingOf, withoutOrphan } from './setting-rules.ts';

/** Room added to every measured width, so that rounding in a reader never wraps a line that just fits. */
export const MEASURE_SLACK_IN = 0.02;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** From this size down words are parted, because type that fits a whole word is preferred to a larger one that does not. */
const PARTED_PT = 12;
/** The most lines of one word. */
const MOST_PARTS = 3;

const emu = (v: number): Emu => Math.round(v) as Emu;

const LATIN = /^[\u0000-\u024f\u2000-\u22ff]*$/;

const NO_INSETS: Insets = { l: 0 as Emu, t: 0 as Emu, r: 0 as Emu, b: 0 as Emu };

interface OwnFace {
  readonly id: string;
  readonly ascent: number;
  readonly descent: number;
  readonly natural: number;
}

export class Typesetter {
  /** Characters so far that no bundled face has. */
  readonly absent = new Set<string>();
  /** Families that replaced a theme face so far, each with the first character that it drew. */
  readonly stand_ins = new Map<string, { readonly family: string; readonly character: string }>();
  readonly #faces = new Map<string, OwnFace>();
  readonly #book: FaceBook;
  readonly #measurer: Measurer;
  readonly #actual: FamilyOf;

  readonly #theme: Theme;
  readonly #han: Han;
  /** Faces in which a text must fit: the reference faces, and the theme's own face when it may be wider. */
  readonly #body: readonly FamilyOf[];
  readonly #heading: readonly FamilyOf[];

  readonly #partsOf: PartsOf | undefined;

  /** `partsOf` parts words that are wider than their line; without it such words do not fit. */
  constructor(book: FaceBook, measurer: Measurer, theme: Theme, han: Han = 'zh-CN', partsOf?: PartsOf) {
    this.#book = book;
    this.#measurer = measurer;
    this.#theme = theme;
    this.#han = han;
    this.#partsOf = partsOf;
    this.#actual = themeFamilies(book, theme);
    const { heading, body } = theme.fonts;
    this.#body = isBuiltIn(body) ? BODY_REFERENCES : [...BODY_REFERENCES, this.#actual];
    this.#heading = isBuiltIn(heading) ? HEADING_REFERENCES : [...HEADING_REFERENCES, this.#actual];
  }

  /** Width of one line of text in the reference face, slack included. */
  widthIn(text: string, size_pt: number, style: { bold?: boolean; font?: FontRole } = {}): number {
    let widest = 0;
    for (const family of this.#body) {
      const m = this.#measurer.paragraph([{ text, scale: 1, ...style }], family, this.#han);
      widest = Math.max(widest, safeWidth(m, 0, text.length) * (family === this.#actual ? this.#marginOf(style.font) : 1));
    }
    return (widest * size_pt) / 72 + MEASURE_SLACK_IN;
  }

  /** Height of one line. */
  pitchIn(size_pt: number, leading = DEFAULT_LEADING): number {
    return (size_pt * leading) / 72;
  }

  /** Characters of a text that no bundled face has. */
  missing(text: string): readonly string[] {
    const own = this.#book.nearest(this.#actual(undefined), false, false);
    return [...text].filter((c) => !this.#book.has(c.codePointAt(0) ?? 0, own));
  }

  /** The first of `sizes_pt` at which the block keeps its limits. When none does, the last one, with `fits` false. */
  fit(request: FitRequest): Fit {
    const { block, sizes_pt, width_in, height_in = Number.POSITIVE_INFINITY, max_lines = Number.POSITIVE_INFINITY } = request;
    const heading = block.font === 'heading';
    // Runs with their own size do not scale with the block, so they are measured again for each size.
    const scales = block.paragraphs.every((p) => p.runs.every((r) => r.size_pt === undefined));
    const families = heading ? this.#heading : this.#body;
    let measured: readonly (readonly Measured[])[] = [];
    let result: Fit | undefined;
    for (const size_pt of sizes_pt) {
      if (!scales || result === undefined) {
        measured = families.map((family) => block.paragraphs.map((p) => this.#measureIn(p, block, size_pt, family)));
      }
      let lines = 0;
      const counts = block.paragraphs.map(() => 0);
      let width = 0;
      let split = false;
      let word = 0;
      const parts = size_pt <= PARTED_PT || (sizes_pt.length > 1 && size_pt === sizes_pt.at(-1));
      for (const [f, paragraphs] of measured.entries()) {
        let count = 0;
        for (const [i, m] of paragraphs.entries()) {
          const indent = block.paragraphs[i]?.indent_in ?? 0;
          const room = (width_in - indent - MEASURE_SLACK_IN) * 72;
          let broken = breakLines(m, room, size_pt);
          if (broken.split && parts && this.#partsOf !== undefined) {
            const again = this.#partedLines(block, i, m, room, size_pt, families[f] as FamilyOf, this.#partsOf);
            if (again !== undefined) broken = again;
          }
          count += broken.lines.length;
          counts[i] = Math.max(counts[i] ?? 0, broken.lines.length);
          width = Math.max(width, broken.width / 72 + indent + MEASURE_SLACK_IN);
          split ||= broken.split;
          if (broken.split) word = Math.max(word, (longestWord(m) * size_pt) / 72 + indent + MEASURE_SLACK_IN);
        }
        lines = Math.max(lines, count);
      }
      const height = heightIn(block, measured[0] ?? [], size_pt, lines, counts);
      const fits = lines <= max_lines && height <= height_in + 1e-6 && !split;
      result = { block, size_pt, lines, width_in: width, height_in: height, fits, word_in: word, shrunk: size_pt !== sizes_pt[0] };
      if (fits) break;
    }
    if (result === undefined) throw new RangeError('fit: sizes_pt is empty');
    return result;
  }

  /** How many lines each paragraph of a set text needs in the faces in which texts must fit. Those that it was set in depend on the theme. */
  linesOf({ paragraphs, insets, wrap }: TextBody, width_in: number): readonly number[] {
    if (!wrap) return paragraphs.map(() => 1);
    const frame_in = width_in - inOfEmu(insets.l) - inOfEmu(insets.r) - MEASURE_SLACK_IN;
    return paragraphs.map(({ runs, indent }) => {
      const size_pt = Math.max(1, ...runs.map((run) => run.size_pt));
      const room = (frame_in - (indent === undefined ? 0 : inOfEmu(indent))) * 72;
      const families = runs[0]?.font === 'heading' ? this.#heading : this.#body;
      return Math.max(
        ...families.map(
          (family) => breakLines(this.#measureIn({ runs }, { color: 'ink', paragraphs: [] }, size_pt, family), room, size_pt).lines.length,
        ),
      );
    });
  }

  /** Sets a block at a size into a frame. Lines are broken in the theme's own face. */
  set(request: SetRequest): TextBody {
    const { block, size_pt, wrap = true, anchor = 'top', balance = false } = request;
    const insets = request.insets_in ?? {};
    let l = insets.l ?? 0;
    const t = insets.t ?? 0;
    let r = insets.r ?? 0;
    const b = insets.b ?? 0;
    const asked = block.paragraphs.map((p) => this.#measureIn(p, block, size_pt, this.#actual));
    const texts = wrap ? block.paragraphs.map((p, i) => this.#partedFor(p, asked[i] as Measured, request, l + r)) : block.paragraphs;
    const measured = texts.map((p, i) =>
      p === block.paragraphs[i] ? (asked[i] as Measured) : this.#measureIn(p, block, size_pt, this.#actual),
    );
    const defaultAlign = request.align ?? 'left';
    for (const m of measured) {
      if (m.absent !== undefined) for (const c of m.absent) this.absent.add(c);
      if (!LATIN.test(m.text)) this.#noteStandIns(m);
    }
    if (!wrap && measured.length === 1 && request.insets_in === undefined) {
      const label = this.#setLabel(request, measured[0] as Measured);
      if (label !== undefined) return label;
    }

    if (wrap && balance && measured.length === 1) {
      const m = measured[0] as Measured;
      const room = (request.width_in - l - r - MEASURE_SLACK_IN) * 72;
      const narrow = Math.ceil((balanced(m, room, size_pt) / 72 + MEASURE_SLACK_IN) * 100) / 100;
      const spare = Math.max(0, request.width_in - l - r - narrow);
      if (defaultAlign === 'center') {
        l += spare / 2;
        r += spare / 2;
      } else if (defaultAlign === 'right') l += spare;
      else r += spare;
    }

    if (wrap && !balance && measured.length === 1 && defaultAlign !== 'center') {
      const room = (request.width_in - l - r - MEASURE_SLACK_IN) * 72;
      const narrow = withoutOrphan(measured[0] as Measured, room, size_pt);
      if (narrow < room && defaultAlign === 'right') l += (room - narrow) / 72;
      else if (narrow < room) r += (room - narrow) / 72;
    }

    const lines: Mutable<Line>[] = [];
    const paragraphs: Paragraph[] = [];
    const frame = request.width_in - l - r;
    let y_pt = 0;
    for (const [index, paragraph] of texts.entries()) {
      const m = measured[index] as Measured;
      const indent_in = paragraph.indent_in ?? 0;
      // From the edge of the frame to the bullet.
      const outdent_in = indent_in - (paragraph.hang_in ?? indent_in);
      const room = (frame - indent_in - MEASURE_SLACK_IN) * 72;
      const broken = breakLines(m, wrap ? room : Number.POSITIVE_INFINITY, size_pt);
      const leading = leadingOf(block, m);
      const largest = Math.max(...paragraph.runs.map((run) => run.size_pt ?? size_pt), paragraph.runs.length === 0 ? size_pt : 0);
      const pitch = largest * leading;
      const face = this.#face(block);
      const { natural } = face;
      const ascent = face.ascent * largest;
      const descent = face.descent * largest;
      const align: Align = paragraph.align ?? (m.rtl && defaultAlign === 'left' ? 'right' : defaultAlign);
      const before = index === 0 ? 0 : (paragraph.gap ?? 0) * pitch;
      y_pt += before;
      const sign = paragraph.bullet?.text;
      const signWidth = sign === undefined ? 0.1 : this.widthIn(sign, largest);
      for (const [i, line] of broken.lines.entries()) {
        // A pitch tighter than the face's own takes room from above the line, as readers do (see docs/decisions).
        const baseline_pt = y_pt + ascent - Math.max(0, natural - leading) * largest;
        const width_in = (kernedWidth(m, line.start, line.end) * size_pt) / 72;
        const free = frame - indent_in - width_in;
        const mirrored = m.rtl && indent_in > 0;
        const x_in = l + (mirrored ? 0 : indent_in) + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
        lines.push({
          spans: this.#spans(m, line.start, line.end, paragraph, block, size_pt, x_in),
          baseline: emu(baseline_pt * EMU_PER_PT),
          x: emu(x_in * EMU_PER_IN),
          w: emu(width_in * EMU_PER_IN),
          ascent: emu(ascent * EMU_PER_PT),
          descent: emu(descent * EMU_PER_PT),
          paragraph: index,
          ...(i === 0 && paragraph.bullet !== undefined
            ? {
                bullet: {
                  x: emu((m.rtl ? request.width_in - r - signWidth - outdent_in : l + outdent_in) * EMU_PER_IN),
                  size: sign === undefined ? emu(0.07 * EMU_PER_IN) : emu(largest * EMU_PER_PT),
                  color: paragraph.bullet.color,
                  ...(paragraph.bullet.text === undefined ? {} : { text: paragraph.bullet.text, face: face.id }),
                },
              }
            : {}),
        });
        y_pt += pitch;
      }
      paragraphs.push({
        runs: paragraph.runs.map((run) => this.#run(run, block, size_pt, request.lang)),
        align,
        leading,
        line_pct: Math.round((leading / natural) * 1000) / 10,
        ...(before > 0 ? { space_before_pt: Math.round(before * 100) / 100 } : {}),
        ...(paragraph.bullet === undefined ? {} : { bullet: paragraph.bullet }),
        ...(indent_in > 0 ? { indent: emu(indent_in * EMU_PER_IN) } : {}),
        ...(paragraph.hang_in === undefined ? {} : { hang: emu(paragraph.hang_in * EMU_PER_IN) }),
        ...(paragraph.level === undefined || paragraph.level === 0 ? {} : { level: paragraph.level }),
        ...(m.rtl ? { rtl: true } : {}),
      });
    }

    const free_pt = (request.height_in - t - b) * 72 - y_pt;
    const top_pt = t * 72 + (anchor === 'top' ? 0 : anchor === 'bottom' ? free_pt : free_pt / 2);
    const shift = emu(top_pt * EMU_PER_PT);
    for (const line of lines) line.baseline = (line.baseline + shift) as Emu;
    return {
      paragraphs,
      anchor,
      insets: { l: emu(l * EMU_PER_IN), t: emu(t * EMU_PER_IN), r: emu(r * EMU_PER_IN), b: emu(b * EMU_PER_IN) },
      wrap,
      lines,
    };
  }

  /** Lines with too wide words parted; undefined when they cannot be, or into too many parts. */
  #partedLines(
    { paragraphs, ...block }: Block,
    i: number,
    m: Measured,
    room: number,
    size_pt: number,
    family: FamilyOf,
    partsOf: PartsOf,
  ): Broken | undefined {
    if (longestWord(m) * size_pt > MOST_PARTS * room) return undefined;
    const text = parted(paragraphs[i] as ParagraphIn, m, room / size_pt, partsOf);
    return text && breakLines(this.#measureIn(text, { ...block, paragraphs: [text] }, size_pt, family), room, size_pt);
  }

  /** The paragraph as it is set between `insets` in all: with soft hyphens where a word is wider than its line. */
  #partedFor(paragraph: ParagraphIn, m: Measured, { size_pt, width_in }: SetRequest, insets: number): ParagraphIn {
    const room = ((width_in - insets - (paragraph.indent_in ?? 0) - MEASURE_SLACK_IN) * 72) / size_pt;
    return this.#partsOf !== undefined && longestWord(m) > room + 1e-9
      ? (parted(paragraph, m, room, this.#partsOf) ?? paragraph)
      : paragraph;
  }

  /** A faster path for the common case, a label of one run on one line. Undefined for other blocks. */
  #setLabel(request: SetRequest, m: Measured): TextBody | undefined {
    const { block, size_pt, anchor = 'top', align = 'left' } = request;
    const paragraph = block.paragraphs[0] as ParagraphIn;
    const run = paragraph.runs[0];
    const piece = m.pieces[0];
    if (run === undefined || piece === undefined || paragraph.runs.length > 1 || m.pieces.length > 1) return undefined;
    if (
      m.levels !== undefined ||
      paragraph.bullet !== undefined ||
      paragraph.indent_in !== undefined ||
      paragraph.align !== undefined ||
      run.size_pt !== undefined
    )
      return undefined;
    const { text } = m;
    if (text.includes('\n') || text.endsWith(' ')) return undefined;
    const face = this.#face(block);
    const leading = leadingOf(block, m);
    const pitch = size_pt * leading;
    const free_pt = request.height_in * 72 - pitch;
    const top_pt = anchor === 'top' ? 0 : anchor === 'bottom' ? free_pt : free_pt / 2;
    const baseline = emu((top_pt + (face.ascent - Math.max(0, face.natural - leading)) * size_pt) * EMU_PER_PT);
    const width_in = (kernedWidth(m, 0, text.length) * size_pt) / 72;
    const free = request.width_in - width_in;
    const x = emu((align === 'left' ? 0 : align === 'right' ? free : free / 2) * EMU_PER_IN);
    const w = emu(width_in * EMU_PER_IN);
    const set = this.#run(run, block, size_pt, request.lang);
    const span: Mutable<Span> = { text: seenText(text), face: piece.face, size_pt, color: set.color, x, w };
    if (run.underline) span.underline = true;
    if (run.link !== undefined) span.link = run.link;
    if (set.italic && !piece.face.endsWith('i') && !piece.face.startsWith('noto-')) span.oblique = true;
    return {
      paragraphs: [{ runs: [set], align, leading, line_pct: Math.round((leading / face.natural) * 1000) / 10 }],
      anchor,
      insets: NO_INSETS,
      wrap: false,
      lines: [
        {
          spans: [span],
          baseline,
          x,
          w,
          ascent: emu(face.ascent * size_pt * EMU_PER_PT),
          descent: emu(face.descent * size_pt * EMU_PER_PT),
          paragraph: 0,
        },
      ],
    };
  }

  /** The package to install for a character that no installed face has; undefined when none would help. */
  packageFor(character: string): string | undefined {
    return this.#book.packageFor(character.codePointAt(0) ?? 0);
  }

  #noteStandIns(m: Measured): void {
    const { heading, body, mono } = this.#theme.fonts;
    for (const { face, start } of m.pieces) {
      const family = face.slice(0, face.lastIndexOf('-'));
      if (family === 'symbols' || family === heading.twin || family === body.twin || family === mono.twin || this.stand_ins.has(family))
        continue;
      this.stand_ins.set(family, { family, character: String.fromCodePoint(m.text.codePointAt(start) ?? 0) });
    }
  }

  /** Heights of a block's own face, in em. */
  #face(block: Block): OwnFace {
    const key = `${block.font ?? 'body'}${block.bold === true ? '!' : ''}`;
    let face = this.#faces.get(key);
    if (face === undefined) {
      const id = this.#book.nearest(this.#actual(block.font), block.bold === true, false);
      const { ascent, descent, line_gap, units_per_em } = this.#book.table(id);
      face = { id, ascent: ascent / units_per_em, descent: descent / units_per_em, natural: (ascent + descent + line_gap) / units_per_em };
      this.#faces.set(key, face);
    }
    return face;
  }

  #measureIn(paragraph: ParagraphIn, block: Block, size_pt: number, familyOf: FamilyOf): Measured {
    const runs: MeasuredRun[] = paragraph.runs.map((run) => ({
      text: run.text,
      scale: run.size_pt === undefined ? 1 : run.size_pt / size_pt,
      bold: run.bold ?? block.bold ?? false,
      italic: run.italic ?? block.italic ?? false,
      font: run.font ?? block.font ?? 'body',
    }));
    const measured = this.#measurer.paragraph(runs, familyOf, this.#han);
    const margin = familyOf === this.#actual ? this.#marginOf(block.font) : 1;
    return margin === 1 ? measured : { ...measured, margin: measured.margin * margin };
  }

  /** Factor by which a text may be wider in the reader's face than in the face that measures it. */
  #marginOf(font: FontRole | undefined): number {
    const { heading, body } = this.#theme.fonts;
    return (font === 'heading' ? heading : font === undefined || font === 'body' ? body : undefined)?.margin ?? 1;
  }

  #run(run: RunIn, block: Block, size_pt: number, slideLang: string | undefined): Run {
    const lang = languageOf(run.text, slideLang, this.#han);
    const font = run.font ?? block.font;
    // Built member by member, because this runs for every text of a slide and absent members must stay absent.
    const out: Mutable<Run> = { text: run.text, size_pt: run.size_pt ?? size_pt, color: run.color ?? block.color };
    if (font !== undefined && font !== 'body') out.font = font;
    if (run.bold ?? block.bold) out.bold = true;
    if ((run.italic ?? block.italic) && !isUpright(lang ?? slideLang)) out.italic = true;
    if (run.underline) out.underline = true;
    if (lang !== undefined && lang !== slideLang) out.lang = lang;
    if (run.link !== undefined) out.link = run.link;
    if (run.path !== undefined) out.path = run.path;
    if (run.bind !== undefined) out.bind = run.bind;
    if (run.field !== undefined) out.field = run.field;
    return out;
  }

  #spans(m: Measured, start: number, end: number, paragraph: ParagraphIn, block: Block, size_pt: number, x_in: number): Span[] {
    const stretches: (Stretch & { face: string; run: number })[] = [];
    for (const piece of m.pieces) {
      const from = Math.max(start, piece.start);
      const to = Math.min(end, piece.end);
      if (from >= to) continue;
      if (m.levels === undefined) {
        stretches.push({ start: from, end: to, level: 0, face: piece.face, run: piece.run });
        continue;
      }
      for (let a = from; a < to; ) {
        let z = a + 1;
        while (z < to && m.levels[z] === m.levels[a]) z++;
        stretches.push({ start: a, end: z, level: m.levels[a] ?? 0, face: piece.face, run: piece.run });
        a = z;
      }
    }
    const ordered = m.levels === undefined ? stretches : (visualOrder(stretches) as typeof stretches);
    let x = x_in * EMU_PER_IN;
    return ordered.map((s) => {
      const run = paragraph.runs[s.run] as RunIn;
      const w = ((kernedWidth(m, s.start, s.end) * size_pt) / 72) * EMU_PER_IN;
      const italic = run.italic ?? block.italic ?? false;
      const span: Mutable<Span> = {
        text: seenText(m.text.slice(s.start, s.end).replaceAll('\n', ' ')),
        face: s.face,
        size_pt: run.size_pt ?? size_pt,
        color: run.color ?? block.color,
        x: emu(x),
        w: emu(w),
      };
      if (s.level % 2 === 1) span.rtl = true;
      if (run.underline) span.underline = true;
      if (run.link !== undefined) span.link = run.link;
      if (italic && !s.face.endsWith('i') && !s.face.startsWith('noto-')) span.oblique = true;
      x += w;
      return span;
    });
  }
}

/** Families of built-in themes are never wider than the reference faces. */
const isBuiltIn = ({ twin, margin }: ThemeFont): boolean => margin === undefined && !twin.startsWith('own-');

/** Scripts that have no slanted form. */
const isUpright = (lang: string | undefined): boolean => lang !== undefined && /^(?:ja|zh|ko|ar|he|th|fa|ur)\b/.test(lang);
