/** Text bodies: paragraphs, runs, bullets, fields and links as DrawingML text (ISO 29500-1, 21.1.2). */
import type { Bullet, Color, FontRole, Insets, Paragraph, Run, SheetPlace, TextBody, Theme } from '@deckwright/draw/scene';
import { linkElement } from './link.ts';
import { type Inherited, PLAIN_TEXT } from './placeholders.ts';
import { type ScriptFace, scriptFaceOf } from './script-faces.ts';
import type { SlideScope } from './slide-scope.ts';
import { wordOf } from './unwritable-value.ts';
import { escapeXml, whole } from './xml.ts';

const ANCHORS = { top: 't', middle: 'ctr', bottom: 'b' } as const;
const ALIGNMENTS = { left: 'l', center: 'ctr', right: 'r' } as const;

/** One id for all slide-number fields: readers tell fields apart by place, and a fixed one keeps the bytes the same. */
export const SLIDE_NUMBER_FIELD = '{6D0C3D0B-5E0E-4B4A-9F0C-0D5E1D6E7A21}';
const SYMBOL_FACE = 'Segoe UI Symbol';

/**
 * The house bullet, the small square of Arial (U+25AA): 0.27 em wide, its centre 0.31 em above the baseline. It has no size
 * of its own: as a percentage readers and schema disagree on the spelling (PowerPoint writes `60000`, ISO 29500-4 allows only
 * `60%`), in points LibreOffice does not heed it, and a scaled large square would stand on the baseline.
 */
export const SQUARE_BULLET = '<a:buFont typeface="Arial"/><a:buChar char="\u25AA"/>';
const HANGUL = /[\uac00-\ud7a3]/;
const LATIN = /^[\u0000-\u024f\u2000-\u22ff]*$/;

/** Line breaks inside a run: line feed, vertical tab, carriage return, line and paragraph separators. */
const BREAKS = /\r\n|[\n\v\r\u2028\u2029]/;

/** A body of a shape or, with `a:txBody`, of a table cell. A table cell carries anchor, wrapping and margins itself. */
export function textBody(element: 'p:txBody' | 'a:txBody', body: TextBody, scope: SlideScope, inherited: Inherited = PLAIN_TEXT): string {
  const properties = element === 'a:txBody' ? '<a:bodyPr/>' : bodyProperties(body);
  return `<${element}>${properties}${element === 'a:txBody' ? '<a:lstStyle/>' : scope.list_style}${paragraphs(body, scope, inherited)}</${element}>`;
}

/** A text in a placeholder of a foreign layout: the layout defines its look, and the text only differences. */
export function placeBody(body: TextBody, scope: SlideScope, place: SheetPlace): string {
  let out = '';
  for (const { runs, align, rtl } of body.paragraphs) {
    const turned = `${align === place.align ? '' : ` algn="${wordOf(ALIGNMENTS, align, 'alignment')}"`}${rtl ? ' rtl="1"' : ''}`;
    out += `<a:p>${turned === '' ? '' : `<a:pPr${turned}/>`}`;
    for (const run of runs) {
      const lang = run.lang ?? scope.slide.lang;
      const link = run.link === undefined ? '' : linkElement(run.link, true, scope);
      const open = `<a:rPr lang="${escapeXml(lang)}"${run.size_pt === place.size_pt ? '' : ` sz="${size(run.size_pt)}"`}`;
      const inside = `${place.color === undefined ? '' : scope.paint.solid(place.color)}${link}`;
      const properties = inside === '' ? `${open}/>` : `${open}>${inside}</a:rPr>`;
      if (run.field === 'slidenum')
        out += `<a:fld id="${SLIDE_NUMBER_FIELD}" type="slidenum">${properties}<a:t>${escapeXml(run.text)}</a:t></a:fld>`;
      else
        out += run.text
          .split(BREAKS)
          .map((piece) => (piece === '' ? '' : `<a:r>${properties}<a:t>${escapeXml(piece)}</a:t></a:r>`))
          .join(`<a:br>${properties}</a:br>`);
    }
    out += '</a:p>';
  }
  return `<p:txBody><a:bodyPr/><a:lstStyle/>${out}</p:txBody>`;
}

