/** The style of the board: dense rows, by the tokens that all our pages share. */
import { MONO, pageFaces, SANS, TOKENS } from '@deckwright/platform/pages';

export const STYLE = `${pageFaces('/')}
${TOKENS}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; overflow-anchor: none; }
body { margin: 0; background: var(--sunken); color: var(--ink); font: 13px/20px ${SANS}; }
a { color: var(--link); text-decoration: none; } a:hover, p a { text-decoration: underline; text-underline-offset: 2px; }
h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; } ul, ol { list-style: none; }
code, .mono { font: 12px/18px ${MONO}; overflow-wrap: anywhere; }
bdi { overflow-wrap: anywhere; }
.icon { flex: none; vertical-align: -3px; }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 8px; top: -60px; background: var(--accent); color: var(--on-accent); padding: 8px 12px; border-radius: 6px; z-index: 9; } .skip:focus { top: 6px; }
:focus-visible { outline: 3px solid color-mix(in srgb, var(--accent) 60%, transparent); outline-offset: 1px; }
.muted { color: var(--muted); } .ok { color: var(--ok); } .warn { color: var(--warn); } .bad { color: var(--bad); }
.mark-back { stroke: var(--accent); opacity: .55; } .mark-front { fill: var(--accent); } .mark-bars { fill: var(--on-accent); }

.app { display: grid; grid-template-columns: 184px minmax(0, 1fr); min-height: 100vh; }
.rail { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 0 8px 12px; border-right: 1px solid var(--line); background: var(--sunken); display: flex; flex-direction: column; }
.brand { display: flex; align-items: center; gap: 8px; height: 48px; padding: 0 8px; font-size: 15px; font-weight: 600; letter-spacing: -.01em; color: var(--ink); } .brand:hover { text-decoration: none; } .brand span { font-weight: 400; font-size: 13px; color: var(--muted); }
.rail h2 { font-size: 12px; line-height: 16px; font-weight: 400; color: var(--muted); padding: 16px 8px 6px; }
.rail a.go, .rail button.go { display: flex; align-items: center; gap: 9px; width: 100%; min-height: 28px; margin: 1px 0; padding: 0 8px; border: 0; border-radius: 6px; background: none; color: var(--ink); font: inherit; cursor: pointer; text-align: left; justify-content: flex-start; font-weight: 400; white-space: normal; }
.rail .go:hover { background: var(--raised); text-decoration: none; } .rail .go .icon { color: var(--muted); }
.rail .go[aria-current] { background: var(--accent-soft); color: var(--ink); } .rail .go[aria-current] .icon { color: var(--link); }
.rail .go .n { margin-left: auto; color: var(--muted); font-variant-numeric: tabular-nums; } .rail .go .n.bad { color: var(--bad); font-weight: 600; }
.rail .end { margin-top: auto; padding-top: 12px; }
.top { display: flex; align-items: center; gap: 12px; min-height: 48px; padding: 0 20px; border-bottom: 1px solid var(--line); }
.search { position: relative; flex: 0 1 400px; min-width: 0; display: flex; } .search .icon { position: absolute; left: 10px; top: 9px; color: var(--muted); }
.search input { width: 100%; height: 32px; padding: 0 40px 0 32px; border: 1px solid var(--control); border-radius: 6px; background: var(--surface); color: var(--ink); font: inherit; } .search input::placeholder { color: var(--muted); opacity: 1; }
.search kbd { position: absolute; right: 8px; top: 7px; font: 11px/16px inherit; color: var(--muted); border: 1px solid var(--line2); border-radius: 4px; padding: 0 5px; font-family: inherit; }
.top .right { margin-left: auto; display: flex; align-items: center; gap: 14px; white-space: nowrap; } .top .right > span { display: inline-flex; align-items: center; gap: 6px; }
.live { width: 8px; height: 8px; border-radius: 50%; background: var(--muted); } .is-live .live { background: var(--ok-fill); box-shadow: 0 0 0 3px var(--ok-soft); }
.who { display: inline-flex; align-items: center; gap: 8px; border-left: 1px solid var(--line); padding-left: 14px; } .initials { display: grid; place-items: center; width: 24px; height: 24px; border-radius: 50%; background: var(--accent-soft); color: var(--link); font-size: 11px; line-height: 16px; font-weight: 600; }
.role { border: 1px solid var(--line2); border-radius: 4px; padding: 0 6px; font-size: 12px; line-height: 18px; }
main { padding: 16px 20px 24px; min-width: 0; }
.head { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 10px 24px; margin-bottom: 16px; } .head > .say { flex: 1 1 300px; min-width: 0; }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; letter-spacing: -.014em; overflow-wrap: anywhere; } .cause { color: var(--muted); }
.figures { display: flex; flex-wrap: wrap; gap: 8px 0; } .figures div { padding: 0 18px; border-left: 1px solid var(--line); } .figures div:first-child { border: 0; padding-left: 0; } .figures div:last-child { padding-right: 0; }
.figures dt { font-size: 12px; line-height: 16px; color: var(--muted); } .figures dd { font-size: 20px; line-height: 26px; font-weight: 600; letter-spacing: -.01em; } .unit { font-size: 12px; font-weight: 400; color: var(--muted); letter-spacing: 0; }
.cols { display: grid; grid-template-columns: minmax(0, 1fr) 336px; gap: 16px; align-items: start; } .stack { display: flex; flex-direction: column; gap: 12px; min-width: 0; }
.three { display: grid; grid-template-columns: 1.3fr 1.2fr 1fr; gap: 12px; align-items: start; margin-top: 12px; } .three > *, .cols > * { min-width: 0; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; box-shadow: var(--shadow); min-width: 0; overflow: hidden; }
.panel > header { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 10px; min-height: 36px; padding: 4px 14px; border-bottom: 1px solid var(--line); } .panel > header .end { margin-left: auto; color: var(--muted); display: flex; gap: 14px; }
h2 { font-size: 13px; line-height: 20px; font-weight: 600; } .panel > .body { padding: 12px 14px; }
.scroll { position: relative; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; } th { font-size: 12px; line-height: 16px; font-weight: 400; color: var(--muted); text-align: left; padding: 8px 8px; white-space: nowrap; }
tbody th { font-size: 13px; line-height: 20px; font-weight: 600; color: var(--ink); }
td, tbody th { padding: 5px 8px; border-top: 1px solid var(--line); vertical-align: middle; height: 33px; } td.n, th.n { text-align: right; } td.n { font-variant-numeric: tabular-nums; white-space: nowrap; }
th:first-child, td:first-child { padding-left: 14px; } th:last-child, td:last-child { padding-right: 14px; } td.one, .nowrap { white-space: nowrap; } .act { position: sticky; right: 0; background: var(--surface); }
tr.late > * { background: var(--bad-soft); } tr.late > :first-child { box-shadow: inset 3px 0 0 var(--bad-fill); } tr.gone td { color: var(--muted); }
.name { display: inline-flex; align-items: center; gap: 9px; white-space: nowrap; } .healthy { color: var(--ok); } td b { font-weight: 600; }
.target { display: flex; align-items: center; gap: 8px; color: var(--muted); white-space: nowrap; } .bar { display: block; width: 60px; height: 6px; } .bar .of { fill: var(--line2); } .bar .is { fill: var(--stored); } .bar .is.warn { fill: var(--warn-fill); } .bar .is.bad { fill: var(--bad-fill); }
.spark { display: block; width: 108px; height: 22px; margin-left: auto; overflow: visible; } .spark path { fill: none; stroke: var(--c4); stroke-width: 1; vector-effect: non-scaling-stroke; } .spark .area { fill: var(--c4); fill-opacity: .16; stroke: none; } .spark .to { stroke: var(--muted); stroke-dasharray: 2 3; } .spark.bad path:not(.to) { stroke: var(--bad-fill); } .spark.bad .area { fill: var(--bad-fill); stroke: none; } .spark.warn path:not(.to) { stroke: var(--warn-fill); } .spark.warn .area { fill: var(--warn-fill); stroke: none; } .spark .base { stroke: var(--line2); }
.slots { display: inline-flex; gap: 3px; vertical-align: -1px; } .slot { width: 9px; height: 9px; border: 1px solid var(--control); border-radius: 2px; } .slot.busy { background: var(--accent); border-color: var(--accent); } .slot.warn { background: var(--warn-fill); border-color: var(--warn-fill); }
.hand { display: flex; flex-wrap: wrap; gap: 0 14px; } .hand span { white-space: nowrap; color: var(--muted); } .state, .name { vertical-align: middle; } .state { display: inline-flex; align-items: center; gap: 7px; white-space: nowrap; color: var(--ink2); } .state.warn { color: var(--warn); } .state.bad { color: var(--bad); } .state.ok { color: var(--ok); }
.alert { display: grid; grid-template-columns: 15px minmax(0, 1fr); gap: 2px 10px; padding: 10px 14px; border-top: 1px solid var(--line); } .alert:first-child { border: 0; } .alert > :not(:first-child) { grid-column: 2; } .alert > :first-child { grid-row: 1; } .alert h3 { font-size: 13px; line-height: 20px; font-weight: 600; } .alert p { font-size: 12px; line-height: 18px; color: var(--ink2); } .alert .links { display: flex; gap: 16px; font-size: 12px; } 
.store { display: grid; grid-template-columns: 15px minmax(0, 1fr) auto 72px; gap: 0 10px; align-items: center; padding: 7px 14px; border-top: 1px solid var(--line); } .store:first-child { border: 0; } .store p { grid-column: 2 / -1; font-size: 12px; line-height: 16px; color: var(--muted); } .store .spark { width: 68px; height: 16px; } .store .ms { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
.sums { display: grid; gap: 4px; } .sums div { display: flex; align-items: center; gap: 10px; } .sums dd { margin-left: auto; font-variant-numeric: tabular-nums; } .sums .all dd { font-weight: 600; } .sums svg { width: 10px; height: 10px; flex: none; }
.whole { display: block; width: 100%; height: 9px; margin: 8px 0 10px; } .captured { fill: var(--ok-fill); } .held { fill: var(--held); } .back { fill: var(--c4); }
.foot { padding: 8px 14px; border-top: 1px solid var(--line); font-size: 12px; line-height: 18px; color: var(--ink2); display: flex; gap: 8px; align-items: flex-start; } .empty { padding: 12px 14px; color: var(--muted); }
button, .button { display: inline-flex; align-items: center; justify-content: center; gap: 7px; min-height: 32px; padding: 0 14px; border: 1px solid var(--line2); border-radius: 6px; background: var(--surface); color: var(--ink); font: inherit; font-weight: 500; cursor: pointer; white-space: nowrap; } button:hover, .button:hover { background: var(--raised); text-decoration: none; }
.button.first, button.first { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; } .button.danger { border-color: var(--bad-fill); color: var(--bad); } button.danger { background: var(--bad); border-color: var(--bad); color: var(--surface); font-weight: 600; } .button.off { color: var(--muted); border-color: var(--line); cursor: not-allowed; } .button.slim { min-height: 24px; padding: 0 8px; font-size: 12px; font-weight: 400; }
.crumbs { display: flex; align-items: center; gap: 8px; font-size: 12px; color: var(--muted); flex-wrap: wrap; } .title { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; } .buttons { display: flex; flex-wrap: wrap; gap: 8px; }
.tag { display: inline-flex; align-items: center; gap: 5px; border-radius: 10px; padding: 0 9px; font-size: 12px; line-height: 20px; font-weight: 500; background: var(--raised); color: var(--ink2); } .tag.ok { background: var(--ok-soft); color: var(--ok); } .tag.bad { background: var(--bad-soft); color: var(--bad); } .tag.warn { background: var(--warn-soft); color: var(--warn); } .tag.blue { background: var(--accent-soft); color: var(--link); }
.facts { display: flex; flex-wrap: wrap; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; margin-bottom: 12px; overflow: hidden; } .facts div { flex: 1 1 auto; padding: 8px 14px; border-left: 1px solid var(--line); margin-left: -1px; min-width: 0; } .facts dt { font-size: 12px; line-height: 16px; color: var(--muted); } .facts dd { font-weight: 600; overflow-wrap: anywhere; } .facts dd code { font-weight: 400; }
.notice { border-radius: 8px; padding: 9px 14px; margin-bottom: 12px; background: var(--ok-soft); color: var(--ok); font-weight: 500; } .notice.bad { background: var(--bad-soft); color: var(--bad); }
.legend { display: flex; flex-wrap: wrap; gap: 2px 16px; font-size: 12px; } .legend li { display: inline-flex; align-items: center; gap: 6px; } .legend svg { width: 14px; height: 9px; }
.flow { position: relative; overflow-x: auto; display: grid; grid-template-columns: 212px minmax(0, 1fr); } .flow > .axis-head, .flow .lane-name { border-right: 1px solid var(--line); }
.flow > svg { display: block; width: 100%; overflow: hidden; } .axis { height: 26px; position: relative; font-size: 12px; color: var(--muted); }
.axis text, .lane text { font-size: 12px; fill: var(--muted); font-variant-numeric: tabular-nums; } .lane { height: 22px; } .grid-line { stroke: var(--line); }
.attempt { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 2px 10px; min-height: 28px; padding: 2px 14px; background: var(--raised); border-top: 1px solid var(--line); font-size: 12px; color: var(--ink2); } .attempt b { font-size: 13px; color: var(--ink); } .attempt .end { margin-left: auto; }
.lane-name { display: flex; justify-content: space-between; align-items: center; gap: 8px; min-height: 22px; padding: 0 12px 0 38px; font-size: 12px; color: var(--ink2); } .lane-name.wide { padding-left: 14px; min-height: 34px; border-top: 1px solid var(--line); font-size: 13px; } .lane-name.wide b { display: inline-flex; gap: 9px; align-items: center; } .lane-name i { font-style: normal; color: var(--muted); font-variant-numeric: tabular-nums; white-space: nowrap; } .lane.wide { height: 34px; border-top: 1px solid var(--line); }
.hatch { fill: var(--c4); fill-opacity: .45; stroke: var(--c4); } .leased { fill: var(--held-soft); stroke: var(--held); } .drawn { fill: var(--accent); } .stored { fill: var(--stored); } .settled { fill: var(--ok-fill); } .refused { fill: var(--bad-fill); } .died { fill: var(--bad-soft); stroke: var(--bad-fill); stroke-dasharray: 2 2; } .hook { fill: var(--c4); } .run-out { stroke: var(--bad-fill); stroke-dasharray: 3 2; } .ended-line { stroke: var(--ok-fill); stroke-dasharray: 3 2; } .silent { stroke: var(--bad-fill); stroke-dasharray: 2 3; }
.lane text.label { fill: var(--ink2); paint-order: stroke; stroke: var(--surface); stroke-width: 6px; stroke-linejoin: round; } .lane text.label.bad { fill: var(--bad); } .lane text.label.ok { fill: var(--ok); } .lane text.in { fill: var(--ink); font-weight: 500; }
.story { padding: 6px 0; } .story li { display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 10px; padding: 2px 14px; align-items: baseline; } .story .at { font-variant-numeric: tabular-nums; color: var(--muted); text-align: right; } .story .by { color: var(--muted); } .story .bad { color: var(--bad); }
.acts li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; align-items: center; padding: 10px 14px; border-top: 1px solid var(--line); } .acts li:first-child { border: 0; } .acts p { font-size: 12px; line-height: 18px; color: var(--ink2); } .acts .button { min-width: 96px; }
.ask { max-width: 560px; margin: 24px auto; } .ask .panel { padding: 20px; } .ask h1 { margin-bottom: 8px; } .ask p { color: var(--ink2); margin-bottom: 8px; } .ask dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 14px; margin: 12px 0; } .ask dt { color: var(--muted); } label { display: block; font-size: 12px; line-height: 16px; color: var(--muted); margin: 12px 0 4px; } textarea, .ask input[type=text], .ask input[type=number] { width: 100%; border: 1px solid var(--control); border-radius: 6px; background: var(--surface); color: var(--ink); font: inherit; padding: 8px 10px; min-height: 36px; } .fault { color: var(--bad); font-weight: 500; } .ask .buttons { margin-top: 14px; }
.filters { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 12px; } .filters a[aria-current] { background: var(--accent-soft); border-color: var(--accent); color: var(--link); }
pre { margin: 0; padding: 12px 14px; overflow: auto; font: 12px/18px ${MONO}; white-space: pre-wrap; overflow-wrap: anywhere; }
.history { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 12px; } .history .spark { width: 100%; height: 64px; margin: 0; }
.rail-menu { display: none; }
@media (max-width: 1180px) { .cols { grid-template-columns: minmax(0, 1fr); } .three { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } .cluster { display: none !important; } }
@media (max-width: 760px) {
  .app { display: block; } .rail { position: static; height: auto; padding: 0; border: 0; border-bottom: 1px solid var(--line); } .rail > nav, .rail > .end { display: none; } .rail:has(#menu:checked) > nav, .rail:has(#menu:checked) > .end { display: block; padding: 0 8px 8px; }
  .rail-menu { display: inline-flex; margin-left: auto; width: 44px; height: 44px; align-items: center; justify-content: center; cursor: pointer; color: var(--ink); margin-top: 0; } .rail-menu:has(:focus-visible) { outline: 3px solid var(--accent); } .brand-row { display: flex; align-items: center; padding: 0 8px; } .rail .go { min-height: 44px; }
  .top { flex-wrap: wrap; padding: 8px 16px; gap: 6px 12px; } .search { flex-basis: 100%; } .search input { height: 44px; } .search .icon { top: 15px; } .search kbd { display: none; } .top .right { margin-left: 0; flex-wrap: wrap; gap: 6px 12px; } .who { border: 0; padding: 0; }
  main { padding: 14px 16px 32px; } .three { grid-template-columns: minmax(0, 1fr); } .figures { display: grid; grid-template-columns: 1fr 1fr; width: 100%; } .figures div, .figures div:first-child { padding: 4px 0; border: 0; }
  .cols { display: flex; flex-direction: column; gap: 12px; align-items: stretch; } .cols > .stack { display: contents; } #alerts { order: -3; } #queues { order: -2; } #money { order: -1; }
  .opt { display: none; } .flow { grid-template-columns: minmax(0, 1fr); } .flow .lane-name { border: 0; padding-left: 14px; } .flow > .axis-head { display: none; } .lane, .axis { padding: 0 14px; } .facts div { flex-basis: 50%; } button, .button { min-height: 44px; } .button.slim { min-height: 32px; }
  .wide-only { display: none; } .axis text:not(:nth-child(3n + 1)) { display: none; } .act { box-shadow: inset 1px 0 var(--line); }
}
@media (forced-colors: active) { .slot.busy { background: Highlight; } }
`;
