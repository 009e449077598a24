/** What a schema says of a place, through choices, lists and references. */
import { describe, expect, it } from 'vitest';
import { membersAt, pathOfPointer, pathWords, type Schema, schemasAt, valuesAt } from '../src/schema-path.ts';

const schema: Schema = {
  properties: {
    name: { type: 'string', description: 'Its name.' },
    steps: { type: 'array', items: { anyOf: [{ $ref: '#/$defs/Step' }, { type: 'string' }] } },
    loop: { $ref: '#/$defs/Loop' },
  },
  required: ['steps'],
  $defs: {
    Step: {
      properties: { kind: { enum: ['start', 'end'] }, on: { type: 'boolean' }, tags: { additionalProperties: { type: 'number' } } },
      required: ['kind'],
    },
    Loop: { $ref: '#/$defs/Loop' },
  },
};

describe('a place', () => {
  it('has members, the needed ones first, with their types', () => {
    expect(membersAt(schema, [])).toEqual([
      { name: 'steps', type: 'list of text', needed: true, description: '' },
      { name: 'name', type: 'text', needed: false, description: 'Its name.' },
      { name: 'loop', type: 'any', needed: false, description: '' },
    ]);
    expect(membersAt(schema, ['steps', 3]).map(({ name, type }) => [name, type])).toEqual([
      ['kind', '"start" | "end"'],
      ['on', 'boolean'],
      ['tags', 'any'],
    ]);
  });
  it('has values where they are known', () => {
    expect(valuesAt(schema, ['steps', 0, 'kind'])).toEqual(['"start"', '"end"']);
    expect(valuesAt(schema, ['steps', 0, 'on'])).toEqual(['true', 'false']);
    expect(valuesAt(schema, ['steps', 0, 'nothing'])).toEqual([]);
    expect(schemasAt(schema, ['steps', 0, 'tags', 'any'])).toEqual([{ type: 'number' }]);
  });
  it('is written as programs write it, and read from a pointer', () => {
    expect(pathWords(['data', 'steps', 1, 'emphasis'])).toBe('data.steps[1].emphasis');
    expect(pathOfPointer('/data/steps/1/a~1b~0')).toEqual(['data', 'steps', 1, 'a/b~']);
    expect(pathOfPointer('')).toEqual([]);
  });
});
