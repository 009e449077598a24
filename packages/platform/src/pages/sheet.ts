/** The one style of all pages: faces, tokens, header, and the parts that more than one page has. A page adds what it alone has. */
import { createHash } from 'node:crypto';
import { MONO, pageFaces, SANS } from './faces.ts';
import { TOKENS } from './tokens.ts';

const SHARED = `* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 14px/20px ${SANS}; }
a { color: var(--link); text-decoration: none; }
a:hover, p a { text-decoration: underline; text-underline-offset: 2px; }
h1, h2, h3, p, ul, ol, dl, dd, fieldset, legend { margin: 0; padding: 0; border: 0; }
ul { list-style: none; }
bdi { overflow-wrap: anywhere; }
[hidden] { display: none !important; }
.icon { flex: none; vertical-align: -3px; }
.vh { position: absolute; left: 0; width: 120px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: normal; overflow-wrap: anywhere; }
.skip { position: absolute; left: 8px; top: -60px; background: var(--surface); padding: 8px 12px; border-radius: 6px; z-index: 9; }
.skip:focus { top: 8px; }
:focus-visible { outline: 3px solid color-mix(in srgb, var(--accent) 60%, transparent); outline-offset: 1px; }
.muted { color: var(--muted); }
header.top { background: var(--surface); border-bottom: 1px solid var(--line); }
.bar { max-width: 1272px; margin: 0 auto; padding: 0 20px; min-height: 55px; display: flex; align-items: center; gap: 0 32px; }
.brand { display: flex; align-items: center; gap: 10px; color: var(--ink); font-weight: 650; font-size: 16px; letter-spacing: -.014em; }
.brand:hover { text-decoration: none; }
.mark-front { fill: var(--accent); } .mark-back { stroke: var(--c4); } .mark-bars { fill: var(--on-accent); }
.site ul { display: flex; flex-wrap: wrap; gap: 0 22px; }
.site a { display: block; padding: 17px 0 16px; border-bottom: 2px solid transparent; color: var(--ink2); font-weight: 500; }
.site a:hover { color: var(--link); text-decoration: none; }
.site a[aria-current] { border-color: var(--accent); color: var(--link); }
.right { margin-left: auto; display: flex; align-items: center; gap: 16px; min-width: 0; }
.plain { border: 0; background: none; color: var(--ink2); width: 36px; height: 36px; min-height: 0; border-radius: 6px; padding: 0; cursor: pointer; display: grid; place-items: center; }
.plain[hidden] { display: grid !important; visibility: hidden; }
.plain:hover { background: var(--raised); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; box-shadow: var(--shadow); min-width: 0; }
.lead { font-size: 17px; line-height: 26px; color: var(--ink2); }
button, .button { display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-height: 36px; padding: 0 14px; border-radius: 6px; border: 1px solid var(--line2); background: var(--surface); color: var(--ink); font: inherit; font-weight: 500; cursor: pointer; text-align: center; }
button:hover, .button:hover { background: var(--raised); text-decoration: none; }
.first, .first:hover { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
.first:hover { filter: brightness(1.08); }
button:disabled { background: var(--raised); border-color: var(--line2); color: var(--muted); cursor: default; filter: none; }
button.slim, .button.slim { min-height: 28px; padding: 0 10px; font-size: 13px; }
input[type=text], input[type=url], input[type=number], input[type=search], input[type=password], select { min-width: 0; min-height: 36px; border: 1px solid var(--control); border-radius: 6px; background: var(--surface); color: var(--ink); font: inherit; padding: 0 10px; }
::placeholder { color: var(--muted); opacity: 1; }
.tag { background: var(--accent-soft); color: var(--link); border-radius: 4px; padding: 2px 7px; font-size: 12px; line-height: 16px; font-weight: 500; }
.tag.ok { background: var(--ok-soft); color: var(--ok); } .tag.warn { background: var(--warn-soft); color: var(--warn); }
.tag.bad { background: var(--bad-soft); color: var(--bad); } .tag.quiet { background: var(--raised); color: var(--ink2); }
code, pre { font-variant-ligatures: none; }
code { font-family: ${MONO}; font-size: 12px; }
pre { margin: 0; padding: 12px; background: var(--code-bg); border: 1px solid var(--line); border-radius: 6px; overflow-x: auto; font: 12px/18px ${MONO}; }
pre code { font-size: inherit; }
.hljs-attr, .hljs-title, .hljs-variable, .hljs-attribute { color: var(--code-key); } .hljs-string, .hljs-regexp { color: var(--code-string); }
.hljs-number, .hljs-literal { color: var(--code-number); } .hljs-punctuation { color: var(--code-mark); }
.hljs-keyword, .hljs-built_in, .hljs-meta { color: var(--code-word); } .hljs-comment { color: var(--code-comment); }
.code { position: relative; }
.copy { position: absolute; right: 8px; top: 8px; z-index: 1; }
@media (max-width: 760px) {
  .bar { flex-wrap: wrap; padding: 6px 16px 0; } .site { order: 1; flex-basis: 100%; } .site ul { gap: 0 14px; } .site a { padding: 11px 0 10px; }
  .right { gap: 8px; } .brand { min-height: 44px; } button, .button, .plain { min-height: 44px; } .plain { width: 44px; } .version { display: none; }
}
@media (forced-colors: active) { .first { border: 2px solid Highlight; } }
@media print { header.top, .copy { display: none; } }`;

export interface Sheet {
  readonly css: string;
  /** What names it in a Content-Security-Policy. */
  readonly source: string;
}

/** @param root what leads from a page to the faces: `/`, or nothing for a page that may lie in a folder */
export function sheetOf(own: string, root: '/' | '' = '/'): Sheet {
  const css = `${pageFaces(root)}\n${TOKENS}\n${SHARED}\n${own}`;
  return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}
