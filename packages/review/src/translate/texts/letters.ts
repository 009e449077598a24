/** Whether a text has words; numbers alone are not translated. */

/** An address is the same in every language. */
export const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\w+/g;

export const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(ADDRESS, ''));
