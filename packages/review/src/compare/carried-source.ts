/** The source that a deck of ours carries in its custom XML part: the requests of its slides and hashes of their shapes. */
import { attribute, elements, type OpcPackage, textOf, UnreadableFile, type XmlElement } from '@deckwright/read/ooxml';

/** The writer's namespace; a test compares the two. */
export const SOURCE_NAMESPACE = 'urn:deckwright:source:1';

/** A shape as it was written: hashes of its words, its place and its look. */
export interface CarriedShape {
  readonly id: number;
  readonly text: string;
  readonly place: string;
  readonly look: string;
  readonly scene_id: string;
}

export interface CarriedSource {
  readonly engine_version: string;
  readonly input_hash: string;
  /** Canonical JSON of each slide's request, in slide order. */
  readonly intents: readonly string[];
  /** Of each slide; empty in files of earlier versions. */
  readonly shapes: readonly (readonly CarriedShape[])[];
}

const MAX_SLIDES = 60;
const MAX_SHAPES = 20_000;

/** Undefined when no part of the file is in our namespace, or that part is not one that we wrote. */
export function carriedSource(pkg: OpcPackage): CarriedSource | undefined {
  for (const part of pkg.parts) {
    if (!/^\/?customXml\/item\d*\.xml$/i.test(part.name)) continue;
    const root = rootOf(() => part.xml().root);
    if (root?.name !== `{${SOURCE_NAMESPACE}}source`) continue;
    const lists = new Map<number, readonly CarriedShape[]>();
    const intents: string[] = [];
    for (const element of elements(root)) {
      const slide = Number(attribute(element, 'slide'));
      if (!Number.isInteger(slide) || slide < 1 || slide > MAX_SLIDES) continue;
      if (element.name === `{${SOURCE_NAMESPACE}}intent`) intents[slide - 1] = textOf(element);
      else if (element.name === `{${SOURCE_NAMESPACE}}shapes`) lists.set(slide - 1, linesOf(textOf(element)));
    }
    if (intents.length === 0 || Array.from(intents).some((text) => text === undefined)) return undefined;
    return {
      engine_version: attribute(root, 'engine') ?? '',
      input_hash: attribute(root, 'input') ?? '',
      intents,
      shapes: intents.map((_, at) => lists.get(at) ?? []),
    };
  }
  return undefined;
}

/** Undefined for a part that cannot be read: other programs add custom parts of their own. */
function rootOf(read: () => XmlElement): XmlElement | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

const linesOf = (text: string): readonly CarriedShape[] =>
  text
    .split('\n')
    .slice(0, MAX_SHAPES)
    .flatMap((line): CarriedShape[] => {
      const [id = '', words = '', place = '', look = '', ...scene] = line.split(' ');
      const number = Number(id);
      return Number.isInteger(number) && scene.length > 0 ? [{ id: number, text: words, place, look, scene_id: scene.join(' ') }] : [];
    });
