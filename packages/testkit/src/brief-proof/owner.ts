/** Which of several labels a figure, or another piece, of the brief belongs to: those that stand with it, or one after the other in its order. */
import { type Brief, distance, overlaps, partAround, textAt } from './brief/brief.ts';
import { inflectedPlacesOf, scatteredPlacesOf } from './brief/find.ts';
import { monthsOf } from './brief/months.ts';
import { wordsOf } from './brief/words.ts';
import type { Span } from './finding.ts';

interface Site extends Span {
  /** Which of the labels stands here. */
  readonly of: number;
}

export interface Field {
  /** Whatever else the slide names, of other lists too. */
  readonly names: readonly Span[];
  /** The pieces are texts: in prose, only what stands in the same segment says whose they are. */
  readonly textual: boolean;
  readonly brief: Brief;
  readonly labels: readonly string[];
  readonly sites: readonly Site[];
  /** All pieces of the kind that is shared out, in the order of the brief. */
  readonly pieces: readonly Span[];
}

/** The labels in the brief; where one is part of another, the longer one stands there. */
export function fieldOf(
  brief: Brief,
  labels: readonly string[],
  pieces: readonly Span[],
  textual = false,
  names: readonly Span[] = [],
): Field {
  const found = labels
    .flatMap((label, of) => {
      // "15%" as a label is no 15 that stands without its sign.
      const sign = /^[\d.,]+ ?([%x°]|pp|bp)$/u.exec(label)?.[1];
      const exact = inflectedPlacesOf(label, brief).filter(
        ({ end }) =>
          sign === undefined ||
          brief.folded
            .slice(end, end + 1 + sign.length)
            .trimStart()
            .startsWith(sign),
      );
      return (exact.length > 0 || sign !== undefined ? exact : scatteredPlacesOf(label, brief)).map((span) => ({ ...span, of }));
    })
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  found.push(...shortened(brief, labels).filter((short) => !found.some((site) => overlaps(site, short))));
  if (textual) found.push(...headsOf(brief, labels).filter((head) => !found.some((site) => overlaps(site, head))));
  const sites: Site[] = [];
  for (const site of found) if (!sites.some((s) => overlaps(s, site) && s.end - s.start > site.end - site.start)) sites.push(site);
  sites.sort((a, b) => a.start - b.start);
  return { brief, textual, names, labels, sites, pieces: unique(pieces.filter((piece) => !sites.some((site) => overlaps(site, piece)))) };
}

