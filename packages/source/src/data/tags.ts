/** Tags of HTML and XML with their places, and the text between them. */

export interface Tag {
  readonly kind: 'open' | 'close' | 'text';
  /** In lower case for HTML; as written for XML. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Has no content: `<br>`, `<a/>`. */
  readonly isEmpty: boolean;
  readonly attributes: readonly { readonly start: number; readonly nameEnd: number; readonly from: number; readonly to: number }[];
}

const TAG =
  /<(\/?)([a-zA-Z_][\w:.-]{0,60})((?:\s+[^\s"'<>/=]{1,80}(?:\s*=\s*(?:"[^"<]{0,2000}"|'[^'<]{0,2000}'|[^\s"'<>]{1,500}))?)*)\s*(\/?)>/uy;
const ATTRIBUTE = /([^\s"'<>/=]{1,80})(?:\s*=\s*(?:"([^"<]{0,2000})"|'([^'<]{0,2000})'|([^\s"'<>]{1,500})))?/gu;
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr']);

/** Comments, declarations and what a browser does not show are left out. */
export function tagsOf(text: string, isHtml: boolean): readonly Tag[] {
  const out: Tag[] = [];
  let from = 0;
  const flush = (to: number): void => {
    if (to > from) out.push({ kind: 'text', name: '', start: from, end: to, isEmpty: false, attributes: [] });
  };
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const skipped = skippedTo(text, at);
    if (skipped !== undefined) {
      flush(at);
      at = skipped.end;
      if (skipped.from >= 0) out.push({ kind: 'text', name: '', start: skipped.from, end: skipped.to, isEmpty: false, attributes: [] });
      from = at;
      continue;
    }
    TAG.lastIndex = at;
    const found = TAG.exec(text);
    if (found === null) {
      at++;
      continue;
    }
    const [whole, slash, written = '', attributes = '', closed] = found;
    flush(at);
    const name = isHtml ? written.toLowerCase() : written;
    const base = at + 1 + (slash ?? '').length + written.length;
    const end = at + whole.length;
    out.push({
      kind: slash === '/' ? 'close' : 'open',
      name,
      start: at,
      end,
      isEmpty: closed === '/' || (isHtml && VOID.has(name)),
      attributes: attributesOf(attributes, base),
    });
    at = end;
    from = at;
    if (isHtml && slash === '' && (name === 'script' || name === 'style')) {
      const close = text.toLowerCase().indexOf(`</${name}`, at);
      at = close < 0 ? text.length : close;
      from = at;
    }
  }
  flush(text.length);
  return out;
}

function attributesOf(text: string, base: number): Tag['attributes'] {
  if (text.trim() === '') return [];
  return [...text.matchAll(ATTRIBUTE)].map((found) => {
    const [whole, name = '', ...values] = found;
    const value = values.find((v) => v !== undefined) ?? '';
    const start = base + found.index;
    const end = start + whole.length;
    const to = /["']$/u.test(whole) ? end - 1 : end;
    return { start, nameEnd: start + name.length, from: to - value.length, to };
  });
}

function skippedTo(text: string, at: number): { readonly end: number; readonly from: number; readonly to: number } | undefined {
  if (text.startsWith('<!--', at)) {
    const close = text.indexOf('-->', at);
    return { end: close < 0 ? text.length : close + 3, from: -1, to: -1 };
  }
  if (text.startsWith('<![CDATA[', at)) {
    const close = text.indexOf(']]>', at);
    const to = close < 0 ? text.length : close;
    return { end: Math.min(text.length, to + 3), from: at + 9, to };
  }
  if (text.startsWith('<!', at) || text.startsWith('<?', at)) {
    const close = text.indexOf('>', at);
    return { end: close < 0 ? text.length : close + 1, from: -1, to: -1 };
  }
  return undefined;
}
