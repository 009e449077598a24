/** The handbook's style: light and dark as the reader's system is, one column on a phone. */
import { MONO, pageFaces, SANS } from '@deckwright/platform/pages';

export const STYLE = `${pageFaces('/')}
:root { color-scheme: light dark; --ink: #1b2430; --muted: #566270; --page: #fff; --soft: #f3f4f6; --line: #d5d9df; --link: #0b57b0; --word: #8a3b00; --string: #0a6640; --number: #6b2fa0; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebef; --muted: #a6b0bc; --page: #14181d; --soft: #1d232a; --line: #38414b; --link: #8fbdf5; --word: #f0a868; --string: #7fd6a4; --number: #cba6f7; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.6 ${SANS}; }
a { color: var(--link); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; z-index: 3; background: var(--page); padding: .5rem 1rem; }
header { position: sticky; top: 0; z-index: 2; background: var(--page); border-bottom: 1px solid var(--line); padding: .75rem max(1.5rem, calc((100vw - 84rem) / 2 + 1.5rem)); display: flex; flex-wrap: wrap; gap: .25rem 2rem; align-items: baseline; }
header nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
header a { color: var(--muted); text-decoration: none; }
header a:hover { color: var(--link); text-decoration: underline; }
#search { position: relative; margin-left: auto; }
#query { font: inherit; font-size: .9375rem; width: 13rem; max-width: 100%; padding: .25rem .625rem; color: var(--ink); background: var(--page); border: 1px solid var(--muted); border-radius: .375rem; }
#found-count { position: absolute; left: -999px; }
#found { position: absolute; right: 0; top: 2.5rem; width: min(30rem, 92vw); max-height: 70vh; overflow-y: auto; margin: 0; padding: .5rem; list-style: none; background: var(--page); border: 1px solid var(--line); border-radius: .5rem; box-shadow: 0 8px 24px rgb(0 0 0 / 20%); }
#found:empty { display: none; }
#found li { margin: 0; }
#found a { display: block; padding: .375rem .5rem 0; color: var(--link); font-weight: 600; }
#found small { display: block; padding: 0 .5rem .375rem; color: var(--muted); }
header .name { color: var(--ink); font-weight: 700; }
.columns { max-width: 84rem; margin: 0 auto; padding: 0 1.5rem; display: grid; grid-template-columns: 13rem minmax(0, 46rem) 13rem; gap: 2.5rem; justify-content: space-between; }
.menu, .here { position: sticky; top: 3.5rem; align-self: start; max-height: calc(100vh - 3.5rem); overflow-y: auto; padding: 1.5rem 0; font-size: .9375rem; }
.menu { margin-left: -.625rem; padding-left: .625rem; }
.to-menu { display: none; }
.menu h2, .here h2 { font-size: .8125rem; font-weight: 600; color: var(--muted); margin: 1.25rem 0 .25rem; }
.menu ul, .here ul { list-style: none; margin: 0; padding: 0; }
.menu a, .here a { display: block; padding: .1875rem .625rem; margin-left: -.625rem; border-radius: .375rem; color: var(--ink); text-decoration: none; }
.here a { color: var(--muted); }
.menu a:hover, .here a:hover { color: var(--link); text-decoration: underline; }
.menu a[aria-current] { background: var(--soft); font-weight: 600; }
main { padding: 1.5rem 0 4rem; min-width: 0; overflow-wrap: break-word; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -.01em; margin: .5rem 0 1rem; text-wrap: balance; }
main h2 { font-size: 1.375rem; line-height: 1.3; margin: 2.5rem 0 .75rem; }
main h3 { font-size: 1.0625rem; margin: 2rem 0 .5rem; }
.anchor { color: var(--muted); text-decoration: none; opacity: 0; font-weight: 400; }
:is(h2, h3, h4):hover .anchor, .anchor:focus { opacity: 1; }
p, ul, ol { margin: 0 0 1rem; }
li { margin: .25rem 0; }
code, pre { font-family: ${MONO}; font-size: .875em; }
:not(pre) > code { background: var(--soft); border-radius: .25rem; padding: .1em .3em; overflow-wrap: anywhere; }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: .5rem; padding: .875rem 1rem; overflow-x: auto; line-height: 1.5; margin: 0 0 1.25rem; font-size: .875rem; }
pre code { font-size: inherit; }
pre .hk { color: var(--word); }
pre .hs { color: var(--string); }
pre .hn { color: var(--number); }
pre .hc { color: var(--muted); font-style: italic; }
.code { position: relative; }
.copy { position: absolute; right: .5rem; top: .5rem; font: inherit; font-size: .8125rem; padding: .125rem .5rem; color: var(--ink); background: var(--page); border: 1px solid var(--line); border-radius: .375rem; cursor: pointer; }
.request { color: var(--muted); }
.table { overflow-x: auto; margin: 0 0 1.25rem; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--muted); font-weight: 600; }
th:empty { padding: 0; }
td:first-child code { overflow-wrap: normal; }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: .5rem; }
blockquote { margin: 0 0 1rem; padding-left: 1rem; border-left: 3px solid var(--line); color: var(--muted); }
footer { display: flex; justify-content: space-between; gap: 1rem; margin-top: 3rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
footer a { text-decoration: none; font-weight: 600; }
footer small { display: block; color: var(--muted); font-weight: 400; }
footer [rel=next] { text-align: right; }
@media (max-width: 76rem) { .columns { grid-template-columns: 13rem minmax(0, 46rem); justify-content: start; } .here { display: none; } }
@media (max-width: 52rem) {
  .columns { display: flex; flex-direction: column; gap: 0; padding: 0 1rem; }
  header { position: static; padding: .75rem 1rem; }
  .to-menu { display: inline; }
  main { padding: .5rem 0 2rem; }
  .menu { order: 1; position: static; max-height: none; padding: .5rem 0 3rem .625rem; border-top: 1px solid var(--line); }
  h1 { font-size: 1.625rem; }
}
@media print { .copy, header, .menu, .here, footer, .anchor { display: none; } .columns { display: block; } }
`;
