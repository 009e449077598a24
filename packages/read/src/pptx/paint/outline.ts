/** Outlines (ISO 29500-1, 20.1.2.2.24): every property may come from the element, what it inherits from, or the theme's line. */
import { attribute, child, type XmlElement } from '../../ooxml/index.ts';
import { emuAt, integerAt, nameAt, oneOf, wordAt } from '../markup/values.ts';
import type { Outline, Paint } from '../model/index.ts';
import type { Scope } from '../slides/scope.ts';
import { fillElementIn, readFill, themeScope } from './fill.ts';

/** 20.1.2.2.24: three quarters of a point. */
const DEFAULT_WIDTH = 9525;
/** ST_LineWidth's upper end. */
const MAX_WIDTH = 20_116_800;

const CAPS = { flat: 'flat', rnd: 'round', sq: 'square' } as const;
const JOINS = { 'a:round': 'round', 'a:miter': 'miter', 'a:bevel': 'bevel' } as const;
const JOIN_NAMES: ReadonlySet<string> = new Set(Object.keys(JOINS));
const DASHES: ReadonlySet<string> = new Set(['a:prstDash', 'a:custDash']);

/**
 * @param lines `a:ln` elements, the nearest first
 * @param style `a:lnRef` of the nearest style there is
 * @returns undefined when nothing is drawn
 */
export function readOutline(lines: readonly XmlElement[], style: XmlElement | undefined, scope: Scope): Outline | undefined {
  const idx = style && integerAt(style, 'idx', 0, 1000);
  const themed = idx === undefined || idx === 0 ? undefined : scope.theme.lines[idx - 1];
  const all = themed ? [...lines, themed] : lines;
  const filled = all.find((line) => fillElementIn(line));
  const fill = fillElementIn(filled);
  const paint: Paint | undefined = fill && readFill(fill, filled === themed && style ? themeScope(style, scope) : scope);
  if (!paint || paint.kind === 'none') return undefined;
  return {
    paint,
    width: Math.min(MAX_WIDTH, Math.max(0, first(all, (line) => emuAt(line, 'w')) ?? DEFAULT_WIDTH)),
    dash: first(all, dashOf) ?? 'solid',
    cap: CAPS[first(all, (line) => wordAt<keyof typeof CAPS>(line, 'cap', ['flat', 'rnd', 'sq'])) ?? 'flat'],
    join: first(all, joinOf) ?? 'round',
    head: first(all, (line) => endOf(child(line, 'a:headEnd'))) ?? 'none',
    tail: first(all, (line) => endOf(child(line, 'a:tailEnd'))) ?? 'none',
  };
}

function first<T>(lines: readonly XmlElement[], read: (line: XmlElement) => T | undefined): T | undefined {
  for (const line of lines) {
    const value = read(line);
    if (value !== undefined) return value;
  }
  return undefined;
}

function dashOf(line: XmlElement): string | undefined {
  const element = oneOf(line, DASHES);
  if (!element) return undefined;
  return element.name === 'a:custDash' ? 'dash' : nameAt(element, 'val');
}

function joinOf(line: XmlElement): Outline['join'] | undefined {
  const name = oneOf(line, JOIN_NAMES)?.name;
  return name === undefined ? undefined : JOINS[name as keyof typeof JOINS];
}

const endOf = (end: XmlElement | undefined): string | undefined => end && (attribute(end, 'type')?.slice(0, 20) ?? 'none');
