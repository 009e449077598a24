/** Label selectors as Kubernetes writes them: `queue=render-slide`, `queue in (a,b)`, `queue!=a`, `queue`, `!queue`. */

export type Matches = (labels: Readonly<Record<string, string>>) => boolean;

const KEY = '[\\w./-]+';
const SET = new RegExp(`^(${KEY})\\s+(in|notin)\\s*\\(([^()]*)\\)$`);
const EQUALITY = new RegExp(`^(${KEY})\\s*(==|=|!=)\\s*([\\w.-]*)$`);
const PRESENCE = new RegExp(`^(!?)\\s*(${KEY})$`);

/** Undefined where the text is no selector. An empty one matches everything. */
export function readSelector(text: string): Matches | undefined {
  if (text.trim() === '') return () => true;
  // A comma inside brackets belongs to a set.
  const requirements = text.split(/,(?![^()]*\))/).map((one) => readRequirement(one.trim()));
  if (!requirements.every((one) => one !== undefined)) return undefined;
  return (labels) => requirements.every((matches) => matches(labels));
}

function readRequirement(text: string): Matches | undefined {
  const [, setKey, word, list] = SET.exec(text) ?? [];
  if (setKey !== undefined && list !== undefined) {
    const values = list.split(',').map((value) => value.trim());
    const isIn = (value: string | undefined) => value !== undefined && values.includes(value);
    return word === 'in' ? (labels) => isIn(labels[setKey]) : (labels) => !isIn(labels[setKey]);
  }
  const [, key, sign, value] = EQUALITY.exec(text) ?? [];
  if (key !== undefined) return sign === '!=' ? (labels) => labels[key] !== value : (labels) => labels[key] === value;
  const [, not, present] = PRESENCE.exec(text) ?? [];
  if (present === undefined) return undefined;
  return not === '!' ? (labels) => labels[present] === undefined : (labels) => labels[present] !== undefined;
}
