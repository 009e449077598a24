/** Lists of a Word document (ISO 29500-1, 17.9): which paragraphs are numbered, and with what number. */
import { attribute, child, elements, type XmlElement } from '../../ooxml/index.ts';
import type { ListRef, Styles } from './styles.ts';

interface Level {
  readonly format: string;
  readonly start: number;
  readonly indent: number;
}

/** Twentieths of a point a level, where a list has no indents. */
const INDENT = 720;

interface List {
  readonly definition: string;
  /** Levels of the definition, and where this list begins them anew. */
  readonly levels: ReadonlyMap<number, Level>;
  readonly restarts: ReadonlyMap<number, number>;
}

/** What stands before an item. */
export interface ItemMark {
  /** Undefined for a bullet. */
  readonly number: number | undefined;
  readonly definition: string;
  readonly level: number;
  /** Of its words from the margin, twentieths of a point. */
  readonly indent: number;
}

export class Numbering {
  private readonly lists = new Map<string, List>();
  private readonly counts = new Map<string, (number | undefined)[]>();
  private readonly begun = new Set<string>();

  constructor(root: XmlElement | undefined, styles: Styles) {
    const definitions = new Map(elements(root, 'w:abstractNum').map((one) => [attribute(one, 'w:abstractNumId') ?? '', one]));
    const numbers = elements(root, 'w:num');
    const definitionOf = (id: string): string =>
      attribute(
        child(
          numbers.find((one) => attribute(one, 'w:numId') === id),
          'w:abstractNumId',
        ),
        'w:val',
      ) ?? '';
    for (const one of numbers) {
      const id = attribute(one, 'w:numId') ?? '';
      let definition = attribute(child(one, 'w:abstractNumId'), 'w:val') ?? '';
      const linked = attribute(child(definitions.get(definition), 'w:numStyleLink'), 'w:val');
      const shared = linked === undefined ? undefined : styles.of(linked).list?.id;
      if (shared !== undefined) definition = definitionOf(shared);
      const levels = levelsOf(definitions.get(definition));
      const restarts = new Map<number, number>();
      for (const override of elements(one, 'w:lvlOverride')) {
        const level = integer(attribute(override, 'w:ilvl')) ?? 0;
        const start = integer(attribute(child(override, 'w:startOverride'), 'w:val'));
        if (start !== undefined) restarts.set(level, start);
        for (const [own, value] of levelsOf(override)) levels.set(own, value);
      }
      this.lists.set(id, { definition, levels, restarts });
    }
  }

  /** The mark of the next paragraph of a list; undefined where it has none. */
  next({ id, level }: ListRef): ItemMark | undefined {
    const list = this.lists.get(id);
    if (list === undefined) return undefined;
    const { format, start, indent } = list.levels.get(level) ?? { format: 'decimal', start: 1, indent: INDENT * (level + 1) };
    const counts = this.counts.get(list.definition) ?? [];
    this.counts.set(list.definition, counts);
    const restart = this.begun.has(`${id} ${level}`) ? undefined : list.restarts.get(level);
    this.begun.add(`${id} ${level}`);
    const before = counts[level];
    const number = restart ?? (before === undefined ? start : before + 1);
    counts[level] = number;
    counts.length = level + 1;
    if (format === 'none') return undefined;
    return { number: format === 'bullet' ? undefined : number, definition: list.definition, level, indent };
  }
}

/** Left indent of a paragraph's words; undefined where it has none of its own. */
export const indentOf = (properties: XmlElement | undefined): number | undefined => {
  const indent = child(properties, 'w:ind');
  return integer(attribute(indent, 'w:left') ?? attribute(indent, 'w:start'));
};

function levelsOf(of: XmlElement | undefined): Map<number, Level> {
  return new Map(
    elements(of, 'w:lvl').map((level, i) => [
      integer(attribute(level, 'w:ilvl')) ?? 0,
      {
        indent: indentOf(child(level, 'w:pPr')) ?? INDENT * (i + 1),
        format: attribute(child(level, 'w:numFmt'), 'w:val') ?? 'decimal',
        start: integer(attribute(child(level, 'w:start'), 'w:val')) ?? 1,
      },
    ]),
  );
}

const integer = (text: string | undefined): number | undefined => (text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined);
