export const writtenOf = (_counts: unknown, _text: string, _locale: string): Record<string, never> => ({});
