/** What the forms' own readings take from briefs: the structures by which people tell wheels, layers, steps, gauges, trees and roles. */
import { describe, expect, test } from 'vitest';
import { Count, Framed, isPiece, type Pattern, Word } from '../../src/router/pattern.ts';
import { layerStack } from '../../src/router/patterns/layer-stack.ts';
import { segmentWheel } from '../../src/router/patterns/segment-wheel.ts';
import { readBrief } from '../../src/router/read-brief.ts';

/** As an intent has it: pieces as their texts, counts as numbers. */
function plain(value: unknown): unknown {
  if (isPiece(value) || value instanceof Word) return value.text;
  if (value instanceof Framed) return value.before + value.piece.text;
  if (value instanceof Count) return value.value;
  if (Array.isArray(value)) return value.map(plain);
  return value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, plain(v)])) : value;
}

const readAs = (pattern: Pattern, text: string): Record<string, unknown> | undefined => {
  const { variant: _variant, fit: _fit, used: _used, ...content } = pattern.read(readBrief(text)) ?? { fit: 0 };
  return Object.keys(content).length === 0 ? undefined : (plain(content) as Record<string, unknown>);
};

const labels = (...names: string[]) => names.map((label) => ({ label }));

describe('parts of equal weight', () => {
  test('a row has as many things as the brief says, and the word that they stand around is no list', () => {
    expect(
      readAs(segmentWheel, 'Our four promises, none above another: fast, fair, local, plain & kind. Around the word Trust if you can.'),
    ).toEqual({
      subject: 'Trust',
      blocks: labels('fast', 'fair', 'local', 'plain & kind'),
    });
    expect(
      readAs(segmentWheel, 'Les cinq qualités, à parts égales, « Cuisine » au milieu : goût, calme, hygiène, vitesse, partage.'),
    ).toEqual({
      subject: 'Cuisine',
      blocks: labels('goût', 'calme', 'hygiène', 'vitesse', 'partage'),
    });
  });

  test('words without commas are a row where the brief says how many they are', () => {
    expect(
      readAs(segmentWheel, 'five habits of the same weight, round the pupil in the center. reading asking drawing resting singing'),
    ).toEqual({
      subject: 'pupil',
      blocks: labels('reading', 'asking', 'drawing', 'resting', 'singing'),
    });
  });
});

describe('tiers that stand on one another', () => {
  const layer = (label: string, ...components: string[]) => ({ label, components });

  test('floors have an order, hold what is listed behind them, and a shaft runs through all', () => {
    expect(
      readAs(
        layerStack,
        'Our shop as a house: ground floor stock (bikes, parts). First floor = repair; roof: advice & rental. Training runs through all floors.',
      ),
    ).toEqual({
      data: { layers: [layer('advice & rental'), layer('repair'), layer('stock', 'bikes', 'parts')], rails: [{ label: 'Training' }] },
    });
  });

  test('a direction and a colon open a list, and words for "finally" are no names', () => {
    expect(
      readAs(
        layerStack,
        'Notre serre, du bas vers le haut : sol chauffé ; tables – semis, boutures ; enfin le toit vitré. Et le contrôle traverse le tout.',
      ),
    ).toEqual({
      data: { layers: [layer('toit vitré'), layer('tables', 'semis', 'boutures'), layer('sol chauffé')], rails: [{ label: 'contrôle' }] },
    });
  });

  test('arrows lead upwards to what is on top', () => {
    expect(readAs(layerStack, 'the brewing stack: wells → tanks → kettles → taps on top')).toEqual({
      data: { layers: [layer('taps'), layer('kettles'), layer('tanks'), layer('wells')] },
    });
  });
});
