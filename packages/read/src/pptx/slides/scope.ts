/** The scope that resolves names of an element: relationships, theme and colour map. */
import type { Palette } from '../color/read-color.ts';
import type { Paint } from '../model/index.ts';
import type { Theme } from '../theme/read-theme.ts';
import type { DeckSource } from './deck-source.ts';

export interface Scope extends Palette {
  readonly source: DeckSource;
  /** Whose relationships ids refer to. */
  readonly part: string;
  readonly theme: Theme;
  /** The fill of the group around, for shapes that take it (`a:grpFill`). */
  readonly group_fill?: Paint;
}
