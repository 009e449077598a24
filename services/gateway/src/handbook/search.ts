/** Finds sections of the handbook, forms and endpoints by their words: all words of the question must be there. */

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
  return {
    find(question, most) {
      const words = wordsOf(question);
      if (words.length === 0) return { hits: [], total: 0 };
      const found = lower
        .map((part, at) => ({ at, score: scoreOf(part, words) }))
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

function scoreOf(part: Places, words: readonly string[]): number {
  let total = 0;
  for (const word of words) {
    const weight = part.heading.includes(word)
      ? WEIGHTS.heading
      : part.page.includes(word)
        ? WEIGHTS.page
        : part.text.includes(word)
          ? WEIGHTS.text
          : 0;
    if (weight === 0) return 0;
    total += weight;
  }
  return total;
}

function hitOf({ page, heading, href, text }: Part, words: readonly string[]): Hit {
  const low = text.toLowerCase();
  const places = words.map((word) => low.indexOf(word)).filter((at) => at >= 0);
  const from = Math.max(0, Math.min(low.length, ...places) - EXCERPT.before);
  const to = from + EXCERPT.length;
  const excerpt = `${from > 0 ? '… ' : ''}${text.slice(from, to)}${text.length > to ? ' …' : ''}`;
  return {
    href,
    title: heading === page ? page : `${page} › ${heading}`,
    excerpt: places.length === 0 ? text.slice(0, EXCERPT.length) : excerpt,
  };
}
