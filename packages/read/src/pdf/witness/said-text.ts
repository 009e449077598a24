/** Letters that a page says in place of those that it draws (ISO 32000-1, 14.9.4), as the library tells them: its extraction of text leaves them out. */
import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Operators } from '../file/read-operators.ts';
import { actualTextOf, MOST_A_GLYPH } from '../page/actual-text.ts';

/** A stretch of marked content with properties; `text` where it says its letters. */
export interface Said {
  readonly tag: unknown;
  readonly text: string | undefined;
}

/** What the library's extraction gives: text, and where marked content begins and ends. */
export interface TextItem {
  readonly str: string;
  readonly dir: string;
  readonly width: number;
  readonly transform: readonly number[];
  readonly hasEOL: boolean;
}
export type ContentItem = TextItem | { readonly type: string; readonly tag?: unknown };

/** Takes down the marked content of a page in order, while its operators come. */
export function saidOf(OPS: typeof Pdfjs.OPS): { readonly said: readonly Said[]; hear(list: Operators): void } {
  const said: Said[] = [];
  return {
    said,
    hear({ fnArray, argsArray }) {
      for (const [i, fn] of fnArray.entries())
        if (fn === OPS.beginMarkedContentProps) said.push({ tag: argsArray[i]?.[0], text: actualTextOf(argsArray[i]?.[2]) });
    },
  };
}

/** The text of a page with the letters that it says. Both lists go through the same content, so its stretches are those of the other, in order. */
export function withSaid(items: readonly ContentItem[], said: readonly Said[]): TextItem[] {
  const begins = items.flatMap((item) => ('type' in item && item.type === 'beginMarkedContentProps' ? [item.tag] : []));
  const isSame = begins.every((tag, i) => said[i]?.tag === tag);
  const found: TextItem[] = [];
  let stretch = 0;
  let depth = 0;
  let saying: { readonly text: string; readonly depth: number; readonly from: number } | undefined;
  for (const item of items) {
    if (!('type' in item)) found.push(item);
    else if (item.type === 'endMarkedContent') {
      if (saying?.depth === depth) {
        found.push(...told(found.splice(saying.from), saying.text));
        saying = undefined;
      }
      depth--;
    } else {
      depth++;
      if (item.type !== 'beginMarkedContentProps') continue;
      const text = isSame ? said[stretch]?.text : undefined;
      stretch++;
      // What is around says it for what is within.
      if (text !== undefined && saying === undefined) saying = { text, depth, from: found.length };
    }
  }
  return found;
}

/** One item as wide as all, where they stand on one line. */
function told(items: readonly TextItem[], text: string): readonly TextItem[] {
  const drawn = items.filter(({ str }) => str.trim() !== '');
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (first === undefined || last === undefined) return items;
  const letters = drawn.reduce((sum, { str }) => sum + str.length, 0);
  const [a = 1, b = 0, , , e = 0, f = 0] = first.transform;
  const along = Math.hypot(a, b);
  const placed = drawn.map(({ transform: [, , , , x = 0, y = 0], width }) => ({
    from: ((x - e) * a + (y - f) * b) / along,
    off: Math.abs((x - e) * b - (y - f) * a) / along,
    width,
  }));
  if (text.length > MOST_A_GLYPH * letters || placed.some(({ off }) => !(off < along / 2))) return items;
  const from = Math.min(...placed.map((one) => one.from));
  const to = Math.max(...placed.map((one) => one.from + one.width));
  const transform = [...first.transform];
  transform[4] = e + (from * a) / along;
  transform[5] = f + (from * b) / along;
  return [{ ...first, str: text, width: to - from, transform, hasEOL: last.hasEOL }];
}
