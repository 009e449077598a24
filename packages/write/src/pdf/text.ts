/** Text on a page: the lines that typeset broke, glyph by glyph, tagged so that readers find words, lists and links. */
import { type Line, ptOfEmu, type Span, type TextBody } from '@deckwright/draw/scene';
import type { ShapedGlyph } from '@deckwright/draw/typeset';
import { bulletBox, highlightBox, OBLIQUE_SLANT, type PtPoint, strikeBox, underlineBox } from '../geometry/index.ts';
import type { UsedFont } from './fonts.ts';
import { apart, drawMissing, MISSING } from './missing-glyphs.ts';
import type { Mark, Page } from './page.ts';
import type { StructureElement } from './structure.ts';
import { hex4, num, utf16Hex } from './syntax.ts';

/** Where the paragraphs of a body go in the structure: one element for all (a title), a parent that gets a `P` each, or nowhere. */
export type TextPlace = { readonly whole: StructureElement } | { readonly parent: StructureElement } | 'artifact' | 'pagination';

/** Draws all lines of `body`; `origin` is the top-left corner of its shape or cell. */
export function drawText(page: Page, body: TextBody, origin: PtPoint, place: TextPlace): void {
  const marks = new ParagraphMarks(body, place);
  const spaced = linesBeforeSpace(body);
  for (const line of body.lines) {
    const { text, label } = marks.of(line);
    if (line.bullet) drawBullet(page, line, line.bullet, origin, label);
    const rtl = body.paragraphs[line.paragraph]?.rtl ?? false;
    // Spans come from left to right; readers who follow the tags begin on the right of such a paragraph.
    for (const span of rtl ? line.spans.toReversed() : line.spans) drawSpan(page, span, line, origin, text);
    if (spaced.has(line) && typeof place !== 'string') drawSpace(page, line, origin, rtl);
  }
}

/**
 * Lines at whose end the line break took the place of a space. Letters are counted, not compared, because lines hold them in the
 * order in which they are seen.
 */
function linesBeforeSpace(body: TextBody): ReadonlySet<Line> {
  const found = new Set<Line>();
  let words = '';
  let at = 0;
  body.lines.forEach((line, i) => {
    if (i === 0 || line.paragraph !== body.lines[i - 1]!.paragraph) {
      words = body.paragraphs[line.paragraph]?.runs.map((run) => run.text).join('') ?? '';
      at = 0;
    }
    if (body.lines[i + 1]?.paragraph !== line.paragraph) return;
    let letters = 0;
    for (const span of line.spans) for (let j = 0; j < span.text.length; j++) if (!isSpace(span.text.charCodeAt(j))) letters++;
    for (; at < words.length && letters > 0; at++) if (!isSpace(words.charCodeAt(at))) letters--;
    if (isSpace(words.charCodeAt(at))) found.add(line);
  });
  return found;
}

const isSpace = (unit: number): boolean => unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0x3000;

/** A space at the end of a wrapped line, so that readers who follow the tags do not run two words into one. */
function drawSpace(page: Page, line: Line, origin: PtPoint, rtl: boolean): void {
  const span = rtl ? line.spans[0] : line.spans.at(-1);
  if (span === undefined) return;
  const y = origin.y + ptOfEmu(line.baseline);
  showText(page, { text: ' ', face: span.face, size_pt: span.size_pt }, { x: origin.x + ptOfEmu(rtl ? span.x : span.x + span.w), y });
}

/** The element of each paragraph, made when its first line is drawn; neighbouring bulleted paragraphs are one list. */
class ParagraphMarks {
  readonly #body: TextBody;
  readonly #place: TextPlace;
  #paragraph = -1;
  #current: { readonly text: Mark; readonly label: Mark } = { text: 'artifact', label: 'artifact' };
  #list: StructureElement | undefined;

  constructor(body: TextBody, place: TextPlace) {
    this.#body = body;
    this.#place = place;
  }

  of(line: Line): { readonly text: Mark; readonly label: Mark } {
    if (line.paragraph !== this.#paragraph) {
      this.#paragraph = line.paragraph;
      this.#current = this.#open(this.#body.paragraphs[line.paragraph]?.bullet !== undefined);
    }
    return this.#current;
  }

