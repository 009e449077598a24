/** The summary of a pull request in Markdown, as GitHub shows it in comments and on the page of a run. */

/** Finds our comment again, to replace it. */
export const MARKER = '<!-- deckwright: slides of this pull request -->';

/** GitHub takes comments of 65,536 characters. */
const MAX_CHARACTERS = 60_000;
const MAX_SLIDES = 20;
const MAX_FINDINGS = 30;
const MAX_CHANGES = 8;
const PICTURE_WIDTH_PX = 420;

/**
 * @typedef {object} Reviewed
 * @property {string} name of the file
 * @property {string} [old_name] where it was renamed
 * @property {'added' | 'removed' | 'changed'} status
 * @property {(import('./pair.mjs').Pair & { changes?: string[], before_picture?: string, after_picture?: string })[]} pairs with the pictures' names
 * @property {import('./draw.mjs').Finding[]} findings
 * @property {Set<string>} known findings that the base has, too, as JSON
 */

/**
 * @param {Reviewed[]} files
 * @param {(name: string) => string | undefined} addressOf of a picture; undefined where it is in the artifact alone
 * @param {{ artifact: string, head: string }} run
 */
export function writeSummary(files, addressOf, { artifact, head }) {
  const isShown = files.some(({ pairs }) => pairs.some((pair) => addressOf(pair.after_picture ?? pair.before_picture ?? '') !== undefined));
  const parts = [MARKER, '## Slides', headline(files), ...files.map((file) => section(file, addressOf))];
  const changed = files.some(({ pairs }) => pairs.some(({ status }) => status !== 'same'));
  if (changed && !isShown) parts.push(`The pictures are in the artifact \`${safe(artifact)}\` of this run.`);
  parts.push(`<sub>${safe(head.slice(0, 12))}, drawn by Deckwright</sub>`);
  return `${within(parts).join('\n\n')}\n`;
}

export const countOf = (files, severity) =>
  files.reduce((sum, { findings }) => sum + findings.filter((one) => one.severity === severity).length, 0);
export const changedSlides = (files) => files.reduce((sum, { pairs }) => sum + pairs.filter(({ status }) => status !== 'same').length, 0);

function headline(files) {
  if (files.length === 0) return 'This pull request changes no slides.';
  const found = [counted(countOf(files, 'error'), 'error'), counted(countOf(files, 'warning'), 'warning')].join(', ');
  return `${counted(files.length, 'file')}, ${counted(changedSlides(files), 'slide')} not as before; ${found}.`;
}

function section({ name, old_name, status, pairs, findings, known }, addressOf) {
  const differing = pairs.filter((pair) => pair.status !== 'same');
  const same = pairs.length - differing.length;
  const lines = [
    `### <code>${safe(name)}</code>${status === 'changed' ? '' : `, ${status}`}${old_name === undefined ? '' : `, was <code>${safe(old_name)}</code>`}`,
    '',
  ];
  if (differing.length > 0)
    lines.push('| | Before | After |', '|---|---|---|', ...differing.slice(0, MAX_SLIDES).map((pair) => row(pair, addressOf)), '');
  if (differing.length > MAX_SLIDES) lines.push(`${counted(differing.length - MAX_SLIDES, 'more slide')} in the artifact.`, '');
  for (const { after, changes = [] } of differing.slice(0, MAX_SLIDES)) {
    lines.push(...changes.slice(0, MAX_CHANGES).map((change) => `- slide ${after}: ${safe(change)}`));
    if (changes.length > MAX_CHANGES) lines.push(`- slide ${after}: and ${changes.length - MAX_CHANGES} more`);
  }
  if (differing.some(({ changes = [] }) => changes.length > 0)) lines.push('');
  if (same > 0) lines.push(`${counted(same, 'slide')} as before.`, '');
  lines.push(...findings.slice(0, MAX_FINDINGS).map((one) => line(one, known.has(JSON.stringify(one)))));
  if (findings.length > MAX_FINDINGS) lines.push(`- and ${findings.length - MAX_FINDINGS} more`);
  return lines.join('\n').trim();
}

function row({ before, after, status, before_picture, after_picture }, addressOf) {
  const name =
    after === undefined
      ? `Slide ${before} of before`
      : `Slide ${after}${before !== undefined && before !== after ? ` (was ${before})` : ''}`;
  const cell = (picture, word) => {
    if (picture === undefined) return word;
    const address = addressOf(picture);
    return address === undefined
      ? `<code>${safe(picture)}</code>`
      : `<img width="${PICTURE_WIDTH_PX}" alt="${safe(picture)}" src="${safe(address)}">`;
  };
  return `| ${name}, ${status} | ${cell(before_picture, '–')} | ${cell(after_picture, '–')} |`;
}

const line = ({ severity, code, message, remedy, place }, isKnown) =>
  `- **${severity}**${isKnown ? ' (as before)' : ''} ${place === '' ? '' : `${safe(place)}: `}${safe(message)} ${safe(remedy)} <code>${safe(code)}</code>`;

/** Sections that have no room are named, not cut in the middle of a table. */
function within(parts) {
  const kept = [];
  let [room, left] = [MAX_CHARACTERS, 0];
  for (const part of parts) {
    if (part.length > room) left += 1;
    else {
      room -= part.length + 2;
      kept.push(part);
    }
  }
  return left === 0 ? kept : [...kept, `${counted(left, 'further file')} in the artifact.`];
}

const counted = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What files say is text: names and sentences can hold marks of Markdown, tables and HTML. */
const safe = (text) =>
  String(text)
    .replaceAll(/[&<>"'|`*_[\]\\#~@!]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll(/\s+/g, ' ');
