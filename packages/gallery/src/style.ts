/** What the gallery alone has of style. */
import { sheetOf } from '@deckwright/platform/pages';

/** Faces lie beside the page, which may be in a folder. */
export const SHEET = sheetOf(
  `html { scroll-padding-top: 80px; }
body { background: var(--sunken); }
.intro { max-width: 1272px; margin: 0 auto; padding: 28px 20px 12px; }
h1 { font-size: 30px; line-height: 38px; font-weight: 650; letter-spacing: -.022em; }
.intro p { margin-top: 6px; color: var(--ink2); max-width: 736px; font-size: 15px; line-height: 22px; }
.controls { position: sticky; top: 0; z-index: 2; background: var(--sunken); border-bottom: 1px solid var(--line); padding: 12px max(20px, calc((100vw - 1272px) / 2 + 20px)); display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; }
.controls label { display: flex; align-items: center; gap: 8px; min-width: 0; color: var(--ink2); }
.controls p { color: var(--muted); font-variant-numeric: tabular-nums; }
.controls input { width: 260px; }
main { outline: none; }
.slides { max-width: 1272px; margin: 0 auto; padding: 16px 20px 48px; display: grid; gap: 16px; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr)); }
/* Two hundred cards: those off the screen are laid out when they come near. */
article { padding: 16px; overflow-wrap: anywhere; content-visibility: auto; contain-intrinsic-size: auto 424px; }
h2 { font-size: 15px; line-height: 22px; font-weight: 600; } h2 span { font-weight: 400; color: var(--muted); }
article > p { margin: 4px 0 12px; color: var(--ink2); }
.picture { display: block; }
img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 4px; background: #fff; }
article > .facts { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; margin: 10px 0 2px; color: var(--muted); }
.facts[data-unknown] :is(.score, .quiet) { visibility: hidden; } .score b { color: var(--ink); } .score[data-bad] b { color: var(--bad); }
.pptx, .open { margin-left: auto; } .open + .pptx { margin-left: 0; } .facts a { padding: 4px 0; }
summary { cursor: pointer; padding: 4px 0; color: var(--link); width: fit-content; }
.notes ul { margin: 4px 0 8px; padding-left: 20px; list-style: disc; }
.request { position: relative; }
pre { margin-top: 4px; max-height: 384px; overflow: auto; white-space: pre; overflow-wrap: normal; }
.request .copy { top: 0; right: 0; }
@media (max-width: 640px) {
  .intro { padding: 20px 16px 8px; } .controls { padding: 8px 16px; gap: 6px 12px; } .slides { padding: 12px 16px 40px; }
  .controls label { flex: 1 1 100%; } .controls input, .controls select { flex: 1; width: 100%; min-height: 44px; }
  html { scroll-padding-top: 150px; } summary, .facts a { padding: 8px 0; }
}
@media (max-height: 480px) { .controls { position: static; } }`,
  '',
);