/** The body that a shape without words has: the schema lets it out, PowerPoint and its peers want it. */
export const emptyTextBody = (scope: SlideScope): string =>
  `<p:txBody><a:bodyPr anchor="ctr"/><a:lstStyle/><a:p><a:pPr algn="ctr"/><a:endParaRPr lang="${escapeXml(scope.slide.lang)}"/></a:p></p:txBody>`;

export const anchorOf = (body: TextBody): 't' | 'ctr' | 'b' => wordOf(ANCHORS, body.anchor, 'anchor');

export function bodyProperties(body: TextBody): string {
  const fit = body.shrinks === true ? '<a:normAutofit/>' : '<a:noAutofit/>';
  return `<a:bodyPr wrap="${body.wrap ? 'square' : 'none'}" ${insets(body.insets)} anchor="${wordOf(ANCHORS, body.anchor, 'anchor')}">${fit}</a:bodyPr>`;
}

const insets = (i: Insets): string => `lIns="${whole(i.l)}" tIns="${whole(i.t)}" rIns="${whole(i.r)}" bIns="${whole(i.b)}"`;

function paragraphs(body: TextBody, scope: SlideScope, inherited: Inherited): string {
  const numbering = new Numbering();
  let size_pt = inherited.size_pt ?? 18;
  let out = '';
  for (const paragraph of body.paragraphs) {
    numbering.begin(paragraph);
    const bullet = paragraph.bullet && bulletElements(paragraph.bullet, paragraph.runs[0]?.size_pt ?? size_pt, numbering, scope);
    out += `<a:p>${paragraphProperties(paragraph, bullet, inherited)}`;
    if (bullet === '' && paragraph.bullet) out += labelRun(paragraph, paragraph.bullet, scope, inherited);
    for (const run of paragraph.runs) out += runElement(run, scope, inherited);
    const last = paragraph.runs.at(-1);
    size_pt = last?.size_pt ?? size_pt;
    out += `<a:endParaRPr lang="${escapeXml(last?.lang ?? scope.slide.lang)}" sz="${size(size_pt)}"/></a:p>`;
  }
  return out === '' ? `<a:p><a:endParaRPr lang="${escapeXml(scope.slide.lang)}" sz="${size(size_pt)}"/></a:p>` : out;
}

function paragraphProperties(p: Paragraph, bullet: string | undefined, inherited: Inherited): string {
  const indent = whole(p.indent ?? 0);
  let attributes = '';
  if (p.bullet || indent !== 0 || inherited.bullet) {
    // `marL` is the leading side: from the right in a right-to-left paragraph, as PowerPoint's own Arabic and Hebrew files have it.
    attributes += ` marL="${indent}" indent="${p.bullet ? -whole(p.hang ?? indent) : 0}"`;
  }
  if (p.level !== undefined) attributes += ` lvl="${clamp(p.level, 0, 8)}"`;
  attributes += ` algn="${p.justified ? 'just' : wordOf(ALIGNMENTS, p.align, 'alignment')}"`;
  if (p.rtl) attributes += ' rtl="1"';
  // Korean lines end between words, as ours do; other East Asian text breaks between characters, which is the default.
  if (p.runs.some((run) => HANGUL.test(run.text))) attributes += ' eaLnBrk="0"';

  let content = '';
  if (p.line_pct !== inherited.line_pct) content += `<a:lnSpc><a:spcPct val="${Math.max(0, whole(p.line_pct * 1000))}"/></a:lnSpc>`;
  if (p.space_before_pt) content += `<a:spcBef><a:spcPts val="${clamp(p.space_before_pt * 100, 0, 158_400)}"/></a:spcBef>`;
  if (bullet) content += bullet;
  else if (inherited.bullet) content += '<a:buNone/>';
  return content === '' ? `<a:pPr${attributes}/>` : `<a:pPr${attributes}>${content}</a:pPr>`;
}

