/** A prompt for a deck, cut where its own structure parts it: slide marks, headings, numbered lists, nested bullets, paragraphs, "first … then". */
import { Piece } from '../document/piece.ts';

export type CutBy = 'slide_marks' | 'rules' | 'headings' | 'numbers' | 'bullets' | 'paragraphs' | 'sequence' | 'mentions' | 'topics';

/** One slide's part: its text without the mark that opens it, and where it stands in the prompt. */
export interface Part {
  readonly brief: string;
  /** The heading that opens it. */
  readonly name?: string;
  /** Characters of the prompt, end exclusive, with the mark. */
  readonly start: number;
  readonly end: number;
}

export interface Cut {
  readonly by: CutBy;
  /** The writer marks slides as such: the cut needs no second opinion. */
  readonly explicit: boolean;
  readonly parts: readonly Part[];
  /** What stands before the first part. */
  readonly preamble: string;
}

interface Line {
  readonly text: string;
  readonly start: number;
  /** Without the line end. */
  readonly end: number;
  readonly indent: number;
  readonly blank: boolean;
}

/** A place where a part opens: the part's text begins at `from`, and at `skip` characters are left out of it. */
interface Opening {
  readonly start: number;
  readonly from: number;
  readonly name?: string;
  readonly skip?: readonly [number, number];
}

