/** Menus of pages and programs: short names in one row at the top, or below one another at the side. They are no part of what is said. */
import type { Paragraph } from './paragraphs-of-picture.ts';

/** Of the slide's height, and inches of its width. */
const TOP = 0.1;
const SIDE_IN = 2.7;
const PT_PER_IN = 72;
const NAME_WORDS = 2;
const LEAST_IN_ROW = 3;
const LEAST_IN_COLUMN = 4;
/** Of the size: names of one row stand on one level, and those of a column begin at one place. */
const SAME_ROW = 0.6;
const SAME_EDGE_IN = 0.1;
/** Letters of a menu are as large as those of the page, or smaller. */
const LARGER = 1.15;

/** @param inTable cells of tables, which are no menus however short they are */
export function menusOf(paragraphs: readonly Paragraph[], inTable: ReadonlySet<Paragraph>, height: number): ReadonlySet<Paragraph> {
  const sizes = paragraphs.map(({ size_pt }) => size_pt).toSorted((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const isName = ({ text, size_pt }: Paragraph): boolean => text.split(' ').length <= NAME_WORDS && size_pt <= usual * LARGER;
  const names = paragraphs.filter((one) => isName(one) && !inTable.has(one));
  const found = new Set<Paragraph>();
  const middle = ({ box_in: [, y, , h] }: Paragraph): number => y + h / 2;
  for (const one of names) {
    if (middle(one) > height * TOP) continue;
    const level = (other: Paragraph): boolean => Math.abs(middle(other) - middle(one)) < (SAME_ROW * one.size_pt) / PT_PER_IN;
    if (names.filter(level).length < LEAST_IN_ROW) continue;
    for (const other of paragraphs) if (level(other) && other.text.split(' ').length <= NAME_WORDS) found.add(other);
  }
  const atSide = names.filter((one) => one.box_in[0] + one.box_in[2] < SIDE_IN && !isInCard(one, paragraphs));
  for (const one of atSide) {
    const column = atSide.filter((other) => Math.abs(other.box_in[0] - one.box_in[0]) < SAME_EDGE_IN);
    if (column.length < LEAST_IN_COLUMN) continue;
    const [from, to] = [Math.min(...column.map(middle)), Math.max(...column.map(middle))];
    // A list has its slide for itself; beside a menu stands the page.
    const beside = paragraphs.filter(
      (other) => !column.includes(other) && other.box_in[0] > SIDE_IN && middle(other) > from && middle(other) < to,
    );
    if (beside.length >= column.length) for (const other of column) found.add(other);
  }
  return found;
}

/** In a box that has sentences too. */
const isInCard = ({ holder }: Paragraph, all: readonly Paragraph[]): boolean =>
  holder !== undefined && all.some((other) => other.holder === holder && other.text.split(' ').length > NAME_WORDS);