/** Empty for a label that no bullet can show: it is written as words before the text. */
function bulletElements(bullet: Bullet, size_pt: number, numbering: Numbering, scope: SlideScope): string {
  const color = `<a:buClr>${scope.paint.color(bullet.color)}</a:buClr>`;
  if (bullet.kind === 'square') return color + SQUARE_BULLET;
  if (bullet.kind === 'dash') return `${color}<a:buFont typeface="Arial"/><a:buChar char="\u2013"/>`;
  // In points: programs write a percentage otherwise than the schema has it.
  const sized = bullet.size_pct === undefined ? '' : `<a:buSzPts val="${size((size_pt * bullet.size_pct) / 100)}"/>`;
  if (bullet.kind === 'char') return `${color}${sized}<a:buFont typeface="Arial"/><a:buChar char="${escapeXml(bullet.text ?? '\u2022')}"/>`;
  const auto = numbering.next(bullet.text ?? '');
  if (auto !== undefined) return `${color}<a:buFont typeface="+mj-lt"/>${auto}`;
  return '';
}

/** A label of several words or signs, followed by a tab that leads to the hanging indent. */
function labelRun({ runs: [first] }: Paragraph, bullet: Bullet, scope: SlideScope, inherited: Inherited): string {
  if (!bullet.text) return '';
  const { size_pt = inherited.size_pt ?? 18, lang, font } = first ?? {};
  const label: Run = { text: `${bullet.text}\t`, size_pt, color: bullet.color, ...(lang && { lang }), ...(font && { font }) };
  return runElement(label, scope, inherited);
}

/** Those that programs count with by themselves. */
const CIRCLED = /^[\u2460-\u2469]$/;

/**
 * Numbers and letters printed before paragraphs as automatic numbers, so that an inserted paragraph renumbers the rest.
 * Consecutive ones of a level share one start, which is how PowerPoint counts on: also over deeper levels, and over nothing else.
 */
class Numbering {
  readonly #levels: { start: number; previous: number; scheme: string }[] = [];
  #level = 0;

  /** A paragraph ends the lists of deeper levels, and without a number that of its own. */
  begin({ level = 0, bullet }: Paragraph): void {
    this.#level = level;
    this.#levels.length = Math.min(this.#levels.length, bullet?.kind === 'number' ? level + 1 : level);
  }

  /** The numbering element for a text such as `3.`, `b)`, `(2)` or `①`, in any width; undefined when it is no plain number or letter. */
  next(text: string): string | undefined {
    const circled = CIRCLED.exec(text);
    const plain = text.normalize('NFKC');
    const match = /^(?:([1-9]\d{0,3})|([a-z])|([A-Z]))([.)]?)$/.exec(plain) ?? /^\(([1-9]\d{0,3})()()(\))$/.exec(plain);
    if (!match) return undefined;
    const [, digits, lower, upper, end] = match;
    const kind = digits ? 'arabic' : lower ? 'alphaLc' : 'alphaUc';
    if (kind !== 'arabic' && end === '') return undefined;
    const number = digits ? Number(digits) : (lower || upper || '').toUpperCase().charCodeAt(0) - 64;
    const ends = plain.startsWith('(') ? 'ParenBoth' : end === '.' ? 'Period' : end === ')' ? 'ParenR' : 'Plain';
    const scheme = circled ? 'circleNumDbPlain' : kind + ends;
    const before = this.#levels[this.#level];
    const start = before?.scheme === scheme && number === before.previous + 1 ? before.start : number;
    this.#levels[this.#level] = { start, previous: number, scheme };
    return `<a:buAutoNum type="${scheme}"${start === 1 ? '' : ` startAt="${start}"`}/>`;
  }
}

