/** The parts of a deck for the reader. Missing or damaged parts are recorded, and reading continues. */
import { type OpcPackage, partKey, type Relationship, type UnreadableCode, UnreadableFile, type XmlElement } from '../../ooxml/index.ts';

export interface DeckSource {
  /** The part's root element; undefined when the part is missing, which is recorded. @throws UnreadableFile when it cannot be parsed */
  root(part: string): XmlElement | undefined;
  /** Like `root` for parts that a slide does not need; damage is recorded too. @throws UnreadableFile only for signs of an attack */
  optionalRoot(part: string): XmlElement | undefined;
  has(part: string): boolean;
  relationship(from: string, id: string): Relationship | undefined;
  /** The target part of the first relationship of the kind, whether it exists or not. */
  related(from: string, kind: string): string | undefined;
  relationships(from: string): readonly Relationship[];
  problem(part: string, problem: string): void;
  /** False after the deck has more shapes (or runs of text) than the limit. */
  take(what: 'shapes' | 'runs', part: string): boolean;
  readonly problems: readonly { readonly part: string; readonly problem: string }[];
  /** Number of a slide by its part's key, for links. */
  readonly slideNumbers: Map<string, number>;
}

const MAX_PROBLEMS = 100;
const MAX_COUNTS = { shapes: 30_000, runs: 60_000 };

/** Codes of accidental damage; other codes are signs of an attack. */
const DAMAGE: ReadonlySet<UnreadableCode> = new Set(['xml_malformed', 'xml_encoding', 'zip_damaged', 'package_damaged']);

export function openDeckSource(pkg: OpcPackage): DeckSource {
  const problems: { part: string; problem: string }[] = [];
  const noted = new Set<string>();
  const left = { ...MAX_COUNTS };
  const byId = new Map<string, ReadonlyMap<string, Relationship>>();

  const problem = (part: string, text: string): void => {
    const key = `${part}\n${text}`;
    if (problems.length >= MAX_PROBLEMS || noted.has(key)) return;
    noted.add(key);
    problems.push({ part, problem: text });
  };
  const root = (name: string): XmlElement | undefined => {
    const part = pkg.part(name);
    if (!part) problem(name, 'The part is not in the file.');
    return part?.xml().root;
  };
  return {
    root,
    optionalRoot(name) {
      try {
        return root(name);
      } catch (error) {
        if (!(error instanceof UnreadableFile) || !DAMAGE.has(error.code)) throw error;
        problem(name, error.message);
        return undefined;
      }
    },
    has: (name) => pkg.part(name) !== undefined,
    relationship(from, id) {
      const key = partKey(from);
      let map = byId.get(key);
      if (!map) {
        map = new Map(pkg.relationships(from).map((relationship) => [relationship.id, relationship]));
        byId.set(key, map);
      }
      return map.get(id);
    },
    related: (from, kind) => pkg.relationships(from).find((relationship) => relationship.kind === kind && !relationship.external)?.part,
    relationships: (from) => pkg.relationships(from),
    problem,
    take(what, part) {
      left[what] -= 1;
      if (left[what] === -1) problem(part, `The deck has more than ${MAX_COUNTS[what]} ${what}; the rest is left out.`);
      return left[what] >= 0;
    },
    problems,
    slideNumbers: new Map(),
  };
}
