/** Parts that are no XML, or more than is read. Reported where parts are read. */
import { defineRule } from './define-rule.ts';

export const unreadablePart = defineRule({
  code: 'unreadable_part',
  severity: 'error',
  what: 'A part is no well-formed XML.',
  remedy: 'Open the file in PowerPoint, let it repair the file, and save a copy.',
});