const SLIDE = 'slide|folie|diapositive|diapo|diapositiva|lámina|dia|slajd|page|seite|página|pagina|strona';
const SLIDE_LINE = new RegExp(
  `^[\\s>*#-]*(?:${SLIDE})\\s{0,2}(?:no\\.?\\s?|nr\\.?\\s?|#)?(\\d{1,2})(?:\\*\\*)?\\s*(?:[:.)|–—-]|$)(?:\\*\\*)?\\s*`,
  'iu',
);
const SLIDE_INLINE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:on\\s|auf\\s)?(?:${SLIDE})\\s(?:#\\s?)?(\\d{1,2})(?=\\s?[:.)–—,(-]|\\s\\p{L})(?:\\s?[:.)–—,-]\\s|\\s)`,
  'giu',
);
const NUMBER = /^\s*(?:\*\*)?\(?(\d{1,2})(?:[.)]|\s?[:–—-])(?=\s)(?:\*\*)?\s+/u;
const NUMBER_INLINE = /(?<=^|[\s;,.:])\(?(\d{1,2})[.)]\s+(?=[\p{L}"'«„“])/gu;
const BULLET = /^\s*(?:[-*•–—·▪◦●○‣+✓])\s+/u;
const HEADING = /^\s{0,3}(#{1,6})\s+(\S.*?)\s*#*$/u;
const BOLD = /^\s*\*\*([^*]+)\*\*\s*:?\s*$/u;
const UNDERLINE = /^\s{0,3}(?:(={3,})|(-{3,})|~{3,})\s*$/u;
const RULE = /^\s{0,3}(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:-\s){2,}-|(?:\*\s){2,}\*)\s*$/u;
const CELLS = /\t|\|/u;

function linesOf(text: string): Line[] {
  const out: Line[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const bare = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const head = bare.length - bare.trimStart().length;
    out.push({ text: bare, start, end: start + bare.length, indent: head, blank: head === bare.length });
    start += raw.length + 1;
  }
  return out;
}

function cutAt(text: string, by: CutBy, explicit: boolean, openings: readonly Opening[]): Cut | undefined {
  if (openings.length < 2) return undefined;
  const parts = openings.flatMap((o, i): Part[] => {
    const end = openings[i + 1]?.start ?? text.length;
    const body = o.skip === undefined ? text.slice(o.from, end) : text.slice(o.from, o.skip[0]) + text.slice(o.skip[1], end);
    const brief = body.trim();
    return brief === ''
      ? []
      : [
          {
            brief,
            ...(o.name === undefined ? {} : { name: o.name }),
            start: o.start,
            end: o.start + text.slice(o.start, end).trimEnd().length,
          },
        ];
  });
  return parts.length < 2 ? undefined : { by, explicit, parts, preamble: text.slice(0, openings[0]?.start).trim() };
}

/** Whether numbers count up by one from their first, which is 0 or 1. */
const countsUp = (numbers: readonly number[]): boolean =>
  (numbers[0] ?? 9) <= 1 && numbers.every((n, i) => i === 0 || n === (numbers[i - 1] as number) + 1);

function bySlideMarks(text: string, lines: readonly Line[]): Cut | undefined {
  const marked = lines.flatMap((line): Opening[] => {
    const match = SLIDE_LINE.exec(line.text);
    if (match === null) return [];
    const rest = line.text.slice(match[0].length).trim();
    return [{ start: line.start, from: line.start + match[0].length, ...(rest === '' || rest.length > 100 ? {} : { name: rest }) }];
  });
  if (marked.length >= 2) return cutAt(text, 'slide_marks', true, marked);
  const found = [...text.matchAll(SLIDE_INLINE)];
  if (found.length < 2 || !countsUp(found.map((m) => Number(m[1])))) return undefined;
  return cutAt(
    text,
    'slide_marks',
    true,
    found.map((m) => ({ start: m.index, from: m.index + m[0].length })),
  );
}

/** Lines of nothing but a rule, with an empty line before, part slides as they do in markdown decks. */
function byRules(text: string, lines: readonly Line[]): Cut | undefined {
  const openings: Opening[] = [];
  let open = true;
  let first = -1;
  for (const [i, line] of lines.entries()) {
    const rule = RULE.test(line.text) && (i === 0 || lines[i - 1]?.blank === true || first === i - 1);
    if (rule) {
      open = true;
      first = i;
    } else if (open && !line.blank) {
      openings.push({ start: line.start, from: line.start });
      open = false;
    }
  }
  // The rules themselves end the parts before them.
  const cut = cutAt(text, 'rules', true, openings);
  return cut === undefined
    ? undefined
    : {
        ...cut,
        parts: cut.parts.map((p) => ({
          ...p,
          brief: p.brief.replace(/\n\s{0,3}(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:[-*]\s)+[-*])\s*$/u, '').trim(),
        })),
      };
}

/** Capitals alone: `MARKET SIZE`, above lines of its own. */
function inCapitals(line: string): boolean {
  const bare = line.trim().replace(/:$/, '');
  return (
    bare.length <= 70 &&
    /\p{Lu}/u.test(bare) &&
    !/\p{Ll}/u.test(bare) &&
    !/[.;|\t]|\d{3}/u.test(bare) &&
    (bare.match(/\p{Lu}/gu)?.length ?? 0) >= 3 &&
    !BULLET.test(line) &&
    !NUMBER.test(line)
  );
}

/** Below every marked level. */
const CAPITALS = 8;

/** Headings of the highest level that has two or more; those below it stay within their slide. */
function byHeadings(text: string, lines: readonly Line[]): Cut | undefined {
  const levels = new Map<number, Opening[]>();
  const add = (level: number, opening: Opening): void => {
    const list = levels.get(level);
    if (list === undefined) levels.set(level, [opening]);
    else list.push(opening);
  };
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    const hashes = HEADING.exec(line.text);
    const under = next === undefined || line.blank ? null : UNDERLINE.exec(next.text);
    if (hashes !== null) {
      const mark = line.text.indexOf(hashes[2] ?? '', hashes[1]?.length ?? 0);
      add(hashes[1]?.length ?? 1, { start: line.start, from: line.start + mark, name: hashes[2] ?? '' });
    } else if (under !== null && line.text.trim().length <= 100 && (i === 0 || lines[i - 1]?.blank === true) && next !== undefined)
      add(under[1] === undefined ? 2 : 1, { start: line.start, from: line.start, name: line.text.trim(), skip: [line.end, next.end] });
    else if (BOLD.test(line.text))
      add(7, { start: line.start, from: line.start, name: (BOLD.exec(line.text)?.[1] ?? '').trim(), skip: [line.start, line.start] });
    else if (!line.blank && (i === 0 || lines[i - 1]?.blank === true) && next?.blank === false && inCapitals(line.text))
      add(CAPITALS, { start: line.start, from: line.start, name: line.text.trim().replace(/:$/, '') });
  }
  // `TEAM` is a heading among longer ones; short words in capitals alone are not.
  if (levels.get(CAPITALS)?.every((o) => (o.name ?? '').length < 5) === true) levels.delete(CAPITALS);
  for (const level of [...levels.keys()].sort((a, b) => a - b)) {
    const openings = levels.get(level) ?? [];
    if (openings.length >= 2) return cutAt(text, 'headings', false, openings);
  }
  return undefined;
}

