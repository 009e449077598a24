/** Reads one slide: its own shapes, and those of its layout and master that show through, in the slide's colours. */
import { at, type XmlElement } from '../../ooxml/index.ts';
import { flagAt } from '../markup/values.ts';
import {
  type ForeignShape,
  type ForeignSlide,
  type Paint,
  type Rgba,
  UNKNOWN,
  type Unknown,
  walkForeign,
  wordsOf,
} from '../model/index.ts';
import type { ShapeContext } from '../shapes/context.ts';
import { ON_SLIDE } from '../shapes/placement.ts';
import { readShapes } from '../shapes/read-shapes.ts';
import { themeFamily } from '../text/faces.ts';
import { type ColorMap, NO_THEME, readColorMap, schemeOf, type Theme } from '../theme/read-theme.ts';
import { backgroundOf } from './background.ts';
import type { DeckSource } from './deck-source.ts';
import type { Layout } from './master.ts';
import { familyOfPlaceholder } from './placeholders.ts';
import { readComments, readNotes } from './remarks.ts';
import type { Scope } from './scope.ts';
import type { Sheets } from './sheets.ts';

export interface SlideReader {
  /** @throws UnreadableFile */
  read(part: string, i: number): ForeignSlide | undefined;
}

/**
 * @param first number that the first slide shows
 * @param colors colours of names of the colour map, in place of those of the masters
 */
export function openSlideReader(
  source: DeckSource,
  sheets: Sheets,
  first: number,
  colors: ReadonlyMap<string, Rgba['rgb']> = new Map(),
): SlideReader {
  const schemes = new Map<string, ReadonlyMap<string, Rgba | Unknown>>();
  const shown = new Map<string, { readonly background: Paint; readonly behind: readonly ForeignShape[] }>();

  /** Slides with the same theme and map share one scheme and the values that are cached for it. */
  const schemeFor = (theme: Theme, map: ColorMap): readonly [string, ReadonlyMap<string, Rgba | Unknown>] => {
    const key = `${theme.part}\n${[...map.values()].join()}`;
    let scheme = schemes.get(key);
    if (!scheme) {
      scheme = new Map([...schemeOf(theme, map), ...[...colors].map(([name, rgb]): [string, Rgba] => [name, { rgb, alpha: 1 }])]);
      schemes.set(key, scheme);
    }
    return [key, scheme];
  };

  const read = (part: string, i: number): ForeignSlide | undefined => {
    const root = source.root(part);
    if (!root) return undefined;
    if (root.name !== 'p:sld') {
      source.problem(part, 'The part is no slide.');
      return undefined;
    }
    const layout = sheets.layoutOf(part);
    const master = layout?.master;
    const override = source.related(part, 'themeOverride') ?? (layout && source.related(layout.part, 'themeOverride'));
    const overridden = override === undefined ? undefined : sheets.themeAt(override, master?.theme);
    const theme = overridden ?? master?.theme ?? NO_THEME;
    const map = mapOf(root) ?? (layout && mapOf(layout.root)) ?? master?.map ?? readColorMap(undefined);
    const [key, scheme] = schemeFor(overridden ? { ...theme, part: override ?? '' } : theme, map);
    const scope: Scope = { source, part, theme, scheme };
    const chain = [{ root, part }, ...(layout ? [layout] : []), ...(master ? [master] : [])];
    const context = (from: string, background: Paint, own: boolean): ShapeContext => ({
      scope: from === part ? scope : { ...scope, part: from },
      layout: own ? layout : undefined,
      master,
      defaults: master?.other ?? sheets.defaults,
      table_style: sheets.tableStyle,
      background,
      placement: ON_SLIDE,
      groups: [],
      hidden: false,
      without_placeholders: !own,
    });

    const ownBackground = at(root, 'p:cSld', 'p:bg') !== undefined;
    const showsMaster = flagAt(root, 'showMasterSp') ?? true;
    const sharedKey = `${layout?.part ?? ''}\n${master?.part ?? ''}\n${key}`;
    let shared = shown.get(sharedKey);
    if (!shared) {
      const background = backgroundOf(chain.slice(1), scope);
      shared = { background, behind: layout ? behindOf(layout, (from) => context(from, background, false)) : [] };
      shown.set(sharedKey, shared);
    }
    const background = ownBackground ? backgroundOf(chain, scope) : shared.background;
    const shapes = readShapes(at(root, 'p:cSld', 'p:spTree'), context(part, background, true));
    const title = titleOf(shapes);
    const notes = readNotes(part, source);
    return {
      i,
      part,
      ...(layout ? { layout_part: layout.part } : {}),
      ...(master ? { master_part: master.part } : {}),
      ...(layout?.name === undefined ? {} : { layout_name: layout.name }),
      hidden: flagAt(root, 'show') === false,
      background,
      behind: showsMaster ? numbered(shared.behind, first + i - 1) : [],
      shapes: numbered(shapes, first + i - 1),
      ...(title === undefined ? {} : { title }),
      ...(notes === undefined ? {} : { notes }),
      comments: readComments(part, source),
      colors: colorsOf(scheme),
      fonts: { heading: themeFamily('+mj-lt', theme), body: themeFamily('+mn-lt', theme) },
    };
  };
  return { read };
}

