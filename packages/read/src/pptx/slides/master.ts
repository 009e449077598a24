/** Masters and layouts as they are read, with their placeholders. */
import type { XmlElement } from '../../ooxml/index.ts';
import type { PlaceholderRef } from '../model/index.ts';
import type { ListStyle } from '../text/list-style.ts';
import type { ColorMap, Theme } from '../theme/read-theme.ts';

export interface PlaceholderElement {
  readonly ref: PlaceholderRef;
  readonly element: XmlElement;
}

export interface Master {
  readonly part: string;
  readonly root: XmlElement;
  readonly theme: Theme;
  readonly map: ColorMap;
  readonly placeholders: readonly PlaceholderElement[];
  /** Over the presentation's defaults. */
  readonly title: ListStyle;
  readonly body: ListStyle;
  readonly other: ListStyle;
}

export interface Layout {
  readonly part: string;
  readonly root: XmlElement;
  readonly name: string | undefined;
  readonly master: Master | undefined;
  readonly placeholders: readonly PlaceholderElement[];
}
