/** Carries a part and all that its relationships lead to from one package into the combined one. */
import {
  applyEdits,
  decodeXml,
  type Edit,
  type Part,
  parseXmlText,
  partKey,
  type Relationship,
  relationshipsName,
  relativeTarget,
  resolveTarget,
  spellTransitional,
  UnreadableFile,
  writeRelationships,
  type XmlDocument,
} from '@deckwright/read/ooxml';
import { checkMarkup, isMarkup } from './check-markup.ts';
import type { OutputParts } from './output-parts.ts';
import type { SourceDeck } from './source-deck.ts';

export interface ImportRules {
  /** Whether the combined file is spelled transitional although this deck is not. */
  readonly respell: boolean;
  /** Relationships that are left behind. */
  leaveOut(relationship: Relationship, source: string): boolean;
  /** What must change in a part, beyond its relationships; undefined when it is copied unchanged. */
  edits(part: Part, document: () => XmlDocument, content: () => Uint8Array): readonly Edit[] | undefined;
  /** A part of the combined file that replaces this one, such as the one notes master that a deck has. */
  standIn(part: Part): string | undefined;
  /** Told of every part that was carried over. */
  imported(part: Part, name: string, content: () => Uint8Array): void;
}

const MAX_PARTS = 20_000;

export class PartImporter {
  /** Key in the source to name in the combined file. */
  readonly names = new Map<string, string>();
  readonly #deck: SourceDeck;
  readonly #output: OutputParts;
  readonly #rules: ImportRules;
  #inflated: { readonly part: Part; readonly bytes: Uint8Array } | undefined;

  constructor(deck: SourceDeck, output: OutputParts, rules: ImportRules) {
    this.#deck = deck;
    this.#output = output;
    this.#rules = rules;
  }

  /** Takes names for parts that come later, so that they are numbered in their order whatever leads to them first. */
  reserve(parts: readonly string[]): void {
    for (const name of parts) if (!this.names.has(partKey(name))) this.names.set(partKey(name), this.#output.freeName(name));
  }

  /**
   * The name in the combined file; undefined when the source has no such part.
   * @throws UnreadableFile
   */
  carry(name: string): string | undefined {
    const first = this.#place(name);
    if (first === undefined || !first.fresh) return first?.name;
    // A stack of our own: a chain of relationships may be longer than the machine's.
    const waiting = [first.part];
    for (let part = waiting.pop(); part; part = waiting.pop()) {
      const { opened } = this.#deck;
      const out = this.names.get(partKey(part.name)) ?? part.name;
      const relationships = opened.relationships(part.name);
      const carried = this.relationships(part.name, out, relationships, (found) => waiting.push(found));
      this.#write(part, out);
      this.#writeRelationships(part, out, relationships, carried);
      this.#rules.imported(part, out, () => this.#content(part));
      if (this.names.size > MAX_PARTS) throw new UnreadableFile('too_large', `The decks have more than ${MAX_PARTS} parts together.`);
    }
    return first.name;
  }

  /** The relationships of `source` with their targets in the combined file, seen from `out`. */
  relationships(source: string, out: string, relationships: readonly Relationship[], fresh: (part: Part) => void): Relationship[] {
    return relationships.flatMap((relationship) => {
      if (this.#rules.leaveOut(relationship, source)) return [];
      // A target of only a fragment means the part itself, under whatever name.
      if (relationship.external || relationship.part === undefined || relationship.target.startsWith('#')) return [relationship];
      const placed = this.#place(relationship.part);
      if (placed?.fresh) fresh(placed.part);
      const to = placed?.name ?? this.#missing(relationship.part);
      if (to === resolveTarget(out, relationship.target)) return [relationship];
      const fragment = /#.*$/.exec(relationship.target)?.[0] ?? '';
      return [{ ...relationship, part: to, target: relativeTarget(out, to) + fragment }];
    });
  }

  readonly #done = new Set<string>();

  #place(name: string): { readonly name: string; readonly part: Part; readonly fresh: boolean } | undefined {
    const part = this.#deck.opened.part(name);
    if (!part) return undefined;
    const key = partKey(name);
    const existing = this.names.get(key);
    if (this.#done.has(key) && existing !== undefined) return { name: existing, part, fresh: false };
    this.#done.add(key);
    const instead = existing === undefined ? (this.#rules.standIn(part) ?? this.#shared(part)) : undefined;
    const taken = instead ?? existing ?? this.#output.freeName(part.name);
    this.names.set(key, taken);
    return { name: taken, part, fresh: instead === undefined };
  }

  /** Says that a part of the source is there already under a name of the combined file. */
  identify(part: Part, name: string): void {
    this.names.set(partKey(part.name), name);
    this.#done.add(partKey(part.name));
  }

  #shared(part: Part): string | undefined {
    return this.#deck.opened.part(relationshipsName(part.name)) ? undefined : this.#output.sharedMedia(part);
  }

  /** A target that is not there must not come to mean a part of another deck. */
  #missing(name: string): string {
    const key = partKey(name);
    const existing = this.names.get(key);
    if (existing !== undefined) return existing;
    const reserved = this.#output.freeName(name);
    this.names.set(key, reserved);
    return reserved;
  }

  /** Inflated once for all uses of a part while it is imported. */
  #content(part: Part): Uint8Array {
    if (this.#inflated?.part !== part) this.#inflated = { part, bytes: part.bytes() };
    return this.#inflated.bytes;
  }

  #write(part: Part, name: string): void {
    const markup = isMarkup(part);
    let document: XmlDocument | undefined;
    const read = (): XmlDocument => {
      if (!document) {
        document = this.#rules.respell ? parseXmlText(spellTransitional(decodeXml(this.#content(part), part.name)), part.name) : part.xml();
      }
      return document;
    };
    const edits = markup ? this.#rules.edits(part, read, () => this.#content(part)) : undefined;
    if (edits && edits.length > 0) this.#output.add(name, part.contentType, withoutOtherEncoding(applyEdits(read().source, edits)));
    else if (markup && this.#rules.respell) this.#output.add(name, part.contentType, withoutOtherEncoding(read().source));
    else {
      if (markup) checkMarkup(part, this.#content(part));
      else if (part.packed.method !== 0) part.bytes();
      this.#output.add(name, part.contentType, part.packed);
      this.#output.rememberMedia(name, part);
    }
  }

  #writeRelationships(part: Part, out: string, before: readonly Relationship[], after: readonly Relationship[]): void {
    const source = this.#deck.opened.part(relationshipsName(part.name));
    if (!source) return;
    const name = relationshipsName(out);
    const unchanged =
      !this.#rules.respell && before.length === after.length && before.every((relationship, i) => relationship === after[i]);
    if (unchanged) this.#output.add(name, '', source.packed);
    else if (after.length > 0) this.#output.add(name, '', writeRelationships(after.map((r) => ({ ...r, type: transitionalType(r.type) }))));
  }
}

const transitionalType = (type: string): string => spellTransitional(`"${type}"`).slice(1, -1);

/** What we write is UTF-8, whatever the declaration said before. */
export const withoutOtherEncoding = (text: string): string =>
  text.replace(/^(\ufeff?\s*<\?xml[^>]*?\bencoding\s*=\s*)(["'])(?!utf-?8\2)[\w.:-]+\2/i, '$1$2UTF-8$2');
