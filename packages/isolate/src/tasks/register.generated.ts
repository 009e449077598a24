// Written by scripts/generate-registers.mjs; do not edit.

export const all = {
  brand: async () => (await import('./brand.ts')).work,
  combine: async () => (await import('./combine.ts')).work,
  diff: async () => (await import('./diff.ts')).work,
  inspect: async () => (await import('./inspect.ts')).work,
  picture: async () => (await import('./picture.ts')).work,
  repair: async () => (await import('./repair.ts')).work,
  show: async () => (await import('./show.ts')).work,
  sync: async () => (await import('./sync.ts')).work,
  template: async () => (await import('./template.ts')).work,
  texts: async () => (await import('./texts.ts')).work,
  translate: async () => (await import('./translate.ts')).work,
} as const;
