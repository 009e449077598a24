/** Markdown within a text without the marks that only set its type: bold, italics, links, check boxes, fences. */
import { Rewriter, type Rewritten } from './rewritten.ts';
import type { Range } from './tree.ts';

/** What opens a drawing in text, and what a database says of its answer. */
const NOISE = /^[ \t]*(?:(?:graph|flowchart)[ \t]+(?:LR|RL|TD|TB|BT);?|\(?\d+ rows?(?:\)| in set.*| affected.*)|\+[-=+]+\+)[ \t]*$/u;
/** Within a drawing in text: how it is to be set. */
const SETTING = /^[ \t]*(?:%%|dateFormat|axisFormat|tickInterval|todayMarker|excludes|classDef|linkStyle|style |direction )/u;
const FENCE = /^[ \t]*(?:```|~~~)[\w+.-]*[ \t]*$/;

/** Lines of fences are taken out; what they hold is read like any other. */
export function withoutFences(source: Rewritten): Rewritten {
  const { text } = source;
  if (!/```|~~~|(?:^|\n)[ \t]*(?:graph|flowchart) |\d rows?(?:\)| in set)|(?:^|\n)[ \t]*\+[-=]/u.test(text)) return source;
  const out = new Rewriter(source);
  let start = 0;
  let drawing = false;
  for (const raw of text.split('\n')) {
    const end = start + raw.length;
    if (FENCE.test(raw)) drawing = !drawing && /mermaid/iu.test(raw);
    if (FENCE.test(raw) || NOISE.test(raw) || (drawing && SETTING.test(raw))) out.line();
    else if (drawing && /^[ \t]*title[ \t]/u.test(raw)) {
      out.copy(start + raw.indexOf('title') + 5, end);
      if (end < text.length) out.put('\n');
    } else {
      // "```json {…} ```" on one line.
      const open = /^[ \t]*```(?:json|yaml|yml|csv|text|txt)?(?=[ \t{[])/iu.exec(raw)?.[0].length ?? 0;
      const close = /```[ \t]*$/.exec(raw)?.[0].length ?? 0;
      out.copy(start + open, Math.max(start + open, end - close));
      if (end < text.length) out.put('\n');
    }
    start = end + 1;
  }
  return out.done();
}

/** Bold, italic, struck, code, a link or a picture: what is shown of it in the groups. */
const INLINE =
  /\*\*(?=\S)([^*\n]{1,400}?)(?<=\S)\*\*|__(?=\S)([^_\n]{1,400}?)(?<=\S)__|(?<![*\p{L}\p{N}])\*(?=[^\s*])([^*\n]{1,200}?)(?<=[^\s*])\*(?![*\p{L}\p{N}])|(?<![_\p{L}\p{N}])_(?=[^\s_])([^_\n]{1,200}?)(?<=[^\s_])_(?![_\p{L}\p{N}])|~~(?=\S)([^~\n]{1,200}?)~~|`([^`\n]{1,200})`|!?\[([^[\]\n]{1,200})\]\(([^()\s]{1,400})\)|<(https?:\/\/[^<>\s]{1,300})>/gu;
/** `- [x] Contract signed`. */
const BOX = /^([ \t]*[-*+][ \t]+)(\[[ xX✓✔]\])[ \t]+/u;
/** `1️⃣ Observe`: a digit drawn as a key. */
const KEYCAP = /^[ \t]*\d\uFE0F?\u20E3[ \t]*/u;
const QUOTE = /^[ \t]*>[ \t]?/;
const BOLD_LINE = /^[ \t]*(?:\*\*[^*\n]+\*\*|__[^_\n]+__):?[ \t]*$/;
const RULER = /^[ \t]*(?:[-*_][ \t]*){3,}$/;

/** As it is where it holds no marks of type. Linear in its length. */
export function withoutType(source: Rewritten, left: Range[]): Rewritten {
  const { text } = source;
  if (!/[*_`~]|\u20E3|\]\(|(?:^|\n)[ \t]*>|\[[ xX✓✔]\]/u.test(text)) return source;
  const out = new Rewriter(source);
  const lines = text.split('\n');
  const quoted = lines.some((l) => QUOTE.test(l)) && !lines.some((l) => /^[ \t]*>.*\d\s*$/.test(l) && !/\p{L}/u.test(l));
  let start = 0;
  let fromBox = false;
  for (const [i, raw] of lines.entries()) {
    const end = start + raw.length;
    if (i > 0) out.put('\n');
    let at = start;
    const box = BOX.exec(raw);
    const keycap = KEYCAP.exec(raw);
    if (keycap !== null) {
      const digit = start + raw.search(/\d/);
      out.copy(digit, digit + 1).put('. ');
      at = start + keycap[0].length;
    } else if (box !== null) {
      fromBox = true;
      out.copy(start, start + (box[1]?.length ?? 0));
      at = start + box[0].length;
    } else if (quoted && QUOTE.test(raw)) at = start + (QUOTE.exec(raw)?.[0].length ?? 0);
    else if (RULER.test(raw) && /[*_]|-\s+-/.test(raw)) at = end;
    else if (BOLD_LINE.test(raw) && (lines[i + 1] === undefined || !/^[ \t]*\|?[ :|-]+\|/.test(lines[i + 1] ?? ''))) out.put('# ');
    const from = at;
    for (const match of text.slice(from, end).matchAll(INLINE)) {
      const shown = match.slice(1, 8).find((g) => g !== undefined) ?? match[9] ?? '';
      const own = from + match.index + match[0].indexOf(shown);
      // `2*3*4`, `snake_case`: no marks of type.
      if (match[6] === undefined && match[7] === undefined && match[9] === undefined && !/[\p{L}\d]/u.test(shown)) continue;
      out.copy(at, from + match.index);
      nested(out, text, own, own + shown.length);
      at = from + match.index + match[0].length;
      if (match[8] !== undefined)
        left.push(
          ...source.spansOf(own + shown.length + 2, own + shown.length + 2 + match[8].length).map((s) => ({ start: s.start, end: s.end })),
        );
    }
    out.copy(at, end);
    start = end + 1;
  }
  return fromBox || out.length !== text.length ? out.done() : source;
}

/** Marks within marks: `**[Pilot](…)**`. */
function nested(out: Rewriter, text: string, start: number, end: number): void {
  let at = start;
  for (const match of text
    .slice(start, end)
    .matchAll(/!?\[([^[\]\n]{1,200})\]\([^()\s]{1,400}\)|[*_]{1,2}(?=\S)([^*_\n]{1,200})(?<=\S)[*_]{1,2}/g)) {
    const shown = match[1] ?? match[2] ?? '';
    const own = start + match.index + match[0].indexOf(shown);
    out.copy(at, start + match.index).copy(own, own + shown.length);
    at = start + match.index + match[0].length;
  }
  out.copy(at, end);
}
