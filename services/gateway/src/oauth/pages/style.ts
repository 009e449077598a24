/** The style of the pages on which people let an agent in: one sheet, light and dark as the reader's system is, one column on a phone. */
import { MONO, pageFaces, SANS } from '@deckwright/platform/pages';

export const STYLE = `${pageFaces('/')}
:root { color-scheme: light dark; --bg: #f5f7fa; --surface: #fff; --line: #dfe5ed; --line2: #bfc9d7; --control: #8090a6; --ink: #0b1f3a; --ink2: #33455f; --muted: #55667f; --accent: #214d88; --on-accent: #fff; --accent-soft: #e6edf7; --link: #1b4f94; --warn: #855000; --warn-soft: #fcf1dd; --bad: #b71f1f; --mark: #8b495c; }
@media (prefers-color-scheme: dark) { :root { --bg: #060f1e; --surface: #0d1c34; --line: #1c3050; --line2: #2f4669; --control: #5f779c; --ink: #f3f6fb; --ink2: #cdd8e8; --muted: #9badc7; --accent: #498ef7; --on-accent: #06101f; --accent-soft: #15305c; --link: #8fc1ff; --warn: #ffd166; --warn-soft: #38300f; --bad: #ff8a7c; --mark: #8b495c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 14px/20px ${SANS}; }
a { color: var(--link); }
.top { background: var(--surface); border-bottom: 1px solid var(--line); padding: 14px 32px; font-weight: 650; font-size: 15px; display: flex; gap: 10px; align-items: center; }
main { max-width: 920px; margin: 40px auto; padding: 0 20px; }
main.small { max-width: 460px; }
.who { display: flex; gap: 16px; align-items: center; margin-bottom: 24px; }
.sign { flex: none; width: 48px; height: 48px; border-radius: 12px; background: var(--mark); color: #fff; display: grid; place-items: center; font-size: 20px; font-weight: 650; }
h1 { font-size: 24px; line-height: 30px; font-weight: 650; letter-spacing: -.018em; margin: 0; overflow-wrap: anywhere; text-wrap: balance; }
.who p { margin: 4px 0 0; color: var(--ink2); font-size: 15px; line-height: 22px; }
.tag { margin-left: auto; flex: none; align-self: flex-start; background: var(--warn-soft); color: var(--warn); border-radius: 4px; padding: 2px 8px; font-size: 12px; line-height: 16px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 6px 24px rgb(11 31 58 / 8%); overflow: hidden; }
.halves { display: grid; grid-template-columns: minmax(0, 568fr) minmax(0, 352fr); }
.halves > div { padding: 24px; }
.side { background: var(--bg); border-left: 1px solid var(--line); }
h2 { font-size: 14px; line-height: 20px; font-weight: 600; margin: 0 0 8px; }
fieldset { border: 0; margin: 0; padding: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: 4px; }
.right { display: flex; gap: 12px; padding: 12px 0; border-bottom: 1px solid var(--line); cursor: pointer; }
.right:last-of-type { border-bottom: 0; }
.right input { flex: none; width: 18px; height: 18px; margin: 1px 0 0; accent-color: var(--accent); }
.right span { flex: 1; }
.right strong { font-weight: 600; }
.right small { display: block; font-size: 13px; color: var(--muted); }
.right em { font-style: normal; font-size: 13px; color: var(--muted); white-space: nowrap; }
.always { border: 1px solid var(--line2); border-radius: 4px; padding: 0 5px; font-size: 12px; color: var(--muted); font-weight: 400; white-space: nowrap; }
.never { margin: 16px 0 0; padding: 16px 0 0; border-top: 1px solid var(--line); }
.never ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 4px 16px; font-size: 13px; color: var(--ink2); }
.never li::before { content: "×"; margin-right: 8px; color: var(--muted); }
label.field { display: block; font-weight: 600; margin-bottom: 6px; }
select, input[type=password], input[type=number] { width: 100%; min-height: 40px; border: 1px solid var(--control); border-radius: 6px; background: var(--surface); color: var(--ink); font: inherit; font-size: 15px; padding: 0 12px; }
.later { margin-top: 20px; }
.amount { display: flex; align-items: center; gap: 8px; }
.amount input { flex: 1; min-width: 0; font-size: 18px; font-weight: 600; font-variant-numeric: tabular-nums; }
.amount span { color: var(--muted); white-space: nowrap; }
.side p { font-size: 13px; color: var(--ink2); margin: 12px 0 0; }
.acts { display: flex; gap: 10px; align-items: center; padding: 16px 24px; border-top: 1px solid var(--line); }
.acts p { flex: 1; margin: 0; font-size: 13px; color: var(--muted); }
button { min-height: 40px; padding: 0 20px; border-radius: 6px; border: 1px solid var(--line2); background: var(--surface); color: var(--ink); font: inherit; font-size: 14px; font-weight: 600; cursor: pointer; }
button.first { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid color-mix(in srgb, var(--accent) 55%, transparent); outline-offset: 1px; }
.facts { display: flex; flex-wrap: wrap; gap: 12px 40px; margin: 20px 0 0; font-size: 13px; }
.facts dt { color: var(--muted); }
.facts dd { margin: 0; font-family: ${MONO}; font-size: 12px; overflow-wrap: anywhere; }
.plain { padding: 24px; }
.plain > :first-child { margin-top: 0; }
.plain p { overflow-wrap: anywhere; }
.wrong { color: var(--bad); font-weight: 600; }
.plain button { width: 100%; margin-top: 16px; }
@media (max-width: 700px) {
  main { margin: 20px auto; }
  .who { flex-wrap: wrap; }
  .tag { margin-left: 0; }
  .halves { display: flex; flex-direction: column; }
  .side { border-left: 0; border-top: 1px solid var(--line); }
  .never ul { grid-template-columns: 1fr; }
  .acts { flex-wrap: wrap; position: sticky; bottom: 0; background: var(--surface); }
  .acts p { flex-basis: 100%; }
  button { min-height: 44px; flex: 1; }
}
`;
