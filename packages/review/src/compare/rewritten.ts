/** Joins the changes that a program makes on every slide into one entry, because they cannot be told from changes of a person. */

/** The members of a finding that identify its cause. */
export interface RewrittenLine {
  readonly change: string;
  readonly name: string;
  readonly to?: string;
  readonly kept: boolean;
}

/** A person does not make so many changes of one kind by hand. */
const OF_THE_PROGRAM = 3;
/** A smaller limit for tables, because a deck often has only one. */
const OF_TABLES: ReadonlySet<string> = new Set(['other fills or borders of cells', 'other widths of columns']);

const isOther = (one: RewrittenLine): boolean => one.change === 'other' && !one.kept;

/**
 * Programs that save every slide in their own way change geometry, spacing, layouts or transitions of every shape. A change that so many
 * shapes or tables have is the program's. One entry on the first slide replaces hundreds.
 * @param slides what was found, slide by slide
 * @param program who saved the file
 */
export function joinRewriting<Line extends RewrittenLine>(
  slides: readonly (readonly Line[])[],
  program: string,
): readonly (readonly (Line | RewrittenLine)[])[] {
  const counts = new Map<string, number>();
  for (const found of slides) for (const one of found) if (isOther(one)) counts.set(one.to ?? '', (counts.get(one.to ?? '') ?? 0) + 1);
  const rewritten = new Set([...counts].filter(([what, count]) => count >= OF_THE_PROGRAM || OF_TABLES.has(what)).map(([what]) => what));
  // Other changes of such a table come from the same program.
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
