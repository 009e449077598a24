/** Calls the rules for every element of a part that a reader sees, with its type and the first fault of its children. */
import type { XmlElement } from '@deckwright/read/ooxml';
import { type Inside, inside, NO_SCOPE, type Scope, scopeOf } from './markup.ts';
import type { ElementView, PartView } from './rules/define-rule.ts';
import { matchContent } from './schema/match-content.ts';
import { type ElementType, rootType, typeInside } from './schema/schema.ts';

export function walkPart(of: PartView, visit: (view: ElementView) => void): void {
  const { root } = of.document;
  walk({ element: root, scope: NO_SCOPE }, rootType(root.name));

  function walk({ element, scope: around }: Inside, type: ElementType | undefined): void {
    const scope = scopeOf(of.document, element, around);
    if (!type) {
      visit({ of, element, type, scope, children: [], mismatch: undefined });
      for (const one of element.children) if (one.kind === 'element') walk({ element: one, scope }, undefined);
      return;
    }
    const within = inside(element, type, scope);
    const children = within.map((one) => one.element);
    const mismatch = type.text === undefined ? mismatchOf(type, children) : undefined;
    visit({ of, element, type, scope, children, mismatch });
    for (const one of within) walk(one, typeInside(type, one.element.name));
    if (within.length < element.children.length) leftOut(element, scope, children);
  }

  /** Extensions that older readers pass over hold references all the same. */
  function leftOut(element: XmlElement, scope: Scope, children: readonly XmlElement[]): void {
    const seen = new Set(children);
    for (const one of element.children)
      if (one.kind === 'element' && one.name !== 'mc:AlternateContent' && !seen.has(one)) walk({ element: one, scope }, undefined);
  }
}

const mismatchOf = (type: ElementType, children: readonly XmlElement[]) =>
  matchContent(
    type,
    children.map(({ name }) => name),
  );
