declare module 'hyphen' {
  export default function createHyphenator(
    patterns: object,
    options: { readonly hyphenChar: string; readonly minWordLength: number },
  ): (text: string) => string;
}
