/** The sections of a page of the handbook, for its search. */
import type { Part } from './search.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The parts of a page as it was drawn. */
export function partsOf(title: string, href: string, html: string): readonly Part[] {
  const cuts = [...html.matchAll(/<h([1-4]) id="([^"]*)">([\s\S]*?)<\/h\1>/g)];
  return cuts.map((cut, i) => {
    const [whole, , id = '', heading = ''] = cut;
    const text = html.slice(cut.index + whole.length, cuts[i + 1]?.index ?? html.length);
    return {
      page: wordsOf(title),
      heading: wordsOf(heading.replace(/<a class="anchor"[\s\S]*?<\/a>/, '')),
      href: i === 0 ? href : `${href}#${id}`,
      text: wordsOf(text),
    };
  });
}
