/** The frame of the double's pages, which say on each that no money moves. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const STYLE = `
:root { color-scheme: light dark; --ink: #1a1f36; --paper: #f6f8fa; --card: #fff; --line: #d5dbe1; --edge: #7d8796; --soft: #5b6478; --act: #4b45c6; --note: #fff4d6; --bad: #b3093c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf3; --paper: #12151f; --card: #1b2030; --line: #38405a; --edge: #77829e; --soft: #a9b2c8; --act: #5a54d6; --note: #3a3213; --bad: #ff8fa8; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem; }
.note { margin: 0; background: var(--note); padding: .6rem 1rem; text-align: center; font-size: .9rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; }
h1 { font-size: 1.1rem; margin: 0; } .amount { font-size: 2.2rem; font-weight: 650; margin: .2rem 0 1rem; }
label { display: block; font-weight: 600; margin: .8rem 0 .3rem; }
input { width: 100%; font: inherit; padding: .6rem .7rem; min-height: 44px; border: 1px solid var(--edge); border-radius: 6px; background: var(--paper); color: inherit; font-variant-numeric: tabular-nums; }
:focus-visible { outline: 3px solid color-mix(in srgb, var(--act) 60%, transparent); outline-offset: 2px; }
button, a.act { min-height: 44px; display: block; width: 100%; margin-top: 1rem; padding: .7rem; font: inherit; font-weight: 600; border: 0; border-radius: 6px; text-align: center; text-decoration: none; background: var(--act); color: #fff; cursor: pointer; }
button.second, a.second { background: none; color: inherit; border: 1px solid var(--line); }
.bad { color: var(--bad); font-weight: 600; } table { width: 100%; font-size: .85rem; border-collapse: collapse; margin-top: .5rem; } td { padding: .25rem 0; vertical-align: top; } th { text-align: left; font-weight: 600; color: var(--soft); padding: .25rem 0; } tr + tr > td { border-top: 1px solid var(--line); } td:first-child { white-space: nowrap; padding-right: .8rem; font-variant-numeric: tabular-nums; }
details { margin-top: 1.2rem; } summary { cursor: pointer; min-height: 24px; color: var(--soft); }
.for { color: var(--soft); margin: 0 0 .2rem; } .row { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem 1rem; border-top: 1px solid var(--line); padding: .6rem 0; margin-top: .6rem; } .row p { margin: 0; flex: 1 1 10rem; } .row button { width: auto; margin: 0; padding: .5rem 1rem; }`;

/** `html` is safe already. */
export const drawPage = (title: string, html: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · test payments</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><header class="note">Test payments of a development service: no money moves, and no real card belongs here.</header>
<main>${html}</main></body>
</html>
`;

export const usd = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
