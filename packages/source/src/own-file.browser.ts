/** Files of this package that are data, in a page: they are in the bundle. `own-file.node.ts` has the same functions. */

/** Texts by path, such as `lexicon/en.json`; the bundler fills it in. */
declare const SOURCE_MODEL: Readonly<Record<string, string>>;

export const ownFile = (folder: 'lexicon' | 'talk', name: string): string => {
  const text = SOURCE_MODEL[`${folder}/${name}`];
  if (text === undefined) throw new Error(`The bundle was made without ${folder}/${name}.`);
  return text;
};

export const hasOwnFile = (folder: 'lexicon' | 'talk', name: string): boolean => SOURCE_MODEL[`${folder}/${name}`] !== undefined;
