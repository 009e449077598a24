/** What the pages on which people let an agent in alone have of style. */
import { MONO, sheetOf } from '@deckwright/platform/pages';

export const SHEET = sheetOf(`body { background: var(--sunken); }
main { max-width: 920px; margin: 40px auto; padding: 0 20px; }
main.small { max-width: 460px; }
.who { display: flex; gap: 16px; align-items: center; margin-bottom: 24px; }
.sign { flex: none; width: 48px; height: 48px; border-radius: 12px; background: var(--c5); color: var(--surface); display: grid; place-items: center; font-size: 20px; font-weight: 650; }
h1 { font-size: 24px; line-height: 30px; font-weight: 650; letter-spacing: -.018em; overflow-wrap: anywhere; text-wrap: balance; }
.who p { margin: 4px 0 0; color: var(--ink2); font-size: 15px; line-height: 22px; }
.tag { margin-left: auto; flex: none; align-self: flex-start; background: var(--warn-soft); color: var(--warn); }
.card { border-radius: 12px; box-shadow: var(--shadow-high); overflow: hidden; }
.halves { display: grid; grid-template-columns: minmax(0, 568fr) minmax(0, 352fr); }
.halves > div { padding: 24px; }
.side { background: var(--sunken); border-left: 1px solid var(--line); }
h2 { font-size: 14px; line-height: 20px; font-weight: 600; margin: 0 0 8px; }
legend { font-weight: 600; margin-bottom: 4px; }
.may { display: flex; gap: 12px; padding: 12px 0; border-bottom: 1px solid var(--line); cursor: pointer; }
.may:last-of-type { border-bottom: 0; }
.may input { flex: none; width: 18px; height: 18px; margin: 1px 0 0; accent-color: var(--accent); }
.may span { flex: 1; }
.may strong { font-weight: 600; }
.may small { display: block; font-size: 13px; color: var(--muted); }
.may em { font-style: normal; font-size: 13px; color: var(--muted); white-space: nowrap; }
.state { border: 1px solid var(--line2); border-radius: 4px; padding: 0 5px; font-size: 12px; color: var(--muted); font-weight: 400; white-space: nowrap; }
.state.new { border-color: var(--accent); color: var(--ink); }
.never { margin: 16px 0 0; padding: 16px 0 0; border-top: 1px solid var(--line); }
.never ul { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 16px; font-size: 13px; color: var(--ink2); }
.never li::before { content: "×"; margin-right: 8px; color: var(--muted); }
label.field { display: block; font-weight: 600; margin-bottom: 6px; }
select, input[type=password], input[type=number] { width: 100%; min-height: 40px; font-size: 15px; padding: 0 12px; }
.later { margin-top: 20px; }
.amount { display: flex; align-items: center; gap: 8px; }
.amount input { flex: 1; min-width: 0; font-size: 18px; font-weight: 600; font-variant-numeric: tabular-nums; }
.amount span { color: var(--muted); white-space: nowrap; }
.side p { font-size: 13px; color: var(--ink2); margin: 12px 0 0; }
.acts { display: flex; gap: 10px; align-items: center; padding: 16px 24px; border-top: 1px solid var(--line); }
.acts p { flex: 1; margin: 0; font-size: 13px; color: var(--muted); }
button { min-height: 40px; padding: 0 20px; font-weight: 600; }
.facts { display: flex; flex-wrap: wrap; gap: 12px 40px; margin: 20px 0 0; font-size: 13px; }
.facts dt { color: var(--muted); }
.facts dd { margin: 0; font-family: ${MONO}; font-size: 12px; overflow-wrap: anywhere; }
.alone { padding: 24px; }
.alone > :first-child { margin-top: 0; }
.alone p { overflow-wrap: anywhere; }
.wrong { color: var(--bad); font-weight: 600; }
.alone button { width: 100%; margin-top: 16px; }
@media (max-width: 700px) {
  main { margin: 20px auto; }
  .who { flex-wrap: wrap; }
  .tag { margin-left: 0; }
  .halves { display: flex; flex-direction: column; }
  /* What has the focus stands first, so that nothing scrolls away who asks. */
  .side { order: -1; border-left: 0; border-bottom: 1px solid var(--line); }
  .never ul { grid-template-columns: 1fr; }
  .acts { flex-wrap: wrap; position: sticky; bottom: 0; background: var(--surface); }
  .acts p { flex-basis: 100%; }
  button { flex: 1; }
}
`);
