/**
 * The text with folders and ports of the page where they lie in a test. All in one pass: a port that was put in may hold the digits of another.
 * @param {Readonly<Record<string, string>>} places
 * @param {string} text
 */
export function moveTo(places, text) {
  const names = Object.keys(places).sort((a, b) => b.length - a.length);
  return text.replaceAll(new RegExp(names.join('|'), 'g'), (found) => places[found]);
}
