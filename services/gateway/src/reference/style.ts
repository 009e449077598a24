/** What the reference alone has of style. */
import { MONO, sheetOf } from '@deckwright/platform/pages';
import { COLUMNS_STYLE, SEARCH_STYLE } from '../handbook/style.ts';

export const SHEET = sheetOf(`${SEARCH_STYLE}
${COLUMNS_STYLE}
main p { margin-bottom: 12px; } .lead-links { display: flex; flex-wrap: wrap; gap: 4px 20px; }
main dd a, main p a { text-decoration: underline; text-underline-offset: 2px; }
.endpoints a { display: grid; grid-template-columns: 64px minmax(0, 3fr) minmax(0, 2fr); gap: 0 8px; padding: 6px 10px; margin: 0 -10px; border-radius: 6px; color: var(--ink2); align-items: baseline; font-size: 14px; line-height: 20px; }
.endpoints a:hover { background: var(--raised); text-decoration: none; } .endpoints code { background: none; padding: 0; color: var(--ink); } .endpoints .summary { overflow-wrap: anywhere; }
.method { font: 600 12px/16px ${MONO}; color: var(--muted); } .method.post { color: var(--ok); } .method.get { color: var(--link); } .method:is(.put, .patch) { color: var(--warn); } .method.delete { color: var(--bad); }
.endpoint { border-top: 1px solid var(--line); margin-top: 32px; } .endpoint:first-of-type { border-top: 0; margin-top: 0; } .endpoint h2 { margin-top: 24px; }
.endpoint h3 .muted { font-weight: 400; font-size: 13px; }
.address { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: baseline; } .address code { background: none; padding: 0; font-size: 14px; color: var(--ink); overflow-wrap: anywhere; }
.anchor { color: var(--muted); opacity: 0; font-weight: 400; } h2:hover .anchor, .anchor:focus { opacity: 1; }
.fields > div { display: grid; grid-template-columns: minmax(0, 200px) minmax(0, 1fr); gap: 2px 16px; padding: 8px 0; border-top: 1px solid var(--line); font-size: 14px; line-height: 20px; }
.fields dt code { background: none; padding: 0; color: var(--ink); font-weight: 600; overflow-wrap: anywhere; }
.fields dd p { margin: 2px 0 0; color: var(--ink2); overflow-wrap: anywhere; } .need { font-size: 12px; line-height: 16px; color: var(--warn); }
.type { font: 13px/20px ${MONO}; color: var(--ink2); overflow-wrap: anywhere; }
details { margin: 6px 0 0; } details > summary { cursor: pointer; padding: 4px 0; color: var(--link); width: fit-content; } details .fields { padding-left: 14px; border-left: 2px solid var(--line); margin-top: 4px; } details .fields > div:first-child { border-top: 0; }
.object { border-top: 1px solid var(--line); margin-top: 20px; } .object h3 { margin-top: 16px; }
:target { scroll-margin-top: 16px; } .object:target, .endpoint:target { box-shadow: -3px 0 0 var(--accent); padding-left: 14px; margin-left: -14px; }
@media (max-width: 820px) { .fields > div, .endpoints a { grid-template-columns: minmax(0, 1fr); } .endpoints a { padding: 8px 10px; } }`);
