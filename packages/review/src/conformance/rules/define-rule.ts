/** The contract of a conformance rule: what it is given, and what it reports. */
import type { Edit, OpcPackage, Part, Relationship, XmlDocument, XmlElement } from '@deckwright/read/ooxml';
import type { Scope } from '../markup.ts';
import type { Mismatch } from '../schema/match-content.ts';
import type { ElementType } from '../schema/schema.ts';

/** Severities are those of an inspection. */
export type Severity = 'error' | 'warning';

export interface PackageView {
  readonly pkg: OpcPackage;
  /** Parts that can be reached from the package, in the order of the file, each with the kinds of relationships that lead to it. */
  readonly reached: ReadonlyMap<Part, ReadonlySet<string>>;
}

export interface PartView {
  readonly pkg: OpcPackage;
  readonly part: Part;
  readonly document: XmlDocument;
  readonly relationships: ReadonlyMap<string, Relationship>;
  /** The part is in the namespaces of ISO strict. */
  readonly strict: boolean;
}

export interface ElementView {
  readonly of: PartView;
  readonly element: XmlElement;
  /** Undefined inside markup that the schema does not have. */
  readonly type: ElementType | undefined;
  readonly scope: Scope;
  /** The children that a reader sees. */
  readonly children: readonly XmlElement[];
  /** The first place where they break the schema. */
  readonly mismatch: Mismatch | undefined;
}

export interface Found {
  /** The part at fault, by name. */
  readonly part: string;
  readonly element?: XmlElement;
  readonly attribute?: string;
  readonly message: string;
  /** Default: that of the rule. */
  readonly remedy?: string;
  readonly severity?: Severity;
  /** Edits of the part that mend the fault and remove nothing that is shown. */
  readonly mend?: () => readonly Edit[] | undefined;
  /** The same for `[Content_Types].xml`. */
  readonly retype?: () => readonly Edit[] | undefined;
}

export type Reporter = (found: Found) => void;

export interface Rule {
  /** Stable, for programs. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence for the documentation. */
  readonly what: string;
  readonly remedy: string;
  readonly ofPackage?: (view: PackageView, report: Reporter) => void;
  /** Called once for each part whose markup the schema has. */
  readonly ofPart?: (view: PartView, report: Reporter) => void;
  /** Called for each element that a reader sees. */
  readonly ofElement?: (view: ElementView, report: Reporter) => void;
}

export const defineRule = (rule: Rule): Rule => rule;

const MAX_SHOWN = 60;
/** Text of the file, cut to a length that a message may quote. */
export const quoted = (word: string): string => `"${word.length > MAX_SHOWN ? `${word.slice(0, MAX_SHOWN)}…` : word}"`;
/** `a:p, a:r or a:br`. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'nothing') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
