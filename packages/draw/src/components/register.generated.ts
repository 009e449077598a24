// Written by scripts/generate-registers.mjs; do not edit.

export const all = [
] as const;
