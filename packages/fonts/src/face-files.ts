/** The font package and file of each carried face. */

/** The metric twins of Arial, Calibri, Georgia, Cambria, Courier New and Times New Roman: regular, bold and their italics. */
const TWINS = ['Arimo', 'Carlito', 'Gelasio', 'Caladea', 'Cousine', 'Tinos'] as const;

const STYLES = { '400': '400Regular', '400i': '400Regular_Italic', '700': '700Bold', '700i': '700Bold_Italic' } as const;

const pathIn = (pack: string, family: string, style: string): string => `@expo-google-fonts/${pack}/${style}/${family}_${style}.ttf`;

/** Face id to the path of its TrueType file, as a module path. */
export const FACE_FILES: Readonly<Record<string, string>> = Object.fromEntries([
  ...TWINS.flatMap((family) =>
    Object.entries(STYLES).map(([style, folder]) => [`${family.toLowerCase()}-${style}`, pathIn(family.toLowerCase(), family, folder)]),
  ),
  ['symbols-400', pathIn('noto-sans-symbols-2', 'NotoSansSymbols2', '400Regular')],
]);

/** The package that carries the faces for scripts beyond Latin, Greek, Cyrillic and Hebrew. */
export const WORLD_PACKAGE = '@deckwright/fonts-world';

/** Faces of that package. They are there only if it is installed; their measured tables are small and lie in this package. */
export const WORLD_FACES: readonly string[] = [
  ...['jp', 'sc', 'kr', 'arabic', 'thai'].flatMap((script) => [`noto-${script}-400`, `noto-${script}-700`]),
  'noto-emoji-400',
];