  #open(bulleted: boolean): { readonly text: Mark; readonly label: Mark } {
    const place = this.#place;
    if (typeof place === 'string') return { text: place, label: place };
    if ('whole' in place) return { text: place.whole, label: 'artifact' };
    if (!bulleted) {
      this.#list = undefined;
      const text = place.parent.append('P');
      return { text, label: 'artifact' };
    }
    this.#list ??= place.parent.append('L');
    const item = this.#list.append('LI');
    const label = item.append('Lbl');
    return { label, text: item.append('LBody') };
  }
}

function drawBullet(page: Page, line: Line, bullet: NonNullable<Line['bullet']>, origin: PtPoint, mark: Mark): void {
  const { content } = page;
  if (bullet.text === undefined || bullet.face === undefined) {
    page.mark('artifact');
    content.setFill(page.rgb(bullet.color));
    content.rect(bulletBox(line, bullet, origin));
    content.fillPath();
    return;
  }
  page.mark(mark);
  content.setFill(page.rgb(bullet.color));
  const at = { x: origin.x + ptOfEmu(bullet.x), y: origin.y + ptOfEmu(line.baseline) };
  showText(page, { text: bullet.text, face: bullet.face, size_pt: ptOfEmu(bullet.size) }, at);
}

function drawSpan(page: Page, span: Span, line: Line, origin: PtPoint, mark: Mark): void {
  if (span.text === '') return;
  const at = { x: origin.x + ptOfEmu(span.x), y: origin.y + ptOfEmu(line.baseline) };
  let own = mark;
  if (span.link !== undefined && typeof mark !== 'string') {
    own = mark.append('Link');
    const box = { x: at.x, y: at.y - ptOfEmu(line.ascent), w: ptOfEmu(span.w), h: ptOfEmu(line.ascent) + ptOfEmu(line.descent) };
    page.link(span.link, box, own);
  }
  if (span.highlight !== undefined) {
    page.mark('artifact');
    page.content.setFill(page.rgb(span.highlight));
    page.content.rect(highlightBox(span, line, origin));
    page.content.fillPath();
  }
  page.mark(own);
  page.content.setFill(page.rgb(span.color));
  showText(page, span, at);
  if (span.underline) {
    page.content.rect(underlineBox(span, line, origin));
    page.content.fillPath();
  }
  if (span.strike) {
    page.content.rect(strikeBox(span, line, origin));
    page.content.fillPath();
  }
}

function showText(page: Page, span: Pick<Span, 'text' | 'face' | 'size_pt' | 'rtl' | 'oblique' | 'stretch'>, at: PtPoint): void {
  const { fonts } = page.resources;
  const font = fonts.use(span.face);
  const glyphs = fonts.shape(span.face, span.text, { rtl: span.rtl ?? false, lang: page.slide.lang });
  const slant = span.oblique ? OBLIQUE_SLANT : 0;
  const stretch = span.stretch ?? 1;
  const show = (some: readonly ShapedGlyph[], text: string, from: PtPoint): void => {
    const spelled = spellOut(font, some, text);
    page.content.text(font.name, span.size_pt, from, showGlyphs(font, some, span.size_pt, spelled), slant, stretch);
  };
  if (glyphs.every(({ gid }) => gid !== MISSING)) {
    show(glyphs, span.text, at);
    return;
  }
  let { x } = at;
  for (const part of apart(glyphs, span.text)) {
    const w = part.glyphs.reduce((sum, glyph) => sum + glyph.x_advance, 0) * stretch * (span.size_pt / font.units_per_em);
    if (part.missing) {
      const speak = (): void => {
        const space = fonts.shape(span.face, ' ', { rtl: false, lang: page.slide.lang });
        if (space.every(({ gid }) => gid !== MISSING)) show(space, ' ', { x, y: at.y });
      };
      drawMissing(page, part.text, { x, y: at.y, w, size: span.size_pt, boxes: part.glyphs.length }, speak);
    } else show(part.glyphs, part.text, { x, y: at.y });
    x += w;
  }
}

const NONE: ReadonlyMap<number, string> = new Map();

/**
 * Tells the font which text each glyph stands for: a cluster's text belongs to its first glyph that moves the pen, its marks stand
 * for nothing. Gives the text of the glyphs that cannot speak for themselves because they also stand for other letters, by index.
 */
