/** Whether a caller prefers Markdown to a page. Agents do; browsers never do. */

/** RFC 9110, 12.5.1: Markdown is named, and HTML weighs no more. A range such as `text/*` names neither. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const markdown = weightOf(accept, 'text/markdown');
  return markdown > 0 && markdown >= weightOf(accept, 'text/html');
}

function weightOf(accept = '', type: string): number {
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    return Number.isFinite(weight) ? weight : 0;
  }
  return 0;
}
