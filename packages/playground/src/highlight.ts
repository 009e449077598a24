/** Marks the syntax of code, so that a page needs no script for it. Nothing is added or left out. */

import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import http from 'highlight.js/lib/languages/http';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import yaml from 'highlight.js/lib/languages/yaml';

for (const [name, language] of Object.entries({ bash, http, json, python, typescript, yaml })) hljs.registerLanguage(name, language);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => [...text].map((letter) => ENTITIES[letter] ?? letter).join('');

const marked = (code: string, language: string): string => hljs.highlight(code, { language, ignoreIllegals: true }).value;

/** HTML of the code; of a language that is not known, the code as it is. The JSON that a command sends is marked as JSON. */
export function highlight(code: string, language: string): string {
  if (hljs.getLanguage(language) === undefined) return escapeHtml(code);
  const [from, to] = [code.indexOf("'{"), code.lastIndexOf("}'")];
  if (!hljs.getLanguage(language)?.aliases?.includes('sh') || from < 0 || to < from) return marked(code, language);
  return marked(code.slice(0, from + 1), language) + marked(code.slice(from + 1, to + 1), 'json') + marked(code.slice(to + 1), language);
}
