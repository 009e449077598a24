/** What a program writes anew on every slide, told in one line: it cannot be told from what a person did. */

/** What of a finding says whose doing it is. */
export interface RewrittenLine {
  readonly change: string;
  readonly name: string;
  readonly to?: string;
  readonly kept: boolean;
}

/** So many of one kind nobody did by hand. */
const OF_THE_PROGRAM = 3;
/** Of tables there is often one only. */
const OF_TABLES: ReadonlySet<string> = new Set(['other fills or borders of cells', 'other widths of columns']);

const isOther = (one: RewrittenLine): boolean => one.change === 'other' && !one.kept;

/**
 * Programs that draw a file anew write geometry, spacing, layouts or transitions of every shape otherwise. What so many shapes have, or
 * tables, is the program's; one line on the first slide says so in place of hundreds.
 * @param slides what was found, slide by slide
 * @param program who saved the file
 */
export function tellRewriting<Line extends RewrittenLine>(
  slides: readonly (readonly Line[])[],
  program: string,
): readonly (readonly (Line | RewrittenLine)[])[] {
  const counts = new Map<string, number>();
  for (const found of slides) for (const one of found) if (isOther(one)) counts.set(one.to ?? '', (counts.get(one.to ?? '') ?? 0) + 1);
  const rewritten = new Set([...counts].filter(([what, count]) => count >= OF_THE_PROGRAM || OF_TABLES.has(what)).map(([what]) => what));
  // Whatever else a table has that was drawn anew is of the same making.
  for (const found of slides) {
    const anew = new Set(found.filter((one) => OF_TABLES.has(one.to ?? '')).map(({ name }) => name));
    for (const one of found) if (isOther(one) && anew.has(one.name)) rewritten.add(one.to ?? '');
  }
  if (rewritten.size === 0) return slides;
  const to = `a change by hand of what ${program} writes anew (${[...rewritten].join('; ')})`;
  return slides.map((found, i) => {
    const left = found.filter((one) => !(isOther(one) && rewritten.has(one.to ?? '')));
    return i === 0 ? [...left, { change: 'other', name: 'file', to, kept: false }] : left;
  });
}
