/** Marks the syntax of code: members, texts, numbers, keywords, comments. Nothing is added or left out. */

/** Told apart by class: `hk` a name or word of the language, `hs` a text, `hn` a number, `hc` a remark. */
type Kind = 'hk' | 'hs' | 'hn' | 'hc';
type Rule = readonly [Kind, RegExp];

const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;
const NUMBER = /-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/iy;
const WORDS =
  /\b(?:as|async|await|break|case|catch|class|const|continue|def|else|export|extends|false|finally|for|from|function|if|import|in|interface|let|new|none|null|of|readonly|return|throw|true|try|type|undefined|while|with)\b/iy;

const SCRIPT: readonly Rule[] = [
  ['hc', /\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
  ['hs', /`(?:[^`\\]|\\.)*`/y],
  ['hs', TEXT],
  ['hk', WORDS],
  ['hn', NUMBER],
];
const HASH: Rule = ['hc', /(?<![^\s])#[^\n]*/y];
const LANGUAGES: Readonly<Record<string, readonly Rule[]>> = {
  json: [
    ['hk', /"(?:[^"\\\n]|\\.)*"(?=\s*:)/y],
    ['hs', TEXT],
    ['hk', /\b(?:true|false|null)\b/y],
    ['hn', NUMBER],
  ],
  sh: [HASH, ['hs', TEXT], ['hk', /(?<=^|\n|\$ |\| |&& )(?:[A-Z_]+(?==)|[a-z][\w./-]*)/y], ['hn', /(?<=\s)--?[a-zA-Z][\w-]*/y]],
  yaml: [HASH, ['hk', /(?<=^|\n)[ \t-]*[\w./-]+(?=:)/y], ['hs', TEXT], ['hn', NUMBER]],
  python: [HASH, ['hs', TEXT], ['hk', WORDS], ['hn', NUMBER]],
  js: SCRIPT,
  http: [
    ['hk', /(?<=^|\n)(?:GET|POST|PUT|PATCH|DELETE|[A-Z][\w-]*(?=:))/y],
    ['hs', TEXT],
    ['hn', NUMBER],
  ],
};
const ALIASES: Readonly<Record<string, string>> = {
  bash: 'sh',
  shell: 'sh',
  console: 'sh',
  javascript: 'js',
  ts: 'js',
  typescript: 'js',
  mjs: 'js',
  yml: 'yaml',
  py: 'python',
  jsonc: 'json',
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** HTML of the code; of a language that is not known, the code as it is. */
export function highlight(code: string, language: string): string {
  const rules = LANGUAGES[ALIASES[language] ?? language];
  if (rules === undefined) return escapeHtml(code);
  let out = '';
  let unmarked = '';
  for (let at = 0; at < code.length; ) {
    const found = firstAt(code, at, rules);
    if (found === undefined) {
      unmarked += code[at];
      at += 1;
      continue;
    }
    out += `${escapeHtml(unmarked)}<span class="${found.kind}">${escapeHtml(found.text)}</span>`;
    unmarked = '';
    at += found.text.length;
  }
  return out + escapeHtml(unmarked);
}

function firstAt(code: string, at: number, rules: readonly Rule[]): { readonly kind: Kind; readonly text: string } | undefined {
  for (const [kind, pattern] of rules) {
    pattern.lastIndex = at;
    const text = pattern.exec(code)?.[0];
    if (text !== undefined && text !== '') return { kind, text };
  }
  return undefined;
}
