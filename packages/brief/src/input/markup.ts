/** HTML within a text as lines, list marks and tables: tags are taken out, entities undone, words stay. */
import { Rewriter, type Rewritten } from './rewritten.ts';

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>|<!--[\s\S]*?-->|<!doctype[^<>]*>/giu;
/** Tags that only HTML has: `<5 days>` and `<name>` are words. */
const KNOWN =
  /^(?:table|thead|tbody|tfoot|tr|td|th|caption|ul|ol|li|p|br|div|span|b|strong|i|em|u|h[1-6]|a|hr|section|article|header|footer|main|html|head|body|title|style|script|dl|dt|dd|blockquote|pre|code|sup|sub|small|font|img|col|colgroup|meta|link|center|label|summary|details|figure|figcaption)$/iu;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', pound: '£', yen: '¥', cent: '¢', ndash: '–', mdash: '—', minus: '−', hellip: '…',
  bull: '•', middot: '·', times: '×', plusmn: '±', deg: '°', permil: '‰', rarr: '→', larr: '←', laquo: '«', raquo: '»', ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’',
  bdquo: '„', auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', acirc: 'â', ccedil: 'ç',
  ntilde: 'ñ', oacute: 'ó', iacute: 'í', aacute: 'á', uacute: 'ú', ograve: 'ò', igrave: 'ì', ugrave: 'ù', atilde: 'ã', otilde: 'õ', oslash: 'ø', aring: 'å', copy: '©', reg: '®', trade: '™',
}; // biome-ignore format: one entity a line would hide the languages
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/giu;
const BREAKS =
  /^(?:p|div|section|article|header|footer|main|body|html|dl|dt|dd|blockquote|pre|figure|figcaption|details|summary|center|caption|hr)$/iu;

/** Words of a stretch: line ends within a line of HTML are blanks, entities their characters. */
function words(out: Rewriter, text: string, start: number, end: number, row: boolean): void {
  let at = start;
  const plain = (to: number): void => {
    for (const match of text.slice(at, to).matchAll(/[^\s|]+|[ \t]+|\s*\n\s*|\|/g)) {
      const [from, until] = [at + match.index, at + match.index + match[0].length];
      if (match[0] === '|' && row) out.write({ text: '/', start: from, end: until });
      else if (match[0].includes('\n')) out.put(row ? ' ' : match[0]);
      else out.copy(from, until);
    }
  };
  for (const match of text.slice(start, end).matchAll(ENTITY)) {
    const code = match[1] !== undefined ? Number(match[1]) : match[2] !== undefined ? Number.parseInt(match[2], 16) : undefined;
    const own =
      code === undefined
        ? (ENTITIES[match[3] ?? ''] ?? ENTITIES[(match[3] ?? '').toLowerCase()])
        : code < 0x110000
          ? String.fromCodePoint(code)
          : undefined;
    if (own === undefined) continue;
    plain(start + match.index);
    out.write({ text: own === '\u00a0' ? ' ' : own, start: start + match.index, end: start + match.index + match[0].length });
    at = start + match.index + match[0].length;
  }
  plain(end);
}

/** As it is where it holds no HTML. Linear in its length. */
export function withoutMarkup(source: Rewritten): Rewritten {
  const { text } = source;
  if (!text.includes('<') && !ENTITY.test(text)) return source;
  ENTITY.lastIndex = 0;
  const tags = text.includes('<') ? [...text.matchAll(TAG)].filter((m) => m[2] === undefined || KNOWN.test(m[2])) : [];
  const telling = tags.some((m) => /^(?:table|tr|td|ul|ol|li|p|br|h[1-6]|div|b|strong)$/iu.test(m[2] ?? ''));
  if (!telling && !/&(?:amp|nbsp|euro|quot|#\d{2,5});/.test(text)) return source;
  const out = new Rewriter(source);
  let at = 0;
  let hidden: string | undefined;
  let depth = 0;
  let tables = 0;
  let row = false;
  let cells = 0;
  const counts: (number | undefined)[] = [];
  for (const match of tags) {
    const [whole, closing, name = ''] = match;
    if (hidden === undefined) {
      if (text.slice(at, match.index).trim() !== '' || (!row && depth === 0 && tables === 0)) words(out, text, at, match.index, row);
    }
    at = match.index + whole.length;
    const tag = name.toLowerCase();
    const ends = closing === '/';
    if (hidden !== undefined) {
      if (ends && tag === hidden) hidden = undefined;
      continue;
    }
    if (/^(?:style|script|head)$/.test(tag) && !ends) hidden = tag;
    else if (tag === 'table') {
      tables = Math.max(0, tables + (ends ? -1 : 1));
      out.paragraph();
    } else if (tag === 'tr') {
      if (ends) out.put(' |').line();
      else out.line();
      row = !ends;
      cells = 0;
    } else if (tag === 'td' || tag === 'th') {
      if (!ends && row) {
        out.put(cells === 0 ? '| ' : ' | ');
        cells++;
      }
    } else if (tag === 'ul' || tag === 'ol') {
      depth = Math.max(0, depth + (ends ? -1 : 1));
      // `<b>Rent</b><ul>`: a name with its list.
      if (
        !ends &&
        depth === 1 &&
        out.inLine &&
        !/[:.?!|]\s*$/.test(
          text
            .slice(Math.max(0, match.index - 160), match.index)
            .replace(/(?:<[^<>]{0,200}>\s*)+$/, '')
            .slice(-4),
        )
      )
        out.put(':');
      if (ends) counts.pop();
      else counts.push(tag === 'ol' ? 0 : undefined);
      if (depth === 0) out.line();
    } else if (tag === 'li') {
      out.line();
      if (!ends) {
        const count = counts.at(-1);
        if (count !== undefined) counts[counts.length - 1] = count + 1;
        out.put(`${'  '.repeat(Math.min(8, Math.max(0, depth - 1)))}${count === undefined ? '-' : `${count + 1}.`} `);
      }
    } else if (/^h[1-6]$/.test(tag)) {
      if (ends) out.line();
      else out.paragraph().put('# ');
    } else if (tag === 'br') {
      if (row) out.put(' ');
      else out.line();
    } else if (BREAKS.test(tag)) {
      if (row) out.put(' ');
      else if (depth === 0) out.line();
    }
  }
  if (hidden === undefined) words(out, text, at, text.length, row);
  return out.done();
}
