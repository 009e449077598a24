// Written by `npm run generate`; do not edit.

export const all = {
  'analyze-pdf': async () => (await import('@deckwright/convert/pdf/analyze-pdf.work')).work,
  brand: async () => (await import('@deckwright/uploads/brand/brand.work')).work,
  combine: async () => (await import('@deckwright/write/assemble/combine.work')).work,
  'compare-pictures': async () => (await import('@deckwright/convert/own/compare-pictures.work')).work,
  'convert-pdf': async () => (await import('@deckwright/convert/pdf/convert-pdf.work')).work,
  'convert-picture': async () => (await import('@deckwright/convert/picture/convert-picture.work')).work,
  diff: async () => (await import('@deckwright/review/compare/diff.work')).work,
  'fingerprint-picture': async () => (await import('@deckwright/convert/own/fingerprint-picture.work')).work,
  illustrate: async () => (await import('@deckwright/convert/illustration/illustrate.work')).work,
  inspect: async () => (await import('@deckwright/review/inspect/inspect.work')).work,
  'look-at-picture': async () => (await import('@deckwright/convert/picture/look-at-picture.work')).work,
  picture: async () => (await import('@deckwright/uploads/picture/picture.work')).work,
  'read-document': async () => (await import('@deckwright/convert/document/read-document.work')).work,
  repair: async () => (await import('@deckwright/review/repair/repair.work')).work,
  show: async () => (await import('@deckwright/review/show/show.work')).work,
  sync: async () => (await import('@deckwright/review/compare/sync.work')).work,
  'tell-picture': async () => (await import('@deckwright/convert/picture/tell-picture.work')).work,
  template: async () => (await import('@deckwright/uploads/template/template.work')).work,
  texts: async () => (await import('@deckwright/review/translate/texts.work')).work,
  translate: async () => (await import('@deckwright/review/translate/translate.work')).work,
} as const;
