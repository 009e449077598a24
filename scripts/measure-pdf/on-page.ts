/** Words that pdftotext sees on a page: others stand beside it, and slides leave them out. */
import { execFileSync } from 'node:child_process';
import { wordsOf } from './words.ts';

const PAGE = /<page width="([\d.]+)" height="([\d.]+)">([\s\S]*?)<\/page>/g;
const WORD = /<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">([^<]*)<\/word>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Of each page how often it finds each word with its middle on the page. */
export function wordsOnPages(pdf: string, pages: number): readonly Map<string, number>[] {
  const printed = execFileSync('pdftotext', ['-bbox', '-l', String(pages), '-enc', 'UTF-8', pdf, '-'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return [...printed.matchAll(PAGE)].map(([, width, height, words = '']) => {
    const seen = new Map<string, number>();
    for (const [, x0, y0, x1, y1, text = ''] of words.matchAll(WORD)) {
      const [x, y] = [(Number(x0) + Number(x1)) / 2, (Number(y0) + Number(y1)) / 2];
      if (x < 0 || y < 0 || x > Number(width) || y > Number(height)) continue;
      const plain = text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
      for (const word of wordsOf(plain)) seen.set(word, (seen.get(word) ?? 0) + 1);
    }
    return seen;
  });
}
