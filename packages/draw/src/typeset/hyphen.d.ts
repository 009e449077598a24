declare module 'hyphen' {
  export default function createHyphenator(
    patterns: object,
    options: { readonly hyphenChar: string; readonly minWordLength: number },
  ): (text: string) => string;
}

declare module 'hyphen/patterns/*.js' {
  const table: object;
  export default table;
}
