/** What the handbook, the search and the reference alone have of style. */
import { sheetOf } from '@deckwright/platform/pages';

/** The field of the search and what it finds. */
export const SEARCH_STYLE = `.search { position: relative; }
.search input { width: 100%; }
.found { position: absolute; left: 0; top: calc(100% + 6px); z-index: 5; width: min(30rem, 90vw); max-height: 70vh; overflow-y: auto; padding: 8px; background: var(--surface); border: 1px solid var(--line2); border-radius: 8px; box-shadow: var(--shadow-high); }
.found:empty { display: none; }
.found a, #results a { display: block; padding: 6px 8px 0; font-weight: 600; }
.found small, #results small { display: block; padding: 0 8px 6px; color: var(--muted); font-size: 13px; line-height: 18px; overflow-wrap: anywhere; }
#results a, #results small { padding-left: 0; }`;

/** Menu at the left, text, and what the page holds at the right. */
export const COLUMNS_STYLE = `html { scroll-padding-top: 16px; }
.columns { max-width: 1272px; margin: 0 auto; padding: 0 20px; display: grid; grid-template-columns: 208px minmax(0, 736px) 208px; gap: 40px; justify-content: space-between; }
.menu, .here { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 24px 2px; }
.menu { overflow: visible; } .menu nav { margin-top: 12px; max-height: calc(100vh - 84px); overflow-y: auto; padding-left: 10px; margin-left: -10px; }
.menu h2, .here h2 { font-size: 12px; line-height: 16px; font-weight: 600; color: var(--muted); margin: 20px 0 4px; } .menu h2:first-child, .here h2:first-child { margin-top: 8px; }
.menu li a, .here a { display: block; padding: 3px 10px; margin-left: -10px; border-radius: 6px; color: var(--ink2); }
.menu .found a { padding: 6px 8px 0; margin: 0; color: var(--link); }
.here a { color: var(--muted); margin-left: 0; padding-left: 0; }
.menu nav a[aria-current] { background: var(--accent-soft); color: var(--link); font-weight: 600; }
.to-menu { display: none; }
main { padding: 28px 0 64px; min-width: 0; overflow-wrap: break-word; font-size: 15px; line-height: 24px; }
main h1 { font-size: 30px; line-height: 38px; font-weight: 650; letter-spacing: -.022em; margin-bottom: 16px; text-wrap: balance; }
main h2 { font-size: 20px; line-height: 28px; font-weight: 650; letter-spacing: -.014em; margin: 36px 0 12px; }
main h3 { font-size: 16px; line-height: 24px; font-weight: 600; margin: 28px 0 8px; }
main code { font-size: 13px; } :not(pre) > code { background: var(--raised); border-radius: 4px; padding: 1px 4px; overflow-wrap: anywhere; }
main pre { padding: 14px 16px; font-size: 13px; line-height: 20px; margin: 0 0 20px; } .request { color: var(--muted); }
@media (max-width: 1180px) { .columns { grid-template-columns: 208px minmax(0, 736px); justify-content: start; } .here { display: none; } }
@media (max-width: 820px) {
  .columns { display: flex; flex-direction: column; gap: 0; padding: 0 16px; }
  .to-menu { display: inline-block; padding: 4px 0; } main { padding: 12px 0 32px; } main h1 { font-size: 26px; line-height: 34px; }
  .menu { order: 1; position: static; max-height: none; padding: 20px 0 48px; border-top: 1px solid var(--line); width: 100%; } .menu nav { max-height: none; } .menu li a { padding: 6px 10px; }
}
@media print { .menu, .here, .to-menu { display: none; } .columns { display: block; } }`;

export const SHEET = sheetOf(`${SEARCH_STYLE}
${COLUMNS_STYLE}
.anchor { color: var(--muted); opacity: 0; font-weight: 400; }
:is(h2, h3, h4):hover .anchor, .anchor:focus { opacity: 1; }
main :is(p, ul, ol) { margin-bottom: 16px; }
main ul, main ol { padding-left: 22px; list-style: disc; } main ol { list-style: decimal; } main li { margin: 4px 0; }
main li a, main td a { text-decoration: underline; text-underline-offset: 2px; }
#results { list-style: none; padding: 0; }
.table { overflow-x: auto; margin: 0 0 20px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; line-height: 22px; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); }
th { color: var(--muted); font-weight: 600; } th:empty { padding: 0; }
td:first-child code { overflow-wrap: normal; }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 4px; background: #fff; }
blockquote { margin: 0 0 16px; padding-left: 16px; border-left: 3px solid var(--line); color: var(--muted); }
footer { display: flex; justify-content: space-between; gap: 16px; margin-top: 48px; padding-top: 20px; border-top: 1px solid var(--line); }
footer a { font-weight: 600; } footer small { display: block; color: var(--muted); font-weight: 400; } footer [rel=next] { text-align: right; }
@media print { footer, .anchor { display: none; } }`);
