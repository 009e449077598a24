/**
 * Checks a package against the rules of ISO/IEC 29500 that PowerPoint insists on: parts and their relationships, and the elements and values
 * of every reachable part. The time grows with the file, but the result does not: for each rule it has a count and the first cases.
 */
import { type OpcPackage, type Part, parseXml, partKey, UnreadableFile, type XmlDocument } from '@deckwright/read/ooxml';
import { placeOf } from './place.ts';
import type { Found, PackageView, PartView, Rule, Severity } from './rules/define-rule.ts';
import { all as rules } from './rules/register.generated.ts';
import { unreadablePart } from './rules/unreadable-part.ts';
import { rootType } from './schema/schema.ts';
import { walkPart } from './walk-part.ts';

export interface ConformanceFinding {
  readonly code: string;
  readonly severity: Severity;
  /** By name: `/ppt/slides/slide1.xml`. */
  readonly part: string;
  /** Path in the part, `/p:sld[1]/p:cSld[1]/…`; absent when the finding is about the whole part. */
  readonly place?: string;
  readonly message: string;
  readonly remedy: string;
}

export interface ConformanceReport {
  readonly errors: number;
  readonly warnings: number;
  /** Parts of markup that were checked against the schema, and those that were left out because they are too large or too many. */
  readonly parts_checked: number;
  readonly parts_left: number;
  /** How often each rule was broken, without rules that were not broken. */
  readonly rules: readonly { readonly code: string; readonly count: number }[];
  /** The first cases of each rule, in the order of the parts. */
  readonly findings: readonly ConformanceFinding[];
}

export interface ConformanceOptions {
  /** Findings of one rule that are listed. */
  readonly listed?: number;
  /** Bytes of XML that are checked, of all parts together. */
  readonly xml_bytes?: number;
  /** Called with every finding, listed or not; the repair of files uses it. */
  readonly found?: (found: Found, rule: Rule) => void;
}

const LISTED = 20;
/** The default limits take a few seconds of the fifteen that an inspection has. */
const XML_BYTES = 24 * 1024 * 1024;

export function checkConformance(pkg: OpcPackage, options: ConformanceOptions = {}): ConformanceReport {
  const tally = new Tally(options);
  const view: PackageView = { pkg, reached: reachedParts(pkg) };
  for (const rule of rules) rule.ofPackage?.(view, (found) => tally.add(found, rule));
  let left = options.xml_bytes ?? XML_BYTES;
  let checked = 0;
  let passed = 0;
  for (const part of view.reached.keys()) {
    if (!isMarkup(part)) continue;
    if (part.size > left) {
      passed += 1;
      continue;
    }
    left -= part.size;
    try {
      checkPart({ pkg, part, ...opened(pkg, part) }, tally);
      checked += 1;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      if (error.code === 'too_large' || error.code === 'xml_too_complex') passed += 1;
      else tally.add({ part: part.name, message: error.message, remedy: error.remedy }, unreadablePart);
    }
  }
  return tally.report(checked, passed);
}

function checkPart(view: PartView, tally: Tally): void {
  for (const rule of rules) rule.ofPart?.(view, (found) => tally.add(found, rule));
  if (rootType(view.document.root.name) === undefined) return;
  walkPart(view, (element) => {
    for (const rule of rules) rule.ofElement?.(element, (found) => tally.add(found, rule));
  });
}

const OFFICE_XML =
  /^application\/vnd\.openxmlformats-officedocument\.(?:presentationml|drawingml|theme|extended-properties|custom-properties)[\w.-]*\+xml$|^application\/vnd\.ms-powerpoint\.[\w.]*main\+xml$/i;
const isMarkup = ({ contentType }: Part): boolean => OFFICE_XML.test(contentType) || contentType.startsWith(`${VND}.themeoverride`);
const VND = 'application/vnd.openxmlformats-officedocument';

/** The tree of a part. It is parsed here and freed after the part, because the package would cache it. */
function opened(pkg: OpcPackage, part: Part): Pick<PartView, 'document' | 'relationships' | 'strict'> {
  const document: XmlDocument = parseXml(part.bytes(), part.name);
  const relationships = new Map(pkg.relationships(part.name).map((one) => [one.id, one]));
  const strict = document.source.slice(document.root.start, document.root.contentStart).includes('http://purl.oclc.org/ooxml/');
  return { document, relationships, strict };
}

/** Parts that relationships lead to; no reader opens the others. */
function reachedParts(pkg: OpcPackage): ReadonlyMap<Part, ReadonlySet<string>> {
  const kinds = new Map<string, Set<string>>();
  const open = ['/'];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const { part, kind } of pkg.relationships(name)) {
      if (part === undefined || !pkg.part(part)) continue;
      const key = partKey(part);
      const leading = kinds.get(key);
      if (leading) leading.add(kind);
      else {
        kinds.set(key, new Set([kind]));
        open.push(part);
      }
    }
  }
  return new Map(
    pkg.parts.flatMap((part) => {
      const found = kinds.get(partKey(part.name));
      return found ? [[part, found] as const] : [];
    }),
  );
}

class Tally {
  readonly #options: ConformanceOptions;
  readonly #counts = new Map<string, number>();
  readonly #findings: ConformanceFinding[] = [];
  #errors = 0;
  #warnings = 0;

  constructor(options: ConformanceOptions) {
    this.#options = options;
  }

  add(found: Found, rule: Rule): void {
    const severity = found.severity ?? rule.severity;
    if (severity === 'error') this.#errors += 1;
    else this.#warnings += 1;
    const count = (this.#counts.get(rule.code) ?? 0) + 1;
    this.#counts.set(rule.code, count);
    this.#options.found?.(found, rule);
    // A path is computed only for listed findings, because it counts all siblings.
    if (count > (this.#options.listed ?? LISTED)) return;
    this.#findings.push({
      code: rule.code,
      severity,
      part: found.part,
      ...(found.element && { place: placeOf(found.element, found.attribute) }),
      message: found.message,
      remedy: found.remedy ?? rule.remedy,
    });
  }

  report(parts_checked: number, parts_left: number): ConformanceReport {
    const rules = [...this.#counts]
      .map(([code, count]) => ({ code, count }))
      .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
    return { errors: this.#errors, warnings: this.#warnings, parts_checked, parts_left, rules, findings: this.#findings };
  }
}
