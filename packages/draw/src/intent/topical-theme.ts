/** `styling: "topical"`: a built-in theme by subject, where no theme is named; subjects that are not here keep the default. */
const TOPICAL: Readonly<Record<string, string>> = {
  technology: 'technical-light',
  energy: 'technical-light',
  manufacturing: 'technical-light',
  construction: 'technical-light',
  logistics: 'technical-light',
  healthcare: 'minimal-light',
  education: 'minimal-light',
  agriculture: 'minimal-light',
  retail: 'editorial-light',
  travel: 'editorial-light',
};

/** The theme that a subject asks for; undefined where none does. */
export const topicalTheme = (styling: string | undefined, tag: string | undefined): string | undefined =>
  styling === 'clean' || tag === undefined || !Object.hasOwn(TOPICAL, tag) ? undefined : TOPICAL[tag];
