/** Text of a shape: its body over the list styles of the placeholders and the master behind it. */
import { attribute, child, type XmlElement } from '../../ooxml/index.ts';
import { colorIn } from '../color/read-color.ts';
import { local } from '../markup/values.ts';
import type { ForeignText } from '../model/index.ts';
import type { Family } from '../slides/placeholders.ts';
import { type ListStyle, listStyle, mergeStyles, withRun } from '../text/list-style.ts';
import { readText } from '../text/read-text.ts';
import type { RunProperties } from '../text/run-properties.ts';
import type { CommonParts } from './base.ts';
import type { ShapeContext } from './context.ts';

/** Undefined when the element has no text body. */
export function shapeText(element: XmlElement, common: CommonParts, context: ShapeContext): ForeignText | undefined {
  const body = local(element, 'txBody');
  if (!body) return undefined;
  const { lineage } = common;
  const under = lineage.ref ? masterStyle(lineage.family, context) : context.defaults;
  const reference = child(common.style, 'a:fontRef');
  const styled = reference ? withRun(under, fontOf(reference, context)) : under;
  const bodies = lineage.ancestors.flatMap((ancestor) => child(local(ancestor.element, 'txBody'), 'a:bodyPr') ?? []);
  return readText(body, { styles: inherit(styled, lineage.ancestors), bodies }, context.scope);
}

const masterStyle = (family: Family, { master, defaults }: ShapeContext): ListStyle =>
  !master ? defaults : family === 'title' ? master.title : family === 'body' ? master.body : master.other;

/** A style reference gives text its face and colour, if it has them. */
function fontOf(reference: XmlElement, { scope }: ShapeContext): RunProperties {
  const idx = attribute(reference, 'idx');
  return {
    ...(idx === 'major'
      ? { latin: '+mj-lt', ea: '+mj-ea', cs: '+mj-cs' }
      : idx === 'minor'
        ? { latin: '+mn-lt', ea: '+mn-ea', cs: '+mn-cs' }
        : {}),
    ...(colorIn(reference, scope) === undefined ? {} : { fill: reference }),
  };
}

const merged = new WeakMap<ListStyle, WeakMap<XmlElement, ListStyle>>();

/** Computed once for all slides that use the same placeholder of the same layout. */
function inherit(under: ListStyle, ancestors: readonly { readonly element: XmlElement }[]): ListStyle {
  const nearest = ancestors[0]?.element;
  if (!nearest) return under;
  let cached = merged.get(under);
  if (!cached) {
    cached = new WeakMap();
    merged.set(under, cached);
  }
  let style = cached.get(nearest);
  if (!style) {
    style = ancestors.reduceRight(
      (below, { element }) => mergeStyles(below, listStyle(child(local(element, 'txBody'), 'a:lstStyle'))),
      under,
    );
    cached.set(nearest, style);
  }
  return style;
}
