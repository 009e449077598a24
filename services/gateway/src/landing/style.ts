/** What the front page alone has of style. */
import { sheetOf } from '@deckwright/platform/pages';
import { SEARCH_STYLE } from '../handbook/style.ts';
import { STRIP_STYLE } from '../pages/strip-style.ts';

export const SHEET = sheetOf(`${SEARCH_STYLE}
main { max-width: 1272px; margin: 0 auto; padding: 24px 20px 56px; }
.say { display: grid; grid-template-columns: minmax(0, 736fr) minmax(0, 472fr); gap: 16px 24px; align-items: end; margin-bottom: 20px; }
h1 { font-size: 40px; line-height: 46px; font-weight: 650; letter-spacing: -.026em; text-wrap: balance; margin-bottom: 10px; }
.say .search input { min-height: 46px; font-size: 15px; padding: 0 14px; } .say .found { left: auto; right: 0; width: 100%; }
.often { margin-top: 10px; color: var(--muted); font-size: 13px; display: flex; flex-wrap: wrap; gap: 2px 14px; }
.pair { display: grid; grid-template-columns: minmax(0, 676fr) minmax(0, 540fr); gap: 16px; }
${STRIP_STYLE}
.request { overflow: hidden; background: var(--code-bg); display: flex; flex-direction: column; } .request .strip { background: var(--surface); }
.sample { display: none; } .sample pre { border: 0; border-radius: 0; padding: 14px 16px; font-size: 12px; line-height: 18px; min-height: 402px; }
.request:has([value=curl]:checked) .sample-curl, .request:has([value=typescript]:checked) .sample-typescript, .request:has([value=python]:checked) .sample-python, .request:has([value=mcp]:checked) .sample-mcp { display: block; }
.answer img { display: block; width: calc(100% - 32px); height: auto; margin: 16px; border: 1px solid var(--line); border-radius: 4px; background: #fff; }
.answer p { margin: 0 16px 12px; color: var(--ink2); }
.ways, .proofs { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 16px; margin-top: 16px; }
.ways a { display: block; height: 100%; padding: 14px 16px; color: var(--ink2); } .ways a:hover { background: var(--raised); text-decoration: none; }
.ways b { display: block; color: var(--ink); font-size: 15px; line-height: 22px; font-weight: 600; }
.part { display: flex; align-items: baseline; gap: 10px; margin: 28px 0 10px; } .part h2 { font-size: 17px; line-height: 26px; font-weight: 650; letter-spacing: -.014em; } .part .end { margin-left: auto; }
.slides { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 16px; }
.slides img { display: block; width: 100%; height: auto; border: 1px solid var(--line2); border-radius: 4px; background: #fff; margin-bottom: 6px; }
.slides a { color: var(--ink2); }
.proofs { grid-template-columns: repeat(3, minmax(0, 1fr)); margin-top: 0; } .proofs h3 { font-size: 15px; line-height: 22px; font-weight: 600; } .proofs p { color: var(--ink2); margin-top: 2px; } .proofs .card { padding: 14px 16px; }
@media (max-width: 1000px) { .pair, .say { grid-template-columns: minmax(0, 1fr); } .ways, .proofs { grid-template-columns: 1fr 1fr; } .slides { grid-template-columns: repeat(3, minmax(0, 1fr)); } .sample pre { min-height: 0; } }
@media (max-width: 560px) { main { padding: 16px 16px 40px; } h1 { font-size: 30px; line-height: 36px; } .ways, .proofs { grid-template-columns: minmax(0, 1fr); gap: 10px; } .slides { grid-template-columns: 1fr 1fr; } .strip label { padding: 12px 0 11px; } .slides a { padding-bottom: 6px; } .often a, .strip a, .part a { padding: 4px 0; } .answer .strip { padding-block: 8px; } .part .muted { display: none; } }`);
