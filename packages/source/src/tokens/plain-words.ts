/** Words and figures of a text as they are compared: without case, with single blanks. */

/** In lower case, with single blanks, and with the signs that typesetting changes as they are typed. */
export const plainText = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('−', '-').replace(/\s+/gu, ' ').trim();

/** Letters, and digits with their marks, that stand together. */
export const plainWords = (text: string): readonly string[] => plainText(text).match(/\d+(?:[.,'’]\d+)*|[\p{L}\p{M}]+/gu) ?? [];
