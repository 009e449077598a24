/** Values that the types of a scene do not allow are refused by name: a caller without types must not get a file that opens nowhere. */
import type { Shape } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { UnwritableValue, writePptx } from '../../src/pptx/index.ts';
import { deck, line, para, rect, run, slide, text } from './builders.ts';

const AT = { x: 1, y: 1, w: 2, h: 1 };
/** As a caller without types sends it. */
const untyped = (value: unknown): never => value as never;

const write = (...shapes: Shape[]): Uint8Array => writePptx(deck([slide('One', shapes)]));

describe('refused with the attribute, the shape and what may stand there', () => {
  const cases: readonly [string, Shape, RegExp][] = [
    ['an alignment', text('t', AT, [para('a', { align: untyped('justify') })]), /alignment of shape "t" is "justify".*left, center, right/],
    ['no alignment', text('t', AT, [para('a', { align: untyped(undefined) })]), /alignment of shape "t" is undefined/],
    ['an anchor', text('t', AT, [para('a')], { anchor: untyped('centre') }), /anchor of shape "t" is "centre".*top, middle, bottom/],
    ['a name of every object', rect('r', AT, { stroke: { color: 'ink', width_pt: 1, cap: untyped('toString') } }), /cap.*"toString"/],
    [
      'a dash',
      rect('r', AT, { stroke: { color: 'ink', width_pt: 1, dash: untyped('dashed') } }),
      /dash of a line of shape "r".*solid, dash/,
    ],
    ['the end of a line', line('l', 0, 0, 1, 0, { stroke: { color: 'ink', width_pt: 1, head: untyped('star') } }), /end.*"l".*triangle/],
    ['a colour by no token', rect('r', AT, { fill: { color: untyped('red') } }), /colour of shape "r" is "red".*#RRGGBB/],
    ['a translucent colour by no token', rect('r', AT, { fill: { color: untyped('red'), alpha: 0.5 } }), /colour of shape "r" is "red"/],
    ['a colour cut short', rect('r', AT, { fill: { color: '#12' } }), /colour of shape "r" is "#12"/],
    ['no colour', rect('r', AT, { fill: { color: untyped(undefined) } }), /colour of shape "r" is undefined/],
    ['a place that is no number', rect('r', { ...AT, y: Number.NaN }), /length.*"r" is NaN/],
    ['a size that is no number', text('t', AT, [para(run('a', { size_pt: Number.NaN }))]), /"t" is NaN/],
    ['words that are no string', text('t', AT, [para(run(untyped(12)))]), /text of shape "t" is 12/],
    ['a kind', { ...rect('r', AT), kind: untyped('star') }, /kind of shape "r" is "star"/],
  ];
  for (const [what, shape, says] of cases)
    test(what, () => {
      expect(() => write(shape)).toThrow(UnwritableValue);
      expect(() => write(shape)).toThrow(says);
    });

  test('the innermost shape is named', () => {
    const group: Shape = { ...rect('g', AT), kind: 'group', children: [rect('inside', AT, { fill: { color: untyped('red') } })] };
    expect(() => write(group)).toThrow(/colour of shape "inside"/);
  });
});