function runElement(run: Run, scope: SlideScope, inherited: Inherited): string {
  const properties = runProperties(run, scope, inherited);
  if (run.field === 'slidenum') {
    return `<a:fld id="${SLIDE_NUMBER_FIELD}" type="slidenum">${properties}<a:t>${escapeXml(run.text)}</a:t></a:fld>`;
  }
  if (!BREAKS.test(run.text)) return `<a:r>${properties}<a:t>${escapeXml(run.text)}</a:t></a:r>`;
  const pieces = run.text.split(BREAKS).map((piece) => (piece === '' ? '' : `<a:r>${properties}<a:t>${escapeXml(piece)}</a:t></a:r>`));
  return pieces.join(`<a:br>${properties}</a:br>`);
}

function runProperties(run: Run, scope: SlideScope, inherited: Inherited): string {
  const lang = run.lang ?? scope.slide.lang;
  const script = LATIN.test(run.text) ? undefined : scriptFaceOf(lang, run.text);
  let out = `<a:rPr lang="${escapeXml(lang)}"${script?.slot === 'ea' ? ' altLang="en-US"' : ''}`;
  if (run.size_pt !== inherited.size_pt) out += ` sz="${size(run.size_pt)}"`;
  if ((run.bold ?? false) !== inherited.bold) out += run.bold ? ' b="1"' : ' b="0"';
  if (run.italic) out += ' i="1"';
  if (run.underline) out += ' u="sng"';
  if (run.baseline_pct) out += ` baseline="${clamp(run.baseline_pct * 1000, -100_000, 100_000)}"`;
  const content =
    (run.color === inherited.color && run.alpha === undefined ? '' : scope.paint.solid(run.color, run.alpha)) +
    (script === undefined
      ? fontElements(run.font ?? 'body', scope.theme, inherited)
      : scriptElements(run.font ?? 'body', script, scope.theme)) +
    (run.link === undefined ? '' : linkElement(run.link, keepsColor(run.color), scope));
  return content === '' ? `${out}/>` : `${out}>${content}</a:rPr>`;
}

/** A link in a colour other than the theme's link colour must declare that it keeps its colour. */
const keepsColor = (color: Color): boolean => color !== 'hlink';

/**
 * The face of a script that the theme's Latin face lacks, named in the run: the theme's entries by script are chosen by the reader's
 * own language, and a Japanese text must not turn Chinese on a Chinese desk.
 */
function scriptElements(font: FontRole, { slot, typeface }: ScriptFace, theme: Theme): string {
  if (font === 'symbol') return fontElements(font, theme, PLAIN_TEXT);
  const latin =
    font === 'heading' || font === 'body'
      ? `+m${font === 'heading' ? 'j' : 'n'}-lt`
      : escapeXml(font === 'mono' ? theme.fonts.mono.family : font);
  return `<a:latin typeface="${latin}"/><a:${slot} typeface="${typeface}"/>`;
}

export function fontElements(font: FontRole, theme: Theme, inherited?: Inherited): string {
  if (font === inherited?.font) return '';
  if (font === 'heading') return '<a:latin typeface="+mj-lt"/><a:ea typeface="+mj-ea"/><a:cs typeface="+mj-cs"/>';
  if (font === 'body') return '<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/>';
  if (font === 'symbol') {
    return `<a:latin typeface="${SYMBOL_FACE}"/><a:ea typeface="${SYMBOL_FACE}"/><a:cs typeface="${SYMBOL_FACE}"/><a:sym typeface="${SYMBOL_FACE}"/>`;
  }
  const family = escapeXml(font === 'mono' ? theme.fonts.mono.family : font);
  return `<a:latin typeface="${family}"/><a:cs typeface="${family}"/>`;
}

/** Hundredths of a point; ST_TextFontSize runs from 1 to 4000 pt. */
const size = (size_pt: number): number => clamp(size_pt * 100, 100, 400_000);

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, whole(value)));
