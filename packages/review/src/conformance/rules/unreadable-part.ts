/** Parts that are not XML or exceed the reading limits. They are reported where parts are read. */
import { defineRule } from './define-rule.ts';

export const unreadablePart = defineRule({
  code: 'unreadable_part',
  severity: 'error',
  what: 'A part is no well-formed XML.',
  remedy: 'Open the file in PowerPoint, let it repair the file, and save a copy.',
});
