/** The door to reading decks: a package to slides, shapes and text with all inherited properties resolved. */
export {
  type ForeignAutoShape,
  type ForeignCell,
  type ForeignChart,
  type ForeignDeck,
  type ForeignParagraph,
  type ForeignPicture,
  type ForeignRun,
  type ForeignShape,
  type ForeignSlide,
  type ForeignTable,
  type ForeignText,
  type Geometry,
  type Outline,
  type OutlinePath,
  type OutlineStep,
  type Paint,
  type Picture,
  type Rgba,
  type SlideBox,
  type Spacing,
  UNKNOWN,
  type Unknown,
  walkForeign,
  wordsOf,
} from './model/index.ts';
export { type ReadDeckOptions, readDeck } from './read-deck.ts';
export { withoutMark } from './without-mark.ts';
