/** Layouts and masters, from which slides inherit. Each is read once for all slides. */
import { at, attribute, child, elements, partKey, type XmlElement } from '../../ooxml/index.ts';
import { builtinTableStyle } from '../tables/builtin-styles.ts';
import { type ListStyle, listStyle, mergeStyles } from '../text/list-style.ts';
import { NO_THEME, readColorMap, readTheme, type Theme } from '../theme/read-theme.ts';
import type { DeckSource } from './deck-source.ts';
import type { Layout, Master } from './master.ts';
import { placeholdersOf } from './placeholders.ts';

export interface Sheets {
  /** The layout of a slide; undefined when the file does not have it. */
  layoutOf(slide: string): Layout | undefined;
  themeAt(part: string, base?: Theme): Theme | undefined;
  /** `a:tblStyle` by its id: the deck's own, else the one that PowerPoint knows. */
  tableStyle(id: string): XmlElement | undefined;
  /** `p:defaultTextStyle`. */
  readonly defaults: ListStyle;
}

/** @param presentation root of the presentation part @param part its name */
export function openSheets(source: DeckSource, presentation: XmlElement, part: string): Sheets {
  const defaults = listStyle(child(presentation, 'p:defaultTextStyle'));
  const masters = new Map<string, Master | undefined>();
  const layouts = new Map<string, Layout | undefined>();

  const themeAt = (part: string, base?: Theme): Theme | undefined => {
    const root = source.root(part);
    return root && readTheme(root, part, base);
  };

  const masterAt = (part: string): Master | undefined =>
    once(masters, part, () => {
      const root = source.root(part);
      if (root?.name !== 'p:sldMaster') return undefined;
      const theme = source.related(part, 'theme');
      const styles = child(root, 'p:txStyles');
      const styleOf = (name: string): ListStyle => mergeStyles(defaults, listStyle(child(styles, name)));
      return {
        part,
        root,
        theme: (theme !== undefined && themeAt(theme)) || NO_THEME,
        map: readColorMap(child(root, 'p:clrMap')),
        placeholders: placeholdersOf(at(root, 'p:cSld', 'p:spTree')),
        title: styleOf('p:titleStyle'),
        body: styleOf('p:bodyStyle'),
        // The presentation's defaults come last here: PowerPoint sets plain text boxes by them.
        other: mergeStyles(listStyle(child(styles, 'p:otherStyle')), defaults),
      };
    });

  const layoutAt = (part: string): Layout | undefined =>
    once(layouts, part, () => {
      const root = source.root(part);
      if (root?.name !== 'p:sldLayout') return undefined;
      const master = source.related(part, 'slideMaster');
      return {
        part,
        root,
        name: attribute(child(root, 'p:cSld'), 'name')?.slice(0, 200),
        master: master === undefined ? undefined : masterAt(master),
        placeholders: placeholdersOf(at(root, 'p:cSld', 'p:spTree')),
      };
    });

  let tableStyles: ReadonlyMap<string, XmlElement> | undefined;
  const ownTableStyles = (): ReadonlyMap<string, XmlElement> => {
    if (tableStyles) return tableStyles;
    const styles = source.related(part, 'tableStyles');
    const root = styles === undefined ? undefined : source.optionalRoot(styles);
    tableStyles = new Map(elements(root, 'a:tblStyle').map((style) => [(attribute(style, 'styleId') ?? '').toUpperCase(), style]));
    return tableStyles;
  };

  return {
    layoutOf(slide) {
      const part = source.related(slide, 'slideLayout');
      return part === undefined ? undefined : layoutAt(part);
    },
    themeAt,
    tableStyle: (id) => ownTableStyles().get(id.toUpperCase()) ?? builtinTableStyle(id),
    defaults,
  };
}

/** Parts may refer to one another in a circle, so each is read once. */
function once<T>(cache: Map<string, T | undefined>, part: string, read: () => T | undefined): T | undefined {
  const key = partKey(part);
  if (!cache.has(key)) {
    cache.set(key, undefined);
    cache.set(key, read());
  }
  return cache.get(key);
}
