/** Values that are none of those that the schema allows. */
import { setAttribute } from '@deckwright/read/ooxml';
import { allowed, fits, meant } from '../schema/check-value.ts';
import { defineRule, quoted } from './define-rule.ts';

export const badValue = defineRule({
  code: 'bad_value',
  severity: 'error',
  what: 'An attribute or a text has a value that the schema does not allow there. A number beyond its range is a warning.',
  remedy: 'Write a value that is allowed.',
  ofElement({ of, element, type }, report) {
    if (!type) return;
    for (const [name, value] of element.attributes) {
      const simple = type.attributes.get(name)?.simple;
      if (!simple || fits(simple, value, of.strict)) continue;
      const better = meant(simple, value);
      report({
        part: of.part.name,
        element,
        attribute: name,
        message: `${name} of ${element.name} is ${quoted(value)}; it must be ${allowed(simple)}.`,
        ...(better === undefined ? {} : { remedy: `Write ${better}.` }),
        severity: /^-?\d+$/.test(value.trim()) ? 'warning' : 'error',
        mend: () => (better === undefined || name.includes(':') ? undefined : [setAttribute(of.document, element, name, better)]),
      });
    }
    if (type.text === undefined || type.text[0] === 'any') return;
    const text = element.children.map((node) => (node.kind === 'text' ? node.text : '')).join('');
    if (!fits(type.text, text, of.strict))
      report({ part: of.part.name, element, message: `The text of ${element.name} is ${quoted(text)}; it must be ${allowed(type.text)}.` });
  },
});
