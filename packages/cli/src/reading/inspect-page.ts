/** The inspect report as one page without other files: figures, pictures of the worst slides with marks on them, and all findings. */
import type { FileConformance, Finding, InspectReport } from '@deckwright/review/inspect';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string): string => text.replace(/[&<>"']/g, (c) => escapes[c] ?? c);

const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --muted: #57606a; --line: #d0d7de; --error: #b42318; --warning: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --paper: #0d1117; --muted: #9198a1; --line: #3d444d; --error: #ff8a80; --warning: #e3b341; } }
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.5rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
.verdict { color: var(--muted); } dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: .75rem; margin: 1.5rem 0; }
dt { color: var(--muted); font-size: .85rem; } dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums; }
.slide { position: relative; border: 1px solid var(--line); line-height: 0; margin: .5rem 0; } .slide img { width: 100%; height: auto; }
.mark { position: absolute; border: 2px solid; border-radius: 2px; } .mark span { position: absolute; top: -1.1em; left: -2px; font: 700 12px/1 system-ui; padding: 2px 4px; background: currentColor; }
.mark span b { color: #fff; } .error { color: var(--error); } .warning { color: var(--warning); }
ol { padding-left: 1.6rem; } li { margin: .4rem 0; } li p { margin: 0; } .remedy { color: var(--muted); } code { font-size: .85em; }
`;

/**
 * @param name of the file, for the heading
 * @param pictures PNG by slide number
 */
export function inspectPage(name: string, report: InspectReport, pictures: ReadonlyMap<number, Uint8Array>): string {
  const { summary, slides } = report;
  const found = slides.filter(({ findings }) => findings.length > 0);
  const order = [...summary.worst_slides, ...found.map(({ i }) => i).filter((i) => !summary.worst_slides.includes(i))];
  const sections = order.flatMap((i) => {
    const slide = found.find((one) => one.i === i);
    return slide === undefined ? [] : [section(slide, report, pictures.get(i))];
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${safe(name)}: ${report.status}</title>
<style>${STYLE}</style>
<h1>${safe(name)}</h1>
<p class="verdict">Verdict: <strong>${report.status}</strong>. ${report.slides_total} slides, ${report.canvas.aspect}.${report.slides_inspected < report.slides_total ? ` The first ${report.slides_inspected} were inspected.` : ''}</p>
<dl>${figures(report)
    .map(([what, value]) => `<div><dt>${what}</dt><dd>${value}</dd></div>`)
    .join('')}</dl>
${sections.join('\n')}
${report.conformance === undefined ? '' : ofFile(report.conformance)}
</html>
`;
}

function figures({ summary }: InspectReport): readonly (readonly [string, string])[] {
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  return [
    ['Errors', String(summary.errors)],
    ['Warnings', String(summary.warnings)],
    ['Hidden texts', String(summary.hidden_texts)],
    ['Beside the slide', String(summary.off_canvas)],
    ['Weak contrast', String(summary.low_contrast)],
    ['Smallest font', summary.min_font_pt === null ? 'unknown' : `${summary.min_font_pt} pt`],
    ['Editable slides', percent(summary.editable_text_ratio)],
    ['Sizes judged', percent(summary.font_size_coverage)],
    ['Contrast judged', percent(summary.contrast_coverage)],
  ];
}

function section({ i, hidden, findings }: InspectReport['slides'][number], { canvas }: InspectReport, png: Uint8Array | undefined): string {
  const marks = findings.map((finding, at) => mark(finding, at + 1, canvas)).join('');
  const picture =
    png === undefined
      ? ''
      : `<div class="slide"><img alt="Slide ${i}" src="data:image/png;base64,${Buffer.from(png).toString('base64')}">${marks}</div>`;
  const items = findings
    .map(
      ({ severity, code, message, remedy }) =>
        `<li><p><strong class="${severity}">${severity}</strong> <code>${safe(code)}</code> ${safe(message)}</p><p class="remedy">${safe(remedy)}</p></li>`,
    )
    .join('');
  return `<section><h2>Slide ${i}${hidden ? ' (hidden)' : ''}</h2>${picture}<ol>${items}</ol></section>`;
}

/** Faults of the file itself. */
function ofFile({ errors, warnings, rules, findings }: FileConformance): string {
  if (errors + warnings === 0) return '';
  const counts = rules.map(({ code, count }) => `${safe(code)} ${count}`).join(', ');
  const items = findings
    .map(
      ({ severity, code, part, place = '', message, remedy }) =>
        `<li><p><strong class="${severity}">${severity}</strong> <code>${safe(code)}</code> ${safe(message)}</p><p class="remedy">${safe(remedy)} <code>${safe(`${part} ${place}`)}</code></p></li>`,
    )
    .join('');
  return `<section><h2>The file</h2><p>Against ISO/IEC 29500: ${counts}.</p><ol>${items}</ol></section>`;
}

/** A frame at the finding's place; what lies beside the slide has none. */
function mark({ bbox_in, severity }: Finding, number: number, canvas: InspectReport['canvas']): string {
  if (bbox_in === undefined) return '';
  const share = (value: number, of: number): number => Math.min(100, Math.max(0, (value / of) * 100));
  const left = share(bbox_in.x, canvas.w_in);
  const top = share(bbox_in.y, canvas.h_in);
  const width = share(bbox_in.x + bbox_in.w, canvas.w_in) - left;
  const height = share(bbox_in.y + bbox_in.h, canvas.h_in) - top;
  if (width <= 0 || height <= 0) return '';
  const style = `left:${left.toFixed(2)}%;top:${top.toFixed(2)}%;width:${width.toFixed(2)}%;height:${height.toFixed(2)}%`;
  return `<div class="mark ${severity}" style="${style}"><span><b>${number}</b></span></div>`;
}