/** "Process 25/60/15" takes up the label "process oils": its first word or its last, of one label alone, before a figure. */
function shortened(brief: Brief, labels: readonly string[]): Site[] {
  const words = labels.map((label) => wordsOf(label).map(({ key }) => key));
  return labels.flatMap((_, of) => {
    const own = words[of] ?? [];
    const short =
      own.length < 2
        ? []
        : [own[0] ?? '', own.at(-1) ?? ''].filter(
            (word) => word.length >= 4 && !words.some((others, i) => i !== of && others.includes(word)),
          );
    return short
      .flatMap((word) => inflectedPlacesOf(word, brief))
      .filter(
        ({ start, end }) =>
          /^:? ?\d/.test(brief.folded.slice(end, end + 3)) &&
          /(?:^|[,.;:(\n]|(?<!\p{L})(?:and|und|et|y|e))\s*$/u.test(brief.folded.slice(Math.max(0, start - 5), start)),
      )
      .map((span) => ({ ...span, of }));
  });
}

/** "Franchises: …" takes up the label "grow with franchises": a word of one label alone, at the head of a sentence or a line. */
function headsOf(brief: Brief, labels: readonly string[]): Site[] {
  const words = labels.map((label) => wordsOf(label).map(({ key }) => key));
  return labels.flatMap((_, of) =>
    (words[of] ?? [])
      .filter((word) => word.length >= 4 && !words.some((others, i) => i !== of && others.includes(word)))
      .flatMap((word) => inflectedPlacesOf(word, brief))
      .filter(({ start, end }) => /(?:^|[\n.!?;])[\s>*•-]*$/.test(brief.folded.slice(Math.max(0, start - 6), start)) && end - start > 3)
      .map((span) => ({ ...span, of })),
  );
}

const unique = (spans: readonly Span[]): Span[] =>
  [...new Map(spans.map((span) => [span.start, span])).values()].sort((a, b) => a.start - b.start);

/** The labels that a piece may belong to; undefined where the brief does not tell. */
export function ownersOf(field: Field, piece: Span): ReadonlySet<number> | undefined {
  const { brief, sites, labels } = field;
  const holding = sites.filter((site) => overlaps(site, piece));
  if (holding.length > 0) return new Set(holding.map(({ of }) => of));
  if (isStrangers(field, piece)) return new Set();
  // "3.2 m = basket 38 × visits": whose the figure is stands before it, in whatever words.
  if (/^\s?(?:[^\s\d=]{0,4}\s)?[=≈]/u.test(brief.folded.slice(piece.end, piece.end + 8))) return undefined;
  const { listed, exact } = byOrder(field, piece);
  if (exact) return listed;
  for (let level = 0; level < 5; level++) {
    const part = partAround(brief, piece, level);
    const inside = sites.filter((site) => overlaps(site, part));
    if (inside.length === 0) continue;
    const near = new Set(inside.map(({ of }) => of));
    if (level >= 3 && labels.length > 1) break;
    if (field.textual && level > 0 && !/[\t|]/.test(textAt(brief, part))) return undefined;
    const owners = near.size === 1 ? near : nearest(field, piece, part);
    return new Set([...owners, ...listed]);
  }
  if (field.textual && leadsOtherwise(field, piece)) return undefined;
  // No label on its line: a table's head, a list under a heading, or nothing that can be told.
  const before = sites.filter(({ end }) => end <= piece.start).at(-1);
  // A later sentence of the same line may be about anything.
  if (
    before !== undefined &&
    labels.length > 1 &&
    !/[\t|]/.test(textAt(brief, partAround(brief, piece, 3))) &&
    partAround(brief, piece, 3).start <= before.start
  )
    return undefined;
  const owners = new Set(listed);
  if (before !== undefined) {
    owners.add(before.of);
    for (const of of byColumn(field, piece)) owners.add(of);
  } else for (const { of } of sites) owners.add(of);
  return owners.size === 0 ? undefined : owners;
}

/** The label before and the one behind, whichever fewer boundaries part from the piece; the part's own order decides a tie. */
function nearest({ brief, sites, pieces }: Field, piece: Span, part: Span): ReadonlySet<number> {
  const inside = sites.filter((site) => overlaps(site, part));
  const before = inside.filter(({ end }) => end <= piece.start).at(-1);
  const behind = inside.find(({ start }) => start >= piece.end);
  if (before === undefined || behind === undefined) return new Set([before?.of ?? behind?.of ?? -1]);
  // "23.40: rubber 9.80": a colon behind a figure opens a list that the figure is not in.
  const opens = brief.folded.slice(piece.end, behind.start).search(/[:=]/) >= 0 ? 1 : 0;
  // "Revenue = 61,000 transactions": what follows the sign explains, and may be another's.
  const explains = brief.folded.slice(before.end, piece.start).includes(' = ') ? 1 : 0;
  const [a, b] = [distance(brief, before, piece) + explains, distance(brief, piece, behind) + opens];
  // "Ghent 38, 29, 70 and Graz 22": a run that begins at its label is that label's to its end.
  const run = pieces.filter(({ start, end }) => start >= before.end && end <= piece.start);
  const begun = run[0] !== undefined && distance(brief, before, run[0]) === 0 ? [before.of] : [];
  if (a !== b) return new Set([a < b ? before.of : behind.of, ...begun]);
  const own = pieces.filter((other) => overlaps(other, part));
  const labelsFirst = (inside[0]?.start ?? 0) < (own[0]?.start ?? 0);
  const labelsLast = (inside.at(-1)?.start ?? 0) > (own.at(-1)?.start ?? 0);
  // "The revenue comes from 150,000 bicycles": what stands at the figure counts as much as what leads the list.
  const touches = [hasWords(brief.folded.slice(before.end, piece.start)), hasWords(brief.folded.slice(piece.end, behind.start))];
  if (touches[0] !== touches[1]) return new Set([before.of, behind.of]);
  if (labelsFirst !== labelsLast) return new Set([labelsFirst ? before.of : behind.of]);
  return new Set([before.of, behind.of]);
}

/** Words that lead up to a figure: "From 84 in 2023". */
const LEADS = new Set([
  'from',
  'to',
  'of',
  'at',
  'in',
  'since',
  'with',
  'about',
  'von',
  'aus',
  'bei',
  'im',
  'in',
  'ab',
  'mit',
  'auf',
  'de',
  'du',
  'des',
  'sur',
  'en',
  'desde',
  'con',
  'da',
  'dal',
  'di',
  'van',
  'uit',
  'op',
  'met',
  'z',
  'od',
  'total',
  'now',
  'over',
  'under',
]);

/** In a list of names with a figure each, a figure behind a name that the slide does not have belongs to none of its labels. */
function isStrangers({ brief, labels, sites, names, textual }: Field, piece: Span): boolean {
  const segment = partAround(brief, piece, 0);
  const lead = /^\s*(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*) [^\p{L}\d\s]?$/u.exec(
    `${brief.folded.slice(segment.start, piece.start)}${/ $/.test(brief.folded.slice(0, piece.start)) ? '' : ' '}`,
  )?.[1];
  if (textual || lead === undefined || monthsOf(lead).length > 0 || LEADS.has(lead.toLowerCase())) return false;
  // "PL" may be the private label.
  const initials = labels.map((label) =>
    wordsOf(label)
      .map(({ key }) => key[0] ?? '')
      .join(''),
  );
  if (initials.includes(lead.toLowerCase())) return false;
  const start = brief.folded.indexOf(lead, segment.start);
  const stranger = { start, end: start + lead.length };
  if ([...sites, ...names].some((known) => overlaps(known, stranger))) return false;
  const sentence = partAround(brief, piece, 2);
  return (
    sites.filter((site) => overlaps(site, sentence) && /^ [^\p{L}\d\s]?\d/u.test(brief.folded.slice(site.end, site.end + 3))).length > 0
  );
}

/** "Delegation: …" heads the sentence and is none of the labels: under which of them it falls is not told. */
function leadsOtherwise({ brief, sites }: Field, piece: Span): boolean {
  const sentence = partAround(brief, piece, 2);
  const head = /^[\s>*•-]*(?:\p{L}[\p{L}'-]*\s){0,3}\p{L}[\p{L}'-]*\s?:/u.exec(textAt(brief, sentence))?.[0];
  if (head === undefined || sentence.start + head.length > piece.start) return false;
  return !sites.some((site) => overlaps(site, { start: sentence.start, end: sentence.start + head.length }));
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** Labels one after the other and then as many pieces, or a run of pieces as long as there are labels: the order shares them out. */
function byOrder({ brief, sites, pieces, labels }: Field, given: Span): { readonly listed: ReadonlySet<number>; readonly exact: boolean } {
  const piece = pieces.find(({ start }) => start === given.start) ?? given;
  const out = new Set<number>();
  const listed = { listed: out, exact: false };
  if (labels.length < 2) return listed;
  const all = [...sites.map((site) => ({ ...site, isSite: true })), ...pieces.map((p) => ({ ...p, of: -1, isSite: false }))].sort(
    (a, b) => a.start - b.start,
  );
  const at = all.findIndex(({ start, isSite }) => !isSite && start === piece.start);
  if (at < 0) return listed;
  let from = at;
  while (from > 0 && all[from - 1]?.isSite === false) from--;
  let to = at;
  while (to < all.length - 1 && all[to + 1]?.isSite === false) to++;
  const run = to - from + 1;
  const index = at - from;
  // In the order in which the brief first names them.
  const order = [...new Set(sites.map(({ of }) => of))];
  // A label named twice before the first piece leaves the order open.
  const lead = sites.filter(({ end }) => end <= (pieces[0]?.start ?? 0));
  const isOpen = lead.length > new Set(lead.map(({ of }) => of)).size;
  const inOrder = (at: number): number[] => (isOpen ? order : [order[at % order.length] ?? -1]);
  if (run >= 2 && order.length >= 2 && run % order.length === 0) {
    // By columns, and by rows.
    for (const of of [...inOrder(index), ...inOrder(Math.floor(index / (run / order.length)))]) out.add(of);
  }
  for (const near of tightGroups(brief, pieces, piece))
    if (order.length >= 2 && near.length % order.length === 0) for (const of of inOrder(near.indexOf(piece))) out.add(of);
  let first = from;
  while (first > 0 && all[first - 1]?.isSite === true) first--;
  const heads = from - first;
  if (heads < 2 || run < heads) return listed;
  const of = all[first + (index % heads)]?.of ?? -1;
  out.add(of);
  // As many labels as pieces leave no other way to share them out.
  return run === heads && heads === labels.length ? { listed: new Set([of]), exact: true } : listed;
}

/** Pieces beside this one with nothing but one and the same sign between them: `50/38/12`. */
function tightGroups({ folded }: Brief, pieces: readonly Span[], piece: Span): readonly (readonly Span[])[] {
  const at = pieces.indexOf(piece);
  if (at < 0) return [];
  const between = (i: number): string | undefined => {
    const [a, b] = [pieces[i], pieces[i + 1]];
    if (a === undefined || b === undefined) return undefined;
    const sign = folded
      .slice(a.end, b.start)
      .replaceAll(/%|[€$£]|\b(?:k|m|bn|x|pp|bp)\b/g, '')
      .replace(/ (?:vs\.?|versus|against|to|bis|auf|gegen|contre|frente a) /, ' / ');
    return /^[^\p{L}\d\n:]{0,6}$/u.test(sign) ? sign.trim() : undefined;
  };
  return [between(at - 1), between(at)].flatMap((sign) => {
    if (sign === undefined) return [];
    let from = at;
    while (from > 0 && between(from - 1) === sign) from--;
    let to = at;
    while (between(to) === sign) to++;
    return to > from ? [pieces.slice(from, to + 1)] : [];
  });
}

/** The label in the same column of a line above. */
function byColumn({ brief, sites }: Field, piece: Span): ReadonlySet<number> {
  const cells = (from: number, to: number): number =>
    brief.boundaries.filter(({ start, end, level }) => level < 2 && start >= from && end <= to).length;
  const line = partAround(brief, piece, 3);
  const column = cells(line.start, piece.start);
  const out = new Set<number>();
  for (const site of sites) {
    if (site.start >= line.start) break;
    const head = partAround(brief, site, 3);
    // A head may lack the cell over the labels of the rows.
    if ([column, column - 1, column + 1].includes(cells(head.start, site.start))) out.add(site.of);
  }
  return out;
}
