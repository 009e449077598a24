/** Names of forms with a slip of the keyboard: "adgenda", "tiemline", "waterfal". */

const SHORTEST = 6;

/** A word without each of its letters but the first and the last: a slip there makes another word or its plural. */
function shortened(word: string): string[] {
  const out: string[] = [];
  for (let i = 1; i < word.length - 1; i++) out.push(word.slice(0, i) + word.slice(i + 1));
  return out;
}

/** Single words that a slip is looked for in, by what they are without a letter. */
export function slipsOf(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  for (const name of new Set(names)) {
    if (name.length < SHORTEST || /[^\p{L}]/u.test(name)) continue;
    for (const short of [name, ...shortened(name)]) map.set(short, [...(map.get(short) ?? []), name]);
  }
  return map;
}

const swapped = (a: string, b: string): boolean => {
  const at = [...a].findIndex((c, i) => c !== b[i]);
  return at > 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
};

/** The names that words of a request are one slip away from: a letter too many, too few, or two that changed places. */
export function meantBy(tokens: readonly string[], slips: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const out = new Set<string>();
  for (const token of tokens) {
    if (token.length < SHORTEST - 1 || token.length > 24) continue;
    for (const short of [token, ...shortened(token)])
      for (const name of slips.get(short) ?? []) {
        if (name === token) continue;
        if (
          name.length !== token.length
            ? Math.abs(name.length - token.length) === 1 && (short === name || short === token)
            : swapped(name, token)
        )
          out.add(name);
      }
  }
  return out;
}