function byNumbers(text: string, lines: readonly Line[]): Cut | undefined {
  const numbered = lines.flatMap((line) => {
    const match = NUMBER.exec(line.text);
    return match === null ? [] : [{ line, length: match[0].length, n: Number(match[1]) }];
  });
  const least = Math.min(...numbered.map((m) => m.line.indent));
  const outer = numbered.filter((m) => m.line.indent === least);
  if (outer.length >= 2 && countsUp(outer.map((m) => m.n)))
    return cutAt(
      text,
      'numbers',
      false,
      outer.map(({ line, length }) => ({ start: line.start, from: line.start + length })),
    );
  const inline = [...text.matchAll(NUMBER_INLINE)];
  if (inline.length < 2 || !countsUp(inline.map((m) => Number(m[1])))) return undefined;
  return cutAt(
    text,
    'numbers',
    false,
    inline.map((m) => ({ start: m.index, from: m.index + m[0].length })),
  );
}

/** Bullets of the outermost level. */
function byBullets(text: string, lines: readonly Line[]): Cut | undefined {
  const bullets = lines.flatMap((line) => {
    const match = BULLET.exec(line.text);
    return match === null ? [] : [{ line, length: match[0].length }];
  });
  const least = Math.min(...bullets.map((m) => m.line.indent));
  return cutAt(
    text,
    'bullets',
    false,
    bullets.filter((m) => m.line.indent === least).map(({ line, length }) => ({ start: line.start, from: line.start + length })),
  );
}

/** Paragraphs; a table, and a list under a line that leads to it, stay with the paragraph before. */
function byParagraphs(text: string, lines: readonly Line[]): Cut | undefined {
  const openings: Opening[] = [];
  let before: Line | undefined;
  let open = false;
  for (const [i, line] of lines.entries()) {
    if (line.blank) {
      open = false;
      continue;
    }
    const list = BULLET.test(line.text) || NUMBER.test(line.text);
    const table = CELLS.test(line.text) && (CELLS.test(lines[i + 1]?.text ?? '') || (before !== undefined && CELLS.test(before.text)));
    const led = before !== undefined && (/:\s*$/.test(before.text) || list || table);
    if (!open && !(openings.length > 0 && led)) openings.push({ start: line.start, from: line.start });
    open = true;
    before = line;
  }
  return cutAt(text, 'paragraphs', false, openings);
}

const FIRST =
  "first(?:ly)?|first of all|to start|start with|begin with|open with|zuerst|zunächst|als erstes|erstens|d[’']abord|tout d[’']abord|premièrement|en premier(?: lieu)?|primero|en primer lugar|prima|per prima cosa|innanzitutto|primeiro|em primeiro lugar|eerst|ten eerste|najpierw|po pierwsze";
const NEXT =
  'second(?:ly)?|third(?:ly)?|fourth(?:ly)?|then|next|after that|afterwards|followed by|finally|lastly|at the end|end with|close with|to finish|dann|danach|anschließend|als nächstes|zweitens|drittens|zuletzt|schließlich|zum schluss|am ende|puis|ensuite|après cela|deuxièmement|troisièmement|enfin|pour finir|luego|después|a continuación|segundo|tercero|finalmente|por último|para terminar|poi|quindi|dopodiché|in seguito|infine|alla fine|depois|em seguida|a seguir|por fim|para terminar|daarna|vervolgens|dan|ten tweede|ten derde|ten slotte|tot slot|tenslotte|następnie|potem|po drugie|po trzecie|na koniec|wreszcie|na końcu';
const AND = '(?:(?:and|und|et|y|e|en|oraz|i)\\s)?';
const OPENS = new RegExp(`(?:^|(?<=[.;:!?\\n,]\\s{0,3}))${AND}(?:${FIRST})(?=[\\s,:])[\\s,:]*`, 'iu');
const GOES_ON = new RegExp(
  `(?:(?<=[.;!?\\n,]\\s{0,3})${AND}|(?<=\\s)(?:and|und|et|y|e|en|oraz|i)\\s)(?:${NEXT})(?=[\\s,:])[\\s,:]*`,
  'giu',
);

/** "First show revenue by region: …; then the cost bridge …; finally next steps." */
function bySequence(text: string): Cut | undefined {
  const first = OPENS.exec(text);
  if (first === null) return undefined;
  const from = first.index + first[0].length;
  const openings: Opening[] = [{ start: first.index, from }];
  for (const match of text.matchAll(GOES_ON))
    if (match.index >= from) openings.push({ start: match.index, from: match.index + match[0].length });
  const cut = cutAt(text, 'sequence', false, openings);
  return cut === undefined
    ? undefined
    : { ...cut, parts: cut.parts.map((p) => ({ ...p, brief: p.brief.replace(/[;,]\s*(?:and|und|et|y|e|en|oraz|i)?$/iu, '').trim() })) };
}

