/** The page's style: light or dark like the reader's system, one column on a phone. */
import { MONO, pageFaces, SANS } from '@deckwright/platform/pages';

export const STYLE = `${pageFaces('')}
:root { color-scheme: light dark; --ink: #1b2430; --muted: #566270; --page: #f3f4f6; --card: #fff; --line: #d5d9df; --link: #0b57b0; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ebef; --muted: #a6b0bc; --page: #14181d; --card: #1d232a; --line: #38414b; --link: #8fbdf5; --bad: #ff9a90; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 5rem; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 ${SANS}; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; z-index: 3; background: var(--card); padding: .5rem 1rem; }
header { max-width: 92rem; margin: 0 auto; padding: 2rem 1rem .5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
header p { margin: 0; color: var(--muted); max-width: 46rem; }
.controls { position: sticky; top: 0; z-index: 2; background: var(--page); border-bottom: 1px solid var(--line); padding: .75rem max(1rem, calc((100vw - 92rem) / 2 + 1rem)); display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; }
.controls label { display: flex; align-items: center; gap: .5rem; min-width: 0; color: var(--muted); }
.controls p { margin: 0; color: var(--muted); }
input, select, button { font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: .375rem; padding: .375rem .625rem; min-height: 2.5rem; min-width: 0; }
input { width: 16rem; }
main { max-width: 92rem; margin: 0 auto; padding: 1rem; display: grid; gap: 1rem; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(100%, 28rem), 1fr)); outline: none; }
article { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; min-width: 0; overflow-wrap: anywhere; }
article[hidden], [hidden] { display: none; }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 0; }
h2 span { font-weight: 400; color: var(--muted); }
article > p { margin: .25rem 0 .75rem; color: var(--muted); }
.picture { display: block; }
img { display: block; width: 100%; height: auto; border: 1px solid var(--line); background: var(--page); }
article > .facts { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; margin: .75rem 0 .25rem; }
.score b { color: var(--ink); }
.score[data-bad] b { color: var(--bad); }
.pptx { margin-left: auto; padding: .25rem 0; }
summary { cursor: pointer; padding: .375rem 0; }
.notes ul { margin: .25rem 0 .5rem; padding-left: 1.25rem; }
.request { position: relative; }
.copy { position: absolute; right: 0; top: 0; min-height: 2rem; padding: .0625rem .75rem; }
code { font-family: ${MONO}; }
pre { margin: .25rem 0 0; padding: .75rem; max-height: 24rem; overflow: auto; background: var(--page); border-radius: .375rem; font: .8125rem/1.5 ${MONO}; white-space: pre; overflow-wrap: normal; }
@media (max-width: 40rem) {
  header { padding-top: 1.25rem; }
  .controls { padding: .5rem 1rem; gap: .375rem .75rem; }
  .controls label { flex: 1 1 100%; }
  .controls input, .controls select { flex: 1; width: 100%; }
  html { scroll-padding-top: 9rem; }
}
@media (max-height: 30rem) { .controls { position: static; } }
`;