const mapOf = (root: XmlElement): ColorMap | undefined => {
  const override = at(root, 'p:clrMapOvr', 'a:overrideClrMapping');
  return override && readColorMap(override);
};

/** The master's shapes lie under the layout's; a layout may hide the master's. */
function behindOf(layout: Layout, context: (part: string) => ShapeContext): readonly ForeignShape[] {
  const { master } = layout;
  const showsMaster = flagAt(layout.root, 'showMasterSp') ?? true;
  return [
    ...(master && showsMaster ? readShapes(at(master.root, 'p:cSld', 'p:spTree'), context(master.part)) : []),
    ...readShapes(at(layout.root, 'p:cSld', 'p:spTree'), context(layout.part)),
  ];
}

/** The words of the first title that has any. */
function titleOf(shapes: readonly ForeignShape[]): string | undefined {
  for (const shape of walkForeign(shapes)) {
    if (shape.kind !== 'shape' || !shape.placeholder || familyOfPlaceholder(shape.placeholder) !== 'title' || !shape.text) continue;
    const words = wordsOf(shape.text).trim();
    if (words !== '') return words;
  }
  return undefined;
}

const colorsOf = (scheme: ReadonlyMap<string, Rgba | Unknown>): ReadonlyMap<string, `#${string}`> =>
  new Map([...scheme].flatMap(([name, color]): [string, `#${string}`][] => (color === UNKNOWN ? [] : [[name, color.rgb]])));

/** The placeholder text of a slide number on layouts and masters. */
const NUMBER_SIGN = /‹#›|<#>|<number>/;

/** Shapes with the slide's own number in the fields that show it. */
function numbered(shapes: readonly ForeignShape[], n: number): readonly ForeignShape[] {
  let changed = false;
  const result = shapes.map((shape): ForeignShape => {
    if (shape.kind === 'group' || shape.kind === 'diagram') {
      const children = numbered(shape.children, n);
      if (children === shape.children) return shape;
      changed = true;
      return { ...shape, children };
    }
    const text = shape.kind === 'shape' ? shape.text : undefined;
    const shows = text?.paragraphs.some(({ runs }) => runs.some((run) => run.field === 'slidenum' && NUMBER_SIGN.test(run.text)));
    if (shape.kind !== 'shape' || !text || !shows) return shape;
    changed = true;
    const paragraphs = text.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map((run) => (run.field === 'slidenum' ? { ...run, text: run.text.replace(NUMBER_SIGN, String(n)) } : run)),
    }));
    return { ...shape, text: { ...text, paragraphs } };
  });
  return changed ? result : shapes;
}
