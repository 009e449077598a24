/** What the pages of public tools alone have of style. */
import { MONO, sheetOf } from '@deckwright/platform/pages';

export const SHEET = sheetOf(`body { background: var(--sunken); }
main { max-width: 760px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 24px; line-height: 30px; font-weight: 650; letter-spacing: -.02em; text-wrap: balance; }
h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
.lead { margin-top: 8px; }
.limits { display: flex; flex-wrap: wrap; gap: 4px 16px; color: var(--muted); margin-top: 12px; font-size: 13px; }
.card { padding: 16px; margin-top: 20px; overflow-wrap: anywhere; }
.tools { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr)); gap: 16px; margin-top: 24px; }
.tools a { display: block; height: 100%; color: var(--ink); background: var(--surface); border: 1px solid var(--line); border-radius: 8px; box-shadow: var(--shadow); padding: 16px; }
.tools a:hover { background: var(--raised); text-decoration: none; }
.tools span { display: block; color: var(--ink2); margin-top: 4px; }
.drop { position: relative; display: grid; place-items: center; align-content: center; gap: 4px; text-align: center; min-height: 168px; padding: 24px 16px; border: 2px dashed var(--control); border-radius: 8px; cursor: pointer; background: var(--sunken); color: var(--ink2); }
.drop b { color: var(--ink); font-size: 15px; line-height: 22px; font-weight: 600; }
.drop input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
.drop:hover, .drop.over { border-color: var(--accent); background: var(--accent-soft); color: var(--ink2); }
.drop:has(:focus-visible) { outline: 3px solid color-mix(in srgb, var(--accent) 60%, transparent); outline-offset: 1px; }
input[type=file], ::file-selector-button { font: inherit; }
.files { margin-top: 12px; }
.files li { display: flex; gap: 4px 12px; padding: 6px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.files li:first-child { border-top: 0; }
.files span { margin-left: auto; color: var(--muted); white-space: nowrap; font-variant-numeric: tabular-nums; }
.tick { display: flex; gap: 8px; align-items: center; min-height: 28px; margin-top: 10px; color: var(--ink2); }
.tick input { width: 16px; height: 16px; margin: 0; accent-color: var(--accent); flex: none; }
.count { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 12px; color: var(--ink2); }
.count input { width: 72px; }
.choices { display: flex; flex-wrap: wrap; gap: 12px 16px; } .choice { flex: 1 1 220px; } .choice select { width: 100%; min-height: 40px; }
.outline { margin: 12px 0 0; padding: 0 0 0 28px; }
.outline li { padding: 6px 0; color: var(--ink2); } .outline b { color: var(--ink); font-weight: 600; } .outline span { color: var(--muted); }
.acts { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 14px; }
button, .button { min-height: 40px; padding: 0 16px; }
progress { display: block; width: 100%; height: 8px; margin-top: 10px; accent-color: var(--accent); }
.wait { color: var(--ink2); margin-top: 14px; }
.bad { background: var(--bad-soft); border-color: transparent; color: var(--bad); }
.bad p + p { color: var(--ink2); margin-top: 4px; }
.tag { display: inline-block; }
.tag.kept { background: var(--ok-soft); color: var(--ok); }
.tag.no, .tag.omitted, .tag.left { background: var(--bad-soft); color: var(--bad); }
.tag.simplified, .tag.rasterised { background: var(--warn-soft); color: var(--warn); }
.facts { display: grid; grid-template-columns: minmax(96px, max-content) minmax(0, 1fr); gap: 8px 20px; margin-top: 12px; }
.facts dt { color: var(--muted); }
.list { margin-top: 12px; }
.list li { padding: 8px 0; border-top: 1px solid var(--line); color: var(--ink2); }
.list .tag { margin-right: 8px; }
.tag.error { background: var(--bad-soft); color: var(--bad); } .tag.warning { background: var(--warn-soft); color: var(--warn); }
.label { display: block; font-weight: 600; margin-bottom: 6px; }
textarea { display: block; width: 100%; resize: vertical; padding: 12px; border: 1px solid var(--control); border-radius: 6px; background: var(--sunken); color: var(--ink); font: 13px/20px ${MONO}; white-space: pre; overflow: auto; tab-size: 4; }
.slide { display: block; width: 100%; height: auto; margin-top: 12px; border: 1px solid var(--line); border-radius: 4px; }
h3 { font-size: 13px; line-height: 18px; font-weight: 600; margin-top: 14px; }
.acts + .muted { margin-top: 8px; }
.card pre { white-space: pre-wrap; }
details pre { margin: 8px 0 0; }
details { margin-top: 24px; color: var(--ink2); }
summary { cursor: pointer; padding: 6px 0; color: var(--link); }
@media (max-width: 600px) {
  main { padding: 20px 16px 48px; }
  main button, main .button { width: 100%; } .tick { min-height: 44px; } summary { padding: 12px 0; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 2px; } .facts dd { margin-bottom: 8px; }
}
`);
