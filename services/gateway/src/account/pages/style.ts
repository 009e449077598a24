/** What the account page alone has of style. */
import { sheetOf } from '@deckwright/platform/pages';

/** Which amount the button repeats: the page needs no script for it. */
const SAYS = [20, 50, 100, 200].map((usd) => `.pay:has([name=amount][value="${usd}"]:checked) .say-${usd} { display: inline; }`).join('\n');

export const SHEET = sheetOf(`body { background: var(--sunken); }
.nowrap { white-space: nowrap; } td.paper small { display: block; font-size: 12px; line-height: 16px; color: var(--muted); } a.nowrap .icon { vertical-align: -3px; margin-right: 4px; }
.fig { font-variant-numeric: tabular-nums; white-space: nowrap; }
td.opt code { white-space: nowrap; }
.small { font-size: 12px; line-height: 16px; }
.who { display: flex; align-items: center; gap: 8px; color: var(--ink); font-weight: 500; min-width: 0; }
.who > span:last-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 260px; }
.initials { flex: none; width: 28px; height: 28px; border-radius: 50%; background: var(--accent-soft); color: var(--link); font-size: 11px; line-height: 16px; font-weight: 600; display: grid; place-items: center; }
.narrow { display: none; }

main { max-width: 1272px; margin: 0 auto; padding: 18px 20px 48px; }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; margin-bottom: 14px; }
h1 { font-size: 22px; line-height: 28px; font-weight: 650; letter-spacing: -.02em; }
.finding { color: var(--ink2); flex: 1 1 320px; overflow-wrap: anywhere; }
.tabs ul { display: flex; flex-wrap: wrap; gap: 2px; }
.tabs a { display: block; padding: 4px 10px; border-radius: 6px; color: var(--ink2); font-size: 14px; font-weight: 500; }
.tabs a:hover { background: var(--raised); text-decoration: none; }
.tabs a[aria-current] { background: var(--accent-soft); color: var(--link); }

.notice { border-radius: 8px; padding: 12px 16px; margin-bottom: 16px; border: 1px solid var(--line2); background: var(--surface); }
.notice.ok { background: var(--ok-soft); border-color: transparent; color: var(--ok); font-weight: 500; }
.notice.bad { background: var(--bad-soft); border-color: transparent; color: var(--bad); font-weight: 500; }
.notice.test { background: var(--warn-soft); border-color: transparent; color: var(--warn); }
.secret { border-color: var(--ok-fill); }
.secret h2 { margin-bottom: 4px; }
.secret .value { display: block; margin: 10px 0; padding: 10px 12px; background: var(--raised); border-radius: 6px; font-size: 13px; line-height: 20px; overflow-wrap: anywhere; user-select: all; }

.over { display: grid; grid-template-columns: minmax(0, 796fr) minmax(0, 420fr); grid-template-rows: auto 1fr; gap: 16px; align-items: start; }
.over > .purse { grid-column: 2; }
.over > .wide { grid-column: 1; grid-row: 1 / span 2; }
.over > .rest { grid-column: 2; }
.wide, .rest, .stack, .purse { display: flex; flex-direction: column; gap: 16px; min-width: 0; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px; }
.over .wide .pair { grid-template-columns: minmax(0, 389fr) minmax(0, 391fr); }
.card > .title { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; padding: 8px 16px; min-height: 42px; }
.card > .title + table, .card > .title + .rows { border-top: 1px solid var(--line); }
.title + .body { padding-top: 0; }
.title > .end { margin-left: auto; display: flex; align-items: center; gap: 12px; }
h2 { font-size: 14px; line-height: 20px; font-weight: 600; letter-spacing: -.006em; }
h3 { font-size: 14px; line-height: 20px; font-weight: 600; }
.body { padding: 0 16px 16px; }
.part { border-top: 1px solid var(--line); padding: 12px 16px 14px; }
.empty { padding: 12px 16px 16px; color: var(--muted); border-top: 1px solid var(--line); }
.foot { padding: 10px 16px 12px; border-top: 1px solid var(--line); color: var(--muted); font-size: 12px; line-height: 16px; }

table { width: 100%; border-collapse: collapse; }
th { font-size: 12px; line-height: 16px; font-weight: 400; color: var(--muted); text-align: left; padding: 6px 8px; }
td { padding: 8px; border-top: 1px solid var(--line); vertical-align: middle; overflow-wrap: anywhere; }
th:first-child, td:first-child { padding-left: 16px; } th:last-child, td:last-child { padding-right: 16px; }
th.n, td.n { text-align: right; }
td.n { font-variant-numeric: tabular-nums; white-space: nowrap; overflow-wrap: normal; }
td.act { text-align: right; white-space: nowrap; }
td.name { font-weight: 500; }
tbody:first-child tr:first-child td { border-top: 0; }
tr.spent td { color: var(--muted); font-weight: 400; }
.rank { display: inline-grid; place-items: center; width: 20px; height: 20px; margin-right: 8px; border: 1px solid var(--line2); border-radius: 50%; font-size: 12px; line-height: 16px; font-weight: 500; }
td.src { position: relative; padding-left: 44px; } td.src .rank { position: absolute; left: 16px; top: 8px; margin: 0; }
.rank.now { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.strong { font-weight: 600; }
.entry { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 12px; padding: 8px 16px; border-top: 1px solid var(--line); }
.entry > .name { flex: 1 1 120px; font-weight: 500; } .entry > .end { margin-left: auto; display: flex; gap: 14px; white-space: nowrap; }
.part form, .part p { margin-top: 4px; }
.clip { max-width: 180px; }

button.danger { background: var(--bad); border-color: var(--bad); color: var(--surface); font-weight: 600; }
button.link { border: 0; background: none; color: var(--link); padding: 0 2px; min-height: 24px; font-weight: 400; }
button.link:hover { text-decoration: underline; text-underline-offset: 2px; }
.switch { position: relative; flex: none; width: 40px; height: 24px; min-height: 24px; border-radius: 12px; border: 0; background: var(--control); padding: 0; }
.switch:hover { background: var(--control); }
.switch::after { content: ""; position: absolute; top: 3px; left: 3px; width: 18px; height: 18px; border-radius: 50%; background: #fff; }
.switch[aria-checked=true] { background: var(--accent); }
.switch[aria-checked=true]::after { left: 19px; }
.line { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
.line > .end { margin-left: auto; display: flex; align-items: center; gap: 10px; }
.acts { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 12px; }

label { display: block; font-size: 12px; line-height: 16px; color: var(--muted); margin-bottom: 4px; }
input[type=text], input[type=url], input[type=number], select { width: 100%; }
input[type=number] { font-variant-numeric: tabular-nums; appearance: textfield; -moz-appearance: textfield; }
input[type=number]::-webkit-inner-spin-button { appearance: none; margin: 0; }
input[aria-invalid=true] { border-color: var(--bad); }
.usd { position: relative; } .usd input { padding-left: 24px; } .usd::before { content: "$"; position: absolute; left: 10px; bottom: 8px; color: var(--muted); }
.trio { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 10px; margin-top: 8px; align-items: end; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 12px; align-items: end; }
.fault { color: var(--bad); font-size: 13px; line-height: 18px; margin-top: 6px; font-weight: 500; }
.note { color: var(--muted); font-size: 12px; line-height: 16px; margin-top: 8px; }
.pay > label.tick { margin-top: 10px; }
button[aria-pressed=true] { background: var(--accent-soft); border-color: var(--accent); color: var(--link); }
.ticks { display: flex; flex-wrap: wrap; gap: 0 16px; } .ticks label.tick { margin: 0; }
.line.low { align-items: flex-end; }
label.tick { display: flex; gap: 8px; align-items: center; font-size: 14px; line-height: 20px; color: var(--ink2); margin: 0; min-height: 28px; }
label.tick input { width: 16px; height: 16px; margin: 0; accent-color: var(--accent); flex: none; }

.balance { font-size: 34px; line-height: 40px; font-weight: 650; letter-spacing: -.026em; }
.worth { color: var(--muted); margin-left: 8px; }
.amounts { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px; margin-top: 14px; }
.tile { position: relative; display: block; margin: 0; border: 1px solid var(--control); border-radius: 6px; padding: 8px; color: var(--muted); cursor: pointer; font-size: 12px; line-height: 16px; }
.tile input[type=radio] { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.tile:hover { background: var(--raised); }
.tile:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); background: var(--accent-soft); color: var(--ink2); }
.tile:has(:focus-visible) { outline: 3px solid color-mix(in srgb, var(--accent) 60%, transparent); outline-offset: 1px; }
.tile b { display: block; color: var(--ink); font-size: 16px; line-height: 20px; font-weight: 600; font-variant-numeric: tabular-nums; }
.tile i { display: block; font-style: normal; }
.tile i.bonus { color: var(--ok); font-weight: 600; }
.tile:has(:checked) i.bonus { color: var(--ok); }
.other { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 10px; align-items: center; margin-top: 8px; }
.other label.tick { color: var(--ink2); font-size: 13px; }
.payrow { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 12px; }
.payrow .first { flex: 1 1 200px; min-height: 36px; font-weight: 600; }
.say { display: none; }
.pay:has([name=amount][value=other]:checked) .say-other { display: inline; }
${SAYS}
.meter { display: block; width: 100%; height: 8px; margin: 8px 0 10px; border-radius: 4px; }
.meter .all { fill: var(--line); } .meter .part-of { fill: var(--accent); } .meter .part-of.full { fill: var(--c1); }
.offers { display: grid; grid-template-columns: repeat(auto-fit, minmax(176px, 1fr)); gap: 12px; }
.offer { border: 1px solid var(--line2); border-radius: 6px; padding: 12px; display: flex; flex-direction: column; gap: 2px; }
.offer .price { font-size: 20px; line-height: 28px; font-weight: 650; letter-spacing: -.014em; }
.offer form { margin-top: 8px; } .offer button { width: 100%; }

.chart svg { display: block; width: 100%; height: auto; overflow: visible; }
.chart .phone { display: none; }
.chart text { font-size: 12px; fill: var(--muted); font-variant-numeric: tabular-nums; }
.chart .grid { stroke: var(--line); } .chart .base { stroke: var(--line2); } .chart .mark-line { stroke: var(--control); } .chart .today { stroke: var(--line2); stroke-dasharray: 2 3; }
.chart text.mark-word { fill: var(--ink2); font-weight: 500; }
.plan { fill: var(--c1); } .free { fill: var(--c2); } .wallet { fill: var(--c3); } .unmetered { fill: var(--c4); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; font-size: 12px; line-height: 16px; color: var(--ink2); }
.legend li { display: flex; align-items: center; gap: 6px; }
.legend svg { width: 10px; height: 10px; }
.pages { display: flex; gap: 12px; align-items: center; padding: 10px 16px; border-top: 1px solid var(--line); }
.pages .end { margin-left: auto; display: flex; gap: 10px; }
.facts { display: grid; grid-template-columns: minmax(96px, max-content) minmax(0, 1fr); gap: 10px 24px; }
.facts dt { color: var(--muted); } .facts dd { overflow-wrap: anywhere; }
.ask { max-width: 520px; margin: 24px auto; }
.ask .card { padding: 24px; } .ask h1 { margin-bottom: 8px; text-wrap: balance; overflow-wrap: anywhere; } .ask p { color: var(--ink2); margin-bottom: 8px; overflow-wrap: anywhere; }
.ask .acts { margin-top: 16px; } .ask .acts > * , .ask .acts form > * { min-height: 40px; }

@media (max-width: 1000px) {
  .over { grid-template-columns: minmax(0, 1fr); grid-template-rows: none; }
  .over > * { grid-column: 1 !important; grid-row: auto !important; }
}
@media (max-width: 700px) {
  .wide-only { display: none !important; } .narrow { display: block; }
  main { padding: 14px 16px 40px; }
  .finding { flex-basis: 100%; } .head { gap: 4px 16px; } .tabs { flex-basis: 100%; margin: 4px -6px 0; }
  .tabs a { padding: 8px; }
  .pair, .over .wide .pair { grid-template-columns: minmax(0, 1fr); }
  .amounts { grid-template-columns: 1fr 1fr; } .tile { padding: 10px 12px; }
  input[type=text], input[type=url], input[type=number], select { min-height: 44px; }
  .usd::before { bottom: 12px; }
  button.slim, .button.slim { min-height: 44px; } button.link { min-height: 44px; padding: 0 6px; } .switch { min-height: 24px; }
  td.act a { display: inline-block; padding: 8px 0; }
  .payrow > *, .payrow .first { flex: 1 1 100%; min-height: 44px; }
  .opt { display: none; }
  .chart .desk { display: none; } .chart .phone { display: block; }
  label.tick { min-height: 44px; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 2px; } .facts dd { margin-bottom: 10px; }
}
@media (prefers-reduced-motion: no-preference) { .switch::after { transition: left .12s; } }
@media (forced-colors: active) { .switch, .tile:has(:checked), .rank.now { border: 2px solid Highlight; } }
`);
