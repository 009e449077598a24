/** What whoever writes or reads files must know of the mark that slides of test keys carry. */

/** `test`: drawn for a test key. */
export type TestMark = 'test';

/** The words of the mark, the same in every language. */
export const TEST_WORDS = 'TEST';

/** What the mark is called in a .pptx: by this it is known again, whoever saved the file since. */
export const TEST_MARK_NAME = 'Deckwright test mark';

/** What a file says about itself, as a keyword. */
export const TEST_KEYWORD = 'deckwright-test';

/** Height of the mark, along one edge of the slide, and size of its words, for a slide as high as ours. */
export const TEST_BAND = { height_in: 0.22, size_pt: 10 } as const;