const MENTION =
  /(?<![\p{L}\p{N}])(?:and\s|und\s|et\s|y\s|e\s|en\s|oraz\s|i\s)?(?:a|an|one|another|eine|une|una|uma|um|een|jeden)\s(?:(?:third|second|final|last|weitere|letzte|autre|otra|altra|outra|ander)\s)?(?:slide|folie|diapositive|diapositiva|dia|slajd)\s(?=(?:on|about|with|for|showing|that|of|mit|über|zu|für|avec|sur|pour|con|sobre|su|per|com|met|over|voor|z|o|na)\s)/giu;

/** "A slide on …, a slide with … and a slide about …" */
function byMentions(text: string): Cut | undefined {
  const cut = cutAt(
    text,
    'mentions',
    true,
    [...text.matchAll(MENTION)].map((m) => ({ start: m.index, from: m.index })),
  );
  return cut === undefined
    ? undefined
    : {
        ...cut,
        parts: cut.parts.map((p) => ({
          ...p,
          brief: p.brief
            .replace(/^(?:and|und|et|y|e|en|oraz|i)\s(?=(?:a|an|one|another|eine|une|una|uma|um|een|jeden)\s)/iu, '')
            .replace(/[;,]$/, ''),
        })),
      };
}

const TOPICS =
  /(?<![\p{L}])(?:deck|presentation|slides|präsentation|foliensatz|folien|présentation|diapositives|presentación|diapositivas|presentazione|apresentação|presentatie|dia[’']s|prezentacj\p{L}+|slajdy)(?:\s[^\n:.,;]{0,60})?(?:\s(?:for|on|about|covering|with|showing|zu|über|mit|für|sur|avec|sobre|con|su|com|over|met|z|o)\s|:\s{0,3})([^\n:.;\d]{8,400})(?=[.\n;]|$)/iu;

/** "A deck with slides for market, competition, team and ask": topics in a row, without figures, so that each is thin. */
function byTopics(text: string): Cut | undefined {
  const match = TOPICS.exec(text);
  const list = match?.[1];
  if (match === null || list === undefined) return undefined;
  const from = match.index + match[0].length - list.length;
  const openings: Opening[] = [];
  for (const item of list.matchAll(/[^,]+/gu)) {
    const joint = /\s(?:and|und|et|y|e|en|oraz|i)\s(?=[^,]+$)/iu.exec(item[0]);
    const start = from + item.index;
    const lead = /^\s*(?:(?:and|und|et|y|e|en|oraz|i)\s)?/iu.exec(item[0])?.[0].length ?? 0;
    openings.push({ start: start + lead, from: start + lead });
    if (joint !== null && joint.index > 0 && item.index + item[0].length === list.length)
      openings.push({ start: start + joint.index + joint[0].length, from: start + joint.index + joint[0].length });
  }
  const cut = cutAt(text.slice(0, from + list.length), 'topics', true, openings);
  if (cut === undefined || cut.parts.length < 3 || text.slice(from + list.length).trim().length > 1) return undefined;
  const bare = (brief: string): string => brief.replace(/[\s,]*(?:,|\s(?:and|und|et|y|e|en|oraz|i))\s*$/iu, '').trim();
  const parts = cut.parts.map((p) => ({ ...p, brief: bare(p.brief) }));
  return parts.every((p) => p.brief.length <= 60) ? { ...cut, parts } : undefined;
}

/** The prompt where its writer marks slides as such. */
export const markedSlides = (prompt: string): Cut | undefined => bySlideMarks(prompt, linesOf(prompt));

/** Every way in which the prompt parts itself, the plainest first. Linear in its length. */
export function cutsOf(prompt: string): Cut[] {
  const lines = linesOf(prompt);
  return [
    bySlideMarks(prompt, lines),
    byRules(prompt, lines),
    byMentions(prompt),
    byHeadings(prompt, lines),
    byNumbers(prompt, lines),
    byBullets(prompt, lines),
    byParagraphs(prompt, lines),
    bySequence(prompt),
    byTopics(prompt),
  ].filter((cut) => cut !== undefined);
}

/** Where a text stands on its own, as one part. */
export const wholeOf = (prompt: string): Part => {
  const { text, start, end } = new Piece(prompt.trim(), prompt.length - prompt.trimStart().length, prompt.trimEnd().length);
  return { brief: text, start, end };
};
