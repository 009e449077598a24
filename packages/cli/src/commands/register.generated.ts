// Written by scripts/generate-registers.mjs; do not edit.

export const all = {
  render: async () => (await import('./render.ts')).command,
  deck: async () => (await import('./deck.ts')).command,
  brand: async () => (await import('./brand.ts')).command,
  lint: async () => (await import('./lint.ts')).command,
  plan: async () => (await import('./plan.ts')).command,
  verify: async () => (await import('./verify.ts')).command,
  inspect: async () => (await import('./inspect.ts')).command,
  repair: async () => (await import('./repair.ts')).command,
  translate: async () => (await import('./translate.ts')).command,
  sync: async () => (await import('./sync.ts')).command,
  show: async () => (await import('./show.ts')).command,
  merge: async () => (await import('./merge.ts')).command,
  gallery: async () => (await import('./gallery.ts')).command,
  catalog: async () => (await import('./catalog.ts')).command,
  invoice: async () => (await import('./invoice.ts')).command,
  admin: async () => (await import('./admin.ts')).command,
  cluster: async () => (await import('./cluster.ts')).command,
  completion: async () => (await import('./completion.ts')).command,
  config: async () => (await import('./config.ts')).command,
  serve: async () => (await import('./serve.ts')).command,
} as const;
