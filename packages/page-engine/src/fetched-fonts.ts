/** Faces among the files that are fetched when a text first needs them. */
import { type FontSource, withOwnFaces } from '@deckwright/draw/typeset';
import type { FetchedFiles } from './fetched-files.ts';

export interface FaceLists {
  readonly faces: readonly string[];
  /** Those of them whose files are not served. */
  readonly without_file: readonly string[];
  /** What the service installs to have them. */
  readonly lacked_package: string;
}

const tablePath = (face: string): string => `faces/${face}.bin`;
const facePath = (face: string): string => `faces/${face}.ttf`;

export function fetchedFonts({ faces, without_file, lacked_package }: FaceLists, files: FetchedFiles): FontSource {
  const carried = (face: string): string => {
    if (!faces.includes(face)) throw new RangeError(`The face "${face}" is not carried; carried are ${faces.join(', ')}.`);
    return face;
  };
  return withOwnFaces({
    faces,
    // A text that needs one weight needs the other soon; tables are small.
    metrics: (face) => files.get(tablePath(carried(face)), pairOf(face, faces).map(tablePath)),
    file: (face) => files.get(facePath(carried(face))),
    lacks: (face) => (without_file.includes(face) ? lacked_package : undefined),
  });
}

/** Paths of faces and their tables. */
export const pathsOfFaces = (faces: readonly string[], without_file: readonly string[]): readonly string[] => [
  ...faces.map(tablePath),
  ...faces.filter((face) => !without_file.includes(face)).map(facePath),
];

/** The regular and the bold of a face's family. */
const pairOf = (face: string, faces: readonly string[]): readonly string[] => {
  const family = face.slice(0, face.lastIndexOf('-'));
  return [`${family}-400`, `${family}-700`].filter((one) => faces.includes(one));
};
