/** What the playground alone has of style: two columns that scroll by themselves, one below the other on a phone. */
import { MONO, sheetOf } from '@deckwright/platform/pages';
import { STRIP_STYLE } from '../pages/strip-style.ts';

export const SHEET = sheetOf(`${STRIP_STYLE}
body { background: var(--sunken); } .bar { max-width: none; }
.play { display: grid; grid-template-columns: minmax(0, 592fr) minmax(0, 848fr); height: calc(100vh - 56px); min-height: 560px; }
h1 { font-size: 24px; line-height: 30px; font-weight: 650; letter-spacing: -.02em; } .without { max-width: 760px; margin: 0 auto; padding: 32px 20px; } .without p { margin-top: 10px; }
.left { display: flex; flex-direction: column; min-width: 0; min-height: 0; border-right: 1px solid var(--line); background: var(--surface); }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 6px 16px; min-height: 44px; border-bottom: 1px solid var(--line); background: var(--surface); }
.tools select { min-height: 32px; max-width: 230px; } .tools .end { margin-left: auto; display: flex; gap: 8px; } .tools button { min-height: 32px; font-size: 13px; }
#editor { flex: 1 1 auto; min-height: 0; overflow: hidden; }
#help { flex: 0 0 auto; max-height: 210px; overflow-y: auto; padding: 10px 16px; border-top: 1px solid var(--line); font-size: 13px; }
#help dl { display: grid; grid-template-columns: minmax(90px, max-content) minmax(0, 1fr); margin-top: 6px; } #help dt { font: 12px/20px ${MONO}; padding: 2px 24px 2px 0; } #help dd { font: 12px/20px ${MONO}; color: var(--ink2); padding: 2px 0; overflow-wrap: anywhere; } #help .here, #help .here + dd { color: var(--link); font-weight: 600; background: var(--accent-soft); }
.view { overflow-y: auto; min-width: 0; }
.segments { display: flex; flex-wrap: wrap; border: 1px solid var(--line2); border-radius: 6px; overflow: hidden; }
.segments label { position: relative; display: flex; align-items: center; gap: 7px; min-height: 30px; padding: 0 11px; color: var(--ink2); font-weight: 500; font-size: 13px; cursor: pointer; border-left: 1px solid var(--line2); } .segments label:first-child { border-left: 0; }
.segments input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; } .segments label:has(:checked) { background: var(--accent-soft); color: var(--link); } .segments label:has(:focus-visible) { outline: 3px solid color-mix(in srgb, var(--accent) 60%, transparent); outline-offset: -3px; }
.segments svg { width: 21px; height: 9px; border-radius: 2px; }
.stage { max-width: 788px; margin: 0 auto; padding: 16px 20px 32px; }
#slide { display: block; width: 100%; aspect-ratio: 16 / 9; height: auto; border: 1px solid var(--line2); border-radius: 2px; background: #fff; box-shadow: var(--shadow); } #slide.old { opacity: .45; }
#facts { display: flex; flex-wrap: wrap; gap: 2px 18px; min-height: 28px; padding: 6px 0; color: var(--muted); font-size: 13px; } #facts .ok { color: var(--ok); font-weight: 500; } #facts .bad { color: var(--bad); font-weight: 600; }
.two { display: grid; grid-template-columns: minmax(0, 1fr) 220px; gap: 12px; margin-top: 6px; align-items: start; } .two > .card { padding: 4px 16px; } .two > .price { padding: 10px 16px; color: var(--ink2); font-size: 13px; } .price b { font-size: 20px; line-height: 28px; color: var(--ink); }
#findings li { padding: 8px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; } #findings li:first-child { border-top: 0; }
.place { border: 0; background: none; padding: 0 2px; min-height: 24px; color: var(--link); font: 12px/20px ${MONO}; }
.calls { margin-top: 12px; overflow: hidden; } .calls pre { border: 0; border-radius: 0; max-height: 420px; overflow: auto; padding: 12px 16px; font-size: 12.5px; line-height: 19px; } .calls button { min-height: 28px; padding: 0 10px; font-size: 13px; }
#told { color: var(--ok); font-size: 13px; }
@media (max-width: 900px) { .play { display: block; height: auto; } .left { border-right: 0; } #editor { flex: none; height: 420px; } .two { grid-template-columns: minmax(0, 1fr); } .stage { padding: 12px 16px 32px; } .tools select { min-height: 44px; flex: 1 1 130px; } .segments label { min-height: 44px; } .tools button, .calls button { min-height: 44px; } }`);
