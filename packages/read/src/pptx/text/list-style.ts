/** List styles (`a:lstStyle`, `p:titleStyle`, `p:defaultTextStyle`, …): nine levels, laid over one another. */
import { child, type XmlElement } from '../../ooxml/index.ts';
import { mergeParagraph, type ParagraphProperties, paragraphProperties } from './paragraph-properties.ts';

/** Level 1 to 9. */
export type ListStyle = readonly ParagraphProperties[];

export const LEVELS = 9;

export const NO_STYLE: ListStyle = Array.from({ length: LEVELS }, () => ({ run: {} }));

const styles = new WeakMap<XmlElement, ListStyle>();

export function listStyle(element: XmlElement | undefined): ListStyle {
  if (!element || element.children.length === 0) return NO_STYLE;
  let style = styles.get(element);
  if (!style) {
    // Office ignores `a:defPPr` (MS-OI29500, 2.1.1383).
    style = NO_STYLE.map((_, i) => paragraphProperties(child(element, `a:lvl${i + 1}pPr`)));
    styles.set(element, style);
  }
  return style;
}

export const mergeStyles = (base: ListStyle, over: ListStyle): ListStyle =>
  over === NO_STYLE ? base : base === NO_STYLE ? over : base.map((level, i) => mergeParagraph(level, over[i] ?? { run: {} }));

/** The same run properties over every level. */
export const withRun = (base: ListStyle, run: ParagraphProperties['run']): ListStyle => base.map((level) => mergeParagraph(level, { run }));