function spellOut(font: UsedFont, glyphs: readonly ShapedGlyph[], text: string): ReadonlyMap<number, string> {
  const unclear = new Map<number, string>();
  // One glyph for each UTF-16 unit, in order: nearly all text.
  let isOneToOne = glyphs.length === text.length;
  for (let i = 0; isOneToOne && i < glyphs.length; i++) isOneToOne = glyphs[i]!.cluster === i;
  if (isOneToOne) {
    for (let i = 0; i < glyphs.length; i++) if (!font.note(glyphs[i]!.gid, text[i]!)) unclear.set(i, text[i]!);
    return unclear.size === 0 ? NONE : unclear;
  }
  const starts = [...new Set(glyphs.map((glyph) => glyph.cluster))].sort((a, b) => a - b);
  const textOf = new Map(starts.map((start, i) => [start, text.slice(start, starts[i + 1] ?? text.length)]));
  const clusters = new Map<number, ShapedGlyph[]>();
  for (const glyph of glyphs) {
    const cluster = clusters.get(glyph.cluster);
    if (cluster === undefined) clusters.set(glyph.cluster, [glyph]);
    else cluster.push(glyph);
  }
  const textOfGlyph = new Map<ShapedGlyph, string>();
  for (const [start, cluster] of clusters) shareOut(cluster, textOf.get(start) ?? '', textOfGlyph);
  glyphs.forEach((glyph, i) => {
    const own = textOfGlyph.get(glyph) ?? '';
    if (!font.note(glyph.gid, own)) unclear.set(i, own);
  });
  return unclear;
}

const SARA_AM = '\u0e33';

/**
 * Shares the text of one cluster out to its glyphs: the first that moves the pen speaks for all, but the Thai vowel that is drawn in
 * two halves speaks with its second, which else would look like a space.
 */
function shareOut(cluster: readonly ShapedGlyph[], text: string, textOfGlyph: Map<ShapedGlyph, string>): void {
  const advancing = cluster.filter((glyph) => glyph.x_advance !== 0);
  const carrier = advancing[0] ?? cluster[0]!;
  const last = advancing.at(-1);
  if (text.endsWith(SARA_AM) && last !== undefined && last !== carrier) {
    textOfGlyph.set(carrier, text.slice(0, -1));
    textOfGlyph.set(last, SARA_AM);
  } else textOfGlyph.set(carrier, text);
}

/** Smallest move worth an operand, in thousandths of an em: 0.01 pt at 20 pt. */
const LEAST_MOVE = 0.5;

/**
 * Operators that show the glyphs: `TJ` with moves where shaping differs from the widths that the font dictionary states, rises
 * (`Ts`) for marks above and below, and the text of glyphs that cannot speak for themselves (`/ActualText`; ISO 32000-1, 14.9.4).
 */
function showGlyphs(font: UsedFont, glyphs: readonly ShapedGlyph[], size_pt: number, spelled: ReadonlyMap<number, string>): string {
  const scale = 1000 / font.units_per_em;
  let ops = '';
  let array = '';
  let hex = '';
  let rise = 0;
  let pen = 0;
  let wanted = 0;
  const endString = (): void => {
    if (hex !== '') array += `<${hex}>`;
    hex = '';
  };
  const endArray = (): void => {
    endString();
    if (array !== '') ops += `[${array}]TJ `;
    array = '';
  };
  let spelling = false;
  glyphs.forEach((glyph, i) => {
    const own = spelled.get(i);
    if (spelling || own !== undefined) endArray();
    if (spelling) ops += 'EMC ';
    spelling = own !== undefined;
    if (own !== undefined) ops += `/Span<</ActualText<FEFF${utf16Hex(own)}>>>BDC `;
    if (glyph.y_offset !== rise) {
      endArray();
      rise = glyph.y_offset;
      ops += `${num((rise / font.units_per_em) * size_pt)} Ts `;
    }
    const move = Math.round(pen - (wanted + glyph.x_offset * scale));
    if (Math.abs(move) >= LEAST_MOVE) {
      endString();
      array += move;
      pen -= move;
    }
    hex += hex4(glyph.gid);
    pen += font.width(glyph.gid);
    wanted += glyph.x_advance * scale;
  });
  endArray();
  if (spelling) ops += 'EMC ';
  return rise === 0 ? ops : `${ops}0 Ts `;
}
