/** The head of a card, and choices in it that look like tabs and need no script. */
export const STRIP_STYLE = `.strip { display: flex; flex-wrap: wrap; align-items: center; gap: 0 20px; min-height: 40px; padding: 0 16px; border-bottom: 1px solid var(--line); font-size: 14px; }
.strip h2 { font-size: 14px; line-height: 20px; font-weight: 600; } .strip .end { margin-left: auto; display: flex; gap: 18px; }
.strip label { position: relative; display: block; padding: 9px 0 10px; margin-bottom: -1px; border-bottom: 2px solid transparent; color: var(--ink2); font-weight: 500; cursor: pointer; }
.strip label:hover { color: var(--link); } .strip label:has(:checked) { border-color: var(--accent); color: var(--link); }
.strip label:has(:focus-visible) { outline: 3px solid color-mix(in srgb, var(--accent) 60%, transparent); }
.strip input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }`;
