/** Constants of the mark on slides of test keys, for writers and readers of files. */

/** `test`: drawn for a test key. */
export type TestMark = 'test';

/** The words of the mark, the same in every language. */
export const TEST_WORDS = 'TEST';

/** The name of the mark in a .pptx. Readers recognize it by this name, also after other programs saved the file. */
export const TEST_MARK_NAME = 'Deckwright test mark';

/** The keyword in the properties of a file. */
export const TEST_KEYWORD = 'deckwright-test';

/** Height of the mark, along one edge of the slide, and size of its words, for a slide as high as ours. */
export const TEST_BAND = { height_in: 0.22, size_pt: 10 } as const;
