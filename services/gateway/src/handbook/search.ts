/** Finds sections of the handbook, forms and endpoints by words that begin as those of the question; all but the commonest must be there. */

export interface Part {
  /** Title of the page. */
  readonly page: string;
  readonly heading: string;
  readonly href: string;
  readonly text: string;
}

export interface Hit {
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
}

/** A word in the heading says more than one in the title of the page, and that more than one in the text. */
const WEIGHTS = { heading: 8, page: 4, text: 1 } as const;
const MAX_WORDS = 12;
/** What stands in more of the parts than this tells none from another, such as "how" and "a". */
const COMMON = 0.2;
const EXCERPT = { before: 40, length: 140 } as const;

export interface Index {
  find(question: string, most: number): { readonly hits: readonly Hit[]; readonly total: number };
}

export function createIndex(parts: readonly Part[]): Index {
  const lower = parts.map(({ heading, page, text }) => ({
    heading: heading.toLowerCase(),
    page: page.toLowerCase(),
    text: text.toLowerCase(),
  }));
  /** Each word of a question with how much it tells: the fewer parts have it, the more. */
  const weighed = (question: string): readonly Weighed[] => {
    const all = wordsOf(question).map((word) => {
      const count = lower.filter((part) => placeIn(part, word) !== undefined).length;
      return { word, share: count / lower.length, tells: Math.log((lower.length + 1) / (count + 1)) };
    });
    const rare = all.filter(({ share }) => share <= COMMON);
    return rare.length > 0 ? rare : all;
  };
  return {
    find(question, most) {
      const asked = weighed(question);
      if (asked.length === 0) return { hits: [], total: 0 };
      const words = asked.map(({ word }) => word);
      const found = lower
        .map((part, at) => ({ at, score: scoreOf(part, asked) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || a.at - b.at);
      const hits = found.slice(0, most).flatMap(({ at }) => {
        const part = parts[at];
        return part === undefined ? [] : [hitOf(part, words)];
      });
      return { hits, total: found.length };
    },
  };
}

const wordsOf = (question: string): readonly string[] =>
  question
    .toLowerCase()
    .split(' ')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);

type Places = Readonly<Record<keyof typeof WEIGHTS, string>>;
interface Weighed {
  readonly word: string;
  readonly tells: number;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a word of the text begins so; -1 where none does. */
function beginsAt(text: string, word: string): number {
  const isWord = LETTER.test(word[0] ?? '');
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !isWord || !LETTER.test(text[at - 1] ?? '')) return at;
  return -1;
}

const placeIn = (part: Places, word: string): keyof typeof WEIGHTS | undefined =>
  (['heading', 'page', 'text'] as const).find((place) => beginsAt(part[place], word) >= 0);

function scoreOf(part: Places, words: readonly Weighed[]): number {
  let total = 0;
  for (const { word, tells } of words) {
    const place = placeIn(part, word);
    if (place === undefined) return 0;
    total += WEIGHTS[place] * tells;
  }
  return total;
}

function hitOf({ page, heading, href, text }: Part, words: readonly string[]): Hit {
  const low = text.toLowerCase();
  const places = words.map((word) => beginsAt(low, word)).filter((at) => at >= 0);
  const from = Math.max(0, Math.min(low.length, ...places) - EXCERPT.before);
  const to = from + EXCERPT.length;
  const excerpt = `${from > 0 ? '… ' : ''}${text.slice(from, to)}${text.length > to ? ' …' : ''}`;
  return {
    href,
    title: heading === page ? page : `${page} › ${heading}`,
    excerpt: places.length === 0 ? text.slice(0, EXCERPT.length) : excerpt,
  };
}
