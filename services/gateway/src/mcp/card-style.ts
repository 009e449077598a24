/** The style of the card: the tokens of the product's pages, light or dark as the host says. */
export const CARD_STYLE = `
:root { color-scheme: light; --surface: #ffffff; --sunken: #f5f7fa; --line: #dfe5ed; --line2: #bfc9d7; --ink: #0b1f3a; --ink2: #33455f; --muted: #55667f; --accent: #214d88; --on-accent: #ffffff; --link: #1b4f94; --ok: #00695d; --ok-soft: #e0f1ee; --warn: #855000; --warn-soft: #fcf1dd; --bad: #b71f1f; --bad-soft: #fbe9e7; }
:root[data-theme="dark"] { color-scheme: dark; --surface: #0d1c34; --sunken: #060f1e; --line: #1c3050; --line2: #2f4669; --ink: #f3f6fb; --ink2: #cdd8e8; --muted: #9badc7; --accent: #498ef7; --on-accent: #06101f; --link: #8fc1ff; --ok: #3fc8a4; --ok-soft: #0e3334; --warn: #ffd166; --warn-soft: #38300f; --bad: #ff8a7c; --bad-soft: #3e1e25; }
* { box-sizing: border-box; }
body { margin: 0; background: transparent; color: var(--ink); font: 14px/20px Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
.picture { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: contain; background: var(--sunken); border-bottom: 1px solid var(--line); }
.body { padding: 14px 16px; display: grid; gap: 10px; }
.head { display: flex; gap: 10px; align-items: flex-start; }
h1 { flex: 1; margin: 0; font-size: 15px; line-height: 22px; font-weight: 600; letter-spacing: -.014em; overflow-wrap: anywhere; }
.state { flex: none; display: inline-flex; gap: 6px; align-items: center; border-radius: 4px; padding: 3px 8px; font-size: 12px; line-height: 16px; font-weight: 600; background: var(--sunken); color: var(--ink2); }
.state.ok { background: var(--ok-soft); color: var(--ok); }
.state.warn { background: var(--warn-soft); color: var(--warn); }
.state.bad { background: var(--bad-soft); color: var(--bad); }
.facts { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 0; font-size: 13px; color: var(--ink2); }
.facts span { color: var(--muted); }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 6px; }
li { padding: 8px 10px; border-radius: 6px; background: var(--warn-soft); color: var(--ink); font-size: 13px; overflow-wrap: anywhere; }
li.bad { background: var(--bad-soft); }
li small { display: block; color: var(--ink2); font-size: 13px; }
.more { margin: 0; font-size: 13px; color: var(--muted); }
.acts { display: flex; flex-wrap: wrap; gap: 8px; }
button { min-height: 36px; padding: 0 14px; border-radius: 6px; border: 1px solid var(--line2); background: var(--surface); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button.first { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button:disabled { opacity: .6; cursor: default; }
:focus-visible { outline: 3px solid color-mix(in srgb, var(--accent) 55%, transparent); outline-offset: 1px; }
.drop { display: grid; gap: 8px; justify-items: center; padding: 24px 16px; border: 1px dashed var(--line2); border-radius: 6px; background: var(--sunken); color: var(--ink2); text-align: center; }
.drop.over { border-color: var(--accent); }
.hidden { display: none; }
`;
